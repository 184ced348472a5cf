// args: -T cs_6_6
// An assignment or increment that is assigned to itself; words GLSL keeps for later; shifts of a scalar by a vector.
RWStructuredBuffer<float4> F;
RWStructuredBuffer<int3> I;
RWStructuredBuffer<int64_t> L;
[[vk::image_format("unknown")]] RWTexture2D<float4> Image;
void grow(inout float x) { x += 1; }

[numthreads(1, 1, 1)] void main() {
  float4 fvec4 = F[0];
  float a = F[1].x, sampler3DRect = F[1].y;
  (++fvec4).x = 3;
  (fvec4 = F[2]).y = 4;
  ++a = sampler3DRect;
  grow(++a);
  float2x2 m = a;
  int2x2 n = (int2x2)m;
  m++;
  F[3].xy = (++m)[0] + (++n)[1];
  F[4] = fvec4 * a;
  int one = I[0].x;
  I[1] = one << I[2];
  I[3].x = firstbithigh(L[0]);
  Image[uint2(0, 0)] = a;
}
; ==>
#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require
#extension GL_EXT_shader_image_load_formatted : require

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std430) buffer F_block {
    vec4 F[];
};

layout(set = 0, binding = 1, std430) buffer I_block {
    ivec3 I[];
};

layout(set = 0, binding = 2, std430) buffer L_block {
    int64_t L[];
};

layout(set = 0, binding = 3) uniform image2D Image;

void grow(inout float x) {
    x += 1.0;
}

uint hlsl_firstbithigh(uint64_t a) {
    return uint(a >> 32ul) != 0u ? uint(findMSB(uint(a >> 32ul))) + 32u : uint(findMSB(uint(a)));
}

uint hlsl_firstbithigh_1(int64_t a) {
    return hlsl_firstbithigh(uint64_t(a < 0l ? ~a : a));
}

void main_1() {
    vec4 fvec4_1 = F[0];
    float a = F[1].x;
    float sampler3DRect_1 = F[1].y;
    fvec4_1 += 1.0;
    fvec4_1.x = 3.0;
    fvec4_1 = F[2];
    fvec4_1.y = 4.0;
    a += 1.0;
    a = sampler3DRect_1;
    a += 1.0;
    grow(a);
    mat2 m = mat2(vec2(a), vec2(a));
    ivec2 n[2] = ivec2[2](ivec2(m[0]), ivec2(m[1]));
    m += 1.0;
    m += 1.0;
    ivec2 value[2] = ivec2[2](ivec2(1), ivec2(1));
    n = ivec2[2](n[0] + value[0], n[1] + value[1]);
    F[3].xy = m[0] + vec2(n[1]);
    F[4] = fvec4_1 * a;
    int one = I[0].x;
    I[1] = ivec3(one) << (I[2] & 31);
    I[3].x = int(hlsl_firstbithigh_1(L[0]));
    imageStore(Image, ivec2(uvec2(0u, 0u)), vec4(a));
}

void main() {
    main_1();
}
