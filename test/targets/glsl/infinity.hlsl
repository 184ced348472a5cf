// args: -T cs_6_6
static const float lowest = asfloat(0xff800000);
static const float2 both = float2(lowest, 1e39);
static const float several[2] = { -lowest, 1.0f / 0.0f };
static const float fine = 2.0;
static const float finer = fine + 1;
RWBuffer<float> result;
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  result[i] = max(lowest, both.y) + several[i & 1] + finer;
}
; ==>
#version 460
#extension GL_EXT_shader_image_load_formatted : require

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0) uniform imageBuffer result;

float lowest;
vec2 both;
float several[2];
const float finer = 3.0;

float hlsl_max(float a, float b) {
    return isnan(b) ? a : a > b ? a : b;
}

void main_1(uint i) {
    imageStore(result, int(i), vec4(hlsl_max(lowest, both.y) + several[i & 1u] + finer));
}

void main() {
    lowest = uintBitsToFloat(0xff800000u);
    both = vec2(uintBitsToFloat(0xff800000u), uintBitsToFloat(0x7f800000u));
    several = float[2](uintBitsToFloat(0x7f800000u), uintBitsToFloat(0x7f800000u));
    main_1(gl_LocalInvocationIndex);
}
