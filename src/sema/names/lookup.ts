// What a name means where it stands.
//
//   x            findName: the scopes from the inside out; a struct's scope includes its fields, methods and bases
//   N::S<int>::x lookupName: the segments in front choose a namespace, struct or enum, the last one is a member of it
//
// Functions that only find report nothing; `lookupName` reports a missing name, suggests a similar one and goes on with it.
import type { NameSegment } from '../../ast/nodes.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { type Location, nowhere } from '../../support/source.ts'
import type { Field, StructType, Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { reportUnknownType, resolveTypeName } from '../types/resolve-type.ts'
import { reportAmbiguous, reportNoMember, reportUndeclared } from './missing-names.ts'
import { type FunctionSymbol, type NameSymbol, Scope, type StructMembers, type UsedNamespace } from './symbols.ts'
import { findIn, findInNamespace, usedFrom } from './used-namespaces.ts'

export type Found =
  | {
      readonly kind: 'symbol'
      readonly symbol: NameSymbol
      /** Two that are as near and not the same, when namespaces are used: their qualified names, and where they stand. */
      readonly rivals?: readonly { readonly name: string; readonly place: Location }[] | undefined
    }
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

export type FoundSymbol = Extract<Found, { readonly kind: 'symbol' }>

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

/** What a plain name means in the struct: a base that an argument of the template decides is not known where it is written. */
function findMemberInside(checker: Checker, struct: StructType, name: string): Found | undefined {
  const members = checker.members.get(struct)
  const isHidden = members?.hasDependentBase && !members.usedFields?.has(name)
  return isHidden ? findOwnMember(checker, struct, name, struct) : findMember(checker, struct, name)
}

function findMemberOf(checker: Checker, struct: StructType, name: string, start: StructType): Found | undefined {
  const own = findOwnMember(checker, struct, name, start)
  if (own) return own
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

function findOwnMember(checker: Checker, struct: StructType, name: string, start: StructType): Found | undefined {
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
  return hasAnonymous ? findInAnonymous(checker, struct, name, start) : undefined
}

function findInAnonymous(checker: Checker, struct: StructType, name: string, start: StructType): Found | undefined {
  for (const field of struct.fields) {
    if (!field.isAnonymous || field.type.kind !== 'struct') continue
    const found = findMemberOf(checker, field.type, name, start)
    if (found?.kind === 'field') return { ...found, through: [field, ...(found.through ?? [])] }
  }
  return undefined
}

function findHere(checker: Checker, scope: Scope, name: string, used: readonly UsedNamespace[]): Found | undefined {
  if (scope.struct) return findMemberInside(checker, scope.struct, name)
  // Slang has no order of declaration.
  if (scope === checker.globalScope && checker.awaited.has(name)) checker.declareAwaited(name)
  if (used.length > 0)
    return findIn([scope, ...used.filter(({ seenIn }) => seenIn === scope).map((each) => each.scope)], name)
  const symbol = scope.symbols.get(name)
  return symbol && { kind: 'symbol', symbol }
}

/** From a scope outwards, the first thing that a function finds in one of them. */
function outwards<T>(
  start: Scope,
  find: (scope: Scope, used: readonly UsedNamespace[]) => T | undefined,
): T | undefined {
  let used: readonly UsedNamespace[] = []
  for (let scope: Scope | undefined = start; scope; scope = scope.parent) {
    if (scope.usings.length > 0) used = [...used, ...usedFrom(scope)]
    const found = find(scope, used)
    if (found) return found
  }
  return undefined
}

/** From the current scope outwards. */
export function findName(checker: Checker, name: string): Found | undefined {
  return outwards(checker.scope, (scope, used) => findHere(checker, scope, name, used))
}

/** Among parameters and what blocks declare, from the current scope outwards: the order of declaration is kept there. */
export function findInFunction(checker: Checker, name: string): NameSymbol | undefined {
  for (let scope: Scope | undefined = checker.scope; scope; scope = scope.parent) {
    if (scope.kind !== 'function' && scope.kind !== 'block') return undefined
    const symbol = scope.symbols.get(name)
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
export function findTypeNamed(checker: Checker, name: string): FoundSymbol | undefined {
  return outwards(checker.scope, (scope, used) => typeIn(checker, scope, name, used))
}

export function findType(checker: Checker, name: string): NameSymbol | undefined {
  return findTypeNamed(checker, name)?.symbol
}

function typeIn(checker: Checker, scope: Scope, name: string, used: readonly UsedNamespace[]): FoundSymbol | undefined {
  const found = findHere(checker, scope, name, used)
  if (!found) return undefined
  if (found.kind === 'symbol' && isTypeSymbol(found.symbol)) return found
  const tag = findHere(checker, scope, tagKey(name), used)
  return tag?.kind === 'symbol' ? tag : undefined
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
  else if (segment.templateArguments) reportUnknownType(checker, segment, segment)
  else if (findName(checker, segment.name)) {
    const { name } = segment
    checker.sink.report(nameDiagnostics.err_expected_class_or_namespace(segment, { name }))
  } else reportUndeclared(checker, segment)
  return undefined
}

function findNamespace(
  checker: Checker,
  container: Container | undefined,
  name: string,
): { readonly scope: Scope; readonly name: string } | undefined {
  if (container) {
    const symbol = container.kind === 'namespace' ? findInNamespace(container.scope, name)?.symbol : undefined
    return symbol?.kind === 'namespace' ? symbol : undefined
  }
  return outwards(checker.scope, (scope, used) => {
    const found = scope.struct ? undefined : findHere(checker, scope, name, used)
    return found?.kind === 'symbol' && found.symbol.kind === 'namespace' ? found.symbol : undefined
  })
}

/** A direct member of a namespace, struct or enum. */
export function findInContainer(checker: Checker, container: Container, name: string): Found | undefined {
  if (container.kind === 'namespace') return findInNamespace(container.scope, name)
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
  if (path.length === 1 && !isGlobal) {
    const found = findName(checker, last.name)
    return found ? reportAmbiguous(checker, last, found) : reportUndeclared(checker, last)
  }
  const container = resolveContainer(checker, path.slice(0, -1), isGlobal)
  if (!container) return undefined
  const found = findInContainer(checker, container, last.name)
  return found ? reportAmbiguous(checker, last, found) : reportNoMember(checker, container, last)
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
    case 'variable-template':
      return symbol.declarator.name.start
    case 'namespace':
    case 'constant':
      return nowhere
  }
}
