// args: -T lib_6_6 --rules dxc
struct P { int a; };
extern float declared();
//@ 1..7 error err_hlsl_varmodifierna: 'extern' is not a valid modifier for a function
typedef float Alias : SEMANTIC;
//                    ^^^^^^^^ error err_hlsl_semantic_on_typedef: semantic is not a valid modifier for a typedef
//                    ^^^^^^^^ warning warn_attribute_wrong_decl_type_str: 'SEMANTIC' attribute only applies to parameters, non-static data members, and functions [-Wignored-attributes]
cbuffer C { float2x1 m : packoffset(c12.z); float2 v : packoffset(c13.z); }
//                       ^^^^^^^^^^ error err_hlsl_register_or_offset_bind_not_valid: register or packoffset bind is not valid
//      ^ warning warn_hlsl_packoffset_mix: cannot mix packoffset elements with nonpackoffset elements in a cbuffer [-Wmix-packoffset]
template<typename T> T zero() { return T(); }
//                                     ^^^ error err_hlsl_type_empty_init: 'int' cannot have an explicit empty initializer
//                                         help: write the values, or cast 0
void f() { float4 a = float4(); P p = P(); int i = zero<int>(); }
//                    ^^^^^^^^ error err_hlsl_type_empty_init: 'float4' (aka 'vector<float, 4>') cannot have an explicit empty initializer
//                             help: write the values, or cast 0
//                                    ^^^ error err_hlsl_type_empty_init: 'P' cannot have an explicit empty initializer
//                                        help: write the values, or cast 0
//                                                 ^^^^ note note_template_instantiation_here: in instantiation of function template specialization 'zero<int>' requested here
