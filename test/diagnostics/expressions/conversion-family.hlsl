// args: -T cs_6_6 -Wconversion -Wdouble-promotion
float f; int i; uint u; double d; float4 v; bool flag;
[numthreads(1, 1, 1)] void main() {
  int fraction = f;
//               ^ warning warn_impcast_float_integer: implicit conversion turns floating-point number into integer: 'float' to 'int' [-Wfloat-conversion]
  bool truth = f;
//             ^ warning warn_impcast_float_integer: implicit conversion turns floating-point number into integer: 'float' to 'bool' [-Wfloat-conversion]
  uint sign = i;
//            ^ warning warn_impcast_integer_sign: implicit conversion changes signedness: 'int' to 'uint' (aka 'unsigned int') [-Wsign-conversion]
  int back = u;
//           ^ warning warn_impcast_integer_sign: implicit conversion changes signedness: 'uint' (aka 'unsigned int') to 'int' [-Wsign-conversion]
  uint negative = -1;
  float precision = i;
//                  ^ warning warn_impcast_integer_float_precision: implicit conversion from 'int' to 'float' may lose precision [-Wimplicit-int-float-conversion]
  double wider = f;
//               ^ warning warn_impcast_double_promotion: implicit conversion increases floating-point precision: 'float' to 'double' [-Wdouble-promotion]
  int4 whole = v;
//             ^ warning warn_impcast_float_integer: implicit conversion turns floating-point number into integer: 'float4' (aka 'vector<float, 4>') to 'vector<int, 4>' (vector of 4 'int' values) [-Wfloat-conversion]
  float sum = f + i;
//                ^ warning warn_impcast_integer_float_precision: implicit conversion from 'int' to 'float' may lose precision [-Wimplicit-int-float-conversion]
  float fromBool = flag;
  float exact = 3;
  if (f) back = 1;
}
