// Checks programs with a name replaced, and compares what every name means before and after.
import { groupBy } from '../support/lists.ts'
import type { Occurrence, ProgramIndex } from './program-index.ts'
import type { ServiceUnit } from './unit.ts'

/** What would go wrong; undefined when nothing does. */
export function verifyRename(
  units: readonly ServiceUnit[],
  places: readonly Occurrence[],
  name: string,
): string | undefined {
  const byFile = groupBy(
    [...places].sort((left, right) => left.start - right.start),
    (place) => place.path,
  )
  const texts = new Map([...byFile].map(([path, list]) => [path, replaced(list, name)]))
  for (const unit of units) {
    const before = unit.index
    const after = unit.indexWith(texts)
    const worse = newError(before, after)
    if (worse !== undefined) return worse
    const moved = differentMeaning(before, after, byFile, name)
    if (moved !== undefined) return moved
  }
  return undefined
}

function replaced(list: readonly Occurrence[], name: string): string {
  const { text } = list[0]!.file
  let result = ''
  let at = 0
  for (const { start, end } of list) {
    result += text.slice(at, start) + name
    at = end
  }
  return result + text.slice(at)
}

function newError(before: ProgramIndex, after: ProgramIndex): string | undefined {
  if (after.compilation.errorCount <= before.compilation.errorCount) return undefined
  const error = after.compilation.reported.find(({ severity }) => severity === 'error')
  return `the program would not compile any more: ${error?.diagnostic.message ?? ''}`
}

/** Every place of the new text with the place that its declaration has, in offsets of the old text. */
function meanings(index: ProgramIndex, old: (path: string, offset: number) => number): Set<string> {
  const found = new Set<string>()
  for (const path of index.paths)
    for (const { start, named } of index.in(path)) {
      const { sources } = index.compilation
      const target = sources.place(sources.spellingOf(named.location))
      const file = target.entry.file.name
      found.add(`${path}:${old(path, start)} ${file}:${old(file, target.offset)}`)
    }
  return found
}

function differentMeaning(
  before: ProgramIndex,
  after: ProgramIndex,
  byFile: ReadonlyMap<string, readonly Occurrence[]>,
  name: string,
): string | undefined {
  const shifted = (path: string, offset: number): number => {
    let at = offset
    for (const { start, end } of byFile.get(path) ?? []) {
      if (start >= at) break
      at -= name.length - (end - start)
    }
    return at
  }
  const old = meanings(before, (_, offset) => offset)
  const renewed = meanings(after, shifted)
  for (const meaning of renewed)
    if (!old.has(meaning)) return `'${name}' means something else at ${meaning.split(' ')[0]} already`
  for (const meaning of old)
    if (!renewed.has(meaning)) return `'${name}' would hide what ${meaning.split(' ')[0]} means`
  return undefined
}
