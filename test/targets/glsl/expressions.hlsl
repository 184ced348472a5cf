// args: -T cs_6_2 -HV 2018 -enable-16bit-types
// What GLSL has no operator for, and the order of evaluation.
RWStructuredBuffer<int> data;
RWTexture2D<float4> image;

int next(inout int counter) { return ++counter; }
void both(out float a, inout uint b) { a = b; b += 1; }

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  int a = data[0], b = data[1];
  int quotient = a / b + a % b - (a << b) + (a << 3);
  float4 x = image[id.xy];
  float3 rest = x.xyz % 2.5;
  bool3 less = x.xyz < rest;
  bool3 mixed = less && x.yzw != 0 || !less;
  float3 chosen = mixed ? x.xyz : rest;
  float2x3 m = { x, rest.xy };
  int2x3 im = (int2x3)m;
  im += 2;
  m *= m;
  m._m00_m12 = x.zw;
  image[id.yx].zw = chosen.xy;
  image[id.xy] += float4(chosen, m[0].x);
  both(im[1][2], data[2]);
  int sum = next(a) + (data[a] = b, a) + next(a);
  float16_t h = (float16_t)x.w;
  int64_t wide = (int64_t)a << 40;
  data[sum] = (int)wide + (int)h + quotient + im[0][1] + (m[1].y > 0 ? next(b) : 3);
  int array[3] = { a, b, sum };
  array[1] = array[2]--;
  while (next(a) < 10 && data[a] > 0)
    data[a] = array[a % 3];
}
; ==>
#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require
#extension GL_EXT_shader_image_load_formatted : require

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std430) buffer data_block {
    int data[];
};

layout(set = 0, binding = 1) uniform image2D image_1;

int remainder(int x, int y) {
    return x - y * (x / y);
}

vec3 fmod(vec3 x, vec3 y) {
    return x - y * trunc(x / y);
}

bvec3 andComponents(bvec3 a, bvec3 b) {
    return bvec3(a.x && b.x, a.y && b.y, a.z && b.z);
}

bvec3 orComponents(bvec3 a, bvec3 b) {
    return bvec3(a.x || b.x, a.y || b.y, a.z || b.z);
}

void both(out float a, inout uint b) {
    a = float(b);
    b++;
}

int next(inout int counter) {
    return ++counter;
}

void main_1(uvec3 id) {
    int a = data[0];
    int b = data[1];
    int quotient = a / b + remainder(a, b) - (a << (b & 31)) + (a << 3);
    vec4 x = imageLoad(image_1, ivec2(id.xy));
    vec3 rest = fmod(x.xyz, vec3(2.5));
    bvec3 less = lessThan(x.xyz, rest);
    bvec3 mixed = orComponents(andComponents(less, notEqual(x.yzw, vec3(0.0))), not(less));
    vec3 chosen = mix(rest, x.xyz, mixed);
    mat2x3 m = mat2x3(x.xyz, vec3(x.w, rest.xy));
    ivec3 im[2] = ivec3[2](ivec3(m[0]), ivec3(m[1]));
    ivec3 value[2] = ivec3[2](ivec3(2), ivec3(2));
    im = ivec3[2](im[0] + value[0], im[1] + value[1]);
    m = matrixCompMult(m, m);
    vec2 value_1 = x.zw;
    m[0][0] = value_1.x;
    m[1][2] = value_1.y;
    vec4 whole = imageLoad(image_1, ivec2(id.yx));
    whole.zw = chosen.xy;
    imageStore(image_1, ivec2(id.yx), whole);
    imageStore(image_1, ivec2(id.xy), imageLoad(image_1, ivec2(id.xy)) + vec4(chosen, m[0].x));
    uint b_1 = uint(data[2]);
    float a_1;
    both(a_1, b_1);
    im[1][2] = int(a_1);
    data[2] = int(b_1);
    int value_2 = next(a);
    data[a] = b;
    int value_3 = value_2 + a;
    int sum = value_3 + next(a);
    float16_t h = float16_t(x.w);
    int64_t wide = int64_t(a) << 40l;
    bool value_4 = m[1].y > 0.0;
    int value_5 = next(b);
    data[sum] = int(wide) + int(h) + quotient + im[0][1] + (value_4 ? value_5 : 3);
    int array[3] = int[3](a, b, sum);
    int old = array[2];
    array[2] = old - 1;
    array[1] = old;
    while (true) {
        bool value_6 = next(a) < 10;
        if (!(value_6 && data[a] > 0)) break;
        data[a] = array[remainder(a, 3)];
    }
}

void main() {
    main_1(gl_GlobalInvocationID);
}
