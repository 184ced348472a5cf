// version: 2018
template<typename T> T f(T x) { return x; }
//@ 1..9 error err_hlsl_reserved_keyword: 'template' is a reserved keyword in HLSL
struct S { int x : 4; S operator+(S other) { return other; } };
//                 ^ error err_hlsl_unsupported_construct: bitfield is unsupported in HLSL
//                      ^^^^^^^^ error err_hlsl_reserved_keyword: 'operator' is a reserved keyword in HLSL
S operator-(S a, S b);
//^^^^^^^^ error err_hlsl_reserved_keyword: 'operator' is a reserved keyword in HLSL
