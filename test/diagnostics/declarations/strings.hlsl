// args: -T lib_6_6
string fine = "text";
string several[3];
//            ^ error err_hlsl_unsupported_string_array: array of type string is not supported
string result() { return "text"; }
//     ^^^^^^ error err_hlsl_unsupported_string_return: return value of type string is not supported
void take(string text) { }
//               ^^^^ error err_hlsl_unsupported_string_param: parameter of type string is not supported
struct Holder { string text; };
//                     ^^^^ error err_hlsl_object_not_global: string declaration may only appear in global scope
void local() { string text = "text"; }
//                    ^^^^ error err_hlsl_object_not_global: string declaration may only appear in global scope
namespace N { string text = "text"; }
//                   ^^^^ error err_hlsl_object_not_global: string declaration may only appear in global scope
cbuffer C { string inBuffer; }
//                 ^^^^^^^^ error err_hlsl_object_not_global: string declaration may only appear in global scope
extern string outside = "text";
//            ^^^^^^^ error err_hlsl_object_extern_not_supported: string cannot be declared with 'extern' storage specifier
//            ^^^^^^^ warning warn_extern_init: 'extern' variable has an initializer [-Wextern-initializer]
typedef string Alias;
//             ^^^^^ error err_hlsl_object_not_global: string declaration may only appear in global scope
