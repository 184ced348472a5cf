// Every judge of a random shader: all levels of optimisation, every target that can be run here, DXC's tables, the validator.
//
// What the module computes before any pass is what the shader means; the others must leave the same in the resources.
import type { Compilation } from '../../src/driver/compilation.ts'
import { type CompileOptions, defaultOptions } from '../../src/driver/options.ts'
import { writers } from '../../src/driver/outputs/all.ts'
import { dispatch } from '../../src/execute/dispatch.ts'
import { translate } from '../../src/execute/wasm/dispatch.ts'
import type { Module } from '../../src/ir/module.ts'
import { parseModule } from '../../src/ir/parser.ts'
import { readContainer } from '../../src/targets/dxil/read/container.ts'
import { programText, readCompiledShader } from '../../src/targets/dxil/read/resource-records.ts'
import type { Inputs } from '../../test/interpret/inputs.ts'
import type { Kind, RandomShader } from '../../test/interpret/kinds.ts'
import { runSpirv } from '../../test/interpret/spirv/run.ts'
import { judgeLibrary } from './library-judges.ts'
import { complaint, dxcContainer, dxcGenerated, factVerdicts, type OutsideTools } from './outside.ts'
import {
  agreement,
  byRegister,
  compiler,
  firstError,
  guarded,
  type RunOutcome,
  type Turns,
  type Verdict,
  verdict,
} from './verdicts.ts'

/** -O1 and -O2 take turns: their pipelines are that of -O3. */
export function judge(kind: Kind, shader: RandomShader, turns: Turns, tools: OutsideTools): Iterable<Verdict> {
  return shader.entries ? judgeLibrary(kind, shader, turns, tools) : new Trial(kind, shader, turns, tools).run()
}

class Trial {
  readonly #kind: Kind
  readonly #shader: RandomShader
  readonly #turns: Turns
  readonly #tools: OutsideTools
  readonly #expected: Inputs
  readonly #settings: { groups: readonly [number, number, number]; waveSize?: number }

  constructor(kind: Kind, shader: RandomShader, turns: Turns, tools: OutsideTools) {
    this.#kind = kind
    this.#shader = shader
    this.#turns = turns
    this.#tools = tools
    this.#expected = kind.inputs()
    const { groups = [1, 1, 1] } = kind
    this.#settings = shader.waveSize === undefined ? { groups } : { groups, waveSize: shader.waveSize }
  }

  /** One module goes all the way of -O3: it is run before any pass, optimised, and as DXIL; nothing is compiled twice for that. */
  *run(): Generator<Verdict> {
    const compilation = this.#compile({ optimization: 3, stripsReflection: !this.#isAskedOutside })
    const raw = compilation.moduleAt('raw')
    if (!raw) {
      yield { judge: 'meaning', refusal: firstError(compilation) }
      return
    }
    const outcome = dispatch(raw, 'main', this.#expected, this.#settings)
    if (!outcome.ok) {
      yield { judge: 'meaning', problem: outcome.reason }
      return
    }
    yield verdict('meaning', this.#kind.problem?.(this.#expected))
    const turns = this.#turns
    yield this.#run(compilation)
    if (turns.has('WebAssembly')) yield this.#wasm(compilation.moduleAt('bound')!)
    const container = yield* this.#container(compilation)
    const { dxc } = this.#tools
    if (container && dxc !== undefined && turns.has('dxc') && compilation.options.rules === 'dxc')
      yield* this.#dxc(dxc, container)
    if (turns.has('-O0')) yield* this.#unoptimized()
    if (turns.has('-O1')) yield this.#run(this.#compile({ optimization: turns.isEven ? 1 : 2 }))
    if (turns.has('HLSL')) yield this.#hlsl(compilation)
    const { spirvThreads } = this.#kind
    if (spirvThreads !== undefined && turns.has('SPIR-V')) yield this.#spirv(spirvThreads)
  }

  *#unoptimized(): Generator<Verdict> {
    const compilation = this.#compile({ optimization: 0 })
    yield this.#run(compilation)
    yield* this.#container(compilation)
  }

  /** Nobody else looks at what a container says of its resources besides the program. */
  get #isAskedOutside(): boolean {
    return (['dxc', 'dxv'] as const).some((name) => this.#turns.has(name))
  }

  #compile(options: Partial<CompileOptions>): Compilation {
    const input = { path: 'random.hlsl', text: this.#shader.text }
    return compiler.compile(input, {
      ...defaultOptions,
      profile: 'cs_6_6',
      rules: 'dxc',
      ...this.#kind.options,
      ...this.#shader.options,
      ...options,
    })
  }

  #run(compilation: Compilation): Verdict {
    return this.#agreement(`-O${compilation.options.optimization}`, (inputs) =>
      dispatch(compilation.moduleAt('bound')!, 'main', inputs, this.#settings),
    )
  }

  /** What is made of a level of optimisation. */
  *#container(compilation: Compilation): Generator<Verdict, Uint8Array | undefined> {
    const level = `-O${compilation.options.optimization}`
    const container = guarded(() => writers.container(compilation, {}))
    if (!(container instanceof Uint8Array)) {
      yield { judge: `DXIL ${level}`, problem: container || firstError(compilation) }
      return undefined
    }
    const { resources } = compilation.bindings!
    yield this.#agreement(`DXIL ${level}`, (inputs) => this.#runContainer(container, byRegister(resources, inputs)))
    const { dxv, folder } = this.#tools
    const isAsked = compilation.options.optimization === 0 || this.#turns.has('dxv')
    if (dxv !== undefined && isAsked) yield verdict(`dxv ${level}`, complaint(dxv, folder, container))
    return container
  }

  #wasm(module: Module): Verdict {
    return this.#agreement('WebAssembly', (inputs) => {
      const translated = translate(module, 'main', this.#settings)
      if (typeof translated === 'string') return { ok: false, reason: translated }
      return translated.dispatch(inputs, this.#settings.groups)
    })
  }

  *#dxc(dxc: string, ours: Uint8Array): Generator<Verdict> {
    const { native16Bit, strictFloats } = this.#kind.options ?? {}
    const flags = [...(native16Bit ? ['-enable-16bit-types'] : []), ...(strictFloats ? ['-Gis'] : [])]
    const args = ['-T', 'cs_6_6', '-E', 'main', ...flags]
    const theirs = dxcContainer(dxc, this.#tools.folder, this.#shader.text, args)
    if (typeof theirs === 'string') {
      yield { judge: 'DXC table', refusal: theirs }
      return
    }
    yield* factVerdicts(theirs, ours, {
      unoptimized: {
        generated: () => dxcGenerated(dxc, this.#tools.folder, this.#shader.text, args),
        raw: () => this.#compile({ optimization: 0 }).moduleAt('raw'),
      },
    })
    if (this.#kind.runsDxc === false) return
    const { text } = this.#shader
    yield* this.#dxcResults(theirs, [
      ['DXC -Od results', () => dxcContainer(dxc, this.#tools.folder, text, [...args, '-Od'])],
      ['DXC unfolded results', () => dxcContainer(dxc, this.#tools.folder, withoutFolding + text, args)],
    ])
  }

  /**
   * DXC's optimiser takes signed numbers not to overflow (`x <= x + y` becomes `0 <= y`), which HLSL does not say, and computes some
   * functions of constants otherwise than the runtime would: where it differs from what DXC itself makes without optimisation, or without
   * folding those, and that is what we do, it is counted apart.
   */
  *#dxcResults(
    theirs: Uint8Array,
    others: readonly (readonly [judge: string, container: () => Uint8Array | string])[],
  ): Generator<Verdict> {
    const judged = (container: Uint8Array): Verdict => {
      if (/ = bitcast .*\* %/.test(textOf(container)))
        return { judge: 'DXC results', refusal: 'pointers of it change their type' }
      if (negativeToUnsigned.test(this.#shader.text))
        return { judge: 'DXC results', refusal: 'DXC computes no negative number as an unsigned one' }
      const { resources } = readCompiledShader(container)!
      return this.#agreement('DXC results', (inputs) => this.#runContainer(container, byRegister(resources, inputs)))
    }
    const optimized = judged(theirs)
    const agreeing =
      optimized.problem !== undefined &&
      others.find(([, container]) => {
        const other = container()
        return other instanceof Uint8Array && Object.keys(judged(other)).length === 1
      })
    yield agreeing ? { judge: 'DXC results' } : optimized
    if (agreeing) yield { judge: agreeing[0] }
  }

  #runContainer(container: Uint8Array, inputs: Inputs): RunOutcome {
    const module = parseModule(textOf(container)).module!
    return dispatch(module, 'main', inputs, { ...this.#settings, groupSize: this.#groupSize() })
  }

  /** DXIL has it in its metadata, and the source in its text. */
  #groupSize(): [number, number, number] {
    const { text } = this.#shader
    const written = /numthreads\((\w+), 1, 1\)/.exec(text)![1]!
    return [Number.parseInt(/^\d/.test(written) ? written : /THREADS (\d+)/.exec(text)![1]!, 10), 1, 1]
  }

  #hlsl(compilation: Compilation): Verdict {
    return this.#agreement('HLSL', (inputs) => {
      const text = writers.hlsl(compilation, {})
      if (typeof text !== 'string') return { ok: false, reason: firstError(compilation) }
      const options = { ...defaultOptions, profile: 'cs_6_6', optimization: 0, ...this.#kind.options } as const
      const again = compiler.compile({ path: 'written.hlsl', text }, options)
      const module = again.moduleAt('raw')
      return module
        ? dispatch(module, 'main', inputs, this.#settings)
        : { ok: false, reason: `what is written does not compile: ${firstError(again)}` }
    })
  }

  #spirv(threads: number): Verdict {
    return this.#agreement('SPIR-V', (inputs) => {
      const vulkan = { ...defaultOptions.vulkan, layout: 'dx', environment: 'vulkan1.2' } as const
      const compilation = this.#compile({ target: 'spirv', unused: 'keep', vulkan })
      const bytes = writers.spirv(compilation, {})
      if (!(bytes instanceof Uint8Array)) return { ok: false, reason: firstError(compilation) }
      runSpirv(bytes, inputs, threads)
      return { ok: true }
    })
  }

  #agreement(name: string, run: (inputs: Inputs) => RunOutcome): Verdict {
    return agreement(name, this.#kind.inputs(), this.#expected, run)
  }
}

/** Makes arguments of the functions that DXC computes wrongly when they are constant (`frac(-0.25)`, `firstbithigh(-19)`) none. */
const withoutFolding = `cbuffer Unfolded { uint unfolded; }
#define frac(x) frac((x) + unfolded)
#define firstbithigh(x) firstbithigh((x) + (int)unfolded)
`

/** `(uint64_t)(-(float16_t)(30.75h))`: what LLVM makes of it when it computes constants is as it comes. */
const negativeToUnsigned = /\(uint\w*\)\(*-\(*(?:float|double)/

/** Without what DXC says of where variables live, through pointers to bytes: the interpreter does not know those. */
function textOf(container: Uint8Array): string {
  const text = programText(readContainer(container), 'DXIL') ?? ''
  return text.replaceAll(/^ .*(?:@llvm\.lifetime\.|= bitcast .* to i8\*).*\n/gm, '')
}
