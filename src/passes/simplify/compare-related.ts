// Comparisons of a value with one that it is made from, or of two that are made from one.
//
//   x + 1 == x => false      x + a == x + b => a == b      (x & m) > x => false      (x >> n) > x => false
import { constantFalse, constantTrue, splat, zeroValue } from '../../ir/constants.ts'
import { Instruction } from '../../ir/instructions.ts'
import type { IntPredicate } from '../../ir/opcodes.ts'
import { swappedPredicate } from '../../ir/opcodes.ts'
import type { Value } from '../../ir/values.ts'
import type { Rule } from './rule.ts'

export const compareRelated: Rule = (compare, context) => {
  const predicate = compare.predicate as IntPredicate
  const { lhs, rhs } = compare
  if (predicate === 'eq' || predicate === 'ne') {
    const [left, right] = withoutCommon(lhs, rhs) ?? withoutCommon(rhs, lhs) ?? []
    return left && right && context.builder.icmp(predicate, left, right)
  }
  const decided =
    decideByOrder(predicate, lhs, rhs) ?? decideByOrder(swappedPredicate[predicate] as IntPredicate, rhs, lhs)
  return decided === undefined ? undefined : splat(compare.type, decided ? constantTrue : constantFalse)
}

/** What is left of both sides of an equation: arithmetic that wraps can be undone. */
function withoutCommon(left: Value, right: Value): readonly [Value, Value] | undefined {
  if (!(left instanceof Instruction)) return undefined
  const { opcode } = left
  if (opcode !== 'add' && opcode !== 'sub' && opcode !== 'xor') return undefined
  const { lhs, rhs } = left
  if (lhs === right) return [rhs, zeroValue(right.type)]
  const commutes = opcode !== 'sub'
  if (commutes && rhs === right) return [lhs, zeroValue(right.type)]
  if (!(right instanceof Instruction) || right.opcode !== opcode) return undefined
  if (lhs === right.lhs) return [rhs, right.rhs]
  if (rhs === right.rhs) return [lhs, right.lhs]
  if (commutes && lhs === right.rhs) return [rhs, right.lhs]
  if (commutes && rhs === right.lhs) return [lhs, right.rhs]
  return undefined
}

/** `made` is at most, or at least, the value that it is made from, as unsigned numbers. */
function decideByOrder(predicate: IntPredicate, made: Value, from: Value): boolean | undefined {
  if (!(made instanceof Instruction)) return undefined
  const isOperand = made.operands.some((operand) => operand === from)
  const isAtMost = (made.opcode === 'and' && isOperand) || (made.opcode === 'lshr' && made.lhs === from)
  const isAtLeast = made.opcode === 'or' && isOperand
  if (isAtMost) return predicate === 'ugt' ? false : predicate === 'ule' ? true : undefined
  if (isAtLeast) return predicate === 'ult' ? false : predicate === 'uge' ? true : undefined
  return undefined
}
