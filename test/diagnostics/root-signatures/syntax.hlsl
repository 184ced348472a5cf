// args: -T lib_6_3
// clang: same

[RootSignature()]
//             ^ error err_expected_string_literal: expected string literal as argument of 'RootSignature' attribute
void bad_0() {}

[RootSignature("", "")]
//               ^ error err_expected: expected ')'
//            ^ note note_matching: to match this '('
void bad_1() {}

[RootSignature(""), RootSignature("DescriptorTable()")]
//                  ^^^^^^^^^^^^^ error err_disallowed_duplicate_attribute: attribute 'RootSignature' cannot appear more than once on a declaration [-Wdxc-extension]
void bad_2() {}

[RootSignature(""), RootSignature("")]
//                  ^^^^^^^^^^^^^ warning warn_duplicate_attribute_exact: attribute 'RootSignature' is already applied [-Wignored-attributes]
void bad_3() {}

[RootSignature("DescriptorTable(), invalid")]
//                                 ^^^^^^^ error err_hlsl_invalid_token: invalid parameter of RootSignature
void bad_4() {}

[RootSignature("RootConstants(b0 num32BitConstants = 1)")]
//                            ^^ error err_hlsl_rootsig_expected_either: expected ')' or ','
void bad_5() {}

#define Joined \
 "CBV(b0)," \
 "RootConstants(num32BitConstants = 3, b0, invalid)"
//                                         ^^^^^^^ note note_expanded_from_macro: expanded from macro 'Joined'
[RootSignature(Joined)]
//             ^^^^^^ error err_hlsl_invalid_token: invalid parameter of RootConstants
void bad_6() {}

#define Continued "CBV(b0), \
  CBV(b1), \
  CBV(t2)"
//    ^^ note note_expanded_from_macro: expanded from macro 'Continued'
[RootSignature(Continued)]
//             ^^^^^^^^^ error err_hlsl_invalid_token: invalid parameter of CBV
void bad_7() {}

[RootSignature("RootFlags() RootConstants(b0, num32BitConstants = 1)")]
//                        ^ error err_hlsl_rootsig_expected_either: expected end of stream or ','
void bad_8() {}

[RootSignature("UAV(b3")]
//                  ^^ error err_hlsl_invalid_token: invalid parameter of UAV
void bad_9() {}

[RootSignature("CBV(space = +invalid)")]
//                          ^ error err_hlsl_rootsig_expected_after: expected integer literal after '+'
void bad_10() {}

[RootSignature("UAV invalid")]
//              ^^^ error err_hlsl_rootsig_expected_after: expected '(' after UAV
void bad_11() {}

[RootSignature("StaticSampler(s0, visibility = typo, filter = typo)")]
//                                             ^^^^ error err_hlsl_invalid_token: invalid value of visibility
void bad_12() {}

[RootSignature("CBV(b0, flags = DATA_VOLATILE | typo), RootFlags(local_root_signature | typo)")]
//                                              ^^^^ error err_hlsl_invalid_token: invalid value of flags
//                                                                                      ^^^^ error err_hlsl_invalid_token: invalid value of RootFlags
void bad_13() {}

[RootSignature("CBV(b0, b1)")]
//                      ^^ error err_hlsl_rootsig_repeat_param: specified the same parameter 'b register' multiple times
void bad_14() {}

[RootSignature("RootConstants(num32BitConstants = 3)")]
//                                                 ^ error err_hlsl_rootsig_missing_param: did not specify mandatory parameter 'b register'
void bad_15() {}

[RootSignature("SRV(t0, space = 28947298374912374098172), UAV(u0, flags = 3)")]
//                              ^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_number_literal_overflow: integer literal is too large to be represented as a 32-bit signed integer type
//                                                                        ^ error err_hlsl_rootsig_non_zero_flag: flag value is neither a literal 0 nor a named value
void bad_16() {}

[RootSignature("DescriptorTable(visibility = SHADER_VISIBILITY_ALL, visibility = SHADER_VISIBILITY_PIXEL)")]
//                                                                  ^^^^^^^^^^ error err_hlsl_rootsig_repeat_param: specified the same parameter 'visibility' multiple times
void bad_17() {}

[RootSignature("RootFlags(0), RootFlags(0)")]
//                            ^^^^^^^^^ error err_hlsl_rootsig_repeat_param: specified the same parameter 'RootFlags' multiple times
void bad_18() {}

[RootSignature("StaticSampler(s0, minLOD = 1e100f), StaticSampler(s1, maxLOD = 1.e), StaticSampler(s2, maxLOD = 1.0e-400)")]
//                                         ^^^^^^ error err_hlsl_number_literal_overflow: float literal is too large to be represented as a float type
//                                                                               ^ error err_exponent_has_no_digits: exponent has no digits
//                                                                                                              ^ error err_hlsl_number_literal_underflow: float literal has a magnitude that is too small to be represented as a float type
void bad_19() {}

// Words are the same in capitals and small letters; a comma may stand before the end.
[RootSignature("cbv(b0, SPACE = 3), staticSampler(s0, Filter = filter_anisotropic, minLOD = -3, maxLOD = - 1.5f),")]
void good() {}
