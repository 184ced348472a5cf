// A server that runs one command after the other in this process: what V8 has compiled and learned stays.
//
// It ends when it has been idle for a while, or when it has grown large; the next client starts another. A command runs in the
// folder of its client and writes to a terminal that sends everything back.
import { renameSync, rmSync, statSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import type { Terminal } from '../terminal.ts'
import { ownPrefix, removeLeftovers } from './address.ts'
import { lineReader, type Reply, type Request } from './messages.ts'
import { openPipes } from './pipes.ts'

export interface ListenOptions {
  readonly address: string
  readonly idleMilliseconds: number
  readonly run: (words: readonly string[], terminal: Terminal) => Promise<number>
  /** Is the program still there that this process runs? */
  readonly isInstalled?: () => boolean
}

/** Bytes of memory after which it makes room for a new one. */
const largest = 512 * 1024 * 1024
/** How often it looks for what others have left or taken. */
const sweepMilliseconds = 10_000

/** Resolves when the server has ended: false when another one is there already. */
export async function listen(options: ListenOptions): Promise<boolean> {
  const { address, idleMilliseconds, isInstalled = () => true } = options
  if (await isAnswered(address)) return false
  const server = createServer()
  const place = process.platform === 'win32' ? await takePipe(server, address) : await takeSocket(server, address)
  if (!place) return false
  const ended = new Promise((done) => server.on('close', done))
  const idle = setTimeout(() => server.close(), idleMilliseconds)
  let last: Promise<unknown> = Promise.resolve()
  const enqueue = (work: () => Promise<void>): void => {
    last = last.then(async () => {
      if (isInstalled()) await work().catch(() => {})
      idle.refresh()
      if (!isInstalled() || process.memoryUsage.rss() > largest) server.close()
    })
  }
  server.on('connection', (socket) => serveSocket(socket, enqueue, options))
  const answer = async (request: Request): Promise<readonly Reply[]> => {
    const replies: Reply[] = []
    await runFor(request, (reply) => replies.push(reply), options)
    return replies
  }
  const pipes = place.hasPipes ? await openPipes({ prefix: ownPrefix(address), enqueue, answer }) : undefined
  const sweep = setInterval(() => {
    pipes?.sweep()
    if (!place.isOurs()) server.close()
  }, sweepMilliseconds).unref()
  await ended
  clearInterval(sweep)
  clearTimeout(idle)
  pipes?.close()
  place.leave()
  return true
}

/** Where a server can be found. */
interface Place {
  /** Servers that start at the same moment may displace each other: the last one stays. */
  isOurs(): boolean
  leave(): void
  readonly hasPipes: boolean
}

/** A named pipe of Windows has one server. */
async function takePipe(server: Server, address: string): Promise<Place | undefined> {
  const isListening = await listening(server, address)
  return isListening ? { isOurs: () => true, leave() {}, hasPipes: false } : undefined
}

async function takeSocket(server: Server, address: string): Promise<Place | undefined> {
  const own = `${ownPrefix(address)}new`
  removeLeftovers(address)
  rmSync(own, { force: true })
  if (!(await listening(server, own))) return undefined
  const { ino } = statSync(own)
  renameSync(own, address)
  const isOurs = (): boolean => statSync(address, { throwIfNoEntry: false })?.ino === ino
  return {
    isOurs,
    leave() {
      if (isOurs()) rmSync(address, { force: true })
    },
    hasPipes: true,
  }
}

function listening(server: Server, address: string): Promise<boolean> {
  return new Promise((done) => {
    server.on('error', () => done(false))
    server.listen(address, () => done(true))
  })
}

function serveSocket(socket: Socket, enqueue: (work: () => Promise<void>) => void, options: ListenOptions): void {
  socket.setEncoding('utf8')
  socket.on('error', () => socket.destroy())
  const send = (reply: Reply): void => {
    if (!socket.destroyed) socket.write(`${JSON.stringify(reply)}\n`)
  }
  const receive = lineReader((line) => {
    enqueue(() => runFor(JSON.parse(line) as Request, send, options).finally(() => socket.end()))
  })
  socket.on('data', receive as (chunk: string | Buffer) => void)
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(address)
    socket.on('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.on('error', () => done(false))
  })
}

/** Without a status in the end the client runs the command itself. */
async function runFor(request: Request, send: (reply: Reply) => void, { run }: ListenOptions): Promise<void> {
  const { words, folder, umask, ...where } = request
  try {
    process.umask(umask)
    process.chdir(folder)
    const terminal: Terminal = {
      ...where,
      out: (text) => send(typeof text === 'string' ? { out: text } : { bytes: Buffer.from(text).toString('base64') }),
      error: (text) => send({ error: text }),
    }
    send({ status: await run(words, terminal) })
  } catch {
    return
  } finally {
    // The folder of a client can be removed.
    process.chdir('/')
  }
}
