// Comparisons of floats that are never below zero with zero and less.
//
//   x * x < 0 => false      float(u) < -1 => false      !(x * x < 0), which a NaN passes, too => true
import { constantFalse, constantTrue, splat } from '../../ir/constants.ts'
import { Instruction } from '../../ir/instructions.ts'
import type { FloatPredicate } from '../../ir/opcodes.ts'
import type { Value } from '../../ir/values.ts'
import { effort } from '../../support/limits.ts'
import { floatOf, type Rule } from './rule.ts'

export const comparePositive: Rule = (compare) => {
  const bound = floatOf(compare.rhs)
  if (bound === undefined || !(bound <= 0) || !isNeverBelowZero(compare.lhs, effort.knownBitsDepth.most))
    return undefined
  const result = decide(compare.predicate as FloatPredicate, bound < 0)
  return result === undefined ? undefined : splat(compare.type, result ? constantTrue : constantFalse)
}

/** A NaN is in no order: what it answers must be the answer of all other values, too. */
function decide(predicate: FloatPredicate, isBoundNegative: boolean): boolean | undefined {
  switch (predicate) {
    case 'olt':
      return false
    case 'uge':
      return true
    case 'ole':
    case 'oeq':
      return isBoundNegative ? false : undefined
    case 'ugt':
    case 'une':
      return isBoundNegative ? true : undefined
    default:
      return undefined
  }
}

/** Zero, greater or NaN. */
function isNeverBelowZero(value: Value, depth: number): boolean {
  const constant = floatOf(value)
  if (constant !== undefined) return !(constant < 0)
  if (!(value instanceof Instruction) || depth === 0) return false
  const both = (): boolean => isNeverBelowZero(value.lhs, depth - 1) && isNeverBelowZero(value.rhs, depth - 1)
  switch (value.opcode) {
    case 'uitofp':
      return true
    case 'fpext':
    case 'fptrunc':
      return isNeverBelowZero(value.operand(0), depth - 1)
    case 'fmul':
      return value.lhs === value.rhs || both()
    case 'fadd':
      return both()
    case 'select':
      return isNeverBelowZero(value.ifTrue, depth - 1) && isNeverBelowZero(value.ifFalse, depth - 1)
    default:
      return false
  }
}
