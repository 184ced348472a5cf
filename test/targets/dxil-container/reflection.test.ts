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
  expect(text).toContain(
    '%hostlayout.Light = type { <3 x float>, float, [3 x <4 x float>], %hostlayout.struct.Inner, i32 }',
  )
  expect(text).toContain('%hostlayout.struct.Inner = type { i32, [2 x <2 x float>] }')
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
