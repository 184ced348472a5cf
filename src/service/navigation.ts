// Where things are: definitions, declarations, types, references.
import type { Type } from '../types/types.ts'
import { arrayElement } from '../types/types.ts'
import { offsetAt, rangeOf, spelledPlace } from './positions.ts'
import type { Named, Occurrence, ProgramIndex } from './program-index.ts'
import type { Place, Position } from './types.ts'
import type { ServiceUnit } from './unit.ts'

/** What stands at a place of a document. */
export function occurrencesAt(unit: ServiceUnit, path: string, position: Position): readonly Occurrence[] {
  const file = unit.workspace.fileOf(path)
  return file ? unit.index.at(path, offsetAt(file, position)) : []
}

/** The definition where there is one, else the declarations; of an `#include` the file. */
export function definitionsAt(unit: ServiceUnit, path: string, position: Position): readonly Place[] {
  const included = includedAt(unit, path, position)
  if (included) return [included]
  return distinct(occurrencesAt(unit, path, position).flatMap(({ named }) => definitionOf(unit.index, named)))
}

/** Every declaration, the definition among them. */
export function declarationsAt(unit: ServiceUnit, path: string, position: Position): readonly Place[] {
  return distinct(
    occurrencesAt(unit, path, position).flatMap(({ named }) => placesOf(unit.index, named, named.declarations)),
  )
}

export function typeDefinitionsAt(unit: ServiceUnit, path: string, position: Position): readonly Place[] {
  const { index } = unit
  return distinct(
    occurrencesAt(unit, path, position).flatMap(({ named }) => {
      const type = namedType(named)
      const declared = type && typeLocation(type)
      const meant = declared === undefined ? undefined : index.named.get(declared)
      return meant ? definitionOf(index, meant) : []
    }),
  )
}

/** In all programs that read the file. */
export function referencesAt(unit: ServiceUnit, path: string, position: Position, withDeclaration: boolean): Place[] {
  const found: Place[] = []
  for (const one of unit.workspace.unitsReading(path)) {
    for (const { named } of occurrencesAt(one, path, position))
      for (const occurrence of one.index.occurrencesOf(named))
        if (withDeclaration || !occurrence.isDeclaration) found.push(placeOf(occurrence))
  }
  return distinct(found)
}

/** In one document; a declaration counts as written to. */
export function highlightsAt(
  unit: ServiceUnit,
  path: string,
  position: Position,
): readonly { readonly place: Place; readonly isDeclaration: boolean }[] {
  return occurrencesAt(unit, path, position).flatMap(({ named }) =>
    unit.index
      .occurrencesOf(named)
      .filter((occurrence) => occurrence.path === path)
      .map((occurrence) => ({ place: placeOf(occurrence), isDeclaration: occurrence.isDeclaration })),
  )
}

export function placeOf({ path, file, start, end }: Occurrence): Place {
  return { path, range: rangeOf(file, start, end) }
}

function includedAt(unit: ServiceUnit, path: string, position: Position): Place | undefined {
  const file = unit.workspace.fileOf(path)
  if (!file) return undefined
  const offset = offsetAt(file, position)
  const { sources } = unit.index.compilation
  for (const { start, end, path: target } of unit.index.log.text.includes) {
    const at = sources.place(sources.spellingOf(start))
    if (at.entry.file.name !== file.name && spelledPlace(sources, start, 1)?.path !== path) continue
    if (offset < at.offset || offset > at.offset + (end - start)) continue
    const first = { line: 0, character: 0 }
    return { path: target, range: { start: first, end: first } }
  }
  return undefined
}

function definitionOf(index: ProgramIndex, named: Named): readonly Place[] {
  const { entity, declarations } = named
  const own = definedAt(entity)
  const isKnown = own !== undefined && declarations.includes(own)
  return placesOf(index, named, isKnown ? [own] : named.kind === 'namespace' ? declarations : declarations.slice(-1))
}

/** The declaration that the checker took for the definition. */
function definedAt(entity: Named['entity']): number | undefined {
  if (entity?.kind === 'function') return entity.function.location
  if (entity?.kind === 'struct' || entity?.kind === 'enum') return entity.type.location
  return entity?.kind === 'variable' ? entity.variable.location : undefined
}

function placesOf(index: ProgramIndex, { name }: Named, locations: readonly number[]): Place[] {
  return locations.flatMap((location) => spelledPlace(index.compilation.sources, location, name.length) ?? [])
}

function namedType({ entity }: Named): Type | undefined {
  switch (entity?.kind) {
    case 'variable':
      return entity.variable.type
    case 'field':
      return entity.field.type
    case 'function':
      return entity.function.returnType
    case 'struct':
    case 'enum':
    case 'alias':
    case 'enumerator':
      return entity.type
    default:
      return undefined
  }
}

function typeLocation(type: Type): number | undefined {
  const inner = arrayElement(type)
  if (inner.kind === 'struct' || inner.kind === 'enum') return inner.location
  return inner.kind === 'object' && inner.element ? typeLocation(inner.element) : undefined
}

function distinct(places: readonly Place[]): Place[] {
  const known = new Map<string, Place>()
  for (const place of places) {
    const { path, range } = place
    known.set(`${path}:${range.start.line}:${range.start.character}`, place)
  }
  return [...known.values()]
}
