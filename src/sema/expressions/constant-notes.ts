// Why an expression is not a constant, in Clang's words: the first variable in it that has no value at compile time.
import type { Diagnostic } from '../../diagnostics/define.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { typeDiagnostics } from '../../diagnostics/tables/types.ts'
import { isInteger } from '../../hlsl/scalars.ts'
import type { Expression, VariableExpression } from '../../program/program.ts'
import { walkExpression } from '../../program/walk.ts'
import type { Span } from '../../support/source.ts'
import { quoteType } from '../../types/print.ts'
import type { Checker } from '../checker.ts'
import { settledType } from './literals.ts'

export function constantNotes(expression: Expression): Diagnostic[] {
  let found: VariableExpression | undefined
  walkExpression(expression, (part) => {
    if (!found && part.kind === 'variable' && !part.variable.isConst) found = part
  })
  if (!found) return []
  const { name, location } = found.variable
  return [
    nameDiagnostics.note_constexpr_ltor_non_const_int(found, { name }),
    nameDiagnostics.note_declared_at(location),
  ]
}

/** An expression that should have been a constant integer. */
export function reportNotConstant(checker: Checker, expression: Expression, span: Span): void {
  const { type } = expression
  if (type.kind === 'error') return
  const isIntegral =
    type.kind === 'enum' || (type.kind === 'scalar' && (isInteger(type.scalar) || type.scalar === 'bool'))
  const row = isIntegral
    ? typeDiagnostics.err_expr_not_ice(span, undefined, { notes: constantNotes(expression) })
    : typeDiagnostics.err_ice_not_integral(span, { type: quoteType(settledType(type)) })
  checker.sink.report(row)
}
