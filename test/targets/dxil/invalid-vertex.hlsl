// args: -T vs_6_0
Texture2D<float4> T;
void main(float2 at : AT, out float4 p : SV_Position, out float4 c : COLOR) {
  p.xyz = float3(at, 0);
  c = T.Load(int3(at, 0), int2(9, 0));
}
; ==>
main.hlsl:5:7: error: Offsets to texture access operations must be between -8 and 7
    5 |   c = T.Load(int3(at, 0), int2(9, 0));
      |       ^
      = help: shader model 6.7 lifts this
1 error generated.
