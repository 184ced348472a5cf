cbuffer Light : register(b1) { float3 Direction; float Intensity; float4x4 World; };
Texture2D<float4> Albedo : register(t0);
Texture2D<float4> Normals : register(t3);
SamplerState Linear : register(s0);

struct Input {
  float4 position : SV_Position;
  float3 normal : NORMAL;
  centroid float2 uv : TEXCOORD2;
  nointerpolation uint material : MATERIAL;
};

float4 main(Input input, out float depth : SV_Depth) : SV_Target1 {
  float3 normal = normalize(Normals.Sample(Linear, input.uv).xyz + input.normal);
  depth = input.position.z * 0.5;
  if (input.material == 3) discard;
  return Albedo.Sample(Linear, input.uv) * saturate(dot(normal, mul((float3x3)World, Direction))) * Intensity;
}
