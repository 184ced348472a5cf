// `static_assert(condition, "message")`.
import type { Expression as ExpressionSyntax, StaticAssertDeclaration } from '../../ast/nodes.ts'
import type { Diagnostic } from '../../diagnostics/define.ts'
import { statementDiagnostics } from '../../diagnostics/tables/statements.ts'
import { evaluateConstant } from '../../program/evaluate/evaluate.ts'
import type { Expression } from '../../program/program.ts'
import { boolType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { convertTo } from '../conversions/conversions.ts'
import { constantNotes } from '../expressions/constant-notes.ts'
import { checkExpression } from '../expressions/expressions.ts'
import { languageConstant } from '../expressions/language-constants.ts'
import { sourceText } from '../expressions/source-text.ts'

export function checkStaticAssert(checker: Checker, declaration: StaticAssertDeclaration): void {
  const { condition: syntax, message } = declaration
  const condition = convertTo(checker, checkExpression(checker, syntax), boolType, 'condition')
  if (condition.type.kind === 'error') return
  const value = languageConstant(checker, condition)?.leaves[0]
  if (value === undefined) {
    const notes = constantNotes(condition)
    checker.sink.report(statementDiagnostics.err_static_assert_expression_is_not_constant(syntax, undefined, { notes }))
    return
  }
  if (value) return
  const text = message?.kind === 'string' ? `: ${message.value}` : ''
  // A literal explains nothing, so Clang repeats only other conditions.
  if (syntax.kind === 'number' || syntax.kind === 'boolean')
    checker.sink.report(statementDiagnostics.err_static_assert_failed(syntax, { message: text }))
  else {
    const source = sourceText(checker, syntax)
    checker.sink.report(
      statementDiagnostics.err_static_assert_requirement_failed(
        syntax,
        { condition: source, message: text },
        { notes: valueNotes(condition, syntax) },
      ),
    )
  }
}

/** The values of both sides of a comparison, unless they are literals. */
function valueNotes(condition: Expression, syntax: ExpressionSyntax): Diagnostic[] {
  if (condition.kind !== 'binary' || syntax.kind !== 'binary') return []
  if (syntax.left.kind === 'number' && syntax.right.kind === 'number') return []
  const left = evaluateConstant(condition.left)?.leaves[0]
  const right = evaluateConstant(condition.right)?.leaves[0]
  if (left === undefined || right === undefined) return []
  return [
    statementDiagnostics.note_expr_evaluates_to(
      { start: syntax.operatorLocation, end: syntax.operatorLocation + syntax.operator.length },
      { left: String(left), operator: syntax.operator, right: String(right) },
    ),
  ]
}
