// args: -T cs_6_0
// Nobody reads the data of `pair`: a method gets zeros for it, which have no resources either.
struct Base { RWBuffer<int> z; int both() { return z[0]; } };
struct Pair : Base { RWBuffer<int> a; uint which; int first() { return a[0]; } };
Pair pair;
RWBuffer<int> Result;

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Pair copy = pair;
  Result[i] = pair.first() + copy.first() + pair.both();
}
; ==>
#version 460
#extension GL_EXT_shader_image_load_formatted : require

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Pair {
    uint which;
};

layout(set = 0, binding = 0) uniform iimageBuffer pair_Base_z;

layout(set = 0, binding = 1) uniform iimageBuffer pair_a;

layout(set = 0, binding = 2) uniform iimageBuffer Result;

int Pair_first(Pair self) {
    return imageLoad(pair_a, 0).x;
}

int Base_both() {
    return imageLoad(pair_Base_z, 0).x;
}

void main_1(uint i) {
    Pair copy = Pair(0u);
    imageStore(Result, int(i), ivec4(Pair_first(Pair(0u)) + Pair_first(copy) + Base_both()));
}

void main() {
    main_1(gl_LocalInvocationIndex);
}
