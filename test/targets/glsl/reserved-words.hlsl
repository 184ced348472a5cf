// args: -T cs_6_0
// Words that GLSL keeps for itself, and values that change while they are written.
RWStructuredBuffer<int> Out;
void more(inout int value) { value++; }
int max3(int a, int b, int c) { return max(a, max(b, c)); }
[numthreads(1, 1, 1)]
void main(int hvec4 : SV_GroupIndex) {
  int fvec2 = hvec4, sampler3DRect = 2;
  ++fvec2 = 3;
  more(++fvec2);
  int2x2 grid = fvec2;
  grid++;
  Out[0] = fvec2 + sampler3DRect + grid[0][1];
  Out[1] = max3(fvec2, sampler3DRect, Out[2]);
}
; ==>
#version 460

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std430) buffer Out_block {
    int Out[];
};

void more(inout int value) {
    value++;
}

int max3_1(int a, int b, int c) {
    return max(a, max(b, c));
}

void main_1(int hvec4_1) {
    int fvec2_1 = hvec4_1;
    int sampler3DRect_1 = 2;
    fvec2_1++;
    fvec2_1 = 3;
    fvec2_1++;
    more(fvec2_1);
    ivec2 grid[2] = ivec2[2](ivec2(fvec2_1), ivec2(fvec2_1));
    ivec2 value[2] = ivec2[2](ivec2(1), ivec2(1));
    grid = ivec2[2](grid[0] + value[0], grid[1] + value[1]);
    Out[0] = fvec2_1 + sampler3DRect_1 + grid[0][1];
    Out[1] = max3_1(fvec2_1, sampler3DRect_1, Out[2]);
}

void main() {
    main_1(0);
}
