// args: -T lib_6_6
[numthreads(1025, 1, 1)] [shader("compute")] void tooWide() {}
//          ^^^^ error err_hlsl_numthreads_argument_oor: argument 'X' to numthreads attribute cannot exceed 1024
[numthreads(1, 1, 65)] [shader("compute")] void tooDeep() {}
//                ^^ error err_hlsl_numthreads_argument_oor: argument 'Z' to numthreads attribute cannot exceed 64
[numthreads(32, 64, 1)] [shader("compute")] void tooManyThreads() {}
//@ 2..12 error err_hlsl_numthreads_invalid: total number of threads cannot exceed 1024
[shader("compute")] void none() {}
//                       ^^^^ error err_hlsl_missing_numthreads: missing numthreads attribute for compute shader entry
[shader("compute")] [numthreads(64, 1, 1)] void unknown(uint3 id : SV_Foo) {}
//                                                                 ^^^^^^ error err_hlsl_unknown_semantic: unknown HLSL semantic 'SV_Foo'
