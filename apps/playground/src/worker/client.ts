// Asks the worker, one question at a time. A question that is asked again before its turn came takes the place of the older one. A
// worker that takes too long is ended, with a reason, and the next question gets a new one.
import type { Answer, Ask, Kind, Request, Response } from './protocol.ts'

/** What became of a question. */
export type Outcome<Name extends Kind> =
  | { readonly state: 'answered'; readonly answer: Answer<Name> }
  /** Another question of the kind came after it. */
  | { readonly state: 'overtaken' }
  | { readonly state: 'cut off'; readonly reason: string }

export interface Limits {
  readonly seconds: number
  /** Of all files together. */
  readonly characters: number
}

const pageLimits: Limits = { seconds: 10, characters: 4_000_000 }

interface Waiting {
  readonly request: Request
  readonly settle: (outcome: Outcome<Kind>) => void
}

export class WorkerClient {
  readonly #start: () => Worker
  readonly #limits: Limits
  #worker: Worker | undefined
  #running: (Waiting & { readonly timer: ReturnType<typeof setTimeout> }) | undefined
  readonly #waiting: Waiting[] = []
  #count = 0

  constructor(start: () => Worker, limits: Limits = pageLimits) {
    this.#start = start
    this.#limits = limits
    // It loads while the page is being built.
    this.#worker = this.#listen(start())
  }

  ask<Name extends Kind>(kind: Name, ask: Ask<Name>): Promise<Outcome<Name>> {
    const characters = Object.values(ask.program.files).reduce((sum, text) => sum + text.length, 0)
    if (characters > this.#limits.characters) {
      const [given, most] = [characters, this.#limits.characters].map((count) => (count / 1_000_000).toFixed(1))
      return Promise.resolve({
        state: 'cut off',
        reason: `the files have ${given} million characters together; this page compiles up to ${most} million`,
      })
    }
    return new Promise((resolve) => {
      const settle = resolve as Waiting['settle']
      const older = this.#waiting.findIndex(({ request }) => request.kind === kind)
      if (older >= 0) this.#waiting.splice(older, 1)[0]!.settle({ state: 'overtaken' })
      this.#waiting.push({ request: { id: ++this.#count, kind, ask } as Request, settle })
      this.#next()
    })
  }

  /** Ends what runs; questions that wait go on with a new worker. */
  stop(reason: string): void {
    const running = this.#running
    if (!running) return
    this.#worker?.terminate()
    this.#worker = undefined
    clearTimeout(running.timer)
    this.#running = undefined
    running.settle({ state: 'cut off', reason })
    this.#next()
  }

  #next(): void {
    if (this.#running) return
    const next = this.#waiting.shift()
    if (!next) return
    this.#worker ??= this.#listen(this.#start())
    const { seconds } = this.#limits
    const tooLong = `compiling took longer than ${seconds} seconds and was ended; this input is too much for the page`
    this.#running = { ...next, timer: setTimeout(() => this.stop(tooLong), seconds * 1000) }
    this.#worker.postMessage(next.request)
  }

  #listen(worker: Worker): Worker {
    worker.addEventListener('message', ({ data }: MessageEvent<Response>) => {
      const running = this.#running
      if (!running || running.request.id !== data.id) return
      clearTimeout(running.timer)
      this.#running = undefined
      if ('failed' in data) running.settle({ state: 'cut off', reason: `the compiler failed: ${data.failed}` })
      else running.settle({ state: 'answered', answer: data.answer })
      this.#next()
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      this.stop(`the compiler stopped: ${event.message || 'it ran out of memory'}`)
    })
    return worker
  }
}
