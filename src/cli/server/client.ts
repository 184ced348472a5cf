// Asks a resident `descry serve` to run a command, and starts one for the next time when there is none: DESCRY_SERVER=auto.
//
// Nothing is printed before the whole answer is there: whatever goes wrong on the way, the command can still be run in this process.
import { connect } from 'node:net'
import { serverAddress } from './address.ts'
import { mustRunAlone } from './alone.ts'
import { lineReader, type Reply, type Request } from './messages.ts'

/** A server that is busy for longer is not waited for. */
const patience = 10_000

/** The exit status; undefined when the command is to be run in this process. `program` is the folder of the built command. */
export async function askServer(words: readonly string[], program: string): Promise<number | undefined> {
  if (process.env.DESCRY_SERVER !== 'auto' || mustRunAlone(words)) return undefined
  const address = serverAddress(program, process.env)
  if (address === undefined) return undefined
  const replies = await converse(address, {
    words,
    folder: process.cwd(),
    umask: process.umask(),
    outIsTerminal: process.stdout.isTTY === true,
    errorIsTerminal: process.stderr.isTTY === true,
    width: process.stdout.isTTY ? process.stdout.columns : undefined,
    environment: { NO_COLOR: process.env.NO_COLOR, TERM: process.env.TERM },
  })
  if (replies === 'nobody') await startServer(address)
  return typeof replies === 'object' ? print(replies) : undefined
}

export function converse(address: string, request: Request): Promise<readonly Reply[] | 'nobody' | 'broken'> {
  return new Promise((done) => {
    const replies: Reply[] = []
    const socket = connect(address)
    socket.setEncoding('utf8')
    socket.setTimeout(patience, () => socket.destroy())
    socket.on('connect', () => socket.write(`${JSON.stringify(request)}\n`))
    socket.on('data', lineReader((line) => replies.push(JSON.parse(line) as Reply)) as (chunk: string | Buffer) => void)
    socket.on('error', (error: NodeJS.ErrnoException) => {
      done(error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? 'nobody' : 'broken')
    })
    socket.on('close', () => {
      const last = replies.at(-1)
      done(last && 'status' in last ? replies : 'broken')
    })
  })
}

function print(replies: readonly Reply[]): number {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  for (const reply of replies) {
    if ('out' in reply) process.stdout.write(reply.out)
    else if ('bytes' in reply) process.stdout.write(Buffer.from(reply.bytes, 'base64'))
    else if ('error' in reply) process.stderr.write(reply.error)
    else return reply.status
  }
  return 0
}

/** It lives on when this process has ended, and writes nowhere. */
async function startServer(address: string): Promise<void> {
  const { spawn } = await import('node:child_process')
  const server = spawn(process.execPath, [process.argv[1]!, 'serve', '--socket', address], {
    detached: true,
    stdio: 'ignore',
    cwd: '/',
  })
  server.on('error', () => {})
  server.unref()
}
