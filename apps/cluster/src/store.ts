// Sources, outputs and answers in Redis, by hash, in no more than so many bytes: what was not used for longest goes first.
//
//   PREFIX:blob:3fa9...      bytes with this hash                 PREFIX:used    names, by the time of their last use
//   PREFIX:result:77c0...    the answer to the job of this key    PREFIX:sizes   bytes of each,  PREFIX:bytes   and of all
//
// Anything may be gone at any time: a worker that misses a source says so, and the client that knows it sends it again.
import type { Redis } from 'ioredis'
import { hashOf } from './protocol.ts'

/** Bytes that Redis needs for an entry beside its value, roughly. */
const overhead = 300

// One script, so that the accounts are right whoever else writes, and whenever Redis stops.
const putScript = `
local name, value, now, most = ARGV[1], ARGV[2], ARGV[3], tonumber(ARGV[4])
local prefix, used, sizes, bytes = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
if redis.call('EXISTS', prefix .. name) == 0 then
  local size = #value + ${overhead}
  redis.call('SET', prefix .. name, value)
  local known = tonumber(redis.call('HGET', sizes, name) or '0')
  redis.call('HSET', sizes, name, size)
  redis.call('INCRBY', bytes, size - known)
end
redis.call('ZADD', used, now, name)
local removed = 0
while tonumber(redis.call('GET', bytes) or '0') > most do
  local oldest = redis.call('ZRANGE', used, 0, 0)[1]
  if not oldest or oldest == name then break end
  redis.call('DEL', prefix .. oldest)
  redis.call('ZREM', used, oldest)
  local size = tonumber(redis.call('HGET', sizes, oldest) or '0')
  redis.call('HDEL', sizes, oldest)
  redis.call('DECRBY', bytes, size)
  removed = removed + 1
end
return removed
`

export class Store {
  readonly #redis: Redis
  readonly #prefix: string
  readonly #most: number

  /** `most` bytes in all. */
  constructor(redis: Redis, prefix: string, most: number) {
    this.#redis = redis
    this.#prefix = `${prefix}:`
    this.#most = most
  }

  /** Answers with the hash. */
  async putBlob(content: string | Uint8Array): Promise<string> {
    const hash = hashOf(content)
    await this.#put(`blob:${hash}`, content)
    return hash
  }

  async putResult(key: string, text: string): Promise<void> {
    await this.#put(`result:${key}`, text)
  }

  /** In the order of the hashes; undefined for what is not there, or is not what its name says. */
  async blobs(hashes: readonly string[]): Promise<(Buffer | undefined)[]> {
    const found = await this.#get(hashes.map((hash) => `blob:${hash}`))
    return found.map((content, index) => (content && hashOf(content) === hashes[index] ? content : undefined))
  }

  async result(key: string): Promise<string | undefined> {
    const [found] = await this.#get([`result:${key}`])
    return found?.toString()
  }

  async hasResults(keys: readonly string[]): Promise<boolean[]> {
    return this.#has(keys.map((key) => `result:${key}`))
  }

  async hasBlobs(hashes: readonly string[]): Promise<boolean[]> {
    return this.#has(hashes.map((hash) => `blob:${hash}`))
  }

  /** As the accounts say. */
  async bytes(): Promise<number> {
    return Number((await this.#redis.get(`${this.#prefix}bytes`)) ?? 0)
  }

  async #put(name: string, content: string | Uint8Array): Promise<void> {
    const value = typeof content === 'string' ? content : Buffer.from(content)
    const keys = [this.#prefix, ...['used', 'sizes', 'bytes'].map((part) => this.#prefix + part)]
    await this.#redis.eval(putScript, keys.length, ...keys, name, value, Date.now(), this.#most)
  }

  /** Many at a time, but not so many that a reply fills the memory. */
  async #get(names: readonly string[]): Promise<(Buffer | undefined)[]> {
    const found: (Buffer | undefined)[] = []
    for (const part of parts(names, 64)) {
      const values = await this.#redis.mgetBuffer(part.map((name) => this.#prefix + name))
      found.push(...values.map((value) => value ?? undefined))
      await this.#touch(part.filter((_, index) => values[index] !== null))
    }
    return found
  }

  async #has(names: readonly string[]): Promise<boolean[]> {
    const found: boolean[] = []
    for (const part of parts(names, 1000)) {
      const pipeline = this.#redis.pipeline()
      for (const name of part) pipeline.exists(this.#prefix + name)
      const answers = (await pipeline.exec()) ?? []
      const here = part.map((_, index) => answers[index]?.[1] === 1)
      found.push(...here)
      await this.#touch(part.filter((_, index) => here[index]))
    }
    return found
  }

  async #touch(names: readonly string[]): Promise<void> {
    if (names.length === 0) return
    const now = Date.now()
    await this.#redis.zadd(`${this.#prefix}used`, 'XX', ...names.flatMap((name) => [now, name]))
  }
}

function* parts<Value>(values: readonly Value[], size: number): Generator<readonly Value[]> {
  for (let start = 0; start < values.length; start += size) yield values.slice(start, start + size)
}
