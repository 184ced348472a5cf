// One layout for all entry points and permutations that are bound together: what has the same name has the same place.
//
//   vertex shader: Camera b0 (implicit), bones t0 (implicit)        Camera b0, bones t0, albedo t1: locked or written first,
//   pixel shader:  Camera b0 (implicit), albedo t0 (implicit)   =>  then the others in order, where no unit has anything
//
// Annotations of the source stay; what the lock holds keeps its place; what is new goes around both.
import { lastRegister, RegisterSpace, rangeAt } from '../binding/register-space.ts'
import type { SourcePlace } from '../reflect/binding-table.ts'
import type { Slot, SlotRequest } from './slots.ts'

export interface UnitRequests {
  readonly requests: readonly SlotRequest[]
}

export interface LaidOut {
  readonly key: string
  readonly slot: Slot
  readonly why: 'written' | 'locked' | 'found'
  readonly type: string
  readonly location: SourcePlace | null
}

export type LayoutProblem =
  | { readonly kind: 'no-room'; readonly key: string; readonly location: SourcePlace | null; readonly why: string }
  | {
      readonly kind: 'overlap'
      readonly key: string
      readonly slot: Slot
      readonly other: string
      readonly location: SourcePlace | null
    }

export interface PlannedLayout {
  readonly slots: readonly LaidOut[]
  /** Unused places of the lock; they stay free. */
  readonly unused: ReadonlyMap<string, Slot>
  readonly problems: readonly LayoutProblem[]
}

type Lane = RegisterSpace<string>

export function planLayout(units: readonly UnitRequests[], locked: ReadonlyMap<string, Slot>): PlannedLayout {
  const problems: LayoutProblem[] = []
  const merged = merge(units)
  const lanes = new Map<string, Lane>()
  const laneOf = (name: string): Lane => {
    let lane = lanes.get(name)
    if (!lane) lanes.set(name, (lane = new RegisterSpace()))
    return lane
  }
  // Different permutations may have different annotated resources at one place; no other resource may take it.
  for (const { requests } of units)
    for (const { key, lane, first, count, isWritten } of requests)
      if (isWritten && first !== undefined) laneOf(lane).take(rangeAt(first, count ?? undefined), key)
  const slots = new Map<string, LaidOut>()
  for (const request of merged.values())
    if (request.isWritten) slots.set(request.key, laidOut(request, request.first!, 'written'))
  placeLocked(merged, locked, laneOf, slots, problems)
  const unused = new Map([...locked].filter(([key]) => !merged.has(key)))
  for (const [key, { lane, first, count }] of unused) laneOf(lane).take(rangeAt(first, count ?? undefined), key)
  for (const request of merged.values())
    if (!slots.has(request.key)) placeNew(request, laneOf(request.lane), slots, problems)
  return { slots: [...slots.values()], unused, problems }
}

function laidOut({ key, lane, count, type, location }: SlotRequest, first: number, why: LaidOut['why']): LaidOut {
  return { key, slot: { lane, first, count }, why, type, location }
}

/** One request for each name: as large as the largest, written if any unit has it written. */
function merge(units: readonly UnitRequests[]): Map<string, SlotRequest> {
  const merged = new Map<string, SlotRequest>()
  for (const { requests } of units)
    for (const request of requests) {
      const known = merged.get(request.key)
      if (!known) {
        merged.set(request.key, request)
        continue
      }
      const written = known.isWritten || !request.isWritten ? known : request
      merged.set(request.key, { ...known, ...place(written), count: larger(known.count, request.count) })
    }
  return merged
}

function place({ first, lane, isWritten }: SlotRequest): Pick<SlotRequest, 'first' | 'lane' | 'isWritten'> {
  return { first, lane, isWritten }
}

function larger(left: number | null, right: number | null): number | null {
  return left === null || right === null ? null : Math.max(left, right)
}

/** What is locked stays, unless the source puts it into another space. */
function placeLocked(
  merged: ReadonlyMap<string, SlotRequest>,
  locked: ReadonlyMap<string, Slot>,
  laneOf: (name: string) => Lane,
  slots: Map<string, LaidOut>,
  problems: LayoutProblem[],
): void {
  // What has grown comes last: it is the one that does not fit.
  const grows = ([key, { count }]: readonly [string, Slot]): number => Number(merged.get(key)?.count !== count)
  for (const [key, slot] of [...locked].sort((left, right) => grows(left) - grows(right))) {
    const request = merged.get(key)
    if (!request || request.isWritten || request.lane !== slot.lane) continue
    const lane = laneOf(slot.lane)
    const range = rangeAt(slot.first, request.count ?? undefined)
    const holder = lane.holderIn(range)
    if (holder) {
      const { location } = request
      if (request.count === slot.count) problems.push({ kind: 'overlap', key, slot, other: holder.owner, location })
      else {
        const why = `it has grown at ${slot.lane.startsWith('set') ? 'its binding' : 'its register'}, and '${holder.owner}' is behind it`
        problems.push({ kind: 'no-room', key, location, why })
      }
    }
    lane.take(range, key)
    slots.set(key, laidOut(request, slot.first, 'locked'))
  }
}

function placeNew(request: SlotRequest, lane: Lane, slots: Map<string, LaidOut>, problems: LayoutProblem[]): void {
  const { key, count, location } = request
  const first = count === null ? lane.findEnd() : lane.findFirstFit(count)
  if (first === undefined) {
    const holder = lane.holderIn({ lower: lastRegister, upper: lastRegister })
    problems.push({ kind: 'no-room', key, location, why: `'${holder?.owner ?? ''}' takes ${request.lane} to its end` })
    return
  }
  lane.take(rangeAt(first, count ?? undefined), key)
  slots.set(key, laidOut(request, first, 'found'))
}
