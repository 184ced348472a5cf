// The arguments of templates: checked against the parameters, named, distinguished, and bound to names for an instance.
//
//   template<typename T, int N = 4> struct A       A<float>   =>   [type float, value 4]   key "t1,v4"   text "<float, 4>"
import type { TemplateArgument, TemplateParameter, TypeSyntax } from '../../ast/nodes.ts'
import { handleDiagnostics } from '../../diagnostics/tables/handles.ts'
import { templateDiagnostics } from '../../diagnostics/tables/templates.ts'
import { typeDiagnostics } from '../../diagnostics/tables/types.ts'
import { isFloat } from '../../hlsl/scalars.ts'
import type { LiteralExpression } from '../../program/program.ts'
import type { Location } from '../../support/source.ts'
import { moduleText, quoteType, templateText, typeText } from '../../types/print.ts'
import { intType, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { convertTo } from '../conversions/conversions.ts'
import { constantNotes } from '../expressions/constant-notes.ts'
import { checkExpression } from '../expressions/expressions.ts'
import { languageConstant } from '../expressions/language-constants.ts'
import { settledType } from '../expressions/literals.ts'
import { isDescriptor } from '../handles/handles.ts'
import { descriptorInterface } from '../names/slang-prelude.ts'
import { Scope, type TemplateArgumentValue } from '../names/symbols.ts'
import { enterLevels, instanceLevels, leaveLevels } from '../nesting.ts'
import { typeArgument, valueSyntax } from '../types/resolve-builtin.ts'
import { resolveType } from '../types/resolve-type.ts'
import { dependsOn } from './template-deduction.ts'
import { checkValueType } from './template-parameters.ts'

/** What the arguments are for, in messages. */
export interface TemplateUse {
  readonly what: 'class' | 'alias' | 'function' | 'variable'
  readonly name: string
  readonly location: Location
  readonly declaredAt: Location
}

/** Runs something with names looked up from another scope. */
export function inScope<T>(checker: Checker, scope: Scope, run: () => T): T {
  const outer = checker.scope
  checker.scope = scope
  const result = run()
  checker.scope = outer
  return result
}

/** All arguments of a use, defaults filled in; `undefined` after an error. */
export function bindArguments(
  checker: Checker,
  parameters: readonly TemplateParameter[],
  given: readonly TemplateArgument[],
  parent: Scope,
  use: TemplateUse,
): TemplateArgumentValue[] | undefined {
  const scope = new Scope('template', parent)
  const values: TemplateArgumentValue[] = []
  if (given.length > parameters.length && !parameters.at(-1)?.isPack) {
    reportCount(checker, use, templateDiagnostics.err_template_too_many_args, use.location)
    return undefined
  }
  for (const [index, parameter] of parameters.entries()) {
    if (parameter.isPack) break
    const argument = given[index]
    const syntax = argument ?? parameter.default
    if (!syntax) {
      reportCount(checker, use, templateDiagnostics.err_template_too_few_args, use.location)
      return undefined
    }
    // Written arguments see the place of use.
    const value = argument
      ? bindArgument(checker, parameter, argument, scope)
      : bindDefault(checker, parameter, syntax, scope)
    if (!value) return undefined
    values.push(value)
    bindName(scope, parameter, value)
  }
  const unmet = unmetConstraint(parameters, values)
  if (!unmet) return values
  const at = given[unmet.index] ?? use.location
  checker.sink.report(handleDiagnostics.err_hlsl_handle_not_descriptor(at, { type: quoteType(unmet.type) }))
  return undefined
}

/** The argument that should be a descriptor and is none. */
export function unmetConstraint(
  parameters: readonly TemplateParameter[],
  values: readonly TemplateArgumentValue[],
): { readonly index: number; readonly type: Type } | undefined {
  for (const [index, { constraints }] of parameters.entries()) {
    const value = values[index]
    if (constraints.length === 0 || value?.kind !== 'type' || isDescriptor(value.type.type)) continue
    if (constraints.some(isDescriptorName)) return { index, type: value.type.type }
  }
  return undefined
}

function isDescriptorName(type: TypeSyntax): boolean {
  return type.kind === 'named-type' && type.path.length === 1 && type.path[0]!.name === descriptorInterface.name
}

function reportCount(
  checker: Checker,
  { what, name, declaredAt }: TemplateUse,
  row: typeof templateDiagnostics.err_template_too_many_args,
  at: Location,
): void {
  const notes = [templateDiagnostics.note_template_declared_here(declaredAt)]
  checker.sink.report(row(at, { what, name }, { notes }))
}

/** One argument for one parameter. */
export function bindArgument(
  checker: Checker,
  parameter: TemplateParameter,
  argument: TemplateArgument,
  scope: Scope,
): TemplateArgumentValue | undefined {
  const notes = [templateDiagnostics.note_template_param_here(parameter.name ?? parameter)]
  if (!parameter.valueType) {
    if (argument.kind === 'value-argument' && argument.value.kind !== 'name') {
      checker.sink.report(templateDiagnostics.err_template_arg_must_be_type(argument, undefined, { notes }))
      return undefined
    }
    checker.nesting++
    const type = typeArgument(checker, argument)
    checker.nesting--
    return type && type.type.kind !== 'error' ? { kind: 'type', type } : undefined
  }
  const syntax = valueSyntax(argument)
  if (!syntax) {
    checker.sink.report(templateDiagnostics.err_template_arg_must_be_expr(argument, undefined, { notes }))
    return undefined
  }
  const { valueType } = parameter
  const { type } = inScope(checker, scope, () => resolveType(checker, valueType))
  // `template<typename T, T V>`: the type is known from the arguments only.
  const isOpen = dependsOn(valueType, new Set(scope.symbols.keys()))
  if (isOpen && !checkValueType(checker, type, parameter.name ?? parameter)) return undefined
  checker.nesting++
  const expression = checkExpression(checker, syntax)
  checker.nesting--
  return constantArgument(checker, type, argument, expression)
}

/** A default sees the parameters before it. It is an instance of its own, of which the next one may ask for another. */
export function bindDefault(
  checker: Checker,
  parameter: TemplateParameter,
  syntax: TemplateArgument,
  scope: Scope,
): TemplateArgumentValue | undefined {
  checker.instantiationDepth++
  let value: TemplateArgumentValue | undefined
  if (enterLevels(checker, syntax.start, instanceLevels)) {
    value = inScope(checker, scope, () => bindArgument(checker, parameter, syntax, scope))
    leaveLevels(checker, instanceLevels)
  }
  checker.instantiationDepth--
  return value
}

function isFraction(type: Type): boolean {
  return type.kind === 'scalar' && isFloat(type.scalar)
}

function isWhole(type: Type): boolean {
  return type.kind === 'enum' || (type.kind === 'scalar' && !isFloat(type.scalar))
}

function constantArgument(
  checker: Checker,
  type: Type,
  argument: TemplateArgument,
  expression: ReturnType<typeof checkExpression>,
): TemplateArgumentValue | undefined {
  if (expression.type.kind === 'error' || type.kind === 'error') return undefined
  if (isFraction(expression.type) && isWhole(type) && checker.options.language === 'hlsl') {
    const parameters = { from: quoteType(settledType(expression.type)), to: quoteType(type) }
    checker.sink.report(typeDiagnostics.err_typecheck_converted_constant_expression_disallowed(argument, parameters))
    return undefined
  }
  const converted = convertTo(checker, expression, type, 'initialize')
  if (converted.type.kind === 'error') return undefined
  const value = languageConstant(checker, converted)?.leaves[0]
  if (value === undefined) {
    const notes = constantNotes(converted)
    checker.sink.report(templateDiagnostics.err_non_type_template_arg_not_constant(argument, undefined, { notes }))
    return undefined
  }
  return { kind: 'value', value, type }
}

function bindName(scope: Scope, parameter: TemplateParameter, value: TemplateArgumentValue): void {
  const { name } = parameter
  if (!name) return
  if (value.kind === 'type') {
    scope.symbols.set(name.text, { kind: 'type', type: value.type, location: name.start })
    return
  }
  const expression: LiteralExpression = {
    kind: 'literal',
    value: value.value,
    type: value.type,
    start: name.start,
    end: name.end,
  }
  scope.symbols.set(name.text, { kind: 'constant', value: expression })
}

/** The scope in which an instance is checked: the parameters' names mean the arguments. */
export function argumentScope(
  parent: Scope,
  parameters: readonly TemplateParameter[],
  values: readonly TemplateArgumentValue[],
): Scope {
  const scope = new Scope('template', parent)
  for (const [index, parameter] of parameters.entries()) {
    const value = values[index]
    if (value) bindName(scope, parameter, value)
  }
  return scope
}

const identities = new WeakMap<Type, number>()
let identityCount = 0

function identity(type: Type): number {
  let number = identities.get(type)
  if (number === undefined) identities.set(type, (number = identityCount++))
  return number
}

/** Equal arguments, equal key. */
export function argumentsKey(values: readonly TemplateArgumentValue[]): string {
  return values
    .map((value) => {
      if (value.kind === 'value') return `v${typeof value.value}${value.value}`
      const { type, isConst, rowMajor, normalized } = value.type
      return `t${identity(type)}${isConst ? 'c' : ''}${rowMajor ? 'r' : ''}${normalized ?? ''}`
    })
    .join(',')
}

/** `<float, 4>`. */
export function argumentsText(values: readonly TemplateArgumentValue[]): string {
  return `<${values.map((value) => (value.kind === 'value' ? String(value.value) : typeText(value.type.type))).join(', ')}>`
}

/** The instance in modules: `Pair<vector<float, 4>, 2>`. */
export function moduleNameOf(name: string, values: readonly TemplateArgumentValue[]): string {
  const texts = values.map((value) => (value.kind === 'value' ? String(value.value) : moduleText(value.type.type)))
  return templateText(name, texts)
}

/** The value of an argument that was deduced from a size. */
export function sizeArgument(count: number): TemplateArgumentValue {
  return { kind: 'value', value: BigInt(count), type: intType }
}
