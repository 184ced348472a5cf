// Integers that are known when compiling: operands that SPIR-V wants as constants or literals. A specialisation constant is not: its
// initializer is only a default.
import { integerValue } from '../../program/evaluate/evaluate.ts'
import type { Expression } from '../../program/program.ts'
import { walkExpression } from '../../program/walk.ts'
import type { Shared } from './context.ts'

export function knownInteger({ shader }: Shared, expression: Expression): bigint | undefined {
  const known = integerValue(expression)
  if (known === undefined || shader.specialization.length === 0) return known
  let isSpecialised = false
  walkExpression(expression, (part) => {
    if (part.kind === 'variable' && shader.specialization.some(({ variable }) => variable === part.variable))
      isSpecialised = true
  })
  return isSpecialised ? undefined : known
}
