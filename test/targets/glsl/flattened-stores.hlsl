// args: -T cs_6_6 -fspv-flatten-resource-arrays
uint index;
Texture2D image;
RWBuffer<float4> results[2];
[numthreads(1, 1, 1)]
void main() {
  results[index][1] = image.Load(0);
  float4 kept = results[index][0] = results[index][1] + 1;
  results[index][2] += kept;
}
; ==>
#version 460
#extension GL_EXT_samplerless_texture_functions : require
#extension GL_EXT_shader_image_load_formatted : require

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1) uniform texture2D image_1;

layout(set = 0, binding = 2) uniform imageBuffer results_0;

layout(set = 0, binding = 3) uniform imageBuffer results_1;

layout(set = 0, binding = 0, std140) uniform Globals {
    uint index;
};

void main_1() {
    uint element;
    vec4 stored;
    uint element_1;
    uint element_2;
    vec4 stored_1;
    uint element_3;
    vec4 stored_2;
    uint element_4;
    element = index;
    ivec3 location = ivec3(0);
    stored = texelFetch(image_1, location.xy, location.z);
    vec4 chosen;
    if (element == 0u) {
        imageStore(results_0, 1, stored);
        chosen = stored;
    } else {
        imageStore(results_1, 1, stored);
        chosen = stored;
    }
    element_1 = index;
    vec4 value = (element_1 == 0u ? imageLoad(results_0, 1) : imageLoad(results_1, 1)) + 1.0;
    element_2 = index;
    stored_1 = value;
    vec4 chosen_1;
    if (element_2 == 0u) {
        imageStore(results_0, 0, stored_1);
        chosen_1 = stored_1;
    } else {
        imageStore(results_1, 0, stored_1);
        chosen_1 = stored_1;
    }
    vec4 kept = value;
    element_3 = index;
    element_4 = index;
    stored_2 = (element_4 == 0u ? imageLoad(results_0, 2) : imageLoad(results_1, 2)) + kept;
    vec4 chosen_2;
    if (element_3 == 0u) {
        imageStore(results_0, 2, stored_2);
        chosen_2 = stored_2;
    } else {
        imageStore(results_1, 2, stored_2);
        chosen_2 = stored_2;
    }
}

void main() {
    main_1();
}
