// And, or, xor and shifts.
//
//   x & x => x      x | (x & y) => x      (x << 3) << 2 => x << 5      (i & 3) >> 2 => 0
//   (x & 3) | (x & 12) => x & 15          ((x >> 6) & 63) << 6 => x & 4032
import { constantIntLike, isConstant, isZeroValue, poisonValue, zeroValue } from '../../ir/constants.ts'
import { foldBinary } from '../../ir/fold.ts'
import type { Instruction } from '../../ir/instructions.ts'
import {
  type FloatPredicate,
  type IntPredicate,
  invertedFloatPredicate,
  invertedPredicate,
  type Predicate,
} from '../../ir/opcodes.ts'
import { scalarOf } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { reassociateConstants } from './arithmetic.ts'
import { maskSimpler, shiftSimpler } from './demanded-bits.ts'
import { asOpcode, complementOf, intOf, isInt, type Rule, type SimplifyContext } from './rule.ts'

/** The opposite answer of the same comparison. */
function inverted(compare: Instruction): Predicate {
  return compare.opcode === 'icmp'
    ? invertedPredicate[compare.predicate as IntPredicate]
    : invertedFloatPredicate[compare.predicate as FloatPredicate]
}

function areOpposite(left: Value, right: Value): boolean {
  if (complementOf(left) === right || complementOf(right) === left) return true
  const one = asOpcode(left, 'icmp') ?? asOpcode(left, 'fcmp')
  const other = one && asOpcode(right, one.opcode)
  return (
    one !== undefined &&
    other !== undefined &&
    one.lhs === other.lhs &&
    one.rhs === other.rhs &&
    inverted(one) === other.predicate
  )
}

/** Whether `value` is `opcode` with the operand. */
function contains(value: Value, opcode: 'and' | 'or', operand: Value): boolean {
  const instruction = asOpcode(value, opcode)
  return instruction !== undefined && (instruction.lhs === operand || instruction.rhs === operand)
}

export const simplifyAnd: Rule = (instruction, context) => {
  const { lhs, rhs } = instruction
  if (lhs === rhs || isInt(rhs, -1)) return lhs
  if (isZeroValue(rhs)) return rhs
  if (areOpposite(lhs, rhs)) return zeroValue(lhs.type)
  if (contains(rhs, 'or', lhs)) return lhs
  if (contains(lhs, 'or', rhs)) return rhs
  if (contains(rhs, 'and', lhs)) return rhs
  if (contains(lhs, 'and', rhs)) return lhs
  const constant = intOf(rhs)
  const bits = context.bits.of(lhs)
  if (constant !== undefined && bits !== undefined) {
    const cleared = ~constant.unsignedNumber >>> 0
    const width = bits.width === 32 ? 0xffffffff : 2 ** bits.width - 1
    if ((cleared & width & ~bits.zeros) === 0) return lhs
    const simpler = context.followsBits ? maskSimpler(lhs, constant.unsignedNumber, context) : undefined
    if (simpler) return simpler
  }
  return reassociateConstants(instruction, 'and', context)
}

export const simplifyOr: Rule = (instruction, context) => {
  const { lhs, rhs } = instruction
  if (lhs === rhs || isZeroValue(rhs)) return lhs
  if (isInt(rhs, -1)) return rhs
  if (areOpposite(lhs, rhs)) return constantIntLike(lhs.type, -1)
  if (contains(rhs, 'and', lhs)) return lhs
  if (contains(lhs, 'and', rhs)) return rhs
  if (contains(rhs, 'or', lhs)) return rhs
  if (contains(lhs, 'or', rhs)) return lhs
  return joinMasks(lhs, rhs, context) ?? reassociateConstants(instruction, 'or', context)
}

/** Two parts of the same value. */
function joinMasks(lhs: Value, rhs: Value, { builder }: SimplifyContext): Value | undefined {
  const one = asOpcode(lhs, 'and')
  const other = asOpcode(rhs, 'and')
  if (one === undefined || other === undefined || one.lhs !== other.lhs) return undefined
  if (!isConstant(one.rhs) || !isConstant(other.rhs)) return undefined
  const mask = foldBinary('or', one.rhs, other.rhs)
  return mask && builder.and(one.lhs, mask)
}

export const simplifyXor: Rule = (instruction, context) => {
  const { lhs, rhs } = instruction
  if (lhs === rhs) return zeroValue(lhs.type)
  if (isZeroValue(rhs)) return lhs
  const left = asOpcode(lhs, 'xor')
  if (left !== undefined && left.lhs === rhs) return left.rhs
  if (left !== undefined && left.rhs === rhs) return left.lhs
  const right = asOpcode(rhs, 'xor')
  if (right !== undefined && right.lhs === lhs) return right.rhs
  if (right !== undefined && right.rhs === lhs) return right.lhs
  if (isInt(rhs, -1)) {
    const compare = asOpcode(lhs, 'icmp') ?? asOpcode(lhs, 'fcmp')
    if (compare?.hasOneUse) return invertCompare(compare, context)
  }
  return reassociateConstants(instruction, 'xor', context)
}

function invertCompare(compare: Instruction, { builder }: SimplifyContext): Value {
  return compare.opcode === 'icmp'
    ? builder.icmp(inverted(compare) as IntPredicate, compare.lhs, compare.rhs)
    : builder.fcmp(inverted(compare) as FloatPredicate, compare.lhs, compare.rhs, '', compare.flags)
}

export const simplifyShift: Rule = (instruction, { builder, bits, followsBits }) => {
  const { opcode, lhs, rhs, type } = instruction
  if (isZeroValue(rhs) || isZeroValue(lhs)) return lhs
  if (opcode === 'ashr' && isInt(lhs, -1)) return lhs
  const scalar = scalarOf(type)
  const amount = intOf(rhs)
  if (amount === undefined || scalar.kind !== 'int') return undefined
  if (amount.unsigned >= BigInt(scalar.bits)) return poisonValue(type)
  if (!followsBits) return undefined
  const inner = asOpcode(lhs, opcode)
  const first = inner && intOf(inner.rhs)
  if (inner !== undefined && first !== undefined) {
    const total = first.unsignedNumber + amount.unsignedNumber
    const most = scalar.bits - 1
    if (first.unsignedNumber > most) return undefined
    if (total > most && opcode !== 'ashr') return zeroValue(type)
    return builder.binary(opcode as 'shl' | 'lshr' | 'ashr', inner.lhs, constantIntLike(type, Math.min(total, most)))
  }
  const simpler = shiftSimpler(instruction, 0xffffffff, bits)
  if (simpler) return builder.binary(opcode as 'shl' | 'lshr', simpler, rhs)
  return fieldSimpler(instruction, bits, builder) ?? shiftedBack(instruction, builder)
}

/** `(x << n) >> m` takes some bits out of x, as a bit-field is read: the others need not be computed. */
function fieldSimpler(
  { opcode, lhs, rhs }: Instruction,
  bits: SimplifyContext['bits'],
  builder: SimplifyContext['builder'],
): Value | undefined {
  const inner = opcode === 'lshr' || opcode === 'ashr' ? asOpcode(lhs, 'shl') : undefined
  const amount = intOf(rhs)?.unsignedNumber
  const width = inner && bits.of(inner)?.width
  if (!inner || amount === undefined || width === undefined || amount >= width) return undefined
  const demanded = (0xffffffff << amount) >>> 0
  const simpler = shiftSimpler(inner, demanded, bits)
  return simpler && builder.binary(opcode as 'lshr' | 'ashr', builder.shl(simpler, inner.rhs), rhs)
}

/** `(x << n) >> n` and `(x >> n) << n` only clear bits, also with a mask in between. */
function shiftedBack(instruction: Instruction, builder: SimplifyContext['builder']): Value | undefined {
  const { lhs, rhs, type } = instruction
  const opcode = instruction.opcode as 'shl' | 'lshr' | 'ashr'
  if (opcode === 'ashr' || !isConstant(rhs)) return undefined
  const masked = asOpcode(lhs, 'and')
  const mask = masked ? masked.rhs : constantIntLike(type, -1)
  const inner = asOpcode(masked ? masked.lhs : lhs, opcode === 'shl' ? 'lshr' : 'shl')
  if (inner === undefined || inner.rhs !== rhs || !isConstant(mask)) return undefined
  const kept = foldBinary(opcode, mask, rhs)
  return kept && builder.and(inner.lhs, kept)
}
