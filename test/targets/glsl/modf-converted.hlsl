// args: -T cs_6_6
RWStructuredBuffer<float> Out;
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  uint64_t wide;
  int narrow;
  float same;
  float left = modf(-1.3, wide);
  left += modf(2.5, narrow);
  left += modf(3.5, same);
  Out[i] = left + wide + narrow + same;
}
; ==>
#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std430) buffer Out_block {
    float Out[];
};

float hlsl_modf(float a, out float b) {
    b = trunc(a);
    return a - trunc(a);
}

void main_1(uint i) {
    uint64_t wide;
    int narrow;
    float same;
    float b;
    float result = hlsl_modf(-1.3, b);
    wide = uint64_t(b);
    float left = result;
    float b_1;
    float result_1 = hlsl_modf(2.5, b_1);
    narrow = int(b_1);
    left += result_1;
    same = trunc(3.5);
    left += 3.5 - trunc(3.5);
    Out[i] = left + float(wide) + float(narrow) + same;
}

void main() {
    main_1(gl_LocalInvocationIndex);
}
