// args: -T ms_6_5 -spirv
struct Vertex { float4 position : SV_Position; };
struct Primitive { float3 color : COLOR; };
struct Payload { float4 data; };
[outputtopology("line")]
[numthreads(32, 1, 1)]
void main(
    out vertices Vertex vertices[64],
    out vertices Vertex others[64],
//                      ^^^^^^ error err_vulkan_mesh_twice: only one parameter can be 'vertices'
    out indices uint3 lists[40],
//                    ^^^^^ error err_vulkan_mesh_indices: indices of a line must be uint2
    out primitives Primitive primitives[41],
//                           ^^^^^^^^^^ error err_vulkan_mesh_sizes: the arrays of 'primitives' and 'indices' must have the same size
    inout payload Payload payload,
//                        ^^^^^^^ error err_vulkan_payload_mode: 'payload' object must be an in parameter
    uint thread : SV_GroupIndex) {
}
