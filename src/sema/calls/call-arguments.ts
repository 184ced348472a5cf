// Arguments of a call once the function is known: converted for `in`, checked as places for `out` and `inout`, defaults filled in.
import type { Expression as ExpressionSyntax } from '../../ast/nodes.ts'
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import { functionDiagnostics } from '../../diagnostics/tables/functions.ts'
import type { Expression, Parameter, ProgramFunction } from '../../program/program.ts'
import type { Span } from '../../support/source.ts'
import { isNumeric } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { convertTo, seenAsBase } from '../conversions/conversions.ts'
import { reportLoss } from '../conversions/precision.ts'
import { checkInitializer } from '../expressions/initializers.ts'
import { obstacleTo } from '../expressions/lvalues.ts'
import { errorExpression, isError } from '../expressions/nodes.ts'
import { sourceText } from '../expressions/source-text.ts'
import { enterLevels, instanceLevels, leaveLevels } from '../nesting.ts'
import { isInTemplate } from '../statements/function-bodies.ts'
import { argumentScope, inScope } from '../templates/template-arguments.ts'
import { trial } from '../trial.ts'
import { requireResult } from '../types/complete.ts'
import type { Chosen } from './overloads.ts'

export function finishCall(
  checker: Checker,
  chosen: Chosen,
  values: readonly Expression[],
  object: Expression | undefined,
  span: Span,
): Expression {
  const { function: called, symbol } = chosen
  if (!requireResult(checker, called, span)) return errorExpression(span)
  const converted: Expression[] = []
  for (const [index, parameter] of called.parameters.entries()) {
    const value = values[index]
    const argument = value ? passArgument(checker, parameter, value) : defaultArgument(checker, chosen, index, span)
    if (isError(argument)) return errorExpression(span)
    converted.push(argument)
  }
  const owner = symbol.owner
  const receiver = called.isStatic ? undefined : object && owner ? seenAsBase(object, owner) : object
  const { start, end } = span
  return {
    kind: 'call',
    function: called,
    object: receiver,
    arguments: converted,
    type: called.returnType,
    start,
    end,
  }
}

function passArgument(checker: Checker, parameter: Parameter, value: Expression): Expression {
  const { type, mode } = parameter
  if (mode === 'in') return convertTo(checker, value, type, 'argument')
  if (!bindPlace(checker, value, mode)) return errorExpression(value)
  // The value goes into the parameter, and what is in there comes back.
  if (isNumeric(type) && isNumeric(value.type)) {
    reportLoss(checker, { ...value, type } as Expression, value.type, 'return')
    if (mode === 'inout') reportLoss(checker, value, type, 'argument')
  }
  return value
}

/** Is the argument a place that can be written to? */
export function bindPlace(checker: Checker, value: Expression, mode: 'out' | 'inout'): boolean {
  if (value.type.kind === 'object' && value.type.row.category === 'heap') {
    checker.sink.report(diagnostics.err_hlsl_heap_argument(value, { heap: sourceText(checker, value), mode }))
    return false
  }
  const obstacle = obstacleTo(checker, value)
  // checkGlobalResources looks at the calls that an entry point gets to.
  if (!obstacle || (mode === 'inout' && obstacle.kind === 'global-resource')) return true
  const argument = sourceText(checker, value)
  checker.sink.report(diagnostics.err_hlsl_inout_lvalue(value, { argument, mode }))
  return false
}

/** Names in a default argument mean what they mean where the function is declared. */
function defaultArgument(
  checker: Checker,
  { symbol, function: called }: Chosen,
  index: number,
  span: Span,
): Expression {
  const syntax = symbol.defaults[index]
  const { type } = called.parameters[index]!
  if (!syntax) return errorExpression(span)
  const own = checker.checkedDefaults.has(syntax) ? trial(checker) : checker
  const origin = checker.instanceOrigins.get(called)
  const scope = origin
    ? argumentScope(symbol.scope, symbol.declaration.templateParameters ?? [], origin.values)
    : symbol.scope
  const isInstance = isInTemplate(scope)
  if (!isInstance && isOpenDefault(checker, syntax, called, span)) return errorExpression(span)
  if (isInstance) own.instantiationDepth++
  else checker.openDefaults.add(syntax)
  let value: Expression = errorExpression(span)
  if (enterLevels(own, syntax.start, instanceLevels)) {
    value = inScope(own, scope, () => checkInitializer(own, syntax, type, syntax.start))
    leaveLevels(own, instanceLevels)
  }
  if (isInstance) own.instantiationDepth--
  else checker.openDefaults.delete(syntax)
  return { ...value, start: span.start, end: span.end }
}

/** Default values of methods are judged one after the other; neither may one need itself. */
function isOpenDefault(
  { openDefaults, sink }: Checker,
  syntax: ExpressionSyntax,
  { name, owner }: ProgramFunction,
  span: Span,
): boolean {
  if (!openDefaults.has(syntax)) return false
  const notes = [functionDiagnostics.note_default_argument_declared_here(syntax)]
  const parameters = { name, owner: owner?.name ?? '' }
  sink.report(functionDiagnostics.err_use_of_default_argument_to_function_declared_later(span, parameters, { notes }))
  return true
}
