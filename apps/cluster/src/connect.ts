// Connections to Redis: one that cannot be made is told in a sentence, one that is lost comes back.
import { Redis } from 'ioredis'

/** How long the first answer may take. */
const patience = 10_000
const longestDelay = 2000

/** The connection, or why there is none. `say` is told when it is lost, and when it is back. */
export async function connect(url: string, say: (text: string) => void): Promise<Redis | string> {
  const place = placeOf(url)
  if (place === undefined)
    return `'${url}' is not the address of a Redis server; it is written redis://:PASSWORD@HOST:PORT`
  let problem: Error | undefined
  let isReady = false
  const redis = new Redis(url, {
    // BullMQ waits for as long as it takes.
    maxRetriesPerRequest: null,
    enableReadyCheck: true,
    retryStrategy: (times) => Math.min(times * 100, longestDelay),
    lazyConnect: true,
  })
  redis.on('error', (error: Error) => {
    problem = error
  })
  redis.on('reconnecting', () => {
    if (isReady) say(`the connection to Redis at ${place} is lost; waiting for it`)
    isReady = false
  })
  redis.on('ready', () => {
    if (problem && !isReady) say(`connected to Redis at ${place}`)
    problem = undefined
    isReady = true
  })
  redis.connect().catch(() => {})
  const start = Date.now()
  while (!isReady) {
    if (problem && isFinal(problem)) break
    if (Date.now() - start > patience) break
    await new Promise((done) => setTimeout(done, 20))
  }
  if (isReady) return redis
  redis.disconnect()
  return `cannot use Redis at ${place}: ${reasonOf(problem)}`
}

/** Waiting will not help. */
function isFinal({ message }: Error): boolean {
  return /NOAUTH|WRONGPASS|ERR AUTH|invalid (?:username-)?password|ENOTFOUND/i.test(message)
}

function reasonOf(problem: Error | undefined): string {
  if (!problem) return 'no answer'
  if (/NOAUTH/.test(problem.message)) return 'it wants a password: redis://:PASSWORD@HOST:PORT'
  const { code } = problem as NodeJS.ErrnoException
  if (code === 'ECONNREFUSED') return 'nobody listens there'
  if (code === 'ENOTFOUND') return 'there is no such host'
  if (isFinal(problem)) return 'the password is wrong'
  return problem.message || String(code)
}

/** Without the password. */
function placeOf(url: string): string | undefined {
  try {
    const { protocol, hostname, port } = new URL(url)
    return /^rediss?:$/.test(protocol) && hostname !== '' ? `${hostname}:${port || 6379}` : undefined
  } catch {
    return undefined
  }
}
