// args: -T cs_6_6
// What selects a resource, a mip or an element is evaluated before what stands behind it.
RWBuffer<int> Row[4];
Texture2D<int> Images[4];
RWBuffer<int> Result;
int bump(inout int k) { k += 1; return k; }
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  int k = i;
  int2 pairs[2] = { int2(1, 2), int2(3, k) };
  Result[0] = Row[k][bump(k)];
  Result[1] = Images[k].Load(int3(bump(k), k, 0));
  Result[2] = Images[k].mips[k][int2(k++, k)];
  Result[3] = pairs[k & 1][bump(k) & 1];
  Row[k][bump(k)] += 3;
  Result[4] = Row[k][k];
}
; ==>
#version 460
#extension GL_EXT_samplerless_texture_functions : require
#extension GL_EXT_shader_image_load_formatted : require

layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0) uniform iimageBuffer Row[4];

layout(set = 0, binding = 1) uniform itexture2D Images[4];

layout(set = 0, binding = 2) uniform iimageBuffer Result;

int bump(inout int k) {
    k++;
    return k;
}

void main_1(uint i) {
    int k = int(i);
    ivec2 pairs[2] = ivec2[2](ivec2(1, 2), ivec2(3, k));
    uint index = uint(k);
    uint index_1 = uint(bump(k));
    imageStore(Result, 0, ivec4(imageLoad(Row[index], int(index_1)).x));
    uint index_2 = uint(k);
    int value = bump(k);
    ivec3 location = ivec3(value, k, 0);
    imageStore(Result, 1, ivec4(texelFetch(Images[index_2], location.xy, location.z).x));
    uint index_3 = uint(k);
    uint index_4 = uint(k);
    int old = k;
    k = old + 1;
    uvec2 index_5 = uvec2(ivec2(old, k));
    imageStore(Result, 2, ivec4(texelFetch(Images[index_3], ivec2(index_5), int(index_4)).x));
    int index_6 = k & 1;
    uint index_7 = uint(bump(k) & 1);
    imageStore(Result, 3, ivec4(pairs[index_6][index_7]));
    uint index_8 = uint(k);
    uint index_9 = uint(bump(k));
    imageStore(Row[index_8], int(index_9), ivec4(imageLoad(Row[index_8], int(index_9)).x + 3));
    imageStore(Result, 4, ivec4(imageLoad(Row[k], int(uint(k))).x));
}

void main() {
    main_1(gl_LocalInvocationIndex);
}
