// Which bindings of which descriptor sets are taken, and by whom. An array may take millions, so ranges are kept, not bindings.
import { type DescriptorPlace, mostNeighbours } from '../../binding/vulkan-place.ts'

export interface Neighbours {
  /** The nearest first. */
  readonly before: readonly string[]
  readonly beforeCount: number
}

interface Range {
  readonly first: number
  readonly last: number
  readonly name: string
}

export class BindingSets {
  /** In order, without overlaps. */
  readonly #taken = new Map<number, Range[]>()
  /** Below these everything is taken. */
  readonly #full = new Map<number, number>()

  #of(set: number): Range[] {
    let taken = this.#taken.get(set)
    if (!taken) this.#taken.set(set, (taken = []))
    return taken
  }

  /** What others have already stays theirs. */
  take({ set, binding }: DescriptorPlace, count: number, name: string): void {
    const taken = this.#of(set)
    const last = binding + count - 1
    let first = binding
    let index = indexFrom(taken, first)
    while (first <= last) {
      const other = taken[index]
      const end = other === undefined ? last : Math.min(last, other.first - 1)
      if (first <= end) taken.splice(index++, 0, { first, last: end, name })
      if (other === undefined) return
      first = other.last + 1
      index++
    }
  }

  /** The first of `count` free bindings in a row, from `start` on; they are taken now. */
  next(set: number, count: number, start: number, name: string): number {
    const taken = this.#of(set)
    let first = Math.max(start, this.#fullBelow(set, taken))
    for (let index = indexFrom(taken, first); index < taken.length; index++) {
      const range = taken[index]!
      if (range.first >= first + count) break
      first = range.last + 1
    }
    this.take({ set, binding: first }, count, name)
    return first
  }

  #fullBelow(set: number, taken: readonly Range[]): number {
    let full = this.#full.get(set) ?? 0
    for (let index = indexFrom(taken, full); index < taken.length && taken[index]!.first <= full; index++)
      full = taken[index]!.last + 1
    this.#full.set(set, full)
    return full
  }

  /** Who is below a binding. */
  neighbours({ set, binding }: DescriptorPlace): Neighbours {
    const taken = this.#of(set)
    const before: string[] = []
    const below = indexFrom(taken, binding)
    const nearest = taken[below] !== undefined && taken[below].first < binding ? below : below - 1
    for (let index = nearest; index >= 0 && before.length < mostNeighbours; index--) {
      const { last, name } = taken[index]!
      if (binding - last > farthest + 1) break
      if (!before.includes(name)) before.push(name)
    }
    const isFew =
      taken.length <= farthest && taken.reduce((sum, { first, last }) => sum + last - first + 1, 0) <= farthest
    const names = isFew ? new Set(taken.slice(0, nearest + 1).map(({ name }) => name)) : undefined
    return { before, beforeCount: Math.max(names?.size ?? 0, before.length) }
  }
}

/** Reasons look no farther than this. */
const farthest = 256

/** Of the first range that ends at a binding or behind it. */
function indexFrom(ranges: readonly Range[], binding: number): number {
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ranges[middle]!.last < binding) low = middle + 1
    else high = middle
  }
  return low
}
