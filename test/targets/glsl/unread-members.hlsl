// args: -T ps_6_6
struct Inner { bool flag; uint low : 4; uint high : 28; };
struct Light { float3 color; Inner inner; };
cbuffer Frame {
  Light unread;
  float4 tint;
}
float4 main() : SV_Target { return tint; }
; ==>
#version 460

layout(location = 0) out vec4 out_SV_TARGET0;

struct Inner {
    bool flag;
    uint low;
    uint high;
};

struct Light {
    vec3 color;
    Inner inner;
};

struct Inner_stored {
    uint flag;
    uint low;
};

struct Light_stored {
    vec3 color;
    Inner_stored inner;
};

layout(set = 0, binding = 0, std140) uniform Frame {
    Light_stored unread;
    vec4 tint;
};

vec4 main_1() {
    return tint;
}

void main() {
    vec4 result = main_1();
    out_SV_TARGET0 = result;
}
