// When documents are checked. A keystroke asks for the messages of the front end at once, and for what needs the optimiser when typing
// has paused; whatever is still waiting when the next keystroke comes is dropped.
export interface Checks {
  /** Fast: called on the turn after the last change that has arrived. */
  quick(path: string): void
  /** Slow: called when nothing has changed for a while. */
  deep(path: string): void
}

export const pauseMilliseconds = 250

interface Waiting {
  quick: ReturnType<typeof setTimeout> | undefined
  deep: ReturnType<typeof setTimeout> | undefined
}

export class CheckQueue {
  readonly #waiting = new Map<string, Waiting>()
  readonly #checks: Checks

  constructor(checks: Checks) {
    this.#checks = checks
  }

  changed(path: string): void {
    this.forget(path)
    const waiting: Waiting = { quick: undefined, deep: undefined }
    // Changes that are in the pipe already come before a timer does.
    waiting.quick = setTimeout(() => this.#checks.quick(path), 0)
    waiting.deep = setTimeout(() => this.#checks.deep(path), pauseMilliseconds)
    this.#waiting.set(path, waiting)
  }

  forget(path: string): void {
    const waiting = this.#waiting.get(path)
    clearTimeout(waiting?.quick)
    clearTimeout(waiting?.deep)
    this.#waiting.delete(path)
  }

  clear(): void {
    for (const path of [...this.#waiting.keys()]) this.forget(path)
  }
}
