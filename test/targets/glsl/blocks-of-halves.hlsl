// args: -T cs_6_2 -enable-16bit-types
// Vectors of a matrix of halves lie 16 bytes apart in constant buffers: no vector of halves is that long.
struct Inner { uint count; float16_t scale; };
struct Outer { float power; float3 color; Inner inner; float16_t weight; row_major float16_t2x3 rows; };
cbuffer Constants { float16_t3x3 rotation; Outer outer; float16_t2x2 list[2]; }
RWStructuredBuffer<Outer> Results;
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID) {
  Results[i] = outer;
  Results[i + 1].weight = rotation[i][1] + rotation._m02 + outer.rows[1][i] + list[i][0].y;
}
; ==>
#version 460
#extension GL_EXT_scalar_block_layout : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Inner {
    uint count;
    float16_t scale;
};

struct Outer {
    float power;
    vec3 color;
    Inner inner;
    float16_t weight;
    f16mat2x3 rows;
};

struct Inner_stored {
    uint count;
    float16_t scale;
    uint16_t padding;
};

struct Outer_stored {
    float power;
    vec3 color;
    Inner_stored inner;
    float16_t weight;
    float padding;
    f16vec4 rows[2];
};

layout(set = 0, binding = 1, scalar) buffer Results_block {
    Outer_stored Results[];
};

struct f16vec3_padded {
    f16vec3 value;
    float padding[2];
};

struct Inner_stored_1 {
    uint count;
    float16_t scale;
    float padding[2];
};

struct f16vec3_padded_1 {
    f16vec3 value;
    float padding[2];
};

struct Outer_stored_1 {
    float power;
    vec3 color;
    Inner_stored_1 inner;
    float16_t weight;
    float padding[3];
    f16vec3_padded_1 rows[2];
};

struct f16vec2_padded {
    f16vec2 value;
    float padding[3];
};

layout(set = 0, binding = 0, scalar) uniform Constants {
    f16vec3_padded rotation[3];
    layout(offset = 48) Outer_stored_1 outer;
    layout(offset = 128) f16vec2_padded list[2][2];
};

Inner load_Inner_stored_1(Inner_stored_1 stored) {
    return Inner(stored.count, stored.scale);
}

Outer load_Outer_stored_1(Outer_stored_1 stored) {
    return Outer(stored.power, stored.color, load_Inner_stored_1(stored.inner), stored.weight, f16mat2x3(stored.rows[0].value, stored.rows[1].value));
}

void main_1(uint i) {
    Outer value = load_Outer_stored_1(outer);
    Results[i].power = value.power;
    Results[i].color = value.color;
    Results[i].inner.count = value.inner.count;
    Results[i].inner.scale = value.inner.scale;
    Results[i].weight = value.weight;
    Results[i].rows[0].xyz = value.rows[0];
    Results[i].rows[1].xyz = value.rows[1];
    f16mat3 value_1 = transpose(f16mat3(rotation[0].value, rotation[1].value, rotation[2].value));
    Results[i + 1u].weight = rotation[1].value[i] + value_1[0][2] + outer.rows[1].value[i] + list[i][1].value[0];
}

void main() {
    main_1(gl_GlobalInvocationID.x);
}
