// A debug session: requests of the editor on one side, the thread that runs the shader on the other.
import type { ShownValue, Stop } from '../../../../src/run.ts'
import type { Message, Request } from './protocol.ts'
import type { FromThread, Launch, RunThread } from './run-thread.ts'

/** Starts the thread; a test may start another kind. */
export type StartThread = (
  launch: Launch,
  breakpoints: ReadonlyMap<string, ReadonlySet<number>>,
  take: (message: FromThread) => void,
) => Pick<RunThread, 'resume' | 'pause' | 'end'>

type Handler = (request: Request) => Message | undefined

/** There is one thread of the shader to look at. */
const threadId = 1

export class DebugSession {
  readonly #send: (message: Message) => void
  readonly #start: StartThread
  readonly #breakpoints = new Map<string, Set<number>>()
  #launch: Launch | undefined
  #thread: ReturnType<StartThread> | undefined
  #stop: Stop | undefined
  /** What can be opened in the editor: its number is its place here, from 1. */
  #opened: (readonly ShownValue[])[] = []
  #sequence = 0

  constructor(send: (message: Message) => void, start: StartThread) {
    this.#send = send
    this.#start = start
  }

  take(request: Request): void {
    const handle = this.#handlers[request.command]
    const common = { type: 'response', request_seq: request.seq, command: request.command }
    try {
      if (!handle) throw new Error(`'${request.command}' is not supported`)
      const body = handle(request)
      this.#post({ ...common, success: true, ...(body && { body }) })
      if (request.command === 'initialize') this.#event('initialized', {})
      if (request.command === 'configurationDone') this.#run()
    } catch (error) {
      this.#post({ ...common, success: false, message: error instanceof Error ? error.message : String(error) })
    }
  }

  readonly #handlers: Readonly<Record<string, Handler>> = {
    initialize: () => ({ supportsConfigurationDoneRequest: true, supportsEvaluateForHovers: true }),
    launch: ({ arguments: given }) => {
      const launch = given as unknown as Launch
      if (typeof launch?.program !== 'string') throw new Error("'program' is the shader to run")
      this.#launch = launch
      return undefined
    },
    setBreakpoints: ({ arguments: given }) => this.#setBreakpoints(given ?? {}),
    setExceptionBreakpoints: () => undefined,
    configurationDone: () => undefined,
    threads: () => ({ threads: [{ id: threadId, name: `thread ${(this.#launch?.thread ?? [0, 0, 0]).join(', ')}` }] }),
    stackTrace: () => this.#stackTrace(),
    scopes: ({ arguments: given }) => {
      const variables = this.#stop?.frames[Number(given?.frameId) - 1]?.variables ?? []
      return { scopes: [{ name: 'Locals', variablesReference: this.#open(variables), expensive: false }] }
    },
    variables: ({ arguments: given }) => {
      const values = this.#opened[Number(given?.variablesReference) - 1] ?? []
      return { variables: values.map((value) => this.#shown(value)) }
    },
    evaluate: ({ arguments: given }) => this.#evaluate(given ?? {}),
    continue: () => {
      this.#resume('continue')
      return { allThreadsContinued: true }
    },
    next: () => this.#resume('next'),
    stepIn: () => this.#resume('in'),
    stepOut: () => this.#resume('out'),
    pause: () => {
      this.#thread?.pause()
      return undefined
    },
    terminate: () => this.#end(),
    disconnect: () => this.#end(),
  }

  #setBreakpoints(given: Readonly<Record<string, unknown>>): Message {
    const { path = '' } = (given.source ?? {}) as { readonly path?: string }
    const wanted = (given.breakpoints ?? []) as readonly { readonly line: number }[]
    this.#breakpoints.set(path, new Set(wanted.map(({ line }) => line)))
    return { breakpoints: wanted.map(({ line }) => ({ verified: true, line })) }
  }

  #run(): void {
    if (!this.#launch) return
    this.#thread = this.#start(this.#launch, this.#breakpoints, (message) => this.#told(message))
  }

  #told(message: FromThread): void {
    if (message.kind === 'stopped') {
      this.#stop = message.stop
      this.#opened = []
      this.#event('stopped', { reason: message.stop.reason, threadId, allThreadsStopped: true })
      return
    }
    if (message.output)
      this.#event('output', { category: message.isFailure ? 'stderr' : 'stdout', output: message.output })
    this.#event('exited', { exitCode: message.isFailure ? 1 : 0 })
    this.#event('terminated', {})
    this.#end()
  }

  #stackTrace(): Message {
    const frames = this.#stop?.frames ?? []
    return {
      stackFrames: frames.map(({ name, place: { file, line, column } }, index) => ({
        id: index + 1,
        name,
        line,
        column,
        source: { name: file.replace(/^.*[\\/]/, ''), path: file },
      })),
      totalFrames: frames.length,
    }
  }

  #open(values: readonly ShownValue[]): number {
    return this.#opened.push(values)
  }

  #shown({ name, type, text, inside }: ShownValue): Message {
    return { name, value: text, type, variablesReference: inside.length > 0 ? this.#open(inside) : 0 }
  }

  /** A variable, or a part of one: `p.position.x`, `a[2]`. */
  #evaluate(given: Readonly<Record<string, unknown>>): Message {
    const path = String(given.expression ?? '').match(/\w+|\[\d+\]/g) ?? []
    let values = this.#stop?.frames[Math.max(0, Number(given.frameId ?? 1) - 1)]?.variables ?? []
    let found: ShownValue | undefined
    for (const part of path) {
      found = values.find(({ name }) => name === part)
      values = found?.inside ?? []
    }
    if (!found) throw new Error(`there is no variable '${String(given.expression)}' here`)
    const { value, ...rest } = this.#shown(found)
    return { result: value, ...rest }
  }

  #resume(how: 'continue' | 'next' | 'in' | 'out'): undefined {
    if (!this.#stop) throw new Error('the shader is running')
    this.#stop = undefined
    this.#thread?.resume(how, this.#breakpoints)
    return undefined
  }

  #end(): undefined {
    void this.#thread?.end()
    this.#thread = undefined
    return undefined
  }

  #event(event: string, body: Message): void {
    this.#post({ type: 'event', event, body })
  }

  #post(message: Message): void {
    this.#send({ seq: ++this.#sequence, ...message })
  }
}
