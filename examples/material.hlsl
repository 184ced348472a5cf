// Resources inside structs and arrays: the two sets of binding rules give them different registers.
//
//   npx descry diff --rules-diff -T ps_6_0 examples/material.hlsl

struct Layer {
  Texture2D<float4> color;
  Texture2D<float4> normal;
};

struct Material {
  Layer layers[2];
  SamplerState smooth;
};

Material ground;
Texture2D<float4> shadows[4] : register(t2);
TextureCube<float4> sky;

float4 main(float2 uv : TEXCOORD, uint cascade : CASCADE) : SV_Target {
  float4 bump = ground.layers[1].normal.Sample(ground.smooth, uv);
  float4 color = ground.layers[0].color.Sample(ground.smooth, uv + bump.xy);
  float light = shadows[NonUniformResourceIndex(cascade)].Sample(ground.smooth, uv).r;
  return lerp(color, sky.Sample(ground.smooth, bump.xyz), 0.25) * light;
}
