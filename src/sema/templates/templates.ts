// Function templates: declared once, checked again for every set of arguments.
//
//   template<typename T> T twice(T x) { return x + x; }      twice(1.5f)   =>   T = float, a ProgramFunction of its own
//
// The signature of an instance is made as soon as a call considers it; its body is checked when the call is chosen (see
// function-bodies.ts).
import type { FunctionDeclaration, TemplateArgument, TemplateParameter } from '../../ast/nodes.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { templateDiagnostics } from '../../diagnostics/tables/templates.ts'
import type { ProgramFunction } from '../../program/program.ts'
import type { Writable } from '../../support/writable.ts'
import type { StructType, Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { createFunction, createSymbol } from '../declarations/declare-functions.ts'
import { checkDefaults } from '../declarations/parameters.ts'
import { checkOverride, isReplacement } from '../handles/descriptor-override.ts'
import type { FunctionSymbol, TemplateArgumentValue } from '../names/symbols.ts'
import { enterLevels, instanceLevels, leaveLevels } from '../nesting.ts'
import { scheduleBody } from '../statements/function-bodies.ts'
import { trial } from '../trial.ts'
import {
  argumentScope,
  argumentsKey,
  argumentsText,
  bindArgument,
  bindDefault,
  inScope,
  unmetConstraint,
} from './template-arguments.ts'
import { type Bindings, parameterNames, unify } from './template-deduction.ts'
import { checkTemplateParameters, mergedParameters } from './template-parameters.ts'

export function declareFunctionTemplate(
  checker: Checker,
  declaration: FunctionDeclaration,
  owner: StructType | undefined,
  overloads: FunctionSymbol[],
): void {
  checkTemplateParameters(checker, declaration.templateParameters ?? [], false)
  if (declaration.templateArguments) {
    checker.sink.report(templateDiagnostics.err_function_template_partial_spec(declaration.name))
    return
  }
  checkDefaults(checker, declaration.parameters)
  if (!owner && checker.scope === checker.globalScope) {
    if (checkOverride(checker, declaration, overloads) === 'second') return
  }
  const previous = overloads.find((known) => isSameTemplate(known.declaration, declaration))
  if (!previous || isReplacement(previous.declaration, declaration)) {
    const symbol = createSymbol(declaration, checker.scope, owner, undefined)
    overloads.push(symbol)
    checker.templates.set(symbol.place, checker.templates.has(symbol.place) ? undefined : symbol)
    return
  }
  redeclareFunctionTemplate(checker, previous, declaration)
}

/** A second declaration of the template: its default arguments count, too, and it may be the definition. */
export function redeclareFunctionTemplate(
  checker: Checker,
  previous: FunctionSymbol,
  declaration: FunctionDeclaration,
): void {
  for (const [index, { defaultValue }] of declaration.parameters.entries())
    previous.defaults[index] = defaultValue ?? previous.defaults[index]
  checker.names?.repeat(declaration.name.start, previous.declaration.name.start)
  if (!declaration.body) return
  if (previous.declaration.body) {
    const { name } = declaration
    const notes = [nameDiagnostics.note_previous_definition(previous.declaration.name)]
    checker.sink.report(nameDiagnostics.err_redefinition(name, { name: name.text }, { notes }))
    return
  }
  const symbol: Writable<FunctionSymbol> = previous
  const templateParameters = mergedParameters(checker, previous.declaration, declaration)
  checker.outOfLine.set(previous.declaration, declaration)
  symbol.declaration = { ...declaration, templateParameters }
}

/** Same shape up to the names of the parameters. */
export function isSameTemplate(left: FunctionDeclaration, right: FunctionDeclaration): boolean {
  const mine = left.templateParameters
  const others = right.templateParameters
  if (!mine || !others || mine.length !== others.length || left.parameters.length !== right.parameters.length)
    return false
  const renamed = renamedParameters(mine, others)
  const signature = ({ returnType, parameters }: FunctionDeclaration): unknown => [
    returnType,
    parameters.map(({ type, arraySizes, modifiers }) => [type, arraySizes, modifiers]),
  ]
  return isSameSyntax(signature(left), signature(right), renamed)
}

/** What parameters are called in the second of two declarations. */
export function renamedParameters(
  mine: readonly TemplateParameter[],
  others: readonly TemplateParameter[],
): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>()
  for (const [index, { name }] of mine.entries()) {
    const other = others[index]?.name
    if (name && other) renamed.set(name.text, other.text)
  }
  return renamed
}

const placeKeys = new Set(['start', 'end', 'nameSpan'])

/** Up to places, and to names that are others of the same parameters. */
export function isSameSyntax(left: unknown, right: unknown, renamed: ReadonlyMap<string, string>): boolean {
  if (typeof left === 'string') return left === right || renamed.get(left) === right
  if (typeof left !== 'object' || left === null || typeof right !== 'object' || right === null) return left === right
  for (const [key, value] of Object.entries(left)) {
    if (placeKeys.has(key)) continue
    if (!isSameSyntax(value, (right as Record<string, unknown>)[key], renamed)) return false
  }
  return Object.keys(left).length === Object.keys(right).length
}

export function hasSameTypes(left: ProgramFunction, right: ProgramFunction): boolean {
  return (
    left.returnType === right.returnType &&
    left.parameters.length === right.parameters.length &&
    left.parameters.every(({ type, mode }, index) => {
      const other = right.parameters[index]!
      return type === other.type && mode === other.mode
    })
  )
}

/**
 * The template arguments of a call: written ones first, the others from the arguments' types, then defaults. `undefined` when they
 * cannot be found or the signature makes no sense with them; nothing is reported.
 */
export function deduceTemplateArguments(
  checker: Checker,
  symbol: FunctionSymbol,
  argumentTypes: readonly Type[],
  explicit: readonly TemplateArgument[] | undefined,
): TemplateArgumentValue[] | undefined {
  const { declaration } = symbol
  const parameters = declaration.templateParameters ?? []
  const given = explicit ?? []
  if (given.length > parameters.length) return undefined
  const quiet = trial(checker)
  const bindings: Bindings = new Map()
  for (const [index, argument] of given.entries()) {
    const parameter = parameters[index]!
    const scope = argumentScope(symbol.scope, parameters, valuesOf(parameters, bindings))
    const value = bindArgument(quiet, parameter, argument, scope)
    if (!value) return undefined
    bindings.set(keyOf(parameter, index), value)
  }
  const names = parameterNames(parameters.slice(given.length))
  const deduced = inScope(quiet, symbol.scope, () =>
    argumentTypes.every((type, index) => {
      const parameter = declaration.parameters[index]
      if (!parameter || names.size === 0) return true
      return unify(quiet, parameter.type, parameter.arraySizes, type, names, bindings)
    }),
  )
  if (!deduced) return undefined
  const values = fillDefaults(quiet, symbol, bindings)
  if (!values || unmetConstraint(parameters, values)) return undefined
  return isInstantiable(checker, symbol, values) ? values : undefined
}

type TemplateParameters = NonNullable<FunctionDeclaration['templateParameters']>

/** Unnamed parameters still have arguments. */
function keyOf(parameter: TemplateParameters[number], index: number): string {
  return parameter.name?.text ?? `#${index}`
}

function valuesOf(parameters: TemplateParameters, bindings: Bindings): TemplateArgumentValue[] {
  const values: TemplateArgumentValue[] = []
  for (const [index, parameter] of parameters.entries()) {
    const value = bindings.get(keyOf(parameter, index))
    if (!value) break
    values.push(value)
  }
  return values
}

function fillDefaults(
  checker: Checker,
  symbol: FunctionSymbol,
  bindings: Bindings,
): TemplateArgumentValue[] | undefined {
  const parameters = symbol.declaration.templateParameters ?? []
  const values: TemplateArgumentValue[] = []
  for (const [index, parameter] of parameters.entries()) {
    if (parameter.isPack) break
    let value = bindings.get(keyOf(parameter, index))
    if (!value && parameter.default) {
      const scope = argumentScope(symbol.scope, parameters, values)
      value = bindDefault(checker, parameter, parameter.default, scope)
    }
    if (!value) return undefined
    values.push(value)
  }
  return values
}

/** Substitution failure is not an error: the template is no candidate then. */
function isInstantiable(checker: Checker, symbol: FunctionSymbol, values: readonly TemplateArgumentValue[]): boolean {
  const key = argumentsKey(values)
  if (symbol.instances.has(key)) return true
  const quiet = trial(checker)
  instantiateFunction(quiet, symbol, values)
  if (quiet.sink.errorCount === 0) return true
  symbol.instances.delete(key)
  checker.instanceLog.push({ function: undefined })
  return false
}

/** The instance for a full set of arguments. */
export function instantiateFunction(
  checker: Checker,
  symbol: FunctionSymbol,
  values: readonly TemplateArgumentValue[],
): ProgramFunction {
  const key = argumentsKey(values)
  const known = symbol.instances.get(key)
  if (known) return known
  checker.instantiationDepth++
  const { declaration, owner } = symbol
  const hasRoom = enterLevels(checker, declaration.start, instanceLevels)
  const scope = argumentScope(symbol.scope, declaration.templateParameters ?? [], values)
  const made = inScope(checker, scope, () => createFunction(checker, declaration, owner))
  if (hasRoom) leaveLevels(checker, instanceLevels)
  checker.instantiationDepth--
  symbol.instances.set(key, made)
  checker.instanceOrigins.set(made, { symbol, values })
  checker.instanceLog.push({ function: made })
  const label = `function template specialization '${made.scope}${made.name}${argumentsText(values)}'`
  scheduleBody(checker, made, declaration, scope, label)
  return made
}
