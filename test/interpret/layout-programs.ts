// Compute shaders about what lies in buffers in another form than it is computed with: matrices of both orders, booleans,
// bit-fields, arrays. `Data` and `Out` hold one struct per thread, `Constants` one.

interface LayoutProgram {
  readonly name: string
  readonly members: string
  /** With `d` (a copy of Data[i]), `Out[i]`, `k` (the constants' struct) and `i`. */
  readonly body: string
}

const programs: readonly LayoutProgram[] = [
  {
    name: 'integer matrices',
    members: 'int2x3 a; row_major int2x3 b; uint3x2 c[2];',
    body: `Out[i].a = d.b + k.a;
  Out[i].b[1] = d.a[0];
  Out[i].b[0][i % 3] = k.b[i % 2].z;
  Out[i].a._m01_m12 = d.a._m12_m00;
  Out[i].c[1] = transpose((uint2x3)d.b);
  Out[i].c[i % 2][2] = d.c[1][i % 3];
  Out[i].c[0]._m20 += Data[i].c[1]._m11;`,
  },
  {
    name: 'float matrices',
    members: 'float2x3 a; row_major float3x2 b; float4x4 c; float3x1 d; row_major float1x3 e;',
    body: `Out[i].a = mul(k.a, (float3x3)d.c) + Data[i].a;
  Out[i].b[i % 3] = d.b[2].yx;
  Out[i].b._m11_m20 = d.a._m01_m12;
  Out[i].c[i][3 - i] = k.c[1][i];
  Out[i].c[2].zw = d.d._m00_m20;
  float2x1 product = mul(d.a, k.d);
  Out[i].d = float3x1(product._m00, product._m10, 1);
  Out[i].e = d.e * 2 + Data[i].e;`,
  },
  {
    name: 'matrices of one row or column',
    members: 'float a; float1x3 b; row_major float3x1 c; float1x2 d[2]; int1x2 e; bool1x2 f; float g;',
    body: `Out[i].a = d.a + k.a;
  Out[i].b = k.b * 2 + d.c._m00_m10_m20;
  Out[i].b._m01 = k.c._m20;
  Out[i].c[i % 3] = k.d[1][0][i % 2];
  Out[i].d[i % 2] = d.d[0] - k.d[1];
  Out[i].e = k.e + d.e;
  Out[i].f = !k.f;
  Out[i].g = k.g;`,
  },
  {
    name: 'booleans',
    members: 'bool a; bool3 b; bool2x2 c; row_major bool2x3 d; bool e[3]; int f;',
    body: `Out[i].a = d.a || k.b.y;
  Out[i].b = !d.b;
  Out[i].c[1] = Data[i].b.zx;
  Out[i].d = d.d;
  Out[i].d[0][2] = d.e[i % 3];
  Out[i].e[i % 3] = k.e[1] != d.e[0];
  Out[i].e[1] = d.f > 3;
  Out[i].f = (int)d.a + (int)k.c._m11;`,
  },
  {
    name: 'bit-fields',
    members: 'uint a : 5; uint b : 9; uint c : 18; float2 d[2]; int e : 3; int g : 29; uint f;',
    body: `Out[i] = d;
  Out[i].a += d.b;
  Out[i].b = k.c - Data[i].b;
  Out[i].d[i % 2] = d.d[1].yx + k.d[0];
  Out[i].e = d.e - 1;
  d.c = 0xffffffff;
  Out[i].f = d.c;`,
  },
]

export const layoutPrograms = programs.map(({ name, members, body }) => ({
  name,
  text: `struct S { ${members} };
cbuffer Constants { S k; }
StructuredBuffer<S> Data;
RWStructuredBuffer<S> Out;
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  S d = Data[i];
  ${body}
}
`,
}))
