// From entry points through functions to resources, left to right. What did not survive is dashed, with the reason.
//
//   [main] --> [shade] --> [Albedo t0]
//                     - -> [Debug: the condition is always false]
import type { Flow, FlowNode } from '../reflect/flow.ts'
import { append } from '../support/lists.ts'
import { digits, element, escapeText, fitText, type Picture, textWidth } from './svg.ts'

const boxHeight = 24
const rowHeight = 34
const gap = 70
const margin = 8
const widestBox = 420
/** More of a kind are counted, not drawn. */
const mostInColumn = 200

interface Box {
  readonly node: FlowNode
  readonly text: string
  x: number
  y: number
  width: number
}

export function drawFlow(title: string, flow: Flow): Picture {
  const columns = columnsOf(flow)
  const boxes = new Map<number, Box>()
  const parts: string[] = []
  let left = margin
  let bottom = 0
  for (const column of columns) {
    const shown = column.slice(0, mostInColumn)
    const made = shown.map((number, row): Box => {
      const node = flow.nodes[number]!
      const text = labelOf(node)
      const width = Math.min(widestBox, textWidth(text) + 2 * margin)
      const box = { node, text, x: left, y: margin + row * rowHeight, width }
      boxes.set(number, box)
      return box
    })
    const more = column.length - shown.length
    if (more > 0)
      parts.push(element('text', { x: left, y: margin + shown.length * rowHeight + 16 }, `and ${more} more`))
    bottom = Math.max(bottom, (shown.length + (more > 0 ? 1 : 0)) * rowHeight)
    left += Math.max(0, ...made.map(({ width }) => width)) + gap
  }
  for (const { from, to } of flow.edges) {
    const [start, end] = [boxes.get(from), boxes.get(to)]
    if (start && end) parts.push(edgeOf(start, end))
  }
  for (const box of boxes.values()) parts.push(boxOf(box))
  return { title, width: Math.max(left - gap, 0) + margin, height: bottom + 2 * margin, content: parts.join('\n') }
}

/** Entries first, functions by how far they are from an entry, resources last. */
function columnsOf({ nodes, edges }: Flow): number[][] {
  const callees = new Map<number, number[]>()
  for (const { from, to } of edges) append(callees, from, to)
  const depth = new Map<number, number>()
  const entries = [...nodes.keys()].filter((number) => nodes[number]!.kind === 'entry')
  let front = entries
  for (let level = 0; front.length > 0; level++) {
    for (const number of front) depth.set(number, level)
    const next = front.flatMap((number) => callees.get(number) ?? [])
    front = [...new Set(next)].filter((number) => !depth.has(number) && nodes[number]!.kind === 'function')
  }
  const columns: number[][] = []
  const resources: number[] = []
  for (const [number, { kind }] of nodes.entries()) {
    if (kind === 'resource') resources.push(number)
    else (columns[depth.get(number) ?? 0] ??= []).push(number)
  }
  return [...columns.filter((column) => column !== undefined), resources].filter(({ length }) => length > 0)
}

function labelOf({ kind, name, place, why, isDead }: FlowNode): string {
  if (kind !== 'resource') return name
  if (place === '') return `${name}: ${why}`
  return `${name} ${place}${isDead ? ' (unused)' : ''}`
}

function edgeOf(from: Box, to: Box): string {
  const [x1, y1] = [from.x + from.width, from.y + boxHeight / 2]
  const [x2, y2] = [to.x, to.y + boxHeight / 2]
  const bend = Math.max(20, (x2 - x1) / 2)
  const d = `M${digits(x1)} ${y1}C${digits(x1 + bend)} ${y1} ${digits(x2 - bend)} ${y2} ${digits(x2)} ${y2}`
  return element('path', { d, class: to.node.isDead ? 'edge dead' : 'edge' })
}

function boxOf({ node, text, x, y, width }: Box): string {
  const { kind, isDead, name, why } = node
  const rounding = kind === 'resource' ? 0 : 10
  const title = kind === 'resource' ? `${text}${node.place === '' ? '' : `: ${why}`}` : text
  return element(
    'g',
    { 'data-name': kind === 'resource' ? name : undefined, class: isDead ? 'dead' : undefined },
    [
      element('title', {}, escapeText(title)),
      element('rect', { x, y, width, height: boxHeight, rx: rounding, class: isDead ? 'bar free' : 'bar' }),
      element('text', { x: x + margin, y: y + 16 }, escapeText(fitText(text, width - margin))),
    ].join(''),
  )
}
