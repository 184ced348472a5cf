// Answers the jobs of a project through the queue: sends what the workers lack, waits, and writes what comes back as if it had been made here.
//
// Nothing depends on an event that may be lost: every few seconds the jobs that are still open are looked at, and those that are gone (a
// Redis that came back without them) are sent again. Jobs of other builds are never touched.
import { randomUUID } from 'node:crypto'
import { type Queue, QueueEvents } from 'bullmq'
import type { Redis } from 'ioredis'
import { parseJob } from '../../../src/cli/batch/job.ts'
import { type Answer, type AskOptions, inOrder, type Question, skippedAnswer } from '../../../src/cli/batch/pool.ts'
import { JobCache } from '../../../src/cli/cache/job-cache.ts'
import { Answers, type Read } from '../../../src/cli/cache/reads.ts'
import { writeWithFolders } from '../../../src/cli/output.ts'
import type { Ask, ProjectPlaces } from '../../../src/cli/project/run-units.ts'
import { createDiskHost } from '../../../src/node/host.ts'
import { excess, hashOf, type JobData, type JobResult, limits } from './protocol.ts'
import { Sources } from './sources.ts'
import type { Store } from './store.ts'
import { missingMark } from './worker.ts'

export interface ClientOptions {
  readonly redis: Redis
  readonly store: Store
  readonly queue: Queue<JobData>
  readonly prefix: string
  /** Of the program: part of every key. */
  readonly program: string
  readonly say: (text: string) => void
}

/** How often the open jobs are looked at. */
const lookInterval = 2000
/** How long without any worker until somebody is told. */
const patience = 5000
/** How often a job is sent again because something of it was gone. */
const mostRounds = 5
const attempts = 3
const batchSize = 200

export function askCluster(options: ClientOptions): Ask {
  return (questions, places, ask) => new Round(options, places, ask).run(questions)
}

interface OpenJob {
  readonly index: number
  readonly question: Question
  readonly data: JobData
  /** Texts by hash that may have to be sent again. */
  readonly content: ReadonlyMap<string, () => string>
  rounds: number
}

class Round {
  readonly #options: ClientOptions
  readonly #places: ProjectPlaces
  readonly #ask: AskOptions
  readonly #settle: (index: number, answer: Answer) => void
  readonly #open = new Map<string, OpenJob>()
  readonly #sources: Sources
  readonly #sent = new Set<string>()
  /** What finished is read in order of its coming, not all at once. */
  readonly #finished: string[] = []
  #isReading = false
  #done: () => void = () => {}
  #fail: (error: unknown) => void = () => {}

  constructor(options: ClientOptions, places: ProjectPlaces, ask: AskOptions) {
    this.#options = options
    this.#places = places
    this.#sources = new Sources(places.includeRoot)
    this.#ask = ask
    this.#settle = inOrder(ask.answered)
  }

  async run(questions: readonly Question[]): Promise<void> {
    const jobs: OpenJob[] = []
    for (const [index, question] of questions.entries()) {
      const known = this.#ask.known?.(question)
      if (known) {
        this.#settle(index, known)
        continue
      }
      const job = this.#jobOf(question, index)
      if (typeof job === 'string') this.#settle(index, this.#ask.lost(question, job))
      else jobs.push(job)
    }
    if (jobs.length === 0) return
    const { queue, redis, prefix } = this.#options
    const events = new QueueEvents(queue.name, { connection: redis.duplicate(), prefix })
    events.on('error', () => {})
    await events.waitUntilReady()
    events.on('completed', ({ jobId }) => this.#finish(jobId))
    events.on('failed', ({ jobId }) => this.#finish(jobId))
    const finished = new Promise<void>((done, fail) => {
      this.#done = done
      this.#fail = fail
    })
    const looking = setInterval(() => void this.#look().catch(() => {}), lookInterval)
    const complaint = setTimeout(() => void this.#complain().catch(() => {}), patience)
    const stop = (): void => void this.#withdraw().finally(() => process.exit(130))
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    try {
      await this.#send(jobs)
      if (this.#open.size > 0) await finished
    } finally {
      clearInterval(looking)
      clearTimeout(complaint)
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
      await events.close()
    }
  }

  /** The job, or why it cannot be sent. */
  #jobOf(question: Question, index: number): OpenJob | string {
    const { folder } = this.#places
    const parsed = parseJob(question.text, question.line, folder)
    if ('problem' in parsed) return parsed.problem
    const { path, settings } = parsed.job
    const words = JSON.parse(question.text) as { readonly args?: readonly string[] }
    // Options may name files: a binding table, something to include first.
    const rows = this.#sources.reachable({ files: [path, ...(words.args ?? [])], folders: settings.includes })
    const large = typeof rows === 'string' ? rows : excess(question.text.length, limits.jobText)
    if (typeof rows === 'string' || large !== undefined) return large ?? ''
    const list = JSON.stringify(rows)
    const files = hashOf(list)
    // The id is for people: the same job by another name is the same.
    const { id: _, ...job } = JSON.parse(question.text) as Record<string, unknown>
    const key = hashOf(JSON.stringify([this.#options.program, folder, job, files]))
    const content = new Map([
      [files, () => list],
      ...rows.map(([at, hash]) => [hash, () => this.#sources.text(at)] as const),
    ])
    return { index, question, data: { key, text: question.text, folder, files }, content, rounds: 0 }
  }

  /** Those whose results are there need no worker. */
  async #send(jobs: readonly OpenJob[]): Promise<void> {
    for (let start = 0; start < jobs.length; start += batchSize) {
      if (this.#ask.isStopped?.()) {
        for (const { index } of jobs.slice(start)) this.#settle(index, skippedAnswer)
        return
      }
      const batch = jobs.slice(start, start + batchSize)
      await this.#upload(batch)
      const named = batch.map((job) => [randomUUID(), job] as const)
      for (const [id, job] of named) this.#open.set(id, job)
      const known = await this.#options.store.hasResults(batch.map(({ data }) => data.key))
      const unknown = named.filter((_, index) => known[index] !== true)
      await this.#add(unknown)
      for (const [index, [id]] of named.entries()) if (known[index]) this.#finish(id)
    }
  }

  async #add(named: readonly (readonly [string, OpenJob])[]): Promise<void> {
    const { queue } = this.#options
    await queue.addBulk(
      named.map(([jobId, { data, question }]) => ({
        name: String((JSON.parse(question.text) as { id?: unknown }).id ?? 'compile'),
        data,
        opts: {
          jobId,
          attempts,
          backoff: { type: 'exponential', delay: 500 },
          removeOnComplete: { count: 1000 },
          removeOnFail: { count: 1000 },
        },
      })),
    )
  }

  /** What the store does not have. */
  async #upload(jobs: readonly OpenJob[], isAgain = false): Promise<void> {
    const wanted = new Map(jobs.flatMap(({ content }) => [...content]))
    const hashes = [...wanted.keys()].filter((hash) => isAgain || !this.#sent.has(hash))
    const here = await this.#options.store.hasBlobs(hashes)
    for (const [index, hash] of hashes.entries()) {
      if (here[index] !== true) await this.#options.store.putBlob(wanted.get(hash)!())
      this.#sent.add(hash)
    }
  }

  #finish(id: string): void {
    if (!this.#open.has(id)) return
    this.#finished.push(id)
    if (!this.#isReading) void this.#read().catch((error) => this.#fail(error))
  }

  async #read(): Promise<void> {
    this.#isReading = true
    try {
      for (let id = this.#finished.shift(); id !== undefined; id = this.#finished.shift()) {
        const job = this.#open.get(id)
        if (job) await this.#take(id, job)
        if (this.#ask.isStopped?.()) await this.#withdraw()
      }
    } finally {
      this.#isReading = false
    }
    if (this.#open.size === 0) this.#done()
  }

  /** The answer of a job that has finished, one way or another. */
  async #take(id: string, job: OpenJob): Promise<void> {
    const { store, queue } = this.#options
    const text = await store.result(job.data.key)
    if (text !== undefined) {
      const answer = await this.#accept(job, JSON.parse(text) as JobResult)
      if (answer) return this.#close(id, job, answer)
      return this.#again(id, job, 'its outputs are gone from the store')
    }
    const known = await queue.getJob(id)
    const reason = known?.failedReason
    if (reason === undefined) return this.#again(id, job, 'its result is gone from the store')
    if (reason.startsWith(missingMark)) return this.#again(id, job, 'its sources are gone from the store')
    this.#close(id, job, this.#ask.lost(job.question, reason))
  }

  #close(id: string, { index }: OpenJob, answer: Answer): void {
    this.#open.delete(id)
    this.#settle(index, answer)
  }

  /** Something of it was removed to make room. */
  async #again(id: string, job: OpenJob, why: string): Promise<void> {
    if (++job.rounds > mostRounds) {
      const problem = `${why}, again and again: the store is too small for this build (--store-megabytes)`
      return this.#close(id, job, this.#ask.lost(job.question, problem))
    }
    this.#open.delete(id)
    await this.#upload([job], true)
    const next = randomUUID()
    this.#open.set(next, job)
    await this.#add([[next, job]])
  }

  /** Writes its files; undefined when some are gone. */
  async #accept(job: OpenJob, result: JobResult): Promise<Answer | undefined> {
    const { folder, cache } = this.#places
    const { question } = job
    const parsed = parseJob(question.text, question.line, folder)
    if ('problem' in parsed) return undefined
    // Nothing is written but what was asked for.
    const wanted = parsed.job.outputs.filter(({ path }) => result.files[path] !== undefined)
    const contents = await this.#options.store.blobs(wanted.map(({ path }) => result.files[path]!))
    if (contents.some((content) => content === undefined)) return undefined
    const problems: string[] = []
    for (const [index, { path }] of wanted.entries()) writeWithFolders(path, contents[index]!, problems)
    if (problems.length > 0) return this.#ask.lost(question, problems.join('; '))
    const answer: Answer = {
      id: parsed.job.id,
      ok: result.ok,
      text: withId(result.text, parsed.job.id),
      error: result.error,
    }
    const disk = createDiskHost()
    const folders = new Answers(disk)
    const reads: Read[] = result.reads.map(({ what, path, hash }) => ({
      what,
      path,
      hash: what === 'folder' ? folders.hash('folder', path) : hash,
    }))
    new JobCache(cache, folder, disk).keep(question, answer, reads)
    return answer
  }

  /** Jobs whose events were lost, and jobs that Redis lost. */
  async #look(): Promise<void> {
    const ids = [...this.#open.keys()]
    const { queue, store } = this.#options
    const known = await store.hasResults(ids.map((id) => this.#open.get(id)?.data.key ?? ''))
    for (const [index, id] of ids.entries()) {
      const job = this.#open.get(id)
      if (!job) continue
      if (known[index]) this.#finish(id)
      else {
        const state = await queue.getJobState(id)
        if (state === 'completed' || state === 'failed') this.#finish(id)
        else if (state === 'unknown') {
          await this.#upload([job], true)
          await this.#add([[id, job]])
        }
      }
    }
  }

  async #complain(): Promise<void> {
    const { queue, say } = this.#options
    if ((await queue.getWorkersCount()) === 0)
      say('no worker of this version is connected; jobs wait until one is (descry-cluster worker)')
  }

  /** What has not begun is taken back, and counts as lost. */
  async #withdraw(): Promise<void> {
    for (const [id, job] of [...this.#open]) {
      // One that runs cannot be removed; its result is kept for the next build.
      await this.#options.queue.remove(id).catch(() => 0)
      this.#close(id, job, skippedAnswer)
    }
  }
}

function withId(text: string, id: string): string {
  return JSON.stringify({ ...(JSON.parse(text) as object), id })
}
