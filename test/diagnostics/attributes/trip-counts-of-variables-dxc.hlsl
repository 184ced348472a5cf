// args: -T ps_6_6 --rules dxc
float4 values[64];
int loose;
float main(float factor : A, int parameter : N) : SV_Target {
  float sum = 0;
  int count = 8, changed = parameter, negative = -2;
//               ^^^^^^^ note note_declared_at: declared here
//    ^^^^^ note note_declared_at: declared here
  static int lasting = 4;
  const int constant = 3, constantOfRun = parameter;
  [unroll(count)] for (int i = 0; i < count; ++i) sum += values[i].x * factor;
//        ^^^^^ warning warn_hlsl_first_value_taken: expression is not an integral constant expression; the value that the variable begins with, 8, is taken [-Wdxc-extension]
  [unroll(lasting)] for (int j = 0; j < 4; ++j) sum += values[j].y;
//        ^^^^^^^ warning warn_hlsl_first_value_taken: expression is not an integral constant expression; the value that the variable begins with, 4, is taken [-Wdxc-extension]
  [unroll(constant)] for (int k = 0; k < 4; ++k) sum += values[k].y;
  [unroll(parameter)] for (int l = 0; l < 4; ++l) sum += values[l].z;
//        ^^^^^^^^^ warning warn_hlsl_attribute_expects_uint_literal: attribute 'unroll' must have a uint literal argument [-Wattribute-type]
  [unroll(loose)] for (int m = 0; m < 4; ++m) sum += values[m].z;
//        ^^^^^ warning warn_hlsl_attribute_expects_uint_literal: attribute 'unroll' must have a uint literal argument [-Wattribute-type]
  [unroll(negative)] for (int n = 0; n < 4; ++n) sum += values[n].z;
//        ^^^^^^^^ warning warn_hlsl_first_value_taken: expression is not an integral constant expression; the value that the variable begins with, -2, is taken [-Wdxc-extension]
//        ^^^^^^^^ warning err_requires_positive_value: invalid value '-2'; must be positive [-Wdxc-extension]
  [unroll(changed)] for (int o = 0; o < 4; ++o) sum += values[o].w;
//        ^^^^^^^ error err_expr_not_ice: expression is not an integral constant expression
//        ^^^^^^^ note note_constexpr_ltor_non_const_int: read of non-const variable 'changed' is not allowed in a constant expression
  [unroll(constantOfRun)] for (int p = 0; p < 4; ++p) sum += values[p].w;
//        ^^^^^^^^^^^^^ error err_expr_not_ice: expression is not an integral constant expression
  [unroll((count))] for (int q = 0; q < 4; ++q) sum += values[q].w;
//        ^^^^^^^ error err_expr_not_ice: expression is not an integral constant expression
//        ^^^^^^^ note note_constexpr_ltor_non_const_int: read of non-const variable 'count' is not allowed in a constant expression
  return sum;
}
