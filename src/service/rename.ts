// Renames what a name means, everywhere, or says why that cannot be right.
//
// All programs that read the file are looked at. A place where a name's letters stand may mean several things (a macro's body, a header
// that is entered twice), so the names are followed from places to meanings and back until nothing is new. Then the edited texts are
// checked again: every name that was there must mean the same declaration as before, so nothing is hidden, captured or newly wrong.
import { keywords } from '../hlsl/keywords.ts'
import { occurrencesAt } from './navigation.ts'
import { rangeOf } from './positions.ts'
import type { Named, Occurrence, ProgramIndex } from './program-index.ts'
import type { FileEdits, Position, Range, Rename, RenameTarget } from './types.ts'
import type { ServiceUnit } from './unit.ts'
import { verifyRename } from './verify-rename.ts'

/** The range of the name, or why it has no other one. */
export function prepareRename(unit: ServiceUnit, path: string, position: Position): RenameTarget {
  const [occurrence] = occurrencesAt(unit, path, position)
  if (!occurrence) return refuse('there is no name of the program here')
  const { file, start, end, named } = occurrence
  const obstacle = obstacleTo(unit, named)
  return obstacle === undefined ? { ok: true, range: rangeOf(file, start, end), name: named.name } : refuse(obstacle)
}

export function renameAt(unit: ServiceUnit, path: string, position: Position, name: string): Rename {
  if (!/^[A-Za-z_]\w*$/.test(name)) return refuse(`'${name}' is not an identifier`)
  if (keywords.has(name)) return refuse(`'${name}' is a word of the language`)
  const file = unit.workspace.fileOf(path)
  const places = new Map<string, Occurrence>()
  const units = unit.workspace.unitsReading(path)
  for (const one of units) {
    const [first] = occurrencesAt(one, path, position)
    if (!first) continue
    const obstacle = obstacleTo(one, first.named)
    if (obstacle !== undefined) return refuse(obstacle)
    const old = first.named.name
    const collected = collect(one.index, first.named)
    if (typeof collected === 'string') return refuse(collected)
    const hidden = hiddenUse(one.index, first.named, collected)
    if (hidden !== undefined) return refuse(hidden)
    if (old === name) return { ok: true, files: [] }
    for (const occurrence of collected) places.set(`${occurrence.path}:${occurrence.start}`, occurrence)
  }
  if (places.size === 0 || !file) return refuse('there is no name of the program here')
  const files = editsOf([...places.values()], name)
  const outside = files.find((one) => !unit.workspace.fileOf(one.path))
  if (outside) return refuse(`it is also named in ${outside.path}, which cannot be changed`)
  const problem = verifyRename(units, [...places.values()], name)
  return problem === undefined ? { ok: true, files } : refuse(problem)
}

function refuse(reason: string): { readonly ok: false; readonly reason: string } {
  return { ok: false, reason }
}

function obstacleTo({ options, index }: ServiceUnit, named: Named): string | undefined {
  const { name, kind, declarations } = named
  if (kind === 'function' && name === options.entry && options.profile?.startsWith('lib_') !== true)
    return `'${name}' is the entry point: who compiles the shader names it`
  const { sources } = index.compilation
  for (const location of declarations) {
    const { file } = sources.place(sources.spellingOf(location)).entry
    if (file.name.startsWith('<')) return `'${name}' is made by a macro: no file has its letters`
  }
  return undefined
}

/** All places that must change together. */
function collect(index: ProgramIndex, first: Named): readonly Occurrence[] | string {
  const meanings = new Set<Named>([first])
  const places = new Map<string, Occurrence>()
  for (const named of meanings) {
    const all = index.occurrencesOf(named)
    for (const occurrence of all) {
      places.set(`${occurrence.path}:${occurrence.start}`, occurrence)
      for (const other of index.at(occurrence.path, occurrence.start)) {
        if (other.named.name !== first.name) return `the same letters make '${other.named.name}' elsewhere`
        meanings.add(other.named)
      }
    }
    const missing = index.unspelled(named)
    if (missing !== undefined) return missing
  }
  return [...places.values()]
}

/** The name in text that conditions leave out, where it could mean the same. */
function hiddenUse(index: ProgramIndex, named: Named, places: readonly Occurrence[]): string | undefined {
  const { sources } = index.compilation
  const word = new RegExp(`\\b${named.name}\\b`)
  const files = new Set(places.map(({ path }) => path))
  for (const { start, end } of index.log.text.inactive) {
    if (named.within && (start < named.within.start || end > named.within.end)) continue
    const { entry, offset } = sources.place(start)
    const found = word.exec(entry.file.text.slice(offset, offset + end - start))
    if (!found || index.isActive(entry.file, offset + found.index)) continue
    const line = entry.file.lineAt(offset + found.index) + 1
    if (files.size > 0)
      return `'${named.name}' is also named in code that this variant leaves out (${entry.file.name}:${line})`
  }
  return undefined
}

function editsOf(places: readonly Occurrence[], name: string): FileEdits[] {
  const files = new Map<string, FileEdits & { readonly edits: { range: Range; text: string }[] }>()
  for (const { path, file, start, end } of [...places].sort((left, right) => left.start - right.start)) {
    let known = files.get(path)
    if (!known) files.set(path, (known = { path, edits: [] }))
    known.edits.push({ range: rangeOf(file, start, end), text: name })
  }
  return [...files.values()]
}
