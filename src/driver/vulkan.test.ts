// How buffers lie for Vulkan when no option says so: as DXC lays out HLSL, and as Slang lays out Slang.
import { expect, test } from 'vitest'
import { emit } from '../../tools/emit.ts'
import { createMemoryHost } from '../preprocess/host.ts'
import { createCompiler } from './compiler.ts'
import { defaultOptions } from './options.ts'

const members = 'float a; uint2 t; float3 b; float c;'
const text = `struct S { ${members} };
ConstantBuffer<S> s;
RWStructuredBuffer<float4> o;
[numthreads(8, 8, 1)] void main() { o[0] = s.a + s.t.x + s.b.x + s.c; }`

function offsets(path: string, vulkan = defaultOptions.vulkan): (string | undefined)[] {
  const compiler = createCompiler(createMemoryHost({}))
  const { output } = emit('spirv-asm')(compiler, { path, text }, { ...defaultOptions, profile: 'cs_6_6', vulkan })
  return [...String(output).matchAll(/OpMemberDecorate %type_ConstantBuffer_S \d+ Offset (\d+)/g)].map(([, at]) => at)
}

test('vectors of HLSL need not be aligned, those of Slang are', () => {
  expect(offsets('a.hlsl')).toEqual(['0', '4', '16', '28'])
  expect(offsets('a.slang')).toEqual(['0', '8', '16', '28'])
  expect(offsets('a.slang', { ...defaultOptions.vulkan, layout: 'scalar' })).toEqual(['0', '4', '12', '24'])
})
