// Constant values as expressions both writers can put where a constant must stand: a literal, or a construct of the literals of all leaves.
import { evaluateConstant } from '../program/evaluate/evaluate.ts'
import { fixedValue } from '../program/evaluate/fixed.ts'
import type { Expression, LiteralExpression } from '../program/program.ts'
import type { Span } from '../support/source.ts'
import { leavesOf } from '../types/leaves.ts'
import type { Type } from '../types/types.ts'
import { makeConstruct, makeLiteral } from './nodes.ts'

/** `undefined` when it is none. */
export function constantExpression(expression: Expression): Expression | undefined {
  const value = fixedValue(expression)
  return value && expressionOf(expression.type, value.leaves, expression)
}

/** What stands for the value of the host until it gives one: a constant that has an initial value may be part of it. */
export function defaultExpression(expression: Expression): Expression | undefined {
  const value = evaluateConstant(expression)
  return value && expressionOf(expression.type, value.leaves, expression)
}

function expressionOf(type: Type, values: readonly LiteralExpression['value'][], span: Span): Expression | undefined {
  const leaves = leavesOf(type, values.length + 1)
  if (leaves.length !== values.length) return undefined
  const literals = leaves.map((leaf, index) => makeLiteral(values[index]!, leaf, span))
  return type.kind === 'scalar' || type.kind === 'enum' ? literals[0] : makeConstruct(type, literals, span)
}
