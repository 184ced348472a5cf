// args: -T lib_6_6
bool flag : register(b0);
//                   ^^ error warn_hlsl_deprecated_register_type_b: binding type 'b' only applies to constant buffers. The 'bool constant' binding type is no longer supported [-Wlegacy-constant-register-binding]
//                      help: use register(c0) to place the constant in $Globals
//                      fix: replace 'b' by 'c'
float number : register(b1);
//                      ^^ error warn_hlsl_deprecated_register_type_b: binding type 'b' only applies to constant buffers. The 'bool constant' binding type is no longer supported [-Wlegacy-constant-register-binding]
//                         help: use register(c1) to place the constant in $Globals
//                         fix: replace 'b' by 'c'
float4x4 matrix_ : register(b2);
//                          ^^ error warn_hlsl_deprecated_register_type_b: binding type 'b' only applies to constant buffers. The 'bool constant' binding type is no longer supported [-Wlegacy-constant-register-binding]
//                             help: use register(c2) to place the constant in $Globals
//                             fix: replace 'b' by 'c'
int counts[4] : register(b3);
//                       ^^ error warn_hlsl_deprecated_register_type_b: binding type 'b' only applies to constant buffers. The 'bool constant' binding type is no longer supported [-Wlegacy-constant-register-binding]
//                          help: use register(c3) to place the constant in $Globals
//                          fix: replace 'b' by 'c'
int integer : register(i0);
//                     ^^ error warn_hlsl_deprecated_register_type_i: binding type 'i' ignored. The 'integer constant' binding type is no longer supported [-Wlegacy-constant-register-binding]
//                        help: remove the annotation, or use register(c0) on a global constant
float4 vector_ : register(I1);
//                        ^^ error warn_hlsl_deprecated_register_type_i: binding type 'i' ignored. The 'integer constant' binding type is no longer supported [-Wlegacy-constant-register-binding]
//                           help: remove the annotation, or use register(c1) on a global constant
RWBuffer<float> resource : register(i2);
//                                  ^^ error warn_hlsl_deprecated_register_type_i: binding type 'i' ignored. The 'integer constant' binding type is no longer supported [-Wlegacy-constant-register-binding]
//                                     help: remove the annotation, or use register(c2) on a global constant
struct S { float f; };
S udt : register(i3);
//               ^^ error warn_hlsl_deprecated_register_type_i: binding type 'i' ignored. The 'integer constant' binding type is no longer supported [-Wlegacy-constant-register-binding]
//                  help: remove the annotation, or use register(c3) on a global constant
cbuffer Block : register(i4) { float a; int inBlock : register(i5); }
//                       ^^ error warn_hlsl_deprecated_register_type_i: binding type 'i' ignored. The 'integer constant' binding type is no longer supported [-Wlegacy-constant-register-binding]
//                          help: remove the annotation, or use register(c4) on a global constant
//                                                             ^^ error warn_hlsl_deprecated_register_type_i: binding type 'i' ignored. The 'integer constant' binding type is no longer supported [-Wlegacy-constant-register-binding]
//                                                                help: remove the annotation, or use register(c5) on a global constant
groupshared int shared_ : register(i6);
//                                 ^^ error warn_hlsl_deprecated_register_type_i: binding type 'i' ignored. The 'integer constant' binding type is no longer supported [-Wlegacy-constant-register-binding]
//                                    help: remove the annotation, or use register(c6) on a global constant
cbuffer Fine : register(b4) { float b; }
