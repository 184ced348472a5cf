// args: -T ps_6_0
// Inputs, outputs, textures through samplers, demote.
Texture2D<float4> Albedo : register(t1);
Texture2DArray<float> ShadowMap : register(t2);
SamplerState Linear : register(s3);
SamplerComparisonState Shadow : register(s4);

struct Input {
  noperspective centroid float4 position : SV_Position;
  float2 uv : TEXCOORD0;
  nointerpolation uint id : ID;
  noperspective centroid float3 normal : NORMAL;
};

struct Output {
  float4 color : SV_Target0;
  float depth : SV_DepthGreaterEqual;
  uint coverage : SV_Coverage;
};

[earlydepthstencil]
Output main(Input input, bool front : SV_IsFrontFace) {
  Output output;
  float4 color = Albedo.Sample(Linear, input.uv, int2(1, -1));
  color.rgb *= ShadowMap.SampleCmpLevelZero(Shadow, float3(input.uv, input.id), 0.5);
  clip(color.a - 0.5);
  if (!front)
    discard;
  output.color = color + ddx(input.normal.x);
  output.depth = input.position.z;
  output.coverage = input.id;
  return output;
}
; ==>
#version 460
#extension GL_EXT_demote_to_helper_invocation : require

layout(early_fragment_tests) in;
layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 1) flat in uint in_ID0;
layout(location = 2) noperspective centroid in vec3 in_NORMAL0;
layout(location = 0) out vec4 out_SV_TARGET0;
layout(depth_greater) out float gl_FragDepth;

struct Output {
    vec4 color;
    float depth;
    uint coverage;
};

struct Input {
    vec4 position;
    vec2 uv;
    uint id;
    vec3 normal;
};

layout(set = 0, binding = 1) uniform texture2D Albedo;

layout(set = 0, binding = 2) uniform texture2DArray ShadowMap;

layout(set = 0, binding = 3) uniform sampler Linear;

layout(set = 0, binding = 4) uniform sampler Shadow;

Output main_1(Input input_1, bool front) {
    Output output_1;
    vec4 color = textureOffset(sampler2D(Albedo, Linear), input_1.uv, ivec2(1, -1));
    color.xyz *= textureGrad(sampler2DArrayShadow(ShadowMap, Shadow), vec4(vec3(input_1.uv, input_1.id), 0.5), vec2(0.0), vec2(0.0));
    if (color.w - 0.5 < 0.0) {
        demote;
    }
    if (!front) {
        demote;
    }
    output_1.color = color + dFdx(input_1.normal.x);
    output_1.depth = input_1.position.z;
    output_1.coverage = input_1.id;
    return output_1;
}

void main() {
    Output result = main_1(Input(gl_FragCoord, in_TEXCOORD0, in_ID0, in_NORMAL0), gl_FrontFacing);
    out_SV_TARGET0 = result.color;
    gl_FragDepth = result.depth;
    gl_SampleMask[0] = int(result.coverage);
}
