import { expect, test } from 'vitest'
import { isAllNumeric, leafCount, leafOffset, leavesOf } from './leaves.ts'
import { addField, makeStruct } from './own-structs.ts'
import {
  arrayType,
  floatType,
  intType,
  matrixType,
  type StructType,
  stringType,
  type Type,
  vectorType,
} from './types.ts'

function struct(name: string, types: readonly Type[], bases: StructType[] = []): StructType {
  const made: StructType = { ...makeStruct(name), bases }
  for (const [index, type] of types.entries()) addField(made, `f${index}`, type)
  return made
}

const base = struct('Base', [intType])
const derived = struct('Derived', [vectorType(floatType, 2), arrayType(intType, 2)], [base])

test('bases come first, then fields in order', () => {
  expect(leavesOf(derived)).toEqual([intType, floatType, floatType, intType, intType])
  expect(leafCount(derived)).toBe(5)
  expect(leafOffset(derived, 0)).toBe(1)
  expect(leafOffset(derived, 1)).toBe(3)
})

test('arrays repeat, unbounded ones without end', () => {
  expect(leafCount(arrayType(derived, 3))).toBe(15)
  expect(leafCount(arrayType(floatType, undefined))).toBe(Number.POSITIVE_INFINITY)
  expect(leavesOf(arrayType(derived, 1000), 4)).toHaveLength(4)
})

test('matrices are their components', () => {
  expect(leafCount(matrixType(floatType, 2, 3))).toBe(6)
})

test('a struct with something else than numbers cannot come from one scalar', () => {
  expect(isAllNumeric(derived)).toBe(true)
  expect(isAllNumeric(struct('Text', [stringType]))).toBe(false)
})
