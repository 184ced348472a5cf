// args: -T lib_6_6
[numthreads(0, 1, 1)] void zero() {}
[numthreads(-1, 1, 1)] void negative() {}
//          ^^ error err_hlsl_numthreads_argument_oor: argument 'X' to numthreads attribute cannot exceed 1024
[numthreads(1, 1, 1.5)] void fraction() {}
//@ 2..12 error err_attribute_argument_type: 'numthreads' attribute requires an integer constant
[numthreads(true, 1u, 1)] void words() {}
[numthreads(1024, 2, 1)] void many() {}
//@ 2..12 error err_hlsl_numthreads_invalid: total number of threads cannot exceed 1024
