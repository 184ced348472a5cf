// args: -T cs_6_0
// Members lie where dxc puts them: scalar layout where std140 would move them, padding where neither fits.
struct Light { float3 position; float intensity; };
struct Packed { float kind; float3 direction; };
struct Mixed { float2 size; float3 offset; float weights[2]; column_major float2x3 first; row_major float2x3 second; };

cbuffer Plain : register(b0) { float4x4 world; Light lights[2]; bool enabled; };
cbuffer Tight : register(b1) { float time; float3 eye; Packed packed; };
cbuffer Loose : register(b2) { float gamma; float3 tint; float curve[4]; row_major float3x3 rotation; int2x2 grid; Mixed mixed; };
ConstantBuffer<Light> Sun : register(b3);
StructuredBuffer<Packed> Input : register(t4);
RWStructuredBuffer<Mixed> Output : register(u5);

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Mixed m = mixed;
  m.size += curve[id.x] * gamma;
  m.offset = mul(rotation, tint) + lights[1].position * Sun.intensity + packed.direction + eye * time;
  m.second[1] = Input[id.y].direction;
  if (enabled)
    m.size.x = grid[0][1] + world[2].w;
  Output[id.x] = m;
  Output[id.y].offset.z = Output[id.y].first[1][2];
}
; ==>
#version 460
#extension GL_EXT_scalar_block_layout : require

layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

struct Light {
    vec3 position;
    float intensity;
};

struct Packed {
    float kind;
    vec3 direction;
};

struct Mixed {
    vec2 size;
    vec3 offset;
    float weights[2];
    mat2x3 first;
    mat2x3 second;
};

layout(set = 0, binding = 3, std140) uniform Sun_block {
    Light Sun;
};

layout(set = 0, binding = 4, scalar) readonly buffer Input_block {
    Packed Input[];
};

struct Mixed_stored {
    vec2 size;
    float padding[2];
    vec3 offset;
    float weights[2];
    float padding_1;
    vec2 first[3];
    vec4 second[2];
};

layout(set = 0, binding = 5, scalar) buffer Output_block {
    Mixed_stored Output[];
};

layout(set = 0, binding = 0, std140) uniform Plain {
    layout(row_major) mat4 world;
    Light lights[2];
    uint enabled;
};

layout(set = 0, binding = 1, scalar) uniform Tight {
    float time;
    layout(offset = 4) vec3 eye;
    layout(offset = 16) Packed packed_1;
};

struct Mixed_stored_1 {
    vec2 size;
    float padding[2];
    vec3 offset;
    float padding_1;
    vec4 weights[2];
    vec4 first[3];
    vec4 second[2];
};

layout(set = 0, binding = 2, scalar) uniform Loose {
    float gamma;
    layout(offset = 4) vec3 tint;
    layout(offset = 16) vec4 curve[4];
    layout(offset = 80) vec4 rotation[3];
    layout(offset = 128) ivec4 grid[2];
    layout(offset = 160) Mixed_stored_1 mixed;
};

Mixed load_Mixed_stored_1(Mixed_stored_1 stored) {
    return Mixed(stored.size, stored.offset, float[2](stored.weights[0].x, stored.weights[1].x), transpose(mat3x2(stored.first[0].xy, stored.first[1].xy, stored.first[2].xy)), mat2x3(stored.second[0].xyz, stored.second[1].xyz));
}

void main_1(uvec3 id) {
    Mixed m = load_Mixed_stored_1(mixed);
    m.size += curve[id.x].x * gamma;
    m.offset = tint * mat3(rotation[0].xyz, rotation[1].xyz, rotation[2].xyz) + lights[1].position * Sun.intensity + packed_1.direction + eye * time;
    m.second[1] = Input[id.y].direction;
    if (enabled != 0u) {
        m.size.x = float(grid[1].xy[0]) + world[2].w;
    }
    Output[id.x].size = m.size;
    Output[id.x].offset = m.offset;
    Output[id.x].weights[0] = m.weights[0];
    Output[id.x].weights[1] = m.weights[1];
    Output[id.x].first[0] = vec2(m.first[0].x, m.first[1].x);
    Output[id.x].first[1] = vec2(m.first[0].y, m.first[1].y);
    Output[id.x].first[2] = vec2(m.first[0].z, m.first[1].z);
    Output[id.x].second[0].xyz = m.second[0];
    Output[id.x].second[1].xyz = m.second[1];
    Output[id.y].offset.z = Output[id.y].first[2][1];
}

void main() {
    main_1(gl_GlobalInvocationID);
}
