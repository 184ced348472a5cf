// Names that are taken, and free ones like those that are wanted. Many may want the same, so numbers go on where they stopped.
//
//   take('index')   =>   index, index_1, index_2, ...

export class FreeNames {
  readonly #taken: Set<string>
  readonly #first: number
  /** By wanted name. */
  readonly #next = new Map<string, number>()

  /** `first` is the number of the second one. */
  constructor(taken: Iterable<string>, first = 1) {
    this.#taken = new Set(taken)
    this.#first = first
  }

  take(wanted: string): string {
    let name = wanted
    let number = this.#next.get(wanted) ?? this.#first
    while (this.#taken.has(name)) name = `${wanted}_${number++}`
    this.#next.set(wanted, number)
    this.#taken.add(name)
    return name
  }
}
