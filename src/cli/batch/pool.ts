// A pool of worker processes that answers in the order of the questions.
//
// A worker has one line at a time, so when it dies (out of memory, a runaway recursion) we know which job killed it: that job fails, a
// new worker takes the next. Processes, not threads: a thread that V8 cannot give memory to takes the whole process along.
import { type ChildProcess, fork, type StdioOptions } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { reasonOf } from '../input.ts'
import { Claims } from './claims.ts'
import { ExpectedTime } from './expected-time.ts'
import { type Share, Shares } from './shares.ts'
import { workerFlags } from './worker-process.ts'

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

/** How many workers a pool may have: more than there are processors would only take time from each other. */
export function poolSize(jobs: number | undefined): number {
  const processors = availableParallelism()
  return jobs === undefined ? processors : Math.min(jobs, processors)
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

export function askAll(questions: readonly Question[], pool: PoolOptions): Promise<void> {
  return new Pool(questions, pool).run()
}

class Pool {
  readonly questions: readonly Question[]
  readonly options: PoolOptions
  readonly settle: (index: number, answer: Answer) => void
  readonly claims: Claims
  readonly expected = new ExpectedTime()
  readonly #shares: Shares
  readonly #workers: Promise<void>[] = []

  constructor(questions: readonly Question[], options: PoolOptions) {
    this.questions = questions
    this.options = options
    this.settle = inOrder(options.answered)
    const open: number[] = []
    for (const [index, question] of questions.entries()) {
      const known = options.known?.(question)
      if (known) this.settle(index, known)
      else open.push(index)
    }
    this.#shares = new Shares(open, options.size)
    this.claims = new Claims((again) => this.#shares.askAgain(again))
  }

  async run(): Promise<void> {
    this.grow()
    // More of them may come while the first are waited for.
    for (let index = 0; index < this.#workers.length; index++) await this.#workers[index]
  }

  /** Starts more workers while there is enough for them to do. */
  grow(): void {
    const workers = this.#workers
    while (workers.length < this.options.size && this.expected.isWorthAnother(this.#shares.left, workers.length))
      workers.push(this.#keepServing(this.#shares.join()))
  }

  take(share: Share): number | undefined {
    if (this.options.isStopped?.() === true)
      for (const index of this.#shares.takeAll()) this.settle(index, skippedAnswer)
    return this.#shares.take(share)
  }

  lose(index: number, why: string): void {
    this.settle(index, this.options.lost(this.questions[index]!, why))
  }

  /** A worker that dies is replaced. */
  async #keepServing(share: Share): Promise<void> {
    while (this.#shares.left > 0) await new Promise<void>((done) => new Worker(this, share, done).ask())
  }
}

/** One process, which is fed until the questions run out or it dies. */
class Worker {
  readonly #pool: Pool
  readonly #share: Share
  readonly #done: () => void
  readonly #process: ChildProcess
  readonly #timer: ReturnType<ExpectedTime['timer']>
  /** The question it has. */
  #current: number | undefined
  #complaint = ''

  constructor(pool: Pool, share: Share, done: () => void) {
    this.#pool = pool
    this.#share = share
    this.#done = done
    this.#timer = pool.expected.timer()
    const { script, words } = pool.options
    const stdio: StdioOptions = ['ignore', 'ignore', 'pipe', 'ipc']
    // An answer is a long text of JSON, which V8's own format takes as it is.
    this.#process = fork(script, words, { execArgv: workerFlags(), stdio, serialization: 'advanced' })
    this.#process.stderr?.on('data', (chunk: Buffer) => {
      this.#complaint = (this.#complaint + chunk).slice(-mostComplaint)
    })
    this.#process.on('message', (message: Answer | Claim) => this.#hear(message))
    this.#process.on('error', (error) => this.#fail(error))
    this.#process.on('exit', (status, signal) => this.#end(status, signal))
  }

  ask(): void {
    this.#current = this.#pool.take(this.#share)
    this.#timer.begin()
    if (this.#current === undefined) this.#process.disconnect()
    else this.#process.send(this.#pool.questions[this.#current]!)
  }

  #hear(message: Answer | Claim): void {
    const pool = this.#pool
    const index = this.#current!
    if ('claims' in message) {
      const isGranted = pool.claims.claim(message.claims, index)
      this.#process.send({ isGranted } satisfies Grant)
      if (!isGranted) this.ask()
      return
    }
    this.#timer.end()
    pool.claims.release(index)
    pool.settle(index, message)
    this.ask()
    pool.grow()
  }

  /** What goes wrong with a worker ends it, too, unless it never began. */
  #fail(error: Error): void {
    const index = this.#current
    if (this.#process.pid !== undefined || index === undefined) return
    this.#pool.claims.release(index)
    this.#pool.lose(index, `no worker could be started: ${reasonOf(error)}`)
    this.#current = undefined
    this.#done()
  }

  #end(status: number | null, signal: string | null): void {
    const { stderr } = this.#process
    const index = this.#current
    if (index !== undefined) this.#pool.claims.release(index)
    const end = (): void => {
      if (index !== undefined) this.#pool.lose(index, whyEnded(this.#complaint, status, signal))
      this.#done()
    }
    // What it said last may still be on the way.
    if (index === undefined || !stderr || stderr.closed) end()
    else stderr.once('close', end)
  }
}

/** V8's last words are long; what matters is near their beginning and end. */
const mostComplaint = 16_384

function whyEnded(complaint: string, status: number | null, signal: string | null): string {
  if (/out of memory|Allocation failed|invalid (table|array) (size|length)/i.test(complaint))
    return 'the worker ran out of memory'
  return `the worker ended with ${signal ?? `status ${status}`}`
}
