// Jobs that compile the same are compiled once: the first claims it, the others are asked again once it is answered.

/** Which questions are being compiled, and which wait for one of them. */
export class Claims {
  readonly #owners = new Map<string, number>()
  readonly #waiting = new Map<number, number[]>()
  readonly #askAgain: (questions: readonly number[]) => void

  constructor(askAgain: (questions: readonly number[]) => void) {
    this.#askAgain = askAgain
  }

  claim(what: string, question: number): boolean {
    const owner = this.#owners.get(what)
    if (owner === undefined) {
      this.#owners.set(what, question)
      this.#waiting.set(question, [])
    } else this.#waiting.get(owner)!.push(question)
    return owner === undefined
  }

  release(question: number): void {
    const waiting = this.#waiting.get(question)
    if (!waiting) return
    this.#waiting.delete(question)
    for (const [what, owner] of this.#owners) if (owner === question) this.#owners.delete(what)
    this.#askAgain(waiting)
  }
}
