// args: -T ps_6_6
// A sampler lives and dies with what it samples.
Texture2D KeptTexture; //=> t0
SamplerState KeptSampler; //=> s0
Texture2D GoneTexture; //=> unused: its value is not needed by anything the shader writes
SamplerState GoneSampler; //=> unused: its value is not needed by anything the shader writes
SamplerComparisonState KeptComparison; //=> s1
Texture2D<float> KeptDepth; //=> t1
float4 main(float2 uv : UV) : SV_Target {
  float4 unused = GoneTexture.Sample(GoneSampler, uv);
  return KeptTexture.Sample(KeptSampler, uv) + KeptDepth.SampleCmp(KeptComparison, uv, 0.5);
}
