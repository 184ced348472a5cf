// args: -T lib_6_6 -enable-16bit-types -Wconversion -Wdouble-promotion
// Types are named as they are written: made-up ones and those of swizzles have no short name.
export float4 operands(float4 a, int4 b, float2 c, vector<float, 3> d) {
  float4 sum = a + b;
//                 ^ warning warn_impcast_integer_float_precision: implicit conversion from 'int4' (aka 'vector<int, 4>') to 'float4' (aka 'vector<float, 4>') may lose precision [-Wimplicit-int-float-conversion]
  float2 cut = c * b;
//                 ^ warning warn_impcast_vector_truncation: implicit conversion truncates vector: 'int4' (aka 'vector<int, 4>') to 'float2' (aka 'vector<float, 2>') [-Wvector-conversion]
//                 ^ warning warn_impcast_integer_float_precision: implicit conversion from 'int4' (aka 'vector<int, 4>') to 'float2' (aka 'vector<float, 2>') may lose precision [-Wimplicit-int-float-conversion]
  cut = d;
//      ^ warning warn_impcast_vector_truncation: implicit conversion truncates vector: 'vector<float, 3>' (vector of 3 'float' values) to 'vector<float, 2>' (vector of 2 'float' values) [-Wvector-conversion]
  cut = a.xyz;
//      ^^^^^ warning warn_impcast_vector_truncation: implicit conversion truncates vector: 'vector<float, 3>' (vector of 3 'float' values) to 'vector<float, 2>' (vector of 2 'float' values) [-Wvector-conversion]
  a += b;
//     ^ warning warn_impcast_integer_float_precision: implicit conversion from 'int4' (aka 'vector<int, 4>') to 'float4' (aka 'vector<float, 4>') may lose precision [-Wimplicit-int-float-conversion]
  return sum + cut.xyxy + a;
}
void give(out float f) { f = 1; }
void change(inout float f) { f = 1; }
export void places(double d, half h) {
  give(d);
//     ^ warning warn_impcast_double_promotion: implicit conversion increases floating-point precision: 'float' to 'double' [-Wdouble-promotion]
  change(d);
//       ^ warning warn_impcast_double_promotion: implicit conversion increases floating-point precision: 'float' to 'double' [-Wdouble-promotion]
//       ^ warning warn_impcast_float_precision: implicit conversion loses floating-point precision: 'double' to 'float' [-Wimplicit-float-conversion]
  change(h);
//       ^ warning warn_impcast_float_precision: implicit conversion loses floating-point precision: 'float' to 'half' [-Wimplicit-float-conversion]
//       ^ warning warn_impcast_double_promotion: implicit conversion increases floating-point precision: 'half' to 'float' [-Wdouble-promotion]
}
struct Values { int2 x; float2 y; double z; };
export void lists(Values v) {
  int2 numbers[] = { v, 1 };
//                   ^ warning warn_impcast_float_integer: implicit conversion turns floating-point number into integer: 'float' to 'int' [-Wfloat-conversion]
//                   ^ warning warn_impcast_float_integer: implicit conversion turns floating-point number into integer: 'float' to 'int' [-Wfloat-conversion]
//                   ^ warning warn_impcast_float_narrow_integer: implicit conversion turns floating-point number into integer: 'double' to 'int' [-Wfloat-conversion]
  float2 pair = { v.x };
//                ^^^ warning warn_impcast_integer_float_precision: implicit conversion from 'int' to 'float' may lose precision [-Wimplicit-int-float-conversion]
//                ^^^ warning warn_impcast_integer_float_precision: implicit conversion from 'int' to 'float' may lose precision [-Wimplicit-int-float-conversion]
  int4 few[] = { 1, 2, 3 };
//             ^ error err_incorrect_num_initializers: too few initializers in list for type 'int4[]' (aka 'vector<int, 4>[]') (expected 4 but found 3)
}
