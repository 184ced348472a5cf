// Reads what was stored in an element of a local array, where one store is the last one on every path to the load.
//
//   a[0] = 1; a[1] = 2; ... a[0] ... a[i] ...; a[i] = 3;        =>        ... 1 ... a[i] ...; a[i] = 3;
//
// Going back from the load, every path must come to the same store before it comes to another one that may write the element, or to the
// start. The value itself is still the one that was stored: a path on which it is computed again, and not stored, would lead back to
// the start without the store.
import type { Instruction } from '../../ir/instructions.ts'
import type { BasicBlock } from '../../ir/module.ts'
import { effort } from '../../support/limits.ts'
import { append } from '../../support/lists.ts'
import { type Access, findAccesses } from '../memory-paths.ts'

export function forwardElements(variable: Instruction): boolean {
  const accesses = findAccesses(variable, variable.subjectType!)?.accesses ?? []
  const stores = new Stores()
  for (const access of accesses) if (access.instruction.opcode === 'store' && !stores.add(access)) return false
  let changed = false
  for (const access of accesses) {
    const { instruction, type, lane } = access
    const place = placeOf(access)
    if (instruction.opcode !== 'load' || lane || place === undefined) continue
    const store = stores.lastBefore(instruction, place)
    if (store?.storedValue.type !== type) continue
    instruction.replaceWith(store.storedValue)
    changed = true
  }
  return changed
}

/** Undefined when it is known only at run time, or outside. */
function placeOf({ steps, isOutside }: Access): string | undefined {
  if (isOutside || steps.some(({ value }) => value !== undefined)) return undefined
  return steps.map(({ constant }) => constant).join()
}

type ByBlock = Map<BasicBlock, Instruction[]>

class Stores {
  readonly #byPlace = new Map<string, ByBlock>()
  /** Those that may write any element, or a part of one. */
  readonly #anywhere: ByBlock = new Map()

  /** False when nothing can be said: it writes several elements. */
  add(access: Access): boolean {
    const { instruction, type, lane, isOutside } = access
    if (type.kind === 'array' || type.kind === 'struct') return false
    if (isOutside) return true
    const place = placeOf(access)
    let blocks = this.#anywhere
    if (place !== undefined && !lane) {
      blocks = this.#byPlace.get(place) ?? new Map()
      this.#byPlace.set(place, blocks)
    }
    const block = instruction.block!
    append(blocks, block, instruction)
    return true
  }

  /** The store to this place that is the last one on all paths to the load. */
  lastBefore(load: Instruction, place: string): Instruction | undefined {
    const exact = this.#byPlace.get(place)
    if (!exact) return undefined
    const home = load.block!
    let found = this.#lastIn(home, exact, load)
    if (found) return exact.get(home)?.includes(found) ? found : undefined
    const pending = home.predecessors()
    const seen = new Set<BasicBlock>()
    if (pending.length === 0) return undefined
    for (let block = pending.pop(); block; block = pending.pop()) {
      if (seen.has(block)) continue
      seen.add(block)
      const last = this.#lastIn(block, exact)
      const before = last ? [] : block.predecessors()
      const isOther = last && (last !== (found ??= last) || !exact.get(block)?.includes(last))
      if (isOther || (!last && before.length === 0) || seen.size > effort.blocksToStore.most) return undefined
      pending.push(...before)
    }
    return found
  }

  #lastIn(block: BasicBlock, exact: ByBlock, before?: Instruction): Instruction | undefined {
    let last: Instruction | undefined
    for (const stores of [exact.get(block), this.#anywhere.get(block)])
      for (const store of stores ?? [])
        if ((!before || store.comesBefore(before)) && (!last || last.comesBefore(store))) last = store
    return last
  }
}
