// args: -T cs_6_6 -spirv
uint anyIndex;
static const uint two = 2;
[[vk::constant_id(0)]] const uint size = anyIndex > 1 ? 1 : 2;
//                                       ^^^^^^^^^^^^^^^^^^^^ error err_vulkan_specialization_default: the default of 'size' is not a constant
//                                                            help: write a number, or what can be computed from numbers
[[vk::constant_id(1)]] const uint twice = two * 2;
RWBuffer<uint> Out;
[numthreads(1, 1, 1)]
void main() { Out[0] = size + twice; }
