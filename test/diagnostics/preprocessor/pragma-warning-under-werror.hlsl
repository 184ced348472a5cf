// args: -T lib_6_6 -Werror
// clang: same
struct S { float f; };
S before : register(t0);
//^^^^^^ error warn_hlsl_user_defined_type_missing_member: binding type 't' only applies to types containing SRV resources [-Wlegacy-constant-register-binding]
//       help: this declaration can take 'c'
#pragma clang diagnostic push
#pragma clang diagnostic warning "-Wlegacy-constant-register-binding"
S inside : register(t0);
//^^^^^^ warning warn_hlsl_user_defined_type_missing_member: binding type 't' only applies to types containing SRV resources [-Wlegacy-constant-register-binding]
//       help: this declaration can take 'c'
float legacy : register(b1);
//                      ^^ warning warn_hlsl_deprecated_register_type_b: binding type 'b' only applies to constant buffers. The 'bool constant' binding type is no longer supported [-Wlegacy-constant-register-binding]
//                         help: use register(c1) to place the constant in $Globals
//                         fix: replace 'b' by 'c'
#pragma clang diagnostic pop
S after : register(t0);
//^^^^^ error warn_hlsl_user_defined_type_missing_member: binding type 't' only applies to types containing SRV resources [-Wlegacy-constant-register-binding]
//      help: this declaration can take 'c'
