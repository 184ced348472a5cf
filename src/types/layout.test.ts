import { expect, test } from 'vitest'
import { alignmentOf, arrayStride, matrixStride, placeAfter, sizeOf, structLayout } from './layout.ts'
import { addField, makeStruct } from './own-structs.ts'
import {
  arrayType,
  boolType,
  floatType,
  matrixType,
  type StructType,
  scalarType,
  type Type,
  uintType,
  vectorType,
} from './types.ts'

function struct(fields: readonly (Type | [Type, number])[], bases: StructType[] = []): StructType {
  const type: StructType = { ...makeStruct('S'), bases }
  for (const [index, entry] of fields.entries()) {
    const [fieldType, bitWidth] = Array.isArray(entry) ? entry : [entry, undefined]
    addField(type, `f${index}`, fieldType, { bitWidth })
  }
  return type
}

const float2 = vectorType(floatType, 2)
const float3 = vectorType(floatType, 3)
const double = scalarType('double')

function offsets(type: StructType, rules: 'constant' | 'structured'): number[] {
  return structLayout(type, rules).fields.map(({ offset }) => offset)
}

test('constant rules keep vectors inside a row and let scalars fill the end of an array', () => {
  const type = struct([floatType, float3, arrayType(float2, 2), floatType])
  expect(offsets(type, 'constant')).toEqual([0, 4, 16, 40])
  expect(sizeOf(type, false, 'constant')).toBe(44)
  expect(offsets(struct([float2, float3]), 'constant')).toEqual([0, 16])
})

test('structured rules align to the largest scalar only', () => {
  const type = struct([floatType, float3, arrayType(float2, 2), floatType])
  expect(offsets(type, 'structured')).toEqual([0, 4, 16, 32])
  expect(sizeOf(type, false, 'structured')).toBe(36)
  const wide = struct([floatType, double])
  expect(offsets(wide, 'structured')).toEqual([0, 8])
  expect(sizeOf(struct([double, floatType]), false, 'structured')).toBe(16)
  expect(alignmentOf(wide, 'structured')).toBe(8)
})

test('matrices are stored as columns unless they are row_major', () => {
  const type = matrixType(floatType, 2, 3)
  expect(sizeOf(type, false, 'constant')).toBe(40)
  expect(sizeOf(type, true, 'constant')).toBe(28)
  expect(matrixStride(type, true, 'structured')).toBe(12)
  expect(matrixStride(type, false, 'structured')).toBe(8)
  expect(placeAfter(4, matrixType(floatType, 3, 1), false, 'constant')).toBe(4)
  expect(placeAfter(4, matrixType(floatType, 3, 1), true, 'constant')).toBe(16)
})

test('array elements take whole rows in constant buffers', () => {
  expect(arrayStride(arrayType(floatType, 4), false, 'constant')).toBe(16)
  expect(sizeOf(arrayType(floatType, 4), false, 'constant')).toBe(52)
  expect(arrayStride(arrayType(floatType, 4), false, 'structured')).toBe(4)
})

test('bool takes four bytes, bases come first, bit-fields share a unit', () => {
  const base = struct([boolType, boolType])
  const type = struct([[uintType, 4], [uintType, 20], [uintType, 20], floatType], [base])
  const layout = structLayout(type, 'structured')
  expect(layout.bases).toEqual([0])
  expect(layout.fields).toEqual([
    { offset: 8, bitOffset: 0 },
    { offset: 8, bitOffset: 4 },
    { offset: 12, bitOffset: 0 },
    { offset: 16, bitOffset: 0 },
  ])
  expect(layout.size).toBe(20)
})

test('inside structs what holds no data starts a row of a constant buffer, too', () => {
  const empty = struct([])
  expect(offsets(struct([float2, empty, floatType]), 'constant')).toEqual([0, 16, 16])
  expect(offsets(struct([float2, arrayType(empty, 3), floatType]), 'constant')).toEqual([0, 16, 16])
  expect(offsets(struct([float2, empty, floatType]), 'structured')).toEqual([0, 8, 8])
  expect(placeAfter(8, empty, false, 'constant')).toBe(8)
})
