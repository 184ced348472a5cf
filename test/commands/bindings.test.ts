import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBench } from '../support/terminal.ts'

const { file, descry, read } = createBench()

const shader = file(
  'a.hlsl',
  `RWBuffer<float> A : register(u2);
RWBuffer<float> B[4];
Texture2D<float4> T[] : register(space1);
RWStructuredBuffer<float2> Counted;
float tint;
RWBuffer<float> Gone : register(u9);

[numthreads(4, 1, 1)]
void main() {
  if (tint > 1 && false) Gone[0] = 1;
  A[0] = B[1][0] + T[3][uint2(0, 0)].x + tint;
  Counted[Counted.IncrementCounter()] = 1;
}
`,
)

test('a table for people has a column for why, and tells what is gone', async () => {
  expect(await descry('bindings', shader)).toEqual({
    status: 0,
    error: '',
    out: `REGISTER      NAME      TYPE                        COUNT      WHY
t0.., space1  T         Texture2D<float4>           unbounded  nothing else is in the space, so the unbounded array starts at t0 in space1
u0            Counted   RWStructuredBuffer<float2>             u0 is the first free register
u2            A         RWBuffer<float>                        register annotation
u3..u6        B         RWBuffer<float>             4          u0..u1 is too small for 4 registers (u2 is taken by A); u3 is the first place that fits
b0            $Globals  cbuffer                                b0 is the first free register

NOT BOUND  WHY
Gone       the condition is always false (a.hlsl:10:7)
`,
  })
})

test('JSON is the object of the contract', async () => {
  const { status, out } = await descry('bindings', '--format', 'json', shader)
  const result = JSON.parse(out)
  expect(status).toBe(0)
  expect(Object.keys(result)).toEqual([
    'version',
    'file',
    'entry',
    'profile',
    'rules',
    'resources',
    'unused',
    'diagnostics',
  ])
  expect(result).toMatchObject({ version: 1, file: 'a.hlsl', entry: 'main', profile: 'cs_6_6', rules: 'clang' })
  expect(result.resources[3]).toEqual({
    name: 'B',
    class: 'UAV',
    register: 'u3',
    lower: 3,
    count: 4,
    space: 0,
    implicit: true,
    type: 'RWBuffer<float>',
    kind: 'TypedBuffer',
    dimensions: [4],
    location: { file: 'a.hlsl', line: 2, column: 17 },
    reason: 'u0..u1 is too small for 4 registers (u2 is taken by A); u3 is the first place that fits',
    why: {
      kind: 'in-the-way',
      register: 'u3',
      space: 0,
      count: 4,
      gaps: [{ registers: 'u0..u1', blocker: 'u2', owner: 'A' }],
    },
  })
  expect(result.resources[0]).toMatchObject({ name: 'T', count: null, space: 1, dimensions: [null] })
  expect(result.unused).toMatchObject([{ name: 'Gone', reason: 'the condition is always false' }])
})

test('CSV quotes what has commas', async () => {
  const { out } = await descry('bindings', '--format', 'csv', shader)
  const [header, first, second] = out.split('\n')
  expect(header).toBe('name,class,register,space,count,implicit,used,type,kind,reason')
  expect(first).toBe(
    'T,SRV,t0,1,unbounded,true,true,Texture2D<float4>,Texture2D,"nothing else is in the space, so the unbounded array starts at t0 in space1"',
  )
  expect(second).toMatch(/^Counted,UAV,u0,0,1,true,true,RWStructuredBuffer<float2>,/)
  expect(out).toContain('\nGone,,,,,,false,,,the condition is always false\n')
})

test("the dxc format is the table of dxc's listings", async () => {
  const { out } = await descry('bindings', '--format', 'dxc', '--rules', 'dxc', shader)
  expect(out).toBe(`;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; $Globals                          cbuffer      NA          NA     CB0            cb0     1
; T                                 texture     f32          2d      T0      t0,space1unbounded
; A                                     UAV     f32         buf      U0             u2     1
; B                                     UAV     f32         buf      U1             u3     4
; Counted                               UAV  struct     r/w+cnt      U2             u0     1
;
`)
})

test('every kind of resource has its words in that table', async () => {
  const all = file(
    'all.hlsl',
    `Texture1D<int> t1; Texture2DArray<unorm float4> t2; Texture2DMS<float4, 8> t3; Texture3D<uint2> t4; TextureCube t5;
TextureCubeArray<half> t6; Buffer<snorm float> t7; ByteAddressBuffer t8; StructuredBuffer<int> t9; Texture2DMSArray<float> t10;
Texture1DArray<float> t11; tbuffer TB { float tb; }
RWByteAddressBuffer u1; RWTexture2D<double> u2; SamplerState s1; SamplerComparisonState s2;
Texture2D<float> shadow;
float4 main() : SV_Target {
  float r = t1[0] + t2[uint3(0, 0, 0)].x + t3.Load(0, 1).x + t4[uint3(0, 0, 0)].x + t5.Sample(s1, 0).x + t6.Sample(s1, 0) +
    t7[0] + t8.Load(0) + t9[0] + t10.Load(int3(0, 0, 0), 0) + t11[uint2(0, 0)] + tb + shadow.SampleCmp(s2, 0, 0.5);
  u1.Store(0, asuint(r));
  u2[uint2(0, 0)] = r;
  return r;
}
`,
  )
  const { out, error } = await descry('bindings', '--format', 'dxc', '--rules', 'dxc', '-T', 'ps_6_6', all)
  expect(error).toBe('')
  const rows = out
    .split('\n')
    .slice(5, -2)
    .map((row) => row.slice(2).trim().split(/ +/).slice(0, 4).join(' '))
  expect(rows).toEqual([
    's1 sampler NA NA',
    's2 sampler NA NA',
    't1 texture i32 1d',
    't2 textureunorm_f32 2darray T1',
    't3 texture f32 2dMS8',
    't4 texture u32 3d',
    't5 texture f32 cube',
    't6 texture f32 cubearray',
    't7 texturesnorm_f32 buf T6',
    't8 texture byte r/o',
    't9 texture struct r/o',
    't10 texture f32 2darrayMS',
    't11 texture f32 1darray',
    'shadow texture f32 2d',
    'TB texture u32 tbuffer',
    'u1 UAV byte r/w',
    'u2 UAV u32 2d',
  ])
})

test('-Fre writes the reflection beside the table', async () => {
  const { status } = await descry('bindings', '-Fre', `${shader}.json`, shader)
  expect(status).toBe(0)
  expect(JSON.parse(read('a.hlsl.json'))).toMatchObject({ version: 1, entryPoints: [{ name: 'main' }] })
})

test('tables do not stand where they would be misread', async () => {
  expect(await descry('lint', '--format', 'csv', shader)).toEqual({
    status: 2,
    out: '',
    error: "descry: error: '--format csv' is for bindings, not for 'descry lint'\n",
  })
})

test('examples of the readme keep their answers', async () => {
  const example = join(import.meta.dirname, '..', '..', 'examples', 'particles.hlsl')
  expect(readFileSync(example, 'utf8')).not.toBe('')
  expect((await descry('bindings', example)).status).toBe(0)
})

test('elements of signatures have registers and masks', async () => {
  const pixel = file(
    'signature.hlsl',
    `struct Input { float4 p : SV_Position; float2 a : A; float2 b : B; nointerpolation uint c : C; float d[2] : D; };
float4 main(Input input, uint face : SV_IsFrontFace, out float depth : SV_Depth) : SV_Target1 { depth = 0; return input.a.x; }
`,
  )
  expect(await descry('bindings', '-T', 'ps_6_0', '-Fre', `${pixel}.json`, pixel)).toMatchObject({ status: 0 })
  const [{ inputs, outputs }] = JSON.parse(read('signature.hlsl.json')).entryPoints
  const places = (elements: { semantic: string; register: number | null; mask: number | null }[]): unknown[] =>
    elements.map(({ semantic, register, mask }) => [semantic, register, mask])
  expect(places(inputs)).toEqual([
    ['SV_Position', 0, 15],
    ['A', 1, 3],
    ['B', 1, 12],
    ['C', 2, 1],
    ['D', 3, 1],
    ['SV_IsFrontFace', 2, 2],
  ])
  expect(places(outputs)).toEqual([
    ['SV_Target', 1, 15],
    ['SV_Depth', null, null],
  ])
})

test('--format msvc is for the messages; the table is printed all the same', async () => {
  const { status, out, error } = await descry('bindings', '--format', 'msvc', '-Wimplicit-binding', shader)
  expect(status).toBe(0)
  expect(error).toContain('a.hlsl(2,17): warning')
  expect(out).toContain('u2            A         RWBuffer<float>')
})

test('descriptor heaps have no register, but they are in every table', async () => {
  const heaps = file(
    'heaps.hlsl',
    `[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  RWBuffer<float> output = ResourceDescriptorHeap[NonUniformResourceIndex(id.x)];
  Texture2D<float4> image = ResourceDescriptorHeap[4];
  SamplerState linearly = SamplerDescriptorHeap[3];
  output[0] = image.SampleLevel(linearly, 0.5, 0).x;
}
`,
  )
  const asked = async (...args: string[]) => (await descry(...args, heaps, '-T', 'cs_6_6')).out
  expect(await asked('bindings')).toBe(`no registers are used

HEAP      INDEX
resource  marked as not uniform
sampler   taken as uniform
`)
  expect(JSON.parse(await asked('bindings', '--format', 'json'))).toMatchObject({
    resources: [],
    heaps: [
      { heap: 'resource', nonuniform: true },
      { heap: 'sampler', nonuniform: false },
    ],
  })
  expect((await asked('bindings', '--format', 'csv')).split('\n').slice(1)).toEqual([
    'resource heap,heap,,,,,true,,,index marked as not uniform',
    'sampler heap,heap,,,,,true,,,index taken as uniform',
    '',
  ])
  expect(await asked('explain')).toContain('the sampler heap is read, with an index that is taken as uniform')
})
