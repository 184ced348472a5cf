// args: -T cs_6_6 -spirv -enable-16bit-types
[[vk::constant_id(0)]] const int64_t wide = 1;
//                                   ^^^^ error err_vulkan_specialization_type: the specialization constant 'wide' cannot have the type 'int64_t'
//                                        help: use bool, int, uint or float
[[vk::constant_id(1)]] const double precise_ = 1;
//                                  ^^^^^^^^ error err_vulkan_specialization_type: the specialization constant 'precise_' cannot have the type 'double'
//                                           help: use bool, int, uint or float
[[vk::constant_id(2)]] const half narrow = 1;
//                                ^^^^^^ error err_vulkan_specialization_type: the specialization constant 'narrow' cannot have the type 'float16_t'
//                                       help: use bool, int, uint or float
[[vk::constant_id(3)]] const int16_t small = 1;
//                                   ^^^^^ error err_vulkan_specialization_type: the specialization constant 'small' cannot have the type 'int16_t'
//                                         help: use bool, int, uint or float
[[vk::constant_id(4)]] const uint right = 1;
enum E { First };
[[vk::constant_id(5)]] const E first = First;
RWBuffer<float> result;
[numthreads(1, 1, 1)] void main() { result[0] = wide + narrow + small + right + (uint)first + (float)precise_; }
//                                              ^^^^ warning warn_impcast_integer_narrow_float: implicit conversion from 'int64_t' (aka 'long') to 'half' may lose precision [-Wimplicit-int-float-conversion]
//                                                                      ^^^^^ warning warn_impcast_integer_narrow_float: implicit conversion from 'uint' (aka 'unsigned int') to 'half' may lose precision [-Wimplicit-int-float-conversion]
//                                                                              ^^^^^^^^^^^ warning warn_impcast_integer_narrow_float: implicit conversion from 'uint' (aka 'unsigned int') to 'half' may lose precision [-Wimplicit-int-float-conversion]
