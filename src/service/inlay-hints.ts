// Registers of implicit bindings, offsets of constants and names of parameters, shown between the letters of the source.
//
//   Texture2D albedo· : t0·;      float4 tint· @16·;      blur(·radius:· 3, ·taps:· 5)
import type { CallExpression, Expression } from '../ast/nodes.ts'
import { walk } from '../ast/walk.ts'
import { constantPlace } from './hover.ts'
import { comparePositions, normalPath, positionAt } from './positions.ts'
import type { Named } from './program-index.ts'
import { placeText, resourceFacts, whyText } from './resource-facts.ts'
import type { InlayHint, Range } from './types.ts'
import type { ServiceUnit } from './unit.ts'

export function inlayHints(unit: ServiceUnit, path: string, range: Range): readonly InlayHint[] {
  const hints = [...registerHints(unit, path), ...parameterHints(unit, path)]
  return hints
    .filter(
      ({ position }) => comparePositions(range.start, position) <= 0 && comparePositions(position, range.end) <= 0,
    )
    .sort((left, right) => comparePositions(left.position, right.position))
}

function registerHints(unit: ServiceUnit, path: string): InlayHint[] {
  const { index, bound } = unit
  const hints: InlayHint[] = []
  for (const { file, end, named, isDeclaration } of index.in(path)) {
    if (!isDeclaration) continue
    const position = positionAt(file, endOfDeclarator(file.text, end))
    const offset = offsetHint(named)
    if (offset) hints.push({ position, ...offset })
    if (bound.errorCount > 0) continue
    const hint = registerHint(unit, named)
    if (hint) hints.push({ position, ...hint })
  }
  return hints
}

/** Behind the bounds of an array. */
function endOfDeclarator(text: string, end: number): number {
  const bounds = /(?:\s*\[[^\]]*\])*/y
  bounds.lastIndex = end
  return end + (bounds.exec(text)?.[0].length ?? 0)
}

function offsetHint({ entity }: Named): Omit<InlayHint, 'position'> | undefined {
  const place = entity?.kind === 'variable' ? constantPlace(entity.variable) : undefined
  if (!place) return undefined
  const { offset, size } = place
  return { label: ` @${offset}`, kind: 'offset', tooltip: `offset ${offset}, ${size} bytes` }
}

function registerHint({ bound }: ServiceUnit, named: Named): Omit<InlayHint, 'position'> | undefined {
  if (named.kind === 'parameter' || named.kind === 'macro' || named.kind === 'function') return undefined
  const rows = resourceFacts(bound, named.location).bound.filter(
    (row) => row.vulkan !== undefined || (row.isImplicit && row.isAssigned),
  )
  if (rows.length === 0) return undefined
  const label = ` : ${rows.slice(0, 4).map(placeText).join(', ')}${rows.length > 4 ? ', ...' : ''}`
  return { label, kind: 'register', tooltip: rows.map((row) => `${row.name}: ${whyText(row)}`).join('\n') }
}

function parameterHints(unit: ServiceUnit, path: string): InlayHint[] {
  const { index } = unit
  const { sources } = index.compilation
  const hints: InlayHint[] = []
  walk(index.compilation.unit, (node) => {
    if (node.kind !== 'call' || node.arguments.length === 0) return true
    const names = parameterNames(unit, node)
    for (const [position, argument] of node.arguments.entries()) {
      const name = names[position]
      if (name === undefined || name === '' || isObvious(argument, name)) continue
      const { entry, offset } = sources.place(sources.expansionOf(argument.start))
      const isHere = entry.kind === 'file' && normalPath(entry.file.name) === path
      if (!isHere || sources.entry(node.start).kind !== 'file') continue
      hints.push({
        position: positionAt(entry.file, offset),
        label: `${name}: `,
        kind: 'parameter',
        tooltip: undefined,
      })
    }
    return true
  })
  return hints
}

function parameterNames({ index }: ServiceUnit, { callee }: CallExpression): readonly string[] {
  const at =
    callee.kind === 'name' ? callee.path.at(-1)!.start : callee.kind === 'member' ? callee.name.start : undefined
  const named = at === undefined ? undefined : index.meaningOf(at)
  return named?.entity?.kind === 'function' ? named.entity.function.parameters.map(({ name }) => name) : []
}

/** A variable or field of the same name says as much. */
function isObvious(argument: Expression, name: string): boolean {
  const own =
    argument.kind === 'name' ? argument.path.at(-1)!.name : argument.kind === 'member' ? argument.name.text : undefined
  return own?.toLowerCase() === name.toLowerCase()
}
