// Host structs against the layout that the compiler itself reads by: every field where it is reflected, and no byte without a field.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomBuffers } from '../../../test/support/random-buffers.ts'
import { compile, type Reflection } from '../../index.ts'
import { hostCode, hostLanguages } from './host-code.ts'
import { type HostStruct, HostStructs, sizeOf } from './model.ts'

function reflectionOf(declarations: string, use: string, target?: 'spirv'): Reflection {
  const source = `${declarations}\nRWByteAddressBuffer o;\n[numthreads(1, 1, 1)] void main() { ${use} }`
  const { reflection, diagnostics } = compile(source, {
    profile: 'cs_6_6',
    ...(target && { target }),
    native16Bit: true,
    warnings: { silent: true },
  })
  if (!reflection) throw new Error(`${source}\n${JSON.stringify(diagnostics)}`)
  return reflection
}

function expectWhole({ fields, size }: HostStruct): void {
  let end = 0
  for (const field of fields) {
    expect(field.offset).toBe(end)
    expect(field.size).toBe(sizeOf(field.type))
    end += field.size
  }
  expect(end).toBe(size)
}

test('random buffers: every member where the shader reads it, padding everywhere else', () => {
  fc.assert(
    fc.property(randomBuffers, fc.constantFrom(undefined, 'spirv' as const), (random, target) => {
      const { declarations, use, isStructured } = random
      const { buffers } = reflectionOf(declarations, use, target)
      const made = new HostStructs(new Set())
      const whole = made.addBuffer(buffers[0]!)!
      for (const struct of made.structs) expectWhole(struct)
      const fields = isStructured ? buffers[0]!.fields[0]!.fields! : buffers[0]!.fields
      for (const { name, offset } of fields)
        expect(whole.fields.find((field) => field.name === name)?.offset).toBe(offset)
    }),
    { numRuns: 60 },
  )
})

test('elements of arrays that are padded keep their type and their stride', () => {
  const { buffers } = reflectionOf(
    'cbuffer C { uint counts[2][1]; float2 after; }',
    'o.Store(0, counts[1][0] + after.x);',
    'spirv',
  )
  const [struct] = [new HostStructs(new Set()).addBuffer(buffers[0]!)!]
  const [counts] = struct.fields
  expect(counts).toMatchObject({ name: 'counts', offset: 0, size: 32 })
  expect(JSON.stringify(counts!.type)).toContain('"scalar":"u32"')
})

test('a matrix of one column lies as a vector in layouts of Vulkan', () => {
  const { buffers } = reflectionOf(
    'cbuffer C { row_major float16_t3x1 m; float16_t after; float2 last; }',
    'o.Store(0, m[1][0] + after + last.x);',
    'spirv',
  )
  expect(buffers[0]!.fields[0]).toMatchObject({ size: 6, matrix: { rows: 3, columns: 1, stride: 2 } })
  expectWhole(new HostStructs(new Set()).addBuffer(buffers[0]!)!)
})

test('a struct whose size is no multiple of its numbers is packed in Rust, and those around it are not', () => {
  const { reflection } = compile(
    `struct Inner { float x; half y; }; cbuffer C { Inner a; half b; double c; float d; float e; float f; }
float4 main() : SV_Target { return a.x + a.y + b + (float)c + d + e + f; }`,
    { profile: 'ps_6_6', native16Bit: true },
  )
  const text = hostCode('rust', 'a.hlsl', [{ name: 'a', reflections: [reflection!] }])
  expect(text).toContain('#[repr(C, packed(2))]\n#[derive(Clone, Copy)]\npub struct Inner {')
  expect(text).toContain('size_of::<Inner>() == 6')
  expect(text).toMatch(/#\[repr\(C\)\]\n#\[derive\(Clone, Copy\)\]\npub struct C \{/)
})

test('every language has the structs, the registers and the vertex inputs', () => {
  const source = `struct Light { float3 color; uint kind : 4; uint shadow : 1; };
cbuffer Camera { float4x4 view; float weights[3]; float impl; };
StructuredBuffer<Light> lights;
Texture2D textures[] : register(t0, space1);
float4 main(float3 p : POSITION, uint2 id : ID1) : SV_Position { return mul(float4(p, weights[1] + impl), view) + lights[id.x].kind + textures[id.y].Load(0); }`
  const { reflection } = compile(source, { profile: 'vs_6_6' })
  for (const language of hostLanguages) {
    const text = hostCode(language, 'mesh.hlsl', [{ name: 'mesh', reflections: [reflection!] }])
    expect(text).toMatchSnapshot(language)
  }
})

test('for Vulkan, inputs have locations, whether anything is bound or not', () => {
  const source = `float4 main(float3 p : POSITION, half2 uv : UV, uint id : ID) : SV_Position { return float4(p, uv.x + id); }`
  const { reflection } = compile(source, { profile: 'vs_6_6', target: 'spirv', native16Bit: true })
  const text = hostCode('cpp', 'a.hlsl', [{ name: undefined, reflections: [reflection!] }])
  expect(text.split('\n').filter((line) => line.includes('VK_FORMAT'))).toEqual([
    '    { 0, 0, VK_FORMAT_R32G32B32_SFLOAT, 0 }, // POSITION0',
    '    { 1, 0, VK_FORMAT_R16G16_SFLOAT, 12 }, // UV0',
    '    { 2, 0, VK_FORMAT_R32_UINT, 16 }, // ID0',
  ])
  expect(text).not.toContain('D3D12')
})
