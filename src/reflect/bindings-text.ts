// The binding table for people.
//
//   REGISTER  NAME  TYPE             COUNT  WHY
//   u0        A     RWBuffer<float>         register annotation
//   u3..u6    B     RWBuffer<float>  4      u0..u1 is too small for 4 registers (u2 is taken by A); ...
//
//   NOT BOUND  WHY
//   D          the condition is never true: i is in [0, 4] (a.hlsl:12:9)
import { rangeText } from '../binding/reasons.ts'
import { lastRegister } from '../binding/register-space.ts'
import { alignColumns, wrapWords } from '../support/columns.ts'
import type { BindingPlace, BindingRow, BindingTable, SourcePlace, UnusedRow } from './binding-table.ts'
import { rootPlaceText } from './root-place.ts'

/** Narrower than this, the last column is no pleasure to read. */
const narrowest = 40

/** `width` is that of the terminal; without one, nothing is broken into lines. */
export function bindingsText({ resources, unused }: BindingTable, width?: number): string {
  const parts: string[] = []
  if (resources.length === 0) parts.push('no resources are used\n')
  else {
    const isForVulkan = resources.some(({ vulkan }) => vulkan)
    const hasSignature = resources.some(({ root }) => root)
    const rows = resources.map((row) => [
      placeText(row),
      ...(isForVulkan ? [vulkanText(row)] : []),
      ...(hasSignature ? [rootText(row)] : []),
      row.name,
      row.type,
      countText(row),
      row.reason,
    ])
    const head = [
      'REGISTER',
      ...(isForVulkan ? ['SET, BINDING'] : []),
      ...(hasSignature ? ['ROOT'] : []),
      'NAME',
      'TYPE',
      'COUNT',
      'WHY',
    ]
    parts.push(tableText([head, ...rows], width))
  }
  if (unused.length > 0)
    parts.push(tableText([['NOT BOUND', 'WHY'], ...unused.map((row) => [row.name, unusedText(row)])], width))
  return parts.join('\n')
}

/** `u3`, `u3..u6`, `u0, space1`; `-` when a library leaves it open. */
export function placeText({ register, lower, count, space, assigned }: BindingPlace): string {
  if (assigned === false) return '-'
  const upper = count === null ? lastRegister : lower + count - 1
  const range = rangeText(register.charAt(0), { lower, upper })
  return space === 0 ? range : `${range}, space${space}`
}

/** `constants 0`, `table 2, +5`, `static sampler 1`. */
function rootText({ root }: BindingRow): string {
  return root ? rootPlaceText(root) : ''
}

/** `0, 3`; with a counter `0, 3 (counter 0, 4)`. */
function vulkanText({ vulkan }: BindingRow): string {
  if (!vulkan) return ''
  const { set, binding, counter } = vulkan
  return `${set}, ${binding}${counter ? ` (counter ${counter.set}, ${counter.binding})` : ''}`
}

function countText({ count }: BindingRow): string {
  return count === null ? 'unbounded' : count === 1 ? '' : String(count)
}

function unusedText({ reason, decidedAt, usedAt }: UnusedRow): string {
  const at = decidedAt ?? usedAt
  return at ? `${reason} (${positionText(at)})` : reason
}

export function positionText({ file, line, column }: SourcePlace): string {
  return `${file}:${line}:${column}`
}

function tableText(rows: readonly (readonly string[])[], width: number | undefined): string {
  const lines = alignColumns(rows)
  if (width === undefined) return `${lines.join('\n')}\n`
  const last = rows[0]!.length - 1
  const indent = lines[0]!.lastIndexOf(rows[0]![last]!)
  const room = Math.max(narrowest, width - indent)
  const wrapped = lines.flatMap((line) => {
    const [first = '', ...more] = wrapWords(line.slice(indent), room)
    return [`${line.slice(0, indent)}${first}`.trimEnd(), ...more.map((text) => ' '.repeat(indent) + text)]
  })
  return `${wrapped.join('\n')}\n`
}
