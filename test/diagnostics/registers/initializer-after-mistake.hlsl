// args: -T lib_6_6
// clang: same
// What stands behind a broken annotation is read: nothing follows from the mistake.
static const float v : register(i2, space 2) = 1;
//                                  ^^^^^ error err_hlsl_separate_attr_arg_and_number: wrong argument format for hlsl attribute, use space2 instead
//                                        fix: replace 'space 2' by 'space2'
//                     ^^^^^^^^^^^^^^^^^^^^^ error err_attribute_wrong_decl_type_str: 'register' attribute only applies to cbuffer/tbuffer and external global variables
//                                           help: remove the annotation
//                                           fix: remove 'register(i2, space 2)'
static const float w : register(i 2) = 1;
//                              ^ error err_hlsl_separate_attr_arg_and_number: wrong argument format for hlsl attribute, use i2 instead
//                                fix: replace 'i 2' by 'i2'
//                     ^^^^^^^^^^^^^ error err_attribute_wrong_decl_type_str: 'register' attribute only applies to cbuffer/tbuffer and external global variables
//                                   help: remove the annotation
//                                   fix: remove 'register(i 2)'
static const int n : register() = 4;
//                            ^ error err_expected: expected identifier
float numbers[n] : register(c2);
RWBuffer<float> B : register(u 1) = 0;
//                           ^ error err_hlsl_separate_attr_arg_and_number: wrong argument format for hlsl attribute, use u1 instead
//                             fix: replace 'u 1' by 'u1'
//              ^ error err_typecheck_nonviable_condition: no viable conversion from 'int' to 'RWBuffer<float>'
