// args: -T lib_6_6
#pragma clang diagnostic
//                      ^ warning warn_pragma_diagnostic_invalid: pragma diagnostic expected 'error', 'warning', 'ignored', 'fatal', 'push', or 'pop' [-Wunknown-pragmas]
#pragma clang diagnostic foo
//                          ^ warning warn_pragma_diagnostic_invalid: pragma diagnostic expected 'error', 'warning', 'ignored', 'fatal', 'push', or 'pop' [-Wunknown-pragmas]
#pragma clang diagnostic ignored
//                              ^ error err_pragma_diagnostic_string: expected string literal in pragma diagnostic
#pragma clang diagnostic ignored "foo"
//                               ^ warning warn_pragma_diagnostic_invalid_option: pragma diagnostic expected option name (e.g. "-Wundef") [-Wunknown-pragmas]
#pragma clang diagnostic ignored "-Wfoo"
//                               ^ warning warn_pragma_diagnostic_unknown_warning: unknown warning group '-Wfoo', ignored [-Wunknown-warning-option]
#pragma clang diagnostic ignored "-Wno-conversion"
//                               ^ warning warn_pragma_diagnostic_unknown_warning: unknown warning group '-Wno-conversion', ignored [-Wunknown-warning-option]
#pragma clang diagnostic ignored "-Wconversion" x
//                                              ^ warning warn_pragma_diagnostic_invalid_token: unexpected token in pragma diagnostic [-Wunknown-pragmas]
#pragma clang diagnostic ignored -Wconversion
//                               ^ error err_pragma_diagnostic_string: expected string literal in pragma diagnostic
#pragma clang diagnostic pop
//                          ^ warning warn_pragma_diagnostic_cannot_pop: pragma diagnostic pop could not pop, no matching push [-Wunknown-pragmas]
#pragma clang diagnostic push x
//                            ^ warning warn_pragma_diagnostic_invalid_token: unexpected token in pragma diagnostic [-Wunknown-pragmas]
#pragma clang diagnostic pop
#pragma clang diagnostic "push"
//                       ^ warning warn_pragma_diagnostic_invalid: pragma diagnostic expected 'error', 'warning', 'ignored', 'fatal', 'push', or 'pop' [-Wunknown-pragmas]
#pragma GCC diagnostic ignored "-Rfoo"
//                             ^ warning warn_pragma_diagnostic_unknown_warning: unknown warning group '-Rfoo', ignored [-Wunknown-warning-option]
#pragma dxc diagnostic push
#pragma dxc diagnostic ignored "-Wlegacy-constant-register-binding"
float ignored : register(b0);
#pragma dxc diagnostic warning "-Wlegacy-constant-register" "-binding"
float warned : register(b0);
//                      ^^ warning warn_hlsl_deprecated_register_type_b: binding type 'b' only applies to constant buffers. The 'bool constant' binding type is no longer supported [-Wlegacy-constant-register-binding]
//                         help: use register(c0) to place the constant in $Globals
//                         fix: replace 'b' by 'c'
struct S { float f; };
#pragma GCC diagnostic error "-Wlegacy-constant-register-binding"
S raised : register(t0);
//^^^^^^ error warn_hlsl_user_defined_type_missing_member: binding type 't' only applies to types containing SRV resources [-Wlegacy-constant-register-binding]
//       help: this declaration can take 'c'
#pragma clang diagnostic pop
S asBefore : register(t0);
//^^^^^^^^ warning warn_hlsl_user_defined_type_missing_member: binding type 't' only applies to types containing SRV resources [-Wlegacy-constant-register-binding]
//         help: this declaration can take 'c'
float errorAgain : register(b0);
//                          ^^ error warn_hlsl_deprecated_register_type_b: binding type 'b' only applies to constant buffers. The 'bool constant' binding type is no longer supported [-Wlegacy-constant-register-binding]
//                             help: use register(c0) to place the constant in $Globals
//                             fix: replace 'b' by 'c'
#pragma clang diagnostic fatal "-Wlegacy-constant-register-binding"
float last : register(b0);
//                    ^^ error warn_hlsl_deprecated_register_type_b: binding type 'b' only applies to constant buffers. The 'bool constant' binding type is no longer supported [-Wlegacy-constant-register-binding]
//                       help: use register(c0) to place the constant in $Globals
//                       fix: replace 'b' by 'c'
float neverReached : register(b0);
