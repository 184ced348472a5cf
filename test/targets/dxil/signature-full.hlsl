// args: -T ps_6_0
float4 main(float4 many[30] : A, nointerpolation int4 more[4] : B) : SV_Target {
  return many[29] + more[3];
}
; ==>
main.hlsl:2:8: error: Failed to allocate all input signature elements in available space. ('B' finds no place in 32 registers)
    2 | float4 main(float4 many[30] : A, nointerpolation int4 more[4] : B) : SV_Target {
      |        ^
1 error generated.
