// args: -T vs_6_0
// A column-major matrix of HLSL is a row-major one of GLSL; products change their order.
cbuffer Frame : register(b0) {
  float4x4 viewProjection;
  row_major float4x3 bones[8];
};

struct Output {
  float4 position : SV_Position;
  float3 normal : NORMAL;
  float2 clips : SV_ClipDistance0;
};

Output main(float3 position : POSITION, uint vertex : SV_VertexID, uint bone : BONE) {
  Output output;
  float3 skinned = mul(float4(position, 1), bones[bone]);
  output.position = mul(viewProjection, float4(skinned, 1));
  output.normal = normalize(mul((float3x3)viewProjection, position)) * vertex;
  output.clips = output.position.xy;
  return output;
}
; ==>
#version 460

layout(location = 0) in vec3 in_POSITION0;
layout(location = 1) in uint in_BONE0;
layout(location = 0) out vec3 out_NORMAL0;
out float gl_ClipDistance[2];

struct Output {
    vec4 position;
    vec3 normal;
    vec2 clips;
};

layout(set = 0, binding = 0, std140) uniform Frame {
    layout(row_major) mat4 viewProjection;
    mat4x3 bones[8];
};

Output main_1(vec3 position, uint vertex, uint bone) {
    Output output_1;
    vec3 skinned = bones[bone] * vec4(position, 1.0);
    output_1.position = vec4(skinned, 1.0) * viewProjection;
    mat4 value = viewProjection;
    output_1.normal = normalize(position * mat3(value[0].xyz, value[1].xyz, value[2].xyz)) * float(vertex);
    output_1.clips = output_1.position.xy;
    return output_1;
}

void main() {
    Output result = main_1(in_POSITION0, uint(gl_VertexIndex), in_BONE0);
    gl_Position = result.position;
    out_NORMAL0 = result.normal;
    gl_ClipDistance[0] = result.clips.x;
    gl_ClipDistance[1] = result.clips.y;
}
