// args: -T lib_6_6
// clang: same
// A sign makes a value of a place, which nothing can be assigned to: `x = + y` written as `x + = y` is found.
static float4 color;
void test(float a, float4 b) {
  +a = 1;
//   ^ error err_typecheck_expression_not_modifiable_lvalue: expression is not assignable
  ++(+a);
//^ error err_typecheck_expression_not_modifiable_lvalue: expression is not assignable
  (+b).x = 1;
//       ^ error err_typecheck_expression_not_modifiable_lvalue: expression is not assignable
  (+color)[1] = 2;
//            ^ error err_typecheck_expression_not_modifiable_lvalue: expression is not assignable
  b = +a;
  +color.x += 1;
//         ^ error err_typecheck_expression_not_modifiable_lvalue: expression is not assignable
}
