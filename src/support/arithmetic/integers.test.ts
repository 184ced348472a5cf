import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzRuns } from '../../../test/support/fuzz-runs.ts'
import { type IntegerOperation, integerOperation, smallIntegerOperation } from './integers.ts'

const operations: readonly IntegerOperation[] = [
  ...(['add', 'sub', 'mul', 'udiv', 'sdiv', 'urem', 'srem', 'shl', 'lshr', 'ashr', 'and', 'or', 'xor'] as const),
]

test('numbers and bigints compute the same', () => {
  const operand = fc.oneof(fc.integer(), fc.integer({ min: -3, max: 40 }))
  fc.assert(
    fc.property(fc.constantFrom(...operations), operand, operand, fc.constantFrom(1, 8, 16, 32), (name, x, y, bits) => {
      const left = BigInt.asIntN(bits, BigInt(x))
      const right = BigInt.asIntN(bits, BigInt(y))
      const wrap = (value: number | bigint | undefined): bigint | undefined =>
        value === undefined ? undefined : BigInt.asIntN(bits, BigInt(value))
      expect(wrap(smallIntegerOperation(name, Number(left), Number(right), bits))).toBe(
        wrap(integerOperation(name, left, right, bits)),
      )
    }),
    { numRuns: fuzzRuns(1000) },
  )
})
