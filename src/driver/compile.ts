// The whole pipeline on one page: text in, diagnostics out, stage by stage.
//
//   text -lex, preprocess-> tokens
//
// Every stage reports to one sink and returns its result even when there were errors, so that one run finds as much as it can.
import type { Reported } from '../diagnostics/sink.ts'
import { DiagnosticSink } from '../diagnostics/sink.ts'
import { driverDiagnostics } from '../diagnostics/tables/driver.ts'
import { reportUnknownWarnings } from '../diagnostics/warnings.ts'
import type { Profile } from '../hlsl/profiles.ts'
import { parseProfile } from '../hlsl/profiles.ts'
import type { LexCache } from '../lex/cache.ts'
import type { Host } from '../preprocess/host.ts'
import { predefinedMacros } from '../preprocess/predefined.ts'
import type { Preprocessed } from '../preprocess/preprocess.ts'
import { preprocess } from '../preprocess/preprocess.ts'
import { nowhere, SourceFile, SourceMap } from '../support/source.ts'
import type { CompileOptions } from './options.ts'
import { defaultProfile, versionNumber } from './options.ts'

export interface Input {
  readonly path: string
  /** Read through the host when it is left out. */
  readonly text?: string | undefined
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

export interface Preprocessing extends Outcome, Preprocessed {}

/** What compilations share. */
export interface Environment {
  readonly host: Host
  readonly lexCache: LexCache
}

export function runPreprocessor(input: Input, options: CompileOptions, environment: Environment): Preprocessing {
  const sources = new SourceMap()
  const sink = new DiagnosticSink(options.warnings)
  reportUnknownWarnings(options.warnings.options, sink)
  const profile = options.profile ?? defaultProfile
  const target = parseProfile(profile)
  if (!target) sink.report(driverDiagnostics.err_invalid_profile(nowhere, { profile }))
  const preprocessed = preprocess(
    {
      file: input.text === undefined ? input.path : new SourceFile(input.path, input.text),
      host: environment.host,
      includeDirectories: options.includes,
      defines: options.defines,
      predefined: target ? macrosOf(target, options) : [],
      lexCache: environment.lexCache,
    },
    sources,
    sink,
  )
  return { ...preprocessed, sources, reported: sink.reported, errorCount: sink.errorCount, profile }
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
    spirv: undefined,
  })
}
