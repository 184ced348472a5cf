// Types as written become types.
//
//   row_major float4x4        { type: float4x4, rowMajor: true }
//   Texture2D                 Texture2D<float4>
//   N::Pair<float, 2>         an instance of the class template
//   SamplerState.Handle       Slang's DescriptorHandle<SamplerState>
//
// What is wrong is reported once; the result is then `errorType`, which suppresses further messages.
import type { Identifier, NamedType, NameSegment, TypeSyntax } from '../../ast/nodes.ts'
import { handleDiagnostics } from '../../diagnostics/tables/handles.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { templateDiagnostics } from '../../diagnostics/tables/templates.ts'
import { typeDiagnostics } from '../../diagnostics/tables/types.ts'
import { variableDiagnostics } from '../../diagnostics/tables/variables.ts'
import { builtinTypedefs } from '../../hlsl/builtins.ts'
import { foreignAdvice, foreignTypes } from '../../hlsl/foreign-names.ts'
import { builtinTypeNames } from '../../hlsl/keywords.ts'
import { lookupObject, objectRows } from '../../hlsl/resources.ts'
import { type ScalarKind, scalars } from '../../hlsl/scalars.ts'
import { type Location, nowhere, type Span } from '../../support/source.ts'
import { builtinStruct } from '../../types/builtin-structs.ts'
import { quoteType } from '../../types/print.ts'
import {
  errorType,
  handleType,
  matrixType,
  promotedType,
  type ScalarType,
  scalarType,
  stringType,
  type Type,
  uintType,
  vectorType,
  voidType,
} from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { declareEnum } from '../declarations/declare-enums.ts'
import { declareStruct } from '../declarations/declare-structs.ts'
import { isDescriptor } from '../handles/handles.ts'
import { isTooNew } from '../names/builtin-names.ts'
import {
  type Container,
  findInContainer,
  findInFunction,
  findType,
  findTypeNamed,
  isTypeSymbol,
  resolveContainer,
  symbolLocation,
  tagKey,
} from '../names/lookup.ts'
import { noteMissed, reportAmbiguous, reportNoType, suggest } from '../names/missing-names.ts'
import type { NameSymbol, QualifiedType, TypeTemplate } from '../names/symbols.ts'
import { findInNamespace } from '../names/used-namespaces.ts'
import { enterLevels, leaveLevels } from '../nesting.ts'
import { inScope } from '../templates/template-arguments.ts'
import { instantiateType } from '../templates/template-types.ts'
import { applyArraySizes } from './array-sizes.ts'
import { refuseKeyword } from './elaborated-types.ts'
import { warnPromotion } from './min-precision.ts'
import { resolveMatrix, resolveObject, resolveVector, typeArgument } from './resolve-builtin.ts'
import { applyModifiers } from './type-modifiers.ts'

export function unqualified(type: Type): QualifiedType {
  return { type, rowMajor: undefined, isConst: false, normalized: undefined }
}

export const errorQualified: QualifiedType = unqualified(errorType)

/** `auto`, `let` and `var` have no type of their own: the declaration that uses them takes its initializer's. */
export function resolveType(checker: Checker, syntax: TypeSyntax): QualifiedType {
  if (!enterLevels(checker, syntax.start, 1)) return errorQualified
  const type = resolveKind(checker, syntax)
  leaveLevels(checker, 1)
  return checker.isUninstantiated && isLocal(checker, type.type) ? errorQualified : type
}

/** Declared in a function. */
function isLocal({ members }: Checker, type: Type): boolean {
  let scope = type.kind === 'struct' ? members.get(type)?.scope : undefined
  while (scope && scope.kind !== 'function' && scope.kind !== 'block') scope = scope.parent
  return scope !== undefined
}

function resolveKind(checker: Checker, syntax: TypeSyntax): QualifiedType {
  switch (syntax.kind) {
    case 'named-type':
      warnPromotion(checker, syntax)
      return applyModifiers(checker, resolveNamed(checker, syntax), syntax.modifiers)
    case 'inline-type': {
      const { declaration } = syntax
      const type =
        declaration.kind === 'struct' ? declareStruct(checker, declaration) : declareEnum(checker, declaration)
      return applyModifiers(checker, unqualified(type), syntax.modifiers)
    }
    case 'array-type': {
      const element = resolveType(checker, syntax.element)
      return { ...element, type: applyArraySizes(checker, element.type, syntax.sizes, '') }
    }
    case 'inferred-type':
      checker.sink.report(variableDiagnostics.err_auto_not_allowed(syntax))
      return errorQualified
  }
}

function resolveNamed(checker: Checker, syntax: NamedType): QualifiedType {
  if (refuseKeyword(checker, syntax)) return errorQualified
  const forward = forwardDeclaration(syntax)
  if (forward && !resolveTypeName(checker, undefined, syntax.path[0]!)) {
    let { scope } = checker
    while (scope.parent && scope.kind !== 'namespace' && scope.kind !== 'global') scope = scope.parent
    return unqualified(inScope(checker, scope, () => declareStruct(checker, forward)))
  }
  return hiddenType(checker, syntax) ?? resolvePath(checker, syntax.path, syntax.isGlobal, syntax)
}

/** `float f(float S, S s)`: without `struct` in front, the name is the parameter. */
function hiddenType(checker: Checker, { keyword, isGlobal, path }: NamedType): QualifiedType | undefined {
  const [segment] = path
  if (isGlobal || path.length !== 1 || (keyword !== undefined && keyword !== 'typename')) return undefined
  const { name } = segment!
  const hiding = findInFunction(checker, name)
  const hidden = hiding && !isTypeSymbol(hiding) ? findType(checker, name) : undefined
  if (!hidden) return undefined
  reportHidden(checker, segment!, hidden, symbolLocation(hiding!))
  return errorQualified
}

function reportHidden({ sink }: Checker, segment: NameSegment, hidden: NameSymbol, place: Location): void {
  const { name, start } = segment
  const tag = hidden.kind === 'type' ? tagOf(hidden.type.type) : undefined
  const span = { start, end: start + name.length }
  if (tag !== undefined) {
    const notes = [nameDiagnostics.note_decl_hiding_tag_type(place, { tag, name })]
    const fixes = [{ span: { start, end: start }, text: `${tag} ` }]
    sink.report(nameDiagnostics.err_use_of_tag_name_without_tag(span, { tag, name }, { notes, fixes }))
    return
  }
  const suggestion = `::${name}`
  const notes = [nameDiagnostics.note_entity_declared_at(symbolLocation(hidden), { name: suggestion })]
  const extras = { notes, fixes: [{ span, text: suggestion }], noHelp: true }
  const { err_no_template_suggest, err_unknown_typename_suggest } = nameDiagnostics
  const row = segment.templateArguments ? err_no_template_suggest : err_unknown_typename_suggest
  sink.report(row(span, { name, suggestion }, extras))
}

function tagOf(type: Type): string | undefined {
  if (type.kind === 'struct') return type.keyword
  return type.kind === 'enum' ? 'enum' : undefined
}

/** `void f(struct S s);` declares S, if nothing has, in the namespace around it. */
function forwardDeclaration({ keyword, path, isGlobal, start, end }: NamedType) {
  const [first, ...others] = path
  const isTag = keyword === 'struct' || keyword === 'class'
  if (!isTag || isGlobal || !first || first.templateArguments || others.length > 0) return undefined
  const name: Identifier = { start: first.start, end: first.end, text: first.name }
  const nothing = { attributes: [], templateParameters: undefined, templateArguments: undefined, members: undefined }
  return { kind: 'struct', keyword, name, start, end, ...nothing, bases: [], baseAccess: [], labels: [] } as const
}

/** A name in a place where only a type makes sense. */
export function resolvePath(
  checker: Checker,
  path: readonly NameSegment[],
  isGlobal: boolean,
  span: Span,
): QualifiedType {
  const last = path.at(-1)
  if (!last) return unqualified(uintType)
  if (path.length === 1 && !isGlobal)
    return resolveTypeName(checker, undefined, last) ?? reportUnknownType(checker, last, span)
  const container = resolveContainer(checker, path.slice(0, -1), isGlobal)
  if (!container) return errorQualified
  const resolved = resolveTypeName(checker, container, last)
  if (resolved) return resolved
  if (findInContainer(checker, container, last.name)) reportUnknown(checker, last, last.name)
  else reportNoType(checker, container, last)
  return errorQualified
}

/** The type one segment names, `undefined` when there is no such type; errors in its template arguments are reported. */
export function resolveTypeName(
  checker: Checker,
  container: Container | undefined,
  segment: NameSegment,
): QualifiedType | undefined {
  const { name } = segment
  if (!container) {
    const found = findTypeNamed(checker, name)
    if (found) {
      reportAmbiguous(checker, segment, found)
      return typeOfSymbol(checker, found.symbol, segment)
    }
    return builtinType(checker, segment, name) ?? usedBuiltinType(checker, segment)
  }
  if (container.kind === 'namespace') {
    const found = typeIn(container, name)
    if (found) {
      reportAmbiguous(checker, segment, found)
      return typeOfSymbol(checker, found.symbol, segment)
    }
    return builtinType(checker, segment, container.name === '' ? name : `${container.name}::${name}`)
  }
  const { type } = container
  if (type.kind === 'object' && name === 'Handle') return resolveHandleOf(checker, type, segment)
  if (type.kind !== 'struct') return undefined
  const found = findInContainer(checker, container, name)
  return found?.kind === 'symbol' && isTypeSymbol(found.symbol)
    ? typeOfSymbol(checker, found.symbol, segment)
    : undefined
}

function typeIn({ scope }: Extract<Container, { kind: 'namespace' }>, name: string) {
  const found = findInNamespace(scope, name)
  return found && isTypeSymbol(found.symbol) ? found : findInNamespace(scope, tagKey(name))
}

function typeOfSymbol(checker: Checker, symbol: NameSymbol, segment: NameSegment): QualifiedType {
  checker.names?.use(segment.start, symbolLocation(symbol))
  if (symbol.kind === 'type-template') return instantiateType(checker, symbol, segment)
  if (symbol.kind !== 'type') return errorQualified
  if (!segment.templateArguments) return symbol.type
  const template = enclosingTemplate(checker, segment.name)
  if (template) return instantiateType(checker, template, segment)
  checker.sink.report(templateDiagnostics.err_not_a_template(segment, { name: segment.name }))
  return errorQualified
}

/** Inside a class template its plain name is the instance itself; with arguments it is the template again. */
function enclosingTemplate(checker: Checker, name: string): TypeTemplate | undefined {
  for (let scope: typeof checker.scope | undefined = checker.scope; scope; scope = scope.parent) {
    const symbol = scope.symbols.get(name)
    if (symbol?.kind === 'type-template') return symbol
  }
  return undefined
}

/** `HitObject` after `using namespace dx;`, or inside `namespace dx`. */
function usedBuiltinType(checker: Checker, segment: NameSegment): QualifiedType | undefined {
  for (let scope: typeof checker.scope | undefined = checker.scope; scope; scope = scope.parent)
    for (const { prefix } of [scope, ...scope.usings.map((used) => used.scope)])
      if (prefix === 'dx::' || prefix === 'vk::') {
        const type = builtinType(checker, segment, prefix + segment.name)
        if (type) return type
      }
  return undefined
}

function builtinType(checker: Checker, segment: NameSegment, name: string): QualifiedType | undefined {
  const found = findBuiltinType(checker, segment, name)
  if (found) checker.names?.builtins.set(segment.start, { kind: 'type', type: found.type })
  return found
}

function findBuiltinType(checker: Checker, segment: NameSegment, name: string): QualifiedType | undefined {
  switch (name) {
    case 'vector':
      return resolveVector(checker, segment)
    case 'matrix':
      return resolveMatrix(checker, segment)
    case 'DescriptorHandle':
      return resolveHandle(checker, segment)
  }
  const plain = plainBuiltinType(checker, segment, name)
  if (plain && segment.templateArguments) {
    checker.sink.report(templateDiagnostics.err_not_a_template(segment, { name }))
    return errorQualified
  }
  if (plain) return unqualified(plain)
  const row = lookupObject(name)
  return row ? resolveObject(checker, row, segment) : undefined
}

/** A type that takes no arguments. */
function plainBuiltinType(checker: Checker, segment: NameSegment, name: string): Type | undefined {
  const number = builtinTypeNames.get(name)
  if (number && isTooNew(checker.options, number)) {
    const advice = `it is part of the language from -HV ${number.since} on`
    checker.sink.report(nameDiagnostics.err_unknown_typename(segment, { name, advice }))
    return errorType
  }
  if (number) return numberType(checker, number, segment)
  if (name === 'void') return voidType
  if (name === 'string') return stringType
  return name === 'unsigned' || builtinTypedefs.has(name) ? uintType : builtinStruct(name)
}

function numberType(
  checker: Checker,
  { scalar, shape, rows, columns }: NonNullable<ReturnType<typeof builtinTypeNames.get>>,
  segment: NameSegment,
): Type {
  const facts = scalars[scalar]
  const { native16Bit, shaderModel } = checker.options
  if (facts.requiresNative16 && !native16Bit) {
    checker.sink.report(typeDiagnostics.err_hlsl_unsupported_keyword_for_min_precision(segment, { name: segment.name }))
    return errorType
  }
  if (facts.shaderModel > shaderModel.minor && shaderModel.major === 6) {
    const model = `${shaderModel.major}.${shaderModel.minor}`
    const needed = `6.${facts.shaderModel}`
    checker.sink.report(
      typeDiagnostics.warn_hlsl_builtin_type_unavailable(segment, { name: segment.name, model, needed }),
    )
  }
  const component = native16Bit ? nativeType(scalar) : scalarType(scalar)
  if (shape === 'scalar') return component
  return shape === 'vector' ? vectorType(component, columns) : matrixType(component, rows, columns)
}

/** Numbers of minimum precision are other types than those they become: DXC distinguishes them in overloads and in the layout of structs. */
function nativeType(scalar: ScalarKind): ScalarType {
  const { nativeKind, minPrecision } = scalars[scalar]
  return minPrecision ? promotedType(scalar) : scalarType(nativeKind ?? scalar)
}

function resolveHandle(checker: Checker, segment: NameSegment): QualifiedType {
  const [argument] = segment.templateArguments ?? []
  if (!argument || segment.templateArguments?.length !== 1) {
    checker.sink.report(handleDiagnostics.err_hlsl_handle_needs_argument(segment))
    return errorQualified
  }
  const target = typeArgument(checker, argument)
  if (!target || target.type.kind === 'error') return errorQualified
  return resolveHandleOf(checker, target.type, argument)
}

function resolveHandleOf(checker: Checker, target: Type, span: Span): QualifiedType {
  if (isDescriptor(target)) {
    checker.extensions.add('handles')
    return unqualified(handleType(target))
  }
  checker.sink.report(handleDiagnostics.err_hlsl_handle_not_descriptor(span, { type: quoteType(target) }))
  return errorQualified
}

function reportUnknown({ sink }: Checker, span: Span, name: string): void {
  const advice = foreignAdvice(name)
  const extras = { noHelp: advice === undefined }
  sink.report(nameDiagnostics.err_unknown_typename(span, { name, advice: advice ?? '' }, extras))
}

/** Also where a qualifier names no template. */
export function reportUnknownType(checker: Checker, segment: NameSegment, span: Span): QualifiedType {
  const { name } = segment
  noteMissed(checker, name)
  if (checker.options.language === 'slang' && moduleWords.has(name)) {
    checker.sink.report(handleDiagnostics.err_hlsl_slang_modules(span, { word: name }))
    return errorQualified
  }
  const isTemplate = segment.templateArguments !== undefined
  const known = isTemplate ? knownTemplateNames(checker) : knownTypeNames(checker)
  const suggestion = foreignTypes.get(name) ?? inOtherCase(name) ?? suggest(name, known)
  if (isTemplate) reportNoTemplate(checker, segment, suggestion)
  else if (suggestion === undefined) reportUnknown(checker, span, name)
  else {
    const fixes = [{ span: { start: segment.start, end: segment.start + name.length }, text: suggestion }]
    const symbol = findType(checker, suggestion)
    const location = symbol ? symbolLocation(symbol) : nowhere
    const notes = location === nowhere ? [] : [nameDiagnostics.note_entity_declared_at(location, { name: suggestion })]
    checker.sink.report(
      nameDiagnostics.err_unknown_typename_suggest(
        span,
        { name, suggestion },
        { fixes, notes, noHelp: suggestion !== 'sampler' },
      ),
    )
    return resolveTypeName(checker, undefined, { ...segment, name: suggestion }) ?? errorQualified
  }
  return errorQualified
}

/** `texture2d`: most people mean the built-in type. */
function inOtherCase(name: string): string | undefined {
  const lower = name.toLowerCase()
  return objectRows.find((row) => row.category !== 'effect' && row.name.toLowerCase() === lower)?.name
}

/** What starts a declaration of Slang's modules. */
const moduleWords: ReadonlySet<string> = new Set(['import', 'module', 'implementing', '__include', '__exported'])

function reportNoTemplate(checker: Checker, segment: NameSegment, suggestion: string | undefined): void {
  const { name, start } = segment
  if (suggestion === undefined) {
    checker.sink.report(nameDiagnostics.err_no_template(segment, { name }))
    return
  }
  const fixes = [{ span: { start, end: start + name.length }, text: suggestion }]
  checker.sink.report(nameDiagnostics.err_no_template_suggest(segment, { name, suggestion }, { fixes }))
}

function* knownTemplateNames(checker: Checker): Iterable<string> {
  for (let scope: typeof checker.scope | undefined = checker.scope; scope; scope = scope.parent)
    for (const [name, symbol] of scope.symbols) if (symbol.kind === 'type-template') yield name
  for (const row of objectRows) if ((row.element || row.count) && row.category !== 'effect') yield row.name
  if (checker.options.language === 'slang') yield 'DescriptorHandle'
}

function* knownTypeNames(checker: Checker): Iterable<string> {
  for (let scope: typeof checker.scope | undefined = checker.scope; scope; scope = scope.parent)
    for (const [name, symbol] of scope.symbols) if (symbol.kind === 'type' && !name.includes(' ')) yield name
  yield* builtinTypeNames.keys()
  for (const row of objectRows) if (!row.element && !row.count && row.category !== 'effect') yield row.name
}
