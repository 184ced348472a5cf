// args: -T ps_6_6
// clang: same
float4 values[64];
int loose;
//  ^^^^^ note note_declared_at: declared here
float main(float factor : A, int parameter : N) : SV_Target {
  float sum = 0;
  int count = 8, changed = parameter, negative = -2;
//    ^^^^^ note note_declared_at: declared here
//                                    ^^^^^^^^ note note_declared_at: declared here
//               ^^^^^^^ note note_declared_at: declared here
//    ^^^^^ note note_declared_at: declared here
  static int lasting = 4;
//           ^^^^^^^ note note_declared_at: declared here
  const int constant = 3;
  [unroll(count)] for (int i = 0; i < count; ++i) sum += values[i].x * factor;
//        ^^^^^ error err_expr_not_ice: expression is not an integral constant expression
//        ^^^^^ note note_constexpr_ltor_non_const_int: read of non-const variable 'count' is not allowed in a constant expression
  [unroll(lasting)] for (int j = 0; j < 4; ++j) sum += values[j].y;
//        ^^^^^^^ error err_expr_not_ice: expression is not an integral constant expression
//        ^^^^^^^ note note_constexpr_ltor_non_const_int: read of non-const variable 'lasting' is not allowed in a constant expression
  [unroll(constant)] for (int k = 0; k < 4; ++k) sum += values[k].y;
  [unroll(loose)] for (int m = 0; m < 4; ++m) sum += values[m].z;
//        ^^^^^ error err_expr_not_ice: expression is not an integral constant expression
//        ^^^^^ note note_constexpr_ltor_non_const_int: read of non-const variable 'loose' is not allowed in a constant expression
  [unroll(negative)] for (int n = 0; n < 4; ++n) sum += values[n].z;
//        ^^^^^^^^ error err_expr_not_ice: expression is not an integral constant expression
//        ^^^^^^^^ note note_constexpr_ltor_non_const_int: read of non-const variable 'negative' is not allowed in a constant expression
  [unroll(changed)] for (int o = 0; o < 4; ++o) sum += values[o].w;
//        ^^^^^^^ error err_expr_not_ice: expression is not an integral constant expression
//        ^^^^^^^ note note_constexpr_ltor_non_const_int: read of non-const variable 'changed' is not allowed in a constant expression
  [unroll((count))] for (int q = 0; q < 4; ++q) sum += values[q].w;
//        ^^^^^^^ error err_expr_not_ice: expression is not an integral constant expression
//        ^^^^^^^ note note_constexpr_ltor_non_const_int: read of non-const variable 'count' is not allowed in a constant expression
  return sum;
}
