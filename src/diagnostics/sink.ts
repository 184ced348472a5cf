// Takes diagnostics from every stage and decides what they are worth: -W flags, -Werror, -w, the error limit.
//
// The rules are Clang's, checked against it option by option (sink.test.ts): the last -W option on a flag wins, -w drops
// warnings but not those that are errors by default, -Wno-error= keeps a warning out of -Werror's reach.
import { nowhere, type SourceMap } from '../support/source.ts'
import type { Diagnostic } from './define.ts'
import { flagsOf } from './flags.ts'
import { PragmaStates } from './pragma-states.ts'
import { optionDiagnostics } from './tables/options.ts'

/** What a message is worth, after the warning options. */
export type Severity = 'error' | 'warning' | 'note'

export interface Reported {
  readonly diagnostic: Diagnostic
  readonly severity: Severity
  /** An error after which nothing more was reported. */
  readonly fatal: boolean
  /** What Clang prints in brackets: `-Wname`, or `-Werror,-Wname` when the flag made it an error. */
  readonly flag: string | undefined
}

/** One `-W...` of the command line, in order; the last word on a flag wins. */
export interface WarningOption {
  readonly flag: string
  /** `warning` and `fatal` are for pragmas: a warning whatever it was, an error that ends everything. */
  readonly action: 'enable' | 'disable' | 'error' | 'no-error' | 'warning' | 'fatal'
}

/** The options that begin with `-W`, in order, and their kin. */
export interface WarningOptions {
  readonly options: readonly WarningOption[]
  /** `-Werror`. */
  readonly allAreErrors: boolean
  /** `-w`: drops warnings; those that are errors by default stay, as in Clang. */
  readonly silent: boolean
  /** 0 = no limit. */
  readonly errorLimit: number
  /** `-Wfatal-errors`: the first error ends everything. */
  readonly errorsAreFatal?: boolean
}

export const defaultWarnings: WarningOptions = {
  options: [],
  allAreErrors: false,
  silent: false,
  errorLimit: 0,
  errorsAreFatal: false,
}

/** `everything` can be switched on and off, but not be made errors: such an option has no effect. */
export function isUnknownToErrors({ action, flag }: WarningOption): boolean {
  return flag === 'everything' && (action === 'error' || action === 'no-error')
}

type Level = 'ignored' | 'warning' | 'error' | 'fatal'

export class DiagnosticSink {
  readonly reported: Reported[] = []
  readonly #all: Diagnostic[] = []
  readonly #options: WarningOptions
  #pragmas: PragmaStates | undefined
  #errors = 0
  #stopped = false

  constructor(options: WarningOptions = defaultWarnings) {
    this.#options = { ...options, options: options.options.filter((option) => !isUnknownToErrors(option)) }
  }

  /** What pragmas of the program say, to be added to while it is preprocessed. */
  pragmas(sources: SourceMap): PragmaStates {
    this.#pragmas ??= new PragmaStates(sources)
    return this.#pragmas
  }

  get errorCount(): number {
    return this.#errors
  }

  /** Everything that was reported, shown or not. */
  get all(): readonly Diagnostic[] {
    return this.#all
  }

  /** After a fatal error or at the error limit nothing more is taken: stages may give up early. */
  get isFull(): boolean {
    return this.#stopped
  }

  report(diagnostic: Diagnostic): void {
    this.#all.push(diagnostic)
    if (this.#stopped) return
    const verdict = this.#judge(diagnostic)
    if (!verdict) return
    const { errorLimit } = this.#options
    if (verdict.severity === 'error' && !verdict.fatal && errorLimit > 0 && this.#errors >= errorLimit)
      this.#add({
        diagnostic: optionDiagnostics.fatal_too_many_errors(nowhere),
        severity: 'error',
        fatal: true,
        flag: '-ferror-limit=',
      })
    else this.#add(verdict)
  }

  /** Forgets everything that was reported since there were `seen` messages, of which `reported` were shown. */
  rewind(seen: number, reported: number): void {
    this.#all.length = seen
    this.reported.length = reported
    this.#errors = this.reported.filter(({ severity }) => severity === 'error').length
    this.#stopped = this.reported.some(({ fatal }) => fatal)
  }

  /** Would a warning that is off by default be shown? Lets a stage skip costly work for it. */
  isEnabled(flag: string): boolean {
    if (this.#options.options.length === 0 && !this.#pragmas) return false
    const options = [...this.#options.options, ...(this.#pragmas?.all ?? [])]
    return !this.#options.silent && levelOf('ignored', flag, options).level !== 'ignored'
  }

  #add(reported: Reported): void {
    this.reported.push(reported)
    if (reported.severity === 'error') this.#errors++
    if (reported.fatal) this.#stopped = true
  }

  #judge(diagnostic: Diagnostic): Reported | undefined {
    const { severity, flag } = diagnostic.row
    if (severity === 'note') return { diagnostic, severity, fatal: false, flag: undefined }
    const { errorsAreFatal = false, silent, allAreErrors, options } = this.#options
    if (severity === 'fatal' || severity === 'error')
      return { diagnostic, severity: 'error', fatal: severity === 'fatal' || errorsAreFatal, flag: undefined }
    const start: Level = severity === 'ignored' ? 'ignored' : severity === 'default-error' ? 'error' : 'warning'
    const here = this.#pragmas?.at(diagnostic.location) ?? []
    const { level, keptWarning } = levelOf(start, flag, here.length === 0 ? options : [...options, ...here])
    const isSilenced = silent && (level === 'warning' || severity !== 'default-error')
    if (level === 'ignored' || isSilenced) return undefined
    const isError = level !== 'warning' || (allAreErrors && !keptWarning)
    const raised = isError && severity !== 'default-error'
    const shown = flag === undefined ? (raised ? '-Werror' : undefined) : `${raised ? '-Werror,' : ''}-W${flag}`
    const fatal = level === 'fatal' || (isError && errorsAreFatal)
    return { diagnostic, severity: isError ? 'error' : 'warning', fatal, flag: shown }
  }
}

function levelOf(
  start: Level,
  flag: string | undefined,
  options: readonly WarningOption[],
): { readonly level: Level; readonly keptWarning: boolean } {
  let level = start
  let keptWarning = false
  const names = flag === undefined ? [] : flagsOf(flag)
  for (const { flag: name, action } of options) {
    if (!names.includes(name)) continue
    switch (action) {
      case 'enable':
        if (level === 'ignored') level = 'warning'
        break
      case 'disable':
        level = 'ignored'
        break
      case 'no-error':
        keptWarning = true
        if (level === 'error') level = 'warning'
        break
      default:
        // What a pragma calls a warning stays one under -Werror.
        keptWarning = action === 'warning'
        level = action
    }
  }
  return { level, keptWarning }
}
