// Statements of small kernels with a mistake in each, and some without any: over two groups of eight threads.
import type { ProblemKind } from '../../src/execute/checks.ts'

const sync = 'GroupMemoryBarrierWithGroupSync();'

/** `id` is the dispatch thread, `i` the thread in its group, `g` the group. */
export function kernel(body: string): string {
  return `struct Q { uint a; uint b[4]; };
struct P { float3 a; uint b; uint2 c; };
StructuredBuffer<uint> In;
RWStructuredBuffer<uint> Out, Total;
globallycoherent RWStructuredBuffer<uint> G;
RWStructuredBuffer<uint16_t> H;
RWStructuredBuffer<P> Ps;
RWStructuredBuffer<Q> Qs;
RWByteAddressBuffer Raw;
RWBuffer<uint> Typed;
RWTexture2D<float4> Img;
groupshared uint data[8];
groupshared float4 vecs[8];
groupshared P ps[8];
groupshared uint16_t hs[8];
void put(uint i, uint v) { data[i] = v; }
uint get(uint i) { return data[i]; }
void bump(inout uint x) { x += 1; }
[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID, uint i : SV_GroupIndex, uint g : SV_GroupID) { ${body} Total[1] = 1; }`
}

export const kernelInputs = {
  In: Array.from({ length: 16 }, (_, index) => index + 1),
  Out: 16,
  Total: 2,
  G: 16,
  H: 16,
  Ps: 16,
  Qs: 16,
  Raw: 64,
  Typed: 16,
  Img: { width: 8, height: 4, data: 128 },
} as const

export const mistakes: readonly (readonly [kind: ProblemKind, body: string])[] = [
  ['out-of-bounds', `Q q = (Q)0; q.b[i] = 2; Qs[id] = q;`],
  ['out-of-bounds', `uint m[2][2] = {1,2,3,4}; Out[id] = m[i & 1][i];`],
  ['race', `Raw.Store(0, id);`],
  ['race', `Raw.Store(id*4, id); Out[id] = Raw.Load((id^1)*4);`],
  ['race', `Img[uint2(0,0)] = id;`],
  ['race', `Img[uint2(i,0)] = id; Out[id] = (uint)Img[uint2(i^1,0)].x;`],
  ['race', `Typed[0] = id;`],
  ['race', `Ps[0].b = id;`],
  ['race', `Ps[i].a.x = id;`],
  ['race', `put(0, id); ${sync} Out[id] = get(0);`],
  ['race', `put(i, id); Out[id] = get(i^1);`],
  ['race', `data[i]=id; ${sync} bump(data[0]); ${sync} Out[id]=data[i];`],
  ['race', `InterlockedAdd(Total[0], 1); Out[id] = Total[0];`],
  ['race', `InterlockedAdd(Total[0], 1); DeviceMemoryBarrierWithGroupSync(); Out[id] = Total[0];`],
  ['race', `uint o; InterlockedAdd(data[0],1,o); data[0] = id; ${sync} Out[id]=data[0]+o;`],
  ['race', `if (i == 0) data[0] = 1; if (i == 1) data[0] = 2; ${sync} Out[id]=data[0];`],
  ['race', `vecs[i&3] = id; ${sync} Out[id] = (uint)vecs[0].x;`],
  ['race', `vecs[0].x = id; ${sync} Out[id] = (uint)vecs[0].x;`],
  ['race', `ps[i].b = id; Out[id] = ps[(i+1)&7].b;`],
  ['race', `hs[0] = (uint16_t)id; ${sync} Out[id]=hs[0];`],
  ['race', `H[id] = (uint16_t)id; Out[id] = H[id^1];`],
  ['race', `data[i] = id; GroupMemoryBarrier(); Out[id] = data[i^1];`],
  ['race', `data[i] = id; DeviceMemoryBarrierWithGroupSync(); Out[id] = data[i^1];`],
  ['race', `for (uint k = 0; k < 3; k++) { data[i] = id + k; ${sync} Out[id] = data[i^1]; }`],
  [
    'race',
    `data[i] = id; ${sync} if (i < 4) data[i] += data[i+4]; if (i < 2) data[i] += data[i+2]; ${sync} Out[id]=data[0];`,
  ],
  ['race', `Out[0] += 1;`],
  ['race', `Out[id/2] = id;`],
  ['race', `if (g == 0) Out[i] = 1; else Out[id] = Out[i];`],
  ['race', `G[id] = id; DeviceMemoryBarrier(); Out[id] = G[id^8];`],
  ['race', `Ps[i&3] = Ps[i];`],
  ['race', `uint o; InterlockedCompareExchange(data[0], 0, id+1, o); Out[id] = data[0];`],
  ['race', `data[i] = WaveActiveSum(id); Out[id] = data[i^4];`],
  ['out-of-bounds', `Out[id] = Raw.Load(256 + id);`],
  ['out-of-bounds', `Raw.Store(252 + i*4, 1);`],
  ['out-of-bounds', `Raw.Store4(248 + i*16, uint4(1,1,1,1));`],
  ['out-of-bounds', `Img[uint2(8 + id, 0)] = 1;`],
  ['out-of-bounds', `Out[id] = (uint)Img[int2(-1,0)].x;`],
  ['out-of-bounds', `Out[id] = Typed[16+id];`],
  ['out-of-bounds', `Ps[16+id].b = 1;`],
  ['out-of-bounds', `Qs[id].b[(i+2) % 5] = 1;`],
  ['out-of-bounds', `uint a[4] = {1,2,3,4}; Out[id] = a[id];`],
  ['out-of-bounds', `uint a[4]; for (uint k = 0; k <= 4; k++) a[k] = k; Out[id] = a[id&3];`],
  ['out-of-bounds', `float4 v = id; Out[id] = (uint)v[i];`],
  ['out-of-bounds', `float4x4 m = id; Out[id] = (uint)m[i][0];`],
  ['out-of-bounds', `data[i]=i; ${sync} Out[id] = get(i+1);`],
  ['out-of-bounds', `Out[id - 1] = 1;`],
  ['out-of-bounds', `H[16 + id] = 1;`],
  ['out-of-bounds', `InterlockedAdd(Total[2 + id], 1);`],
  ['out-of-bounds', `InterlockedAdd(data[8 + i], 1);`],
  ['out-of-bounds', `static const uint t[3] = {1,2,3}; Out[id] = t[i];`],
  ['out-of-bounds', `Out[id] = In.Load(20);`],
  ['uninitialized', `uint x; if (id > 3) x = 2; Out[id] = x;`],
  ['uninitialized', `uint a[4]; a[0] = 1; Out[id] = a[i & 3];`],
  ['uninitialized', `Out[id] = data[i];`],
  ['uninitialized', `P p; p.b = 1; Out[id] = p.c.x;`],
  ['uninitialized', `float3 v; v.x = 1; v.y = 2; Out[id] = (uint)v.z;`],
  ['uninitialized', `data[i] = 1; ${sync} Out[id] = (uint)vecs[i].x;`],
  ['barrier', `if (i == 0) { ${sync} } Out[id] = 1;`],
  ['barrier', `for (uint k = 0; k < i; k++) ${sync} Out[id] = 1;`],
  ['barrier', `if (i == 3) return; ${sync} Out[id] = 1;`],
  ['barrier', `if (i < 4) { ${sync} } else { ${sync} } Out[id] = 1;`],
  ['barrier', `switch (i & 1) { case 0: ${sync} break; default: Out[id] = 1; }`],
]

export const correctBodies: readonly string[] = [
  `Qs[id].b[(i+2) % 4] = 1; Qs[id].a = 2;`,
  `Q q = (Q)0; q.b[i & 3] = 2; Qs[id] = q;`,
  `float v[2] = {1, 2}; Out[id] = (uint)v[id & 1];`,
  `H[id] = (uint16_t)id;`,
  `hs[i] = (uint16_t)id; ${sync} Out[id] = hs[i^1];`,
  `vecs[i>>2][i&3] = id; ${sync} Out[id] = (uint)vecs[i>>2].x;`,
  `if (i==0) vecs[0].x = 1; if (i==1) vecs[0].y = 2; if (i==2) vecs[0].zw = 3; ${sync} Out[id]=(uint)vecs[0].w;`,
  `Ps[id].a = 1; Ps[id].b = id; Ps[id].c = uint2(1,2);`,
  `if (i < 4) Ps[g*8].a[i % 3] = 1;`,
  `if (i & 1) Ps[id&~1u].b = 1; else Ps[id].a = 2;`,
  `Img[uint2(i, g)] = id; Out[id] = (uint)Img[uint2(i,g)].x;`,
  `Raw.Store(id*4, id); AllMemoryBarrierWithGroupSync(); Out[id] = Raw.Load((id^1)*4);`,
  `Out[id] = id; DeviceMemoryBarrierWithGroupSync(); uint v = Out[id^1]; DeviceMemoryBarrierWithGroupSync(); Out[id] = v;`,
  `Total[0] = 5;`,
  `InterlockedAdd(Total[0], id); InterlockedMax(Total[0], 3);`,
  `if (WaveIsFirstLane()) { uint o; InterlockedAdd(Total[0], WaveActiveCountBits(true), o); Out[id] = o; }`,
  `uint x; if (id > 3) x = 2; else x = 3; Out[id] = x;`,
  `uint a[4]; for (uint k=0;k<4;k++) a[k]=k; Out[id]=a[i&3];`,
  `P p; p.a = 1; p.b = 2; p.c = 3; Ps[id] = p;`,
  `P p = (P)0; p.b = id; ps[i] = p; ${sync} Ps[id] = ps[i^1];`,
  `float3 v; v.xy = 1; v.z = 2; Out[id] = (uint)(v.x+v.z);`,
  `if (g == 0) { data[i] = id; ${sync} Out[id] = data[i^1]; }`,
  `for (uint k = 0; k < 4; k++) { data[i] = id + k; ${sync} Out[id] = data[i^1]; ${sync} }`,
  `put(i,id); ${sync} Out[id]=get(i^1);`,
  `data[i]=id; ${sync} if (i<4) data[i] += data[i+4]; ${sync} if (i<2) data[i] += data[i+2]; ${sync} if (i < 1) data[i] += data[i+1]; ${sync} Out[id]=data[0];`,
  `float4x4 m = id; Out[id] = (uint)m[i&3][g&3];`,
  `uint o; InterlockedExchange(data[0], id, o); ${sync} Out[id] = data[0];`,
  `uint w, h; Img.GetDimensions(w,h); if (id < w) Img[uint2(id,0)] = 1;`,
  `uint n, s; Out.GetDimensions(n, s); if (id < n) Out[id] = n;`,
  `double d = id; int64_t q = id; Out[id] = (uint)(d + (double)q);`,
  `bool b; b = id > 3; if (b) Out[id] = 1;`,
  `uint x = 0; [unroll] for (uint k = 0; k < 4; k++) x += In[(id + k) & 15]; Out[id] = x;`,
  `uint2 t; t.x = id; t.y = 2; Out[id] = t.x ^ t.y;`,
]
