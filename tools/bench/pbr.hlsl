// A forward pass as engines have it: metals and roughness, lights of three kinds, cascades of shadows, light from images, fog.
struct Light {
  float3 position;
  float range;
  float3 direction;
  float cosOuter;
  float3 color;
  uint kind;
};

struct Material {
  float4 baseColor;
  float3 emissive;
  float metallic;
  float roughness;
  float occlusionStrength;
  float normalScale;
  uint flags;
};

cbuffer Frame : register(b0) {
  float4x4 viewProjection;
  float4x4 cascades[4];
  float4 cascadeEnds;
  float3 eye;
  float fogDensity;
  float3 fogColor;
  uint lightCount;
  float environmentMips;
};

cbuffer Object : register(b1) {
  float4x4 world;
  uint materialIndex;
};

StructuredBuffer<Light> lights;
StructuredBuffer<Material> materials;
Texture2D<float4> baseColorMap;
Texture2D<float4> normalMap;
Texture2D<float4> roughnessMap;
Texture2D<float4> occlusionMap;
Texture2D<float4> emissiveMap;
Texture2DArray<float> shadowMap;
TextureCube<float4> environment;
TextureCube<float4> irradiance;
Texture2D<float2> brdfTable;
SamplerState surfaceSampler;
SamplerState clampedSampler;
SamplerComparisonState shadowSampler;

static const float pi = 3.14159265;

struct Surface {
  float3 position;
  float3 normal;
  float3 view;
  float3 diffuse;
  float3 specular;
  float roughness;
  float occlusion;
};

struct PixelInput {
  float4 position : SV_Position;
  float3 world : POSITION0;
  float3 normal : NORMAL;
  float4 tangent : TANGENT;
  float2 uv : TEXCOORD0;
  float depth : TEXCOORD1;
};

float distribution(float nh, float alpha) {
  float square = alpha * alpha;
  float d = nh * nh * (square - 1.0) + 1.0;
  return square / max(pi * d * d, 1e-5);
}

float visibility(float nv, float nl, float alpha) {
  float square = alpha * alpha;
  float a = nl * sqrt(nv * nv * (1.0 - square) + square);
  float b = nv * sqrt(nl * nl * (1.0 - square) + square);
  return 0.5 / max(a + b, 1e-5);
}

float3 fresnel(float3 f0, float vh) {
  return f0 + (1.0 - f0) * pow(saturate(1.0 - vh), 5.0);
}

float3 shade(Surface surface, float3 toLight, float3 radiance) {
  float3 h = normalize(surface.view + toLight);
  float nl = saturate(dot(surface.normal, toLight));
  float nv = saturate(abs(dot(surface.normal, surface.view)) + 1e-5);
  float nh = saturate(dot(surface.normal, h));
  float vh = saturate(dot(surface.view, h));
  float alpha = surface.roughness * surface.roughness;
  float3 f = fresnel(surface.specular, vh);
  float3 specular = distribution(nh, alpha) * visibility(nv, nl, alpha) * f;
  float3 diffuse = (1.0 - f) * surface.diffuse / pi;
  return (diffuse + specular) * radiance * nl;
}

float shadow(float3 position, float depth) {
  uint cascade = 0;
  for (uint i = 0; i < 3; i++)
    if (depth > cascadeEnds[i]) cascade = i + 1;
  float4 projected = mul(cascades[cascade], float4(position, 1.0));
  float3 place = projected.xyz / projected.w;
  float2 uv = place.xy * float2(0.5, -0.5) + 0.5;
  float lit = 0.0;
  [unroll] for (int y = -1; y <= 1; y++)
    [unroll] for (int x = -1; x <= 1; x++)
      lit += shadowMap.SampleCmpLevelZero(shadowSampler, float3(uv, cascade), place.z - 0.001, int2(x, y));
  return lit / 9.0;
}

float3 directLight(Surface surface, Light light, float depth) {
  if (light.kind == 0) return shade(surface, -light.direction, light.color) * shadow(surface.position, depth);
  float3 offset = light.position - surface.position;
  float distance = length(offset);
  if (distance > light.range) return 0.0;
  float3 toLight = offset / max(distance, 1e-4);
  float ratio = distance / light.range;
  float window = saturate(1.0 - ratio * ratio * ratio * ratio);
  float falloff = window * window / (distance * distance + 1.0);
  if (light.kind == 2) falloff *= smoothstep(light.cosOuter, light.cosOuter + 0.1, dot(-toLight, light.direction));
  return shade(surface, toLight, light.color * falloff);
}

float3 imageLight(Surface surface) {
  float nv = saturate(dot(surface.normal, surface.view));
  float3 reflected = reflect(-surface.view, surface.normal);
  float3 f = fresnel(surface.specular, nv);
  float2 brdf = brdfTable.Sample(clampedSampler, float2(nv, surface.roughness));
  float3 prefiltered = environment.SampleLevel(surfaceSampler, reflected, surface.roughness * environmentMips).rgb;
  float3 ambient = irradiance.Sample(surfaceSampler, surface.normal).rgb * surface.diffuse * (1.0 - f);
  return (ambient + prefiltered * (f * brdf.x + brdf.y)) * surface.occlusion;
}

float3 perturbed(PixelInput input, float scale) {
  float3 n = normalize(input.normal);
  float3 t = normalize(input.tangent.xyz - n * dot(n, input.tangent.xyz));
  float3 b = cross(n, t) * input.tangent.w;
  float3 sampled = normalMap.Sample(surfaceSampler, input.uv).xyz * 2.0 - 1.0;
  sampled.xy *= scale;
  return normalize(mul(sampled, float3x3(t, b, n)));
}

float4 main(PixelInput input) : SV_Target {
  Material material = materials[materialIndex];
  float4 base = baseColorMap.Sample(surfaceSampler, input.uv) * material.baseColor;
  if ((material.flags & 1) != 0 && base.a < 0.5) discard;
  float4 packed = roughnessMap.Sample(surfaceSampler, input.uv);
  float metallic = saturate(material.metallic * packed.b);
  Surface surface;
  surface.position = input.world;
  surface.normal = perturbed(input, material.normalScale);
  surface.view = normalize(eye - input.world);
  surface.diffuse = base.rgb * (1.0 - metallic);
  surface.specular = lerp(0.04, base.rgb, metallic);
  surface.roughness = clamp(material.roughness * packed.g, 0.05, 1.0);
  surface.occlusion = lerp(1.0, occlusionMap.Sample(surfaceSampler, input.uv).r, material.occlusionStrength);
  float3 color = imageLight(surface);
  for (uint i = 0; i < lightCount; i++) color += directLight(surface, lights[i], input.depth);
  color += emissiveMap.Sample(surfaceSampler, input.uv).rgb * material.emissive;
  float fog = exp(-fogDensity * length(eye - input.world));
  return float4(lerp(fogColor, color, fog), base.a);
}
