// args: -T lib_6_6 -HV 2018
// Before HLSL 2021 these work by component.
void test(float4 v, float3 v3, bool4 b4, bool3 b3, bool b) {
  b4 = b4 && b4;
  b4 = b4 || b;
  v = b4 ? v : v;
  v = b4 ? 1 : 0;
  v = b3 ? v : v;
//       ^ error err_hlsl_conditional_dimensions: conditional operator condition and result dimensions mismatch.
  v3 = b3 ? v3 : 0;
  b4 = b3 && b4;
//           ^^ warning warn_impcast_vector_truncation: implicit conversion truncates vector: 'bool4' (aka 'vector<bool, 4>') to 'vector<bool, 3>' (vector of 3 'bool' values) [-Wvector-conversion]
//     ^^^^^^^^ error err_typecheck_convert_incompatible: assigning to 'vector<[...], 4>' from incompatible type 'vector<[...], 3>'
}
