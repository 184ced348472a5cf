// What a name means where it stands.
//
//   x            findName: the scopes from the inside out; a struct's scope includes its fields, methods and bases
//   N::S<int>::x lookupName: the segments in front choose a namespace, struct or enum, the last one is a member of it
//
// Functions that only find report nothing; `lookupName` reports a missing name, suggests a similar one and goes on with it.
import type { NameSegment } from '../../ast/nodes.ts'
import { declarationDiagnostics } from '../../diagnostics/tables/declarations.ts'
import { foreignCallee } from '../../hlsl/foreign-names.ts'
import { intrinsicNames } from '../../hlsl/intrinsics.ts'
import { builtinTypeNames } from '../../hlsl/keywords.ts'
import { nearest } from '../../support/nearest.ts'
import { type Location, nowhere, type Span } from '../../support/source.ts'
import { typeText } from '../../types/print.ts'
import type { EnumType, Field, StructType, Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { resolveTypeName } from '../types/resolve-type.ts'
import { structAround, visibleSymbols } from './name-log.ts'
import { misnamed } from './slang-prelude.ts'
import { type FunctionSymbol, type NameSymbol, Scope, type StructMembers } from './symbols.ts'

export type Found =
  | { readonly kind: 'symbol'; readonly symbol: NameSymbol }
  /** Of `struct` or of a base of it; without an object in front it is a field of `this`. */
  | {
      readonly kind: 'field'
      readonly field: Field
      readonly struct: StructType
      /** Anonymous members it lies in, the outermost first. */
      readonly through?: readonly Field[]
    }
  | {
      readonly kind: 'methods'
      readonly name: string
      readonly overloads: readonly FunctionSymbol[]
      /** The class that declares them: `struct` or a base of it. */
      readonly owner: StructType
      readonly struct: StructType
    }
  /** `dx::HitObject::TraceRay`: whether the object has such a member is for the caller to find out. */
  | { readonly kind: 'object-member'; readonly type: Type; readonly name: string }

/** What stands before a `::`. */
export type Container = { readonly kind: 'namespace'; readonly scope: Scope; readonly name: string } | ContainerType
type ContainerType = { readonly kind: 'type'; readonly type: Type }

/** Everything a struct has besides its fields; made on demand. */
export function membersOf(checker: Checker, struct: StructType): StructMembers {
  let members = checker.members.get(struct)
  if (!members) {
    const prefix = `${struct.scope}${struct.name}::`
    members = { scope: new Scope('struct', checker.globalScope, prefix, struct), methods: new Map() }
    checker.members.set(struct, members)
  }
  return members
}

/** A field, method, static member or nested type, the struct's own before those of its bases. */
export function findMember(checker: Checker, struct: StructType, name: string): Found | undefined {
  return findMemberOf(checker, struct, name, struct)
}

function findMemberOf(checker: Checker, struct: StructType, name: string, start: StructType): Found | undefined {
  const members = checker.members.get(struct)
  const symbol = members?.scope.symbols.get(name)
  if (symbol) return { kind: 'symbol', symbol }
  const overloads = members?.methods.get(name)
  if (overloads) return { kind: 'methods', name, overloads, owner: struct, struct: start }
  let hasAnonymous = false
  for (const field of struct.fields) {
    if (field.name === name) return { kind: 'field', field, struct: start }
    hasAnonymous ||= field.isAnonymous === true
  }
  if (hasAnonymous) {
    const found = findInAnonymous(checker, struct, name, start)
    if (found) return found
  }
  for (const base of struct.bases) {
    const found = findMemberOf(checker, base, name, start)
    if (found) return found
  }
  for (const base of struct.interfaces) {
    const found = findMemberOf(checker, base, name, start)
    if (found) return found
  }
  return undefined
}

function findInAnonymous(checker: Checker, struct: StructType, name: string, start: StructType): Found | undefined {
  for (const field of struct.fields) {
    if (!field.isAnonymous || field.type.kind !== 'struct') continue
    const found = findMemberOf(checker, field.type, name, start)
    if (found?.kind === 'field') return { ...found, through: [field, ...(found.through ?? [])] }
  }
  return undefined
}

function findHere(checker: Checker, scope: Scope, name: string): Found | undefined {
  if (scope.struct) return findMember(checker, scope.struct, name)
  // Slang has no order of declaration.
  if (scope === checker.globalScope && checker.awaited.has(name)) checker.declareAwaited(name)
  const symbol = scope.own(name)
  return symbol && { kind: 'symbol', symbol }
}

/** From the current scope outwards. */
export function findName(checker: Checker, name: string): Found | undefined {
  for (let scope: Scope | undefined = checker.scope; scope; scope = scope.parent) {
    const found = findHere(checker, scope, name)
    if (found) return found
  }
  return undefined
}

/** Among parameters and what blocks declare, from the current scope outwards: the order of declaration is kept there. */
export function findInFunction(checker: Checker, name: string): NameSymbol | undefined {
  for (let scope: Scope | undefined = checker.scope; scope; scope = scope.parent) {
    if (scope.kind !== 'function' && scope.kind !== 'block') return undefined
    const symbol = scope.own(name)
    if (symbol) return symbol
  }
  return undefined
}

/** Struct and enum names keep a second entry under this key, because a variable or function may take the name itself. */
export function tagKey(name: string): string {
  return `struct ${name}`
}

export function isTypeSymbol(symbol: NameSymbol): boolean {
  return symbol.kind === 'type' || symbol.kind === 'type-template'
}

/** The nearest type or type template of that name; other things of the same name do not hide it. */
export function findType(checker: Checker, name: string, start: Scope = checker.scope): NameSymbol | undefined {
  for (let scope: Scope | undefined = start; scope; scope = scope.parent) {
    const symbol = typeIn(checker, scope, name)
    if (symbol) return symbol
  }
  return undefined
}

function typeIn(checker: Checker, scope: Scope, name: string): NameSymbol | undefined {
  const found = findHere(checker, scope, name)
  if (!found) return undefined
  if (found.kind === 'symbol' && isTypeSymbol(found.symbol)) return found.symbol
  return scope.own(tagKey(name))
}

/** The namespace, struct or enum that the segments name; reports what is missing. */
export function resolveContainer(
  checker: Checker,
  segments: readonly NameSegment[],
  isGlobal: boolean,
): Container | undefined {
  let container: Container | undefined = isGlobal
    ? { kind: 'namespace', scope: checker.globalScope, name: '' }
    : undefined
  for (const segment of segments) {
    const next = resolveSegment(checker, container, segment)
    if (!next) return undefined
    container = next
  }
  return container
}

function resolveSegment(
  checker: Checker,
  container: Container | undefined,
  segment: NameSegment,
): Container | undefined {
  const space = findNamespace(checker, container, segment.name)
  if (space && !segment.templateArguments) {
    const { names } = checker
    names?.use(segment.start, names.namespaces.get(space.scope) ?? nowhere)
    return { kind: 'namespace', scope: space.scope, name: space.name }
  }
  const resolved = resolveTypeName(checker, container, segment)
  if (resolved) return resolved.type.kind === 'error' ? undefined : { kind: 'type', type: resolved.type }
  if (container) reportNoMember(checker, container, segment)
  else reportUndeclared(checker, segment)
  return undefined
}

function findNamespace(
  checker: Checker,
  container: Container | undefined,
  name: string,
): { readonly scope: Scope; readonly name: string } | undefined {
  if (container) {
    const symbol = container.kind === 'namespace' ? container.scope.own(name) : undefined
    return symbol?.kind === 'namespace' ? symbol : undefined
  }
  for (let scope: Scope | undefined = checker.scope; scope; scope = scope.parent) {
    const symbol = scope.struct ? undefined : scope.own(name)
    if (symbol?.kind === 'namespace') return symbol
  }
  return undefined
}

/** A direct member of a namespace, struct or enum. */
export function findInContainer(checker: Checker, container: Container, name: string): Found | undefined {
  if (container.kind === 'namespace') {
    const symbol = container.scope.own(name)
    return symbol && { kind: 'symbol', symbol }
  }
  const { type } = container
  if (type.kind === 'struct') return findMember(checker, type, name)
  if (type.kind === 'enum') {
    const value = type.enumerators.get(name)
    if (value === undefined) return undefined
    const location = checker.enumeratorPlaces.get(type)?.get(name) ?? type.location
    return { kind: 'symbol', symbol: { kind: 'enumerator', type, value, location } }
  }
  return type.kind === 'object' ? { kind: 'object-member', type, name } : undefined
}

/** The meaning of a possibly qualified name; `undefined` when there is none, which is reported. */
export function lookupName(checker: Checker, path: readonly NameSegment[], isGlobal: boolean): Found | undefined {
  const last = path.at(-1)
  if (!last) return undefined
  if (path.length === 1 && !isGlobal) return findName(checker, last.name) ?? reportUndeclared(checker, last)
  const container = resolveContainer(checker, path.slice(0, -1), isGlobal)
  if (!container) return undefined
  return findInContainer(checker, container, last.name) ?? reportNoMember(checker, container, last)
}

// ---- Missing names

/** A near name, as near as Clang wants it: at most one letter in three inserted or removed. */
export function suggest(name: string, candidates: Iterable<string>): string | undefined {
  const best = nearest(name, candidates)
  if (best === undefined) return undefined
  const changes = name.length + best.length - 2 * commonLetters(name, best)
  return Math.floor(name.length / changes) >= 3 ? best : undefined
}

/** Length of the longest common subsequence. */
function commonLetters(left: string, right: string): number {
  let previous = new Array<number>(right.length + 1).fill(0)
  for (const letter of left) {
    const current = [0]
    for (let column = 1; column <= right.length; column++)
      current.push(
        right[column - 1] === letter ? previous[column - 1]! + 1 : Math.max(previous[column]!, current[column - 1]!),
      )
    previous = current
  }
  return previous[right.length]!
}

/** What the proposal of descriptor handles calls by another name. */
function meantName(checker: Checker, name: string): string | undefined {
  return checker.options.language === 'slang' ? misnamed.get(name) : undefined
}

/** Reports `use of undeclared identifier`; the result is what was probably meant. */
export function reportUndeclared(checker: Checker, segment: NameSegment, isCalled = false): Found | undefined {
  const { name } = segment
  noteMissed(checker, name)
  const foreign = isCalled ? foreignCallee(name) : undefined
  const suggestion = meantName(checker, name) ?? foreign ?? suggest(name, visibleNames(checker, isCalled))
  const found = suggestion === undefined ? undefined : findName(checker, suggestion)
  const span = nameSpan(segment)
  if (suggestion === undefined)
    checker.sink.report(declarationDiagnostics.err_undeclared_var_use(span.start, { name }, { ranges: [span] }))
  else {
    const extras = suggestionExtras(span, suggestion, found)
    checker.sink.report(declarationDiagnostics.err_undeclared_var_use_suggest(span.start, { name, suggestion }, extras))
  }
  return found
}

/** Tells who looks for this name what could stand here. */
export function noteMissed({ names, scope }: Checker, name: string): void {
  names?.miss(name, () => ({ kind: 'scope', names: visibleSymbols(scope), struct: structAround(scope) }))
}

/** Reports `no member named`; the result is what was probably meant. */
export function reportNoMember(
  checker: Checker,
  container: Container,
  segment: { readonly name: string } & Span,
): Found | undefined {
  const { name } = segment
  noteMissedMember(checker, container, name)
  const suggestion = suggest(name, memberNames(checker, container))
  const found = suggestion === undefined ? undefined : findInContainer(checker, container, suggestion)
  const span = nameSpan(segment)
  const isGlobal = container.kind === 'namespace' && container.name === ''
  if (isGlobal) {
    checker.sink.report(declarationDiagnostics.err_no_member_global(span.start, { name }, { ranges: [span] }))
    return undefined
  }
  const where = containerText(container)
  if (suggestion === undefined)
    checker.sink.report(
      declarationDiagnostics.err_no_member(span.start, { name, container: where }, { ranges: [span] }),
    )
  else {
    const extras = suggestionExtras(span, suggestion, found)
    checker.sink.report(
      declarationDiagnostics.err_no_member_suggest(span.start, { name, container: where, suggestion }, extras),
    )
  }
  return found
}

function noteMissedMember({ names }: Checker, container: Container, name: string): void {
  names?.miss(name, () =>
    container.kind === 'namespace'
      ? { kind: 'namespace', names: new Map(container.scope.symbols) }
      : { kind: 'members', type: container.type, isStatic: true },
  )
}

/** Reports `no type named`. */
export function reportNoType(checker: Checker, container: Container, segment: NameSegment): void {
  const { name } = segment
  noteMissedMember(checker, container, name)
  const span = nameSpan(segment)
  if (container.kind === 'namespace' && container.name === '')
    checker.sink.report(declarationDiagnostics.err_no_member_global(span, { name }))
  else
    checker.sink.report(
      declarationDiagnostics.err_typename_nested_not_found(span, { name, container: containerText(container) }),
    )
}

function containerText(container: Container): string {
  if (container.kind === 'type') return `'${typeText(container.type)}'`
  return `namespace '${container.scope.prefix.slice(0, -2)}'`
}

function nameSpan(segment: { readonly name: string } & Span): Span {
  return { start: segment.start, end: segment.start + segment.name.length }
}

function suggestionExtras(span: Span, suggestion: string, found: Found | undefined) {
  const location = found ? locationOf(found) : nowhere
  const notes =
    location === nowhere ? [] : [declarationDiagnostics.note_entity_declared_at(location, { name: suggestion })]
  return { ranges: [span], fixes: [{ span, text: suggestion }], notes }
}

/** Where a name was declared; `nowhere` for built-in things. */
export function locationOf(found: Found): Location {
  switch (found.kind) {
    case 'field':
      return found.field.location
    case 'methods':
      return found.overloads[0]?.declaration.name.start ?? nowhere
    case 'object-member':
      return nowhere
    case 'symbol':
      return symbolLocation(found.symbol)
  }
}

export function symbolLocation(symbol: NameSymbol): Location {
  switch (symbol.kind) {
    case 'variable':
      return symbol.variable.location
    case 'functions':
      return symbol.overloads[0]?.declaration.name.start ?? nowhere
    case 'type':
    case 'enumerator':
      return symbol.location
    case 'type-template': {
      const { declaration } = symbol
      const name = declaration.kind === 'struct' ? declaration.name : declaration.names[0]?.name
      return name?.start ?? declaration.start
    }
    case 'namespace':
    case 'constant':
      return nowhere
  }
}

function* visibleNames(checker: Checker, withTypes: boolean): Iterable<string> {
  for (let scope: Scope | undefined = checker.scope; scope; scope = scope.parent) {
    if (scope.struct) yield* structNames(checker, scope.struct)
    else yield* scopeNames(scope)
  }
  yield* intrinsicNames()
  if (withTypes) yield* builtinTypeNames.keys()
}

function* scopeNames(scope: Scope): Iterable<string> {
  for (const name of scope.symbols.keys()) if (!name.includes(' ')) yield name
  for (const used of scope.usings) for (const name of used.symbols.keys()) if (!name.includes(' ')) yield name
}

function* structNames(checker: Checker, struct: StructType): Iterable<string> {
  for (const field of struct.fields) yield field.name
  const members = checker.members.get(struct)
  if (members) {
    yield* scopeNames(members.scope)
    yield* members.methods.keys()
  }
  for (const base of struct.bases) yield* structNames(checker, base)
}

function memberNames(checker: Checker, container: Container): Iterable<string> {
  if (container.kind === 'namespace') return scopeNames(container.scope)
  const { type } = container
  if (type.kind === 'struct') return structNames(checker, type)
  return type.kind === 'enum' ? (type as EnumType).enumerators.keys() : []
}
