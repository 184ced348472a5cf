// args: -T lib_6_6 --rules dxc
[foo] struct Before { int a; };
//@ 2..5 warning warn_unknown_attribute_ignored: unknown attribute 'foo' ignored [-Wunknown-attributes]
//@ 2..5 error err_attributes_not_allowed: an attribute list cannot appear here
[numthreads(1, 1, 1)] struct Function { int a; };
//@ 2..12 warning warn_attribute_wrong_decl_type_str: 'numthreads' attribute only applies to global functions [-Wignored-attributes]
//@ 2..21 error err_attributes_not_allowed: an attribute list cannot appear here
[foo] struct Variable { int a; } variable;
//@ 2..5 warning warn_unknown_attribute_ignored: unknown attribute 'foo' ignored [-Wunknown-attributes]
struct Outer { [foo] struct Inner { int a; }; typedef int Nested; using Alias = int; };
//              ^^^ warning warn_unknown_attribute_ignored: unknown attribute 'foo' ignored [-Wunknown-attributes]
//                                            ^^^^^^^^^^^^^^^^^^ error err_hlsl_unsupported_nested_typedef: nested typedefs are not supported in HLSL
struct [foo] Behind { int a; };
//      ^^^ warning warn_unknown_attribute_ignored: unknown attribute 'foo' ignored [-Wunknown-attributes]
struct [numthreads(1, 1, 1)] FunctionBehind { int a; };
//      ^^^^^^^^^^ warning warn_attribute_wrong_decl_type_str: 'numthreads' attribute only applies to global functions [-Wignored-attributes]
//      ^^^^^^^^^^ error err_hlsl_attribute_valid_on_function_only: attribute is valid only on functions
