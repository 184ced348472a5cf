// args: -T lib_6_6
void test(float4x4 m, float2x3 m23, float4 v, float2 v2, vector<float, 4> same) {
  v.xyzwx;
//  ^^^^^ error err_hlsl_vector_member_too_many_positions: more than four positions are referenced in 'xyzwx'
  v.q = 1;
//  ^ error err_ext_vector_component_name_illegal: illegal vector component name 'q'
//    help: write 'w'
  v.xyzq = 1;
//     ^ error err_ext_vector_component_name_illegal: illegal vector component name 'q'
//       help: components are 'xyzw' or 'rgba'
  v2.xyz;
//  ^ error err_ext_vector_component_exceeds_length: vector component access exceeds type 'float2' (aka 'vector<float, 2>')
  v2.xy = v.zw;
  v.rgba = v.abgr;
  m._m00 = 1;
  m._11 = 1;
  m._m00_m11_m22_m33 = v;
  m._11_22_33_44 = v;
  m._m44 = 1;
//  ^^^^ error err_hlsl_matrix_member_four_in_zero_based: the digit '4' is used in '_m44', but the syntax is for zero-based rows and columns
  m._00 = 1;
//  ^^^ error err_hlsl_matrix_member_zero_in_one_based: the digit '0' is used in '_00', but the syntax is for one-based rows and columns
  m._m00_11 = 1;
//  ^^^^^^^ error err_hlsl_matrix_member_mixing_refs: matrix subscript '_m00_11' mixes one-based and zero-based references
  m._m0 = 1;
//  ^^^ error err_hlsl_matrix_member_bad_format: invalid format for matrix subscript '_m0'
  m.xy = 1;
//  ^^ error err_hlsl_matrix_member_bad_format: invalid format for matrix subscript 'xy'
  m23._m12 = 1;
  m23._m20 = 1;
//    ^^^^ error err_hlsl_matrix_member_out_of_bounds: matrix subscript '_m20' is out of bounds
  m23._24 = 1;
//    ^^^ error err_hlsl_matrix_member_out_of_bounds: matrix subscript '_24' is out of bounds
  m._m00_m01_m02_m03_m10 = 1;
//  ^^^^^^^^^^^^^^^^^^^^ error err_hlsl_vector_member_too_many_positions: more than four positions are referenced in '_m00_m01_m02_m03_m10'
  (1).xxxx;
//^ warning warn_unused_expr: expression result unused [-Wunused-value]
  float3 three = 1.0.xxx;
}
