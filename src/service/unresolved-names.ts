// Names that the checker never looked up: those of templates without instances, of default arguments that every call overrides, of statements
// behind an error, and functions that attributes name in strings. They mean the innermost declaration of that name that they can see.
import type { NameSegment, TranslationUnit } from '../ast/nodes.ts'
import { type Node, walk } from '../ast/walk.ts'
import type { ProgramLog } from '../driver/compilation.ts'
import { groupBy } from '../support/lists.ts'
import type { Location } from '../support/source.ts'
import type { Declared } from './declared-names.ts'

export function unresolvedNames(
  unit: TranslationUnit,
  declared: readonly Declared[],
  resolved: ReadonlySet<Location>,
  { names: { builtins } }: ProgramLog,
): readonly (readonly [at: Location, meant: Location])[] {
  const byName = groupBy(declared, (one) => one.name)
  const found: (readonly [Location, Location])[] = []
  const look = (name: string, at: Location): void => {
    if (resolved.has(at) || builtins.has(at)) return
    const meant = innermost(byName.get(name) ?? [], at)
    if (meant && meant.location !== at) found.push([at, meant.location])
  }
  walk(unit, (node) => {
    for (const { name, start } of segmentsOf(node)) look(name, start)
    if (node.kind === 'attribute' && node.name.toLowerCase() === 'patchconstantfunc') {
      const [argument] = node.arguments
      if (argument?.kind === 'string') look(argument.value, argument.start + 1)
    }
    return true
  })
  return found
}

/** Of a path, what stands first: the others are members of it. */
function segmentsOf(node: Node): readonly NameSegment[] {
  return node.kind === 'name' || node.kind === 'named-type' ? node.path.slice(0, 1) : []
}

function innermost(candidates: readonly Declared[], at: Location): Declared | undefined {
  let best: Declared | undefined
  for (const candidate of candidates) {
    const { within, location, kind } = candidate
    if (within && (at < within.start || at >= within.end)) continue
    const isMember = kind === 'field' || kind === 'method'
    if (!isMember && location > at && kind !== 'function') continue
    if (!best || sizeOf(candidate) <= sizeOf(best)) best = candidate
  }
  return best
}

function sizeOf({ within }: Declared): number {
  return within ? within.end - within.start : Number.POSITIVE_INFINITY
}
