// args: -T ps_6_2
Texture2D image;
SamplerState smooth;

float4 main(float4 p : SV_Position) : SV_Target {
  int2 constant = int2(3, -4);
  return image.Sample(smooth, p.xy, constant) + image.Gather(smooth, p.xy, int2(p.zw)) + image.Sample(smooth, p.xy, int2(p.wz)) +
         image.Load(int3(p.xyz), int2(p.zw));
}
; ==>
main.hlsl:8:10: error: Offsets to texture access operations must be immediate values
    8 |          image.Load(int3(p.xyz), int2(p.zw));
      |          ^
      = help: shader model 6.7 lifts this
1 error generated.
