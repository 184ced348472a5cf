// args: -T cs_6_0
// Members of structs cannot ask for an offset in GLSL: padding puts them there.
struct Light { [[vk::offset(8)]] float power; float3 color; };
struct Frame { float time; [[vk::offset(32)]] Light light; [[vk::offset(64)]] float4x4 view; };
[[vk::push_constant]] Frame frame;
cbuffer Constants { float first; [[vk::offset(16)]] Light sun; }
RWStructuredBuffer<float4> Results;
[numthreads(1, 1, 1)] void main() {
  Results[0] = frame.time * frame.light.power + mul(frame.view, sun.color.xyzz) * sun.power + frame.light.color.x + first;
}
; ==>
#version 460
#extension GL_EXT_scalar_block_layout : require

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Light {
    float power;
    vec3 color;
};

struct Frame {
    float time;
    Light light;
    mat4 view;
};

struct Light_stored {
    float padding[2];
    float power;
    float padding_1;
    vec3 color;
    float padding_2;
};

struct Frame_stored {
    float time;
    float padding[7];
    Light_stored light;
    vec4 view[4];
};

layout(push_constant, scalar) uniform frame_block {
    Frame_stored frame;
};

layout(set = 0, binding = 1, std430) buffer Results_block {
    vec4 Results[];
};

struct Light_stored_1 {
    float padding[2];
    float power;
    float padding_1;
    vec3 color;
    float padding_2;
};

layout(set = 0, binding = 0, scalar) uniform Constants {
    float first;
    layout(offset = 16) Light_stored_1 sun;
};

void main_1() {
    Results[0] = frame.time * frame.light.power + sun.color.xyzz * transpose(mat4(frame.view[0], frame.view[1], frame.view[2], frame.view[3])) * sun.power + frame.light.color.x + first;
}

void main() {
    main_1();
}
