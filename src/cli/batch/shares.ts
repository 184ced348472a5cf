// Which worker gets which question. Neighbours in a list mostly share headers and ways of writing, so what a worker has read, checked and
// compiled for one helps with the next: every worker has one run of neighbours, and takes half of another's when it has none left.
//
//   16 questions, 2 workers:   a: 0-7, b: 8-15   then, when b has no more and a is at 2, a: 2-4 and b: 5-7

/** Questions of one worker that it has not begun. */
export interface Share {
  next: number
  end: number
}

/** A share of fewer is not worth what another worker has to learn for it. */
const fewest = 4
/** Answers are printed in the order of the questions, so those of a later share wait in memory. */
const most = 4096

export class Shares {
  readonly #questions: readonly number[]
  readonly #workers: number
  readonly #shares: Share[] = []
  /** Questions that were begun and put off. */
  readonly #again: number[] = []
  /** From here on they are in no share. */
  #rest = 0
  /** How many shares came from there. */
  #given = 0

  constructor(questions: readonly number[], workers: number) {
    this.#questions = questions
    this.#workers = workers
  }

  /** For one more worker. */
  join(): Share {
    const share = { next: 0, end: 0 }
    this.#shares.push(share)
    return share
  }

  /** How many are not begun. */
  get left(): number {
    const shared = this.#shares.reduce((sum, { next, end }) => sum + end - next, 0)
    return this.#again.length + shared + this.#questions.length - this.#rest
  }

  take(share: Share): number | undefined {
    const again = this.#again.shift()
    if (again !== undefined) return again
    if (share.next === share.end) this.#refill(share)
    return share.next === share.end ? undefined : this.#questions[share.next++]
  }

  askAgain(questions: readonly number[]): void {
    this.#again.push(...questions)
  }

  /** All that are not begun. */
  takeAll(): number[] {
    const all = [...this.#again.splice(0)]
    for (const share of this.#shares) all.push(...this.#questions.slice(share.next, share.end))
    for (const share of this.#shares) share.next = share.end
    all.push(...this.#questions.slice(this.#rest))
    this.#rest = this.#questions.length
    return all
  }

  #refill(share: Share): void {
    const rest = this.#questions.length - this.#rest
    if (rest > 0) {
      const count = Math.min(rest, most, Math.max(fewest, Math.ceil(rest / Math.max(1, this.#workers - this.#given++))))
      share.next = this.#rest
      share.end = this.#rest += count
      return
    }
    const richest = this.#shares.reduce((a, b) => (b.end - b.next > a.end - a.next ? b : a))
    const count = Math.ceil((richest.end - richest.next) / 2)
    share.next = richest.end - count
    share.end = richest.end
    richest.end -= count
  }
}
