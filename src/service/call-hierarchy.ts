// Who calls a function, and whom it calls.
import type { Declaration, FunctionDeclaration } from '../ast/nodes.ts'
import { append } from '../support/lists.ts'
import type { SourceMap } from '../support/source.ts'
import { headOf } from './hover.ts'
import { occurrencesAt, placeOf } from './navigation.ts'
import { contains, shownPlace, spelledPlace } from './positions.ts'
import type { Named, Occurrence } from './program-index.ts'
import type { Call, CallItem, Position } from './types.ts'
import type { ServiceUnit } from './unit.ts'

export function callItemsAt(unit: ServiceUnit, path: string, position: Position): readonly CallItem[] {
  return occurrencesAt(unit, path, position)
    .filter(({ named }) => isFunction(named))
    .flatMap(({ named }) => itemOf(unit, named) ?? [])
}

export function incomingCalls(unit: ServiceUnit, path: string, position: Position): readonly Call[] {
  const calls = new Map<Named, Occurrence[]>()
  for (const one of unit.workspace.unitsReading(path)) {
    const callers = functionsOf(one)
    for (const { named } of occurrencesAt(one, path, position).filter((found) => isFunction(found.named)))
      for (const use of one.index.occurrencesOf(named)) {
        const caller = use.isDeclaration ? undefined : functionAround(callers, use)
        if (caller) append(calls, caller, use)
      }
  }
  return [...calls].flatMap(([caller, uses]) => callOf(unit, caller, uses))
}

export function outgoingCalls(unit: ServiceUnit, path: string, position: Position): readonly Call[] {
  const functions = functionsOf(unit)
  const calls = new Map<Named, Occurrence[]>()
  for (const { named } of occurrencesAt(unit, path, position).filter((found) => isFunction(found.named)))
    for (const { place } of functions.filter((one) => one.named === named))
      for (const use of unit.index.in(place.path)) {
        if (use.isDeclaration || !isFunction(use.named) || !contains(place.range, placeOf(use).range.start)) continue
        append(calls, use.named, use)
      }
  return [...calls].flatMap(([called, uses]) => callOf(unit, called, uses))
}

function isFunction({ kind }: Named): boolean {
  return kind === 'function' || kind === 'method'
}

function callOf(unit: ServiceUnit, named: Named, uses: readonly Occurrence[]): Call[] {
  const item = itemOf(unit, named)
  return item ? [{ item, ranges: uses.map((use) => placeOf(use).range) }] : []
}

function itemOf({ index }: ServiceUnit, named: Named): CallItem | undefined {
  const { sources } = index.compilation
  const location = named.entity?.kind === 'function' ? named.entity.function.location : named.declarations.at(-1)!
  const place = spelledPlace(sources, location, named.name.length)
  return place && { name: named.name, detail: headOf(named), place, selection: place.range }
}

interface FunctionPlace {
  readonly named: Named
  readonly place: ReturnType<typeof shownPlace>
}

/** Functions with bodies, and where they stand. */
function functionsOf({ index }: ServiceUnit): readonly FunctionPlace[] {
  const { sources, unit } = index.compilation
  return unit.declarations.flatMap(collect).flatMap((declaration) => {
    const named = index.meaningOf(declaration.name.start)
    return named ? [{ named, place: placeOfBody(sources, declaration) }] : []
  })
}

function collect(declaration: Declaration): FunctionDeclaration[] {
  if (declaration.kind === 'function') return declaration.body ? [declaration] : []
  if (declaration.kind === 'struct' || declaration.kind === 'namespace')
    return (declaration.members ?? []).flatMap(collect)
  return []
}

function placeOfBody(sources: SourceMap, declaration: FunctionDeclaration): FunctionPlace['place'] {
  return shownPlace(sources, declaration)
}

function functionAround(functions: readonly FunctionPlace[], use: Occurrence): Named | undefined {
  const { path, range } = placeOf(use)
  return functions.find(({ place }) => place.path === path && contains(place.range, range.start))?.named
}
