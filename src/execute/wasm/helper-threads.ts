// Threads of the machine that help with the groups of a dispatch: worker threads of Node, web workers of a page.
//
// They wait for work between dispatches, and do not keep a process alive. What they run stands here as text, because a worker is started
// from text or from a file, and bundlers leave out files that are not imported. There are none where memory cannot be shared (a page that
// is not cross-origin isolated), where workers cannot be started from text, and in Node before 20.16.
import type { WasmMemory } from './host.ts'
import { control, controlAddress } from './layout.ts'

/** What a helper needs to take groups of a dispatch. */
export interface Work {
  readonly compiled: object
  readonly memory: WasmMemory
  readonly region: number
}

/** As much of a worker as is used, of Node's and of a page's. */
interface WorkerLike {
  readonly postMessage: (work: Work) => void
  readonly terminate: () => unknown
  readonly ref?: () => void
  readonly unref?: () => void
  /** Node's. */
  readonly on?: (event: 'message' | 'error', listener: (data: unknown) => void) => void
  /** A page's. */
  onmessage?: (event: unknown) => void
  onerror?: (event: unknown) => void
}

/** Joins while it works, so that nothing waits for a helper that never started. */
const source = `
const work = ({ compiled, memory, region }) => {
  const words = new Int32Array(memory.buffer, ${controlAddress})
  let loop = -1
  const imports = { memory, call: (_, number) => { loop = number; throw new Error('the shader runs too long') } }
  for (const name of Object.getOwnPropertyNames(Math)) imports[name] = Math[name]
  Atomics.add(words, ${control.working}, 1)
  try {
    const { exports } = new WebAssembly.Instance(compiled, { shader: imports })
    while (exports.work(region, 1 << 30));
  } catch {
    Atomics.store(words, ${control.failed}, loop + 2)
    Atomics.store(words, ${control.next}, words[${control.total}])
  }
  Atomics.sub(words, ${control.working}, 1)
  Atomics.notify(words, ${control.working})
}
if (typeof self === 'undefined') {
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', (data) => { work(data); parentPort.postMessage('') })
} else onmessage = ({ data }) => { work(data); postMessage('') }
`

interface NodeModules {
  readonly 'node:worker_threads': {
    readonly Worker: new (
      source: string,
      options: { readonly eval: true; readonly execArgv: readonly string[] },
    ) => WorkerLike
  }
  readonly 'node:os': { readonly availableParallelism: () => number }
}

/** What differs between Node and pages. */
interface Host {
  readonly process?: {
    readonly getBuiltinModule?: <Name extends keyof NodeModules>(name: Name) => NodeModules[Name] | undefined
  }
  readonly navigator?: { readonly hardwareConcurrency?: number }
  readonly Worker?: new (address: string) => WorkerLike
  readonly crossOriginIsolated?: boolean
  readonly Blob?: new (parts: readonly string[], options: { readonly type: string }) => object
  readonly URL?: { readonly createObjectURL?: (blob: object) => string }
}

const host = globalThis as unknown as Host

const fromNode = <Name extends keyof NodeModules>(name: Name): NodeModules[Name] | undefined =>
  host.process?.getBuiltinModule?.(name)

/** Whether a thread may stop until others are done: not that of a page, and its workers do not start meanwhile. */
export function mayWait(): boolean {
  return fromNode('node:worker_threads') !== undefined
}

/** How many threads the machine runs at once; 1 where there are no helpers. */
export function machineThreads(): number {
  if (typeof SharedArrayBuffer === 'undefined') return 1
  const inNode = fromNode('node:os')?.availableParallelism()
  if (inNode !== undefined) return inNode
  return host.crossOriginIsolated && host.Worker ? (host.navigator?.hardwareConcurrency ?? 1) : 1
}

function startWorker(): WorkerLike | undefined {
  try {
    const node = fromNode('node:worker_threads')
    if (node) return new node.Worker(source, { eval: true, execArgv: [] })
    const address = host.URL?.createObjectURL?.(new host.Blob!([source], { type: 'text/javascript' }))
    return address === undefined ? undefined : new host.Worker!(address)
  } catch {
    return undefined
  }
}

/** Work that is handed to it is done one after the other. */
class Helper {
  readonly #worker: WorkerLike
  /** Called when work is done, in order. */
  readonly #waiting: (() => void)[] = []

  constructor(worker: WorkerLike) {
    this.#worker = worker
    const done = (): void => this.#done()
    const lost = (): void => this.#lost()
    if (worker.on) {
      worker.on('message', done)
      worker.on('error', lost)
    } else {
      worker.onmessage = done
      worker.onerror = lost
    }
    worker.unref?.()
  }

  take(work: Work, isAwaited: boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      if (isAwaited) this.#worker.ref?.()
      this.#worker.postMessage(work)
    })
  }

  #done(): void {
    this.#waiting.shift()?.()
    if (this.#waiting.length === 0) this.#worker.unref?.()
  }

  #lost(): void {
    helpers.splice(helpers.indexOf(this), 1)
    this.#worker.terminate()
    for (const resolve of this.#waiting) resolve()
  }
}

const helpers: Helper[] = []

/** Whether so many helpers have been started. */
export function areWaiting(count: number): boolean {
  return helpers.length >= count
}

/** Hands work to so many helpers, which is done or could not be done when the promise is kept. An awaited one keeps the process alive. */
export async function help(works: readonly Work[], isAwaited: boolean): Promise<void> {
  while (helpers.length < works.length) {
    const worker = startWorker()
    if (!worker) break
    helpers.push(new Helper(worker))
  }
  await Promise.all(helpers.slice(0, works.length).map((helper, index) => helper.take(works[index]!, isAwaited)))
}
