// What happened to bindings from one table to another: the data of `descry diff`.
//
//   A u0 -> u1      moved         B -> u2     appeared        C u3 ->     vanished
//
// Resources are matched by name and class. Under DXC's rules a base class joins with `.`, under Clang's with `::`, so both count as
// one; DXC's elements of an array inside a struct (`s.B.2`) are compared with the place of that element in Clang's array.
import type { BindingPlace, BindingRow, BindingTable } from './binding-table.ts'

export interface BindingChange {
  readonly kind: 'moved' | 'appeared' | 'vanished'
  readonly name: string
  readonly class: BindingRow['class']
  readonly before: BindingPlace | null
  readonly after: BindingPlace | null
  /** Why it is where it is now, or why it is gone. */
  readonly reason: string
}

export function compareBindings(before: BindingTable, after: BindingTable): BindingChange[] {
  const changes: BindingChange[] = []
  const rows = aligned(before.resources, after.resources)
  const reasons = new Map(after.unused.map(({ name, reason }) => [name.replaceAll('::', '.'), reason]))
  for (const [first, second] of rows) {
    if (first && second) {
      if (samePlace(first, second)) continue
      changes.push(change('moved', first, second, second.reason))
    } else if (second) changes.push(change('appeared', undefined, second, second.reason))
    else if (first) {
      const reason = reasons.get(first.name.replaceAll('::', '.')) ?? 'it is no longer declared'
      changes.push(change('vanished', first, undefined, reason))
    }
  }
  return changes
}

function samePlace(first: BindingRow, second: BindingRow): boolean {
  return first.lower === second.lower && first.count === second.count && first.space === second.space
}

function change(
  kind: BindingChange['kind'],
  before: BindingRow | undefined,
  after: BindingRow | undefined,
  reason: string,
): BindingChange {
  const { name, class: resourceClass } = (after ?? before)!
  return { kind, name, class: resourceClass, before: placeOf(before), after: placeOf(after), reason }
}

function placeOf(row: BindingRow | undefined): BindingPlace | null {
  if (!row) return null
  const { register, lower, count, space, assigned } = row
  return { register, lower, count, space, ...(assigned === false && { assigned }) }
}

type Pair = readonly [BindingRow | undefined, BindingRow | undefined]

/** Pairs rows by name; repeated names (of different namespaces) in order. Rows of the second table that have no partner come last. */
function aligned(before: readonly BindingRow[], after: readonly BindingRow[]): Pair[] {
  const second = takeApart(after, before)
  const partners = new Map<string, BindingRow[]>()
  for (const row of second) {
    const known = partners.get(keyOf(row))
    if (known) known.push(row)
    else partners.set(keyOf(row), [row])
  }
  const pairs: Pair[] = takeApart(before, after).map((row) => [row, partners.get(keyOf(row))?.shift()])
  const left = new Set([...partners.values()].flat())
  for (const row of second) if (left.has(row)) pairs.push([undefined, row])
  return pairs
}

function keyOf({ class: resourceClass, name }: BindingRow): string {
  return `${resourceClass} ${name.replaceAll('::', '.')}`
}

/** An array `s.B` of which the other table lists elements, `s.B.2`, becomes those elements. */
function takeApart(rows: readonly BindingRow[], others: readonly BindingRow[]): readonly BindingRow[] {
  const elements = new Map<string, BindingRow[]>()
  for (const other of others) {
    const [, array] = /^(.*?)(?:\.\d+)+$/.exec(keyOf(other)) ?? []
    if (array !== undefined) elements.set(array, [...(elements.get(array) ?? []), other])
  }
  return rows.flatMap((row) => {
    const listed = row.dimensions.length > 0 ? elements.get(keyOf(row)) : undefined
    return listed ? listed.map((other) => elementOf(row, other)) : [row]
  })
}

function elementOf(array: BindingRow, { name }: BindingRow): BindingRow {
  const indices = name.slice(array.name.replaceAll('::', '.').length + 1).split('.')
  const flat = indices.reduce((sum, index, depth) => sum * (array.dimensions[depth] ?? 1) + Number(index), 0)
  const lower = array.lower + flat
  return { ...array, name, lower, register: `${array.register.charAt(0)}${lower}`, count: 1, dimensions: [] }
}
