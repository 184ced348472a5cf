// args: -T lib_6_6
[numthreads(0, 1, 1)] void zero() {}
//@ 2..21 warning warn_hlsl_entry_attribute_without_shader_attribute: attribute 'numthreads' ignored without accompanying shader attribute [-Wmisplaced-attributes]
//        help: in a library, [shader("...")] makes a function an entry point
[numthreads(-1, 1, 1)] void negative() {}
//          ^^ error err_hlsl_numthreads_argument_oor: argument 'X' to numthreads attribute cannot exceed 1024
//@ 2..22 warning warn_hlsl_entry_attribute_without_shader_attribute: attribute 'numthreads' ignored without accompanying shader attribute [-Wmisplaced-attributes]
//        help: in a library, [shader("...")] makes a function an entry point
[numthreads(1, 1, 1.5)] void fraction() {}
//@ 2..12 error err_attribute_argument_type: 'numthreads' attribute requires an integer constant
//@ 2..23 warning warn_hlsl_entry_attribute_without_shader_attribute: attribute 'numthreads' ignored without accompanying shader attribute [-Wmisplaced-attributes]
//        help: in a library, [shader("...")] makes a function an entry point
[numthreads(true, 1u, 1)] void words() {}
//@ 2..25 warning warn_hlsl_entry_attribute_without_shader_attribute: attribute 'numthreads' ignored without accompanying shader attribute [-Wmisplaced-attributes]
//        help: in a library, [shader("...")] makes a function an entry point
[numthreads(1024, 2, 1)] void many() {}
//@ 2..12 error err_hlsl_numthreads_invalid: total number of threads cannot exceed 1024
//@ 2..24 warning warn_hlsl_entry_attribute_without_shader_attribute: attribute 'numthreads' ignored without accompanying shader attribute [-Wmisplaced-attributes]
//        help: in a library, [shader("...")] makes a function an entry point
