// args: -T lib_6_5 -E generate
// A file of GLSL has one entry point: -E chooses it.
struct Payload { float4 color; };
struct Data { float value; };
RaytracingAccelerationStructure Scene;
RWTexture2D<float4> Image;

[shader("raygeneration")] void generate() {
  RayDesc ray = { float3(0, 0, 0), 0, float3(0, 0, 1), 100 };
  Payload payload = { float4(0, 0, 0, 0) };
  TraceRay(Scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
  Data data = { 1 };
  CallShader(2, data);
  Image[DispatchRaysIndex().xy] = payload.color * data.value;
}
[shader("miss")] void miss(inout Payload payload) { payload.color = 1; }
; ==>
#version 460
#extension GL_EXT_ray_query : require
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_shader_image_load_formatted : require

struct RayDesc {
    vec3 Origin;
    float TMin;
    vec3 Direction;
    float TMax;
};

struct Payload {
    vec4 color;
};

struct Data {
    float value;
};

layout(set = 0, binding = 0) uniform accelerationStructureEXT Scene;

layout(set = 0, binding = 1) uniform image2D Image;

layout(location = 1) rayPayloadEXT Payload rayPayload;

layout(location = 1) callableDataEXT Data callableData;

void generate() {
    RayDesc ray = RayDesc(vec3(0.0, 0.0, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    Payload payload = Payload(vec4(0.0, 0.0, 0.0, 0.0));
    rayPayload = payload;
    traceRayEXT(Scene, 0u, 255u, 0u, 1u, 0u, ray.Origin, ray.TMin, ray.Direction, ray.TMax, 1);
    payload = rayPayload;
    Data data = Data(1.0);
    callableData = data;
    executeCallableEXT(2u, 1);
    data = callableData;
    imageStore(Image, ivec2(gl_LaunchIDEXT.xy), payload.color * data.value);
}

void main() {
    generate();
}
