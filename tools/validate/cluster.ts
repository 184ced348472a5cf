// `descry-cluster` with a Redis of its own: a build while workers and Redis are killed gives what `descry build` gives, every shader once;
// a compilation that cannot end fails alone; the store keeps its size.
//
// `CLUSTER_JOBS=2000 npm run validate -- cluster` is the full number, `CLUSTER_SEED=7` other moments for the killing.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { build } from 'tsdown'
import { Store } from '../../apps/cluster/src/store.ts'
import { buildCommand } from '../../test/support/command.ts'
import type { Check } from './check.ts'

const jobs = Number(process.env.CLUSTER_JOBS ?? 300)
const seed = Number(process.env.CLUSTER_SEED ?? 1)
const root = join(import.meta.dirname, '..', '..')
const password = 'correct horse'

export const check: Check = {
  name: 'cluster',
  tools: ['redis-server'],
  async run(): Promise<string[]> {
    const folder = mkdtempSync(join(tmpdir(), 'descry-cluster-'))
    const cluster = new TestCluster(folder)
    try {
      await cluster.build()
      await cluster.startRedis()
      return [
        ...(await chaos(cluster)),
        ...(await poison(cluster)),
        ...(await storeLimit(cluster)),
        ...(await strangers(cluster)),
        ...(await board(cluster)),
      ]
    } finally {
      await cluster.end()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** A Redis, workers, and the two commands, in a folder. */
class TestCluster {
  readonly folder: string
  readonly port = 20_000 + (process.pid % 20_000)
  readonly url = `redis://:${encodeURIComponent(password)}@127.0.0.1:${this.port}`
  readonly #workers = new Set<ChildProcess>()
  #redis: ChildProcess | undefined
  #script = ''

  constructor(folder: string) {
    this.folder = folder
  }

  async build(): Promise<void> {
    this.#script = await buildCommand(this.folder)
    // Inside the application, where its dependencies are found.
    const shared = {
      config: false,
      cwd: join(root, 'apps', 'cluster'),
      outDir: 'dist',
      platform: 'node',
      fixedExtension: true,
      dts: false,
      logLevel: 'error',
    } as const
    await build({ ...shared, entry: { main: 'src/main.ts' }, format: 'esm' })
    await build({ ...shared, entry: { compile: 'src/compile.ts' }, format: 'cjs', clean: false })
  }

  async startRedis(): Promise<void> {
    const data = join(this.folder, 'redis')
    mkdirSync(data, { recursive: true })
    const words = [
      '--port',
      `${this.port}`,
      '--requirepass',
      password,
      '--appendonly',
      'yes',
      '--dir',
      data,
      '--save',
      '',
    ]
    this.#redis = spawn('redis-server', words, { stdio: 'ignore' })
    const client = this.client()
    while ((await client.ping().catch(() => '')) !== 'PONG') await wait(20)
    client.disconnect()
  }

  killRedis(): Promise<void> {
    return killed(this.#redis!)
  }

  client(): Redis {
    const client = new Redis(this.url, { maxRetriesPerRequest: null, retryStrategy: () => 50 })
    client.on('error', () => {})
    return client
  }

  startWorker(...words: readonly string[]): ChildProcess {
    const worker = spawn(process.execPath, [this.#cluster, 'worker', '--redis', this.url, '--jobs', '1', ...words], {
      stdio: 'ignore',
    })
    this.#workers.add(worker)
    return worker
  }

  startBoard(): Promise<{ readonly url: string; end(): void }> {
    const words = [this.#cluster, 'board', '--redis', this.url, '--port', '0']
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'pipe'] })
    let text = ''
    return new Promise((done, fail) => {
      child.on('exit', () => fail(new Error(`the board ended: ${text}`)))
      child.stderr.on('data', (chunk) => {
        text += chunk
        const [url] = /http:\S+/.exec(text) ?? []
        if (url !== undefined) done({ url, end: () => child.kill('SIGKILL') })
      })
    })
  }

  async killWorker(worker: ChildProcess): Promise<void> {
    this.#workers.delete(worker)
    await killed(worker)
  }

  async killWorkers(): Promise<void> {
    for (const worker of [...this.#workers]) await this.killWorker(worker)
  }

  get #cluster(): string {
    return join(root, 'apps', 'cluster', 'bin', 'descry-cluster.js')
  }

  /** Status and what was said. */
  runCluster(
    words: readonly string[],
    project: string,
  ): Promise<{ readonly status: number | null; readonly text: string }> {
    return new Promise((done) => {
      const child = spawn(process.execPath, [this.#cluster, ...words], {
        cwd: project,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let text = ''
      child.stderr.on('data', (chunk) => (text += chunk))
      child.on('exit', (status) => done({ status, text }))
    })
  }

  runHere(project: string): void {
    spawnSync(process.execPath, [this.#script, 'build', project], { stdio: 'ignore' })
  }

  async end(): Promise<void> {
    await this.killWorkers()
    if (this.#redis) await killed(this.#redis)
  }
}

function killed(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done()
    child.on('exit', () => done())
    child.kill('SIGKILL')
  })
}

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

/** Different code for each value of an axis, from a header and a shader. */
function writeProject(project: string, count: number): void {
  mkdirSync(join(project, 'include'), { recursive: true })
  writeFileSync(
    join(project, 'include', 'Common.hlsli'),
    'cbuffer Frame { float4 tint; uint4 size; };\nfloat scaled(float x, uint n) { return x * (float)n + tint.y; }\n',
  )
  writeFileSync(
    join(project, 'fill.hlsl'),
    `#include "common.hlsli"
RWTexture2D<float4> target;
Texture2D<float4> source;
[numthreads(8, 8, 1)] void main(uint3 id : SV_DispatchThreadID) {
  if (all(id.xy < size.xy)) target[id.xy] = source[id.xy] * tint + scaled(INDEX, id.x % (INDEX + 2));
}
`,
  )
  const axes = { INDEX: Array.from({ length: count }, (_, index) => index) }
  const shaders = [{ files: 'fill.hlsl', profile: 'cs_6_6', axes }]
  writeFileSync(join(project, 'descry.json'), JSON.stringify({ includes: 'include', shaders }))
}

async function chaos(cluster: TestCluster): Promise<string[]> {
  const here = join(cluster.folder, 'here')
  const there = join(cluster.folder, 'there')
  writeProject(there, jobs)
  cpSync(there, here, { recursive: true })
  const random = randomNumbers(seed)
  const moments = [random(), random(), random()]
    .map((share) => Math.floor((0.05 + 0.8 * share) * jobs))
    .sort((left, right) => left - right)
  const workers = Array.from({ length: 4 }, () => cluster.startWorker())
  const start = performance.now()
  const building = cluster.runCluster(['build', '--redis', cluster.url], there)
  // Another build of the same things at the same time is not disturbed either.
  const other = join(cluster.folder, 'other')
  writeProject(other, Math.min(jobs, 50))
  const second = cluster.runCluster(['build', '--redis', cluster.url], other)
  const counting = cluster.client()
  const events = [
    () => cluster.killWorker(workers[0]!),
    () => cluster.killRedis().then(() => cluster.startRedis()),
    () => cluster.killWorker(workers[1]!),
  ]
  for (const [index, moment] of moments.entries()) {
    while ((await counting.zcard('descry:store:used').catch(() => 0)) < 2 * moment) await wait(10)
    await events[index]!()
  }
  counting.disconnect()
  const { status, text } = await building
  const both = await second
  const seconds = (performance.now() - start) / 1000
  await cluster.killWorkers()
  console.log(
    `  ${jobs} jobs in ${seconds.toFixed(1)} s, two of four workers and Redis killed after ${moments.join(', ')} results`,
  )
  if (status !== 0) return [`the build ended with ${status}: ${text}`]
  if (both.status !== 0) return [`the second build ended with ${both.status}: ${both.text}`]
  cluster.runHere(here)
  return [...differences(here, there), ...repeated(there, jobs)]
}

function differences(left: string, right: string): string[] {
  const output = (folder: string): string => join(folder, 'build', 'shaders')
  const names = new Set(
    [left, right].flatMap((folder) => (existsSync(output(folder)) ? readdirSync(output(folder)) : [])),
  )
  const bytes = (folder: string, name: string): string => {
    const path = join(output(folder), name)
    return existsSync(path) ? readFileSync(path).toString('latin1') : ''
  }
  return [...names]
    .filter((name) => bytes(left, name) !== bytes(right, name))
    .map((name) => `${name} differs from what 'descry build' writes`)
}

function repeated(project: string, count: number): string[] {
  const { shaders } = JSON.parse(readFileSync(join(project, 'build', 'shaders', 'manifest.json'), 'utf8')) as {
    readonly shaders: readonly { readonly shader: string; readonly permutation: object }[]
  }
  const names = new Set(shaders.map(({ shader, permutation }) => JSON.stringify([shader, permutation])))
  return shaders.length === count && names.size === count
    ? []
    : [`the manifest has ${shaders.length} rows, ${names.size} different, of ${count}`]
}

/** A compilation that takes too long, and a job that is none. */
async function poison(cluster: TestCluster): Promise<string[]> {
  const project = join(cluster.folder, 'poison')
  writeProject(project, 3)
  const lines = Array.from({ length: 60_000 }, (_, index) => `  x = x * ${index % 97}.5 + sin(x + ${index});`)
  writeFileSync(
    join(project, 'slow.hlsl'),
    `RWBuffer<float> o;\n[numthreads(1, 1, 1)] void main() {\n  float x = o[0];\n${lines.join('\n')}\n  o[0] = x;\n}\n`,
  )
  const file = JSON.parse(readFileSync(join(project, 'descry.json'), 'utf8')) as { shaders: object[] }
  file.shaders.push({ files: 'slow.hlsl', profile: 'cs_6_6' })
  writeFileSync(join(project, 'descry.json'), JSON.stringify(file))
  const client = cluster.client()
  const [queue] = await client.smembers('descry:queues')
  const { Queue } = await import('bullmq')
  const jobsQueue = new Queue(queue!, { connection: client, prefix: 'descry' })
  await jobsQueue.add('nonsense', { key: 7 }, { jobId: 'nonsense' })
  cluster.startWorker('--seconds', '3')
  const { status, text } = await cluster.runCluster(['build', '--redis', cluster.url, '--keep-going'], project)
  const state = await jobsQueue.getJobState('nonsense')
  await jobsQueue.close()
  client.disconnect()
  await cluster.killWorkers()
  const built = readdirSync(join(project, 'build', 'shaders')).filter((name) => name.endsWith('.dxo'))
  return [
    ...(status === 1 && /took longer than 3 s/.test(text) && /1 failed/.test(text)
      ? []
      : [`the poisoned build ended with ${status}: ${text}`]),
    ...(built.length === 3 ? [] : [`${built.length} of 3 good shaders were built beside the poisoned one`]),
    ...(state === 'failed' ? [] : [`a job without data is ${state}`]),
  ]
}

/** What is in the store is what its accounts say, and no more than is allowed. */
async function storeLimit(cluster: TestCluster): Promise<string[]> {
  const most = 100_000
  const client = cluster.client()
  const store = new Store(client, 'limit:store', most)
  const problems: string[] = []
  const hashes: string[] = []
  for (let index = 0; index < 200; index++) {
    hashes.push(await store.putBlob(Buffer.alloc(1000 + 13 * index, index)))
    // The first stays because it is used.
    await store.blobs([hashes[0]!])
    if ((await store.bytes()) > most) problems.push(`${await store.bytes()} bytes are kept, ${most} are allowed`)
  }
  const keys = await client.keys('limit:store:blob:*')
  const sizes = await Promise.all(keys.map((key) => client.strlen(key)))
  const kept = sizes.reduce((sum, size) => sum + size + 300, 0)
  if (kept !== (await store.bytes())) problems.push(`${kept} bytes are kept, the accounts say ${await store.bytes()}`)
  const here = await store.hasBlobs(hashes)
  if (!here[0] || !here.at(-1) || here[1]) problems.push('what was not used for longest is not what went')
  client.disconnect()
  return problems
}

/** The page is there, and knows the queue. */
async function board(cluster: TestCluster): Promise<string[]> {
  const { url, end } = await cluster.startBoard()
  try {
    const page = await fetch(url)
    const queues = await (await fetch(`${url}api/queues`)).text()
    return page.ok && queues.includes('"compile-') ? [] : [`the board answers ${page.status}: ${queues.slice(0, 200)}`]
  } finally {
    end()
  }
}

async function strangers(cluster: TestCluster): Promise<string[]> {
  const project = join(cluster.folder, 'there')
  const { status, text } = await cluster.runCluster(
    ['build', '--redis', `redis://:wrong@127.0.0.1:${cluster.port}`],
    project,
  )
  return status === 1 && text.includes('the password is wrong')
    ? []
    : [`with a wrong password the build ended with ${status}: ${text}`]
}

/** mulberry32 */
function randomNumbers(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
