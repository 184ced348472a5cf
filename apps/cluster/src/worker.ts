// `descry-cluster worker`: takes jobs from the queue, compiles them in processes of its own, leaves the results in the store.
//
// Nothing is lost with a worker: what it had begun is taken by another one when its lock has run out, and results are stored before a job
// counts as done. A result is the same whoever makes it, so one that comes twice is there once.
import { type Job, UnrecoverableError, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { Children } from './children.ts'
import type { CompileReply } from './compile.ts'
import { excess, type FileRow, type JobData, type JobResult, limits, readFileRows, readJobData } from './protocol.ts'
import type { Store } from './store.ts'

export interface WorkerOptions {
  readonly queue: string
  readonly prefix: string
  readonly jobs: number
  readonly milliseconds: number
  readonly megabytes: number
  readonly say: (text: string) => void
}

/** A worker that says nothing for so long is taken for dead; what it had is given to others. */
const lockDuration = 10_000
const stalledInterval = 3000
/** How often the worker of a job may die before the job counts as the reason. */
const maxStalledCount = 5

/** What begins the reason of a failure that the client can mend. */
export const missingMark = 'missing source'

export function startWorker(redis: Redis, store: Store, options: WorkerOptions): Worker<JobData> {
  const { jobs, prefix, milliseconds, megabytes, say } = options
  const children = new Children({ milliseconds, megabytes })
  const sources = new SourceCache(store)
  const worker = new Worker<JobData>(
    options.queue,
    async (job: Job<unknown>) => {
      const data = readJobData(job.data)
      if (typeof data === 'string') throw new UnrecoverableError(data)
      if ((await store.hasResults([data.key]))[0]) return
      const reply = await children.compile({ ...data, ...(await sources.load(data.files)) })
      await keep(store, data.key, reply)
    },
    { connection: redis, prefix, concurrency: jobs, lockDuration, stalledInterval, maxStalledCount },
  )
  worker.on('error', () => {
    // The connection says when it is lost and when it is back.
  })
  worker.on('failed', (job, error) => {
    if (!error.message.startsWith(missingMark)) say(`job ${job?.id ?? ''}: ${error.message}`)
  })
  worker.on('closed', () => children.close())
  return worker
}

async function keep(store: Store, key: string, { ok, text, error, reads, outputs }: CompileReply): Promise<void> {
  const files: Record<string, string> = {}
  for (const [path, content] of outputs) {
    const large = excess(content.length, limits.outputBytes)
    if (large !== undefined) throw new UnrecoverableError(`'${path}' has ${large}`)
    files[path] = await store.putBlob(content)
  }
  const result: JobResult = { ok, text, error, reads, files }
  await store.putResult(key, JSON.stringify(result))
}

/** Bytes of sources that a worker keeps. */
const mostKept = 268_435_456

export interface LoadedSources {
  readonly files: readonly FileRow[]
  readonly textOf: (hash: string) => string
}

/** Sources that were fetched once. */
export class SourceCache {
  readonly #store: Pick<Store, 'blobs'>
  readonly #most: number
  #texts = new Map<string, string>()
  #lists = new Map<string, readonly FileRow[]>()
  #bytes = 0

  constructor(store: Pick<Store, 'blobs'>, most = mostKept) {
    this.#store = store
    this.#most = most
  }

  /** All files of a list. What is forgotten later stays at hand for whoever has it from here. */
  async load(list: string): Promise<LoadedSources> {
    if (this.#bytes > this.#most) {
      this.#texts = new Map()
      this.#lists = new Map()
      this.#bytes = 0
    }
    const texts = this.#texts
    const files = this.#lists.get(list) ?? (await this.#list(list))
    const unknown = [...new Set(files.map(([, hash]) => hash).filter((hash) => !texts.has(hash)))]
    const found = await this.#store.blobs(unknown)
    const missing = unknown.filter((_, index) => found[index] === undefined)
    if (missing.length > 0) throw new UnrecoverableError(`${missingMark} ${missing.join(' ')}`)
    for (const [index, content] of found.entries()) {
      const large = excess(content!.length, limits.sourceBytes)
      if (large !== undefined) throw new UnrecoverableError(`a source has ${large}`)
      texts.set(unknown[index]!, content!.toString())
      this.#bytes += content!.length
    }
    const textOf = (hash: string): string => {
      const text = texts.get(hash)
      if (text === undefined) throw new Error(`no source has the hash ${hash}`)
      return text
    }
    return { files, textOf }
  }

  async #list(hash: string): Promise<readonly FileRow[]> {
    const [content] = await this.#store.blobs([hash])
    if (!content) throw new UnrecoverableError(`${missingMark} ${hash}`)
    const rows = readFileRows(content.toString())
    if (typeof rows === 'string') throw new UnrecoverableError(rows)
    this.#lists.set(hash, rows)
    return rows
  }
}
