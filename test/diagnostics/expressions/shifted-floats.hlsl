// args: -T lib_6_6
// clang: same
void f(float4 a, int4 b, float c, int d, float2x2 m) {
  int4 shifted = b << d;
  b << a;
//  ^ error err_typecheck_expect_int: used type 'float4' (aka 'vector<float, 4>') where integer is required
  a << b;
//  ^ error err_typecheck_expect_int: used type 'float4' (aka 'vector<float, 4>') where integer is required
  a >> d;
//  ^ error err_typecheck_expect_int: used type 'float4' (aka 'vector<float, 4>') where integer is required
  c << b;
//  ^ error err_typecheck_expect_int: used type 'float' where integer is required
  b >> c;
//  ^ error err_typecheck_expect_int: used type 'float' where integer is required
  d << a;
//  ^ error err_typecheck_expect_int: used type 'float4' (aka 'vector<float, 4>') where integer is required
  c << d;
//  ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('float' and 'int')
  m << d;
//  ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('float2x2' (aka 'matrix<float, 2, 2>') and 'int')
  a & b;
//  ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('float4' (aka 'vector<float, 4>') and 'int4' (aka 'vector<int, 4>'))
  a <<= 1;
//  ^ error err_typecheck_expect_int: used type 'float4' (aka 'vector<float, 4>') where integer is required
  b >>= c;
//  ^ error err_typecheck_expect_int: used type 'float' where integer is required
  c <<= 1;
//  ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('float' and 'int')
}
void swizzles(float4 v, float s) {
  v.color;
//   ^^^^ error err_ext_vector_component_name_illegal: illegal vector component name 'o'
//        help: components are 'xyzw' or 'rgba'
  v.depth;
//    ^^^ error err_ext_vector_component_name_illegal: illegal vector component name 'p'
//        help: components are 'xyzw' or 'rgba'
  v.foo;
//   ^^ error err_ext_vector_component_name_illegal: illegal vector component name 'o'
//      help: components are 'xyzw' or 'rgba'
  v.xf;
//   ^ error err_ext_vector_component_name_illegal: illegal vector component name 'f'
//     help: components are 'xyzw' or 'rgba'
  v.fade;
// ^ error err_ext_vector_component_exceeds_length: vector component access exceeds type 'float4' (aka 'vector<float, 4>')
  s.count;
//   ^^^^ error err_ext_vector_component_name_illegal: illegal vector component name 'o'
//        help: components are 'xyzw' or 'rgba'
}
