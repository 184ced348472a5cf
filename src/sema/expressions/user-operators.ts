// Operators that the program overloads: `a + b` with `operator+` in the struct of a, `f(x)` with `operator()`, `s[i]`.
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import type { Expression } from '../../program/program.ts'
import type { Location, Span } from '../../support/source.ts'
import { quoteType } from '../../types/print.ts'
import { finishCall } from '../calls/call-arguments.ts'
import { resolveOverload } from '../calls/overloads.ts'
import type { Checker } from '../checker.ts'
import { findMember, findName } from '../names/lookup.ts'
import { quoteTypes } from '../types/type-names.ts'
import { contentsOf } from './members.ts'
import { errorExpression } from './nodes.ts'

/** The call of an overloaded operator; `undefined` when the operands have none, so that the built-in meaning applies. */
export function callUserOperator(
  checker: Checker,
  operator: string,
  left: Expression,
  right: Expression | undefined,
  span: Span,
  at: Location,
): Expression | undefined {
  const object = contentsOf(left)
  if (object.type.kind !== 'struct' && right?.type.kind !== 'struct') return undefined
  return (
    callMember(checker, operator, object, right ? [right] : [], span, at) ??
    callFree(checker, operator, right ? [left, right] : [left], span, at)
  )
}

/** `object(arguments)` and the other operators that only members can overload. */
export function callMember(
  checker: Checker,
  operator: string,
  object: Expression,
  values: readonly Expression[],
  span: Span,
  at: Location,
): Expression | undefined {
  if (object.type.kind !== 'struct') return undefined
  const found = findMember(checker, object.type, `operator${operator}`)
  if (found?.kind !== 'methods') return undefined
  const resolution = resolveOverload(checker, found.overloads, { values, templateArguments: undefined, location: at })
  if (resolution.kind === 'chosen') return finishCall(checker, resolution, values, object, span)
  const { notes } = resolution
  const [value] = values
  if (operator === '()')
    checker.sink.report(diagnostics.err_ovl_no_viable_object_call(at, { type: quoteType(object.type) }, { notes }))
  else if (operator === '[]')
    checker.sink.report(diagnostics.err_ovl_no_viable_subscript(at, { type: quoteType(object.type) }, { notes }))
  else if (value) {
    const [left, right] = quoteTypes(object.type, value.type)
    checker.sink.report(diagnostics.err_typecheck_invalid_operands(at, { left, right }, { notes }))
  } else checker.sink.report(diagnostics.err_typecheck_unary_expr(at, { type: quoteType(object.type) }, { notes }))
  return errorExpression(span)
}

function callFree(
  checker: Checker,
  operator: string,
  values: readonly Expression[],
  span: Span,
  at: Location,
): Expression | undefined {
  const found = findName(checker, `operator${operator}`)
  if (found?.kind !== 'symbol' || found.symbol.kind !== 'functions') return undefined
  const call = { values, templateArguments: undefined, location: at }
  const resolution = resolveOverload(checker, found.symbol.overloads, call)
  return resolution.kind === 'chosen' ? finishCall(checker, resolution, values, undefined, span) : undefined
}
