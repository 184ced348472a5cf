// args: -T cs_6_6
// A handle is a uvec2: x selects in the heap of its kind; the handle of an acceleration structure is an address.
struct Material { DescriptorHandle<Texture2D<float4> > albedo; DescriptorHandle<SamplerState> filter; float roughness; };
StructuredBuffer<Material> materials;
cbuffer Scene { DescriptorHandle<RaytracingAccelerationStructure> world; DescriptorHandle<RWStructuredBuffer<float4> > results; };

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Material material = materials[id.x];
  DescriptorHandle<Texture2D<float4> > albedo = nonuniform(material.albedo);
  float4 color = albedo.SampleLevel(nonuniform(material.filter), float2(0.5, 0.5), 0);
  RayQuery<RAY_FLAG_FORCE_OPAQUE> query;
  RayDesc ray = { float3(0, 0, 0), 0, color.xyz, material.roughness };
  query.TraceRayInline(world, 0, 0xff, ray);
  query.Proceed();
  if (query.CommittedStatus() == COMMITTED_TRIANGLE_HIT)
    color.w = query.CommittedRayT();
  results[id.x] = color;
}
; ==>
#version 460
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_ray_query : require

layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct Material {
    uvec2 albedo;
    uvec2 filter_1;
    float roughness;
};

struct RayDesc {
    vec3 Origin;
    float TMin;
    vec3 Direction;
    float TMax;
};

layout(set = 0, binding = 0, std430) readonly buffer materials_block {
    Material materials[];
};

layout(set = 1, binding = 0) uniform sampler sampler_heap[];

layout(set = 1, binding = 2) uniform texture2D resource_heap[];

layout(set = 1, binding = 2, std430) buffer resource_heap_1_block {
    vec4 data[];
} resource_heap_1[];

layout(set = 0, binding = 1, std140) uniform Scene {
    uvec2 world;
    uvec2 results;
};

void main_1(uvec3 id) {
    Material material = materials[id.x];
    uvec2 albedo = material.albedo;
    vec4 color = textureLod(sampler2D(resource_heap[nonuniformEXT(albedo.x)], sampler_heap[nonuniformEXT(material.filter_1.x)]), vec2(0.5, 0.5), 0.0);
    rayQueryEXT query;
    RayDesc ray = RayDesc(vec3(0.0, 0.0, 0.0), 0.0, color.xyz, material.roughness);
    rayQueryInitializeEXT(query, accelerationStructureEXT(uvec2(world.x, world.y)), 0u | 1u, 255u, ray.Origin, ray.TMin, ray.Direction, ray.TMax);
    rayQueryProceedEXT(query);
    if (rayQueryGetIntersectionTypeEXT(query, true) == 1u) {
        color.w = rayQueryGetIntersectionTEXT(query, true);
    }
    resource_heap_1[results.x].data[id.x] = color;
}

void main() {
    main_1(gl_GlobalInvocationID);
}
