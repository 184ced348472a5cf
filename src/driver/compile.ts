// The whole pipeline on one page, read from top to bottom:
//
//   text -lex, preprocess-> tokens -parse-> AST -check-> typed program -lower, optimise, bind-> bound module
//
// Every stage reports to one sink and returns its result even when there were errors, so that one run finds as much as it can.
import type { TranslationUnit } from '../ast/nodes.ts'
import type { Reported } from '../diagnostics/sink.ts'
import { DiagnosticSink } from '../diagnostics/sink.ts'
import { driverDiagnostics } from '../diagnostics/tables/driver.ts'
import { reportUnknownWarnings } from '../diagnostics/warnings.ts'
import type { Profile } from '../hlsl/profiles.ts'
import { offlineShaderModel, parseProfile } from '../hlsl/profiles.ts'
import type { LexCache } from '../lex/cache.ts'
import { parse } from '../parse/parse.ts'
import type { Host } from '../preprocess/host.ts'
import { predefinedMacros } from '../preprocess/predefined.ts'
import type { Preprocessed } from '../preprocess/preprocess.ts'
import { preprocess } from '../preprocess/preprocess.ts'
import type { Program } from '../program/program.ts'
import { rewriteProgram } from '../rewrite/rewrite.ts'
import { check } from '../sema/check.ts'
import type { CheckOptions, LibraryExports } from '../sema/checker.ts'
import { evaluateConstant } from '../sema/constants.ts'
import { bug } from '../support/bug.ts'
import { nowhere, SourceFile, SourceMap } from '../support/source.ts'
import type { DxilModule } from '../targets/dxil/dxil-module.ts'
import { type DxilOptions, toDxil } from '../targets/dxil/to-dxil.ts'
import { reportViolations } from '../targets/dxil/validate/report.ts'
import { bindForVulkan } from '../targets/vulkan/bindings.ts'
import type { VulkanShader } from '../targets/vulkan/model.ts'
import type { VulkanEnvironment } from '../targets/vulkan/options.ts'
import { prepare } from '../targets/vulkan/prepare.ts'
import { profileOfEntry } from './entry.ts'
import { type Generated, type GenerateStage, generate } from './generate.ts'
import { importBindings } from './import-bindings.ts'
import type { CompileOptions, Language } from './options.ts'
import { defaultProfile, defaultTarget, languageOf, versionNumber } from './options.ts'
import { inProgramOrder } from './order.ts'

export interface Input {
  readonly path: string
  /** Read through the host when it is left out. */
  readonly text?: string | undefined
}

/** What compilations share. */
export interface Environment {
  readonly host: Host
  readonly lexCache: LexCache
}

/** What every kind of run answers. */
export interface Outcome {
  readonly sources: SourceMap
  readonly reported: readonly Reported[]
  readonly errorCount: number
  readonly profile: string
  /** The main file and every file it read, in order of first use. */
  readonly dependencies: readonly string[]
}

export interface PreprocessOutcome extends Outcome, Preprocessed {}

export interface ParseOutcome extends Outcome {
  readonly unit: TranslationUnit
}

export interface CheckOutcome extends ParseOutcome {
  /** Has holes when there were errors. */
  readonly program: Program
}

export interface GenerateOutcome extends CheckOutcome {
  /** The program as it was checked; `program` is what src/rewrite made of it for the target. */
  readonly checked: Program
  /** Absent when the program has errors. */
  readonly generated: Generated | undefined
}

export interface DxilOutcome extends GenerateOutcome {
  /** Absent when there are errors. */
  readonly dxil: DxilModule | undefined
}

export interface VulkanOutcome extends GenerateOutcome {
  /** Absent when there are errors. */
  readonly shader: VulkanShader | undefined
}

export function runPreprocess(input: Input, options: CompileOptions, environment: Environment): PreprocessOutcome {
  const run = startRun(input, options, environment)
  return { ...run.preprocessed, ...outcomeOf(run) }
}

export function runParse(input: Input, options: CompileOptions, environment: Environment): ParseOutcome {
  const run = parsedRun(input, options, environment)
  return { unit: run.unit, ...outcomeOf(run) }
}

/** Everything that can be said about a program without generating code for it. */
export function runCheck(input: Input, options: CompileOptions, environment: Environment): CheckOutcome {
  const run = parsedRun(input, options, environment)
  const { sources, sink, preprocessed } = run
  const program = check(run.unit, checkOptions(run, options), preprocessed, sources, sink)
  return { unit: run.unit, program, ...outcomeOf(run) }
}

/** Down to the bound module, when the program has no errors. */
export function runGenerate(
  input: Input,
  options: CompileOptions,
  environment: Environment,
  stage?: GenerateStage,
): GenerateOutcome {
  const run = parsedRun(input, options, environment)
  const { checked, program, generated } = generatedRun(run, input, options, environment, stage)
  return { unit: run.unit, checked, program, generated, ...outcomeOf(run) }
}

function generatedRun(
  run: ParsedRun,
  input: Input,
  options: CompileOptions,
  environment: Environment,
  stage?: GenerateStage,
): Pick<GenerateOutcome, 'checked' | 'program' | 'generated'> {
  const { sources, sink, preprocessed, stageEnds } = run
  const checked = check(run.unit, checkOptions(run, options), preprocessed, sources, sink)
  const program = sink.errorCount === 0 ? rewriteProgram(checked, options.target ?? defaultTarget) : checked
  const imported = importBindings(options, preprocessed, environment.host, sink)
  stageEnds.push(sink.reported.length)
  const generated =
    sink.errorCount === 0
      ? generate({ program, name: input.path, profile: run.target, imported }, options, sink, stage)
      : undefined
  if (!generated || sink.errorCount > 0 || !isForVulkan(options)) return { checked, program, generated }
  const bindings = bindForVulkan(program, generated.bindings, options.vulkan, sink)
  return { checked, program, generated: { ...generated, bindings } }
}

function isForVulkan({ target }: CompileOptions): boolean {
  return target === 'spirv' || target === 'glsl'
}

/** Down to DXIL, when the program has no errors. */
export function runDxil(input: Input, options: CompileOptions, environment: Environment): DxilOutcome {
  const run = parsedRun(input, options, environment)
  const { checked, program, generated } = generatedRun(run, input, options, environment)
  const { sink, target } = run
  const dxil = generated && sink.errorCount === 0 ? toDxil(generated, dxilOptions(target, options), sink) : undefined
  if (dxil && sink.errorCount === 0) reportViolations(dxil, sink)
  return { unit: run.unit, checked, program, generated, dxil, ...outcomeOf(run) }
}

/** Down to what GLSL and SPIR-V are written from, when the program has no errors. */
export function runVulkan(input: Input, asked: CompileOptions, environment: Environment): VulkanOutcome {
  const options = asked.target === undefined ? { ...asked, target: 'spirv' as const } : asked
  const run = parsedRun(input, options, environment)
  const { checked, program, generated } = generatedRun(run, input, options, environment)
  const { sink, target } = run
  const shader =
    generated && sink.errorCount === 0
      ? prepare(
          {
            program,
            declarations: generated.lowered.resources,
            bindings: generated.bindings,
            shaderModel: target.minor,
            automaticSpace: options.autoBindingSpace ?? 0,
            evaluate: evaluateConstant,
          },
          options.vulkan,
          sink,
        )
      : undefined
  return { unit: run.unit, checked, program, generated, shader, ...outcomeOf(run) }
}

const leastValidator = 8

function dxilOptions(profile: Profile, options: CompileOptions): DxilOptions {
  const { native16Bit, allResourcesBound, resourcesMayAlias } = options
  const validatorVersion = options.validatorVersion ?? ([1, Math.max(profile.minor, leastValidator)] as const)
  const isUnoptimized = options.optimization === 0
  return { profile, native16Bit, validatorVersion, allResourcesBound, resourcesMayAlias, isUnoptimized }
}

/** The state of one compilation: the sink and the source map all its stages share. */
interface Run {
  readonly sources: SourceMap
  readonly sink: DiagnosticSink
  readonly target: Profile
  readonly preprocessed: Preprocessed
  /** How many messages there were after each stage but the last. */
  readonly stageEnds: number[]
}

function startRun({ path, text }: Input, options: CompileOptions, { host, lexCache }: Environment): Run {
  const sources = new SourceMap()
  const sink = new DiagnosticSink(options.warnings)
  reportUnknownWarnings(options.warnings.options, sink)
  const target = targetOf(options, sink)
  const preprocessed = preprocess(
    {
      file: text === undefined ? path : new SourceFile(path, text),
      host,
      includeDirectories: options.includes,
      defines: options.defines,
      predefined: macrosOf(target, options),
      textOf: options.bindingTableMacro,
      lexCache,
    },
    sources,
    sink,
  )
  return { sources, sink, target, preprocessed, stageEnds: [sink.reported.length] }
}

interface ParsedRun extends Run {
  readonly unit: TranslationUnit
  readonly language: Language
}

function parsedRun(input: Input, options: CompileOptions, environment: Environment): ParsedRun {
  const run = startRun(input, options, environment)
  const { sink, target, preprocessed, stageEnds } = run
  const language = languageOf(options, input.path)
  const unit = parse(preprocessed.tokens, { language, hlslVersion: versionNumber(options.hlslVersion) }, sink)
  stageEnds.push(sink.reported.length)
  if (options.profile === undefined) {
    // The profile decides macros like __SHADER_TARGET_STAGE, so another one than assumed means to begin again.
    const asked = profileOfEntry(unit, options.entry, language === 'slang')
    if (asked !== target.text) return parsedRun(input, { ...options, profile: asked }, environment)
  }
  return { ...run, unit, language }
}

function checkOptions({ target, language }: ParsedRun, options: CompileOptions): CheckOptions {
  return {
    language,
    hlslVersion: versionNumber(options.hlslVersion),
    stage: target.stage,
    shaderModel: { major: target.major, minor: target.minor },
    entry: target.stage === 'library' ? '' : options.entry,
    native16Bit: options.native16Bit,
    defaultRowMajor: options.matrixOrder === 'row',
    target: options.target ?? defaultTarget,
    isLenientLikeDxc: options.rules === 'dxc',
    exports: libraryExports(target, options),
  }
}

function libraryExports({ minor }: Profile, { exports }: CompileOptions): LibraryExports {
  const { linkage, names, shadersOnly } = exports
  return {
    isExternalByDefault: linkage === undefined ? minor === offlineShaderModel : linkage === 'external',
    names: names && new Set(names),
    shadersOnly,
  }
}

function outcomeOf({ sources, sink, target, preprocessed, stageEnds }: Run): Outcome {
  const { errorCount } = sink
  const reported = inProgramOrder(sink.reported, [...stageEnds, sink.reported.length], sources)
  return { sources, reported, errorCount, profile: target.text, dependencies: preprocessed.dependencies }
}

function targetOf({ profile = defaultProfile }: CompileOptions, sink: DiagnosticSink): Profile {
  const target = parseProfile(profile)
  if (target) return target
  sink.report(driverDiagnostics.err_invalid_profile(nowhere, { profile }))
  return parseProfile(defaultProfile) ?? bug('the default profile is invalid')
}

const spirvVersions: Readonly<Record<VulkanEnvironment, { readonly major: number; readonly minor: number }>> = {
  'vulkan1.0': { major: 1, minor: 0 },
  'vulkan1.1': { major: 1, minor: 3 },
  'vulkan1.1spirv1.4': { major: 1, minor: 4 },
  'vulkan1.2': { major: 1, minor: 5 },
  'vulkan1.3': { major: 1, minor: 6 },
}

/** DXC's macros: whoever brings dxc's command line and shaders expects `__hlsl_dx_compiler`. */
function macrosOf({ stage, major, minor }: Profile, options: CompileOptions): readonly (readonly [string, string])[] {
  return predefinedMacros({
    compiler: 'dxc',
    stage,
    major,
    minor,
    languageVersion: versionNumber(options.hlslVersion),
    hasNative16Bit: options.native16Bit,
    spirv:
      options.target === 'spirv' || options.target === 'glsl' ? spirvVersions[options.vulkan.environment] : undefined,
  })
}
