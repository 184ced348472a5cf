// args: -T lib_6_5
// Constants in the shader's own record have no set and binding.
struct Payload { float4 color; };
struct Record { float4 tint; bool isDark; };
[[vk::shader_record_ext]] ConstantBuffer<Record> record;

[shader("miss")] void miss(inout Payload payload) { payload.color = record.isDark ? 0 : record.tint; }
; ==>
#version 460
#extension GL_EXT_ray_tracing : require

struct Record {
    vec4 tint;
    bool isDark;
};

struct Payload {
    vec4 color;
};

struct Record_stored {
    vec4 tint;
    uint isDark;
};

layout(location = 0) rayPayloadInEXT Payload payload;

layout(shaderRecordEXT, std430) buffer record_block {
    Record_stored record;
};

void miss() {
    payload.color = record.isDark != 0u ? vec4(0.0) : record.tint;
}

void main() {
    miss();
}
