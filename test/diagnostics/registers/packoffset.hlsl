// args: -T lib_6_6
cbuffer C { float a : register(c0); float4 b : register(c1); bool c : register(c2); float4x4 m : register(c3); }
//                             ^^ error warn_hlsl_register_type_c_packoffset: binding type 'c' ignored in buffer declaration. Did you mean 'packoffset'? [-Wlegacy-constant-register-binding]
//                                help: inside a buffer, 'packoffset(c0)' places a member
//                                fix: replace 'register(c0)' by 'packoffset(c0)'
//                                                      ^^ error warn_hlsl_register_type_c_packoffset: binding type 'c' ignored in buffer declaration. Did you mean 'packoffset'? [-Wlegacy-constant-register-binding]
//                                                         help: inside a buffer, 'packoffset(c1)' places a member
//                                                         fix: replace 'register(c1)' by 'packoffset(c1)'
//                                                                             ^^ error warn_hlsl_register_type_c_packoffset: binding type 'c' ignored in buffer declaration. Did you mean 'packoffset'? [-Wlegacy-constant-register-binding]
//                                                                                help: inside a buffer, 'packoffset(c2)' places a member
//                                                                                fix: replace 'register(c2)' by 'packoffset(c2)'
//                                                                                                        ^^ error warn_hlsl_register_type_c_packoffset: binding type 'c' ignored in buffer declaration. Did you mean 'packoffset'? [-Wlegacy-constant-register-binding]
//                                                                                                           help: inside a buffer, 'packoffset(c3)' places a member
//                                                                                                           fix: replace 'register(c3)' by 'packoffset(c3)'
tbuffer T { int d : register(c4); float e[2] : register(c5); }
//                           ^^ error warn_hlsl_register_type_c_packoffset: binding type 'c' ignored in buffer declaration. Did you mean 'packoffset'? [-Wlegacy-constant-register-binding]
//                              help: inside a buffer, 'packoffset(c4)' places a member
//                              fix: replace 'register(c4)' by 'packoffset(c4)'
//                                                      ^^ error warn_hlsl_register_type_c_packoffset: binding type 'c' ignored in buffer declaration. Did you mean 'packoffset'? [-Wlegacy-constant-register-binding]
//                                                         help: inside a buffer, 'packoffset(c5)' places a member
//                                                         fix: replace 'register(c5)' by 'packoffset(c5)'
cbuffer Fine { float f : packoffset(c0); float g : packoffset(c0.y); }
float global : register(c6);
struct S { float x; };
cbuffer Structs { S s : register(c7); }
//                               ^^ error warn_hlsl_register_type_c_packoffset: binding type 'c' ignored in buffer declaration. Did you mean 'packoffset'? [-Wlegacy-constant-register-binding]
//                                  help: inside a buffer, 'packoffset(c7)' places a member
//                                  fix: replace 'register(c7)' by 'packoffset(c7)'
