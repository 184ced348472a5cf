// Reflection and binding tables against the schemas that are published for them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { compile, type LibraryOptions, type Reflection } from '../../src/index.ts'
import { createBench } from '../support/terminal.ts'

const { file, descry } = createBench()

function validator(name: string) {
  const path = join(import.meta.dirname, '..', '..', 'docs', 'schema', `${name}.schema.json`)
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true })
  const validate = ajv.compile(JSON.parse(readFileSync(path, 'utf8')))
  return (value: unknown): unknown[] => (validate(value) ? [] : (validate.errors ?? []))
}

const problemsOfReflection = validator('reflection')
const problemsOfBindings = validator('bindings')
const problemsOfJob = validator('job')

const compute = `struct Particle { float3 position; float4x3 world; uint flags[3]; bool alive; };
struct Nested { float2 a; struct { half b; row_major float2x3 c[2]; } inner[2]; };
struct Base { RWBuffer<uint> P; };
struct Bundle : Base { Texture2D<float4> albedo; SamplerComparisonState shadow; float scale; } bundle;
RWStructuredBuffer<Particle> Particles;
globallycoherent RWByteAddressBuffer Raw : register(u4, space2);
Texture2DMS<unorm float4, 4> Multi;
TextureCubeArray<float3> Cubes[] : register(space1);
SamplerState Plain;
cbuffer Camera : register(b3) { float4x4 view; Nested nested; float2 jitter : packoffset(c20.y); };
tbuffer Table { int entries[4]; };
ConstantBuffer<Nested> Extra[2];
float loose;
Buffer<float> Gone;
groupshared uint counter;
[numthreads(8, 4, 2)]
void main(uint3 id : SV_DispatchThreadID, uint index : SV_GroupIndex) {
  uint slot = Particles.IncrementCounter();
  Particles[slot].position = view[0].xyz * nested.a.x * entries[1] * loose * Extra[1].a.x * bundle.scale * jitter.x;
  Raw.Store(id.x * 4, bundle.P[index]);
  float shadow = bundle.albedo.SampleCmpLevelZero(bundle.shadow, 0, 0.5);
  Particles[slot].flags[1] = Multi.Load(id.xy, 0).x + Cubes[id.z].SampleLevel(Plain, 0, 0).x + shadow;
}
`

const pixel = `struct Input { float4 position : SV_Position; nointerpolation uint id : ID; centroid float2 uv[2] : TEXCOORD; };
Texture2D<float4> T : register(t1);
SamplerState S : register(s1);
void main(Input input, out float4 color : SV_Target2, out float depth : SV_Depth) {
  color = T.Sample(S, input.uv[1]) * input.id;
  depth = input.position.z;
}
`

function reflectionOf(source: string, options: LibraryOptions): Reflection {
  const { reflection, diagnostics } = compile(source, options)
  if (!reflection) throw new Error(JSON.stringify(diagnostics))
  return reflection
}

describe.each([
  ['compute', compute, { profile: 'cs_6_6' }],
  ['compute, dxc', compute, { profile: 'cs_6_6', rules: 'dxc' }],
  ['pixel', pixel, { profile: 'ps_6_6' }],
  [
    'library',
    'RWBuffer<float> A; [shader("compute")] [numthreads(1, 1, 1)] void entry() { A[0] = 1; }',
    { profile: 'lib_6_6' },
  ],
  ['nothing', '[numthreads(1, 1, 1)] void main() {}', {}],
] as const)('%s', (_, source, options) => {
  test('reflection is valid', () => {
    expect(problemsOfReflection(reflectionOf(source, options))).toEqual([])
  })
})

test('the binding table is valid', async () => {
  const path = file('a.hlsl', compute)
  for (const words of [[], ['--unused', 'keep'], ['--rules', 'dxc'], ['-E', 'nobody']]) {
    const { out } = await descry('bindings', '--format', 'json', '-T', 'cs_6_6', ...words, path)
    expect(problemsOfBindings(JSON.parse(out))).toEqual([])
  }
})

test('a schema refuses what is wrong', () => {
  const reflection = reflectionOf(compute, {})
  expect(problemsOfReflection({ ...reflection, version: 2 })).not.toEqual([])
  expect(problemsOfReflection({ ...reflection, more: true })).not.toEqual([])
})

test('constant buffers: offsets, sizes, strides and matrix order', () => {
  const { buffers } = reflectionOf(compute, {})
  expect(buffers.find(({ name }) => name === 'Camera')).toMatchObject({
    kind: 'cbuffer',
    fields: [
      {
        name: 'view',
        type: 'float4x4',
        offset: 336,
        size: 64,
        matrix: { rows: 4, columns: 4, order: 'column', stride: 16 },
      },
      {
        name: 'nested',
        type: 'Nested',
        fields: [
          { name: 'a', offset: 0, size: 8 },
          {
            name: 'inner',
            offset: 16,
            elements: [2],
            arrayStride: 80,
            fields: [
              { name: 'b', offset: 0, size: 4 },
              { name: 'c', offset: 16, elements: [2], arrayStride: 32, matrix: { order: 'row', stride: 16 } },
            ],
          },
        ],
      },
      { name: 'jitter', offset: 324, size: 8 },
    ],
  })
  expect(buffers.find(({ name }) => name === 'Particles')).toMatchObject({
    kind: 'structured',
    size: 76,
    alignedSize: null,
    fields: [
      {
        name: '$Element',
        fields: [
          { name: 'position', offset: 0, size: 12 },
          { name: 'world', offset: 12, size: 48 },
          { name: 'flags', offset: 60, size: 12, elements: [3], arrayStride: 4 },
          { name: 'alive', offset: 72, size: 4 },
        ],
      },
    ],
  })
})

test("D3D12's fields", () => {
  const { resources } = reflectionOf(compute, {})
  const fields = (name: string) => {
    const { Type, uFlags, ReturnType, Dimension, NumSamples, BindCount } = resources.find((row) => row.name === name)!
      .d3d12!
    return [Type.name, Type.value, uFlags, ReturnType.value, Dimension.value, NumSamples, BindCount]
  }
  expect(fields('Particles')).toEqual(['D3D_SIT_UAV_RWSTRUCTURED_WITH_COUNTER', 11, 0, 6, 1, 76, 1])
  expect(fields('Raw')).toEqual(['D3D_SIT_UAV_RWBYTEADDRESS', 8, 0, 6, 1, 0, 1])
  expect(fields('Multi')).toEqual(['D3D_SIT_TEXTURE', 2, 12, 1, 6, 4, 1])
  expect(fields('Cubes')).toEqual(['D3D_SIT_TEXTURE', 2, 8, 5, 10, 0xffff_ffff, 0])
  expect(fields('bundle.shadow')).toEqual(['D3D_SIT_SAMPLER', 3, 2, 0, 0, 0, 1])
  expect(fields('bundle.Base::P')).toEqual(['D3D_SIT_UAV_RWTYPED', 4, 0, 4, 1, 0xffff_ffff, 1])
  expect(fields('Camera')).toEqual(['D3D_SIT_CBUFFER', 0, 1, 0, 0, 0, 1])
  expect(fields('Table')).toEqual(['D3D_SIT_TBUFFER', 1, 1, 0, 0, 0, 1])
})

test('entry points: what goes in and out', () => {
  const [entry] = reflectionOf(pixel, { profile: 'ps_6_6' }).entryPoints
  expect(entry).toMatchObject({ name: 'main', stage: 'pixel', numthreads: null })
  expect(entry!.inputs.map(({ semantic, index, systemValue, type }) => [semantic, index, systemValue, type])).toEqual([
    ['SV_Position', 0, 'SV_Position', 'float4'],
    ['ID', 0, null, 'uint'],
    ['TEXCOORD', 0, null, 'float2[2]'],
  ])
  expect(entry!.inputs[1]!.interpolation).toEqual(['nointerpolation'])
  expect(entry!.outputs.map(({ semantic, index }) => [semantic, index])).toEqual([
    ['SV_Target', 2],
    ['SV_Depth', 0],
  ])
})

test('unused resources are there, without a place', () => {
  const { resources } = reflectionOf(compute, {})
  expect(resources.at(-1)).toMatchObject({ name: 'Gone', used: false, register: null, d3d12: null, format: 'f32' })
})

test('a job is as its schema says', () => {
  expect(problemsOfJob({ id: 'a', file: 'a.hlsl', outputs: { dxil: 'a.dxo' } })).toEqual([])
  for (const wrong of [{ profil: 'ps_6_0' }, { source: '' }, { outputs: { spriv: 'a' } }, { command: 'fly' }])
    expect(problemsOfJob({ id: 'a', file: 'a.hlsl', ...wrong })).not.toEqual([])
})
