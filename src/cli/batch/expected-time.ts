// How long the questions of a batch will take, estimated from those that were answered: a worker that starts late for little only costs.

/** Milliseconds, as long as nothing is known. */
const firstGuess = 20
/** What each worker should have ahead of it, in milliseconds: about what it takes one to start and to learn the most needed. */
const worthStarting = 500
/** How much an answer changes what is expected. */
const weight = 0.1

export class ExpectedTime {
  #each = firstGuess

  /** `questions` are not begun, and there are `workers` already. */
  isWorthAnother(questions: number, workers: number): boolean {
    return questions > 0 && (workers === 0 || questions * this.#each > workers * worthStarting)
  }

  /** For the questions of one worker. The first one mostly measures its start. */
  timer(): { begin(): void; end(): void } {
    let begun = 0
    let count = 0
    return {
      begin() {
        begun = performance.now()
      },
      end: () => {
        if (count++ > 0) this.#each += (performance.now() - begun - this.#each) * weight
      },
    }
  }
}
