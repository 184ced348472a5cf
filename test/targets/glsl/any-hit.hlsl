// args: -T lib_6_5 -E hit
struct Payload { float4 color; };

[shader("anyhit")] void hit(inout Payload payload, BuiltInTriangleIntersectionAttributes attributes) {
  payload.color.x += 1;
  if (attributes.barycentrics.x > 0.5) IgnoreHit();
  payload.color = float4(mul(ObjectToWorld3x4(), float4(WorldRayOrigin(), RayTCurrent())), InstanceID());
}
; ==>
#version 460
#extension GL_EXT_ray_tracing : require

struct Payload {
    vec4 color;
};

struct BuiltInTriangleIntersectionAttributes {
    vec2 barycentrics;
};

layout(location = 0) rayPayloadInEXT Payload payload;
hitAttributeEXT BuiltInTriangleIntersectionAttributes attributes;

void hit() {
    payload.color.x += 1.0;
    if (attributes.barycentrics.x > 0.5) {
        ignoreIntersectionEXT;
    }
    payload.color = vec4(vec4(gl_WorldRayOriginEXT, gl_RayTmaxEXT) * gl_ObjectToWorld3x4EXT, uint(gl_InstanceCustomIndexEXT));
}

void main() {
    hit();
}
