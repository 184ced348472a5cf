// args: -T cs_6_6
RWTexture2D<float4> Out, Other;
Texture2D<float4> Source;

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint n = min(id.x, 7);
  if (n > 9) Out[id.xy] = 0;
  else Out[id.xy] = Source[id.xy];
  if (n > 20) Other[id.xy] = 1;
}
; ==>
// args: -T cs_6_6
RWTexture2D<float4> Out : register(u0);

Texture2D<float4> Source : register(t0);

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint n = min(id.x, 7);
  Out[id.xy] = Source[id.xy];
}
