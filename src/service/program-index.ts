// From places of the source to what stands there: every name of a program with the declaration it means, through includes and macros.
//
//   float3 light;  ...  shade(light)       offset of `light` in the call  =>  an entity, declared at the first one
//
// Declarations come from the syntax tree, uses from the checker (`NameLog`) and the preprocessor (`PreprocessLog`). A name is found where
// its letters stand: that of a macro's body in the body, whichever uses of the macro it came from.
import type { Compilation, ProgramLog } from '../driver/compilation.ts'
import type { BuiltinName, Entity } from '../sema/names/name-log.ts'
import { append } from '../support/lists.ts'
import type { Location, SourceFile } from '../support/source.ts'
import { type Declared, declaredNames } from './declared-names.ts'
import { macroParameters } from './macro-parameters.ts'
import { normalPath } from './positions.ts'
import type { SymbolKind } from './types.ts'
import { unresolvedNames } from './unresolved-names.ts'

/** What a name means. Two declarations of one thing are one entity. */
export interface Named {
  /** Of the first declaration. */
  readonly location: Location
  readonly name: string
  readonly kind: SymbolKind
  readonly declarations: Location[]
  /** What the checker made of it; absent where it never looked. */
  entity: Entity | undefined
  /** The function or struct it is local to. */
  readonly within: Declared['within']
  /** Of a macro. */
  readonly macro?: ProgramLog['text']['macros'][number]
}

/** A name where its letters stand. */
export interface Occurrence {
  readonly path: string
  readonly file: SourceFile
  readonly start: number
  readonly end: number
  readonly location: Location
  readonly named: Named
  readonly isDeclaration: boolean
}

/** A name that the language has, where its letters stand. */
export interface BuiltinOccurrence {
  readonly start: number
  readonly end: number
  readonly builtin: BuiltinName
}

export class ProgramIndex {
  readonly compilation: Compilation
  readonly log: ProgramLog
  readonly named = new Map<Location, Named>()
  /** By file, in order of offset. */
  readonly #occurrences = new Map<string, Occurrence[]>()
  readonly #byEntity = new Map<Named, Occurrence[]>()
  readonly declared: readonly Declared[]
  readonly #unspelled = new Set<Named>()
  readonly #meanings = new Map<Location, Named>()
  #builtins: ReadonlyMap<string, readonly BuiltinOccurrence[]> | undefined
  #read: ReadonlyMap<string, ReadonlySet<number>> | undefined

  constructor(compilation: Compilation, log: ProgramLog) {
    this.compilation = compilation
    this.log = log
    this.declared = declaredNames(compilation.unit)
    const seen = new Set<string>()
    const first = firstDeclarations(log.names.repeated)
    const canonical = (location: Location): Location => first.get(location) ?? location
    for (const declared of this.declared) this.#declare(declared, canonical(declared.location))
    for (const { name, location, shape } of log.text.macros)
      this.#declare({ name, location, kind: 'macro', within: undefined }, location, { name, location, shape })
    const parameters = log.text.macros.flatMap(macroParameters)
    for (const { name, location, within } of parameters)
      this.#declare({ name, location, kind: 'parameter', within }, location)
    for (const { location } of this.declared) this.#add(location, canonical(location), true, seen)
    for (const { location, uses } of parameters) {
      this.#add(location, location, true, seen)
      for (const use of uses) this.#add(use, location, false, seen)
    }
    for (const { location } of log.text.macros) this.#add(location, location, true, seen)
    for (const uses of [log.names.uses, log.text.macroUses])
      for (let at = 0; at < uses.length; at += 2) this.#add(uses[at]!, canonical(uses[at + 1]!), false, seen)
    for (const [at, meant] of unresolvedNames(
      compilation.unit,
      this.declared,
      new Set(everySecond(log.names.uses)),
      log,
    ))
      this.#add(at, canonical(meant), false, seen)
    for (const list of this.#occurrences.values()) list.sort((left, right) => left.start - right.start)
  }

  /** Occurrences of a file in order. */
  in(path: string): readonly Occurrence[] {
    return this.#occurrences.get(path) ?? []
  }

  /** Several where a macro's body or a header means different things each time. */
  at(path: string, offset: number): readonly Occurrence[] {
    const list = this.in(path)
    let low = 0
    let high = list.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (list[middle]!.end < offset) low = middle + 1
      else high = middle
    }
    const found: Occurrence[] = []
    for (let index = low; index < list.length && list[index]!.start <= offset; index++)
      if (offset <= list[index]!.end) found.push(list[index]!)
    // Between two names that touch, the one that begins here counts.
    const begun = found.filter(({ start }) => start === offset)
    return begun.length > 0 ? begun : found
  }

  occurrencesOf(named: Named): readonly Occurrence[] {
    return this.#byEntity.get(named) ?? []
  }

  #declare(declared: Declared, first: Location, macro?: Named['macro']): void {
    const known = this.named.get(first)
    const entity = this.log.names.entities.get(declared.location)
    if (known) {
      known.declarations.push(declared.location)
      known.entity ??= entity
      return
    }
    const { name, kind, within } = declared
    const declarations = [declared.location]
    this.named.set(first, { location: first, name, kind, declarations, entity, within, ...(macro && { macro }) })
  }

  #add(at: Location, meant: Location, isDeclaration: boolean, seen: Set<string>): void {
    const named = this.named.get(meant)
    if (!named || at === 0) return
    this.#meanings.set(at, named)
    const { entry, offset } = this.compilation.sources.place(this.compilation.sources.spellingOf(at))
    const { file } = entry
    if (file.name.startsWith('<')) {
      this.#unspelled.add(named)
      return
    }
    const path = normalPath(file.name)
    const end = offset + named.name.length
    if (file.text.slice(offset, end) !== named.name) {
      // An overloaded operator has no name; letters with a line break inside are not edited.
      if (isDeclaration) this.#unspelled.add(named)
      return
    }
    const key = `${path}:${offset}:${meant}`
    if (seen.has(key)) return
    seen.add(key)
    const occurrence: Occurrence = { path, file, start: offset, end, location: at, named, isDeclaration }
    append(this.#occurrences, path, occurrence)
    append(this.#byEntity, named, occurrence)
  }

  /** What the name at a location means. */
  meaningOf(location: Location): Named | undefined {
    return this.#meanings.get(location)
  }

  /** Names of the language in a file, in order. */
  builtinsIn(path: string): readonly BuiltinOccurrence[] {
    this.#builtins ??= this.#placeBuiltins()
    return this.#builtins.get(path) ?? []
  }

  builtinAt(path: string, offset: number): BuiltinName | undefined {
    return this.builtinsIn(path).find(({ start, end }) => start <= offset && offset <= end)?.builtin
  }

  #placeBuiltins(): Map<string, BuiltinOccurrence[]> {
    const found = new Map<string, BuiltinOccurrence[]>()
    const { sources } = this.compilation
    const word = /\w+/y
    for (const [location, builtin] of this.log.names.builtins) {
      const { entry, offset } = sources.place(sources.spellingOf(location))
      word.lastIndex = offset
      const length = word.exec(entry.file.text)?.[0].length ?? 0
      if (length === 0 || entry.file.name.startsWith('<')) continue
      append(found, normalPath(entry.file.name), { start: offset, end: offset + length, builtin })
    }
    return found
  }

  get paths(): Iterable<string> {
    return this.#occurrences.keys()
  }

  /** Why the name cannot be written otherwise: somewhere it is made by `##` or stands in no file. */
  unspelled(named: Named): string | undefined {
    return this.#unspelled.has(named) ? `'${named.name}' is put together by a macro somewhere` : undefined
  }

  /** Is this text read in some other entry of the file? */
  isActive(file: SourceFile, offset: number): boolean {
    this.#read ??= activeOffsets(this.compilation)
    return this.#read.get(file.name)?.has(offset) === true
  }
}

/** Every declaration that repeats another one, with the first of all. */
function firstDeclarations(repeated: readonly Location[]): Map<Location, Location> {
  const first = new Map<Location, Location>()
  const find = (at: Location): Location => {
    const next = first.get(at)
    return next === undefined ? at : find(next)
  }
  for (let index = 0; index < repeated.length; index += 2) {
    const later = find(repeated[index]!)
    const earlier = find(repeated[index + 1]!)
    if (later !== earlier) first.set(Math.max(later, earlier), Math.min(later, earlier))
  }
  return new Map([...first.keys()].map((at) => [at, find(at)]))
}

function activeOffsets({ preprocessed, sources }: Compilation): Map<string, Set<number>> {
  const { positions, count } = preprocessed.tokens
  const read = new Map<string, Set<number>>()
  for (let index = 0; index < count; index++) {
    const { entry, offset } = sources.place(sources.spellingOf(positions[index]!))
    let offsets = read.get(entry.file.name)
    if (!offsets) read.set(entry.file.name, (offsets = new Set()))
    offsets.add(offset)
  }
  return read
}

function everySecond(list: readonly Location[]): Location[] {
  return list.filter((_, index) => index % 2 === 0)
}
