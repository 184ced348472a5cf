import { expect, test } from 'vitest'
import { objectRows } from '../hlsl/resources.ts'
import { addField, makeStruct } from './own-structs.ts'
import { arrayType, floatType, objectType, type StructType } from './types.ts'

test('types that are made of one type exist once', () => {
  const struct = makeStruct('S')
  const [row] = objectRows
  expect(arrayType(struct, 4)).toBe(arrayType(struct, 4))
  expect(arrayType(struct, 4)).not.toBe(arrayType(struct, undefined))
  expect(objectType(row!, struct)).toBe(objectType(row!, struct))
})

test('what is made of a copy has the copy for its element', () => {
  const struct = makeStruct('S')
  const array = arrayType(struct, 4)
  const copy: StructType = { ...struct, fields: [] }
  addField(copy, 'x', floatType)
  expect(arrayType(copy, 4)).not.toBe(array)
  expect(arrayType(copy, 4).element).toBe(copy)
  expect(arrayType(struct, 4)).toBe(array)
})
