// args: -T cs_6_6
// Booleans are numbers in blocks; what a call changes in the number that bit-fields share is kept.
struct S { bool2x2 m; bool a[2]; uint low : 5; uint high : 27; };
RWStructuredBuffer<S> B;

uint low(uint x) {
  B[0].low = x;
  return x + 1;
}

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  S s = B[i];
  s.m[0].x = s.a[1];
  B[i + 1] = s;
  B[0].m[i] = bool2(true, false);
  B[0].high = low(3);
}
; ==>
#version 460

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct S {
    bvec2 m[2];
    bool a[2];
    uint low;
    uint high;
};

struct S_stored {
    uvec2 m[2];
    uint a[2];
    uint low;
};

layout(set = 0, binding = 0, std430) buffer B_block {
    S_stored B[];
};

uint low(uint x) {
    B[0].low = B[0].low & 4294967264u | x & 31u;
    return x + 1u;
}

void main_1(uint i) {
    uvec2 value[2] = B[i].m;
    uvec2 value_1[2] = uvec2[2](uvec2(value[0][0], value[1][0]), uvec2(value[0][1], value[1][1]));
    uvec2 value_2[2] = uvec2[2](uvec2(0u), uvec2(0u));
    S s = S(bvec2[2](notEqual(value_1[0], value_2[0]), notEqual(value_1[1], value_2[1])), bool[2](B[i].a[0] != 0u, B[i].a[1] != 0u), B[i].low << 27u >> 27u, B[i].low >> 5u);
    s.m[0].x = s.a[1];
    uint index = i + 1u;
    B[index].m = uvec2[2](uvec2(s.m[0][0], s.m[1][0]), uvec2(s.m[0][1], s.m[1][1]));
    B[index].a[0] = uint(s.a[0]);
    B[index].a[1] = uint(s.a[1]);
    B[index].low = s.low & 31u | (s.high & 134217727u) << 5u;
    bvec2 value_3 = bvec2(true, false);
    B[0].m[0][i] = uint(value_3.x);
    B[0].m[1][i] = uint(value_3.y);
    uint value_4 = low(3u);
    B[0].low = B[0].low & 31u | (value_4 & 134217727u) << 5u;
}

void main() {
    main_1(gl_LocalInvocationIndex);
}
