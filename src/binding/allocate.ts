// Places resources in registers: explicit ones first, then implicit ones in order, first fit.
//
//   A : register(u2)   B[4]   C[2]        =>        A u2   B u3..u6   C u0..u1
//
// Runs after optimisation on what is still used (0024 §Unused resources). Both rule sets share it: they differ in the order of the
// records they hand in and in the message for a second unbounded array.
import type { ResourceClass } from '../program/resources.ts'
import { type Overlap, overlapsAmong } from './overlaps.ts'
import { type BindingReason, reasonForPlace } from './reasons.ts'
import { lastRegister, RegisterSpace, rangeAt } from './register-space.ts'

export interface BindingRecord {
  readonly name: string
  readonly class: ResourceClass
  /** `undefined` is unbounded. */
  readonly count: number | undefined
  /** `undefined` asks for a place. */
  readonly register: number | undefined
  readonly space: number
  /** An unused resource whose place is kept (`--unused reserve|keep`): it never collides. */
  readonly isReservation: boolean
  /** The register was not written on it, but imported. */
  readonly isImported?: true
}

export interface Placement<Row extends BindingRecord> {
  readonly record: Row
  readonly lower: number
  readonly why: BindingReason
}

export type AllocationProblem<Row extends BindingRecord> =
  | Overlap<Row>
  /** `holder` has the last register: an unbounded array, or a resource annotated with it. */
  | { readonly kind: 'no-room'; readonly record: Row; readonly holder: Row | undefined }
  | { readonly kind: 'two-unbounded'; readonly record: Row; readonly other: Row }

export interface Allocation<Row extends BindingRecord> {
  readonly placements: readonly Placement<Row>[]
  readonly problems: readonly AllocationProblem<Row>[]
}

export function allocate<Row extends BindingRecord>(
  records: readonly Row[],
  secondUnbounded: 'two-unbounded' | 'no-room',
): Allocation<Row> {
  const spaces = new Map<string, RegisterSpace<Row>>()
  const spaceOf = (record: Row): RegisterSpace<Row> => {
    const key = `${record.class} ${record.space}`
    let space = spaces.get(key)
    if (!space) spaces.set(key, (space = new RegisterSpace()))
    return space
  }
  const placements: Placement<Row>[] = []
  const problems: AllocationProblem<Row>[] = overlapsAmong(records)
  for (const record of records) {
    if (record.register !== undefined) placeExplicit(record, record.register, spaceOf(record), placements, problems)
  }
  for (const record of records) {
    if (record.register === undefined) placeImplicit(record, spaceOf(record), placements, problems, secondUnbounded)
  }
  return { placements, problems }
}

function placeExplicit<Row extends BindingRecord>(
  record: Row,
  lower: number,
  space: RegisterSpace<Row>,
  placements: Placement<Row>[],
  problems: AllocationProblem<Row>[],
): void {
  const range = rangeAt(lower, record.count)
  if (!record.isReservation) {
    if (record.count === undefined && space.unboundedOwner) {
      problems.push({ kind: 'two-unbounded', record, other: space.unboundedOwner })
      space.take(range, record)
      return
    }
    if (space.holderIn(range, ({ isReservation }) => !isReservation)) return
    if (record.count === undefined) space.unboundedOwner = record
  }
  space.take(range, record)
  placements.push({ record, lower, why: { kind: record.isImported ? 'imported' : 'annotation' } })
}

function placeImplicit<Row extends BindingRecord>(
  record: Row,
  space: RegisterSpace<Row>,
  placements: Placement<Row>[],
  problems: AllocationProblem<Row>[],
  secondUnbounded: 'two-unbounded' | 'no-room',
): void {
  if (record.count === undefined && space.unboundedOwner && secondUnbounded === 'two-unbounded') {
    problems.push({ kind: 'two-unbounded', record, other: space.unboundedOwner })
    return
  }
  const lower = record.count === undefined ? space.findEnd() : space.findFirstFit(record.count)
  if (lower === undefined) {
    const last = { lower: lastRegister, upper: lastRegister }
    problems.push({ kind: 'no-room', record, holder: space.holderIn(last)?.owner })
    return
  }
  const why = reasonForPlace(record, lower, space)
  space.take(rangeAt(lower, record.count), record)
  if (record.count === undefined) space.unboundedOwner = record
  placements.push({ record, lower, why })
}
