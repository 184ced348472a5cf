// A server that runs one command after the other in this process: what V8 has compiled and learned stays.
//
// It ends when nobody has asked for a while, or when it has grown large; the next client starts another. A command runs in the
// folder of its client and writes to a terminal that sends everything back.
import { rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import type { Terminal } from '../terminal.ts'
import { lineReader, type Reply, type Request } from './messages.ts'

export interface ListenOptions {
  readonly address: string
  readonly idleMilliseconds: number
  readonly run: (words: readonly string[], terminal: Terminal) => Promise<number>
}

/** Bytes of memory after which it makes room for a new one. */
const largest = 512 * 1024 * 1024

/** Resolves when the server has ended: false when another one is there already. */
export async function listen(options: ListenOptions): Promise<boolean> {
  if (await isAnswered(options.address)) return false
  // A socket that nobody listens to is in the way.
  if (process.platform !== 'win32') rmSync(options.address, { force: true })
  return new Promise((done) => {
    const server = createServer()
    const idle = setTimeout(() => server.close(), options.idleMilliseconds)
    let last: Promise<unknown> = Promise.resolve()
    server.on('connection', (socket) => {
      socket.setEncoding('utf8')
      socket.on('error', () => socket.destroy())
      socket.on(
        'data',
        lineReader((line) => {
          last = last.then(() => serveOne(line, socket, server, options)).then(() => idle.refresh())
        }) as (chunk: string | Buffer) => void,
      )
    })
    server.on('error', () => done(false))
    server.on('close', () => {
      clearTimeout(idle)
      done(true)
    })
    server.listen(options.address)
  })
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

async function serveOne(line: string, socket: Socket, server: Server, { run }: ListenOptions): Promise<void> {
  const send = (reply: Reply): void => {
    if (!socket.destroyed) socket.write(`${JSON.stringify(reply)}\n`)
  }
  try {
    const { words, folder, ...where } = JSON.parse(line) as Request
    process.chdir(folder)
    const terminal: Terminal = {
      ...where,
      out: (text) => send(typeof text === 'string' ? { out: text } : { bytes: Buffer.from(text).toString('base64') }),
      error: (text) => send({ error: text }),
    }
    send({ status: await run(words, terminal) })
  } catch {
    // Without a status the client runs the command itself.
  }
  socket.end()
  if (process.memoryUsage.rss() > largest) server.close()
}
