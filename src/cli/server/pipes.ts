// Named pipes beside the socket, for descry-client (client.sh), a shell script that starts no process on the way.
//
//   requests       its clients write `+3 1234` here: the process 1234 has written 3.request; and `-3 1234` when it is done with it
//   3.request      taken by the client that makes it: NUL after each of its process, folder, ... and the words
//   3              a line here says that 3.reply (reply-script.ts) is complete
//
// This process holds both ends of every pipe, so clients never wait for one to be opened, and reading fails for them when it dies.
import { spawn } from 'node:child_process'
import {
  closeSync,
  constants,
  fstatSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { isAlive } from './address.ts'
import { lineReader, type Reply, type Request } from './messages.ts'
import { replyScript } from './reply-script.ts'

/** So many may wait at the same time; others run their commands themselves. */
export const slotCount = 8
/** What a client that was killed has left has to be so old before it is removed. */
const leftMilliseconds = 10_000

export interface Pipes {
  /** Frees what belongs to clients that were killed. */
  sweep(): void
  close(): void
}

export interface PipesOptions {
  /** Of the name of a folder for them. */
  readonly prefix: string
  readonly enqueue: (work: () => Promise<void>) => void
  readonly answer: (request: Request) => Promise<readonly Reply[]>
}

/** Undefined where the system has no named pipes. */
export async function openPipes({ prefix, enqueue, answer }: PipesOptions): Promise<Pipes | undefined> {
  const folder = mkdtempSync(prefix)
  const slots = Array.from({ length: slotCount }, (_, number) => new Slot(join(folder, `${number}`)))
  const requests = join(folder, 'requests')
  try {
    // Clients look for the last one.
    await makePipes([...slots.map(({ path }) => path), requests])
  } catch {
    rmSync(folder, { recursive: true, force: true })
    return undefined
  }
  for (const slot of slots) slot.open()
  const socket = new Socket({ fd: openPipe(requests), readable: true, writable: false })
  socket.setEncoding('latin1')
  socket.on(
    'data',
    lineReader((line) => {
      const [, sign, number, client] = /^([+-])(\d+) (\d+)$/.exec(line) ?? []
      const slot = slots[Number(number)]
      if (slot && sign === '+') slot.begin(Number(client), enqueue, answer)
      if (slot && sign === '-') slot.end(Number(client))
    }) as (chunk: string | Buffer) => void,
  )
  return {
    sweep() {
      for (const slot of slots) slot.sweep()
    },
    close() {
      rmSync(folder, { recursive: true, force: true })
      socket.destroy()
      for (const slot of slots) slot.close()
    },
  }
}

/** A number that a client can take. */
class Slot {
  readonly path: string
  #pipe = -1
  /** The process that waits for an answer, or reads it. */
  #client: number | undefined
  #isAnswered = false

  constructor(path: string) {
    this.path = path
  }

  open(): void {
    this.#pipe = openPipe(this.path)
  }

  close(): void {
    closeSync(this.#pipe)
    this.#client = undefined
  }

  begin(client: number, enqueue: PipesOptions['enqueue'], answer: PipesOptions['answer']): void {
    this.#client = client
    this.#isAnswered = false
    enqueue(async () => {
      if (this.#client !== client) return
      try {
        const replies = await answer(readRequest(`${this.path}.request`))
        // It may have gone in the meantime.
        if (this.#client === client) this.#write(replyScript(replies))
      } finally {
        // Without a reply it does not wait any longer.
        if (this.#client === client) this.#tell()
      }
    })
  }

  /** The whole reply, or none. */
  #write(reply: string): void {
    writeFileSync(`${this.path}.new`, reply, { mode: 0o600 })
    renameSync(`${this.path}.new`, `${this.path}.reply`)
  }

  #tell(): void {
    this.#isAnswered = true
    writeSync(this.#pipe, '\n')
  }

  /** The client has read the answer, or waits for none. */
  end(client: number): void {
    if (client === (this.#client ?? clientOf(`${this.path}.request`))) this.#free()
  }

  /** Frees what belongs to a client that was killed. */
  sweep(): void {
    if (this.#client !== undefined && !this.#isAnswered) return
    const request = `${this.path}.request`
    const made = statSync(request, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY
    if (Date.now() - made > leftMilliseconds && !isAlive(this.#client ?? clientOf(request))) this.#free()
  }

  #free(): void {
    this.#client = undefined
    drain(this.#pipe)
    rmSync(`${this.path}.reply`, { force: true })
    // From here on another client can take it.
    rmSync(`${this.path}.request`, { force: true })
  }
}

function makePipes(paths: readonly string[]): Promise<void> {
  return new Promise((made, failed) => {
    const maker = spawn('mkfifo', ['-m', '600', ...paths], { stdio: 'ignore' })
    maker.on('error', failed)
    maker.on('exit', (status) => (status === 0 ? made() : failed(new Error('no pipes'))))
  })
}

function openPipe(path: string): number {
  return openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
}

/** Reading takes what is there and then fails. */
function drain(pipe: number): void {
  const buffer = Buffer.alloc(64)
  try {
    while (readSync(pipe, buffer) > 0);
  } catch {
    return
  }
}

/** 0 when it has not said it. */
function clientOf(path: string): number {
  try {
    return Number.parseInt(readFileSync(path, 'latin1'), 10) || 0
  } catch {
    return 0
  }
}

function readRequest(path: string): Request {
  const descriptor = openSync(path, constants.O_RDONLY)
  try {
    const fields = readFileSync(descriptor, 'utf8').split('\0')
    const [, folder = '', terminal, NO_COLOR, TERM, ...words] = fields.slice(0, -1)
    return {
      words,
      folder,
      umask: umaskOf(fstatSync(descriptor).mode),
      outIsTerminal: false,
      errorIsTerminal: terminal !== '',
      width: undefined,
      environment: { NO_COLOR, TERM },
    }
  } finally {
    closeSync(descriptor)
  }
}

/** Of the process that made a file with this mode. Who may not read files is not to enter folders either. */
function umaskOf(mode: number): number {
  const missing = 0o666 & ~mode
  return missing | ((missing & 0o444) >> 2)
}
