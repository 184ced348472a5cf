// args: -T cs_6_6 -spirv
struct S { float f; };
[[vk::push_constant]] float4x4 matrices;
//^^^^^^^^^^^^^^^^^ error err_attribute_wrong_decl_type: 'vk::push_constant' attribute only applies to global variables of struct type
[[vk::push_constant]] S several[2];
//^^^^^^^^^^^^^^^^^ error err_attribute_wrong_decl_type: 'vk::push_constant' attribute only applies to global variables of struct type
[[vk::push_constant]] Texture2D<float4> image;
//^^^^^^^^^^^^^^^^^ error err_attribute_wrong_decl_type: 'vk::push_constant' attribute only applies to global variables of struct type
RWBuffer<float> result;

[numthreads(1, 1, 1)]
void main() { result[0] = matrices._11 + several[1].f; }
