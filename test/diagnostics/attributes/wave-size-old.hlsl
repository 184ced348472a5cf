// args: -T cs_6_5
[numthreads(1, 1, 1)] [WaveSize(8)] void main() {}
//                     ^^^^^^^^^^^ error err_hlsl_attribute_in_wrong_shader_model: attribute 'WaveSize' requires shader model 6.6 or greater
