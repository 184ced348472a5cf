// The text that an expression of type string stands for: a literal, or a constant that holds one.
import type { Expression } from './program.ts'

export function literalText(expression: Expression | undefined): string | undefined {
  if (expression?.kind === 'literal') return typeof expression.value === 'string' ? expression.value : undefined
  if (expression?.kind === 'convert') return literalText(expression.operand)
  return expression?.kind === 'variable' ? literalText(expression.variable.initializer) : undefined
}
