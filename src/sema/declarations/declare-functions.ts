// Functions and methods: signatures, overload sets, prototypes that are defined later.
//
//   float f(float x);                  one symbol, one ProgramFunction
//   float f(float y) { return y; }     the same symbol: the definition's parameters and body replace the prototype's
//   float f(int x) { ... }             a second symbol of the same overload set
import type { FunctionDeclaration } from '../../ast/nodes.ts'
import { functionDiagnostics } from '../../diagnostics/tables/functions.ts'
import { variableDiagnostics } from '../../diagnostics/tables/variables.ts'
import type { ProgramAttribute, ProgramFunction } from '../../program/program.ts'
import type { Span } from '../../support/source.ts'
import { quoteType } from '../../types/print.ts'
import { errorType, type StructType, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { reportUntyped } from '../expressions/members.ts'
import { rejectOverride } from '../handles/descriptor-override.ts'
import { refuseBuiltinName } from '../names/builtin-names.ts'
import { hideTag, reportDifferentKind } from '../names/declare-names.ts'
import { type Found, membersOf, symbolLocation } from '../names/lookup.ts'
import type { FunctionSymbol, Scope } from '../names/symbols.ts'
import { checkAnnotations } from '../registers/annotations.ts'
import { scheduleBody } from '../statements/function-bodies.ts'
import { specializeFunction } from '../templates/function-specializations.ts'
import { checkTemplateSyntax } from '../templates/template-syntax.ts'
import { declareFunctionTemplate } from '../templates/templates.ts'
import { resolveType } from '../types/resolve-type.ts'
import { refuseString } from '../types/strings.ts'
import { applyModifiers } from '../types/type-modifiers.ts'
import { mergeRepeated } from './attribute-conflicts.ts'
import { checkAttributes, entryAttributesOnly } from './attributes.ts'
import { defineOutOfLine } from './define-out-of-line.ts'
import { checkModifiers } from './modifiers.ts'
import { checkOperatorParameters } from './operator-parameters.ts'
import { checkDefaults, checkDefaultValues, checkParameters, parametersOf } from './parameters.ts'
import { redeclare } from './redeclare-functions.ts'

// ---- Signatures

const returnWords = new Set(['static', 'inline', 'export', 'extern', 'const'])

/** Everything but the body; the current scope is where the function is declared. */
export function createFunction(
  checker: Checker,
  declaration: FunctionDeclaration,
  owner: StructType | undefined,
): ProgramFunction {
  const { modifiers } = declaration
  const name = declaration.name.text
  checkModifiers(checker, modifiers, owner ? 'method' : 'function', { name: declaration.name.start })
  refuseDefinition(checker, declaration)
  checker.nesting++
  const returned = applyModifiers(checker, resolveType(checker, declaration.returnType), modifiers)
  const written = refuseString(checker, returned.type, declaration.name.start, 'result')
  const returnType = refuseHeapElement(checker, written, declaration.name)
  const syntax = parametersOf(declaration)
  const parameters = checkParameters(checker, syntax)
  const annotations = checkAnnotations(checker, declaration.annotations, {
    kind: 'function',
    type: returnType,
    name: declaration.name,
  })
  const words = modifiers.map(({ word }) => word)
  refuseSharedParameters(checker, declaration)
  // Slang's functions are known to no other library in any case.
  const isStatic = words.includes('static') && (owner !== undefined || checker.options.language === 'hlsl')
  checkDefaults(checker, syntax)
  if (!owner) checkDefaultValues(checker, declaration, parameters)
  if (words.includes('export')) checkExport(checker, declaration, words)
  const made: ProgramFunction = {
    name,
    scope: checker.scope.prefix,
    symbol: uniqueSymbol(checker, checker.scope.prefix + name),
    owner,
    isStatic,
    isInline: words.includes('inline'),
    isConstMethod: declaration.isConst,
    isExported: words.includes('export'),
    parameters,
    returnType,
    returnSemantic: annotations.semantic,
    returnModifiers: words.filter((word) => !returnWords.has(word)),
    returnRowMajor: returned.rowMajor ?? checker.isRowMajorAt(declaration.name.start),
    ...(returned.normalized ? { returnNormalized: returned.normalized } : {}),
    attributes: functionAttributes(checker, declaration, owner !== undefined || isStatic),
    location: declaration.name.start,
    body: undefined,
  }
  checker.nesting--
  checker.names?.entities.set(made.location, { kind: 'function', function: made })
  return made
}

/** What others call, and what is never inlined, would need the address. */
function refuseSharedParameters(checker: Checker, { modifiers, attributes, parameters }: FunctionDeclaration): void {
  const isShared = parameters.some((parameter) => parameter.modifiers.some(({ word }) => word === 'groupshared'))
  if (!isShared || checker.options.language !== 'hlsl') return
  const at =
    modifiers.find(({ word }) => word === 'export') ?? attributes.find(({ name }) => name.toLowerCase() === 'noinline')
  if (at) checker.sink.report(variableDiagnostics.err_hlsl_shared_parameter_of_export(at))
}

/** `T passed(T value)` of an element of a heap: the type that the call returns is unknown. In Slang such an element is a value of its own. */
function refuseHeapElement(checker: Checker, type: Type, span: Span): Type {
  const isElement = type.kind === 'object' && type.row.category === 'heap' && checker.options.language === 'hlsl'
  if (!isElement) return type
  reportUntyped(checker, type, span)
  return errorType
}

/** `struct S { int x; } f() { ... }` */
function refuseDefinition({ sink, options }: Checker, { returnType }: FunctionDeclaration): void {
  if (returnType.kind !== 'inline-type' || options.language !== 'hlsl') return
  const { declaration } = returnType
  const name = declaration.name ? `'${declaration.name.text}'` : `'(unnamed ${declaration.kind})'`
  sink.report(functionDiagnostics.err_type_defined_in_result_type(returnType.start, { name }))
}

function functionAttributes(
  checker: Checker,
  { attributes }: FunctionDeclaration,
  isInternal: boolean,
): readonly ProgramAttribute[] {
  const checked = checkAttributes(checker, attributes, 'function')
  return isInternal && checked.length > 0
    ? entryAttributesOnly(checker, attributes, checked)
    : mergeRepeated(checker, checked)
}

function checkExport(checker: Checker, { name: at }: FunctionDeclaration, words: readonly string[]): void {
  if (words.includes('static')) checker.sink.report(functionDiagnostics.err_export_internal(at, { name: at.text }))
}

function uniqueSymbol(checker: Checker, name: string): string {
  const count = checker.functionNames.get(name)
  checker.functionNames.set(name, (count ?? 0) + 1)
  return count === undefined ? name : `${name}.${count}`
}

export function createSymbol(
  declaration: FunctionDeclaration,
  scope: Scope,
  owner: StructType | undefined,
  made: ProgramFunction | undefined,
): FunctionSymbol {
  const defaults = parametersOf(declaration).map(({ defaultValue }) => defaultValue)
  const place = declaration.name.start
  return { declaration, place, scope, owner, function: made, instances: new Map(), defaults }
}

function sameParameters(left: ProgramFunction, right: ProgramFunction): boolean {
  return (
    left.parameters.length === right.parameters.length &&
    left.isConstMethod === right.isConstMethod &&
    left.parameters.every((parameter, index) => {
      const other = right.parameters[index]!
      return parameter.type === other.type && parameter.mode === other.mode
    })
  )
}

// ---- Declarations

export function declareFunction(checker: Checker, declaration: FunctionDeclaration): void {
  if (declaration.qualifier.length > 0) {
    defineOutOfLine(checker, declaration)
    return
  }
  const { name } = declaration
  if (refuseBuiltinName(checker, name, declaration.templateParameters ? 'template' : 'value')) return
  hideTag(checker.scope, name.text)
  const known = checker.scope.symbols.get(name.text)
  if (known && known.kind !== 'functions') {
    reportDifferentKind(checker, name, symbolLocation(known))
    return
  }
  if (declaration.operator !== undefined && !declaration.templateParameters)
    checker.sink.report(
      functionDiagnostics.err_hlsl_overloading_operator_disallowed(name, {
        nonmember: 'non-member ',
        operator: declaration.operator,
      }),
    )
  if (rejectOverride(checker, declaration)) return
  const overloads = known?.overloads ?? []
  if (!known) checker.scope.symbols.set(name.text, { kind: 'functions', name: name.text, overloads })
  addOverload(checker, declaration, undefined, overloads)
}

/** Operators that DXC does not let a struct have. */
const forbiddenOperators = new Set('= += -= *= /= %= ^= &= |= <<= >>= ++ -- -> << >>'.split(' '))

/** Said once, in a template where it stands. */
export function refuseOperator(checker: Checker, { name, operator }: FunctionDeclaration): boolean {
  const { sink, options, refused } = checker
  if (operator === undefined || options.language !== 'hlsl') return false
  if (refused.has(name)) return true
  if (operator === 'conversion') {
    refused.add(name)
    sink.report(functionDiagnostics.err_hlsl_overloading_conversion_disallowed(name))
    return true
  }
  if (!options.isLenientLikeDxc || !forbiddenOperators.has(operator)) return false
  refused.add(name)
  sink.report(functionDiagnostics.err_hlsl_overloading_operator_disallowed(name, { nonmember: '', operator }))
  return true
}

export function declareMethod(checker: Checker, struct: StructType, declaration: FunctionDeclaration): void {
  const { name } = declaration
  if (refuseOperator(checker, declaration)) return
  checkOperatorParameters(checker, declaration)
  if (name.text === struct.name.split('<')[0] && checker.options.language === 'hlsl') {
    checker.sink.report(functionDiagnostics.err_constructor_return_type(name))
    return
  }
  const { methods, scope } = membersOf(checker, struct)
  const field = struct.fields.find((known) => known.name === name.text)
  if (field) {
    reportDifferentKind(checker, name, field.location)
    return
  }
  const symbol = scope.symbols.get(name.text)
  if (symbol?.kind === 'variable') {
    reportDifferentKind(checker, name, symbol.variable.location)
    return
  }
  let overloads = methods.get(name.text)
  if (!overloads) methods.set(name.text, (overloads = []))
  addOverload(checker, declaration, struct, overloads)
}

/** `using Base::f;` in a struct: the overloads of the base stand beside the struct's own. */
export function inheritMethods(
  checker: Checker,
  struct: StructType,
  { name, overloads: inherited }: Extract<Found, { kind: 'methods' }>,
): void {
  const { methods } = membersOf(checker, struct)
  const own = methods.get(name) ?? []
  const isHidden = (symbol: FunctionSymbol): boolean =>
    own.some(
      (known) =>
        known === symbol || (known.function && symbol.function && sameParameters(known.function, symbol.function)),
    )
  methods.set(name, [...own, ...inherited.filter((symbol) => !isHidden(symbol))])
}

/** Adds a declaration to an overload set, or completes one that is there. */
function addOverload(
  checker: Checker,
  declaration: FunctionDeclaration,
  owner: StructType | undefined,
  overloads: FunctionSymbol[],
): void {
  if (declaration.templateParameters) {
    checkTemplateSyntax(checker, declaration)
    if (declaration.templateParameters.length === 0) specializeFunction(checker, declaration, owner, overloads)
    else declareFunctionTemplate(checker, declaration, owner, overloads)
    return
  }
  const made = createFunction(checker, declaration, owner)
  const known = overloads.findIndex((symbol) => symbol.function && sameParameters(symbol.function, made))
  const previous = overloads[known]
  // The struct's own method hides the one of a base that `using Base::f` brought here.
  if (previous && previous.owner !== owner) overloads.splice(known, 1)
  else if (previous) {
    releaseSymbol(checker, made)
    redeclare(checker, previous, declaration, made)
    return
  }
  const outer = owner || declaration.body ? undefined : declaredOutside(checker, made)
  if (outer) {
    releaseSymbol(checker, made)
    redeclare(checker, outer, declaration, made)
    overloads.push(outer)
    return
  }
  checkModes(checker, overloads, declaration, made)
  const symbol = createSymbol(declaration, checker.scope, owner, made)
  overloads.push(symbol)
  checkReturnType(checker, declaration, made.returnType)
  scheduleBody(checker, made, declaration, checker.scope)
}

/** A prototype in a function is one of the function outside that has this name and these parameters. */
function declaredOutside(checker: Checker, made: ProgramFunction): FunctionSymbol | undefined {
  if (!checker.current) return undefined
  for (let scope = checker.scope.parent; scope; scope = scope.parent) {
    const known = scope.symbols.get(made.name)
    if (known?.kind === 'functions')
      return known.overloads.find((symbol) => symbol.function && sameParameters(symbol.function, made))
  }
  return undefined
}

/** `out` here and `inout` there would be two functions that every call fits equally. */
function checkModes(
  checker: Checker,
  overloads: readonly FunctionSymbol[],
  declaration: FunctionDeclaration,
  made: ProgramFunction,
): void {
  for (const { function: known } of overloads) {
    if (!known || !haveSameParameters(known, made)) continue
    for (const [index, { mode, location }] of known.parameters.entries()) {
      const own = made.parameters[index]!
      if (own.mode === mode) continue
      const notes = [functionDiagnostics.note_previous_parameter_qualifier(location, { mode })]
      const at = declaration.parameters[index]?.name ?? declaration.name
      checker.sink.report(
        functionDiagnostics.err_hlsl_parameter_qualifier_conflict(at, { mode: own.mode, name: own.name }, { notes }),
      )
    }
    return
  }
}

/** Copies or references of the same types: they differ in `out` against `inout` at most. */
export function haveSameParameters(left: ProgramFunction, right: ProgramFunction): boolean {
  return (
    left.parameters.length === right.parameters.length &&
    left.isConstMethod === right.isConstMethod &&
    left.parameters.every(({ type, mode }, index) => {
      const other = right.parameters[index]!
      return type === other.type && (mode === 'in') === (other.mode === 'in')
    })
  )
}

/** The name of a function that turned out to be declared before is free again. */
function releaseSymbol(checker: Checker, { scope, name }: ProgramFunction): void {
  const key = scope + name
  const count = checker.functionNames.get(key)
  if (count !== undefined) checker.functionNames.set(key, count - 1)
}

function checkReturnType(checker: Checker, declaration: FunctionDeclaration, type: Type): void {
  if (type.kind === 'array' && type.count === undefined)
    checker.sink.report(functionDiagnostics.err_function_returning_array(declaration.name, { type: quoteType(type) }))
}
