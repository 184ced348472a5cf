// What happened to bindings from one table to another: the data of `descry diff`.
//
//   A u0 -> u1      moved         B -> u2     appeared        C u3 ->     vanished        numthreads 8, 8, 1 -> 64, 1, 1    changed
//
// Resources are matched by name and class. Under DXC's rules a base class joins with `.`, under Clang's with `::`, so both count as
// one; DXC's elements of an array inside a struct (`s.B.2`) are compared with the place of that element in Clang's array.
import { append, groupBy } from '../support/lists.ts'
import type { BindingPlace, BindingRow, BindingTable, VulkanRow } from './binding-table.ts'
import { type InterfaceFact, interfaceFacts, type VulkanInterface } from './vulkan-interface.ts'

/** What moved, appeared or vanished, or is there no longer as it was. */
export interface BindingChange {
  readonly kind: 'moved' | 'appeared' | 'vanished' | 'changed'
  readonly name: string
  readonly class: BindingRow['class'] | InterfaceFact['what']
  readonly before: BindingPlace | InterfacePlace | null
  readonly after: BindingPlace | InterfacePlace | null
  /** Why it is where it is now, or why it is gone. */
  readonly reason: string
}

/** Of what is in no descriptor: `location 3, float4`. */
export interface InterfacePlace {
  readonly place: string
}

export function compareBindings(before: BindingTable, after: BindingTable): BindingChange[] {
  const changes: BindingChange[] = []
  const rows = aligned(before.resources, after.resources)
  const reasons = new Map(after.unused.map(({ name, reason }) => [name.replaceAll('::', '.'), reason]))
  for (const [first, second] of rows) {
    if (first && second) {
      if (samePlace(first, second)) continue
      changes.push(change('moved', first, second, reasonOf(second)))
    } else if (second) changes.push(change('appeared', undefined, second, reasonOf(second)))
    else if (first) {
      const reason = reasons.get(first.name.replaceAll('::', '.')) ?? 'it is no longer declared'
      changes.push(change('vanished', first, undefined, reason))
    }
  }
  if (before.vulkan && after.vulkan) changes.push(...compareInterfaces(before.vulkan, after.vulkan))
  return changes
}

function compareInterfaces(before: VulkanInterface, after: VulkanInterface): BindingChange[] {
  return compareFacts(interfaceFacts(before), interfaceFacts(after))
}

/** Of these there is nothing to move. */
const placeless: ReadonlySet<InterfaceFact['what']> = new Set(['resource', 'interpolation', 'entry point'])

/** First comes where it is, then what it is: `offset 16, float3`. */
function kindOf({ what, place }: InterfaceFact, after: InterfaceFact): BindingChange['kind'] {
  const isThere = place.split(', ')[0] === after.place.split(', ')[0]
  return isThere || placeless.has(what) ? 'changed' : 'moved'
}

export function compareFacts(before: readonly InterfaceFact[], after: readonly InterfaceFact[]): BindingChange[] {
  const keyed = (facts: readonly InterfaceFact[]) => new Map(facts.map((fact) => [`${fact.what} ${fact.name}`, fact]))
  const first = keyed(before)
  const second = keyed(after)
  const changes: BindingChange[] = []
  for (const [key, fact] of new Map([...first, ...second])) {
    const from = first.get(key)
    const to = second.get(key)
    if (from?.place === to?.place) continue
    changes.push({
      kind: from && to ? kindOf(from, to) : to ? 'appeared' : 'vanished',
      name: fact.name,
      class: fact.what,
      before: from ? { place: from.place } : null,
      after: to ? { place: to.place } : null,
      reason: fact.what,
    })
  }
  return changes
}

/** For Vulkan, the set and the binding count; else the register. */
function samePlace(first: BindingRow, second: BindingRow): boolean {
  if (first.vulkan && second.vulkan) return first.count === second.count && sameDescriptor(first.vulkan, second.vulkan)
  return first.lower === second.lower && first.count === second.count && first.space === second.space
}

function sameDescriptor(first: VulkanRow, second: VulkanRow): boolean {
  const isSame = (one: VulkanRow['counter'], other: VulkanRow['counter']): boolean =>
    one?.set === other?.set && one?.binding === other?.binding
  return (
    first.set === second.set &&
    first.binding === second.binding &&
    first.inputAttachment === second.inputAttachment &&
    isSame(first.counter, second.counter)
  )
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
  const { register, lower, count, space, assigned, vulkan } = row
  return { register, lower, count, space, ...(assigned === false && { assigned }), ...(vulkan && { vulkan }) }
}

function reasonOf({ reason, vulkan }: BindingRow): string {
  return vulkan?.reason ?? reason
}

type Pair = readonly [BindingRow | undefined, BindingRow | undefined]

/** Pairs rows by name; repeated names (of different namespaces) in order. Rows of the second table that have no partner come last. */
function aligned(before: readonly BindingRow[], after: readonly BindingRow[]): Pair[] {
  const second = takeApart(after, before)
  const partners = groupBy(second, keyOf)
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
    if (array !== undefined) append(elements, array, other)
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
