// The STAT part: the module without bodies, but with names and the layout of buffers.

import { expect, test } from 'vitest'
import { createCompiler } from '../../../src/driver/compiler.ts'
import { defaultOptions } from '../../../src/driver/options.ts'
import { dump } from '../../../src/targets/dxil/read/dump.ts'
import { writeContainer, writeProgram } from '../../../src/targets/dxil/write/container.ts'
import { dxilOf } from '../../../tools/emit.ts'

function reflection(text: string, profile: string): string {
  const compiler = createCompiler({ readFile: () => undefined })
  const { dxil } = dxilOf(compiler.compile({ path: 'main.hlsl', text }, { ...defaultOptions, profile }))
  const dumped = dump(writeContainer(dxil!, writeProgram(dxil!), { signed: true, stripReflection: false })).text
  return dumped.slice(dumped.indexOf('\nSTAT\n'), dumped.indexOf('\nHASH\n'))
}

test('names and fields of constant buffers, with what the shader reads', () => {
  const text = reflection(
    `
    struct Inner { bool on; float2 size[2]; };
    cbuffer Light : register(b1) { float3 Direction; float Intensity; row_major float3x4 World; Inner inner; uint Unread; }
    float4 main() : SV_Target { return Direction.x + World[1].z + inner.size[1].y; }`,
    'ps_6_6',
  )
  expect(text).toContain('declare void @main()')
  expect(text).toContain('%hostlayout.Light* undef, !"Light"')
  expect(text).toContain('%hostlayout.Light = type { <3 x float>, float, [3 x <4 x float>], %struct.Inner, i32 }')
  expect(text).toContain('%struct.Inner = type { i32, [2 x <2 x float>] }')
  expect(text).toContain('!{i32 6, !"Direction", i32 3, i32 0, i32 7, i32 9, i32 9, i1 true, i32 13, i32 3}')
  expect(text).toContain('!{i32 6, !"Intensity", i32 3, i32 12, i32 7, i32 9}')
  expect(text).toMatch(/!\{i32 6, !"World", i32 2, !\d+, i32 3, i32 16, i32 7, i32 9, i32 9, i1 true\}/)
  expect(text).toContain('!{i32 3, i32 4, i32 1}')
  expect(text).toContain('!{i32 6, !"inner", i32 3, i32 64, i32 9, i1 true}')
  expect(text).toContain('!{i32 6, !"on", i32 3, i32 0, i32 7, i32 1}')
  expect(text).toContain('!{i32 6, !"Unread", i32 3, i32 104, i32 7, i32 5}')
})

test('elements of structured buffers', () => {
  const text = reflection(
    `
    struct Particle { float3 place; half weight; };
    StructuredBuffer<Particle> Input;
    RWStructuredBuffer<float4x4> Output;
    [numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) { Output[i][0] = Input[i].place.xyzz; }`,
    'cs_6_6',
  )
  expect(text).toContain('%"class.StructuredBuffer<Particle>" = type { %struct.Particle }')
  expect(text).toContain('!{i32 6, !"place", i32 3, i32 0, i32 7, i32 9, i32 13, i32 3}')
  expect(text).toContain('%"hostlayout.class.RWStructuredBuffer<matrix<float, 4, 4> >"')
  expect(text).toContain('%class.matrix.float.4.4 undef')
})

test('ConstantBuffer<T> is a buffer with one member; a buffer of several samples says how many', () => {
  const text = reflection(
    `
    struct Camera { float4x4 view; float near; };
    ConstantBuffer<Camera> camera;
    Texture2DMS<float> depth;
    float main() : SV_Target { return camera.near + depth.Load(int2(0, 0), 0); }`,
    'ps_6_6',
  )
  expect(text).toContain('%hostlayout.camera = type { %hostlayout.struct.Camera }')
  expect(text).toContain('!{i32 6, !"camera", i32 3, i32 0}')
  expect(text).toContain('%"class.Texture2DMS<float, 0>"* undef, !"depth"')
})

test('what only the running shader knows of an index counts as 0', () => {
  const text = reflection(
    `
    cbuffer Weights { float first; float4 many[8]; float4x4 last; }
    float4 main(uint i : I) : SV_Target { return many[i]; }`,
    'ps_6_0',
  )
  expect(text).toContain('!{i32 6, !"many", i32 3, i32 16, i32 7, i32 9, i32 9, i1 true, i32 13, i32 4}')
  expect(text).toMatch(/!\{i32 6, !"last", i32 2, !\d+, i32 3, i32 144, i32 7, i32 9\}/)
})

test('how often the shader does what', () => {
  const text = reflection(
    `
    RWBuffer<float> O;
    groupshared float cells[4];
    [numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex) {
      cells[i] = i; GroupMemoryBarrierWithGroupSync(); O[i] = cells[i ^ 1] * 2; }`,
    'cs_6_0',
  )
  expect(text).toContain(
    '!{!"array_tgsm_bytes", i32 16, !"array_tgsm_ldst", i32 2, !"barrier", i32 1, !"floats", i32 2, !"insts", i32 12, !"tex_store", i32 1, !"uints", i32 1}',
  )
})

test('with native 16-bit types nothing is laid out for the host', () => {
  const compiler = createCompiler({ readFile: () => undefined })
  const source = 'cbuffer C { float2x2 m; half h; } half main() : SV_Target { return h; }'
  const options = { ...defaultOptions, profile: 'ps_6_2', native16Bit: true }
  const { dxil } = dxilOf(compiler.compile({ path: 'main.hlsl', text: source }, options))
  const { text } = dump(writeContainer(dxil!, writeProgram(dxil!), { signed: true, stripReflection: false }))
  expect(text).toContain('%C = type { %class.matrix.float.2.2, half }')
})
