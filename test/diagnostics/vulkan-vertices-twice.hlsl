// args: -T gs_6_0 -spirv
// A semantic comes once among the members of a vertex.
struct Vertex { float2 uv : TEXCOORD0; float4 color : TEXCOORD0; float4 position : SV_Position; };
//                                                    ^^^^^^^^^ error err_vulkan_semantic_twice: input semantic 'TEXCOORD0' used more than once
//                          ^^^^^^^^^ note note_vulkan_first_use: the first one is here
//                          ^^^^^^^^^ note note_vulkan_first_use: the first one is here
//                                                                                 ^^^^^^^^^^^ note note_vulkan_first_use: the first one is here
//                                                    ^^^^^^^^^ error err_vulkan_semantic_twice: output semantic 'TEXCOORD0' used more than once
//                          ^^^^^^^^^ note note_vulkan_first_use: the first one is here
struct Other { float4 color : TEXCOORD0; float4 position : SV_Position; };
//                            ^^^^^^^^^ error err_vulkan_semantic_twice: input semantic 'TEXCOORD0' used more than once
//                                                         ^^^^^^^^^^^ error err_vulkan_semantic_twice: input semantic 'SV_Position' used more than once
[maxvertexcount(3)]
void main(point Vertex first[1], point Other second[1], inout PointStream<Vertex> vertices, inout PointStream<Other> others) {
  vertices.Append(first[0]);
  others.Append(second[0]);
}
