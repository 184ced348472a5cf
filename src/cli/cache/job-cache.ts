// Answers of batch jobs, kept on disk: `descry batch --cache DIR`.
//
//   key      this build, the folder, the job without its id       ->  entries: what was read, the answer, the files it wrote
//   hash of a file that was written                               ->  its bytes
//   the same, without defines, and a description of the code      ->  an entry, for jobs that compile the same
//
// An entry answers when everything it read is the same today. Headers go back and forth between a few states while people work, so
// several entries are kept under one key, the latest first.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Host } from '../../preprocess/host.ts'
import { commandLineFile } from '../../preprocess/preprocess.ts'
import { version } from '../../support/version.ts'
import { within } from '../batch/job.ts'
import type { Answer, Question } from '../batch/pool.ts'
import { writeWithFolders } from '../output.ts'
import { Answers, type Read } from './reads.ts'
import { type CacheStore, hashOf, openStore } from './store.ts'

/** Grows when the form of the entries changes. */
const formatVersion = 1
const mostEntries = 8
/** Commands whose answer depends on nothing but the job and what the host is asked. */
const keptCommands: readonly unknown[] = [undefined, 'compile', 'bindings', 'lint', 'explain']

/** Answers with these are not about the sources: a bug, a line of the jobs file, a full disk. */
const notKept = ['err_compiler_bug', 'err_invalid_job', 'err_cannot_write']

type OutputFiles = Readonly<Record<string, string>>

interface Entry {
  readonly reads: readonly Read[]
  /** The line without `id` and `ms`. */
  readonly line: { readonly ok: boolean; readonly outputs?: OutputFiles }
  readonly error: string | undefined
  /** Hashes of the files by the name the job gives them. */
  readonly files: Readonly<Record<string, string>>
}

export class JobCache {
  readonly #store: CacheStore
  readonly #folder: string
  readonly #build: string
  readonly #answers: Answers

  /** `folder` is where the jobs file lies. */
  constructor(directory: string, folder: string, host: Host) {
    this.#store = openStore(directory)
    this.#folder = folder
    this.#build = buildIdentity()
    this.#answers = new Answers(host)
  }

  /** The answer, with its files written; undefined when the job has to be run. */
  find(question: Question): Answer | undefined {
    const start = performance.now()
    const key = this.#keyOf(question)
    if (!key) return undefined
    for (const entry of this.#entries(key.hash)) {
      if (!this.#answers.areSame(entry.reads) || !this.#writeFiles(entry.files)) continue
      const ms = Math.round((performance.now() - start) * 1000) / 1000
      const { ok, ...rest } = entry.line
      return { id: key.id, ok, text: JSON.stringify({ id: key.id, ok, ms, ...rest }), error: entry.error }
    }
    return undefined
  }

  /** Would `find` answer? Writes nothing. */
  has(question: Question): boolean {
    return this.readsOf(question) !== undefined
  }

  /** What the answer was made from, if it still holds. */
  readsOf(question: Question): readonly Read[] | undefined {
    const key = this.#keyOf(question)
    return key && this.#entries(key.hash).find(({ reads }) => this.#answers.areSame(reads))?.reads
  }

  keep(question: Question, answer: Answer, reads: readonly Read[]): void {
    const key = this.#keyOf(question)
    const entry = key && this.#entryOf(answer, reads)
    if (!key || !entry) return
    const others = this.#entries(key.hash).filter((other) => JSON.stringify(other.reads) !== JSON.stringify(reads))
    this.#store.write(key.hash, JSON.stringify([entry, ...others].slice(0, mostEntries)))
  }

  /**
   * What another job made of the same code, written to the outputs of this one. Its rule of dependencies names files of its own, so it comes
   * from outside. The reads are those of the other job: what is not code is read the same.
   */
  findRepeated(
    question: Question,
    code: string,
    dependencies: string,
  ): { readonly answer: Answer; readonly reads: readonly Read[] } | undefined {
    const key = this.#codeKeyOf(question, code)
    const [entry] = key ? this.#entries(key.hash) : []
    if (!key || !entry) return undefined
    const files: Record<string, string> = {}
    for (const [name, written] of Object.entries(key.outputs))
      files[written] = entry.files[entry.line.outputs?.[name] ?? ''] ?? ''
    const rule = key.outputs.dependencies
    if (rule !== undefined) {
      files[rule] = hashOf(dependencies)
      this.#store.write(files[rule], dependencies)
    }
    if (!this.#writeFiles(files)) return undefined
    const { ok, ...rest } = entry.line
    const text = JSON.stringify({ id: key.id, ok, ms: 0, ...rest, outputs: key.outputs })
    return { answer: { id: key.id, ok, text, isRepeated: true }, reads: entry.reads }
  }

  /** For `findRepeated` of others. Messages that quote the text of `-D` options are only this job's. */
  keepForRepeats(question: Question, code: string, answer: Answer, reads: readonly Read[]): void {
    const key = answer.ok && !answer.text.includes(commandLineFile) ? this.#codeKeyOf(question, code) : undefined
    const entry = key && this.#entryOf(answer, reads)
    if (key && entry) this.#store.write(key.hash, JSON.stringify([entry]))
  }

  prune(most: number): void {
    this.#store.prune(most)
  }

  #keyOf({ text, line, problem }: Question): { readonly hash: string; readonly id: string } | undefined {
    if (problem !== undefined) return undefined
    try {
      const { id = `line ${line}`, ...job } = JSON.parse(text) as { id?: unknown; command?: unknown }
      if (typeof id !== 'string' || !keptCommands.includes(job.command)) return undefined
      return { id, hash: this.#hashOf(job) }
    } catch {
      return undefined
    }
  }

  /** Of jobs that `#keyOf` accepts. */
  #codeKeyOf(
    question: Question,
    code: string,
  ): { readonly hash: string; readonly id: string; readonly outputs: OutputFiles } | undefined {
    const known = this.#keyOf(question)
    if (!known) return undefined
    const { id: _, defines: __, outputs = {}, ...job } = JSON.parse(question.text) as Record<string, unknown>
    const files = outputs as OutputFiles
    return { id: known.id, outputs: files, hash: this.#hashOf([job, Object.keys(files), code]) }
  }

  #hashOf(what: object): string {
    return hashOf(JSON.stringify([formatVersion, this.#build, process.cwd(), this.#folder, what]))
  }

  #entryOf(answer: Answer, reads: readonly Read[]): Entry | undefined {
    if (notKept.some((id) => answer.text.includes(`"${id}"`))) return undefined
    const { id: _, ms: __, ...line } = JSON.parse(answer.text) as Entry['line'] & { id: string; ms: number }
    const files: Record<string, string> = {}
    for (const written of Object.values(line.outputs ?? {})) {
      const bytes = readBytes(within(this.#folder, written))
      if (!bytes) return undefined
      files[written] = hashOf(bytes)
      this.#store.write(files[written], bytes)
    }
    return { reads, line, error: answer.error, files }
  }

  #entries(hash: string): readonly Entry[] {
    const content = this.#store.read(hash)
    if (!content) return []
    try {
      return JSON.parse(content.toString()) as Entry[]
    } catch {
      return []
    }
  }

  #writeFiles(files: Entry['files']): boolean {
    const contents: (readonly [string, Buffer])[] = []
    for (const [written, hash] of Object.entries(files)) {
      const bytes = this.#store.read(hash)
      if (!bytes || hashOf(bytes) !== hash) return false
      contents.push([within(this.#folder, written), bytes])
    }
    const problems: string[] = []
    for (const [path, bytes] of contents) {
      // What is there already stays as it is: build systems look at the time of files.
      const present = readBytes(path)
      if (!present || !bytes.equals(present)) writeWithFolders(path, bytes, problems)
    }
    return problems.length === 0
  }
}

function readBytes(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

let identity: string | undefined

/** Of the program that is running: its version, and its files as they are on disk. */
export function buildIdentity(): string {
  identity ??= makeIdentity()
  return identity
}

function makeIdentity(): string {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const files = readdirSync(folder)
    .filter((name) => /\.[cm]?js$/.test(name))
    .sort()
    .map((name) => {
      const { size, mtimeMs } = statSync(join(folder, name))
      return [name, size, mtimeMs]
    })
  return JSON.stringify([version, files])
}
