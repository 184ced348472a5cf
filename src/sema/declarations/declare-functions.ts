// Functions and methods: signatures, overload sets, prototypes that are defined later.
//
//   float f(float x);                  one symbol, one ProgramFunction
//   float f(float y) { return y; }     the same symbol: the definition's parameters and body replace the prototype's
//   float f(int x) { ... }             a second symbol of the same overload set
import type {
  Expression as ExpressionSyntax,
  FunctionDeclaration,
  Parameter as ParameterSyntax,
} from '../../ast/nodes.ts'
import { walk } from '../../ast/walk.ts'
import { declarationDiagnostics } from '../../diagnostics/tables/declarations.ts'
import { stageLimitDiagnostics } from '../../diagnostics/tables/stage-limits.ts'
import { meshOutputOf } from '../../program/entry-signature.ts'
import type { Parameter, ProgramAttribute, ProgramFunction } from '../../program/program.ts'
import { quoteType } from '../../types/print.ts'
import { arrayElement, errorType, type ObjectType, type StructType, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { checkInitializer } from '../expressions/initializers.ts'
import { isDynamicResource, reportUntyped } from '../expressions/members.ts'
import { rejectOverride } from '../handles/descriptor-override.ts'
import { refuseBuiltinName } from '../names/builtin-names.ts'
import { hideTag, reportDifferentKind } from '../names/declare-names.ts'
import { type Found, membersOf, symbolLocation } from '../names/lookup.ts'
import { type FunctionSymbol, Scope } from '../names/symbols.ts'
import { checkAnnotations } from '../registers/annotations.ts'
import { isInTemplate, scheduleBody } from '../statements/function-bodies.ts'
import { inScope } from '../templates/template-arguments.ts'
import { checkTemplateSyntax } from '../templates/template-syntax.ts'
import { declareFunctionTemplate, specializeFunction } from '../templates/templates.ts'
import { refuseBufferCopy } from '../types/contents.ts'
import { applyArraySizes, applyModifiers, resolveType } from '../types/resolve-type.ts'
import { refuseString } from '../types/strings.ts'
import { mergeAttributes, mergeRepeated } from './attribute-conflicts.ts'
import { checkAttributes, entryAttributesOnly } from './attributes.ts'
import { defineOutOfLine } from './define-out-of-line.ts'
import { checkModifiers } from './modifiers.ts'
import { checkOperatorParameters } from './operator-parameters.ts'

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

// ---- Signatures

const ownWords = new Set(['in', 'out', 'inout', 'const', 'row_major', 'column_major', 'precise'])

export function checkParameter(checker: Checker, syntax: ParameterSyntax, isOnly = true): Parameter {
  checkModifiers(checker, syntax.modifiers, 'parameter')
  const base = applyModifiers(checker, resolveType(checker, syntax.type), syntax.modifiers)
  const name = syntax.name?.text ?? ''
  const words = syntax.modifiers.map(({ word }) => word)
  const location = syntax.name?.start ?? syntax.start
  const written = refuseString(checker, base.type, location, 'parameter')
  let type = applyArraySizes(checker, written, syntax.arraySizes, name, syntax.boundsStart)
  if (type.kind === 'void') {
    const row = isOnly
      ? declarationDiagnostics.err_invalid_variable_type_void
      : declarationDiagnostics.err_void_only_param
    checker.sink.report(row(location))
    type = errorType
  }
  if (isDynamicResource(type)) {
    reportUntyped(checker, arrayElement(type) as ObjectType, syntax.name ?? syntax)
    type = errorType
  }
  if (refuseBufferCopy(checker, type, location, 'parameter')) type = errorType
  const isUnbounded = type.kind === 'array' && type.count === undefined && arrayElement(type).kind === 'object'
  if (isUnbounded && !checker.options.isLenientLikeDxc)
    checker.sink.report(declarationDiagnostics.err_hlsl_incomplete_resource_array_in_function_param(location))
  const isOut = words.includes('out')
  const annotations = checkAnnotations(checker, syntax.annotations, {
    kind: 'parameter',
    type,
    name: syntax.name ?? syntax,
  })
  const variable: Parameter = {
    kind: 'parameter',
    name,
    scope: '',
    type,
    isConst: base.isConst,
    isPrecise: words.includes('precise'),
    rowMajor: base.rowMajor ?? checker.isRowMajorAt(location),
    location,
    modifiers: words.filter((word) => !ownWords.has(word)),
    semantic: annotations.semantic,
    bindings: annotations.bindings,
    packOffset: undefined,
    attributes: checkAttributes(checker, syntax.attributes, 'parameter'),
    initializer: undefined,
    buffer: undefined,
    mode: words.includes('inout') || (isOut && words.includes('in')) ? 'inout' : isOut ? 'out' : 'in',
  }
  const output = meshOutputOf(variable)
  if (output && variable.mode !== 'out')
    checker.sink.report(stageLimitDiagnostics.err_hlsl_mesh_output_mode(location, { word: output }))
  checker.names?.entities.set(location, { kind: 'variable', variable })
  return variable
}

/** `f(void)` has no parameters. */
function parametersOf(declaration: FunctionDeclaration): readonly ParameterSyntax[] {
  const [only] = declaration.parameters
  const isVoid =
    declaration.parameters.length === 1 &&
    only!.name === undefined &&
    only!.type.kind === 'named-type' &&
    only!.type.path.length === 1 &&
    only!.type.path[0]!.name === 'void'
  return isVoid ? [] : declaration.parameters
}

/** The types of later ones are looked up among the names of earlier ones. */
function checkParameters(checker: Checker, syntax: readonly ParameterSyntax[]): Parameter[] {
  const scope = new Scope('function', checker.scope)
  return inScope(checker, scope, () =>
    syntax.map((each) => {
      const parameter = checkParameter(checker, each, syntax.length === 1)
      if (parameter.name !== '') scope.symbols.set(parameter.name, { kind: 'variable', variable: parameter })
      return parameter
    }),
  )
}

const returnWords = new Set(['static', 'inline', 'export', 'extern', 'const'])

/** Everything but the body; the current scope is where the function is declared. */
export function createFunction(
  checker: Checker,
  declaration: FunctionDeclaration,
  owner: StructType | undefined,
  name = declaration.name.text,
): ProgramFunction {
  const { modifiers } = declaration
  checkModifiers(checker, modifiers, owner ? 'method' : 'function')
  refuseDefinition(checker, declaration)
  const returned = applyModifiers(checker, resolveType(checker, declaration.returnType), modifiers)
  const returnType = refuseString(checker, returned.type, declaration.name.start, 'result')
  const syntax = parametersOf(declaration)
  const parameters = checkParameters(checker, syntax)
  const annotations = checkAnnotations(checker, declaration.annotations, {
    kind: 'function',
    type: returnType,
    name: declaration.name,
  })
  const words = modifiers.map(({ word }) => word)
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
    attributes: functionAttributes(checker, declaration, owner !== undefined || isStatic),
    location: declaration.name.start,
    body: undefined,
  }
  checker.names?.entities.set(made.location, { kind: 'function', function: made })
  return made
}

/** `struct S { int x; } f() { ... }` */
function refuseDefinition({ sink, options }: Checker, { returnType }: FunctionDeclaration): void {
  if (returnType.kind !== 'inline-type' || options.language !== 'hlsl') return
  const { declaration } = returnType
  const name = declaration.name ? `'${declaration.name.text}'` : `'(unnamed ${declaration.kind})'`
  sink.report(declarationDiagnostics.err_type_defined_in_result_type(returnType.start, { name }))
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
  if (words.includes('static')) checker.sink.report(declarationDiagnostics.err_export_internal(at, { name: at.text }))
}

function uniqueSymbol(checker: Checker, name: string): string {
  const count = checker.functionNames.get(name)
  checker.functionNames.set(name, (count ?? 0) + 1)
  return count === undefined ? name : `${name}.${count}`
}

/** A default value is computed where the function is called, before there are any parameters. */
function reportParameters(checker: Checker, value: ExpressionSyntax, names: ReadonlySet<string>): void {
  if (names.size === 0 || checker.checkedDefaults.has(value)) return
  walk(value, (node) => {
    const only = node.kind === 'name' && node.path.length === 1 ? node.path[0] : undefined
    if (only && names.has(only.name)) {
      const parameters = { name: only.name }
      checker.sink.report(declarationDiagnostics.err_param_default_argument_references_param(only, parameters))
      checker.checkedDefaults.add(value)
    }
    return true
  })
}

/** The values themselves; those of templates are judged where an instance is called. */
export function checkDefaultValues(
  checker: Checker,
  declaration: FunctionDeclaration,
  parameters: readonly Parameter[],
): void {
  if (checker.options.language !== 'hlsl' || isInTemplate(checker.scope)) return
  for (const [index, { defaultValue }] of parametersOf(declaration).entries()) {
    const parameter = parameters[index]
    if (!defaultValue || !parameter || checker.checkedDefaults.has(defaultValue)) continue
    checker.checkedDefaults.add(defaultValue)
    checkInitializer(checker, defaultValue, parameter.type, defaultValue.start)
  }
}

export function checkDefaults(checker: Checker, parameters: readonly ParameterSyntax[]): void {
  let seen = false
  const names = new Set<string>()
  for (const { name, start, defaultValue } of parameters) {
    if (defaultValue) reportParameters(checker, defaultValue, names)
    if (name) names.add(name.text)
    if (defaultValue) seen = true
    else if (seen) {
      const text = name?.text ?? ''
      checker.sink.report(
        declarationDiagnostics.err_param_default_argument_missing(name?.start ?? start, { name: text }),
      )
    }
  }
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
      declarationDiagnostics.err_hlsl_overloading_operator_disallowed(name, {
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

function refuseOperator({ sink, options }: Checker, { name, operator }: FunctionDeclaration): boolean {
  if (operator === undefined || options.language !== 'hlsl') return false
  if (operator === 'conversion') {
    sink.report(declarationDiagnostics.err_hlsl_overloading_conversion_disallowed(name))
    return true
  }
  if (!options.isLenientLikeDxc || !forbiddenOperators.has(operator)) return false
  sink.report(declarationDiagnostics.err_hlsl_overloading_operator_disallowed(name, { nonmember: '', operator }))
  return true
}

export function declareMethod(checker: Checker, struct: StructType, declaration: FunctionDeclaration): void {
  const { name } = declaration
  if (refuseOperator(checker, declaration)) return
  checkOperatorParameters(checker, declaration)
  if (name.text === struct.name.split('<')[0] && checker.options.language === 'hlsl') {
    checker.sink.report(declarationDiagnostics.err_constructor_return_type(name))
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

/** `out` here and `inout` there would be two functions that no call can tell apart. */
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
      const notes = [declarationDiagnostics.note_previous_parameter_qualifier(location, { mode })]
      const at = declaration.parameters[index]?.name ?? declaration.name
      checker.sink.report(
        declarationDiagnostics.err_hlsl_parameter_qualifier_conflict(at, { mode: own.mode, name: own.name }, { notes }),
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
    checker.sink.report(
      declarationDiagnostics.err_function_returning_array(declaration.name, { type: quoteType(type) }),
    )
}

/** A prototype and a definition, or two prototypes, of one function. */
export function redeclare(
  checker: Checker,
  symbol: FunctionSymbol,
  declaration: FunctionDeclaration,
  made: ProgramFunction,
): void {
  const known = symbol.function!
  const { name } = declaration
  checker.names?.repeat(name.start, symbol.declaration.name.start)
  if (known.returnType !== made.returnType) {
    if (known.returnType.kind === 'error' || made.returnType.kind === 'error') return
    const notes = [declarationDiagnostics.note_previous_declaration(known.location)]
    const isOutside = symbol.owner !== undefined && declaration.qualifier.length > 0
    const row = isOutside
      ? declarationDiagnostics.err_diff_out_of_line_return_type(name, { name: known.scope + known.name }, { notes })
      : declarationDiagnostics.err_ovl_diff_return_type(name, undefined, { notes })
    checker.sink.report(row)
    return
  }
  if (symbol.owner && declaration.qualifier.length === 0) {
    const { location } = known
    const note = symbol.declaration.body
      ? declarationDiagnostics.note_previous_definition(location)
      : declarationDiagnostics.note_previous_declaration(location)
    checker.sink.report(declarationDiagnostics.err_member_redeclared(name, undefined, { notes: [note] }))
    return
  }
  checkLinkage(checker, known, made, declaration)
  mergeDefaults(checker, symbol, declaration)
  if (!declaration.body) return
  if (symbol.declaration.body) {
    const notes = [declarationDiagnostics.note_previous_definition(known.location)]
    checker.sink.report(declarationDiagnostics.err_redefinition(name, { name: name.text }, { notes }))
    return
  }
  define(checker, symbol, declaration, made)
  scheduleBody(checker, known, declaration, symbol.scope)
}

/** `static` and `export` belong on the first declaration. */
function checkLinkage(
  checker: Checker,
  known: ProgramFunction,
  made: ProgramFunction,
  { name: at }: FunctionDeclaration,
): void {
  const { name } = known
  const notes = [declarationDiagnostics.note_previous_declaration(known.location)]
  if (made.isStatic && !known.isStatic && !known.owner)
    checker.sink.report(declarationDiagnostics.err_static_non_static(at, { name }, { notes }))
  if (!made.isExported || known.isExported || checker.options.isLenientLikeDxc) return
  const why = known.isStatic ? 'has internal linkage' : 'is not exported'
  checker.sink.report(declarationDiagnostics.err_redeclaration_non_exported(at, { name, why }, { notes }))
}

/** The definition's parameters are the ones its body speaks of. */
function define(
  checker: Checker,
  symbol: FunctionSymbol,
  declaration: FunctionDeclaration,
  made: ProgramFunction,
): void {
  const target: Writable<ProgramFunction> = symbol.function!
  target.parameters = made.parameters
  target.location = made.location
  target.isExported ||= made.isExported
  target.isInline ||= made.isInline
  target.attributes = mergeAttributes(checker, target.attributes, made.attributes)
  if (made.returnSemantic) target.returnSemantic = made.returnSemantic
  if (made.returnModifiers.length > 0) target.returnModifiers = made.returnModifiers
  const written: Writable<FunctionSymbol> = symbol
  written.declaration = declaration
}

function mergeDefaults(checker: Checker, symbol: FunctionSymbol, declaration: FunctionDeclaration): void {
  for (const [index, { name, defaultValue }] of parametersOf(declaration).entries()) {
    if (!defaultValue) continue
    const previous = symbol.defaults[index]
    if (previous) {
      const notes = [
        declarationDiagnostics.note_previous_definition(symbol.declaration.parameters[index]?.name ?? previous),
      ]
      checker.sink.report(
        declarationDiagnostics.err_param_default_argument_redefinition(name ?? defaultValue, undefined, {
          notes,
          ranges: [defaultValue],
        }),
      )
    } else symbol.defaults[index] = defaultValue
  }
}

// ---- Default arguments
