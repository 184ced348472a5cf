// args: -T lib_6_6
[shader("compute")] [numthreads(1, 1, 1)] [WaveSize(8)] void fine() {}
[shader("compute")] [numthreads(1, 1, 1)] [WaveSize(4, 16)] void two() {}
//                                         ^^^^^^^^^^^^^^^ error err_hlsl_attribute_number_arguments_insufficient_shader_model: attribute 'WaveSize' with 2 arguments requires shader model 6.8 or greater
[shader("compute")] [numthreads(1, 1, 1)] [WaveSize(4, 16, 8)] void three() {}
//                                         ^^^^^^^^^^^^^^^^^^ error err_hlsl_attribute_number_arguments_insufficient_shader_model: attribute 'WaveSize' with 3 arguments requires shader model 6.8 or greater
