// Takes diagnostics from every stage and decides what they are worth: -W flags, -Werror, -w, the error limit.
//
// The rules are Clang's, checked against it option by option (sink.test.ts): the last -W option on a flag wins, -w drops
// warnings but not those that are errors by default, -Wno-error= keeps a warning out of -Werror's reach.
import { nowhere } from '../support/source.ts'
import type { Diagnostic } from './define.ts'
import { flagsOf } from './flags.ts'
import { optionDiagnostics } from './tables/options.ts'

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
  readonly action: 'enable' | 'disable' | 'error' | 'no-error'
}

export interface WarningOptions {
  readonly options: readonly WarningOption[]
  /** `-Werror`. */
  readonly allAreErrors: boolean
  /** `-w`: drops warnings; those that are errors by default stay, as in Clang. */
  readonly silent: boolean
  /** 0 = no limit. */
  readonly errorLimit: number
}

export const defaultWarnings: WarningOptions = { options: [], allAreErrors: false, silent: false, errorLimit: 0 }

type Level = 'ignored' | 'warning' | 'error'

export class DiagnosticSink {
  readonly reported: Reported[] = []
  readonly #options: WarningOptions
  #errors = 0
  #stopped = false

  constructor(options: WarningOptions = defaultWarnings) {
    this.#options = options
  }

  get errorCount(): number {
    return this.#errors
  }

  /** After a fatal error or at the error limit nothing more is taken: stages may give up early. */
  get isFull(): boolean {
    return this.#stopped
  }

  report(diagnostic: Diagnostic): void {
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

  /** Would a warning that is off by default be shown? Lets a stage skip costly work for it. */
  isEnabled(flag: string): boolean {
    const { level } = this.#levelOf('ignored', flag)
    return level === 'error' || (level === 'warning' && !this.#options.silent)
  }

  #add(reported: Reported): void {
    this.reported.push(reported)
    if (reported.severity === 'error') this.#errors++
    if (reported.fatal) this.#stopped = true
  }

  #judge(diagnostic: Diagnostic): Reported | undefined {
    const { severity, flag } = diagnostic.row
    if (severity === 'note') return { diagnostic, severity, fatal: false, flag: undefined }
    if (severity === 'fatal' || severity === 'error')
      return { diagnostic, severity: 'error', fatal: severity === 'fatal', flag: undefined }
    const start: Level = severity === 'ignored' ? 'ignored' : severity === 'default-error' ? 'error' : 'warning'
    const { level, keptWarning } = this.#levelOf(start, flag)
    if (level === 'ignored' || (level === 'warning' && this.#options.silent)) return undefined
    const final = level === 'warning' && this.#options.allAreErrors && !keptWarning ? 'error' : level
    const raised = final === 'error' && severity !== 'default-error'
    const shown = flag === undefined ? (raised ? '-Werror' : undefined) : `${raised ? '-Werror,' : ''}-W${flag}`
    return { diagnostic, severity: final, fatal: false, flag: shown }
  }

  #levelOf(start: Level, flag: string | undefined): { readonly level: Level; readonly keptWarning: boolean } {
    let level = start
    let keptWarning = false
    const names = flag === undefined ? [] : flagsOf(flag)
    for (const option of this.#options.options) {
      if (!names.includes(option.flag)) continue
      if (option.action === 'enable') level = level === 'ignored' ? 'warning' : level
      else if (option.action === 'disable') level = 'ignored'
      else {
        keptWarning = option.action === 'no-error'
        if (!keptWarning) level = 'error'
        else if (level === 'error') level = 'warning'
      }
    }
    return { level, keptWarning }
  }
}
