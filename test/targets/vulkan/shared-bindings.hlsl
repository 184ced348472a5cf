// args: -T cs_6_6
Texture2D A : register(t0);
SamplerState S : register(s0);
RWBuffer<float4> Out : register(u0);
RWBuffer<float4> Implicit;

[numthreads(1, 1, 1)]
void main() {
  Out[0] = A.SampleLevel(S, 0, 0);
  Implicit[0] = 1;
}
; ==>
main.hlsl:3:14: warning: 'S' shares binding 0 of descriptor set 0 with 'A' [-Wvulkan-binding-overlap]
    3 | SamplerState S : register(s0);
      |              ^
      = help: shift one class of registers with -fvk-s-shift N 0, or use [[vk::binding]]
main.hlsl:2:11: note: 'A' is declared here
    2 | Texture2D A : register(t0);
      |           ^
main.hlsl:4:18: warning: 'Out' shares binding 0 of descriptor set 0 with 'A' and 'S' [-Wvulkan-binding-overlap]
    4 | RWBuffer<float4> Out : register(u0);
      |                  ^
      = help: shift one class of registers with -fvk-u-shift N 0, or use [[vk::binding]]
main.hlsl:2:11: note: 'A' is declared here
    2 | Texture2D A : register(t0);
      |           ^
main.hlsl:3:14: note: 'S' is declared here
    3 | SamplerState S : register(s0);
      |              ^
2 warnings generated.
Texture2D<float4> A: set 0, binding 0
SamplerState S: set 0, binding 0
RWBuffer<float4> Out: set 0, binding 0
RWBuffer<float4> Implicit: set 0, binding 1
void main_1() {
  Out[0:uint] = A.SampleLevel(S, splat float2(0:float), 0:float);
  Implicit[0:uint] = splat float4(1:float);
}
void main() {
  main();
}
