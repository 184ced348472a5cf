// The register map of a binding table, and of what a diff found.
import type { BindingPlace, BindingRow, BindingTable } from '../reflect/binding-table.ts'
import { placeText } from '../reflect/bindings-text.ts'
import type { BindingChange } from '../reflect/compare.ts'
import { rootPlaceText } from '../reflect/root-place.ts'
import type { WrittenRegister } from '../reflect/written-registers.ts'
import { append } from '../support/lists.ts'
import { type Bar, type BarState, type Lane, registerMap } from './register-map.ts'
import type { Picture } from './svg.ts'

/** `t`, space 0; or a set. */
interface Slot {
  readonly lane: string
  readonly first: number
  readonly count: number | null
}

export function drawBindings(title: string, table: BindingTable): Picture {
  return registerMap(title, bindingLanes(table))
}

function bindingLanes({ resources }: BindingTable): Lane[] {
  const bars = resources.flatMap((row): [string, Bar][] => {
    const slot = slotOf(row)
    if (!slot) return []
    const why = `${row.name}, ${row.type}, ${placeText(row)}: ${row.vulkan?.reason ?? row.reason}`
    const root = row.root && !row.vulkan ? { root: rootPlaceText(row.root) } : {}
    return [[slot.lane, { ...slot, name: nameOf(row), state: row.used === false ? 'gone' : 'kept', why, ...root }]]
  })
  return lanesOf(bars)
}

/** Of a program whose registers do not fit: what the source asks for, collisions marked. */
export function drawWritten(title: string, rows: readonly WrittenRegister[]): Picture {
  const bars = rows.map(({ name, letter, register, count, space }): [string, Bar] => {
    const why = `${name} asks for ${letter}${register}${count === 1 ? '' : ` and ${count === null ? 'all' : count - 1} that follow`}`
    return [`${letter} space${space}`, { first: register, count, name, state: 'kept', why }]
  })
  return registerMap(title, lanesOf(bars))
}

/** Two tables in one picture: what stayed, what moved from where, what is new and what is gone. */
export function drawChanges(title: string, after: BindingTable, changes: readonly BindingChange[]): Picture {
  const key = (name: string): string => name.replaceAll('::', '.')
  const isBound = (place: BindingChange['before']): boolean => place !== null && 'register' in place
  const changed = new Set(
    changes.filter(({ before, after: to }) => isBound(before) || isBound(to)).map(({ name }) => key(name)),
  )
  const bars: [string, Bar][] = []
  const add = (place: BindingPlace, name: string, state: BarState, why: string): void => {
    const slot = slotOf(place)
    if (slot) bars.push([slot.lane, { ...slot, name, state, why }])
  }
  for (const row of after.resources)
    if (!changed.has(key(row.name))) add(row, nameOf(row), 'kept', `${row.name} stays at ${placeText(row)}`)
  for (const { kind, name, before: from, after: to, reason } of changes) {
    if (to && 'register' in to) {
      const was = from ? ` (was ${placeText(from)})` : ''
      add(to, `${name}${was}`, kind === 'appeared' ? 'new' : 'moved', `${name} ${kind}: ${reason}`)
    } else if (from && 'register' in from) add(from, name, 'gone', `${name} ${kind}: ${reason}`)
  }
  return registerMap(title, lanesOf(bars))
}

function nameOf({ name, count, dimensions }: BindingRow): string {
  if (dimensions.length > 0) return `${name}${dimensions.map((size) => `[${size ?? ''}]`).join('')}`
  return count === null ? `${name}[]` : name
}

function slotOf({ register, lower, count, space, assigned, vulkan }: BindingPlace): Slot | undefined {
  if (vulkan) return { lane: `set ${vulkan.set}`, first: vulkan.binding, count: 1 }
  if (assigned === false) return undefined
  return { lane: `${register.charAt(0)} space${space}`, first: lower, count }
}

const order = 'tubs'

/** Lanes in the order of classes and spaces, with what is free between the bars, and collisions marked. */
function lanesOf(bars: readonly (readonly [string, Bar])[]): Lane[] {
  const lanes = new Map<string, Bar[]>()
  for (const [lane, bar] of bars) append(lanes, lane, bar)
  return [...lanes]
    .sort(([left], [right]) => rank(left) - rank(right) || numberIn(left) - numberIn(right))
    .map(([label, own]) => ({ label, bars: withGaps(withCollisions(own)) }))
}

function rank(lane: string): number {
  return order.indexOf(lane.charAt(0))
}

function numberIn(lane: string): number {
  return Number(/\d+$/.exec(lane)?.[0] ?? 0)
}

function endOf({ first, count }: Bar): number {
  return count === null ? Number.POSITIVE_INFINITY : first + count
}

function withCollisions(bars: readonly Bar[]): Bar[] {
  const sorted = [...bars].sort((left, right) => left.first - right.first)
  let end = 0
  return sorted.map((bar, index) => {
    const isIn = bar.first < end && bar.state !== 'gone'
    const next = sorted[index + 1]
    end = Math.max(end, bar.state === 'gone' ? 0 : endOf(bar))
    const meets = next !== undefined && next.first < endOf(bar) && next.state !== 'gone' && bar.state !== 'gone'
    return (isIn || meets) && bar.state === 'kept' ? { ...bar, state: 'collides' as const } : bar
  })
}

function withGaps(bars: readonly Bar[]): Bar[] {
  const all: Bar[] = []
  let end = 0
  for (const bar of bars) {
    if (bar.first > end) {
      const count = bar.first - end
      all.push({ first: end, count, name: 'free', state: 'free', why: `${count} free` })
    }
    all.push(bar)
    end = Math.max(end, endOf(bar))
  }
  return all
}
