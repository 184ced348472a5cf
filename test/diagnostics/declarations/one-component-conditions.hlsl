// args: -T lib_6_6
// A vector or matrix of one component is no scalar to operators that leave out their right side.
float1 vector1;
float1x1 matrix1;
half1x1 small;
bool scalar;
float f() {
  float a = vector1 && vector1;
//                  ^ error err_hlsl_logical_binop_scalar: operands for short-circuiting logical binary operator must be scalar, for non-scalar types use 'and'
  float b = matrix1 || matrix1;
//                  ^ error err_hlsl_logical_binop_scalar: operands for short-circuiting logical binary operator must be scalar, for non-scalar types use 'or'
  float c = small || small;
//                ^ error err_hlsl_logical_binop_scalar: operands for short-circuiting logical binary operator must be scalar, for non-scalar types use 'or'
  float d = scalar && vector1;
//                 ^ error err_hlsl_logical_binop_scalar: operands for short-circuiting logical binary operator must be scalar, for non-scalar types use 'and'
  float e = vector1.x && matrix1._11;
  if (vector1) a = 1;
  while (matrix1) a = 2;
//       ^^^^^^^ warning warn_impcast_matrix_scalar: implicit conversion turns matrix to scalar: 'float1x1' (aka 'matrix<float, 1, 1>') to 'bool' [-Wmatrix-conversion]
  return vector1 ? a : !matrix1 ? b : c;
//                     ^^^^^^^^ warning warn_impcast_matrix_scalar: implicit conversion turns matrix to scalar: 'bool1x1' (aka 'matrix<bool, 1, 1>') to 'bool' [-Wmatrix-conversion]
}
