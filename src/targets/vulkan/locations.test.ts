import { expect, test } from 'vitest'
import { makeVariable } from '../../program/variables.ts'
import { arrayType, floatType, matrixType, scalarType, type Type, vectorType } from '../../types/types.ts'
import type { StageLeaf } from './interface/side.ts'
import { assignLocations, locationCount } from './locations.ts'

function leaf(type: Type, changes: Partial<StageLeaf> = {}): StageLeaf {
  const variable = makeVariable('static', 'x', type, 0)
  return {
    variable,
    semantic: 'X0',
    writtenSemantic: 'X0',
    builtin: undefined,
    location: undefined,
    blendIndex: undefined,
    interpolation: [],
    vertices: undefined,
    rate: undefined,
    stream: undefined,
    ...changes,
  }
}

const float3 = vectorType(floatType, 3)

test('a location is a row of 16 bytes', () => {
  expect(locationCount(float3)).toBe(1)
  expect(locationCount(matrixType(floatType, 3, 4))).toBe(3)
  expect(locationCount(arrayType(matrixType(floatType, 2, 2), 3))).toBe(6)
  expect(locationCount(arrayType(matrixType(floatType, 3, 1), 2))).toBe(2)
  expect(locationCount(matrixType(scalarType('double'), 3, 1))).toBe(2)
  expect(locationCount(vectorType(scalarType('double'), 2))).toBe(1)
  expect(locationCount(vectorType(scalarType('double'), 3))).toBe(2)
})

test('what is asked for stays free for it', () => {
  const leaves = [
    leaf(float3),
    leaf(matrixType(floatType, 3, 4)),
    leaf(floatType, { location: 2 }),
    leaf(floatType, { builtin: 'Position' }),
    leaf(floatType),
  ]
  expect(assignLocations(leaves).map(({ location }) => location)).toEqual([0, 3, 2, undefined, 6])
})

test('semantics may decide the order', () => {
  const leaves = [leaf(float3, { semantic: 'TEXCOORD1' }), leaf(float3, { semantic: 'COLOR0' }), leaf(float3)]
  expect(assignLocations(leaves, 'alpha').map(({ location }) => location)).toEqual([1, 0, 2])
})
