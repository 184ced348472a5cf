// args: -T cs_6_6
// A constant index past the end of an array of resources starts again at the first one, as in DXIL; GLSL has no such element.
RWBuffer<float> Out[2] : register(u0);
Texture2D<float> Images[2][3] : register(t0);
RWStructuredBuffer<float> Numbers : register(u2);

[numthreads(1, 1, 1)]
void main() {
  Out[2][0] = Images[1][4].Load(0);
  Out[-1][1] = 2;
  Numbers[-1] = Numbers[0xfffffffe];
}
; ==>
#version 460
#extension GL_EXT_samplerless_texture_functions : require
#extension GL_EXT_shader_image_load_formatted : require

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0) uniform texture2D Images[6];

layout(set = 0, binding = 0) uniform imageBuffer Out[2];

layout(set = 0, binding = 2, std430) buffer Numbers_block {
    float Numbers[];
};

void main_1() {
    ivec3 location = ivec3(0);
    imageStore(Out[0], 0, vec4(texelFetch(Images[1], location.xy, location.z).x));
    imageStore(Out[1], 1, vec4(2.0));
    Numbers[2147483647] = Numbers[2147483647];
}

void main() {
    main_1();
}
