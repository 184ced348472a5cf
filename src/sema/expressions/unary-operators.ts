// Operators of one operand: what they take, and how it is converted.
//
//   !float3        bool3
//   -true          -1, an int
//   x++            x is an lvalue, and of a type that counts
import type * as ast from '../../ast/nodes.ts'
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import { handleDiagnostics } from '../../diagnostics/tables/handles.ts'
import { evaluateConstant } from '../../program/evaluate/evaluate.ts'
import type { Expression } from '../../program/program.ts'
import type { Location, Span } from '../../support/source.ts'
import { quoteType } from '../../types/print.ts'
import { boolType, componentOf, intType, isNumeric, withComponent } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { convertTo } from '../conversions/conversions.ts'
import { dereferenced } from '../handles/handles.ts'
import { hasFloats } from './binary-operators.ts'
import { checkExpression } from './expressions.ts'
import { refuseUnknownValue, requireModifiable } from './lvalues.ts'
import { convert, errorExpression, isError, literal } from './nodes.ts'
import { callUserOperator } from './user-operators.ts'

export function checkUnary(checker: Checker, syntax: ast.UnaryExpression): Expression {
  const { operator } = syntax
  const operand = checkExpression(checker, syntax.operand)
  const at = syntax.isPostfix ? syntax.end - operator.length : syntax.start
  if (isError(operand)) {
    if (operator === '++' || operator === '--') refuseUnknownValue(checker, operand, at)
    return errorExpression(syntax)
  }
  switch (operator) {
    case '*':
      if (operand.type.kind === 'handle') return dereferenced(checker, operand)
      checker.sink.report(
        checker.extensions.has('handles')
          ? handleDiagnostics.err_hlsl_handle_dereference(at, { type: quoteType(operand.type) })
          : diagnostics.err_hlsl_operator_unsupported(at, { operator }),
      )
      return errorExpression(syntax)
    case '&':
      checker.sink.report(diagnostics.err_hlsl_operator_unsupported(at, { operator }))
      return errorExpression(syntax)
    case '++':
    case '--':
      return checkIncrement(checker, operator, operand, syntax, at)
    default:
      return (
        callUserOperator(checker, operator, operand, undefined, syntax, at) ??
        applyToValue(checker, operator, operand, syntax, at)
      )
  }
}

/** `-` and `~` of an unscoped enum are of that enum, as in DXC. */
function applyToValue(
  checker: Checker,
  operator: '+' | '-' | '!' | '~',
  operand: Expression,
  span: Span,
  at: Location,
): Expression {
  const { type } = operand
  if (type.kind !== 'enum' || type.isScoped) return applyUnary(checker, operator, operand, span, at)
  const value = applyUnary(checker, operator, convert(operand, type.underlying), span, at)
  return value.type === type.underlying ? convert(value, type) : value
}

function reportUnary(checker: Checker, operand: Expression, span: Span, at: Location): Expression {
  const ranges = [{ start: operand.start, end: operand.end }]
  checker.sink.report(diagnostics.err_typecheck_unary_expr(at, { type: quoteType(operand.type) }, { ranges }))
  return errorExpression(span)
}

function applyUnary(
  checker: Checker,
  operator: '+' | '-' | '!' | '~',
  operand: Expression,
  span: Span,
  at: Location,
): Expression {
  const { type } = operand
  if (!isNumeric(type)) return reportUnary(checker, operand, span, at)
  if (operator === '!') {
    const bools = withComponent(type, boolType)
    const converted = convertTo(checker, operand, bools, 'condition')
    return { kind: 'unary', operator, operand: converted, type: bools, start: span.start, end: span.end }
  }
  if (operator === '~' && hasFloats(type)) return reportUnary(checker, operand, span, at)
  const computed = componentOf(type).scalar === 'bool' ? withComponent(type, intType) : type
  const converted = convertTo(checker, operand, computed, 'argument')
  if (operator === '+') return { ...converted, isValueOnly: true, start: span.start, end: span.end }
  const node: Expression = {
    kind: 'unary',
    operator,
    operand: converted,
    type: computed,
    start: span.start,
    end: span.end,
  }
  const value = converted.kind === 'literal' ? evaluateConstant(node)?.leaves[0] : undefined
  return value === undefined ? node : literal(value, computed, span)
}

function checkIncrement(
  checker: Checker,
  operator: '++' | '--',
  target: Expression,
  syntax: ast.UnaryExpression,
  at: Location,
): Expression {
  const user = callUserOperator(checker, operator, target, undefined, syntax, at)
  if (user) return user
  const { type } = target
  const what = operator === '++' ? 'increment' : 'decrement'
  if (type.kind === 'enum')
    checker.sink.report(diagnostics.err_increment_decrement_enum(at, { what, type: quoteType(type) }))
  else if (!isNumeric(type))
    checker.sink.report(diagnostics.err_typecheck_illegal_increment_decrement(at, { what, type: quoteType(type) }))
  else if (componentOf(type).scalar === 'bool') checker.sink.report(diagnostics.err_hlsl_unsupported_bool_lvalue_op(at))
  else if (requireModifiable(checker, target, at)) {
    const { start, end, isPostfix } = syntax
    return { kind: 'increment', operator, isPostfix, target, type, start, end }
  }
  return errorExpression(syntax)
}
