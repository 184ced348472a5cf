// A queue that gives out the largest first, with the order of C++'s std::priority_queue among equals: that of a binary heap.

export class Largest<T> {
  readonly #heap: T[] = []
  readonly #isLess: (left: T, right: T) => boolean

  constructor(isLess: (left: T, right: T) => boolean) {
    this.#isLess = isLess
  }

  push(item: T): void {
    this.#heap.push(item)
    this.#raise(this.#heap.length - 1)
  }

  /** As std::pop_heap does it: the hole goes down to a leaf, the last item into it, and up again. */
  pop(): T | undefined {
    const heap = this.#heap
    const [first] = heap
    const last = heap.pop()
    if (heap.length === 0) return first
    let hole = 0
    for (let child = 2; child <= heap.length; child = 2 * (hole + 1)) {
      if (child === heap.length || this.#isLess(heap[child]!, heap[child - 1]!)) child--
      heap[hole] = heap[child]!
      hole = child
    }
    heap[hole] = last!
    this.#raise(hole)
    return first
  }

  #raise(from: number): void {
    const heap = this.#heap
    let hole = from
    const item = heap[hole]!
    for (let parent = (hole - 1) >> 1; hole > 0 && this.#isLess(heap[parent]!, item); parent = (hole - 1) >> 1) {
      heap[hole] = heap[parent]!
      hole = parent
    }
    heap[hole] = item
  }
}
