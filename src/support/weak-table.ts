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
  /** Few tables grow so large that they have one. */
  #older: Older<Key, Value> | undefined
  readonly #most: number

  constructor(most = effort.recentlyInterned.most) {
    this.#most = most
  }

  get(key: Key): Value | undefined {
    const recent = this.#recent.get(key)
    if (recent !== undefined || this.#older === undefined) return recent
    const older = this.#older.get(key)
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
    this.#older ??= new Older()
    for (const [key, value] of this.#recent) this.#older.set(key, value)
    this.#recent = new Map()
  }
}

/** Weak references by key; those to what was collected are removed. */
class Older<Key, Value extends object> {
  readonly #references = new Map<Key, WeakRef<Value>>()
  readonly #collected = new FinalizationRegistry<Key>((key) => {
    if (this.get(key) === undefined) this.#references.delete(key)
  })

  get(key: Key): Value | undefined {
    return this.#references.get(key)?.deref()
  }

  set(key: Key, value: Value): void {
    if (this.get(key) === value) return
    this.#references.set(key, new WeakRef(value))
    this.#collected.register(value, key)
  }
}
