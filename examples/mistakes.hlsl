// Mistakes of the usual kinds, for the diagnostics.
//
//   npx descry lint -T lib_6_6 examples/mistakes.hlsl

#define ALBEDO_SLOT register(u0)
#define SQUARE(x) ((x) * (x))

Texture2D<float4> Albedo : ALBEDO_SLOT;
SamplerState Linear : register(t1);

float4 shade(float2 uv, float3 normal) {
  float4 color = Albedo.Sample(Linear, uv);
  float facing = SQUARE(normal.w);
  return color * facing * intensty;
}
