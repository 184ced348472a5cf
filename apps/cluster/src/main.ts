// `descry-cluster`: builds a project on many machines, over a Redis that they share.
//
//   descry-cluster worker --redis URL --jobs 8      on each machine
//   descry-cluster build --redis URL PROJECT        where the sources are
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Queue } from 'bullmq'
import { build } from '../../../src/cli/commands/build.ts'
import { parseCommandLine } from '../../../src/cli/parse.ts'
import { exitStatus, processTerminal } from '../../../src/cli/terminal.ts'
import { version } from '../../../src/support/version.ts'
import { startBoard } from './board.ts'
import { askCluster } from './client.ts'
import { connect } from './connect.ts'
import { type JobData, programHash, queueName, queuesKey } from './protocol.ts'
import { Store } from './store.ts'
import { startWorker } from './worker.ts'

const usage = `usage: descry-cluster build --redis URL [PROJECT] [options of 'descry build']
       descry-cluster worker --redis URL [--jobs N]
       descry-cluster board --redis URL [--port N]

  --redis URL             redis://:PASSWORD@HOST:PORT, or rediss:// for TLS (default: DESCRY_REDIS)
  --prefix NAME           begins all names in Redis, so that others can use it, too (default: descry)
  --store-megabytes N     sources and results take no more room in Redis; the oldest go (default: 1024)
  --jobs N                worker: compilations at a time (default: all processors)
  --seconds N             worker: a compilation that takes longer fails (default: 300)
  --memory-megabytes N    worker: a compilation that needs more memory fails (default: 4096)
  --host NAME, --port N   board: where it listens (default: 127.0.0.1, 3000)
  --version, --help
`

const options = {
  redis: { type: 'string' },
  prefix: { type: 'string', default: 'descry' },
  'store-megabytes': { type: 'string', default: '1024' },
  jobs: { type: 'string' },
  seconds: { type: 'string', default: '300' },
  'memory-megabytes': { type: 'string', default: '4096' },
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: '3000' },
  help: { type: 'boolean' },
  version: { type: 'boolean' },
} as const

const say = (text: string): void => void process.stderr.write(`descry-cluster: ${text}\n`)

export async function run(words: readonly string[]): Promise<number> {
  const [command = '', ...rest] = words
  if (command === '--version') return print(`descry-cluster ${version}\n`)
  if (command === '' || command === '--help' || command === 'help') return print(usage)
  if (command !== 'build' && command !== 'worker' && command !== 'board')
    return wrong(`there is no command '${command}'`)
  const { own, others } = command === 'build' ? divide(rest) : { own: rest, others: [] }
  let values: ReturnType<typeof parse>
  try {
    values = parse(own)
  } catch (error) {
    return wrong((error as Error).message.split('. ')[0]!)
  }
  if (values.help) return print(usage)
  for (const name of ['store-megabytes', 'jobs', 'seconds', 'memory-megabytes', 'port'] as const) {
    const text = values[name]
    if (text !== undefined && !(Number(text) >= (name === 'port' ? 0 : 1)))
      return wrong(`--${name} takes a number, not '${text}'`)
  }
  const url = values.redis ?? process.env.DESCRY_REDIS
  if (url === undefined) return wrong('--redis URL is needed, or DESCRY_REDIS')
  const redis = await connect(url, say)
  if (typeof redis === 'string') {
    say(redis)
    return exitStatus.failure
  }
  const { prefix } = values
  const program = programHash()
  const queue = queueName(program)
  const store = new Store(redis, `${prefix}:store`, Number(values['store-megabytes']) * 1_048_576)
  if (command === 'board') {
    const board = await startBoard(redis, { prefix, host: values.host, port: Number(values.port) })
    say(`the board is at ${board.url}`)
    await ended()
    board.close()
  } else if (command === 'worker') {
    const jobs = Number(values.jobs ?? availableParallelism())
    const milliseconds = Number(values.seconds) * 1000
    const megabytes = Number(values['memory-megabytes'])
    await redis.sadd(queuesKey(prefix), queue)
    const worker = startWorker(redis, store, { queue, prefix, jobs, milliseconds, megabytes, say })
    await worker.waitUntilReady()
    say(`waiting for jobs, ${jobs} at a time`)
    await ended()
    await worker.close()
  } else {
    const status = await buildProject(others, {
      redis,
      store,
      queue: new Queue<JobData>(queue, { connection: redis, prefix }),
      prefix,
      program,
      say,
    })
    redis.disconnect()
    return status
  }
  redis.disconnect()
  return exitStatus.success
}

function parse(words: readonly string[]) {
  return parseArgs({ args: [...words], options, allowPositionals: false }).values
}

/** Options of this program, and the words that `descry build` is given. */
function divide(words: readonly string[]): { readonly own: readonly string[]; readonly others: readonly string[] } {
  const own: string[] = []
  const others: string[] = []
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!
    const isOwn = /^--(?:redis|prefix|store-megabytes|help)(?:=|$)/.test(word)
    ;(isOwn ? own : others).push(word)
    if (isOwn && !word.includes('=') && word !== '--help' && index + 1 < words.length) own.push(words[++index]!)
  }
  return { own, others }
}

async function buildProject(words: readonly string[], client: Parameters<typeof askCluster>[0]): Promise<number> {
  const { settings, problems } = parseCommandLine('build', words, () => false)
  if (problems.length > 0) return wrong(problems.join('; '))
  const { status } = await build(settings, processTerminal(), askCluster(client))
  await client.queue.close()
  return status
}

/** Until somebody ends the program. */
function ended(): Promise<void> {
  return new Promise((done) => {
    process.once('SIGINT', () => done())
    process.once('SIGTERM', () => done())
  })
}

function print(text: string): number {
  process.stdout.write(text)
  return exitStatus.success
}

function wrong(problem: string): number {
  say(`${problem}\n\n${usage.trimEnd()}`)
  return exitStatus.usage
}
