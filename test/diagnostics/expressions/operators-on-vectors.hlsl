// args: -T lib_6_6
// Where DXC's rules are kept: since HLSL 2021 the operators that stop early take scalars only.
void test(float4 v, bool4 b4, bool b, int i, min16int small, double d, float values[2], float others[2]) {
  b4 = b4 && b4;
//        ^ error err_hlsl_logical_binop_scalar: operands for short-circuiting logical binary operator must be scalar, for non-scalar types use 'and'
  b4 = b4 || b;
//        ^ error err_hlsl_logical_binop_scalar: operands for short-circuiting logical binary operator must be scalar, for non-scalar types use 'or'
  v = b4 ? v : v;
//       ^ error err_hlsl_ternary_scalar: condition for short-circuiting ternary operator must be scalar, for non-scalar types use 'select'
  b = b && i;
  b = i ? true : false;
  v++;
  b++;
// ^ error err_hlsl_unsupported_bool_lvalue_op: operator cannot be used with a bool lvalue
  b += 1;
//  ^ error err_hlsl_unsupported_bool_lvalue_op: operator cannot be used with a bool lvalue
  b &= true;
  small = small / small;
//              ^ error err_hlsl_unsupported_div_minint: signed integer division is not supported on minimum-precision types, cast to int to use 32-bit division
  small = small + small;
  d = d % d;
//      ^ error err_hlsl_modulo_of_doubles: invalid operands to binary expression ('double' and 'double')
//        help: modulo cannot be used with doubles, cast to float first
  b = values == others;
//           ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('float[2]' and 'float[2]')
  i = 1 << i;
//      ^ warning warn_hlsl_ambiguous_literal_shift: ambiguous type for bit shift; use a type suffix on literal values, like 'L' or 'U', or a cast [-Wambig-lit-shift]
  i = 1 << 2;
  v = v * values;
//      ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('float4' (aka 'vector<float, 4>') and 'float[2]')
  v = float3(1, 2, 3) + v.xy;
//    ^^^^^^^^^^^^^^^ warning warn_impcast_vector_truncation: implicit conversion truncates vector: 'float3' (aka 'vector<float, 3>') to 'vector<float, 2>' (vector of 2 'float' values) [-Wvector-conversion]
//    ^^^^^^^^^^^^^^^^^^^^^^ error err_typecheck_convert_incompatible: assigning to 'vector<[...], 4>' from incompatible type 'vector<[...], 2>'
  float3x3 m = (float3x3)1 * float4(1, 2, 3, 4);
//                         ^ error err_hlsl_matrix_operands: invalid operands to binary expression ('float3x3' (aka 'matrix<float, 3, 3>') and 'float4' (aka 'vector<float, 4>'))
//                           help: mul() multiplies matrices and vectors; '*' multiplies number by number
}
