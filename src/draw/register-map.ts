// Places as a picture: a lane for each class and space, or each set; a bar for each resource.
//
//   t space0   |0 albedo |1 bones      |2..5 cascades[4]  : 6..8 free :  |9.. textures[] >
//
// Plain SVG text, the same for the same input, readable without colours: what is new has a thick border, what moved carries both of
// its places, what is gone is hatched. Lanes that are too long go on below.
import { digits, element, escapeText, fitText, type Picture, textWidth } from './svg.ts'

export type BarState = 'kept' | 'new' | 'moved' | 'gone' | 'collides' | 'free'

export interface Bar {
  readonly first: number
  /** `null` is unbounded. */
  readonly count: number | null
  readonly name: string
  readonly state: BarState
  /** Shown when one points at the bar. */
  readonly why: string
  /** Where the root signature has it. */
  readonly root?: string
}

export interface Lane {
  readonly label: string
  readonly bars: readonly Bar[]
}

const rowHeight = 34
const barHeight = 24
const noteHeight = 14
const padding = 8
const widest = 1100

export function registerMap(title: string, lanes: readonly Lane[]): Picture {
  const labelWidth = Math.max(...lanes.map(({ label }) => textWidth(label)), 0) + 2 * padding
  const rows: string[] = []
  let width = labelWidth
  let top = padding
  for (const { label, bars } of lanes) {
    rows.push(element('text', { x: padding, y: top + 16, class: 'lane' }, escapeText(label)))
    const height = rowHeight + (bars.some(({ root }) => root !== undefined) ? noteHeight : 0)
    let left = labelWidth
    let deepest = 1
    for (const column of stack(bars)) {
      const columnWidth = Math.min(widest - labelWidth, Math.max(...column.map(widthOf)))
      if (left > labelWidth && left + columnWidth > widest) {
        top += deepest * height
        left = labelWidth
        deepest = 1
      }
      for (const [level, bar] of column.entries()) rows.push(barOf(bar, left, top + level * height, columnWidth))
      deepest = Math.max(deepest, column.length)
      left += columnWidth + 4
      width = Math.max(width, left)
    }
    top += deepest * height
  }
  if (lanes.length === 0) return { title, width: 200, height: 40, content: nothing }
  return { title, width: width + padding, height: top + padding, content: rows.join('\n') }
}

const nothing = element('text', { x: padding, y: 24 }, 'no registers are assigned')

/** Bars in order; those that share numbers stand below one another. */
function stack(bars: readonly Bar[]): Bar[][] {
  const columns: { bars: Bar[]; upper: number }[] = []
  for (const bar of [...bars].sort((left, right) => left.first - right.first)) {
    const last = columns.at(-1)
    const upper = bar.count === null ? Number.POSITIVE_INFINITY : bar.first + bar.count - 1
    if (last && bar.first <= last.upper) {
      last.bars.push(bar)
      last.upper = Math.max(last.upper, upper)
    } else columns.push({ bars: [bar], upper })
  }
  return columns.map(({ bars: column }) => column)
}

function textOf({ first, count, name }: Bar): string {
  const range = count === null ? `${first}..` : count === 1 ? `${first}` : `${first}..${first + count - 1}`
  return `${range} ${name}`
}

function widthOf(bar: Bar): number {
  const text = Math.max(textWidth(textOf(bar)), textWidth(bar.root ?? '') * 0.85)
  return text + 2 * padding + (bar.count === null ? 12 : 0)
}

function barOf(bar: Bar, x: number, y: number, width: number): string {
  const { state, why, count, name, root } = bar
  const tip = count === null ? 10 : 0
  const right = x + width
  const [start, end, edge] = [digits(x), digits(right), digits(right - tip)]
  const shape = `M${start} ${y}H${edge}L${end} ${y + barHeight / 2}L${edge} ${y + barHeight}H${start}Z`
  const parts = [
    element('title', {}, escapeText(why)),
    element('path', { d: shape, class: `bar ${state}` }),
    element('text', { x: x + padding, y: y + 16 }, escapeText(fitText(textOf(bar), width - padding))),
  ]
  if (root !== undefined) {
    const under = y + barHeight + 3
    parts.push(
      element('path', { d: `M${start} ${under}H${end}`, class: 'root' }),
      element('text', { x: x + padding, y: under + 11, class: 'note' }, escapeText(root)),
    )
  }
  return element('g', { 'data-name': state === 'free' ? undefined : name }, parts.join(''))
}
