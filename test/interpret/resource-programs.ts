// Random compute shaders that read and write every kind of buffer, groupshared memory and a texture, and ask the other lanes.
// Each thread changes only its own elements, except by atomic additions, so the order of threads does not matter.
import fc from 'fast-check'

/** What no program writes to: whole numbers and quarters. */
const exactSources = ['k.x', 'k.zyx.y', 'row[1]', 's', 'weights[1]', 'm[1][2]', 'Points[lane].z', 'Items[lane].a.y']
const floatSource = fc.constantFrom(
  ...exactSources,
  'Typed[lane].w',
  'asfloat(Bytes.Load(16 + lane * 4))',
  'Image[uint2(lane, 1)].x',
  'f',
  'v.y',
)
const integerSource = fc.constantFrom(
  'n.y',
  'Items[lane].b',
  '(int)Items[lane].c.x',
  '(int)Bytes.Load2(64 + lane * 8).y',
  'Shared[(lane + 1) & 3]',
  '(int)lane',
  'i',
)

/** Before and after what other lanes read. */
const sync = 'GroupMemoryBarrierWithGroupSync();'

interface Grammar {
  float: string
  /** Computed without rounding: what jumps between two numbers may only be asked of these. */
  exact: string
  integer: string
  statement: string
}

const grammar = fc.letrec<Grammar>((tie) => ({
  float: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'expression' },
    floatSource,
    fc.integer({ min: -6, max: 6 }).map((value) => `(${value}.5)`),
    fc.tuple(tie('float'), fc.constantFrom('+', '-', '*'), tie('float')).map(([x, op, y]) => `(${x} ${op} ${y})`),
    fc
      .tuple(fc.constantFrom('abs', 'saturate', 'cos', 'sin', 'tanh'), tie('float'))
      .map(([name, x]) => `${name}(${x})`),
    tie('exact').map((x) => `(${x})`),
    tie('float').map((x) => `sqrt(abs(${x}))`),
    tie('float').map((x) => `exp(clamp(${x}, -4.0, 4.0))`),
    tie('float').map((x) => `log(abs(${x}) + 1.0)`),
    tie('float').map((x) => `pow(abs(${x}) + 1.0, 0.5)`),
    fc.tuple(fc.constantFrom('min', 'max'), tie('float'), tie('float')).map(([name, x, y]) => `${name}(${x}, ${y})`),
    fc.tuple(tie('float'), tie('float')).map(([x, y]) => `lerp(${x}, ${y}, 0.25)`),
    fc.tuple(tie('float'), tie('float')).map(([x, y]) => `dot(float3(${x}, 1.0, 2.0), float3(${y}, v.x, s))`),
    fc.tuple(tie('float'), tie('float')).map(([x, y]) => `mul(m, float3(${x}, ${y}, 1.0)).y`),
    tie('float').map((x) => `length(float2(${x}, 1.0))`),
    tie('integer').map((x) => `(float)(${x} & 63)`),
    fc.tuple(tie('integer'), tie('float'), tie('float')).map(([c, x, y]) => `((${c}) > 2 ? ${x} : ${y})`),
  ),
  exact: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'expression' },
    fc.constantFrom(...exactSources),
    fc.integer({ min: -6, max: 6 }).map((value) => `(${value}.5)`),
    fc
      .tuple(fc.constantFrom('floor', 'ceil', 'frac', 'trunc', 'round'), tie('exact'))
      .map(([name, x]) => `${name}(${x})`),
    fc.tuple(tie('exact'), fc.constantFrom('+', '-', '*'), tie('exact')).map(([x, op, y]) => `(${x} ${op} ${y})`),
    tie('integer').map((x) => `(float)(${x} & 63)`),
  ),
  integer: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'expression' },
    integerSource,
    fc.integer({ min: -20, max: 20 }).map((value) => `(${value})`),
    fc
      .tuple(tie('integer'), fc.constantFrom('+', '-', '*', '&', '|', '^'), tie('integer'))
      .map(([x, op, y]) => `(${x} ${op} ${y})`),
    fc.tuple(tie('integer'), fc.constantFrom('<<', '>>'), fc.nat(6)).map(([x, op, y]) => `(${x} ${op} ${y})`),
    fc
      .tuple(fc.constantFrom('countbits', 'reversebits', 'firstbithigh', 'firstbitlow'), tie('integer'))
      .map(([name, x]) => `(int)${name}((uint)(${x}))`),
    tie('integer').map((x) => `firstbithigh(${x})`),
    tie('integer').map((x) => `clamp(${x}, -7, 90)`),
    tie('integer').map((x) => `(int)f32tof16((float)(${x} & 255))`),
  ),
  statement: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'statement' },
    tie('float').map((x) => `f = ${x};`),
    tie('integer').map((x) => `i = ${x};`),
    fc.tuple(tie('float'), tie('float')).map(([x, y]) => `v.xz = float2(${x}, ${y});`),
    fc.tuple(tie('float'), tie('integer')).map(([x, y]) => `Items[lane].a.zw = float2(${x}, f); Items[lane].b = ${y};`),
    tie('integer').map((x) => `Items[lane].c = uint2(${x}, 4);`),
    tie('float').map((x) => `Bytes.Store(16 + lane * 4, asuint(${x}));`),
    fc.tuple(tie('integer'), tie('integer')).map(([x, y]) => `Bytes.Store2(lane * 8 + 32, uint2(${x}, ${y}));`),
    tie('float').map((x) => `Typed[lane] = float4(${x}, v);`),
    tie('float').map((x) => `Image[uint2(lane, 1)] = float4(v, ${x});`),
    tie('integer').map((x) => `{ int next = ${x}; ${sync} Shared[lane] = next; ${sync} }`),
    tie('integer').map((x) => `{ uint old; Bytes.InterlockedAdd(96, (uint)(${x}), old); }`),
    tie('integer').map((x) => `InterlockedAdd(Total[0], ${x} & 15); ${sync} i += Total[0]; ${sync}`),
    tie('integer').map((x) => `i = WaveActiveSum(${x}) + (int)WaveGetLaneIndex();`),
    tie('integer').map((x) => `i = WavePrefixSum(${x}); f += (float)WaveActiveMax(${x} & 31);`),
    tie('integer').map((x) => `i ^= (int)WaveActiveBallot((${x} & 1) != 0).x; i += WaveReadLaneAt(i, 1);`),
    fc
      .tuple(tie('float'), tie('float'))
      .map(([x, y]) => `for (int j = 0; j < 3; j++) { v[j] += ${x}; f -= ${y} * 0.125; }`),
    fc.tuple(tie('statement'), tie('statement')).map(([x, y]) => `${x} ${y}`),
  ),
}))

export const resourcePrograms = fc.array(grammar.statement, { minLength: 1, maxLength: 5 }).map(
  (body) => `struct Item { float4 a; int b; uint2 c; };
cbuffer Constants { float4 k; float3 row; float s; int2 n; float weights[3]; float2x3 m; }
StructuredBuffer<float3> Points;
RWStructuredBuffer<Item> Items;
RWByteAddressBuffer Bytes;
RWBuffer<float4> Typed;
RWTexture2D<float4> Image;
groupshared int Shared[4];
groupshared int Total[1];
[numthreads(4, 1, 1)]
void main(uint lane : SV_GroupIndex) {
  float f = 1.5;
  int i = 3;
  float3 v = float3(0.5, -1.0, 2.0);
  Shared[lane] = (int)lane * 5;
  Total[0] = 0;
  ${sync}
  ${body.join('\n  ')}
  ${sync}
  Items[lane].a.x += f + v.x + v.y + v.z;
  Items[lane].c.y = (uint)i;
}
`,
)
