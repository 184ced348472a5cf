// args: -T lib_6_6
// clang: same
struct S {
  float a;
};
enum E { A, B };

void binary(S s, int i, float f, float4 v, E e) {
  f = i + s;
//      ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('int' and 'S')
  f = s - 1;
//      ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('S' and 'int')
  v = v & v;
//      ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('float4' (aka 'vector<float, 4>') and 'float4')
  f = f << 1;
//      ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('float' and 'int')
  f = f ^ 1;
//      ^ error err_hlsl_power_operands: invalid operands to binary expression ('float' and 'int')
//        help: '^' is exclusive or of integers; pow(x, y) raises x to the power y
  f = s * s;
//      ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('S' and 'S')
  i = e + 1;
  f = f % 2;
  i = i / 0;
//      ^ warning warn_division_by_zero: division by zero is undefined [-Wdivision-by-zero]
  i = i % 0;
//      ^ warning warn_division_by_zero: remainder by zero is undefined [-Wdivision-by-zero]
}

void unary(S s, float4 v, E e, int i) {
  v = ~v;
//    ^ error err_typecheck_unary_expr: invalid argument type 'float4' (aka 'vector<float, 4>') to unary expression
  v = -s;
//    ^ error err_typecheck_unary_expr: invalid argument type 'S' to unary expression
  bool b = !s;
//         ^ error err_typecheck_unary_expr: invalid argument type 'S' to unary expression
  e++;
// ^ error err_increment_decrement_enum: cannot increment expression of enum type 'E'
  --e;
//^ error err_increment_decrement_enum: cannot decrement expression of enum type 'E'
  s++;
// ^ error err_typecheck_illegal_increment_decrement: cannot increment value of type 'S'
  s--;
// ^ error err_typecheck_illegal_increment_decrement: cannot decrement value of type 'S'
  i++;
  i = *i;
//    ^ error err_hlsl_operator_unsupported: the '*' operator is unsupported in HLSL
  i = &i;
//    ^ error err_hlsl_operator_unsupported: the '&' operator is unsupported in HLSL
  i = -i;
}

void compound(S s, int i, float f, float4 v) {
  i += s;
//  ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('int' and 'S')
  s += 1;
//  ^ error err_ovl_no_viable_oper: no viable overloaded '+='
  f <<= 1;
//  ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('float' and 'int')
  f &= 2;
//  ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('float' and 'int')
  v *= 2;
  i %= 3;
}

void conditional(S s, bool b, int i, float3 v3, float4 v4) {
  i = s ? 1 : 2;
//    ^ error err_typecheck_bool_condition: value of type 'S' is not contextually convertible to 'bool'
  i = b ? s : 1;
//      ^ error err_typecheck_cond_incompatible_operands: incompatible operand types ('S' and 'int')
  s = b ? s : s;
  v3 = b ? v3 : v4;
//              ^^ warning warn_impcast_vector_truncation: implicit conversion truncates vector: 'float4' (aka 'vector<float, 4>') to 'vector<float, 3>' (vector of 3 'float' values) [-Wvector-conversion]
}
