// The diagnostics about diagnostics: warning options, the error limit, macro backtraces.
import { defineDiagnostics } from '../define.ts'

export const optionDiagnostics = defineDiagnostics({
  fatal_too_many_errors: {
    severity: 'fatal',
    message: 'too many errors emitted, stopping now',
    explain:
      'After this many errors the rest is usually a consequence of the first ones. `-ferror-limit=N` moves the limit, `-ferror-limit=0` removes it.',
  },
  warn_unknown_warning_option: {
    severity: 'warning',
    flag: 'unknown-warning-option',
    message: "unknown warning option '{option}'",
    explain:
      'The name after `-W`, `-Wno-`, `-Werror=` or `-Wno-error=` is not a warning of this compiler, so the option has no effect. docs/generated/diagnostics.md lists the names.',
  },
  warn_unknown_warning_option_suggest: {
    severity: 'warning',
    flag: 'unknown-warning-option',
    message: "unknown warning option '{option}'; did you mean '{suggestion}'?",
    explain: 'As warn_unknown_warning_option, when a known name is only a few letters away.',
  },
  note_expanded_from_macro: {
    severity: 'note',
    message: "expanded from macro '{macro}'",
  },
  note_expansions_skipped: {
    severity: 'note',
    message: '(skipping {count} expansions in backtrace; use -fmacro-backtrace-limit=0 to see all)',
  },
})
