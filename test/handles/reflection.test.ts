// What a host learns about the handles it has to fill in: offsets, sizes and alignments on every target, and the heaps.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { compile, type LibraryOptions, type Reflection } from '../../src/index.ts'

type Handle = Reflection['handles'][number]

const schema = join(import.meta.dirname, '..', '..', 'docs', 'schema', 'reflection.schema.json')
const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(JSON.parse(readFileSync(schema, 'utf8')))

function reflectionOf(source: string, options: LibraryOptions = {}): Reflection {
  const { reflection, diagnostics } = compile(source, { language: 'slang', ...options })
  if (!reflection) throw new Error(JSON.stringify(diagnostics))
  expect(validate(reflection), JSON.stringify(validate.errors)).toBe(true)
  return reflection
}

/** `offset/size/alignment`, with the stride of an array behind it. */
function placesOf({ layouts }: Handle): Record<string, string> {
  return Object.fromEntries(
    Object.entries(layouts ?? {}).map(([name, { offset, size, alignment, arrayStride }]) => [
      name,
      offset === null
        ? 'slot'
        : `${offset}/${size}/${alignment}${arrayStride === null ? '' : ` stride ${arrayStride}`}`,
    ]),
  )
}

const use = 'RWStructuredBuffer<float4> result; [numthreads(1, 1, 1)] void main(uint3 g : SV_GroupID)'

test('a float before a handle: std140 aligns it to 8, scalar and Direct3D to 4', () => {
  const { handles } = reflectionOf(
    `cbuffer C { float a; Texture2D.Handle h; } ${use} { result[0] = h[uint2(0, 0)] * a; }`,
  )
  expect(handles).toMatchObject([
    { name: 'C.h', storage: 'constant', resource: 'Texture2D<float4>', kind: 'Texture', access: 'Read', elements: [] },
  ])
  expect(placesOf(handles[0]!)).toEqual({
    hlsl: '4/8/4',
    std140: '8/8/8',
    std430: '8/8/8',
    scalar: '4/8/4',
    wgsl: '8/8/8',
    metal: 'slot',
    cuda: '8/8/8',
    cpu: '8/8/8',
  })
})

test('a handle does not cross a row of a constant buffer', () => {
  const { handles } = reflectionOf(
    `cbuffer C { float3 a; Texture2D.Handle h; } ${use} { result[0] = h[uint2(0, 0)] * a.x; }`,
  )
  expect(placesOf(handles[0]!)).toMatchObject({ hlsl: '16/8/4', std140: '16/8/8', scalar: '12/8/4' })
})

test('arrays: 16 bytes an element in constant buffers, 8 in structured ones', () => {
  const source = `cbuffer C { Texture2D.Handle inBuffer[3]; float after; }
    struct S { Texture2D.Handle h[3]; };
    StructuredBuffer<S> structs;
    ${use} { result[0] = inBuffer[g.x][uint2(0, 0)] + structs[0].h[g.x][uint2(0, 0)] * after; }`
  const { handles, buffers } = reflectionOf(source)
  expect(handles.map(({ name, elements }) => [name, elements])).toEqual([
    ['C.inBuffer', [3]],
    ['structs[].h', [3]],
  ])
  expect(placesOf(handles[0]!)).toMatchObject({
    hlsl: '0/8/4 stride 16',
    std140: '0/8/8 stride 16',
    std430: '0/8/8 stride 8',
    scalar: '0/8/4 stride 8',
    cuda: '0/8/8 stride 8',
  })
  expect(placesOf(handles[1]!)).toMatchObject({
    hlsl: '0/8/4 stride 8',
    std430: '0/8/8 stride 8',
    metal: '0/8/8 stride 8',
  })
  expect(buffers.find(({ name }) => name === 'C')?.fields).toMatchObject([
    { name: 'inBuffer', type: 'uint2', arrayStride: 16 },
    { name: 'after', offset: 40 },
  ])
})

test('native descriptors differ in size: buffers carry a count, combined textures a sampler', () => {
  const source = `struct S { SamplerState.Handle s; Sampler2D.Handle c; StructuredBuffer<float4>.Handle b; Texture2D.Handle t; };
    StructuredBuffer<S> structs;
    ${use} { S s = structs[0]; result[0] = s.t.SampleLevel(s.s, float2(0, 0), 0) + s.c.SampleLevel(float2(0, 0), 0) + s.b[0]; }`
  const { handles, heaps } = reflectionOf(source)
  expect(handles.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'structs[].s Sampler',
    'structs[].c CombinedTextureSampler',
    'structs[].b StorageBuffer',
    'structs[].t Texture',
  ])
  const offsets = (layout: string) => handles.map((handle) => placesOf(handle)[layout])
  expect(offsets('hlsl')).toEqual(['0/8/4', '8/8/4', '16/8/4', '24/8/4'])
  expect(offsets('cuda')).toEqual(['0/8/8', '8/8/8', '16/16/8', '32/8/8'])
  expect(offsets('cpu')).toEqual(['0/8/8', '8/16/8', '24/16/8', '40/8/8'])
  expect(offsets('metal')).toEqual(['0/8/8', '8/16/8', '24/8/8', '32/8/8'])
  expect(heaps).toEqual([
    { heap: 'resource', resource: null, nonuniform: false, set: null, binding: null },
    { heap: 'sampler', resource: null, nonuniform: false, set: null, binding: null },
  ])
})

test('nested structs, a buffer of bare handles, and loose constants', () => {
  const source = `struct Maps { float weight; Texture2D.Handle normal; };
    struct Material { float4 tint; Maps maps[2]; };
    StructuredBuffer<Material> materials;
    StructuredBuffer<Texture2D.Handle> bare;
    uniform Texture2D.Handle loose;
    ${use} { result[0] = materials[0].maps[1].normal[uint2(0, 0)] + bare[0][uint2(0, 0)] + loose[uint2(0, 0)]; }`
  const { handles } = reflectionOf(source)
  expect(handles.map(({ name }) => name)).toEqual(['loose', 'materials[].maps[].normal', 'bare[]'])
  expect(placesOf(handles[1]!)).toMatchObject({ hlsl: '20/8/4', std430: '24/8/8', cuda: '24/8/8' })
  expect(placesOf(handles[2]!)).toMatchObject({ hlsl: '0/8/4' })
})

test('varyings have a semantic in place of a layout', () => {
  const source = `struct V { float4 p : SV_Position; nointerpolation Texture2D.Handle h : HANDLE; };
    uniform SamplerState.Handle s;
    float4 main(V v) : SV_Target { return nonuniform(v.h).Sample(s, v.p.xy); }`
  const { handles, heaps } = reflectionOf(source, { profile: 'ps_6_6' })
  expect(handles).toMatchObject([
    { name: 's', storage: 'constant' },
    { name: 'v.h', storage: 'varying', semantic: 'HANDLE', layouts: null },
  ])
  expect(heaps).toMatchObject([
    { heap: 'resource', nonuniform: true },
    { heap: 'sampler', nonuniform: false },
  ])
})

test('an unused handle needs no heap, and plain HLSL has neither', () => {
  expect(reflectionOf(`uniform Texture2D.Handle h; ${use} { h.Load(int3(0, 0, 0)); result[0] = 1; }`)).toMatchObject({
    handles: [],
    heaps: [],
  })
  expect(reflectionOf(`Texture2D t; ${use} { result[0] = t[uint2(0, 0)]; }`, { language: 'hlsl' })).toMatchObject({
    handles: [],
    heaps: [],
  })
})
