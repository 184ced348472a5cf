// Takes diagnostics from every stage and decides what they are worth: -W flags, -Werror, -w, the error limit.
import type { Diagnostic } from './define.ts'
import { flagsOf } from './flags.ts'

export type Severity = 'error' | 'warning' | 'note'

export interface Reported {
  readonly diagnostic: Diagnostic
  readonly severity: Severity
  /** What Clang prints in brackets: `-Wname`, or `-Werror,-Wname` when the flag made it an error. */
  readonly flag: string | undefined
}

/** One `-W...` or `-w` of the command line, in order; the last word on a flag wins. */
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

  /** The error limit was reached: stages may give up early. */
  get isFull(): boolean {
    return this.#stopped
  }

  report(diagnostic: Diagnostic): void {
    if (this.#stopped) return
    const verdict = this.#judge(diagnostic)
    if (!verdict) return
    this.reported.push(verdict)
    if (verdict.severity !== 'error') return
    this.#errors++
    if (this.#options.errorLimit > 0 && this.#errors >= this.#options.errorLimit) this.#stopped = true
  }

  /** Would a warning with this flag be shown? Lets a stage skip costly work for warnings that are off. */
  isEnabled(flag: string): boolean {
    let enabled = false
    const groups = flagsOf(flag)
    for (const option of this.#options.options)
      if (groups.includes(option.flag))
        enabled = option.action === 'enable' || option.action === 'error' || (enabled && option.action === 'no-error')
    return enabled
  }

  #judge(diagnostic: Diagnostic): Reported | undefined {
    const { severity, flag } = diagnostic.row
    if (severity === 'note') return { diagnostic, severity, flag: undefined }
    if (flag === undefined) return { diagnostic, severity: severity === 'error' ? 'error' : 'warning', flag: undefined }
    let level: 'ignored' | 'warning' | 'error' =
      severity === 'ignored' ? 'ignored' : severity === 'default-error' ? 'error' : 'warning'
    let raised = false
    let keptWarning = false
    const groups = flagsOf(flag)
    for (const option of this.#options.options) {
      if (!groups.includes(option.flag)) continue
      if (option.action === 'enable') level = level === 'ignored' ? 'warning' : level
      else if (option.action === 'disable') level = 'ignored'
      else if (option.action === 'error') {
        level = 'error'
        raised = severity !== 'default-error'
        keptWarning = false
      } else {
        if (level === 'error') level = 'warning'
        keptWarning = true
        raised = false
      }
    }
    if (level === 'warning' && this.#options.silent) return undefined
    if (level === 'warning' && this.#options.allAreErrors && !keptWarning) {
      level = 'error'
      raised = true
    }
    if (level === 'ignored') return undefined
    return { diagnostic, severity: level, flag: raised ? `-Werror,-W${flag}` : `-W${flag}` }
  }
}
