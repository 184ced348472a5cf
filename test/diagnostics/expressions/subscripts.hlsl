// args: -T lib_6_6
// clang: same
enum class E { Two = 2 };
enum F { Three = 3 };
static int sized[E::Two];
//               ^^^^^^ error err_array_size_non_int: size of array has non-integer type 'E'
static int plain[Three];
void f(float4 a, float4x4 m, int2 x, float b[4], int1 y, int i) {
  float r = a[x];
//           ^ error err_typecheck_subscript_not_integer: array subscript is not an integer
  float4 s = m[x];
//             ^ error err_matrix_index_not_integer: matrix row index is not an integer
  r = b[y];
//     ^ error err_typecheck_subscript_not_integer: array subscript is not an integer
  r = b[x];
//     ^ error err_typecheck_subscript_not_integer: array subscript is not an integer
  r = m[0][x];
//         ^ error err_matrix_index_not_integer: matrix column index is not an integer
  switch (y) { case 0: ; }
//^^^^^^ error err_typecheck_statement_requires_integer: statement requires expression of integer type ('int1' (aka 'vector<int, 1>') invalid)
  r = a[i] + m[i][i] + b[i] + sized[0] + plain[0];
}
void g() { int wide = 4294967296; wide = 0; }
//                    ^^^^^^^^^^ warning warn_impcast_integer_constant: implicit conversion from 'long' to 'int' changes value from 4294967296 to 0 [-Wconstant-conversion]
