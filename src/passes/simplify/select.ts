// Choices: `?:` and merges of values.
//
//   c ? x : x => x      c ? true : false => c      !c ? a : b => c ? b : a      phi [x], [x] => x
import { constantFalse, constantTrue, isZeroValue, poisonValue, splat } from '../../ir/constants.ts'
import type { Instruction } from '../../ir/instructions.ts'
import { i1, isResourceType, scalarOf } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { asOpcode, complementOf, isInt, not, type Rule, type SimplifyContext } from './rule.ts'

export const simplifySelect: Rule = (select, context) => {
  const { condition, ifTrue, ifFalse } = select
  if (ifTrue === ifFalse) return ifTrue
  // Whether a resource was set, merge-unset-handles asks.
  if (!isResourceType(select.type)) {
    if (ifFalse.kind === 'poison') return ifTrue
    if (ifTrue.kind === 'poison') return ifFalse
  }
  const opposite = complementOf(condition)
  if (opposite !== undefined) return context.builder.select(opposite, ifFalse, ifTrue, '', select.flags)
  const sameShape = condition.type.kind === 'vector' || select.type.kind !== 'vector'
  return (
    nested(select, context) ??
    (sameShape ? (boolChoice(select, context) ?? numberChoice(select, context)) : undefined) ??
    equalityChoice(select)
  )
}

/** The condition is known inside the arms. */
function nested({ condition, ifTrue, ifFalse, flags }: Instruction, { builder }: SimplifyContext): Value | undefined {
  const yes = asOpcode(ifTrue, 'select')
  if (yes !== undefined && yes.condition === condition) return builder.select(condition, yes.ifTrue, ifFalse, '', flags)
  const no = asOpcode(ifFalse, 'select')
  if (no !== undefined && no.condition === condition) return builder.select(condition, ifTrue, no.ifFalse, '', flags)
  return undefined
}

function boolChoice(select: Instruction, context: SimplifyContext): Value | undefined {
  const { condition, ifTrue, ifFalse } = select
  if (scalarOf(select.type) !== i1) return undefined
  if (isInt(ifTrue, 1) && isZeroValue(ifFalse)) return condition
  if (isZeroValue(ifTrue) && isInt(ifFalse, 1)) return not(condition, context)
  if (ifTrue === condition) return context.builder.select(condition, splat(select.type, constantTrue), ifFalse)
  if (ifFalse === condition) return context.builder.select(condition, ifTrue, splat(select.type, constantFalse))
  return undefined
}

/** `c ? 1 : 0` is a conversion. */
function numberChoice(select: Instruction, { builder }: SimplifyContext): Value | undefined {
  const { condition, ifTrue, ifFalse, type } = select
  const scalar = scalarOf(type)
  if (scalar.kind !== 'int' || !isZeroValue(ifFalse)) return undefined
  if (isInt(ifTrue, 1)) return builder.cast('zext', condition, type)
  return isInt(ifTrue, -1) ? builder.cast('sext', condition, type) : undefined
}

/** `x == c ? c : x` is x. */
function equalityChoice({ condition, ifTrue, ifFalse }: Instruction): Value | undefined {
  const compare = asOpcode(condition, 'icmp')
  if (compare === undefined || (compare.predicate !== 'eq' && compare.predicate !== 'ne')) return undefined
  const { lhs, rhs } = compare
  const names = (lhs === ifTrue && rhs === ifFalse) || (lhs === ifFalse && rhs === ifTrue)
  return names ? (compare.predicate === 'eq' ? ifFalse : ifTrue) : undefined
}

/** A phi whose values are all the same, or itself. */
export const simplifyPhi: Rule = (phi) => {
  let only: Value | undefined
  for (const value of phi.operands) {
    if (value === phi || value === only) continue
    if (only !== undefined) return undefined
    only = value
  }
  return only ?? poisonValue(phi.type)
}
