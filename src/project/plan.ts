// From what the units of a project use to where everything goes: one plan for each layout and family, the table that compilations import,
// and the lock that keeps it.
import type { Reflection } from '../reflect/reflection.ts'
import { groupBy } from '../support/lists.ts'
import { blocksOf, variantsOf } from './buffers.ts'
import { type PlannedLayout, planLayout } from './layout.ts'
import { type LinkageProblem, linkageProblems } from './linkage.ts'
import type { Lock, LockedBuffer, LockedLayout, LockedSlot } from './lock.ts'
import { type Mismatch, mismatchesOf } from './mismatches.ts'
import type { Permutation } from './permutations.ts'
import { counterKey, type Family, isCounter, isMarkedSampler, nameOf, requestsOf, type Slot } from './slots.ts'

/** What a unit was found to use. */
export interface UnitReflection {
  readonly id: string
  readonly shader: string
  readonly permutation: Permutation
  readonly layout: string
  readonly family: Family
  readonly reflection: Reflection
}

export interface Plan extends PlannedLayout {
  readonly layout: string
  readonly family: Family
  /** By name, see `LockedLayout`. */
  readonly buffers: ReadonlyMap<string, LockedBuffer>
  readonly mismatches: readonly Mismatch[]
  readonly linkage: readonly LinkageProblem[]
}

/** In the order in which the layouts come first. */
export function planAll(units: readonly UnitReflection[], lock: Lock): Plan[] {
  const groups = groupBy(units, ({ family, layout }) => `${family} ${layout}`)
  return [...groups.values()].map((group) => {
    const { layout, family } = group[0]!
    const locked = lock.get(layout)?.get(family)?.resources ?? new Map<string, LockedSlot>()
    const meanings = group.map(({ id, shader, permutation, reflection }) => ({
      unit: id,
      shader,
      permutation,
      requests: requestsOf(reflection, family),
      buffers: blocksOf(reflection),
    }))
    const slots = new Map([...locked].map(([key, { slot }]) => [key, slot]))
    const planned = planLayout(meanings, slots)
    const mismatches = mismatchesOf(meanings)
    return {
      layout,
      family,
      ...planned,
      buffers: buffersOf(group),
      mismatches,
      linkage: linkageProblems(group, family),
    }
  })
}

function buffersOf(units: readonly UnitReflection[]): Map<string, LockedBuffer> {
  const named = new Map<string, LockedBuffer>()
  for (const [name, variants] of variantsOf(units.map(({ reflection }) => blocksOf(reflection))))
    for (const [index, variant] of variants.entries()) named.set(index === 0 ? name : `${name}#${index + 1}`, variant)
  return named
}

/** Whether every resource of a unit is where the plan puts it. */
export function isInPlace({ slots, family }: Plan, reflection: Reflection): boolean {
  const planned = new Map(slots.map(({ key, slot }) => [key, slot]))
  return requestsOf(reflection, family).every(({ key, lane, first }) => {
    const slot = planned.get(key)
    return slot?.lane === lane && slot.first === first
  })
}

/** What compilations import (`-import-binding-table`) to follow a plan, or a lock. */
function tableOf(slots: ReadonlyMap<string, Slot>, family: Family): string {
  const head = `ResourceName,Binding,Space${family === 'vulkan' ? ',Set,Descriptor,Counter' : ''}`
  // Of rows with one name and class the last counts.
  const order = ([left]: [string, Slot], [right]: [string, Slot]): number =>
    Number(isMarkedSampler(left)) - Number(isMarkedSampler(right))
  const resources = [...slots].filter(([key]) => !isCounter(key)).sort(order)
  const lines = resources.flatMap(([key, slot]) =>
    family === 'vulkan' ? descriptorLines(key, slot, slots.get(counterKey(key))) : [registerLine(key, slot)],
  )
  return `${[head, ...lines].join('\n')}\n`
}

export function planTable({ slots, family }: Plan): string {
  return tableOf(new Map(slots.map(({ key, slot }) => [key, slot])), family)
}

export function lockTable({ resources }: LockedLayout, family: Family): string {
  return tableOf(new Map([...resources].map(([key, { slot }]) => [key, slot])), family)
}

function registerLine(key: string, { lane, first }: Slot): string {
  const [letter, space] = lane.split(' ')
  return `${nameOf(key)},${letter}${first},${space!.slice('space'.length)}`
}

/** The lock does not say what kind of descriptor it is: names are enough, except for a sampler that has a texture's. */
function descriptorLines(key: string, { lane, first }: Slot, counter: Slot | undefined): string[] {
  const letters = isMarkedSampler(key) ? ['s'] : ['t', 'u', 'b', 's']
  const place = `${lane.slice('set '.length)},${first},${counter?.first ?? ''}`
  return letters.map((letter) => `${nameOf(key)},${letter},,${place}`)
}

/** The lock that keeps a plan; without `keepsUnused`, unused places are given away. */
export function lockOf(plans: readonly Plan[], keepsUnused: boolean): Lock {
  const lock = new Map<string, Map<Family, LockedLayout>>()
  for (const { layout, family, slots, unused, buffers } of plans) {
    const resources = new Map<string, LockedSlot>(slots.map(({ key, slot }) => [key, { slot, isUsed: true }]))
    if (keepsUnused) for (const [key, slot] of unused) resources.set(key, { slot, isUsed: false })
    const sections = lock.get(layout) ?? new Map<Family, LockedLayout>()
    sections.set(family, { resources, buffers })
    lock.set(layout, sections)
  }
  return lock
}

/** A lock without some of its resources, in every layout: they may move. */
export function release(lock: Lock, names: readonly string[]): Lock {
  const isKept = (key: string): boolean => !names.includes(nameOf(key))
  return new Map(
    [...lock].map(([layout, sections]) => [
      layout,
      new Map(
        [...sections].map(([family, { resources, buffers }]) => [
          family,
          { resources: new Map([...resources].filter(([key]) => isKept(key))), buffers },
        ]),
      ),
    ]),
  )
}
