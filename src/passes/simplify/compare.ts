// Comparisons: decide those that known bits decide, bring the others into one form (constant on the right, strict predicates).
//
//   u < 0 => false      (i & 1) > 1 => false      i + 3 == 5 => i == 2      zext(b) != 0 => b      (u >> 6) < 4 => u < 256
import {
  ConstantFloat,
  type ConstantInt,
  constantFalse,
  constantInt,
  constantIntLike,
  constantTrue,
  isConstant,
  isZeroValue,
  splat,
} from '../../ir/constants.ts'
import { foldBinary, foldCast, foldCompare } from '../../ir/fold.ts'
import type { Instruction } from '../../ir/instructions.ts'
import { Flag, type FloatPredicate, type IntPredicate, isTrueWhenEqual, swappedPredicate } from '../../ir/opcodes.ts'
import { i1, scalarOf } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { comparePositive } from './compare-positive.ts'
import { compareRelated } from './compare-related.ts'
import { compareTable } from './compare-table.ts'
import { signedMax, signedMin, unsignedMax, unsignedMin } from './known-bits.ts'
import { asOpcode, intOf, not, type Rule, type SimplifyContext } from './rule.ts'

function answer(compare: Instruction, result: boolean): Value {
  return splat(compare.type, result ? constantTrue : constantFalse)
}

export const simplifyIntCompare: Rule = (compare, context) => {
  const { lhs, rhs } = compare
  const predicate = compare.predicate as IntPredicate
  if (lhs === rhs) return answer(compare, isTrueWhenEqual(predicate))
  if (isConstant(lhs) && !isConstant(rhs))
    return context.builder.icmp(swappedPredicate[predicate] as IntPredicate, rhs, lhs)
  const decided = decideByBits(predicate, lhs, rhs, context)
  if (decided !== undefined) return answer(compare, decided)
  if (!isConstant(rhs)) return context.followsBits ? compareRelated(compare, context) : undefined
  return (
    (context.followsBits ? compareTable(compare, context) : undefined) ??
    simplifyBool(compare, context) ??
    makeStrict(compare, context) ??
    undoOperation(compare, context) ??
    compareShifted(compare, context) ??
    compareExtended(compare, context) ??
    compareSelected(compare, context)
  )
}

/** The answer when the ranges that known bits allow do not overlap. */
function decideByBits(predicate: IntPredicate, lhs: Value, rhs: Value, { bits }: SimplifyContext): boolean | undefined {
  if (isZeroValue(rhs) && predicate === 'ult') return false
  if (isZeroValue(rhs) && predicate === 'uge') return true
  const left = bits.of(lhs)
  const right = bits.of(rhs)
  if (left === undefined || right === undefined) return undefined
  const decide = (leastLeft: number, mostLeft: number, leastRight: number, mostRight: number): boolean | undefined => {
    switch (predicate) {
      case 'ult':
      case 'slt':
        return mostLeft < leastRight ? true : leastLeft >= mostRight ? false : undefined
      case 'ule':
      case 'sle':
        return mostLeft <= leastRight ? true : leastLeft > mostRight ? false : undefined
      case 'ugt':
      case 'sgt':
        return leastLeft > mostRight ? true : mostLeft <= leastRight ? false : undefined
      case 'uge':
      case 'sge':
        return leastLeft >= mostRight ? true : mostLeft < leastRight ? false : undefined
      default:
        return undefined
    }
  }
  if (predicate === 'eq' || predicate === 'ne') {
    const differs = (left.ones & right.zeros) !== 0 || (left.zeros & right.ones) !== 0
    return differs ? predicate === 'ne' : undefined
  }
  return predicate.startsWith('u')
    ? decide(unsignedMin(left), unsignedMax(left), unsignedMin(right), unsignedMax(right))
    : decide(signedMin(left), signedMax(left), signedMin(right), signedMax(right))
}

/** A bool against a constant is the bool or its opposite. */
function simplifyBool(compare: Instruction, context: SimplifyContext): Value | undefined {
  const constant = intOf(compare.rhs)
  if (constant === undefined || constant.type !== i1) return undefined
  const predicate = compare.predicate as IntPredicate
  const whenTrue = foldCompare('icmp', predicate, constantTrue, constant) === constantTrue
  const whenFalse = foldCompare('icmp', predicate, constantFalse, constant) === constantTrue
  if (whenTrue === whenFalse) return answer(compare, whenTrue)
  return whenTrue ? compare.lhs : not(compare.lhs, context)
}

/** `x >= C` => `x > C - 1`, and bounds that leave one value => equality. */
function makeStrict(compare: Instruction, { builder }: SimplifyContext): Value | undefined {
  const constant = intOf(compare.rhs)
  if (constant === undefined) return undefined
  const { lhs } = compare
  const least = (signed: boolean): ConstantInt =>
    constantInt(constant.type, signed ? -(1n << BigInt(constant.type.bits - 1)) : 0n)
  const most = (signed: boolean): ConstantInt =>
    constantInt(constant.type, signed ? (1n << BigInt(constant.type.bits - 1)) - 1n : -1n)
  const like = (value: bigint): Value => constantIntLike(lhs.type, value)
  const { value } = constant
  const signed = compare.predicate.startsWith('s')
  switch (compare.predicate) {
    case 'uge':
    case 'sge':
      return constant === least(signed)
        ? answer(compare, true)
        : builder.icmp(signed ? 'sgt' : 'ugt', lhs, like(value - 1n))
    case 'ule':
    case 'sle':
      return constant === most(signed)
        ? answer(compare, true)
        : builder.icmp(signed ? 'slt' : 'ult', lhs, like(value + 1n))
    case 'ugt':
    case 'sgt':
      if (constant === most(signed)) return answer(compare, false)
      if (constant === least(signed)) return builder.icmp('ne', lhs, compare.rhs)
      return constantInt(constant.type, value + 1n) === most(signed)
        ? builder.icmp('eq', lhs, like(value + 1n))
        : undefined
    case 'ult':
    case 'slt':
      if (constant === least(signed)) return answer(compare, false)
      if (constant === most(signed)) return builder.icmp('ne', lhs, compare.rhs)
      return constantInt(constant.type, value - 1n) === least(signed)
        ? builder.icmp('eq', lhs, like(value - 1n))
        : undefined
    default:
      return undefined
  }
}

/** `x + C1 == C2` => `x == C2 - C1`, and the same for xor and for `C1 - x`. */
function undoOperation(compare: Instruction, { builder }: SimplifyContext): Value | undefined {
  const predicate = compare.predicate as IntPredicate
  if (predicate !== 'eq' && predicate !== 'ne') return undefined
  const add = asOpcode(compare.lhs, 'add')
  if (add !== undefined && isConstant(add.rhs)) {
    const constant = foldBinary('sub', compare.rhs, add.rhs)
    return constant && builder.icmp(predicate, add.lhs, constant)
  }
  const xor = asOpcode(compare.lhs, 'xor')
  if (xor !== undefined && isConstant(xor.rhs)) {
    const constant = foldBinary('xor', compare.rhs, xor.rhs)
    return constant && builder.icmp(predicate, xor.lhs, constant)
  }
  const sub = asOpcode(compare.lhs, 'sub')
  if (sub === undefined) return undefined
  if (isZeroValue(compare.rhs)) return builder.icmp(predicate, sub.lhs, sub.rhs)
  if (!isConstant(sub.lhs)) return undefined
  const constant = foldBinary('sub', sub.lhs, compare.rhs)
  return constant && builder.icmp(predicate, sub.rhs, constant)
}

/** `(x >> n) < C` => `x < C << n`; a C so large that bits are lost is decided by known bits. */
function compareShifted(compare: Instruction, { builder }: SimplifyContext): Value | undefined {
  const shift = asOpcode(compare.lhs, 'lshr')
  const constant = intOf(compare.rhs)
  const distance = shift && intOf(shift.rhs)
  if (shift === undefined || constant === undefined || distance === undefined) return undefined
  const { bits } = constant.type
  if (distance.unsigned >= BigInt(bits)) return undefined
  const bound = constant.unsigned << distance.unsigned
  const below = (1n << distance.unsigned) - 1n
  if (bound + below >= 1n << BigInt(bits)) return undefined
  if (compare.predicate === 'ult') return builder.icmp('ult', shift.lhs, constantIntLike(compare.lhs.type, bound))
  if (compare.predicate === 'ugt')
    return builder.icmp('ugt', shift.lhs, constantIntLike(compare.lhs.type, bound + below))
  return undefined
}

/** `zext(x) == C` compares x itself. When C is out of reach, known bits or the range decide. */
function compareExtended(compare: Instruction, { builder }: SimplifyContext): Value | undefined {
  const extension = asOpcode(compare.lhs, 'zext') ?? asOpcode(compare.lhs, 'sext')
  if (extension === undefined) return undefined
  const inner = extension.operand(0)
  const predicate = compare.predicate as IntPredicate
  const isEquality = predicate === 'eq' || predicate === 'ne'
  const sameOrder = extension.opcode === 'zext' ? predicate.startsWith('u') : predicate.startsWith('s')
  if (!isEquality && !sameOrder) return undefined
  const narrow = foldCast('trunc', compare.rhs, inner.type)
  if (narrow === undefined) return undefined
  const wide = foldCast(extension.opcode as 'zext' | 'sext', narrow, compare.rhs.type)
  if (wide === compare.rhs) return builder.icmp(predicate, inner, narrow)
  return isEquality ? answer(compare, predicate === 'ne') : undefined
}

/** A choice between constants against a constant is the condition, its opposite, or decided. */
function compareSelected(compare: Instruction, context: SimplifyContext): Value | undefined {
  const select = asOpcode(compare.lhs, 'select')
  if (select === undefined || select.condition.type !== compare.type) return undefined
  const opcode = compare.opcode as 'icmp' | 'fcmp'
  const whenTrue = foldCompare(opcode, compare.predicate, select.ifTrue, compare.rhs)
  const whenFalse = foldCompare(opcode, compare.predicate, select.ifFalse, compare.rhs)
  const yes = whenTrue && intOf(whenTrue)
  const no = whenFalse && intOf(whenFalse)
  if (yes === undefined || no === undefined) return undefined
  if (yes === no) return answer(compare, yes.isOne)
  return yes.isOne ? select.condition : not(select.condition, context)
}

export const simplifyFloatCompare: Rule = (compare, context) => {
  const { lhs, rhs } = compare
  const predicate = compare.predicate as FloatPredicate
  if (predicate === 'true' || predicate === 'false') return answer(compare, predicate === 'true')
  const noNan = compare.hasFlag(Flag.nnan)
  if (noNan && (predicate === 'ord' || predicate === 'uno')) return answer(compare, predicate === 'ord')
  if (lhs === rhs) {
    const result = isTrueWhenEqual(predicate)
    // A NaN is not equal to itself: only predicates with the same answer for NaN are certain.
    const unordered = predicate.startsWith('u')
    if (noNan || unordered === result) return answer(compare, result)
  }
  if (isNan(lhs) || isNan(rhs)) return answer(compare, predicate.startsWith('u'))
  if (isConstant(lhs) && !isConstant(rhs))
    return context.builder.fcmp(swappedPredicate[predicate] as FloatPredicate, rhs, lhs, '', compare.flags)
  if (!isConstant(rhs)) return undefined
  return (
    (context.followsBits ? (comparePositive(compare, context) ?? compareTable(compare, context)) : undefined) ??
    compareConverted(compare, context) ??
    compareSelected(compare, context)
  )
}

/** Nothing is in an order with it. */
function isNan(value: Value): boolean {
  return value instanceof ConstantFloat && Number.isNaN(value.value)
}

/** `float(bool) != 0` and the like are the bool, its opposite, or decided. */
function compareConverted(compare: Instruction, context: SimplifyContext): Value | undefined {
  const conversion = asOpcode(compare.lhs, 'uitofp')
  if (conversion === undefined) return undefined
  const inner = conversion.operand(0)
  if (scalarOf(inner.type) !== i1) return undefined
  const [yes, no] = [true, false].map((bool) => {
    const number = foldCast('uitofp', constantIntLike(inner.type, bool ? 1n : 0n), conversion.type)
    const result = number && foldCompare('fcmp', compare.predicate, number, compare.rhs)
    return result && intOf(result)
  })
  if (yes === undefined || no === undefined) return undefined
  if (yes === no) return answer(compare, yes.isOne)
  return yes.isOne ? inner : not(inner, context)
}
