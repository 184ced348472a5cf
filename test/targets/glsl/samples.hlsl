// args: -T ps_6_7
// Variations of sampling are in the names of functions; an offset that is no constant moves the location.
Texture2D<float4> color : register(t0);
Texture2DArray<int2> layers : register(t1);
TextureCube<float> shadows : register(t2);
Texture3D<float3> volume : register(t3);
Texture2DMS<float4> samples : register(t4);
Buffer<uint> words : register(t5);
SamplerState linearSampler : register(s6);
SamplerComparisonState comparison : register(s7);

float4 main(float3 uv : UV, nointerpolation int2 move : MOVE) : SV_Target {
  float4 sum = color.SampleBias(linearSampler, uv.xy, 0.5) + color.SampleGrad(linearSampler, uv.xy, uv.yz, uv.zx);
  sum += color.SampleLevel(linearSampler, uv.xy, 2, int2(1, 2)) + color.SampleLevel(linearSampler, uv.xy, 0, move);
  uint status;
  sum += color.Sample(linearSampler, uv.xy, 0, 1.5, status);
  if (!CheckAccessFullyMapped(status))
    return 0;
  sum += shadows.SampleCmp(comparison, uv, 0.25) + shadows.SampleCmpLevelZero(comparison, uv, 0.75);
  sum += color.GatherGreen(linearSampler, uv.xy, move) + color.GatherCmp(comparison, uv.xy, 0.5);
  sum.xyz += volume.Load(int4(move, 0, 1), int3(1, 0, 0)) + volume[uint3(1, 2, 3)];
  sum.xy += layers[uint3(move, 2)] + color.mips[3][move].zw;
  sum += samples.Load(move, 2) + samples.sample[1][move] + words[7];
  uint width, height, elements, levels;
  layers.GetDimensions(1, width, height, elements, levels);
  float lod = color.CalculateLevelOfDetail(linearSampler, uv.xy);
  return sum * float4(width, height, elements * lod, levels);
}
; ==>
#version 460
#extension GL_ARB_sparse_texture2 : require
#extension GL_ARB_sparse_texture_clamp : require
#extension GL_EXT_samplerless_texture_functions : require

layout(location = 0) in vec3 in_UV0;
layout(location = 1) flat in ivec2 in_MOVE0;
layout(location = 0) out vec4 out_SV_TARGET0;

layout(set = 0, binding = 0) uniform texture2D color;

layout(set = 0, binding = 1) uniform itexture2DArray layers;

layout(set = 0, binding = 2) uniform textureCube shadows;

layout(set = 0, binding = 3) uniform texture3D volume;

layout(set = 0, binding = 4) uniform texture2DMS samples;

layout(set = 0, binding = 5) uniform utextureBuffer words;

layout(set = 0, binding = 6) uniform sampler linearSampler;

layout(set = 0, binding = 7) uniform sampler comparison;

vec4 main_1(vec3 uv, ivec2 move) {
    vec4 sum = texture(sampler2D(color, linearSampler), uv.xy, 0.5) + textureGrad(sampler2D(color, linearSampler), uv.xy, uv.yz, uv.zx);
    sum += textureLodOffset(sampler2D(color, linearSampler), uv.xy, 2.0, ivec2(1, 2)) + textureLod(sampler2D(color, linearSampler), uv.xy + vec2(move) / vec2(textureSize(sampler2D(color, linearSampler), 0)), 0.0);
    uint status;
    vec4 texel;
    status = uint(sparseTextureClampARB(sampler2D(color, linearSampler), uv.xy, 1.5, texel));
    sum += texel;
    if (!sparseTexelsResidentARB(int(status))) {
        return vec4(0.0);
    }
    sum += texture(samplerCubeShadow(shadows, comparison), vec4(uv, 0.25)) + textureGrad(samplerCubeShadow(shadows, comparison), vec4(uv, 0.75), vec3(0.0), vec3(0.0));
    sum += textureGatherOffset(sampler2D(color, linearSampler), uv.xy, move, 1) + textureGather(sampler2DShadow(color, comparison), uv.xy, 0.5);
    ivec4 location = ivec4(move, 0, 1);
    sum.xyz += texelFetch(volume, location.xyz + ivec3(1, 0, 0), location.w).xyz + texelFetch(volume, ivec3(uvec3(1u, 2u, 3u)), 0).xyz;
    sum.xy += vec2(texelFetch(layers, ivec3(uvec3(move, 2u)), 0).xy) + texelFetch(color, ivec2(uvec2(move)), 3).zw;
    sum += texelFetch(samples, move, 2) + texelFetch(samples, ivec2(uvec2(move)), 1) + float(texelFetch(words, 7).x);
    uint width;
    uint height;
    uint elements;
    uint levels;
    ivec3 size = textureSize(layers, 1);
    width = uint(size.x);
    height = uint(size.y);
    elements = uint(size.z);
    levels = uint(textureQueryLevels(layers));
    float lod = textureQueryLod(sampler2D(color, linearSampler), uv.xy).x;
    return sum * vec4(width, height, float(elements) * lod, levels);
}

void main() {
    vec4 result = main_1(in_UV0, in_MOVE0);
    out_SV_TARGET0 = result;
}
