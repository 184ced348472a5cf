// args: -T cs_6_6 -enable-16bit-types
// What DXC warns about by default: fewer bits, fewer components. Signs, fractions and int to float need -Wconversion.
float f; int i; uint u; double d; int64_t l; float4 v; min16float m;
//                                                     ^^^^^^^^^^ warning warn_hlsl_sema_minprecision_promotion: 'min16float' is promoted to 'half' [-Wconversion]
void takesHalf(half h) {}
float returns() { return d; }
//                       ^ warning warn_impcast_float_precision: implicit conversion loses floating-point precision: 'double' to 'float' [-Wimplicit-float-conversion]
[numthreads(1, 1, 1)] void main() {
  float a = d;
//          ^ warning warn_impcast_float_precision: implicit conversion loses floating-point precision: 'double' to 'float' [-Wimplicit-float-conversion]
  half b = f;
//         ^ warning warn_impcast_float_precision: implicit conversion loses floating-point precision: 'float' to 'half' [-Wimplicit-float-conversion]
  half c = i;
//         ^ warning warn_impcast_integer_narrow_float: implicit conversion from 'int' to 'half' may lose precision [-Wimplicit-int-float-conversion]
  int e = l;
//        ^ warning warn_impcast_integer_64_32: implicit conversion loses integer precision: 'int64_t' (aka 'long') to 'int' [-Wshorten-64-to-32]
  uint g = l;
//         ^ warning warn_impcast_integer_64_32: implicit conversion loses integer precision: 'int64_t' (aka 'long') to 'uint' (aka 'unsigned int') [-Wshorten-64-to-32]
  float h = l;
//          ^ warning warn_impcast_integer_narrow_float: implicit conversion from 'int64_t' (aka 'long') to 'float' may lose precision [-Wimplicit-int-float-conversion]
  float j = v;
//          ^ warning warn_impcast_vector_scalar: implicit conversion turns vector to scalar: 'float4' (aka 'vector<float, 4>') to 'float' [-Wconversion]
  half3 k = v;
//          ^ warning warn_impcast_vector_truncation: implicit conversion truncates vector: 'float4' (aka 'vector<float, 4>') to 'vector<half, 3>' (vector of 3 'half' values) [-Wvector-conversion]
//          ^ warning warn_impcast_float_precision: implicit conversion loses floating-point precision: 'float4' (aka 'vector<float, 4>') to 'vector<half, 3>' (vector of 3 'half' values) [-Wimplicit-float-conversion]
  int16_t n = i;
//            ^ warning warn_impcast_integer_precision: implicit conversion loses integer precision: 'int' to 'int16_t' (aka 'short') [-Wimplicit-int-conversion]
  takesHalf(f);
//          ^ warning warn_impcast_float_precision: implicit conversion loses floating-point precision: 'float' to 'half' [-Wimplicit-float-conversion]
  a += d;
//     ^ warning warn_impcast_float_precision: implicit conversion loses floating-point precision: 'double' to 'float' [-Wimplicit-float-conversion]
  half exact = 1.5f;
  half inexact = 0.1f;
//               ^^^^ warning warn_impcast_float_precision: implicit conversion loses floating-point precision: 'float' to 'half' [-Wimplicit-float-conversion]
  int silent = f;
  uint sign = i;
  float precision = i;
  float written = (float)d;
  float3 constructed = float3(d, d, d);
}
