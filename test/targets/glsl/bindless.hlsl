// args: -T cs_6_6
// Heaps are arrays without a size; an index that differs between threads is marked.
struct Material { uint albedo; uint sampler_; };
cbuffer Scene : register(b0) { uint materials; uint target; };
Texture2D<float4> fixedTextures[4] : register(t1);
SamplerState pointSampler : register(s2);

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  StructuredBuffer<Material> list = ResourceDescriptorHeap[materials];
  Material material = list[id.z];
  Texture2D<float4> albedo = ResourceDescriptorHeap[NonUniformResourceIndex(material.albedo)];
  SamplerState chosen = SamplerDescriptorHeap[NonUniformResourceIndex(material.sampler_)];
  RWTexture2D<float4> output = ResourceDescriptorHeap[target];
  float4 color = albedo.SampleLevel(chosen, 0.5, 0) + fixedTextures[id.z & 3].SampleLevel(pointSampler, 0.5, 1);
  output[id.xy] = color;
}
; ==>
#version 460
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_shader_image_load_formatted : require

layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

struct Material {
    uint albedo;
    uint sampler_1;
};

layout(set = 0, binding = 1) uniform texture2D fixedTextures[4];

layout(set = 0, binding = 2) uniform sampler pointSampler;

layout(set = 1, binding = 0) uniform sampler sampler_heap[];

layout(set = 1, binding = 2, std430) readonly buffer resource_heap_block {
    Material data[];
} resource_heap[];

layout(set = 1, binding = 2) uniform texture2D resource_heap_1[];

layout(set = 1, binding = 2) uniform image2D resource_heap_2[];

layout(set = 0, binding = 0, std140) uniform Scene {
    uint materials;
    uint target;
};

void main_1(uvec3 id) {
    uint list_index = materials;
    Material material = resource_heap[list_index].data[id.z];
    uint albedo_index = material.albedo;
    uint chosen_index = material.sampler_1;
    uint output_index = target;
    vec4 color = textureLod(sampler2D(resource_heap_1[nonuniformEXT(albedo_index)], sampler_heap[nonuniformEXT(chosen_index)]), vec2(0.5), 0.0) + textureLod(sampler2D(fixedTextures[id.z & 3u], pointSampler), vec2(0.5), 1.0);
    imageStore(resource_heap_2[output_index], ivec2(id.xy), color);
}

void main() {
    main_1(gl_GlobalInvocationID);
}
