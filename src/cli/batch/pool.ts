// A pool of worker processes that answers in the order of the questions.
//
// A worker has one line at a time, so when it dies (out of memory, a runaway recursion) we know which job killed it: that job fails, a
// new worker takes the next. Processes, not threads: a thread that V8 cannot give memory to takes the whole process along.
import { fork, type StdioOptions } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { reasonOf } from '../input.ts'
import { ExpectedTime } from './expected-time.ts'
import { type Share, Shares } from './shares.ts'

export interface PoolOptions extends AskOptions {
  /** The file that a worker runs. */
  readonly script: string
  /** What it is started with. */
  readonly words: readonly string[]
  /** So many workers at most; fewer are started when there is little to do. */
  readonly size: number
}

/** How questions are answered. */
export interface AskOptions {
  /** An answer for which no worker is needed. */
  readonly known?: (question: Question) => Answer | undefined
  /** The answer for a question whose worker died. */
  readonly lost: (question: Question, why: string) => Answer
  /** Once it is true nothing new is begun; what is left is skipped. */
  readonly isStopped?: (() => boolean) | undefined
  /** Called in the order of the questions. */
  readonly answered: (answer: Answer) => void
}

export interface Question {
  /** In the file of jobs, from 1. */
  readonly line: number
  readonly text: string
  /** What is wrong with it beside the others. */
  readonly problem?: string | undefined
  /** Others may turn out to compile the same: who begins says what it is (`Claim`), and who is not the first waits for the answer. */
  readonly mayRepeat?: true
}

/** Sent when a worker is about to compile. If it may not go on, the question is asked again once the first one is answered. */
export interface Claim {
  readonly claims: string
}

export interface Grant {
  readonly isGranted: boolean
}

export interface Answer {
  readonly id: string
  readonly ok: boolean
  readonly text: string
  /** The first error, for people who watch. */
  readonly error?: string | undefined
  /** It was not begun. */
  readonly isSkipped?: true
  /** It was not compiled: another one has the same code. */
  readonly isRepeated?: true
}

/**
 * A compilation makes many objects and leaves none: room for them to die in costs memory, but far less time than collecting. Threads
 * that help to collect take more of the processors than they give when every processor has a worker. Workers collect between jobs,
 * when nothing is alive (worker.ts). V8 must not put objects among the old ones because many of their kind lived until a collection in
 * the middle of a job: there they would keep alive what they refer to, long after the job.
 */
export const roomyFlags = [
  '--max-semi-space-size=64',
  '--min-semi-space-size=64',
  '--single-threaded-gc',
  '--no-allocation-site-pretenuring',
  '--expose-gc',
]

/**
 * V8 compiles hot code on threads of its own, and by default compiles more than a worker gets back in its life: half of the processor time
 * of a batch went there. Less pays: later, when it is known better what goes through the code (two rounds of that are enough), small
 * functions included; with less inlining; and without two steps that cost a sixth of the compiling and make our code no faster
 * (`npm run bench -- --stage flags` measures it).
 */
export const frugalFlags = [
  '--interrupt-budget=200000',
  '--ticks-before-optimization=2',
  '--max-bytecode-size-for-early-opt=0',
  '--max-inlined-bytecode-size-cumulative=100',
  '--no-turbo-loop-peeling',
  '--no-turbo-store-elimination',
]

/** Node does not start with a flag that its V8 does not know. How V8 decides what to compile has other flags from Node 22 on. */
export function workerFlags(version: string = process.versions.node): string[] {
  const major = Number.parseInt(version, 10)
  if (major === 20) return [...roomyFlags, ...frugalFlags]
  return major <= 24 ? roomyFlags : []
}

/** How many workers a pool may have: more than there are processors would only take time from each other. */
export function poolSize(jobs: number | undefined): number {
  const processors = availableParallelism()
  return jobs === undefined ? processors : Math.min(jobs, processors)
}

/** What a worker runs: the built file, loaded together with the code that the build has kept for it (bin/batch-worker.js) where that is there. */
export function workerScript(): string {
  const loaded = fileURLToPath(new URL('../../bin/batch-worker.js', import.meta.url))
  return existsSync(loaded) ? loaded : fileURLToPath(new URL('./worker.cjs', import.meta.url))
}

/** The answer for a question that was not begun because another one failed. */
export const skippedAnswer: Answer = { id: '', ok: false, text: '{"diagnostics":[]}', isSkipped: true }

/** Takes answers by the number of their question, as they come, and passes them on in the order of the questions. */
export function inOrder(tell: (answer: Answer) => void): (index: number, answer: Answer) => void {
  const answers = new Map<number, Answer>()
  let settled = 0
  return (index, answer) => {
    answers.set(index, answer)
    for (let ready = answers.get(settled); ready !== undefined; ready = answers.get(settled)) {
      answers.delete(settled++)
      tell(ready)
    }
  }
}

export async function askAll(questions: readonly Question[], pool: PoolOptions): Promise<void> {
  const settle = inOrder(pool.answered)
  const open: number[] = []
  questions.forEach((question, index) => {
    const known = pool.known?.(question)
    if (known) settle(index, known)
    else open.push(index)
  })
  const shares = new Shares(open, pool.size)
  const claims = new Claims((again) => shares.askAgain(again))
  const takeNext = (share: Share): number | undefined => {
    if (pool.isStopped?.() === true) for (const index of shares.takeAll()) settle(index, skippedAnswer)
    return shares.take(share)
  }
  const expected = new ExpectedTime()
  const workers: Promise<void>[] = []
  const growPool = (): void => {
    while (workers.length < pool.size && expected.isWorthAnother(shares.left, workers.length))
      workers.push(keepServing(shares.join()))
  }
  const execArgv = workerFlags()
  /** Feeds one worker until the questions run out or the worker dies. */
  const serve = (share: Share): Promise<void> =>
    new Promise((done) => {
      const stdio: StdioOptions = ['ignore', 'ignore', 'pipe', 'ipc']
      // An answer is a long text of JSON, which V8's own format takes as it is.
      const worker = fork(pool.script, pool.words, { execArgv, stdio, serialization: 'advanced' })
      let current: number | undefined
      let complaint = ''
      const timer = expected.timer()
      const ask = (): void => {
        current = takeNext(share)
        timer.begin()
        if (current === undefined) worker.disconnect()
        else worker.send(questions[current]!)
      }
      worker.stderr?.on('data', (chunk: Buffer) => {
        complaint = (complaint + chunk).slice(-mostComplaint)
      })
      worker.on('message', (message: Answer | Claim) => {
        if ('claims' in message) {
          const isGranted = claims.claim(message.claims, current!)
          worker.send({ isGranted } satisfies Grant)
          if (!isGranted) ask()
          return
        }
        timer.end()
        claims.release(current!)
        settle(current!, message)
        ask()
        growPool()
      })
      // What goes wrong with a worker ends it, too, unless it never began.
      worker.on('error', (error) => {
        if (worker.pid !== undefined || current === undefined) return
        claims.release(current)
        settle(current, pool.lost(questions[current]!, `no worker could be started: ${reasonOf(error)}`))
        current = undefined
        done()
      })
      worker.on('exit', (status, signal) => {
        const index = current
        if (index !== undefined) claims.release(index)
        const end = (): void => {
          if (index !== undefined) settle(index, pool.lost(questions[index]!, whyEnded(complaint, status, signal)))
          done()
        }
        // What it said last may still be on the way.
        if (index === undefined || !worker.stderr || worker.stderr.closed) end()
        else worker.stderr.once('close', end)
      })
      ask()
    })
  const keepServing = async (share: Share): Promise<void> => {
    while (shares.left > 0) await serve(share)
  }
  growPool()
  // More of them may come while the first are waited for.
  for (let index = 0; index < workers.length; index++) await workers[index]
}

/** Which questions are being compiled, and which wait for one of them. */
class Claims {
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

/** V8's last words are long; what matters is near their beginning and end. */
const mostComplaint = 16_384

function whyEnded(complaint: string, status: number | null, signal: string | null): string {
  if (/out of memory|Allocation failed|invalid (table|array) (size|length)/i.test(complaint))
    return 'the worker ran out of memory'
  return `the worker ended with ${signal ?? `status ${status}`}`
}
