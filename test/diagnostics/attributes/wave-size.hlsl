// args: -T lib_6_8
[shader("compute")] [numthreads(1, 1, 1)] [WaveSize(3)] void notAPower() {}
//                                                  ^ error err_attribute_power_of_two_in_range: 'WaveSize' attribute requires an integer argument which is a constant power of two between 4 and 128 inclusive; provided argument was 3
[shader("compute")] [numthreads(1, 1, 1)] [WaveSize(0)] void zero() {}
//                                                  ^ error err_attribute_power_of_two_in_range: 'WaveSize' attribute requires an integer argument which is a constant power of two between 4 and 128 inclusive; provided argument was 0
[shader("compute")] [numthreads(1, 1, 1)] [WaveSize(-4)] void negative() {}
//                                                  ^^ error err_attribute_power_of_two_in_range: 'WaveSize' attribute requires an integer argument which is a constant power of two between 4 and 128 inclusive; provided argument was 4294967292
[shader("compute")] [numthreads(1, 1, 1)] [WaveSize(256)] void large() {}
//                                                  ^^^ error err_attribute_power_of_two_in_range: 'WaveSize' attribute requires an integer argument which is a constant power of two between 4 and 128 inclusive; provided argument was 256
[shader("compute")] [numthreads(1, 1, 1)] [WaveSize(16, 8)] void upsideDown() {}
//                                         ^^^^^^^^ error err_attribute_argument_invalid: 'WaveSize' attribute argument is invalid: min must not be greater than max
[shader("compute")] [numthreads(1, 1, 1)] [WaveSize(16, 16)] void equal() {}
//                                         ^^^^^^^^ error warn_attr_min_eq_max: 'WaveSize' attribute minimum and maximum arguments are equal [-Wattribute-statement]
[shader("compute")] [numthreads(1, 1, 1)] [WaveSize(4, 0)] void noLargest() {}
//                                                     ^ error err_attribute_power_of_two_in_range: 'WaveSize' attribute requires an integer argument which is a constant power of two between 4 and 128 inclusive; provided argument was 0
[shader("compute")] [numthreads(1, 1, 1)] [WaveSize(3, 8)] void badLeast() {}
//                                         ^^^^^^^^ error err_attribute_argument_invalid: 'WaveSize' attribute argument is invalid: min must not be greater than max
[shader("compute")] [numthreads(1, 1, 1)] [WaveSize(8, 16, 32)] void outside() {}
//                                                         ^^ error err_attribute_power_of_two_in_range: 'WaveSize' attribute requires an integer argument which is a constant power of two between 8 and 16 inclusive; provided argument was 32
[shader("compute")] [numthreads(1, 1, 1)] [WaveSize(4, 8, 7)] void badPreferred() {}
//                                                        ^ error err_attribute_power_of_two_in_range: 'WaveSize' attribute requires an integer argument which is a constant power of two between 4 and 128 inclusive; provided argument was 7
[shader("compute")] [numthreads(1, 1, 1)] [WaveSize] void none() {}
//                                         ^^^^^^^^ error err_attribute_too_few_arguments: 'WaveSize' attribute takes at least 1 argument
[shader("compute")] [numthreads(1, 1, 1)] [WaveSize(4, 8, 8, 8)] void four() {}
//                                         ^^^^^^^^ error err_attribute_too_many_arguments: 'WaveSize' attribute takes no more than 3 arguments
[shader("compute")] [numthreads(1, 1, 1)] [WaveSize(8)] [WaveSize(16)] void twice() {}
//                                         ^^^^^^^^^^^ error err_hlsl_attribute_param_mismatch: 'WaveSize' attribute parameters do not match the previous declaration
//                                                       ^^^^^^^^^^^^ note note_conflicting_attribute: conflicting attribute is here
[shader("pixel")] [WaveSize(16)] void pixel() {}
//                 ^^^^^^^^^^^^ error err_hlsl_attr_unsupported_in_stage: attribute 'WaveSize' is unsupported in 'pixel' shaders, requires one of the following: compute, amplification, mesh
[shader("compute")] [numthreads(1, 1, 1)] [WaveSize(8, 64, 32)] void fine() {}
