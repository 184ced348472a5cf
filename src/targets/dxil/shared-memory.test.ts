import { expect, test } from 'vitest'
import { arrayType, doubleType, floatType, halfType, i16, i32, namedStructType } from '../../ir/types.ts'
import { sharedSize } from './shared-memory.ts'

test('numbers of minimum precision take four bytes', () => {
  expect(sharedSize(arrayType(3, halfType), false)).toBe(12)
  expect(sharedSize(arrayType(3, halfType), true)).toBe(6)
})

test('payloads and records have the padding of a struct', () => {
  const inner = namedStructType('struct.Inner', [i16, arrayType(3, halfType)], false)
  const payload = namedStructType('struct.Payload', [halfType, floatType, arrayType(2, inner), doubleType, i32], false)
  expect(sharedSize(inner, true)).toBe(8)
  expect(sharedSize(payload, true)).toBe(40)
  expect(sharedSize(inner, false)).toBe(16)
  expect(sharedSize(payload, false)).toBe(56)
})
