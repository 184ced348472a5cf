// args: -T lib_6_6
[numthreads(1, 1, 1)] void compute() {}
[WaveSize(32)] void waves() {}
[maxvertexcount(3)] void vertices() {}
//@ 2..19 warning warn_hlsl_entry_attribute_without_shader_attribute: attribute 'maxvertexcount' ignored without accompanying shader attribute [-Wmisplaced-attributes]
//        help: in a library, [shader("...")] makes a function an entry point
namespace N { [earlydepthstencil] void inside() {} }
//             ^^^^^^^^^^^^^^^^^ warning warn_hlsl_entry_attribute_without_shader_attribute: attribute 'earlydepthstencil' ignored without accompanying shader attribute [-Wmisplaced-attributes]
//                               help: in a library, [shader("...")] makes a function an entry point
[shader("compute")] [numthreads(1, 1, 1)] void entry() {}
