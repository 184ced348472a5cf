// args: -T ps_6_1
struct Base { float2 uv[2] : UV; };
struct Input : Base { float4 position : SV_Position; float3 normal : NORMAL; nointerpolation int id : ID; };
float4 helper(float3 normal) { return EvaluateAttributeAtSample(normal, 2).xyzz; }
float4 main(Input input, float4 color : COLOR, nointerpolation float4 flatc : FLAT, int j : J) : SV_Target {
  float4 copy = color;
  Input all = input;
  float4 sum = EvaluateAttributeCentroid(copy) + EvaluateAttributeSnapped(all.uv[j], int2(3, -4)).xyxy;
  sum += helper(input.normal) + helper(all.normal) + EvaluateAttributeCentroid(input.id);
  sum += GetAttributeAtVertex(flatc, 1) + flatc + GetAttributeAtVertex(flatc.wz, 2).xyxy;
  return sum * EvaluateAttributeCentroid(color.zyx.yx).xyxy;
}
; ==>
#version 460
#extension GL_EXT_fragment_shader_barycentric : require

layout(location = 0) in vec2 in_UV0[2];
layout(location = 2) in vec3 in_NORMAL0;
layout(location = 3) flat in int in_ID0;
layout(location = 4) in vec4 in_COLOR0;
layout(location = 5) pervertexEXT in vec4 in_FLAT0[3];
layout(location = 6) flat in int in_J0;
layout(location = 0) out vec4 out_SV_TARGET0;

struct Base {
    vec2 uv[2];
};

struct Input {
    Base base;
    vec4 position;
    vec3 normal;
    int id;
};

vec4 helper(vec3 normal) {
    return interpolateAtSample(in_NORMAL0, int(2u)).xyzz;
}

vec4 main_1(Input input_1, vec4 color, vec4 flatc, int j) {
    vec4 copy = color;
    Input all_1 = input_1;
    vec4 sum = interpolateAtCentroid(in_COLOR0) + interpolateAtOffset(in_UV0[j], vec2(ivec2(3, -4)) / 16.0).xyxy;
    sum += helper(input_1.normal) + helper(all_1.normal) + float(input_1.id);
    sum += in_FLAT0[1u] + flatc + in_FLAT0[2u].wz.xyxy;
    return sum * interpolateAtCentroid(in_COLOR0).yz.xyxy;
}

void main() {
    vec4 result = main_1(Input(Base(in_UV0), vec4(0.0), in_NORMAL0, in_ID0), in_COLOR0, in_FLAT0[0], in_J0);
    out_SV_TARGET0 = result;
}
