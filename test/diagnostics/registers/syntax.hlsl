// args: -T lib_6_6
RWBuffer<float> empty : register();
//                               ^ error err_expected: expected identifier
RWBuffer<float> text : register("u0");
//                              ^ error err_expected: expected identifier
RWBuffer<float> letterOnly : register(u);
//                                     ^ error err_expected: expected <numeric_constant>
RWBuffer<float> apart : register(u 0);
//                               ^ error err_hlsl_separate_attr_arg_and_number: wrong argument format for hlsl attribute, use u0 instead
//                                 fix: replace 'u 0' by 'u0'
RWBuffer<float> spaceApart : register(u0, space 1);
//                                        ^^^^^ error err_hlsl_separate_attr_arg_and_number: wrong argument format for hlsl attribute, use space1 instead
//                                              fix: replace 'space 1' by 'space1'
RWBuffer<float> component : register(u1.x);
//                                     ^ error err_expected: expected ')'
//                                       fix: insert ')' at 40
RWBuffer<float> subscript : register(u1[2]);
//                                     ^ error err_expected: expected ')'
//                                       fix: insert ')' at 40
cbuffer Twice : register(b0) : register(b1) { float a; }
//                           ^ error err_expected: expected '{'
//                           ^ error err_expected_unqualified_id: expected unqualified-id
RWBuffer<float> fine : register ( u2 , space3 );
