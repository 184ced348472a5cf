// The shader of a debug session runs on a thread of its own, which sleeps while the user looks at it.
//
//   session          start --------------->  thread: compile, run ...
//                    <--- stopped, frames    sleeps
//                    resume, wake --------->  runs on
import { readFileSync } from 'node:fs'
import { type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { createDiskHost } from '../../../../src/node/host.ts'
import { type Given, loadShader, type Resume, type RunPlace, type Stop } from '../../../../src/run.ts'

/** What a launch configuration says. */
export interface Launch {
  readonly program: string
  readonly entry?: string
  readonly profile?: string
  readonly dispatch?: readonly [number, number, number]
  readonly thread?: readonly [number, number, number]
  readonly resources?: Given
  readonly includes?: readonly string[]
  /** `NAME` or `NAME=VALUE`. */
  readonly defines?: readonly string[]
  readonly stopOnEntry?: boolean
}

/** Lines by file. */
export type Breakpoints = ReadonlyMap<string, ReadonlySet<number>>

export type FromThread =
  | { readonly kind: 'stopped'; readonly stop: Stop }
  | { readonly kind: 'ended'; readonly output: string; readonly isFailure: boolean }

interface ToThread {
  readonly resume: Resume
  readonly breakpoints: Breakpoints
}

interface Start {
  readonly launch: Launch
  readonly breakpoints: Breakpoints
  /** Two words: asleep until the first is 1, pause when the second is. */
  readonly flags: SharedArrayBuffer
}

/** The session's side. */
export class RunThread {
  readonly #worker: Worker
  readonly #flags = new Int32Array(new SharedArrayBuffer(8))

  /** `script` calls `serveRun` when it runs in a thread. */
  constructor(script: string | URL, launch: Launch, breakpoints: Breakpoints, take: (message: FromThread) => void) {
    const workerData: Start = { launch, breakpoints, flags: this.#flags.buffer as SharedArrayBuffer }
    this.#worker = new Worker(script, { workerData })
    this.#worker.on('message', take)
    this.#worker.on('error', ({ message }) => take({ kind: 'ended', output: `${message}\n`, isFailure: true }))
  }

  resume(resume: Resume, breakpoints: Breakpoints): void {
    this.#worker.postMessage({ resume, breakpoints } satisfies ToThread)
    Atomics.store(this.#flags, 0, 1)
    Atomics.notify(this.#flags, 0)
  }

  pause(): void {
    Atomics.store(this.#flags, 1, 1)
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }
}

/** The thread's own side. */
export function serveRun(port: MessagePort, { launch, breakpoints: first, flags }: Start): void {
  const words = new Int32Array(flags)
  let breakpoints = first
  const stopped = (stop: Stop): Resume => {
    port.postMessage({ kind: 'stopped', stop } satisfies FromThread)
    Atomics.wait(words, 0, 0)
    Atomics.store(words, 0, 0)
    const told = receiveMessageOnPort(port)?.message as ToThread | undefined
    if (!told) return 'end'
    breakpoints = told.breakpoints
    return told.resume
  }
  const isBreakpoint = ({ file, line }: RunPlace): boolean => breakpoints.get(file)?.has(line) ?? false
  const isPaused = (): boolean => Atomics.exchange(words, 1, 0) === 1
  port.postMessage(run(launch, { stopped, isBreakpoint, isPaused }))
}

interface Control {
  readonly stopped: (stop: Stop) => Resume
  readonly isBreakpoint: (place: RunPlace) => boolean
  readonly isPaused: () => boolean
}

function run(launch: Launch, control: Control): FromThread {
  const { program, entry, profile = 'cs_6_6', includes, defines, resources = {} } = launch
  try {
    const shader = loadShader(readFileSync(program, 'utf8'), {
      file: program,
      host: createDiskHost(),
      profile,
      ...(entry !== undefined && { entry }),
      ...(includes && { includes }),
      ...(defines && { defines }),
    })
    const thread = launch.thread ?? [0, 0, 0]
    const result = shader.dispatch(launch.dispatch ?? [1, 1, 1], resources, {
      debug: { thread, stopsAtEntry: launch.stopOnEntry ?? false, ...control },
    })
    const values = result.ok ? Object.keys(resources).map((name) => `${name} = ${textOf(result.values(name))}\n`) : []
    const printed = result.printed.map((line) => `${line}\n`)
    const output = [...printed, result.text, result.ok ? '' : `${result.reason}\n`, ...values].join('')
    return { kind: 'ended', output, isFailure: !result.ok || result.problems.length > 0 }
  } catch (error) {
    return { kind: 'ended', output: `${error instanceof Error ? error.message : String(error)}\n`, isFailure: true }
  }
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each))
}
