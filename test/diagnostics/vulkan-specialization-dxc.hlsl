// args: -T cs_6_6 -spirv --rules dxc
[[vk::constant_id(1)]] int loose = 4;
[[vk::constant_id(2)]] static const int hidden = 4;
//                                      ^^^^^^ error err_vulkan_specialization_static: the specialization constant 'hidden' must be visible from outside
//                                             help: leave out static
RWStructuredBuffer<int> result;
[numthreads(1, 1, 1)] void main() { result[0] = loose + hidden; }
