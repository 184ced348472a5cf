// Messages about names that mean nothing, with the nearest that would mean something, and about those that mean too much.
//
//   intensty          use of undeclared identifier 'intensty'; did you mean 'intensity'?
import type { NameSegment } from '../../ast/nodes.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { foreignCallee, foreignValueAdvice } from '../../hlsl/foreign-names.ts'
import { intrinsicNames } from '../../hlsl/intrinsics.ts'
import { builtinTypeNames } from '../../hlsl/keywords.ts'
import { nearest } from '../../support/nearest.ts'
import { type Location, nowhere, type Span } from '../../support/source.ts'
import { typeText } from '../../types/print.ts'
import type { EnumType, StructType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { type Container, type Found, findInContainer, findMember, findName, locationOf } from './lookup.ts'
import { structAround, visibleSymbols } from './name-log.ts'
import { misnamed } from './slang-prelude.ts'
import type { Scope } from './symbols.ts'

/** The nearest name within Clang's distance: at most one letter in three inserted or removed, or the same in other case. */
export function suggest(name: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates]
  const best = nearest(name, all)
  if (best === name) return undefined
  const key = name.toLowerCase()
  if (name.length > 1 && best?.toLowerCase() === key) return best
  const same = name.length > 1 ? all.find((candidate) => candidate.toLowerCase() === key) : undefined
  if (same !== undefined || best === undefined) return same
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
  const inside = insideOthers(checker, name)
  const candidates = [...visibleNames(checker, isCalled)].filter(
    (each) => isCalled || !isTypeInOtherCase(checker, name, each),
  )
  const suggestion = inside?.name ?? meantName(checker, name) ?? foreign ?? suggest(name, candidates)
  const found = inside ? inside.found : suggestion === undefined ? undefined : findName(checker, suggestion)
  const span = nameSpan(segment)
  const outside = outOfReach(checker, name)
  if (
    suggestion === undefined ||
    (outside && foreign === undefined && suggestion.toLowerCase() !== name.toLowerCase())
  ) {
    const advice = foreignValueAdvice(name) ?? outside?.advice ?? hiddenInBase(checker, name)
    const notes = outside ? [nameDiagnostics.note_entity_declared_at(outside.place, { name })] : []
    const extras = { ranges: [span], noHelp: advice === undefined, notes }
    const { err_ref_non_value, err_undeclared_var_use } = nameDiagnostics
    const message = outside?.isBuffer ? err_ref_non_value : err_undeclared_var_use
    checker.sink.report(message(span.start, { name, advice: advice ?? '' }, extras))
    return undefined
  } else {
    const extras = suggestionExtras(span, suggestion, found)
    checker.sink.report(nameDiagnostics.err_undeclared_var_use_suggest(span.start, { name, suggestion }, extras))
  }
  return found
}

/** `vsOutput` is no misspelt `VSOutput`: people call variables after their types. */
function isTypeInOtherCase(checker: Checker, name: string, candidate: string): boolean {
  if (candidate.toLowerCase() !== name.toLowerCase()) return false
  const found = findName(checker, candidate)
  return found?.kind === 'symbol' && (found.symbol.kind === 'type' || found.symbol.kind === 'type-template')
}

/** The very name in a namespace or an enumeration at the top: `N::f`, as Clang suggests it. */
function insideOthers(checker: Checker, name: string): { readonly name: string; readonly found?: Found } | undefined {
  for (const [outer, symbol] of checker.globalScope.symbols) {
    if (symbol.kind === 'namespace') {
      const inner = symbol.scope.symbols.get(name)
      if (inner && inner.kind !== 'namespace')
        return { name: `${outer}::${name}`, found: { kind: 'symbol', symbol: inner } }
    } else if (symbol.kind === 'type' && symbol.type.type.kind === 'enum' && symbol.type.type.enumerators.has(name))
      return { name: `${outer}::${name}` }
  }
  return undefined
}

const blocks: ReadonlySet<Scope['kind']> = new Set(['block', 'function'])

interface OutOfReach {
  readonly advice: string
  /** A cbuffer has a name and no value. */
  readonly isBuffer?: true
  readonly place: Location
}

/** What has the name and cannot be used here: a variable whose block has ended, a cbuffer, what is declared further down, a member of a namespace or an enumeration. */
function outOfReach(checker: Checker, name: string): OutOfReach | undefined {
  for (let scope: Scope | undefined = checker.scope; scope && blocks.has(scope.kind); scope = scope.parent) {
    const place = endedVariable(scope, name)
    if (place !== undefined) return { place, advice: 'it ended with its block or loop; declare it in front of that' }
  }
  const buffer = checker.globals.find((each) => each.kind === 'constant-buffer' && each.name === name)
  if (buffer) {
    const advice = `a ${buffer.kind === 'constant-buffer' && buffer.isTexture ? 'tbuffer' : 'cbuffer'} is no object: its members are used by their own names alone`
    return { place: buffer.location, advice, isBuffer: true }
  }
  const later = checker.laterPlace(name)
  return later === undefined
    ? undefined
    : { place: later, advice: 'what is used is declared above; move it up, or declare the function there' }
}

function endedVariable({ ended }: Scope, name: string): Location | undefined {
  for (const scope of ended.toReversed()) {
    const symbol = scope.symbols.get(name)
    if (symbol?.kind === 'variable') return symbol.variable.location
    const inside = endedVariable(scope, name)
    if (inside !== undefined) return inside
  }
  return undefined
}

function hiddenInBase(checker: Checker, name: string): string | undefined {
  const struct = structAround(checker.scope)
  return struct && findMember(checker, struct, name)
    ? `a base that depends on a template parameter has it; write 'this.${name}', or the base with '::' in front`
    : undefined
}

/** Reports a name that two namespaces declare; the result is the first of its meanings. */
export function reportAmbiguous(checker: Checker, segment: NameSegment, found: Found): Found {
  if (found.kind !== 'symbol' || !found.rivals) return found
  const { name } = segment
  const notes = found.rivals.map((rival) => nameDiagnostics.note_ambiguous_candidate(rival.place, rival))
  checker.sink.report(nameDiagnostics.err_ambiguous_reference(nameSpan(segment), { name }, { notes }))
  return { kind: 'symbol', symbol: found.symbol }
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
    checker.sink.report(nameDiagnostics.err_no_member_global(span.start, { name }, { ranges: [span] }))
    return undefined
  }
  const where = containerText(container)
  if (suggestion === undefined)
    checker.sink.report(
      nameDiagnostics.err_no_member(
        span.start,
        { name, container: where, advice: '' },
        { ranges: [span], noHelp: true },
      ),
    )
  else {
    const extras = suggestionExtras(span, suggestion, found)
    checker.sink.report(
      nameDiagnostics.err_no_member_suggest(span.start, { name, container: where, suggestion }, extras),
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
    checker.sink.report(nameDiagnostics.err_no_member_global(span, { name }))
  else
    checker.sink.report(
      nameDiagnostics.err_typename_nested_not_found(span, { name, container: containerText(container) }),
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
  const notes = location === nowhere ? [] : [nameDiagnostics.note_entity_declared_at(location, { name: suggestion })]
  return { ranges: [span], fixes: [{ span, text: suggestion }], notes }
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
  for (const used of scope.usings) for (const name of used.scope.symbols.keys()) if (!name.includes(' ')) yield name
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
