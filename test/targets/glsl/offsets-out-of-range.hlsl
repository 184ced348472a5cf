// args: -T ps_6_7
// GLSL has offsets from -8 to 7.
Texture2D Image;
Texture2DArray<float> Shadows;
SamplerState Linear;
SamplerComparisonState Shadow;

float4 main(float2 uv : UV) : SV_Target {
  float4 color = Image.Sample(Linear, uv, int2(7, -8)) + Image.Sample(Linear, uv, int2(9, 0));
  return color * Shadows.SampleCmpLevelZero(Shadow, float3(uv, 1), 0.5, int2(-9, 1));
}
; ==>
#version 460

layout(location = 0) in vec2 in_UV0;
layout(location = 0) out vec4 out_SV_TARGET0;

layout(set = 0, binding = 0) uniform texture2D Image;

layout(set = 0, binding = 1) uniform texture2DArray Shadows;

layout(set = 0, binding = 2) uniform sampler Linear;

layout(set = 0, binding = 3) uniform sampler Shadow;

vec4 main_1(vec2 uv) {
    vec4 color = textureOffset(sampler2D(Image, Linear), uv, ivec2(7, -8)) + texture(sampler2D(Image, Linear), uv + vec2(ivec2(9, 0)) / vec2(textureSize(sampler2D(Image, Linear), 0)));
    vec2 step_1 = vec2(ivec2(-9, 1)) / vec2(textureSize(sampler2DArrayShadow(Shadows, Shadow), 0).xy);
    return color * textureGrad(sampler2DArrayShadow(Shadows, Shadow), vec4(vec3(uv, 1.0) + vec3(step_1, 0.0), 0.5), vec2(0.0), vec2(0.0));
}

void main() {
    vec4 result = main_1(in_UV0);
    out_SV_TARGET0 = result;
}
