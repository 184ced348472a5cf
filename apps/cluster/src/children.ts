// Processes that compile, each one job at a time. One that dies, or takes too long, fails its job and no other; the next job gets a new one.
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { workerFlags } from '../../../src/cli/batch/worker-process.ts'
import type { CompileReply, CompileRequest } from './compile.ts'
import type { FileRow } from './protocol.ts'

export interface ChildrenOptions {
  /** The file that a process runs. */
  readonly script?: string
  /** How long a compilation may take. */
  readonly milliseconds: number
  /** Memory of a process. */
  readonly megabytes: number
}

/** A job with the texts of its files. */
export interface CompileJob {
  readonly text: string
  readonly folder: string
  readonly files: readonly FileRow[]
  /** By hash. */
  readonly textOf: (hash: string) => string
}

/** Bytes of sources that a process keeps. */
const mostKept = 268_435_456

interface Child {
  readonly process: ChildProcess
  readonly known: Set<string>
  bytes: number
}

export class Children {
  readonly #options: ChildrenOptions
  readonly #script: string
  readonly #idle: Child[] = []
  readonly #all = new Set<Child>()

  constructor(options: ChildrenOptions) {
    this.#options = options
    this.#script = options.script ?? fileURLToPath(new URL('./compile.cjs', import.meta.url))
  }

  /** Rejects when the process could not finish. */
  async compile(job: CompileJob): Promise<CompileReply> {
    const child = this.#idle.pop() ?? this.#start()
    const reply = await this.#ask(child, job)
    this.#idle.push(child)
    return reply
  }

  close(): void {
    for (const { process: child } of this.#all) child.kill('SIGKILL')
  }

  #start(): Child {
    const { megabytes } = this.#options
    const process = fork(this.#script, [], {
      execArgv: [...workerFlags(), `--max-old-space-size=${megabytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const child: Child = { process, known: new Set(), bytes: 0 }
    this.#all.add(child)
    process.on('error', () => {})
    process.on('exit', () => {
      this.#all.delete(child)
      const index = this.#idle.indexOf(child)
      if (index >= 0) this.#idle.splice(index, 1)
    })
    return child
  }

  #ask(child: Child, job: CompileJob): Promise<CompileReply> {
    const { milliseconds } = this.#options
    return new Promise((resolve, reject) => {
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        child.process.kill('SIGKILL')
      }, milliseconds)
      const end = (status: number | null, signal: NodeJS.Signals | null): void => {
        clearTimeout(timer)
        const why = isLate
          ? `took longer than ${milliseconds / 1000} s`
          : `ended its process (${signal ?? `status ${status}`})`
        reject(new Error(`the compilation ${why}`))
      }
      child.process.once('exit', end)
      child.process.once('message', (reply) => {
        clearTimeout(timer)
        child.process.off('exit', end)
        resolve(reply as CompileReply)
      })
      child.process.send(requestFor(child, job), (error) => {
        if (error) child.process.kill('SIGKILL')
      })
    })
  }
}

/** With the texts that the process does not have. */
function requestFor(child: Child, { text, folder, files, textOf }: CompileJob): CompileRequest {
  const forgets = child.bytes > mostKept
  if (forgets) {
    child.known.clear()
    child.bytes = 0
  }
  const texts = new Map<string, string>()
  for (const [, hash] of files) {
    if (child.known.has(hash)) continue
    child.known.add(hash)
    const content = textOf(hash)
    child.bytes += content.length
    texts.set(hash, content)
  }
  return { text, folder, files, texts, forgets }
}
