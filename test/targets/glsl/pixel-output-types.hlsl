// args: -T ps_6_0
// SPIR-V has outputs of these types, GLSL has not.
struct Outputs {
  float2x2 matrices : SV_Target0;
  uint64_t wide[2] : SV_Target2;
  float1x3 row : SV_Target4;
};

Outputs main() {
  return (Outputs)1;
}
; ==>
main.hlsl:9:9: error: 'SV_Target0' of a matrix type cannot be written as GLSL
    9 | Outputs main() {
      |         ^
main.hlsl:9:9: error: 'SV_Target2' of 64-bit numbers cannot be written as GLSL
2 errors generated.
