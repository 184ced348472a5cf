// args: -T gs_6_0 -spirv
struct Vertex { float4 position : SV_Position; };
[maxvertexcount(1)]
void main(InputPatch<Vertex, 2> points, inout PointStream<Vertex> stream) { stream.Append(points[1]); }
//                              ^^^^^^ error err_vulkan_geometry_patch: Vulkan has no geometry shaders that take a patch
//                                     help: take a primitive: triangle Vertex vertices[3]
