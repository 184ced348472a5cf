// args: -T ps_6_0
// Every element of a list is one of the array: `float2()` is two numbers.
float2 main(int index : INDEX) : SV_Target {
  float2 values[3] = { float2(1, 2), float2(), (float2)index };
  return values[index];
}
; ==>
// args: -T ps_6_0
// Every element of a list is one of the array: `float2()` is two numbers.
float2 main(int index : INDEX) : SV_Target {
  float2 values[3] = { float2(1.0, 2.0), (float2)0.0, (float2)index };
  return values[index];
}
