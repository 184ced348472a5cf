// `switch`: labels become the cases of the typed program, with their values computed.
//
//   case 1: case 2: f(); break; default: g();    =>    cases [1, 2] { f(); break }, [default] { g() }
import type * as ast from '../../ast/nodes.ts'
import type { Diagnostic } from '../../diagnostics/define.ts'
import { statementDiagnostics } from '../../diagnostics/tables/statements.ts'
import { suspiciousDiagnostics } from '../../diagnostics/tables/suspicious.ts'
import { typeDiagnostics } from '../../diagnostics/tables/types.ts'
import { concreteScalar, isFloat, isInteger } from '../../hlsl/scalars.ts'
import type { Expression, Statement, SwitchCase, SwitchStatement, VariableStatement } from '../../program/program.ts'
import type { Location, Span } from '../../support/source.ts'
import { quoteType } from '../../types/print.ts'
import { errorType, intType, scalarType, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { canConvert, convertTo, settle } from '../conversions/conversions.ts'
import { checkAttributes } from '../declarations/attributes.ts'
import { constantNotes } from '../expressions/constant-notes.ts'
import { checkExpression } from '../expressions/expressions.ts'
import { languageInteger } from '../expressions/language-constants.ts'
import { sourceText } from '../expressions/source-text.ts'
import { decidedCase } from '../templates/generic-branches.ts'
import { warnUnhandled } from './enum-switches.ts'
import { checkStatement, conditionValue, inNewScope } from './statements.ts'
import { warnEmptySwitch } from './suspicious.ts'

interface Labels {
  readonly cases: SwitchCase[]
  readonly places: Map<bigint | undefined, Span>
  readonly type: Type
  /** Values of the labels since the last statement, and the statements since the last label. */
  values: (bigint | undefined)[]
  body: Statement[]
  /** A label has no value. */
  isBroken?: true
  /** A variable of the switch itself that later labels would skip. */
  initialized?: VariableStatement | undefined
}

const hintNames: ReadonlySet<string> = new Set(['branch', 'flatten', 'forcecase', 'call'])

export function checkSwitch(checker: Checker, syntax: ast.SwitchStatement): Statement {
  const hint = checkAttributes(checker, syntax.attributes, 'switch').find(({ name }) => hintNames.has(name))
  const declarations: Statement[] = []
  const condition = switchValue(checker, conditionValue(checker, syntax.condition, declarations), syntax.start)
  warnEmptySwitch(checker, syntax)
  const written = syntax.body.kind === 'block' ? syntax.body.statements : [syntax.body]
  const decided = decidedCase(checker, condition, written)
  if (decided) {
    const statements = [...declarations]
    inNewScope(checker, () => {
      for (const statement of decided) checkStatement(checker, statement, statements)
    })
    return { kind: 'block', statements, start: syntax.start, end: syntax.end }
  }
  const labels: Labels = { cases: [], places: new Map(), type: condition.type, values: [], body: [] }
  const { current } = checker
  if (current) current.switchDepth++
  inNewScope(checker, () => {
    for (const statement of written) checkPart(checker, statement, labels)
  })
  if (current) current.switchDepth--
  closeCase(labels)
  if (!labels.isBroken) warnUnhandled(checker, condition, labels.places)
  const { start, end } = syntax
  const statement: Statement = {
    kind: 'switch',
    ...(hint && { hint: hint.name as SwitchStatement['hint'] }),
    condition,
    cases: labels.cases,
    start,
    end,
  }
  return declarations.length === 0 ? statement : { kind: 'block', statements: [...declarations, statement], start, end }
}

/** The value in the integer type the switch works in; reports anything else. */
function switchValue(checker: Checker, value: Expression, location: Location): Expression {
  const { type } = value
  const scalar = type.kind === 'scalar' ? type.scalar : type.kind === 'enum' ? type.underlying.scalar : undefined
  if (scalar === 'bool')
    checker.sink.report(suspiciousDiagnostics.warn_bool_switch_condition(location, undefined, { ranges: [value] }))
  if (scalar && (isInteger(scalar) || scalar === 'bool')) return settle(checker, value)
  // DXC takes a float, too, and cuts it.
  if (type.kind === 'scalar') return convertTo(checker, value, intType, 'initialize')
  if (type.kind !== 'error')
    checker.sink.report(
      statementDiagnostics.err_typecheck_statement_requires_integer(
        location,
        { type: quoteType(type) },
        { ranges: [value] },
      ),
    )
  return { kind: 'error', type: errorType, start: value.start, end: value.end }
}

function checkPart(checker: Checker, syntax: ast.Statement, labels: Labels): void {
  if (syntax.kind !== 'case') {
    checkStatement(checker, syntax, labels.body)
    // The variable of a loop, which HLSL 2018 lets live on, is not skipped.
    if (syntax.kind !== 'declaration-statement') return
    labels.initialized ??= labels.body.find(
      (statement): statement is VariableStatement =>
        statement.kind === 'variable-statement' && statement.initializer !== undefined,
    )
    return
  }
  if (labels.initialized) {
    const notes = [statementDiagnostics.note_protected_by_variable_init(labels.initialized.variable.location)]
    checker.sink.report(statementDiagnostics.err_switch_into_protected_scope(syntax.start, undefined, { notes }))
  }
  if (labels.body.length > 0) closeCase(labels)
  const label = syntax.value ? caseValue(checker, syntax.value, labels.type) : { value: undefined }
  if (!label) {
    labels.isBroken = true
    return
  }
  const previous = labels.places.get(label.value)
  if (previous !== undefined) {
    const notes = [statementDiagnostics.note_duplicate_case_prev(previous.start)]
    if (label.value === undefined)
      checker.sink.report(statementDiagnostics.err_multiple_default_labels_defined(syntax.start, undefined, { notes }))
    else reportDuplicate(checker, label.value, previous, syntax.value ?? syntax, notes)
    return
  }
  labels.places.set(label.value, syntax.value ?? { start: syntax.start, end: syntax.start })
  labels.values.push(label.value)
}

/** Names and computations are quoted beside the value they have. */
function reportDuplicate(
  checker: Checker,
  value: bigint,
  previous: Span,
  at: Span,
  notes: readonly Diagnostic[],
): void {
  const first = sourceText(checker, previous)
  const second = sourceText(checker, at)
  if (first === second) checker.sink.report(statementDiagnostics.err_duplicate_case(at, { value: first }, { notes }))
  else
    checker.sink.report(statementDiagnostics.err_duplicate_case_differing_expr(at, { first, second, value }, { notes }))
}

/** Statements in front of the first label are never reached and are dropped. */
function closeCase(labels: Labels): void {
  if (labels.values.length > 0) labels.cases.push({ values: labels.values, body: labels.body })
  labels.values = []
  labels.body = []
}

function caseValue(checker: Checker, syntax: ast.Expression, type: Type): { readonly value: bigint } | undefined {
  const expression = checkExpression(checker, syntax)
  if (expression.type.kind === 'error' || type.kind === 'error') return undefined
  if (expression.type.kind === 'scalar' && isFloat(expression.type.scalar)) {
    const from = quoteType(scalarType(concreteScalar(expression.type.scalar)))
    const parameters = { from, to: quoteType(type) }
    checker.sink.report(typeDiagnostics.err_typecheck_converted_constant_expression_disallowed(syntax, parameters))
    return undefined
  }
  if (expression.type !== type && !canConvert(checker, expression.type, type)) {
    const parameters = { from: quoteType(settle(checker, expression).type), to: quoteType(type) }
    checker.sink.report(typeDiagnostics.err_typecheck_converted_constant_expression(syntax, parameters))
    return undefined
  }
  const converted = convertTo(checker, expression, type, 'initialize')
  if (converted.type.kind === 'error') return undefined
  const value = languageInteger(checker, converted)
  if (value !== undefined) return { value }
  const notes = constantNotes(expression)
  checker.sink.report(statementDiagnostics.err_case_not_constant(syntax, undefined, { notes }))
  return undefined
}
