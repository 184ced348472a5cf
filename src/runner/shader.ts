// Shaders as functions on data, without a GPU: the door of `descry/run`.
//
//   const shader = loadShader('RWBuffer<float> Out; [numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex) { Out[i] = i * 2; }')
//   shader.dispatch([1, 1, 1], { Out: 4 }).values('Out')      [0, 2, 4, 6]
//   loadShader('float twice(float x) { return 2 * x; }').call('twice', 3)      6
import { validationFlag } from '../diagnostics/flags.ts'
import { renderText } from '../diagnostics/render/text.ts'
import type { SourceOptions } from '../driver/analysis-library.ts'
import type { Compilation } from '../driver/compilation.ts'
import { type Compiler, createCompiler } from '../driver/compiler.ts'
import type { CompileOptions } from '../driver/options.ts'
import { reflectionStage } from '../driver/outputs/reflection.ts'
import { readCall } from '../driver/partial-options.ts'
import { Checks } from '../execute/checks.ts'
import { type DispatchOptions, type DispatchResult, dispatch } from '../execute/dispatch.ts'
import { shadePixels, shadeVertices } from '../execute/draw.ts'
import type { ResourceInput } from '../execute/resources.ts'
import { type Translated, translate } from '../execute/wasm/dispatch.ts'
import type { Watch } from '../execute/watch.ts'
import { plainLocation } from '../ir/debug.ts'
import type { Module } from '../ir/module.ts'
import { createMemoryHost, type Host } from '../preprocess/host.ts'
import type { ReflectedEntry } from '../reflect/entry-points.ts'
import type { Reflection } from '../reflect/reflection.ts'
import type { SourceMap } from '../support/source.ts'
import { type Callee, callSource, describeCallee } from './call-source.ts'
import { DebugEnd, Debugger, type DebugOptions } from './debugger.ts'
import { type PixelInputs, pixelInput, semanticOf, type Vertex, vertexInput } from './draw.ts'
import { type Bound, type BoundInput, bindInputs, type Given, readValues } from './inputs.ts'
import { type ShaderValue, viewOf } from './layout.ts'
import { placeOf, type RunProblem, runProblems, textOfPlace, textOfProblems } from './problems.ts'
import { Trace } from './trace.ts'

/** What `loadShader` takes besides the source; everything has a default. */
export interface LoadOptions extends SourceOptions {
  /** Reads `#include`. */
  readonly host?: Host
}

/** How a shader is run. */
export interface RunOptions {
  /** Lanes of a wave where the shader leaves it open: 4 to 128. */
  readonly waveSize?: number
  /**
   * Report accesses out of bounds, reads of uninitialized memory, races and barriers that not all threads reach. Default: true. Without, and without a
   * trace, shaders run as WebAssembly where they can be translated, a hundred times faster.
   */
  readonly check?: boolean
  /** The dispatch thread whose statements are written down. */
  readonly trace?: readonly [number, number, number]
  /** A debugger that watches one thread. */
  readonly debug?: DebugOptions
  /**
   * Instructions of all threads together before the shader is stopped. Default: a hundred million, and ten million in which no thread ends.
   * WebAssembly counts for each group what takes about as long.
   */
  readonly budget?: number
  /**
   * Threads of the machine that share the groups of a dispatch, without checks. Default: all of them, if the dispatch takes longer than
   * starting them and its results do not depend on the order of the groups (a shader that reads what an atomic operation returns).
   */
  readonly threads?: number
}

const mostPrinted = 10_000

/** What a dispatch leaves behind. */
export class RunResult {
  readonly ok: boolean
  /** Why it did not run; empty otherwise. */
  readonly reason: string
  readonly problems: readonly RunProblem[]
  /** Problems as text, one line each. */
  readonly text: string
  /** Statements of the traced thread, one line each. */
  readonly trace: readonly string[]
  /** The output of `printf`, a text for each call; at most ten thousand. */
  readonly printed: readonly string[]
  readonly #bound: Bound

  /** @internal */
  constructor(
    reason: string,
    problems: readonly RunProblem[],
    trace: readonly string[],
    printed: readonly string[],
    bound: Bound,
  ) {
    this.ok = reason === ''
    this.reason = reason
    this.problems = problems
    this.text = textOfProblems(problems)
    this.trace = trace
    this.printed = printed
    this.#bound = bound
  }

  /** Elements of a buffer, texels of a texture, constants by name. */
  values(name: string): ShaderValue {
    const bound = this.#bound.get(name)
    return bound ? readValues(bound) : []
  }

  /** Whether something was given for a resource. */
  has(name: string): boolean {
    return this.#bound.has(name)
  }

  bytes(name: string): ArrayBuffer {
    return this.#bound.get(name)?.input.bytes ?? new ArrayBuffer(0)
  }

  /** Element `index` of a structured buffer as an object over its bytes: `at('Particles', 3).velocity.x`. */
  at<Element = unknown>(name: string, index: number): Element | undefined {
    const { input, fields, stride } = this.#bound.get(name) ?? ({} as Partial<BoundInput>)
    const element = fields?.[0]
    return input && element && stride
      ? (viewOf(element, new DataView(input.bytes), index * stride) as Element)
      : undefined
  }
}

/** A shader whose functions and entry point can be run. */
export class Shader {
  readonly #source: string
  readonly #options: CompileOptions
  readonly #file: string
  readonly #compiler: Compiler
  readonly #translations = new WeakMap<Compilation, Map<string, Translated | string>>()
  /** @internal */
  readonly compilation: Compilation

  constructor(source: string, { file = 'input.hlsl', host, ...partial }: LoadOptions = {}) {
    const { input, options: given } = readCall(source, file, partial)
    this.#source = input.text
    this.#file = input.path
    // No validator sees what runs here: uninitialized values are reported where they are read.
    const allowed = { flag: validationFlag, action: 'no-error' } as const
    const warnings = { ...given.warnings, options: [allowed, ...given.warnings.options] }
    this.#options = { ...given, warnings, keepsMessages: true, debug: { ...given.debug, kind: 'full' } }
    this.#compiler = createCompiler(host ?? createMemoryHost({}))
    this.compilation = this.#compile(source, this.#options)
  }

  #compile(text: string, options: CompileOptions): Compilation {
    return this.#compiler.compile({ path: this.#file, text }, options)
  }

  /** Runs the entry point. Arrays that are given hold what the shader wrote afterwards. */
  dispatch(groups: readonly [number, number, number], given: Given = {}, options: RunOptions = {}): RunResult {
    return this.#run(this.compilation, this.#options, groups, given, options)
  }

  /** The same; a long dispatch without checks leaves the calling thread free, and in browsers it is what other threads need. */
  async dispatchAsync(
    groups: readonly [number, number, number],
    given: Given = {},
    options: RunOptions = {},
  ): Promise<RunResult> {
    const opened = this.#open(this.compilation, given, options)
    if (opened instanceof RunResult) return opened
    const { entry } = this.#options
    const dispatched = dispatchOptions(opened, groups, options)
    const fast = opened.common.watch ? undefined : this.#translate(this.compilation, entry, dispatched)
    if (!fast) return this.#finish(opened, options, () => dispatch(opened.module, entry, opened.inputs, dispatched))
    const result = await fast.dispatchAsync(opened.inputs, groups, options.threads)
    return this.#finish(opened, options, () => result)
  }

  /** Runs a pixel shader over a rectangle; `picture(0)` of the result is what it wrote to SV_Target0. */
  draw(
    size: { readonly width: number; readonly height: number },
    given: Given = {},
    pixelInputs: PixelInputs = {},
    options: RunOptions = {},
  ): DrawResult {
    const pictures = new Map<number, Float32Array>()
    const result = this.#stage(given, options, (entry, module, inputs, drawing) =>
      shadePixels(module, this.#options.entry, inputs, size, {
        ...drawing,
        input: pixelInput(entry, pixelInputs, size),
        output: (index, _row, column, x, y, value) => {
          const element = entry.outputs[index]
          if (element?.systemValue !== 'SV_Target') return
          let picture = pictures.get(element.index)
          if (!picture) pictures.set(element.index, (picture = new Float32Array(size.width * size.height * 4)))
          picture[(y * size.width + x) * 4 + column] = Number(value)
        },
      }),
    )
    return { result, picture: (target = 0) => pictures.get(target) ?? new Float32Array(size.width * size.height * 4) }
  }

  /** Runs a vertex shader; the outputs of every vertex by semantic. */
  vertices(vertices: readonly Vertex[], given: Given = {}, options: RunOptions = {}): VertexResult {
    const outputs: Record<string, number[]>[] = vertices.map(() => ({}))
    const result = this.#stage(given, options, (entry, module, inputs, drawing) =>
      shadeVertices(module, this.#options.entry, inputs, vertices.length, {
        ...drawing,
        input: vertexInput(entry, vertices),
        output: (index, row, column, vertex, _y, value) => {
          const element = entry.outputs[index]!
          const list = (outputs[vertex]![semanticOf(element)] ??= [])
          list[row * element.columns + column] = Number(value)
        },
      }),
    )
    return { result, outputs }
  }

  /** Calls any function with values; returns what it gives. Throws when it cannot be called. */
  call(name: string, ...values: readonly ShaderValue[]): ShaderValue {
    return this.callAll(name, [values])[0]!
  }

  /** The same for many calls at once, a row of arguments for each. */
  callAll(name: string, rows: readonly (readonly ShaderValue[])[], given: Given = {}): ShaderValue[] {
    const callee = describeCallee(this.compilation, name)
    if (typeof callee === 'string') throw new Error(callee)
    const wrong = rows.find((row) => row.length !== callee.parameters.length)
    if (wrong) throw new Error(wrongArguments(name, callee, wrong.length))
    const { text, entry } = callSource(this.#source, callee)
    const options = { ...this.#options, entry, profile: 'cs_6_6' }
    const records = rows.map((row) =>
      Object.fromEntries(callee.parameters.map((parameter, index) => [parameter.name, row[index]!])),
    )
    const resources = {
      ...given,
      ...(callee.parameters.length > 0 && { callArguments: records }),
      callResults: rows.length,
    }
    const result = this.#run(this.#compile(text, options), options, [rows.length, 1, 1], resources, { check: false })
    if (!result.ok) throw new Error(result.reason.replaceAll(/\bcallArguments\[\d+\]\.?/g, `${name}: `))
    const results = result.values('callResults') as readonly Readonly<Record<string, ShaderValue>>[]
    const isPlain = callee.outputs.length === 0
    return results.map((record) => (isPlain ? (record.result ?? 0) : record))
  }

  #run(
    compilation: Compilation,
    { entry }: CompileOptions,
    groups: readonly [number, number, number],
    given: Given,
    options: RunOptions,
  ): RunResult {
    const opened = this.#open(compilation, given, options)
    if (opened instanceof RunResult) return opened
    const { module, inputs, common } = opened
    const dispatched = dispatchOptions(opened, groups, options)
    const fast = common.watch ? undefined : this.#translate(compilation, entry, dispatched)
    return this.#finish(opened, options, () =>
      fast ? fast.dispatch(inputs, groups, options.threads) : dispatch(module, entry, inputs, dispatched),
    )
  }

  /** As WebAssembly, which cannot be watched; undefined when the interpreter must take it. */
  #translate(compilation: Compilation, entry: string, options: DispatchOptions): Translated | undefined {
    const key = `${options.waveSize ?? ''} ${options.budget ?? ''}`
    let known = this.#translations.get(compilation)
    if (!known) this.#translations.set(compilation, (known = new Map()))
    let made = known.get(key)
    if (made === undefined) {
      const module = compilation.moduleAt('optimized')
      known.set(key, (made = module ? translate(module, entry, options) : ''))
    }
    return typeof made === 'string' ? undefined : made
  }

  #stage(given: Given, options: RunOptions, run: StageRun): RunResult {
    const opened = this.#open(this.compilation, given, options)
    if (opened instanceof RunResult) return opened
    const { reflection, module, inputs, common } = opened
    const entry = reflection.entryPoints[0]
    return this.#finish(opened, options, () =>
      entry ? run(entry, module, inputs, common) : { ok: false, reason: 'the shader has no entry point' },
    )
  }

  /** Binds what is given; or a result that says why nothing runs. */
  #open(compilation: Compilation, given: Given, options: RunOptions): Opened | RunResult {
    const { check = true, trace, debug, budget } = options
    const failed = (reason: string): RunResult => new RunResult(reason, [], [], [], new Map())
    const reflection = compilation.ask(reflectionStage)
    const module = compilation.moduleAt('raw')
    if (!reflection || !module) return failed(errorsOf(compilation))
    const bound = bindInputs(given, reflection)
    if (typeof bound === 'string') return failed(bound)
    const checks = check ? new Checks(module) : undefined
    const tracer = trace && new Trace(trace, module, compilation.sources)
    const debugging = debug && new Debugger(debug, module, compilation.sources)
    const watch = all([checks, tracer, debugging])
    const printed: string[] = []
    return {
      compilation,
      reflection,
      module,
      bound,
      checks,
      tracer,
      debugging,
      printed,
      inputs: Object.fromEntries([...bound].map(([name, { input }]) => [name, input])),
      common: {
        ...(budget !== undefined && { budget }),
        flushesDenormals: compilation.options.denormals === 'ftz',
        print: (text) => void (printed.length < mostPrinted && printed.push(text)),
        ...(watch && { watch }),
      },
    }
  }

  /** Runs, and gives back what the shader wrote. */
  #finish(opened: Opened, { trace, debug }: RunOptions, run: () => DispatchResult): RunResult {
    const { compilation, bound, checks, tracer, debugging, printed } = opened
    const result = ended(run)
    for (const { target, input } of bound.values())
      if (target) new Uint8Array(target.buffer, target.byteOffset, target.byteLength).set(new Uint8Array(input.bytes))
    const problems = runProblems(checks?.problems ?? [], compilation.sources)
    const lost =
      tracer && !tracer.found
        ? `there is no thread ${trace!.join(', ')} to trace`
        : debugging && !debugging.found
          ? `there is no thread ${debug!.thread.join(', ')} to debug`
          : ''
    return new RunResult(
      result.ok ? lost : refused(result, compilation.sources),
      problems,
      tracer?.lines ?? [],
      printed,
      bound,
    )
  }
}

/** What runs of every stage take. */
interface CommonOptions {
  readonly budget?: number
  readonly flushesDenormals: boolean
  readonly print: (text: string) => void
  readonly watch?: Watch
}

/** A run that is about to begin. */
interface Opened {
  readonly compilation: Compilation
  readonly reflection: Reflection
  readonly module: Module
  readonly bound: Bound
  readonly inputs: Readonly<Record<string, ResourceInput>>
  readonly common: CommonOptions
  readonly checks: Checks | undefined
  readonly tracer: Trace | undefined
  readonly debugging: Debugger | undefined
  readonly printed: string[]
}

function dispatchOptions(
  { common }: Opened,
  groups: readonly [number, number, number],
  { waveSize }: RunOptions,
): DispatchOptions {
  return { groups, ...common, ...(waveSize !== undefined && { waveSize }) }
}

type StageRun = (
  entry: ReflectedEntry,
  module: Module,
  inputs: Readonly<Record<string, ResourceInput>>,
  common: CommonOptions,
) => DispatchResult

/** What a pixel shader drew. */
export interface DrawResult {
  readonly result: RunResult
  /** Four floats for each pixel, row by row. */
  readonly picture: (target?: number) => Float32Array
}

/** What a vertex shader gave. */
export interface VertexResult {
  readonly result: RunResult
  readonly outputs: readonly Readonly<Record<string, readonly number[]>>[]
}

/** Compiles a shader to run it. Mistakes of the shader are reported when it runs. */
export function loadShader(source: string, options: LoadOptions = {}): Shader {
  return new Shader(source, options)
}

function wrongArguments(name: string, { parameters }: Callee, count: number): string {
  const names = parameters.map((parameter) => parameter.name).join(', ')
  const takes = parameters.length === 1 ? '1 argument' : `${parameters.length} arguments`
  return `'${name}' takes ${takes}${names && ` (${names})`}, not ${count}`
}

function errorsOf(compilation: Compilation): string {
  return renderText(compilation.reported, compilation.sources, { color: false }) || 'the shader cannot be run'
}

/** Why a shader did not run, with its place if there is one. */
function refused({ reason, location = 0 }: DispatchResult & { readonly ok: false }, sources: SourceMap): string {
  const place = placeOf(plainLocation(location), sources)
  return place ? `${textOfPlace(place)}: ${reason}` : reason
}

/** Ending the debugger ends the shader. */
function ended(run: () => DispatchResult): DispatchResult {
  try {
    return run()
  } catch (error) {
    if (error instanceof DebugEnd) return { ok: false, reason: 'the debugger ended the shader' }
    throw error
  }
}

function all(watches: readonly (Watch | undefined)[]): Watch | undefined {
  const [first, ...rest] = watches.filter((watch) => watch !== undefined)
  if (!first || rest.length === 0) return first
  const each = [first, ...rest]
  return {
    access: (access) => {
      for (const watch of each) watch.access(access)
    },
    before: (...args) => {
      for (const watch of each) watch.before?.(...args)
    },
    step: (...args) => {
      for (const watch of each) watch.step?.(...args)
    },
    barrier: (...args) => {
      for (const watch of each) watch.barrier?.(...args)
    },
    group: () => {
      for (const watch of each) watch.group?.()
    },
  }
}
