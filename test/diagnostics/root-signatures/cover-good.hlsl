// args: -T ps_6_6
// A signature that binds more than this shader uses, as shared ones do.
Texture2D<float4> Image[] : register(t0, space1);
SamplerState Linear : register(s0);
cbuffer Settings : register(b0) { float4 tint; }

[RootSignature("RootFlags(CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED), RootConstants(num32BitConstants = 8, b0), SRV(t0), DescriptorTable(SRV(t0, space = 1, numDescriptors = unbounded)), StaticSampler(s0)")]
float4 main(float2 uv : UV) : SV_Target {
  Texture2D<float4> other = ResourceDescriptorHeap[3];
  return tint * Image[3].Sample(Linear, uv) + other[uint2(0, 0)];
}
