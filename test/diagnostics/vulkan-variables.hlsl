// args: -T cs_6_6 -spirv
struct S { float f; };
[[vk::image_format("rgba32f")]] RWTexture1D<int4> wrong;
//^^^^^^^^^^^^^^^^^^^^^^^^^^^ error err_vulkan_image_format: the image format 'rgba32f' does not hold 'int'
[[vk::image_format("r64ui")]] RWTexture1D<uint> narrow;
//^^^^^^^^^^^^^^^^^^^^^^^^^ error err_vulkan_image_format: the image format 'r64ui' does not hold 'uint'
[[vk::image_format("r32i")]] RWTexture1D<int> right;
[[vk::image_format("rgba16ui")]] Buffer<int4> read;
[[vk::shader_record_ext, vk::binding(6)]] ConstantBuffer<S> record;
//                       ^^^^^^^^^^^^^^ error err_vulkan_record_binding: vk::shader_record_ext cannot be used together with vk::binding
[[vk::binding(10, 2)]] float4 loose;
//^^^^^^^^^^^^^^^^^^ error err_vulkan_globals_binding: 'loose' lies in $Globals with the other loose constants and cannot have a binding of its own
//                   help: put it into a cbuffer, or place all of them with -fvk-bind-globals
[[vk::constant_id(0)]] const bool first = true;
[[vk::constant_id(1)]] const bool second = first;
//                                         ^^^^^ error err_vulkan_specialization_initializer: the default of 'second' depends on another specialization constant
[[vk::input_attachment_index(0)]] SubpassInput<float4> attachment;
FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> feedback;
//                                          ^^^^^^^^ error err_vulkan_feedback: 'FeedbackTexture2D' has no counterpart in Vulkan
[[vk::ext_builtin_input(24)]] static const uint3 groups;
//                                               ^^^^^^ note note_vulkan_first_use: the first one is here
[[vk::ext_builtin_output(24)]] static uint3 written;
//^^^^^^^^^^^^^^^^^^^^^^^^^^ error err_vulkan_builtin_twice: built-in 24 is an input and an output
[[vk::ext_builtin_output(24)]] uint3 constant;
//^^^^^^^^^^^^^^^^^^^^^^^^^^ error err_vulkan_builtin_static: vk::ext_builtin_input and vk::ext_builtin_output can only be applied to a static variable, and 'constant' is not one
[[vk::ext_decorate_string(5636, "name")]] uint twice(uint x) { return x * 2; }
//^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error err_vulkan_decorate_function: vk::ext_decorate_string is not supported on functions
RWBuffer<float4> result;
template <typename T> float get(T heap) {
//                                ^^^^ error err_vulkan_heap_parameter: a descriptor heap cannot be a parameter
//                                     help: pass the index, or what the heap holds there
  RWStructuredBuffer<float> data = heap[0];
  return data[0];
}
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
  result[twice(i)] = attachment.SubpassLoad() * loose + get(ResourceDescriptorHeap);
}
