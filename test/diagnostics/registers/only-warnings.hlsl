// args: -T lib_6_6 -Wno-error=legacy-constant-register-binding
bool flag : register(b0);
//                   ^^ warning warn_hlsl_deprecated_register_type_b: binding type 'b' only applies to constant buffers. The 'bool constant' binding type is no longer supported [-Wlegacy-constant-register-binding]
//                      help: use register(c0) to place the constant in $Globals
//                      fix: replace 'b' by 'c'
int integer : register(i0);
//                     ^^ warning warn_hlsl_deprecated_register_type_i: binding type 'i' ignored. The 'integer constant' binding type is no longer supported [-Wlegacy-constant-register-binding]
//                        help: remove the annotation, or use register(c0) on a global constant
cbuffer C { float a : register(c0); }
//                             ^^ warning warn_hlsl_register_type_c_packoffset: binding type 'c' ignored in buffer declaration. Did you mean 'packoffset'? [-Wlegacy-constant-register-binding]
//                                help: inside a buffer, 'packoffset(c0)' places a member
//                                fix: replace 'register(c0)' by 'packoffset(c0)'
struct S { float f; };
S udt : register(t0);
//^^^ warning warn_hlsl_user_defined_type_missing_member: binding type 't' only applies to types containing SRV resources [-Wlegacy-constant-register-binding]
//    help: this declaration can take 'c'
