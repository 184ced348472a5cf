import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuzzRuns } from '../../test/support/fuzz-runs.ts'
import { ConstantInt, constantInt } from '../ir/constants.ts'
import { foldBinary, foldCompare } from '../ir/fold.ts'
import type { BinaryOpcode, IntPredicate } from '../ir/opcodes.ts'
import { i8 } from '../ir/types.ts'
import { applyBinary, compare, constrain, everything, type Interval } from './interval.ts'

const all = everything(8)!
const operations: BinaryOpcode[] = [
  'add',
  'sub',
  'mul',
  'and',
  'or',
  'xor',
  'shl',
  'lshr',
  'ashr',
  'udiv',
  'sdiv',
  'urem',
  'srem',
]
const predicates: IntPredicate[] = ['eq', 'ne', 'slt', 'sle', 'sgt', 'sge', 'ult', 'ule', 'ugt', 'uge']
const interval = fc
  .tuple(fc.integer({ min: -128, max: 127 }), fc.nat(6))
  .map(([low, size]): Interval => ({ low, high: Math.min(127, low + size) }))

function* members({ low, high }: Interval): Iterable<number> {
  for (let value = low; value <= high; value++) yield value
}
const contains = ({ low, high }: Interval, value: number): boolean => value >= low && value <= high

describe('intervals', () => {
  it('contain every result of an operation on their members', () => {
    fc.assert(
      fc.property(fc.constantFrom(...operations), interval, interval, (opcode, left, right) => {
        const result = applyBinary(opcode, left, right, all)
        for (const x of members(left)) {
          for (const y of members(right)) {
            const folded = foldBinary(opcode, constantInt(i8, x), constantInt(i8, y))
            if (folded instanceof ConstantInt) expect(contains(result, folded.number), `${opcode} ${x} ${y}`).toBe(true)
          }
        }
      }),
      { numRuns: fuzzRuns(2000) },
    )
  })

  it('decide a comparison only when all their members agree, and keep every member for which it holds', () => {
    fc.assert(
      fc.property(fc.constantFrom(...predicates), interval, interval, (predicate, left, right) => {
        const verdict = compare(predicate, left, right)
        const constrained = constrain(left, predicate, right)
        for (const x of members(left)) {
          for (const y of members(right)) {
            const holds = (foldCompare('icmp', predicate, constantInt(i8, x), constantInt(i8, y)) as ConstantInt).isOne
            if (verdict !== undefined) expect(holds, `${predicate} ${x} ${y}`).toBe(verdict)
            if (holds) expect(contains(constrained, x), `${predicate} ${x} ${y}`).toBe(true)
          }
        }
      }),
      { numRuns: fuzzRuns(2000) },
    )
  })
})
