// args: -T lib_6_6
[shader("amplification")] [WaveSize(32)] [numthreads(1, 1, 1)] void spread() {}
//                         ^^^^^^^^^^^^ error err_hlsl_attribute_unsupported_stage: attribute WaveSize only allowed on compute or node shaders
[shader("compute")] [WaveSize(32)] [numthreads(1, 1, 1)] void groups() {}
