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
import type { BindingPlace, BindingRow, BindingTable, SourcePlace, UnusedRow, VulkanRow } from './binding-table.ts'
import type { InterfacePlace } from './compare.ts'
import { heapIndexText } from './heaps.ts'
import { rootPlaceText } from './root-place.ts'
import type { PushConstantRow, StageVariableRow, VulkanInterface } from './vulkan-interface.ts'

/** Narrower than this, the last column is no pleasure to read. */
const narrowest = 40

/** `width` is that of the terminal; without one, nothing is broken into lines. */
export function bindingsText({ resources, unused, heaps, vulkan }: BindingTable, width?: number): string {
  const parts: string[] = []
  if (resources.length === 0) parts.push(heaps ? 'no registers are used\n' : 'no resources are used\n')
  else {
    const hasSignature = !vulkan && resources.some(({ root }) => root)
    const rows = resources.map((row) => [
      row.vulkan ? vulkanPlaceText(row.vulkan) : placeText(row),
      ...(hasSignature ? [rootText(row)] : []),
      row.name,
      row.type,
      countText(row),
      row.vulkan ? vulkanReason(row.vulkan) : row.reason,
    ])
    const head = [
      vulkan ? 'SET, BINDING' : 'REGISTER',
      ...(hasSignature ? ['ROOT'] : []),
      'NAME',
      'TYPE',
      'COUNT',
      'WHY',
    ]
    parts.push(tableText([head, ...rows], width))
  }
  if (heaps) parts.push(tableText([['HEAP', 'INDEX'], ...heaps.map((row) => [row.heap, heapIndexText(row)])], width))
  if (vulkan) parts.push(...interfaceTables(vulkan).map((rows) => tableText(rows, width)))
  if (unused.length > 0)
    parts.push(tableText([['NOT BOUND', 'WHY'], ...unused.map((row) => [row.name, unusedText(row)])], width))
  return parts.join('\n')
}

function interfaceTables({ pushConstants, specialization, inputs, outputs, heaps }: VulkanInterface): string[][][] {
  const stageRows = (rows: readonly StageVariableRow[]) =>
    rows.map(({ semantic, type, location, builtin, index }) => [
      builtin ?? `${location}${index === null ? '' : `, index ${index}`}`,
      semantic,
      type,
    ])
  const tables: string[][][] = [
    [['PUSH CONSTANT', 'OFFSET', 'SIZE', 'TYPE'], ...pushConstants.flatMap(pushConstantRows)],
    [
      ['CONSTANT ID', 'NAME', 'TYPE', 'DEFAULT'],
      ...specialization.map((row) => [`${row.id}`, row.name, row.type, `${row.default ?? ''}`]),
    ],
    [
      ['HEAP', 'SET, BINDING', 'TYPE'],
      ...heaps.map(({ heap, set, binding, resource }) => [heap, `${set}, ${binding}`, resource]),
    ],
    [['INPUT', 'SEMANTIC', 'TYPE'], ...stageRows(inputs)],
    [['OUTPUT', 'SEMANTIC', 'TYPE'], ...stageRows(outputs)],
  ]
  return tables.filter(({ length }) => length > 1)
}

function pushConstantRows({ name, type, offset, size, fields }: PushConstantRow): string[][] {
  const inner = fields.map((field) => [
    `${name}.${field.name}`,
    `${field.offset}`,
    `${field.size}`,
    `${field.type}${field.elements.map((count) => `[${count}]`).join('')}`,
  ])
  return [[name, `${offset}`, `${size}`, type], ...inner]
}

/** `u3`, `u3..u6`, `u0, space1`; `-` when a library leaves it open. */
export function placeText(place: BindingPlace | InterfacePlace): string {
  if ('place' in place) return place.place
  const { register, lower, count, space, assigned, vulkan } = place
  if (vulkan) return `set ${vulkan.set}, binding ${vulkan.binding}${counterText(vulkan)}`
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
function vulkanPlaceText(row: VulkanRow): string {
  const { set, binding, inputAttachment } = row
  return `${set}, ${binding}${counterText(row)}${inputAttachment === undefined ? '' : ` (input attachment ${inputAttachment})`}`
}

function counterText({ counter }: VulkanRow): string {
  return counter ? ` (counter ${counter.set}, ${counter.binding})` : ''
}

function vulkanReason({ reason, counter }: VulkanRow): string {
  return counter ? `${reason}; counter: ${counter.reason}` : reason
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

/** Rows in columns; the last is broken into lines that fit the width. */
export function tableText(rows: readonly (readonly string[])[], width?: number): string {
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
