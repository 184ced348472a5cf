// Register annotations that cannot work, for the diagnostics.
//
//   npx descry lint -T lib_6_6 examples/mistakes.hlsl

#define ALBEDO_SLOT register(u0)

Texture2D<float4> Albedo : ALBEDO_SLOT;
SamplerState Linear : register(t1);
float4 Tint : register(b2);

cbuffer Material : register(b0) {
  float Roughness : register(c0);
}
