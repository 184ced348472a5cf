// args: -T lib_6_6
// INF-0004: inside a buffer, c means packoffset, and no letter is a place for a number.
struct Numbers { float f; };
struct Mixed { float f; RWBuffer<float> u; };
struct Empty { };
struct Methods { float f() { return 1; } };
struct Query { RayQuery<0> q; };
cbuffer A { Numbers n : register(c3); Mixed m : register(c4); Numbers array[2] : register(C5); Empty e : register(c6); }
//                               ^^ error warn_hlsl_register_type_c_packoffset: binding type 'c' ignored in buffer declaration. Did you mean 'packoffset'? [-Wlegacy-constant-register-binding]
//                                  help: inside a buffer, 'packoffset(c3)' places a member
//                                  fix: replace 'register(c3)' by 'packoffset(c3)'
//                                                       ^^ error warn_hlsl_register_type_c_packoffset: binding type 'c' ignored in buffer declaration. Did you mean 'packoffset'? [-Wlegacy-constant-register-binding]
//                                                          help: inside a buffer, 'packoffset(c4)' places a member
//                                                          fix: replace 'register(c4)' by 'packoffset(c4)'
//                                                                                        ^^ error warn_hlsl_register_type_c_packoffset: binding type 'c' ignored in buffer declaration. Did you mean 'packoffset'? [-Wlegacy-constant-register-binding]
//                                                                                           help: inside a buffer, 'packoffset(c5)' places a member
//                                                                                           fix: replace 'register(C5)' by 'packoffset(c5)'
//                                                                                                   ^ warning warn_hlsl_user_defined_type_missing_member: binding type 'c' only applies to types containing numeric types [-Wlegacy-constant-register-binding]
//                                                                                                     help: this declaration cannot be bound to a register; remove the annotation
tbuffer B { float t : register(t0); float u : register(u0); float b : register(b0); float s : register(s0); }
//                             ^^ error err_hlsl_binding_type_mismatch: binding type 't' only applies to SRV resources
//                                help: inside a buffer, 'packoffset' places a member
//                                                     ^^ error err_hlsl_binding_type_mismatch: binding type 'u' only applies to UAV resources
//                                                        help: inside a buffer, 'packoffset' places a member
//                                                                             ^^ error err_hlsl_binding_type_mismatch: binding type 'b' only applies to constant buffer resources
//                                                                                help: inside a buffer, 'packoffset' places a member
//                                                                                                     ^^ error err_hlsl_binding_type_mismatch: binding type 's' only applies to sampler state
//                                                                                                        help: inside a buffer, 'packoffset' places a member
Empty alone : register(c0);
//    ^^^^^ warning warn_hlsl_user_defined_type_missing_member: binding type 'c' only applies to types containing numeric types [-Wlegacy-constant-register-binding]
//          help: this declaration cannot be bound to a register; remove the annotation
Empty several[2] : register(c0);
//    ^^^^^^^ warning warn_hlsl_user_defined_type_missing_member: binding type 'c' only applies to types containing numeric types [-Wlegacy-constant-register-binding]
//            help: this declaration cannot be bound to a register; remove the annotation
Methods methods : register(c1);
//      ^^^^^^^ warning warn_hlsl_user_defined_type_missing_member: binding type 'c' only applies to types containing numeric types [-Wlegacy-constant-register-binding]
//              help: this declaration cannot be bound to a register; remove the annotation
Query query : register(c2);
//    ^^^^^ warning warn_hlsl_user_defined_type_missing_member: binding type 'c' only applies to types containing numeric types [-Wlegacy-constant-register-binding]
//          help: this declaration cannot be bound to a register; remove the annotation
