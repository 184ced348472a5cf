// A table of things that exist once per key as long as they are in use, and that can be collected afterwards: a process that
// compiles for days must not keep every constant it ever saw.
//
//   const integers = new WeakTable<number, ConstantInt>()
//   integers.get(7) ?? integers.add(7, new ConstantInt(...))
//
// Asking a weak reference is slow, so what is in use is held by a plain map. When that has grown large, its entries become weak
// references in a second map, and come back when they are asked for. Whatever is alive anywhere is found in one of the two, so `===` goes
// on meaning equality; the engine collects the rest when the program returns to its event loop.
import { effort } from './limits.ts'

export class WeakTable<Key, Value extends object> {
  #recent = new Map<Key, Value>()
  readonly #older = new Map<Key, WeakRef<Value>>()
  readonly #most: number
  /** Removes the entries of what was collected. */
  readonly #collected = new FinalizationRegistry<Key>((key) => {
    if (this.#older.get(key)?.deref() === undefined) this.#older.delete(key)
  })

  constructor(most = effort.recentlyInterned.most) {
    this.#most = most
  }

  get(key: Key): Value | undefined {
    const recent = this.#recent.get(key)
    if (recent !== undefined || this.#older.size === 0) return recent
    const older = this.#older.get(key)?.deref()
    if (older !== undefined) this.#recent.set(key, older)
    return older
  }

  /** What `get` did not find. */
  add(key: Key, value: Value): Value {
    if (this.#recent.size >= this.#most) this.#retire()
    this.#recent.set(key, value)
    return value
  }

  #retire(): void {
    for (const [key, value] of this.#recent) {
      if (this.#older.get(key)?.deref() === value) continue
      this.#older.set(key, new WeakRef(value))
      this.#collected.register(value, key)
    }
    this.#recent = new Map()
  }
}
