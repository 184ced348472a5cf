// args: -T cs_6_6 -fvk-bind-register t0 0 3 1
Texture2D named : register(t0);
Texture2D other : register(t1);
RWBuffer<float4> implicit;
float4 loose;
[numthreads(1, 1, 1)]
void main() {
  implicit[0] = named.Load(0) + other.Load(0) + loose;
}
; ==>
main.hlsl:3:11: error: missing -fvk-bind-register for 'other' at register(t1, space0)
    3 | Texture2D other : register(t1);
      |           ^
main.hlsl:4:18: error: -fvk-bind-register requires a register annotation on 'implicit'
    4 | RWBuffer<float4> implicit;
      |                  ^
main.hlsl:5:8: error: -fvk-bind-register requires the loose constants to be bound with -fvk-bind-globals
    5 | float4 loose;
      |        ^
3 errors generated.
