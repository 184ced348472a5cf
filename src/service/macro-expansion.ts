// What a use of a macro becomes.

import { tokenFlags } from '../lex/tokens.ts'
import { spelling } from '../support/intern.ts'
import type { Location } from '../support/source.ts'
import { occurrencesAt } from './navigation.ts'
import { rangeOf } from './positions.ts'
import type { Occurrence } from './program-index.ts'
import type { MacroExpansion, Position } from './types.ts'
import type { ServiceUnit } from './unit.ts'

const mostTokens = 400

export function macroExpansionAt(unit: ServiceUnit, path: string, position: Position): MacroExpansion | undefined {
  const occurrence = occurrencesAt(unit, path, position).find(({ named }) => named.kind === 'macro')
  const macro = occurrence?.named.macro
  if (!occurrence || !macro) return undefined
  const { file, start, end, named } = occurrence
  const expansion = occurrence.isDeclaration ? '' : expandedText(unit, occurrence)
  return { range: rangeOf(file, start, end), name: named.name, definition: definitionText(unit, occurrence), expansion }
}

function definitionText(unit: ServiceUnit, { named }: Occurrence): string {
  const { sources } = unit.index.compilation
  const { shape, location } = named.macro!
  const { entry, offset } = sources.place(location)
  const end = Math.max(offset + named.name.length, shape.bodyOffset + shape.bodyLength)
  return `#define ${entry.file.text.slice(offset, end)}`
}

/** The tokens that came out of this use, macros inside expanded. */
function expandedText(unit: ServiceUnit, { location }: Occurrence): string {
  const { preprocessed, sources } = unit.index.compilation
  const { positions, atoms, flags, count } = preprocessed.tokens
  const isFrom = (at: Location): boolean => {
    let current = at
    for (;;) {
      const entry = sources.entry(current)
      if (entry.kind === 'file') return false
      if (entry.useStart === location) return true
      current = entry.useStart
    }
  }
  let text = ''
  let found = 0
  for (let index = 0; index < count; index++) {
    if (!isFrom(positions[index]!)) {
      if (found > 0) break
      continue
    }
    if (++found > mostTokens) return `${text} ...`
    const hasSpace = (flags[index]! & (tokenFlags.leadingSpace | tokenFlags.startOfLine)) !== 0
    text += (hasSpace && text !== '' ? ' ' : '') + spelling(atoms[index]!)
  }
  return text
}
