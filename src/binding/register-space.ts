// The registers of one class in one space: which are taken, by whom, and where the next resource fits.
//
// Taken ranges are kept merged, so first fit looks at gaps, not at resources; owners are kept apart, for messages only.

/** The highest register: numbers are 32 bits. */
export const lastRegister = 0xffff_ffff

/** Inclusive on both ends. */
export interface RegisterRange {
  readonly lower: number
  readonly upper: number
}

/** `count` registers from `lower` on; without a count, all. */
export function rangeAt(lower: number, count: number | undefined): RegisterRange {
  return { lower, upper: count === undefined ? lastRegister : Math.min(lower + Math.max(count, 1) - 1, lastRegister) }
}

export interface OwnedRange<Owner> extends RegisterRange {
  readonly owner: Owner
}

export class RegisterSpace<Owner> {
  /** Merged, ascending, never adjacent. */
  readonly #taken: { lower: number; upper: number }[] = []
  /** Ascending by lower bound; ranges of different owners may overlap when the program is wrong. */
  readonly #owned: OwnedRange<Owner>[] = []
  /** For each size the lowest place that may still fit: registers are never given back, so it only moves up. */
  readonly #firstFit = new Map<number, number>()
  /** The owner of the range that runs to the last register. */
  unboundedOwner: Owner | undefined

  /** An owner of a register of the range: the one with the highest lower bound, as DXC names it. */
  holderIn(range: RegisterRange, counts: (owner: Owner) => boolean = () => true): OwnedRange<Owner> | undefined {
    for (let index = this.#indexOfOwned(range.upper); index >= 0; index--) {
      const candidate = this.#owned[index]!
      if (candidate.upper >= range.lower && counts(candidate.owner)) return candidate
    }
    return undefined
  }

  take(range: RegisterRange, owner: Owner): void {
    this.#owned.splice(this.#indexOfOwned(range.lower) + 1, 0, { lower: range.lower, upper: range.upper, owner })
    this.#mergeTaken(range)
  }

  #mergeTaken(range: RegisterRange): void {
    const taken = this.#taken
    let first = this.#gapIndex(range.lower)
    if (first > 0 && taken[first - 1]!.upper + 1 >= range.lower) first--
    let { lower, upper } = range
    let last = first
    for (; last < taken.length && taken[last]!.lower <= upper + 1; last++) {
      lower = Math.min(lower, taken[last]!.lower)
      upper = Math.max(upper, taken[last]!.upper)
    }
    taken.splice(first, last - first, { lower, upper })
  }

  /** The lowest free range of `count` registers. */
  findFirstFit(count: number): number | undefined {
    let place = this.#firstFit.get(count) ?? 0
    for (let index = this.#gapIndex(place); ; index++) {
      const before = this.#taken[index - 1]
      if (before && before.upper >= place) place = before.upper + 1
      const next = this.#taken[index]?.lower ?? lastRegister + 1
      if (place + count <= next) break
      if (next > lastRegister) return undefined
    }
    this.#firstFit.set(count, place)
    return place
  }

  /** Just past everything taken; `undefined` when the last register is taken. */
  findEnd(): number | undefined {
    const last = this.#taken.at(-1)
    if (!last) return 0
    return last.upper >= lastRegister ? undefined : last.upper + 1
  }

  /** How many hold registers below `end`, and the lowest few of them. */
  holdersBelow(end: number, limit: number): { readonly count: number; readonly first: readonly OwnedRange<Owner>[] } {
    const count = this.#indexOfOwned(end - 1) + 1
    return { count, first: this.#owned.slice(0, Math.min(count, limit)) }
  }

  /** The lowest few free ranges below `end`. */
  gapsBelow(end: number, limit: number): RegisterRange[] {
    const gaps: RegisterRange[] = []
    let place = 0
    for (const { lower, upper } of this.#taken) {
      if (place >= end || gaps.length === limit) break
      if (lower > place) gaps.push({ lower: place, upper: Math.min(lower, end) - 1 })
      place = upper + 1
    }
    return gaps
  }

  /** Index of the first taken range that does not end before `place`. */
  #gapIndex(place: number): number {
    let low = 0
    let high = this.#taken.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#taken[middle]!.upper < place) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Index of the last owned range whose lower bound is at most `place`, or -1. */
  #indexOfOwned(place: number): number {
    let low = 0
    let high = this.#owned.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#owned[middle]!.lower <= place) low = middle + 1
      else high = middle
    }
    return low - 1
  }
}
