// What a compilation read, and whether it would read the same today.
//
// Files that were looked for and not found count as well: a header that appears earlier on the include path changes the program.
import type { Host } from '../../preprocess/host.ts'
import { hashOf } from './store.ts'

/** One question to the host and the hash of its answer; no hash when there was nothing. */
export interface Read {
  readonly what: 'file' | 'folder'
  readonly path: string
  readonly hash: string | undefined
}

export interface RecordingHost {
  readonly host: Host
  /** What was read since the last call. */
  take(): Read[]
}

export function recordReads(host: Host): RecordingHost {
  const answers = new Answers(host)
  let reads = new Map<string, Read>()
  const record = (what: Read['what'], path: string): void => {
    const key = `${what} ${path}`
    if (!reads.has(key)) reads.set(key, { what, path, hash: answers.hash(what, path) })
  }
  return {
    host: {
      readFile(path) {
        record('file', path)
        return host.readFile(path)
      },
      listDirectory(path) {
        record('folder', path)
        return host.listDirectory?.(path)
      },
    },
    take() {
      const taken = [...reads.values()]
      reads = new Map()
      return taken
    },
  }
}

/** Hashes of what a host answers, each made once. */
export class Answers {
  readonly #host: Host
  readonly #hashes = new Map<string, string | undefined>()

  constructor(host: Host) {
    this.#host = host
  }

  hash(what: Read['what'], path: string): string | undefined {
    const key = `${what} ${path}`
    if (this.#hashes.has(key)) return this.#hashes.get(key)
    const text = what === 'file' ? this.#host.readFile(path) : this.#host.listDirectory?.(path)?.join('\n')
    const hash = text === undefined ? undefined : hashOf(text)
    this.#hashes.set(key, hash)
    return hash
  }

  areSame(reads: readonly Read[]): boolean {
    return reads.every(({ what, path, hash }) => this.hash(what, path) === hash)
  }
}
