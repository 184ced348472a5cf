// args: -T ps_6_7
// What has no GLSL is named, once, where it is.
RWStructuredBuffer<float> data;
Texture2D<uint> packed;
SamplerState points;

float4 main(float4 position : SV_Position) : SV_Target {
  float old;
  InterlockedCompareExchangeFloatBitwise(data[0], 1, 2, old);
  return GetRenderTargetSampleCount() + packed.GatherRaw(points, position.xy) + GetRenderTargetSampleCount();
}
; ==>
main.hlsl:9:3: error: 'InterlockedCompareExchangeFloatBitwise' outside of byte-address buffers cannot be written as GLSL
    9 |   InterlockedCompareExchangeFloatBitwise(data[0], 1, 2, old);
      |   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
main.hlsl:10:10: error: 'GetRenderTargetSampleCount' cannot be written as GLSL
   10 |   return GetRenderTargetSampleCount() + packed.GatherRaw(points, position.xy) + GetRenderTargetSampleCount();
      |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
main.hlsl:10:41: error: 'Texture2D::GatherRaw' cannot be written as GLSL
   10 |   return GetRenderTargetSampleCount() + packed.GatherRaw(points, position.xy) + GetRenderTargetSampleCount();
      |                                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
3 errors generated.
