// args: -T ms_6_5 -spirv
struct Vertex { float4 position : SV_Position; };
[outputtopology("triangle")]
[numthreads(32, 1, 1)]
void main(out vertices Vertex vertices) {
//                            ^^^^^^^^ error err_vulkan_mesh_array: a parameter with 'vertices' must be an array of one dimension
//   ^^^^ error err_vulkan_mesh_missing: a mesh shader has a parameter with 'indices', and this one has none
}
