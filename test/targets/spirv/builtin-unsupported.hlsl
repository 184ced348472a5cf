// args: -T ps_6_6
groupshared float memory;
Texture2D<float4> color;
SamplerComparisonState comparison;
ByteAddressBuffer raw;

float4 main(float2 uv : UV) : SV_Target {
  uint status;
  float4 sum = color.GatherCmpGreen(comparison, uv, 0.5) + uv.xyxy;
  sum += raw.Load(0, status) + status + GetRenderTargetSampleCount();
  printf("here");
  return sum;
}
; ==>
main.hlsl:9:16: error: 'Texture2D.GatherCmpGreen' cannot be written as SPIR-V
    9 |   float4 sum = color.GatherCmpGreen(comparison, uv, 0.5) + uv.xyxy;
      |                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
main.hlsl:10:10: error: 'Load' of a byte-address buffer with a status cannot be written as SPIR-V
   10 |   sum += raw.Load(0, status) + status + GetRenderTargetSampleCount();
      |          ^~~~~~~~~~~~~~~~~~~
main.hlsl:10:41: error: 'GetRenderTargetSampleCount' cannot be written as SPIR-V
   10 |   sum += raw.Load(0, status) + status + GetRenderTargetSampleCount();
      |                                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
3 errors generated.
