// What changed from a lock to what the sources ask for now: the data of `descry check`.
import type { SourcePlace } from '../reflect/binding-table.ts'
import type { Span } from '../support/source.ts'
import type { Lock, LockedBuffer, LockedLayout } from './lock.ts'
import type { Plan } from './plan.ts'
import { type Family, sameSlot, slotText } from './slots.ts'

export interface LayoutChange {
  readonly kind: 'moved' | 'appeared' | 'vanished'
  readonly layout: string
  readonly family: Family
  /** A resource, or `Camera.view` for a member of a buffer. */
  readonly name: string
  readonly before: string | null
  readonly after: string | null
  /** In the sources. */
  readonly location: SourcePlace | null
  /** In the lock. */
  readonly lockedAt: Span | undefined
}

const nothing: LockedLayout = { resources: new Map(), buffers: new Map() }

export function changesFrom(lock: Lock, plans: readonly Plan[]): LayoutChange[] {
  const changes = plans.flatMap((plan) => {
    const locked = lock.get(plan.layout)?.get(plan.family) ?? nothing
    return [...resourceChanges(plan, locked), ...bufferChanges(plan, locked)]
  })
  return [...changes, ...goneLayouts(lock, plans)]
}

type Difference = Pick<LayoutChange, 'name' | 'before' | 'after' | 'location' | 'lockedAt'>

function change(plan: Pick<Plan, 'layout' | 'family'>, difference: Difference): LayoutChange {
  const kind = difference.before === null ? 'appeared' : difference.after === null ? 'vanished' : 'moved'
  return { kind, layout: plan.layout, family: plan.family, ...difference }
}

function resourceChanges(plan: Plan, { resources }: LockedLayout): LayoutChange[] {
  const changes: LayoutChange[] = []
  for (const { key, slot, location } of plan.slots) {
    const known = resources.get(key)
    if (known?.isUsed && sameSlot(known.slot, slot)) continue
    const before = known ? `${slotText(known.slot)}${known.isUsed ? '' : ' (unused)'}` : null
    changes.push(change(plan, { name: key, before, after: slotText(slot), location, lockedAt: known?.span }))
  }
  for (const [key, slot] of plan.unused) {
    const known = resources.get(key)!
    if (known.isUsed)
      changes.push(
        change(plan, { name: key, before: slotText(slot), after: null, location: null, lockedAt: known.span }),
      )
  }
  return changes
}

function bufferChanges(plan: Plan, { buffers }: LockedLayout): LayoutChange[] {
  const names = new Set([...buffers.keys(), ...plan.buffers.keys()])
  return [...names].flatMap((name) => {
    const before = buffers.get(name)
    const after = plan.buffers.get(name)
    return linesOf(name, before, after).map((difference) =>
      change(plan, { ...difference, location: locationOf(plan, name), lockedAt: before?.span }),
    )
  })
}

function linesOf(
  name: string,
  before: LockedBuffer | undefined,
  after: LockedBuffer | undefined,
): Pick<Difference, 'name' | 'before' | 'after'>[] {
  if (!before || !after) {
    const size = (before ?? after)!.size
    return [
      { name: `${name} (buffer)`, before: before ? `${size} bytes` : null, after: after ? `${size} bytes` : null },
    ]
  }
  const paths = new Set([...before.members.keys(), ...after.members.keys()])
  const lines = [...paths].map((path) => ({
    name: `${name}.${path}`,
    before: before.members.get(path) ?? null,
    after: after.members.get(path) ?? null,
  }))
  const sizes = { name: `${name} (size)`, before: `${before.size} bytes`, after: `${after.size} bytes` }
  return [...lines, sizes].filter((line) => line.before !== line.after)
}

function locationOf({ slots }: Plan, buffer: string): SourcePlace | null {
  const name = buffer.replace(/#\d+$/, '')
  return slots.find(({ key }) => key === name)?.location ?? null
}

/** Layouts of programs and shaders that the project no longer has. */
function goneLayouts(lock: Lock, plans: readonly Plan[]): LayoutChange[] {
  const known = new Set(plans.map(({ layout, family }) => `${family} ${layout}`))
  const changes: LayoutChange[] = []
  for (const [layout, sections] of lock)
    for (const [family, { resources }] of sections) {
      if (known.has(`${family} ${layout}`)) continue
      for (const [name, { slot, isUsed, span }] of resources)
        if (isUsed)
          changes.push(
            change({ layout, family }, { name, before: slotText(slot), after: null, location: null, lockedAt: span }),
          )
    }
  return changes
}
