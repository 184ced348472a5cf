// args: -T lib_6_6
cbuffer Enum { enum E { A }; float a; }
//                  ^ error err_invalid_declaration_in_hlsl_buffer: invalid declaration inside cbuffer
tbuffer Scoped { enum class F { B } f; }
//               ^^^^ error err_invalid_declaration_in_hlsl_buffer: invalid declaration inside tbuffer
cbuffer Unnamed { enum { C }; float c; }
//                ^^^^ error err_invalid_declaration_in_hlsl_buffer: invalid declaration inside cbuffer
cbuffer Assertion { _Static_assert(true, ""); float d; }
//                  ^^^^^^^^^^^^^^ error err_invalid_declaration_in_hlsl_buffer: invalid declaration inside cbuffer
namespace N { float n; }
cbuffer Using { using namespace N; float e; }
//              ^^^^^ error err_invalid_declaration_in_hlsl_buffer: invalid declaration inside cbuffer
cbuffer Fine { struct S { enum G { H } g; } s; struct T; enum E kind; float function(); }
