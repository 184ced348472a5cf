// What client and workers agree on: the form of a job, how large things may be, and which queue they meet in.
//
// Whoever has the password of the Redis takes part, but a worker checks what it is given all the same: a broken client must not take it down.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One compilation, as it lies in the queue. */
export interface JobData {
  /** Of what comes out: this compiler, the job and all that it may read. */
  readonly key: string
  /** The job, as a line of `descry batch`. */
  readonly text: string
  /** Where its project lies on the machine of the client; nothing is read from there. */
  readonly folder: string
  /** Hash of the list of files that it may read. */
  readonly files: string
}

/** A file that a job may read. */
export type FileRow = readonly [path: string, hash: string]

/** What a compilation came to, as it lies in the store. */
export interface JobResult {
  readonly ok: boolean
  /** The line that `descry batch` answers with. */
  readonly text: string
  readonly error?: string | undefined
  /** What it read, so that the client's own cache knows when to ask again. */
  readonly reads: readonly {
    readonly what: 'file' | 'folder'
    readonly path: string
    readonly hash?: string | undefined
  }[]
  /** Hashes of outputs by the name that the job gives them. */
  readonly files: Readonly<Record<string, string>>
}

export interface Limit {
  readonly most: number
  readonly of: string
}

export const limits = {
  jobText: { most: 262_144, of: 'characters of a job' },
  sourceBytes: { most: 16_777_216, of: 'bytes of a source file' },
  sourceFiles: { most: 20_000, of: 'files that a job may read' },
  sourceTotal: { most: 268_435_456, of: 'bytes that a job may read' },
  outputBytes: { most: 134_217_728, of: 'bytes of an output' },
} as const satisfies Readonly<Record<string, Limit>>

/** What is too large, in words; undefined when it fits. */
export function excess(count: number, { most, of }: Limit): string | undefined {
  return count > most ? `${count} ${of}; ${most} are allowed` : undefined
}

const hashPattern = /^[0-9a-f]{64}$/

/** The job, or what is wrong with it. */
export function readJobData(value: unknown): JobData | string {
  const { key, text, folder, files } = (typeof value === 'object' && value !== null ? value : {}) as Partial<JobData>
  if (typeof key !== 'string' || !hashPattern.test(key)) return 'the job has no key'
  if (typeof files !== 'string' || !hashPattern.test(files)) return 'the job has no list of files'
  if (typeof text !== 'string' || typeof folder !== 'string') return 'the job has no text'
  const large = excess(text.length, limits.jobText)
  return large === undefined ? { key, text, folder, files } : large
}

/** The list of files, or what is wrong with it. */
export function readFileRows(text: string): readonly FileRow[] | string {
  let rows: unknown
  try {
    rows = JSON.parse(text)
  } catch {
    return 'the list of files is not JSON'
  }
  const isRow = (row: unknown): boolean =>
    Array.isArray(row) && row.length === 2 && typeof row[0] === 'string' && hashPattern.test(String(row[1]))
  if (!Array.isArray(rows) || !rows.every(isRow)) return 'the list of files has another form'
  return excess(rows.length, limits.sourceFiles) ?? (rows as FileRow[])
}

export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Of this program: two that are not the same compile differently, so they meet in different queues. */
export function programHash(): string {
  const folder = dirname(fileURLToPath(import.meta.url))
  const files = readdirSync(folder)
    .filter((name) => /\.[cm]?js$/.test(name))
    .sort()
  return hashOf(files.map((name) => `${name} ${hashOf(readFileSync(join(folder, name)))}`).join('\n'))
}

export function queueName(program: string): string {
  return `compile-${program.slice(0, 12)}`
}

/** The set of all queues that workers have opened. */
export function queuesKey(prefix: string): string {
  return `${prefix}:queues`
}
