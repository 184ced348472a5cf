// `static_assert(condition, "message")`.
import type { StaticAssertDeclaration } from '../ast/nodes.ts'
import { declarationDiagnostics } from '../diagnostics/tables/declarations.ts'
import { boolType } from '../types/types.ts'
import type { Checker } from './checker.ts'
import { evaluateConstant } from './constants.ts'
import { convertTo } from './conversions.ts'
import { checkExpression } from './expressions.ts'
import { sourceText } from './source-text.ts'

export function checkStaticAssert(checker: Checker, declaration: StaticAssertDeclaration): void {
  const { condition: syntax, message } = declaration
  const condition = convertTo(checker, checkExpression(checker, syntax), boolType, 'condition')
  if (condition.type.kind === 'error') return
  const value = evaluateConstant(condition)?.leaves[0]
  if (value === undefined) {
    checker.sink.report(declarationDiagnostics.err_static_assert_expression_is_not_constant(syntax))
    return
  }
  if (value) return
  const text = message?.kind === 'string' ? `: ${message.value}` : ''
  // A literal says nothing, so Clang repeats only conditions that do.
  if (syntax.kind === 'number' || syntax.kind === 'boolean')
    checker.sink.report(declarationDiagnostics.err_static_assert_failed(syntax, { message: text }))
  else {
    const source = sourceText(checker, syntax)
    checker.sink.report(
      declarationDiagnostics.err_static_assert_requirement_failed(syntax, { condition: source, message: text }),
    )
  }
}
