// args: -T vs_6_0
Texture2D<float4> T;
void main(float2 at : AT, out float4 p : SV_Position, out float4 c : COLOR) {
  p.xyz = float3(at, 0);
  c = T.Load(int3(at, 0));
}
; ==>
main.hlsl:3:6: error: Not all elements of output SV_Position were written [-Wdxil-validation]
    3 | void main(float2 at : AT, out float4 p : SV_Position, out float4 c : COLOR) {
      |      ^
main.hlsl:3:42: note: SV_Position is declared here
    3 | void main(float2 at : AT, out float4 p : SV_Position, out float4 c : COLOR) {
      |                                          ^
1 error generated.
