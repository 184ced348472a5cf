// args: -T lib_6_6
FeedbackTexture2D<float> feedback;
//                ^^^^^ error err_template_arg_must_be_expr: template argument for non-type template parameter must be an expression
template <int N> struct Sized { int a[N]; };
//            ^ note note_template_param_here: template parameter is declared here
Sized<float4> sized;
//    ^^^^^^ error err_template_arg_must_be_expr: template argument for non-type template parameter must be an expression
void f(int a, bool b, uint2 c) {
  a /= 0;
//  ^ warning warn_division_by_zero: division by zero is undefined [-Wdivision-by-zero]
  a %= 0u;
//  ^ warning warn_division_by_zero: remainder by zero is undefined [-Wdivision-by-zero]
  c /= 0;
//  ^ warning warn_division_by_zero: division by zero is undefined [-Wdivision-by-zero]
  switch (b) { case true: break; }
//^^^^^^ warning warn_bool_switch_condition: switch condition has boolean value [-Wswitch-bool]
  switch (a < 1) { default: break; }
//^^^^^^ warning warn_bool_switch_condition: switch condition has boolean value [-Wswitch-bool]
  if (b); else a = 1;
  if (b);
//      ^ warning warn_empty_body: if statement has empty body [-Wempty-body]
//      ^ note note_empty_body_on_separate_line: put the semicolon on a separate line to silence this warning
  a /= 1;
}
[shader("compute")] [numthreads(1, 1, 1)] void g(uint4 a : SV_GroupID, float b : SV_GroupIndex) {}
//                                                         ^^^^^^^^^^ error err_hlsl_attr_invalid_type: attribute 'SV_GroupID' only applies to a field or parameter of type 'uint/uint2/uint3'
//                                                                               ^^^^^^^^^^^^^ error err_hlsl_attr_invalid_type: attribute 'SV_GroupIndex' only applies to a field or parameter of type 'uint'
struct S { float i : SV_GroupIndex; };
//                   ^^^^^^^^^^^^^ error err_hlsl_attr_invalid_type: attribute 'SV_GroupIndex' only applies to a field or parameter of type 'uint'
[shader("compute")] [numthreads(1, 1, 1)] void h(S s) {}
void k(bool b) { if (b) }
//                      ^ error err_expected_statement: expected statement
