// args: -T lib_6_6
signed uint a;
//@ 1..7 error err_invalid_sign_spec: 'uint' (aka 'unsigned int') cannot be signed or unsigned
signed int b;
signed c;
row_major column_major float4x4 d;
//        ^^^^^^^^^^^^ error err_hlsl_matrix_layouts: 'row_major' and 'column_major' attributes are not compatible
cbuffer C { column_major row_major float4x4 e; };
//                       ^^^^^^^^^ error err_hlsl_matrix_layouts: 'row_major' and 'column_major' attributes are not compatible
struct S { row_major column_major float4x4 f; operator groupshared int() { return 1; } };
//                                                     ^^^^^^^^^^^ error err_attribute_address_function_type: return type cannot be qualified with address space
//                   ^^^^^^^^^^^^ error err_hlsl_matrix_layouts: 'row_major' and 'column_major' attributes are not compatible
//                                            ^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_overloading_conversion_disallowed: conversion operator overloading is not allowed
typedef row_major float4x4 Rows;
column_major Rows g;
//@ 1..13 error err_hlsl_matrix_layouts: 'row_major' and 'column_major' attributes are not compatible
row_major Rows h;
typedef vk::SpirvType<12, 2, 4, float> Inline;
//          ^^^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'vk'
//                    help: names of vk:: are for Vulkan: compile with -spirv
export float first(float1 x) { return refract(x, x, x.x) + refract(x, x, x); }
//                                                         ^^^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'refract'
//@ nowhere note note_builtin_candidate_bad_conv: candidate function not viable: no known conversion from 'float1' (aka 'vector<float, 1>') to 'float' for 3rd argument
//          help: floatN refract(floatN i, floatN n, float ri)
