// args: -T lib_6_6
struct Two { RWBuffer<float> a; RWBuffer<float> b; };
struct Base { Texture2D<float4> t; };
struct Derived : Base { Texture2D<float4> u[2]; };
RWBuffer<float> notANumber : register(u0x);
//                                    ^^^ error err_hlsl_unsupported_register_number: register number should be an integer
Texture2D<float4> noNumber : register(tA);
//                                    ^^ error err_hlsl_unsupported_register_number: register number should be an integer
RWBuffer<float> tooLarge : register(u4294967296);
//                                  ^^^^^^^^^^^ error err_hlsl_register_number_too_large: register number should not exceed 4294967295
RWBuffer<float> muchTooLarge : register(u18446744073709551616);
//                                      ^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_register_number_too_large: register number should not exceed 4294967295
RWBuffer<float> arrayTooLarge[2] : register(u4294967295);
//                                          ^^^^^^^^^^^ error err_hlsl_register_number_too_large: register number should not exceed 4294967295
RWBuffer<float> matrixTooLarge[2][3] : register(u4294967291);
//                                              ^^^^^^^^^^^ error err_hlsl_register_number_too_large: register number should not exceed 4294967295
Two structTooLarge : register(u4294967295);
//                            ^^^^^^^^^^^ error err_hlsl_register_number_too_large: register number should not exceed 4294967295
Two arrayOfStructs[2] : register(u4294967293);
//                               ^^^^^^^^^^^ error err_hlsl_register_number_too_large: register number should not exceed 4294967295
Derived derivedTooLarge : register(t4294967294);
//                                 ^^^^^^^^^^^ error err_hlsl_register_number_too_large: register number should not exceed 4294967295
RWBuffer<float> lastFits[2] : register(u4294967294);
Two structFits : register(u4294967294);
Derived derivedFits : register(t4294967293);
RWBuffer<float> unboundedFits[] : register(u4294967295);
float constantTooLarge : register(c4294967296);
//                                ^^^^^^^^^^^ error err_hlsl_register_number_too_large: register number should not exceed 4294967295
RWBuffer<float> badSpace : register(u1, space);
//                                      ^^^^^ error err_hlsl_expected_space: invalid space specifier 'space' used; expected 'space' followed by an integer, like space1
RWBuffer<float> wordSpace : register(u2, spaceX);
//                                       ^^^^^^ error err_hlsl_expected_space: invalid space specifier 'spaceX' used; expected 'space' followed by an integer, like space1
RWBuffer<float> letterSpace : register(u3, s1);
//                                         ^^ error err_hlsl_expected_space: invalid space specifier 's1' used; expected 'space' followed by an integer, like space1
RWBuffer<float> upperSpace : register(u4, Space1);
//                                        ^^^^^^ error err_hlsl_expected_space: invalid space specifier 'Space1' used; expected 'space' followed by an integer, like space1
RWBuffer<float> largeSpace : register(u5, space4294967296);
//                                        ^^^^^^^^^^^^^^^ error err_hlsl_expected_space: invalid space specifier 'space4294967296' used; expected 'space' followed by an integer, like space1
RWBuffer<float> onlyBadSpace : register(spaceY);
//                                      ^^^^^^ error err_hlsl_expected_space: invalid space specifier 'spaceY' used; expected 'space' followed by an integer, like space1
float spaceOnConstant : register(c0, space1);
//                               ^^ error err_hlsl_space_on_global_constant: register space cannot be specified on global constants
//                                  help: remove the space: global constants all live in the one buffer $Globals
bool spaceOnBool : register(b0, space0);
//                          ^^ error err_hlsl_space_on_global_constant: register space cannot be specified on global constants
//                             help: remove the space: global constants all live in the one buffer $Globals
//                          ^^ error warn_hlsl_deprecated_register_type_b: binding type 'b' only applies to constant buffers. The 'bool constant' binding type is no longer supported [-Wlegacy-constant-register-binding]
//                             help: use register(c0) to place the constant in $Globals
//                             fix: replace 'b' by 'c'
float spaceAlone : register(space1);
Two spaceOnStruct : register(u6, space2);
float2 spaceAndAnother : register(c1, space1) : register(c2);
//                                ^^ error err_hlsl_space_on_global_constant: register space cannot be specified on global constants
//                                   help: remove the space: global constants all live in the one buffer $Globals
//     ^^^^^^^^^^^^^^^ error err_hlsl_duplicate_register_annotation: binding type 'c' cannot be applied more than once
//                     help: keep one register(c...) on the declaration
