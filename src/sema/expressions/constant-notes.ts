// Why an expression is not a constant, in Clang's words: the first variable in it that has no value at compile time.
import type { Diagnostic } from '../../diagnostics/define.ts'
import { declarationDiagnostics } from '../../diagnostics/tables/declarations.ts'
import type { Expression, VariableExpression } from '../../program/program.ts'
import { walkExpression } from '../../program/walk.ts'

export function constantNotes(expression: Expression): Diagnostic[] {
  let found: VariableExpression | undefined
  walkExpression(expression, (part) => {
    if (!found && part.kind === 'variable' && !part.variable.isConst) found = part
  })
  if (!found) return []
  const { name, location } = found.variable
  return [
    declarationDiagnostics.note_constexpr_ltor_non_const_int(found, { name }),
    declarationDiagnostics.note_declared_at(location),
  ]
}
