// args: -T gs_6_0 -spirv
struct V { float4 position : SV_Position; };
[maxvertexcount(3)]
void main(triangle uint i[3] : I, line uint j[2] : J, inout PointStream<V> points, inout LineStream<V> lines) {
//                                          ^ error err_vulkan_primitives: only one input primitive type can be specified in the geometry shader
//                                                                                                     ^^^^^ error err_vulkan_primitives: only one output primitive type can be specified in the geometry shader
}
