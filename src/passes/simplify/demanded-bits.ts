// Bits that are not demanded need not be computed.
//
//   (x | flag) & 0xfff8      =>   x & 0xfff8        when flag is 0 or 1
//   (x + (y << 8)) & 0xff    =>   x & 0xff
//
// A resource that only such bits come from is not used: DXC drops it (InstCombine's SimplifyDemandedBits), so it must not stay in the table.
import { constantIntLike } from '../../ir/constants.ts'
import { Instruction } from '../../ir/instructions.ts'
import type { Value } from '../../ir/values.ts'
import type { BitKnowledge } from './known-bits.ts'
import { intOf, type SimplifyContext } from './rule.ts'

/** `value & mask` by another value with the same bits there, or undefined. */
export function maskSimpler(value: Value, mask: number, { builder, bits }: SimplifyContext): Value | undefined {
  const same = sameBits(value, mask, bits)
  if (same !== value) return builder.and(same, constantIntLike(value.type, mask | 0))
  if (!(value instanceof Instruction) || !value.hasOneUse) return undefined
  const shifted = shiftSimpler(value, mask, bits)
  if (!shifted) return undefined
  const again = builder.binary(value.opcode as 'shl' | 'lshr', shifted, value.rhs)
  return builder.and(again, constantIntLike(value.type, mask | 0))
}

/** What a shift by a constant may move instead, when only these bits of the result matter. */
export function shiftSimpler(shift: Instruction, demanded: number, bits: BitKnowledge): Value | undefined {
  if (shift.opcode !== 'lshr' && shift.opcode !== 'shl') return undefined
  const amount = intOf(shift.rhs)?.unsignedNumber
  const width = bits.of(shift.lhs)?.width
  if (amount === undefined || width === undefined || amount >= width) return undefined
  const wanted = (demanded & ones(width)) >>> 0
  const moved = shift.opcode === 'lshr' ? wanted << amount : wanted >>> amount
  const same = sameBits(shift.lhs, (moved & ones(width)) >>> 0, bits)
  return same === shift.lhs ? undefined : same
}

/** An operand, or one of its operands, that has the same bits wherever `demanded` has a one. */
function sameBits(value: Value, demanded: number, bits: BitKnowledge): Value {
  let current = value
  while (current instanceof Instruction) {
    const next = operandWithSameBits(current, demanded, bits)
    if (!next) break
    current = next
  }
  return current
}

function operandWithSameBits(instruction: Instruction, demanded: number, bits: BitKnowledge): Value | undefined {
  const { opcode } = instruction
  if (opcode !== 'or' && opcode !== 'xor' && opcode !== 'and' && opcode !== 'add' && opcode !== 'sub') return undefined
  const { lhs, rhs } = instruction
  const [left, right] = [bits.of(lhs), bits.of(rhs)]
  if (!left || !right) return undefined
  // A sum has no carry from below where nothing is added up to the highest bit that matters.
  const needed = opcode === 'add' || opcode === 'sub' ? ones(32 - Math.clz32(demanded)) : demanded
  const changesNothing = ({ zeros, ones: set }: { zeros: number; ones: number }): boolean =>
    (needed & ~(opcode === 'and' ? set : zeros)) === 0
  if (changesNothing(right)) return lhs
  return opcode !== 'sub' && changesNothing(left) ? rhs : undefined
}

function ones(count: number): number {
  return count >= 32 ? 0xffffffff : 2 ** count - 1
}
