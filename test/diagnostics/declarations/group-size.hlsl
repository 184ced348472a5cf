// args: -T lib_6_6
[numthreads(0, 1, 1)] void zero() {}
[numthreads(-1, 1, 1)] void negative() {}
//          ^^ error err_hlsl_numthreads_argument_oor: argument 'X' to numthreads attribute cannot exceed 1024
[numthreads(1, 1, 1.5)] void fraction() {}
//                ^^^ error err_attribute_argument_type: 'numthreads' attribute requires an integer constant
static const float side = 8;
[numthreads(8.0, 1, 1)] void whole() {}
//          ^^^ error err_attribute_argument_type: 'numthreads' attribute requires an integer constant
[numthreads(1, side, 1)] [WaveSize(32.0)] void named() {}
//             ^^^^ error err_attribute_argument_type: 'numthreads' attribute requires an integer constant
//                                 ^^^^ error err_attribute_argument_type: 'WaveSize' attribute requires an integer constant
[numthreads(true, 1u, 1)] void words() {}
[numthreads(1024, 2, 1)] void many() {}
//@ 2..12 error err_hlsl_numthreads_invalid: total number of threads cannot exceed 1024
