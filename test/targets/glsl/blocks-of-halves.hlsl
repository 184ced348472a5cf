// args: -T cs_6_2 -enable-16bit-types
// Vectors of a matrix of halves lie 16 bytes apart in constant buffers: no vector of halves is that long.
struct Inner { uint count; float16_t scale; };
struct Outer { Inner inner; float16_t weight; row_major float16_t2x3 rows; };
cbuffer Constants { float16_t3x3 rotation; Outer outer; float16_t2x2 list[2]; }
RWStructuredBuffer<Outer> Results;
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID) {
  Results[i] = outer;
  Results[i + 1].weight = rotation[i][1] + rotation._m02 + outer.rows[1][i] + list[i][0].y;
}
; ==>
#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Inner {
    uint count;
    float16_t scale;
};

struct Outer {
    Inner inner;
    float16_t weight;
    f16mat2x3 rows;
};

layout(set = 0, binding = 1, std430) buffer Results_block {
    Outer Results[];
};

layout(set = 0, binding = 0, std140) uniform Constants {
    layout(row_major) f16mat3 rotation;
    Outer outer;
    layout(row_major) f16mat2 list[2];
};

void main_1(uint i) {
    Results[i] = outer;
    Results[i + 1u].weight = rotation[i][1] + rotation[0][2] + outer.rows[1][i] + list[i][0].y;
}

void main() {
    main_1(gl_GlobalInvocationID.x);
}
