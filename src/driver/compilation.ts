// One compilation, the whole pipeline on one page, read from top to bottom:
//
//   text -lex, preprocess-> tokens -parse-> AST -check-> typed program -rewrite-> typed program
//        -lower-> IR -passes-> optimised IR -bind-> bound IR, bindings
//        -ask-> what the targets make of it: DXIL (dxil.ts), a shader for Vulkan (vulkan.ts), SPIR-V, GLSL, HLSL, reflection
//
// Every stage runs when it is first asked for, and once. All report to one sink, and return their result even when there were errors, so
// that one run finds as much as it can; code is made only of programs without errors.
import type { TranslationUnit } from '../ast/nodes.ts'
import type { Bindings } from '../binding/bind.ts'
import type { ImportedBinding } from '../binding/imported.ts'
import { DiagnosticSink, type Reported } from '../diagnostics/sink.ts'
import { driverDiagnostics } from '../diagnostics/tables/driver.ts'
import { passDiagnostics } from '../diagnostics/tables/passes.ts'
import type { Profile } from '../hlsl/profiles.ts'
import type { Module } from '../ir/module.ts'
import type { LexCache } from '../lex/cache.ts'
import { type Lowered, lower } from '../lower/lower.ts'
import type { Host } from '../preprocess/host.ts'
import type { PreprocessLog } from '../preprocess/log.ts'
import type { Preprocessed } from '../preprocess/preprocess.ts'
import type { Program } from '../program/program.ts'
import { describeHeaps, type ReflectedHeap } from '../reflect/heaps.ts'
import { paddingFlag, reportPadding } from '../reflect/padding.ts'
import { rewriteProgram } from '../rewrite/rewrite.ts'
import type { RootSignature } from '../rootsig/signature.ts'
import type { NameLog } from '../sema/names/name-log.ts'
import { limits } from '../support/limits.ts'
import { nowhere, type SourceMap } from '../support/source.ts'
import type { Timer } from '../support/timer.ts'
import { bindForVulkan } from '../targets/vulkan/bindings.ts'
import { checkForVulkan } from '../targets/vulkan/check/check.ts'
import type { CheckedText } from './checked-text.ts'
import { profileOfEntry } from './entry.ts'
import { checkText, type FrontEndInput, type Parsed, parseText, parseWhole } from './front-end.ts'
import {
  bindModule,
  type Generated,
  type GenerateInput,
  type GenerateStage,
  generate,
  type Optimized,
  optimize,
} from './generate.ts'
import { importBindings } from './import-bindings.ts'
import { type CompileOptions, defaultProfile, defaultTarget, isForVulkan, vulkanLayout } from './options.ts'
import { inProgramOrder } from './order.ts'
import { type ReadSource, readSource } from './read-source.ts'
import { applyRootSignature, signatureProfile, signatureStage } from './root-signatures.ts'
import { checkOptions, lowerOptions, parseOptions } from './stage-options.ts'

export interface Input {
  readonly path: string
  /** Read through the host when it is left out. */
  readonly text?: string | undefined
}

/** What editors record about a program. */
export interface ProgramLog {
  readonly text: PreprocessLog
  readonly names: NameLog
}

/** What compilations share. */
export interface Environment {
  readonly host: Host
  readonly lexCache: LexCache
  readonly timer?: Timer | undefined
  readonly checkedText: CheckedText
  /** Receives what every name means; every body is read then, unless one name is all that is wanted. */
  readonly log?: ProgramLog | undefined
}

/** What a target makes of a compilation: a function that `ask` calls once. */
export type Stage<Result> = (compilation: Compilation) => Result

export class Compilation {
  readonly input: Input
  readonly options: CompileOptions
  readonly environment: Environment
  readonly #results = new Map<unknown, { readonly value: unknown }>()
  /** How many messages there were when each stage had finished. */
  readonly #stageEnds: number[] = []
  /** How far the passes and targets have changed `lowered.module`. */
  #reached: GenerateStage | 'given away' = 'raw'

  constructor(input: Input, options: CompileOptions, environment: Environment) {
    this.input = input
    this.options = options
    this.environment = environment
  }

  /**
   * Tokens after directives and macros. The profile decides macros like __SHADER_TARGET_STAGE; when the options name none, the entry
   * does, which is known from the tokens: so they are read under the default profile, and once more if the entry asks for another.
   */
  get #source(): ReadSource {
    return this.#once('preprocess', () => {
      const { input, options, environment } = this
      const isSignature = signatureProfile(options) !== undefined
      const given = isSignature ? defaultProfile : options.profile
      const source = readSource(input, options, given ?? defaultProfile, environment)
      if (given !== undefined) return source
      const asked = profileOfEntry(source.preprocessed.tokens, options, parseOptions(options, input.path))
      return asked === defaultProfile ? source : readSource(input, options, asked, environment)
    })
  }

  get sources(): SourceMap {
    return this.#source.sources
  }

  get sink(): DiagnosticSink {
    return this.#source.sink
  }

  get profile(): Profile {
    return this.#source.profile
  }

  get preprocessed(): Preprocessed {
    return this.#source.preprocessed
  }

  /** The syntax tree; bodies that need not be read are empty. */
  get unit(): TranslationUnit {
    const { isWhole, unit } = this.#parsed
    return isWhole
      ? unit
      : this.#once('whole', () => parseWhole({ ...this.#frontEnd, sink: new DiagnosticSink() }).unit)
  }

  get #parsed(): Parsed {
    const { options, sink } = this
    const input = this.#frontEnd
    return this.#once('parse', () => {
      if (signatureProfile(options) === undefined) return parseText(input)
      // A root signature is not a program: no other output can be made from it.
      sink.report(driverDiagnostics.err_invalid_profile(nowhere, { profile: options.profile ?? '' }))
      const unit = { kind: 'translation-unit', start: nowhere, end: nowhere, declarations: [] } as const
      return { unit, text: undefined, isQuiet: false, isWhole: true }
    })
  }

  /** Has holes when there are errors, and lacks what need not be read. */
  get checked(): Program {
    const { sink } = this
    const parsed = this.#parsed
    return this.#once('check', () => {
      const program = checkText(this.#frontEnd, parsed)
      if (sink.errorCount === 0 && isForVulkan(this.options))
        checkForVulkan(program, vulkanLayout(this.options, this.input.path), sink)
      if (sink.errorCount === 0 && sink.isEnabled(paddingFlag)) reportPadding(program, sink)
      return program
    })
  }

  get #frontEnd(): FrontEndInput {
    const { preprocessed, sources, sink, profile, options, input } = this
    const { log, checkedText } = this.environment
    const isAllRead = log !== undefined && log.names.wanted === undefined
    // What is written in another language may have to avoid the names of everything.
    const known = (options.target ?? defaultTarget) === 'dxil' ? checkedText : { bodies: checkedText.bodies }
    return {
      preprocessed,
      sources,
      sink,
      options,
      parsing: parseOptions(options, input.path),
      checking: checkOptions(profile, options, input.path),
      known: isAllRead ? undefined : known,
      names: log?.names,
    }
  }

  /** What src/rewrite makes of it for the target. */
  get program(): Program {
    const { checked, options } = this
    const rewrite = () => rewriteProgram(checked, options.target ?? defaultTarget)
    return this.#once('rewrite', () => (this.errorCount === 0 ? rewrite() : checked))
  }

  /** What the entry point is bound by, or `-T rootsig_1_1` asks for; undefined when there is none, or one with mistakes. */
  get rootSignature(): RootSignature | undefined {
    return this.ask(signatureStage)
  }

  /** The rows of `-import-binding-table`. */
  get #imported(): readonly ImportedBinding[] {
    const { preprocessed, options, sink, environment } = this
    return this.#once('import', () => importBindings(options, preprocessed, environment.host, sink))
  }

  get #generateInput(): GenerateInput {
    const { program, profile, options } = this
    return { program, imported: this.#imported, ...lowerOptions(profile, options, this.input.path) }
  }

  /** Absent when the program has errors. Passes and targets change its module: `moduleAt` gives it as it was. */
  get lowered(): Lowered | undefined {
    const input = this.#generateInput
    void this.rootSignature
    return this.#once('lower', () => {
      if (this.errorCount > 0) return undefined
      const lowered = lower(input.program, input)
      const { tooLarge } = lowered
      if (!tooLarge) return lowered
      const { name, location } = tooLarge
      const limit = limits.loweredInstructions.most
      this.sink.report(passDiagnostics.err_function_too_large(location, { name, limit }))
      return undefined
    })
  }

  get #optimized(): Optimized | undefined {
    const { lowered, options, sink } = this
    return this.#once('optimize', () => {
      this.#reached = 'optimized'
      return lowered && optimize(lowered, options, sink, this.environment.timer)
    })
  }

  /** Where every resource is, and why. */
  get bindings(): Bindings | undefined {
    const { lowered, program, options, sink, rootSignature } = this
    const optimized = this.#optimized
    const input = this.#generateInput
    return this.#once('bind', () => {
      this.#reached = 'bound'
      if (!lowered || !optimized) return undefined
      const bindings = bindModule(input, lowered, optimized, options, sink)
      if (this.errorCount > 0) return bindings
      if (!isForVulkan(options))
        return rootSignature ? applyRootSignature(rootSignature, bindings, lowered.module, this) : bindings
      const { rules, unused, autoBindingSpace: automaticSpace = 0 } = options
      const declarations = lowered.resources
      const { imported } = input
      const vulkanInput = { program, declarations, bindings, rules, unused, automaticSpace, imported }
      return bindForVulkan(vulkanInput, options.vulkan, sink)
    })
  }

  /** The bound module and what is known of it. */
  get generated(): Generated | undefined {
    const { lowered, bindings } = this
    const optimized = this.#optimized
    return lowered && bindings && optimized && { module: lowered.module, lowered, bindings, choices: optimized.choices }
  }

  /** The descriptor heaps that the bound module reads. */
  get heaps(): readonly ReflectedHeap[] {
    const { generated } = this
    return this.#once('heaps', () => (generated ? describeHeaps(generated.module) : []))
  }

  /** The module as it is before any pass, optimised, or bound; lowered once more if it has gone further. */
  moduleAt(stage: GenerateStage): Module | undefined {
    const { lowered, options } = this
    if (!lowered) return undefined
    if (order[this.#reached] > order[stage])
      return generate(this.#generateInput, options, new DiagnosticSink(), stage).module
    if (stage === 'optimized') void this.#optimized
    if (stage === 'bound') void this.bindings
    return lowered.module
  }

  /** The bound module for a target that changes it. */
  giveAway(): Generated | undefined {
    const { generated } = this
    void this.heaps
    this.#reached = 'given away'
    return generated
  }

  /** The result of a stage beyond this page. */
  ask<Result>(stage: Stage<Result>): Result {
    return this.#once(stage, () => stage(this))
  }

  /** Of the stages that have run. */
  get errorCount(): number {
    return this.sink.errorCount
  }

  /** The diagnostics of the stages that have run, in the order of the program. */
  get reported(): readonly Reported[] {
    const { reported } = this.sink
    return inProgramOrder(reported, [...this.#stageEnds, reported.length], this.sources)
  }

  /** The main file and every file it read, in order of first use. */
  get dependencies(): readonly string[] {
    return this.preprocessed.dependencies
  }

  #once<Result>(stage: unknown, run: () => Result): Result {
    const known = this.#results.get(stage)
    if (known) return known.value as Result
    const { timer } = this.environment
    timer?.begin(typeof stage === 'function' ? stage.name : String(stage))
    const value = run()
    timer?.end()
    this.#results.set(stage, { value })
    this.#stageEnds.push(this.sink.reported.length)
    return value
  }
}

const order = { raw: 0, optimized: 1, bound: 2, 'given away': 3 } as const
