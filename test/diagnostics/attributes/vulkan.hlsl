// args: -T cs_6_6 -spirv
struct S { float f; };
[[vk::push_constant, vk::binding(5)]] S both;
//                   ^^^^^^^^^^^^^^ error err_hlsl_attr_incompatible: 'vk::binding' attribute is not compatible with 'vk::push_constant' attribute
[[vk::push_constant]] S first;
[[vk::push_constant]] S second;
//^^^^^^^^^^^^^^^^^ error err_hlsl_push_const_multiple: cannot have more than one push constant block
[[vk::ext_builtin_input(26)]] const uint3 notStatic;
//^^^^^^^^^^^^^^^^^^^^^^^^^ error err_attribute_wrong_decl_type: 'vk::ext_builtin_input' attribute only applies to static const globals
[[vk::ext_builtin_input(26)]] static uint3 notConst;
//^^^^^^^^^^^^^^^^^^^^^^^^^ error err_attribute_wrong_decl_type: 'vk::ext_builtin_input' attribute only applies to static const globals
[[vk::ext_builtin_input(0.4)]] static const uint3 fraction;
//                      ^^^ error err_attribute_argument_type: 'vk::ext_builtin_input' attribute requires an integer constant
//                                                ^^^^^^^^ error err_typecheck_const_uninitialized: default initialization of an object of const type 'const uint3' [-Wdxc-extension]
[[vk::ext_builtin_input(26)]] static const uint3 fine;
[[vk::ext_builtin_input(26)]] void onFunction() {}
//    ^^^^^^^^^^^^^^^^^ error err_attribute_wrong_decl_type: 'vk::ext_builtin_input' attribute only applies to static const globals
[[vk::constant_id(0)]] const bool fineConstant = true;
[[vk::constant_id(1)]] static const bool isStatic = true;
//^^^^^^^^^^^^^^^^^^ warning warn_attribute_wrong_decl_type_str: 'vk::constant_id' attribute only applies to external global variables [-Wignored-attributes]
[[vk::constant_id(2)]] const bool noValue;
//                                ^^^^^^^ error err_specialization_const: variable with 'vk::constant_id' attribute must be a const int/float/enum/bool and be initialized with a literal
[[vk::constant_id(3)]] bool notConstant = false;
//                          ^^^^^^^^^^^ error err_specialization_const: variable with 'vk::constant_id' attribute must be a const int/float/enum/bool and be initialized with a literal
//                          ^^^^^^^^^^^ warning warn_hlsl_global_initializer_ignored: initializer of global constant 'notConstant' is ignored; its value comes from the constant buffer [-Whlsl-ignored-initializer]
//                                      help: write 'static const' for a constant of the shader
[[vk::constant_id(4)]] const int2 vectors = { 0, 0 };
//                                ^^^^^^^ error err_specialization_const: variable with 'vk::constant_id' attribute must be a const int/float/enum/bool and be initialized with a literal
//                                ^^^^^^^ warning warn_hlsl_global_initializer_ignored: initializer of global constant 'vectors' is ignored; its value comes from the constant buffer [-Whlsl-ignored-initializer]
//                                        help: write 'static const' for a constant of the shader
[numthreads(1, 1, 1)] void main() { [[vk::constant_id(5)]] const bool local = false; }
//                                    ^^^^^^^^^^^^^^^^^^ warning warn_attribute_wrong_decl_type_str: 'vk::constant_id' attribute only applies to external global variables [-Wignored-attributes]
