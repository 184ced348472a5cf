import { expect, test } from 'vitest'
import { floatType, intType, matrixType, uintType, vectorType } from '../../types/types.ts'
import { quoteConst, quoteShape, quoteTypes } from './type-names.ts'

const float3 = vectorType(floatType, 3)
const float4 = vectorType(floatType, 4)

test('two templates show where they differ', () => {
  expect(quoteTypes(float4, float3)).toEqual(["'vector<[...], 4>'", "'vector<[...], 3>'"])
  expect(quoteTypes(float4, vectorType(intType, 4))).toEqual(["'vector<float, [...]>'", "'vector<int, [...]>'"])
  expect(quoteTypes(matrixType(floatType, 4, 4), matrixType(floatType, 3, 4))).toEqual([
    "'matrix<[...], 4, [...]>'",
    "'matrix<[...], 3, [...]>'",
  ])
})

test('an alias is explained once', () => {
  expect(quoteTypes(float4, float4)).toEqual(["'float4' (aka 'vector<float, 4>')", "'float4'"])
  expect(quoteTypes(uintType, float4)).toEqual(["'uint' (aka 'unsigned int')", "'float4' (aka 'vector<float, 4>')"])
})

test('the target of a truncation has no alias', () => {
  expect(quoteShape(float3)).toBe("'vector<float, 3>' (vector of 3 'float' values)")
  expect(quoteShape(floatType)).toBe("'float'")
})

test('const stands in front of both names', () => {
  expect(quoteConst(float4)).toBe("'const float4' (aka 'const vector<float, 4>')")
})
