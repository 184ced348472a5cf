// args: -T lib_6_6
// Where nothing has a register, and annotations that are broken.
template<typename T> struct Never { float y : register(t0); T z : register(u1); };
//                                            ^^^^^^^^^^^^ error err_attribute_wrong_decl_type_str: 'register' attribute only applies to cbuffer/tbuffer and external global variables
//                                                         help: remove the annotation
//                                                         fix: remove 'register(t0)'
//                                                                ^^^^^^^^^^^^ error err_attribute_wrong_decl_type_str: 'register' attribute only applies to cbuffer/tbuffer and external global variables
//                                                                             help: remove the annotation
//                                                                             fix: remove 'register(u1)'
template<typename T> struct Made { T z : register(u1); void f(T p : register(t2)); };
//                                       ^^^^^^^^^^^^ error err_attribute_wrong_decl_type_str: 'register' attribute only applies to cbuffer/tbuffer and external global variables
//                                                    help: remove the annotation
//                                                    fix: remove 'register(u1)'
//                                                                  ^^^^^^^^^^^^ error err_attribute_wrong_decl_type_str: 'register' attribute only applies to cbuffer/tbuffer and external global variables
//                                                                               help: remove the annotation
//                                                                               fix: remove 'register(t2)'
Made<int> made;
template<typename T> T whatever(T x : register(c0)) { T y : register(c1) = x; return y; }
//                                    ^^^^^^^^^^^^ error err_attribute_wrong_decl_type_str: 'register' attribute only applies to cbuffer/tbuffer and external global variables
//                                                 help: remove the annotation
//                                                 fix: remove 'register(c0)'
//                                                          ^^^^^^^^^^^^ error err_attribute_wrong_decl_type_str: 'register' attribute only applies to cbuffer/tbuffer and external global variables
//                                                                       help: remove the annotation
//                                                                       fix: remove 'register(c1)'
typedef RWBuffer<float> X : register(u0);
//                          ^^^^^^^^^^^^ error err_attribute_wrong_decl_type_str: 'register' attribute only applies to cbuffer/tbuffer and external global variables
//                                       help: remove the annotation
//                                       fix: remove 'register(u0)'
typedef float Numbers[2] : register(c0), Number : register(c2);
//                         ^^^^^^^^^^^^ error err_attribute_wrong_decl_type_str: 'register' attribute only applies to cbuffer/tbuffer and external global variables
//                                      help: remove the annotation
//                                      fix: remove 'register(c0)'
//                                                ^^^^^^^^^^^^ error err_attribute_wrong_decl_type_str: 'register' attribute only applies to cbuffer/tbuffer and external global variables
//                                                             help: remove the annotation
//                                                             fix: remove 'register(c2)'
X plain;
RWBuffer<float> late : register(u) : register(t2);
//                               ^ error err_expected: expected <numeric_constant>
//              ^^^^ error err_hlsl_binding_type_mismatch: binding type 't' only applies to SRV resources
//                   help: this declaration can take 'u'
//                   fix: replace 't' by 'u'
float twice : register(q) : register(t2) : register(c1);
//                      ^ error err_expected: expected <numeric_constant>
//                                   ^^ error err_hlsl_binding_type_mismatch: binding type 't' only applies to SRV resources
//                                      help: this declaration can take 'c'
//                                      fix: replace 't' by 'c'
RWBuffer<float> word : register(float);
//                              ^^^^^ error err_expected: expected identifier
RWBuffer<float> other : register(in);
//                               ^^ error err_expected: expected identifier
RWBuffer<float> spaceFirst : register(space1, u3);
//                                    ^^^^^^ error err_hlsl_unsupported_register_number: register number should be an integer
RWBuffer<float> spaces : register(space1, space2);
//                                ^^^^^^ error err_hlsl_unsupported_register_number: register number should be an integer
RWBuffer<float> named : register(u0) = 0;
//              ^^^^^ error err_typecheck_nonviable_condition: no viable conversion from 'int' to 'RWBuffer<float>'
RWBuffer<float> attribute [[vk::binding(1)]] : register(u9);
//                              ^^^^^^^ warning warn_attribute_ignored: 'vk::binding' attribute ignored [-Wignored-attributes]
RWBuffer<float> huge[2147483648] : register(u10, space7);
RWBuffer<float> tooMany[4294967296];
//                      ^^^^^^^^^^ error err_array_too_large: array is too large (4294967296 elements)
float numbers[2147483648];
//            ^^^^^^^^^^ error err_array_too_large: array is too large (2147483648 elements)
