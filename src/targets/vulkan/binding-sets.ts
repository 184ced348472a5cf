// Which bindings of which descriptor sets are taken, and by whom.
import { type DescriptorPlace, mostNeighbours } from '../../binding/vulkan-place.ts'

export interface Neighbours {
  /** The nearest first. */
  readonly before: readonly string[]
  readonly beforeCount: number
}

export class BindingSets {
  readonly #taken = new Map<number, Map<number, string>>()
  /** Below these everything is taken. */
  readonly #full = new Map<number, number>()

  #of(set: number): Map<number, string> {
    let taken = this.#taken.get(set)
    if (!taken) this.#taken.set(set, (taken = new Map()))
    return taken
  }

  take({ set, binding }: DescriptorPlace, count: number, name: string): void {
    const taken = this.#of(set)
    for (let at = binding; at < binding + count; at++) if (!taken.has(at)) taken.set(at, name)
  }

  /** The first of `count` free bindings in a row, from `start` on; they are taken now. */
  next(set: number, count: number, start: number, name: string): number {
    const taken = this.#of(set)
    let full = this.#full.get(set) ?? 0
    while (taken.has(full)) full++
    this.#full.set(set, full)
    let first = Math.max(start, full)
    for (let at = first; at < first + count; at++) if (taken.has(at)) first = at + 1
    this.take({ set, binding: first }, count, name)
    return first
  }

  /** Who is below a binding. */
  neighbours({ set, binding }: DescriptorPlace): Neighbours {
    const taken = this.#of(set)
    const before: string[] = []
    for (let at = binding - 1; at >= 0 && before.length < mostNeighbours; at--) {
      const name = taken.get(at)
      if (name !== undefined && !before.includes(name)) before.push(name)
      if (binding - at > farthest) break
    }
    let beforeCount = 0
    if (taken.size <= farthest) {
      const names = new Set<string>()
      for (const [at, name] of taken) if (at < binding) names.add(name)
      beforeCount = names.size
    }
    return { before, beforeCount: Math.max(beforeCount, before.length) }
  }
}

/** Reasons look no farther than this. */
const farthest = 256
