// Places as a picture: a lane for each class and space, or each set; a bar for each resource.
//
//   t space0   |0 albedo |1 bones      |2..5 cascades[4]  |6.. textures[] >
//
// Plain SVG text, the same for the same input, readable without colours: what is new has a thick border, what moved carries both of
// its places, what is gone is hatched.
import { element, escapeText, textWidth } from './svg.ts'

export type BarState = 'kept' | 'new' | 'moved' | 'gone' | 'collides'

export interface Bar {
  readonly first: number
  /** `null` is unbounded. */
  readonly count: number | null
  readonly name: string
  readonly state: BarState
  /** Shown when one points at the bar. */
  readonly why: string
}

export interface Lane {
  readonly label: string
  readonly bars: readonly Bar[]
}

const rowHeight = 34
const barHeight = 24
const padding = 8

/** The words of the picture for those who do not see it. */
export function registerMap(title: string, lanes: readonly Lane[]): string {
  const labelWidth = Math.max(...lanes.map(({ label }) => textWidth(label)), 0) + 2 * padding
  const rows: string[] = []
  let width = labelWidth
  let top = padding
  for (const { label, bars } of lanes) {
    rows.push(element('text', { x: padding, y: top + 16, class: 'lane' }, escapeText(label)))
    const levels = stack(bars)
    let left = labelWidth
    for (const column of levels) {
      const columnWidth = Math.max(...column.map(widthOf))
      for (const [level, bar] of column.entries()) rows.push(barOf(bar, left, top + level * rowHeight, columnWidth))
      left += columnWidth + 4
    }
    width = Math.max(width, left)
    top += Math.max(1, ...levels.map((column) => column.length)) * rowHeight
  }
  const content = [element('title', {}, escapeText(title)), element('style', {}, style), hatch, ...rows].join('\n')
  const size = { width: width + padding, height: top + padding }
  const frame = {
    xmlns: 'http://www.w3.org/2000/svg',
    role: 'img',
    viewBox: `0 0 ${Math.ceil(size.width)} ${Math.ceil(size.height)}`,
    width: Math.ceil(size.width),
    height: Math.ceil(size.height),
  }
  return `${element('svg', frame, `\n${content}\n`)}\n`
}

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
  return textWidth(textOf(bar)) + 2 * padding + (bar.count === null ? 12 : 0)
}

function barOf(bar: Bar, x: number, y: number, width: number): string {
  const { state, why, count } = bar
  const tip = count === null ? 10 : 0
  const right = x + width
  const shape = `M${r(x)} ${y}H${r(right - tip)}L${r(right)} ${y + barHeight / 2}L${r(right - tip)} ${y + barHeight}H${r(x)}Z`
  const parts = [
    element('title', {}, escapeText(why)),
    element('path', { d: shape, class: `bar ${state}` }),
    element('text', { x: x + padding, y: y + 16 }, escapeText(textOf(bar))),
  ]
  return element('g', {}, parts.join(''))
}

function r(value: number): number {
  return Math.round(value * 100) / 100
}

const hatch = element(
  'defs',
  {},
  element(
    'pattern',
    { id: 'hatch', width: 6, height: 6, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    element('path', { d: 'M0 0V6', stroke: '#888', 'stroke-width': 2 }),
  ),
)

const style = `
svg { background: #fff; }
text { font: 12px ui-monospace, Menlo, Consolas, monospace; fill: #111; }
.lane { font-weight: bold; }
.bar { fill: #f2f2f2; stroke: #555; }
.bar.new { fill: #e6f4e6; stroke: #0a5c0a; stroke-width: 2.5; }
.bar.moved { fill: #fff3d6; stroke: #7a5200; stroke-width: 2.5; }
.bar.gone { fill: url(#hatch); stroke: #888; stroke-dasharray: 4 3; }
.bar.collides { fill: #fde3e3; stroke: #a00000; stroke-width: 2.5; }
`
