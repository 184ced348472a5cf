// A vertex and a pixel shader that are drawn with, in three permutations.
#define LOW 0
#define HIGH 1

cbuffer Camera {
  float4x4 viewProjection;
  float3 eye;
};

StructuredBuffer<float4x4> bones;
Texture2D<float4> albedo;
SamplerState linearSampler;

#if SHADOWS
Texture2DArray<float> cascades;
SamplerComparisonState shadowSampler;
#endif

struct Vertex {
  float4 position : SV_Position;
  float3 world : WORLD;
  float2 uv : TEXCOORD;
};

Vertex VSMain(float3 position : POSITION, float2 uv : TEXCOORD, uint bone : BONE) {
  Vertex vertex;
  vertex.world = mul(float4(position, 1), bones[bone]).xyz;
  vertex.position = mul(float4(vertex.world, 1), viewProjection);
  vertex.uv = uv;
  return vertex;
}

float4 PSMain(Vertex vertex) : SV_Target {
  float4 color = albedo.Sample(linearSampler, vertex.uv);
#if QUALITY == HIGH
  color.rgb *= 1 / (1 + distance(eye, vertex.world));
#endif
#if SHADOWS
  color.rgb *= cascades.SampleCmpLevelZero(shadowSampler, float3(vertex.uv, 0), vertex.position.z);
#endif
  return color;
}
