// A pool of worker threads that answers in the order of the questions.
//
// A worker has one line at a time, so when it dies (out of memory, a runaway recursion) we know which job killed it: that
// job fails, a new worker takes the next.
import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'

export interface PoolOptions {
  readonly script: URL
  readonly data: unknown
  readonly size: number
  /** The answer for a question whose worker died. */
  readonly lost: (question: Question, why: string) => Answer
  /** Called in the order of the questions. */
  readonly answered: (answer: Answer) => void
}

export interface Question {
  readonly index: number
  readonly text: string
}

export interface Answer {
  readonly ok: boolean
  readonly text: string
}

/** A compilation makes many objects and leaves none: room for them to die in costs memory, but far less time than collecting. */
const resourceLimits = { maxYoungGenerationSizeMb: 96 }

/**
 * V8 compiles hot code on threads of its own. With a core to spare that costs nothing; without one it takes time from the workers, all of
 * which compile the same code. Then less pays: later, when it is known better what goes through the code, and with less inlining.
 */
const frugalFlags = ['--interrupt-budget=200000', '--max-inlined-bytecode-size-cumulative=100']
/** V8 complains of flags it does not know; these are there up to this version of Node at least. */
const newestKnown = 24

function compileFrugally(): void {
  if (Number.parseInt(process.versions.node, 10) > newestKnown) return
  for (const flag of frugalFlags) setFlagsFromString(flag)
}

export async function askAll(questions: readonly string[], pool: PoolOptions): Promise<void> {
  const answers = new Map<number, Answer>()
  let next = 0
  let settled = 0
  const settle = (index: number, answer: Answer): void => {
    answers.set(index, answer)
    for (let ready = answers.get(settled); ready !== undefined; ready = answers.get(settled)) {
      answers.delete(settled++)
      pool.answered(ready)
    }
  }
  /** Feeds one worker until the questions run out or the worker dies. */
  const serve = (): Promise<void> =>
    new Promise((done) => {
      const worker = new Worker(pool.script, { workerData: pool.data, resourceLimits })
      let current: Question | undefined
      let failure = 'the worker ended'
      const ask = (): void => {
        current = next < questions.length ? { index: next, text: questions[next++]! } : undefined
        if (current) worker.postMessage(current)
        else void worker.terminate()
      }
      worker.on('message', (answer: Answer) => {
        settle(current!.index, answer)
        ask()
      })
      worker.on('error', (error: Error) => {
        failure = error.message
      })
      worker.on('exit', () => {
        if (current) settle(current.index, pool.lost(current, failure))
        done()
      })
      ask()
    })
  const keepServing = async (): Promise<void> => {
    while (next < questions.length) await serve()
  }
  const size = Math.max(1, Math.min(pool.size, questions.length))
  if (size >= availableParallelism()) compileFrugally()
  await Promise.all(Array.from({ length: size }, keepServing))
}
