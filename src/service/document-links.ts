// The files that `#include` lines name.
import { normalPath, rangeOf } from './positions.ts'
import type { DocumentLink } from './types.ts'
import type { ServiceUnit } from './unit.ts'

export function documentLinks(unit: ServiceUnit, path: string): readonly DocumentLink[] {
  const { sources } = unit.index.compilation
  const links = new Map<number, DocumentLink>()
  for (const { start, end, path: target } of unit.index.log.text.includes) {
    const { entry, offset } = sources.place(start)
    if (normalPath(entry.file.name) !== path || unit.workspace.fileOf(target) === undefined) continue
    // Without the quotes.
    links.set(offset, { range: rangeOf(entry.file, offset + 1, offset + end - start - 1), target: normalPath(target) })
  }
  return [...links.values()]
}
