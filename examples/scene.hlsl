// A shader for pictures: gaps, an unbounded array, padding, members that nobody reads, a texture that the optimiser removed.
struct Light
{
  float3 direction;
  float power;
};

cbuffer Frame : register(b0)
{
  float4x4 viewProjection;
  float exposure;
  float3 eye;
  float weights[3];
  float2 jitter;
  Light lights[8];
  uint debugMode;
};

Texture2D<float4> Albedo;
Texture2D<float4> Normals : register(t3);
Texture2D<float4> Cascades[4];
Texture2D<float4> Heatmap;
Texture2D<float4> Materials[] : register(t0, space1);
SamplerState Smooth;
RWStructuredBuffer<uint> Histogram : register(u1);

static const bool showHeatmap = false;

float3 shade(float2 uv, uint light)
{
  float3 normal = Normals.Sample(Smooth, uv).xyz;
  return saturate(dot(normal, lights[light].direction)) * lights[light].power * Albedo.Sample(Smooth, uv).rgb;
}

float shadow(float2 uv, uint cascade)
{
  return Cascades[NonUniformResourceIndex(cascade)].Sample(Smooth, uv).r * weights[1];
}

float4 main(float2 uv : TEXCOORD, nointerpolation uint material : MATERIAL) : SV_Target
{
  float3 color = shade(uv, material % 8) * shadow(uv, material % 4) * exposure;
  if (showHeatmap)
    color += Heatmap.Sample(Smooth, uv).rgb;
  InterlockedAdd(Histogram[material], 1);
  return float4(color, 1) * Materials[NonUniformResourceIndex(material)].Sample(Smooth, uv + jitter);
}
