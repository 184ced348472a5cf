// args: -T lib_6_6
RWBuffer<float> Floats : register(u0);
RWBuffer<int> Integers : register(u1);
struct Pair { float a, b; };
enum Kind { First };
void assign(Pair pair) {
  RWBuffer<float> local = Floats;
  local = Integers;
//      ^ error err_ovl_no_viable_oper: no viable overloaded '='
//        ^^^^^^^^ note note_ovl_candidate_implicit: candidate function (the implicit copy assignment operator) not viable: no known conversion from 'RWBuffer<int>' to 'const RWBuffer<float>' for 1st argument
  local = 1;
//      ^ error err_ovl_no_viable_oper: no viable overloaded '='
//        ^ note note_ovl_candidate_implicit: candidate function (the implicit copy assignment operator) not viable: no known conversion from 'int' to 'const RWBuffer<float>' for 1st argument
  local += 1;
//      ^ error err_ovl_no_viable_oper: no viable overloaded '+='
  unsigned int number = (unsigned int)local;
//                      ^ error err_typecheck_convert_struct: cannot convert 'RWBuffer<float>' to 'uint' (aka 'unsigned int') without a conversion operator
  bool truth = (bool)pair;
  Kind kind = (Kind)local;
//            ^ error err_typecheck_convert_struct: cannot convert 'RWBuffer<float>' to 'Kind' without a conversion operator
  local = (RWBuffer<float>)pair;
//        ^ error err_ovl_no_viable_conversion_in_cast: no matching conversion for C-style cast from 'Pair' to 'RWBuffer<float>'
  int numbers[4] = (int[4])pair;
//                 ^ error err_bad_cxx_cast_generic: C-style cast from 'Pair' to 'int[4]' is not allowed
}
matrix<float, 3, 4> combine(matrix<float, 3, 4> wide, matrix<float, 4, 3> tall) {
  wide += tall;
//     ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('float3x4' (aka 'matrix<float, 3, 4>') and 'float4x3' (aka 'matrix<float, 4, 3>'))
  wide -= tall;
//     ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('float3x4' (aka 'matrix<float, 3, 4>') and 'float4x3' (aka 'matrix<float, 4, 3>'))
  wide[3][0] = 1;
//     ^ error err_matrix_index_outside_range: matrix row index is outside the allowed range [0, 3)
  wide[0][4] = 1;
//        ^ error err_matrix_index_outside_range: matrix column index is outside the allowed range [0, 4)
  return wide;
}
