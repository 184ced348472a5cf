// Which annotated resources claim the same registers: every pair, as LLVM's dxil-post-optimization-validation names them.
//
//   A[5] : register(t1)   B[6] : register(t2)   C[3] : register(t6)     =>     B overlaps A, C overlaps B
import { limits } from '../support/limits.ts'
import { append } from '../support/lists.ts'
import type { BindingRecord } from './allocate.ts'
import { rangeAt } from './register-space.ts'

export interface Overlap<Row extends BindingRecord> {
  readonly kind: 'overlap'
  /** The later one in the order of the records. */
  readonly record: Row
  readonly other: Row
}

interface Claim<Row> {
  readonly record: Row
  readonly position: number
  readonly lower: number
  readonly upper: number
}

export function overlapsAmong<Row extends BindingRecord>(records: readonly Row[]): Overlap<Row>[] {
  const groups = new Map<string, Claim<Row>[]>()
  for (const [position, record] of records.entries()) {
    if (record.register === undefined || record.isReservation) continue
    const claim = { record, position, ...rangeAt(record.register, record.count) }
    append(groups, `${record.class} ${record.space}`, claim)
  }
  const pairs = [...groups.values()].flatMap(pairsIn)
  pairs.sort(([first, firstOther], [second, secondOther]) =>
    first.position === second.position ? secondOther.lower - firstOther.lower : first.position - second.position,
  )
  return pairs.map(([claim, other]) => ({ kind: 'overlap', record: claim.record, other: other.record }))
}

/** The later declared one first. Two unbounded arrays have a message of their own. */
function pairsIn<Row extends BindingRecord>(claims: Claim<Row>[]): [Claim<Row>, Claim<Row>][] {
  const pairs: [Claim<Row>, Claim<Row>][] = []
  let open: Claim<Row>[] = []
  for (const claim of claims.sort((first, second) => first.lower - second.lower)) {
    open = open.filter(({ upper }) => upper >= claim.lower)
    for (const other of open) {
      if (pairs.length > limits.overlappingPairs.most) return pairs
      if (claim.record.count === undefined && other.record.count === undefined) continue
      pairs.push(claim.position > other.position ? [claim, other] : [other, claim])
    }
    open.push(claim)
  }
  return pairs
}
