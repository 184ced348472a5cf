// A process that compiles: one job at a time, from texts that it is sent. Jobs have no way to the disk or the network: what a job names that
// is not among its files is not there.
import { posix } from 'node:path'
import { answer } from '../../../src/cli/batch/answer.ts'
import type { Read } from '../../../src/cli/cache/reads.ts'
import { createJobCompiler } from '../../../src/driver/compiler.ts'
import { createMemoryHost, type Host } from '../../../src/preprocess/host.ts'
import type { FileRow } from './protocol.ts'

export interface CompileRequest {
  readonly text: string
  readonly folder: string
  readonly files: readonly FileRow[]
  /** Those that the process does not know yet, by hash. */
  readonly texts: ReadonlyMap<string, string>
  /** Everything it knew before is to be forgotten. */
  readonly forgets: boolean
}

export interface CompileReply {
  readonly ok: boolean
  readonly text: string
  readonly error: string | undefined
  readonly reads: readonly Read[]
  /** Outputs by path, as they would have been written. */
  readonly outputs: ReadonlyMap<string, string | Uint8Array>
}

/** The files of one job. Folders are recorded without a hash: only the client knows all that is in them. */
class JobFiles implements Host {
  readonly reads = new Map<string, Read>()
  readonly #hashes: ReadonlyMap<string, string>
  readonly #files: Host

  constructor(rows: readonly FileRow[], texts: ReadonlyMap<string, string>) {
    this.#hashes = new Map(rows)
    this.#files = createMemoryHost(new Map(rows.map(([path, hash]) => [path, known(hash, texts)])))
  }

  readFile(path: string): string | undefined {
    const plain = posix.normalize(path)
    this.reads.set(`file ${path}`, { what: 'file', path, hash: this.#hashes.get(plain) })
    return this.#files.readFile(plain)
  }

  listDirectory(path: string): readonly string[] | undefined {
    this.reads.set(`folder ${path}`, { what: 'folder', path, hash: undefined })
    return this.#files.listDirectory?.(posix.normalize(path))
  }
}

/** A source that is not there must not pass for an empty one. */
function known(hash: string, texts: ReadonlyMap<string, string>): string {
  const text = texts.get(hash)
  if (text === undefined) throw new Error(`the source ${hash} was not sent`)
  return text
}

const texts = new Map<string, string>()
let files = new JobFiles([], texts)

// The compiler stays: it knows headers again by their texts.
const host: Host = {
  readFile: (path) => files.readFile(path),
  listDirectory: (path) => files.listDirectory(path),
}
const compiler = createJobCompiler(host)

async function compile(request: CompileRequest): Promise<CompileReply> {
  if (request.forgets) texts.clear()
  for (const [hash, text] of request.texts) texts.set(hash, text)
  files = new JobFiles(request.files, texts)
  const outputs = new Map<string, string | Uint8Array>()
  const { ok, text, error } = await answer({ line: 1, text: request.text }, request.folder, {
    host,
    compiler,
    mayRead: () => false,
    write: (path, content) => void outputs.set(path, content),
  })
  return { ok, text, error, reads: [...files.reads.values()], outputs }
}

process.on('message', async (request: CompileRequest) => {
  process.send?.(await compile(request))
})
process.on('disconnect', () => process.exit())
