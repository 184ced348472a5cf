// The first stage: the main file and what it includes, as tokens, under the macros of a profile.
import { dxcExtensionFlag, returnTypeFlag, tighterOperatorFlags, validationFlag } from '../diagnostics/flags.ts'
import { DiagnosticSink } from '../diagnostics/sink.ts'
import { driverDiagnostics } from '../diagnostics/tables/driver.ts'
import { legacyRegisterFlag } from '../diagnostics/tables/registers.ts'
import { reportUnknownWarnings } from '../diagnostics/warnings.ts'
import { type Profile, parseProfile } from '../hlsl/profiles.ts'
import { type Preprocessed, preprocess } from '../preprocess/preprocess.ts'
import { bug } from '../support/bug.ts'
import { giveBackAtoms } from '../support/intern.ts'
import { nowhere, SourceFile, SourceMap } from '../support/source.ts'
import type { Environment, Input } from './compilation.ts'
import { type CompileOptions, defaultProfile, type IneffectiveOption, versionNumber } from './options.ts'
import { signatureMacro } from './root-signatures.ts'
import { macrosOf } from './stage-options.ts'

export interface ReadSource {
  readonly sources: SourceMap
  /** Made here, because this is the first stage that may have something to say. */
  readonly sink: DiagnosticSink
  readonly profile: Profile
  readonly preprocessed: Preprocessed
}

/** `profileText` is that of `-T`, or its substitute. */
export function readSource(
  { path, text }: Input,
  options: CompileOptions,
  profileText: string,
  { host, lexCache, log }: Environment,
): ReadSource {
  giveBackAtoms()
  const sources = new SourceMap()
  const sink = new DiagnosticSink(warningsUnder(options))
  reportUnknownWarnings(options.warnings.options, sink)
  for (const problem of options.mistakes) sink.report(driverDiagnostics.err_invalid_option(nowhere, { problem }))
  reportIneffective(options.ineffective, sink)
  if (options.isBackCompatible) sink.report(driverDiagnostics.warn_deprecated_option(nowhere, { name: '-Gec' }))
  const profile = profileNamed(profileText, sink)
  reportContradiction(profile, options, sink)
  const preprocessed = preprocess(
    {
      file: text === undefined ? path : new SourceFile(path, text),
      host,
      includeDirectories: options.includes,
      defines: options.defines,
      undefines: options.undefines,
      forcedIncludes: options.forcedIncludes,
      expandsPasted: options.expandsPasted,
      predefined: macrosOf(profile, options),
      textsOf: [options.bindingTableMacro, signatureMacro(options)].filter((name) => name !== undefined),
      lexCache,
      ...(log && { log: log.text }),
    },
    sources,
    sink,
  )
  return { sources, sink, profile, preprocessed }
}

export function reportIneffective(options: readonly IneffectiveOption[], sink: DiagnosticSink): void {
  for (const { name, why } of options)
    sink.report(driverDiagnostics.warn_unused_command_line_argument(nowhere, { name, why }))
}

const firstModelWithShorts = 2
const firstVersionWithShorts = 2018

/** The command line refuses this when it is parsed; the library and editors do not parse one. */
function reportContradiction({ minor, text }: Profile, options: CompileOptions, sink: DiagnosticSink): void {
  const { native16Bit, hlslVersion } = options
  if (!native16Bit) return
  const lacks = (what: string): void => {
    sink.report(driverDiagnostics.err_invalid_option(nowhere, { problem: `'native16Bit' needs ${what}` }))
  }
  if (minor < firstModelWithShorts) lacks(`shader model 6.${firstModelWithShorts}, not ${text}`)
  else if (versionNumber(hlslVersion) < firstVersionWithShorts) lacks(`HLSL 2018 or newer, not ${hlslVersion}`)
}

/** Reports what is none. */
export function profileNamed(text: string, sink: DiagnosticSink): Profile {
  const profile = parseProfile(text)
  if (profile && /_[45]_/.test(text)) sink.report(driverDiagnostics.warn_promoted_profile(nowhere, { profile: text }))
  if (profile) return profile
  sink.report(driverDiagnostics.err_invalid_profile(nowhere, { profile: text }))
  return parseProfile(defaultProfile) ?? bug('the default profile is invalid')
}

/**
 * DXC overlooks registers of Direct3D 9 and more that Clang makes an error of, and has errors where Clang warns; what only its
 * validator refuses has a table.
 */
function warningsUnder({ rules, warnings }: CompileOptions): CompileOptions['warnings'] {
  if (rules !== 'dxc') return warnings
  const taken = [legacyRegisterFlag, dxcExtensionFlag, validationFlag].map(
    (flag) => ({ flag, action: 'no-error' }) as const,
  )
  const tighter = tighterOperatorFlags.map((flag) => ({ flag, action: 'enable' }) as const)
  const refused = { flag: returnTypeFlag, action: 'error' } as const
  return { ...warnings, options: [...taken, ...tighter, refused, ...warnings.options] }
}
