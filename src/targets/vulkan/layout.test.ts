import { expect, test } from 'vitest'
import { compileForVulkan } from '../../../test/support/vulkan.ts'
import { bug } from '../../support/bug.ts'
import {
  arrayType,
  floatType,
  intType,
  matrixType,
  type StructType,
  scalarType,
  vectorType,
} from '../../types/types.ts'
import { arrayStride, type BlockRules, blockRules, bufferMembers, matrixStride, structLayout } from './layout.ts'
import type { VulkanShader } from './model.ts'

const float3 = vectorType(floatType, 3)

test('each option has rules for uniform and storage blocks', () => {
  expect(blockRules('dxc', 'uniform')).toBe('relaxed std140')
  expect(blockRules('dx', 'storage')).toBe('dx structured')
})

function shaderOf(declarations: string, use: string): VulkanShader {
  const text = `${declarations} RWStructuredBuffer<float> Out; [numthreads(1, 1, 1)] void main() { Out[0] = ${use}; }`
  return compileForVulkan(text, '-T cs_6_2 -enable-16bit-types')
}

function offsets(members: string, use: string, rules: BlockRules): number[] {
  const { buffers } = shaderOf(`struct Inner { float3 p; float k; }; cbuffer C { ${members} }`, use)
  return bufferMembers(buffers[0]!, rules).map(({ offset }) => offset)
}

test('relaxed rules put vectors between scalars, but not across 16 bytes', () => {
  const members = 'float a; float3 b; float2 c; float3 d; double e; double2 f;'
  expect(offsets(members, 'a', 'relaxed std140')).toEqual([0, 4, 16, 32, 48, 64])
  expect(offsets(members, 'a', 'std140')).toEqual([0, 16, 32, 48, 64, 80])
  expect(offsets(members, 'a', 'scalar')).toEqual([0, 4, 16, 24, 40, 48])
  expect(offsets(members, 'a', 'dx constant')).toEqual([0, 4, 16, 32, 48, 64])
})

test('what follows an array or a struct starts behind its padding, except as Direct3D has it', () => {
  const members = 'float a[2]; float b; Inner c; float d; float3x2 e; float f;'
  expect(offsets(members, 'b', 'relaxed std140')).toEqual([0, 32, 48, 64, 80, 112])
  expect(offsets(members, 'b', 'relaxed std430')).toEqual([0, 8, 16, 32, 48, 80])
  expect(offsets(members, 'b', 'dx constant')).toEqual([0, 20, 32, 48, 64, 92])
})

test('asked offsets are kept', () => {
  expect(offsets('float4 a : packoffset(c2); float b : packoffset(c0.y);', 'b', 'relaxed std140')).toEqual([32, 4])
  expect(offsets('[[vk::offset(8)]] float a; float3 b;', 'a', 'relaxed std140')).toEqual([8, 16])
  const { buffers } = shaderOf('float a; float4 b : register(c1); float c;', 'a + b.x + c')
  expect(bufferMembers(buffers[0]!, 'relaxed std140').map(({ offset }) => offset)).toEqual([32, 16, 36])
})

test('asked offsets are kept in the layout of Direct3D, and texture buffers lie as constant buffers there', () => {
  const structs =
    'struct Asked { float a; [[vk::offset(32)]] float b; float3 c; }; struct Outer { float k; Asked inner[2]; };'
  const shader = shaderOf(
    `${structs} StructuredBuffer<Asked> Items; ConstantBuffer<Outer> One; tbuffer Table { float a; float3 b; float c[2]; }`,
    'Items[1].b + One.inner[1].b + c[1]',
  )
  const structOf = (name: string): StructType => {
    const type = shader.resources.find(({ variable }) => variable.name === name)?.object.element
    return type?.kind === 'struct' ? type : bug(`${name} holds no struct`)
  }
  const asked = structLayout(structOf('Items'), 'dx structured')
  expect(asked.fields.map(({ offset }) => offset)).toEqual([0, 32, 36])
  expect(arrayStride(arrayType(structOf('Items'), 2), false, 'dx structured')).toBe(48)
  expect(structLayout(structOf('One'), 'dx constant')).toMatchObject({
    fields: [{ offset: 0 }, { offset: 16 }],
    size: 112,
  })
  expect(bufferMembers(shader.buffers[0]!, blockRules('dx', 'texture')).map(({ offset }) => offset)).toEqual([0, 4, 16])
  expect(arrayStride(arrayType(floatType, 2), false, blockRules('dx', 'texture'))).toBe(16)
})

test('strides of arrays and matrices', () => {
  const rows = matrixType(floatType, 2, 3)
  expect(matrixStride(rows, false, 'std140')).toBe(16)
  expect(matrixStride(rows, false, 'std430')).toBe(8)
  expect(matrixStride(rows, true, 'std430')).toBe(16)
  expect(matrixStride(rows, true, 'scalar')).toBe(12)
  expect(arrayStride(arrayType(float3, 2), false, 'relaxed std430')).toBe(16)
  expect(arrayStride(arrayType(float3, 2), false, 'scalar')).toBe(12)
  expect(arrayStride(arrayType(scalarType('float16_t'), 2), false, 'relaxed std430')).toBe(2)
  expect(arrayStride(arrayType(intType, 2), false, 'relaxed std140')).toBe(16)
})

test('bit-fields of two types do not share a number, under any rules', () => {
  const { structs } = shaderOf('struct B { uint a : 4; int b : 4; int c : 4; }; StructuredBuffer<B> In;', 'In[0].b')
  const type = structs.find(({ name }) => name === 'B')!
  for (const rules of ['relaxed std430', 'scalar', 'dx structured', 'dx constant'] as const)
    expect(structLayout(type, rules).fields).toEqual([
      { offset: 0, bitOffset: 0 },
      { offset: 4, bitOffset: 0 },
      { offset: 4, bitOffset: 4 },
    ])
})

test('bit-fields of one type share a number', () => {
  const { structs } = shaderOf(
    'struct B { uint a : 4; uint b : 28; uint c : 1; float d; }; StructuredBuffer<B> In;',
    'In[0].d',
  )
  const layout = structLayout(structs.find(({ name }) => name === 'B')!, 'relaxed std430')
  expect(layout.fields).toEqual([
    { offset: 0, bitOffset: 0 },
    { offset: 0, bitOffset: 4 },
    { offset: 4, bitOffset: 0 },
    { offset: 8, bitOffset: 0 },
  ])
  expect(layout.size).toBe(12)
})
