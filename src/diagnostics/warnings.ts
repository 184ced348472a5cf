// `-W` options in the form of the sink, and a warning for unknown names.
//
//   -Wno-error=conversion  =>  { flag: 'conversion', action: 'no-error' }
import { nearest } from '../support/nearest.ts'
import { nowhere } from '../support/source.ts'
import { knownFlags } from './flags.ts'
import { type DiagnosticSink, isUnknownToErrors, type WarningOption } from './sink.ts'
import { optionDiagnostics } from './tables/options.ts'
import { allDiagnostics } from './tables.ts'

const prefixes: readonly (readonly [string, WarningOption['action']])[] = [
  ['no-error=', 'no-error'],
  ['error=', 'error'],
  ['no-', 'disable'],
  ['', 'enable'],
]

/** What follows `-W`; `-Werror` and `-Wno-error` without a name are not for here. `-W` alone is the old name of `-Wextra`. */
export function parseWarningOption(text: string): WarningOption {
  if (text === '') return { flag: 'extra', action: 'enable' }
  const [prefix, action] = prefixes.find(([start]) => text.startsWith(start))!
  return { flag: text.slice(prefix.length), action }
}

function spellingOf(option: WarningOption, flag: string): string {
  // As Clang, which names the positive form.
  const action = option.action === 'no-error' ? 'error' : option.action
  const [prefix] = prefixes.find(([, other]) => other === action)!
  return `-W${prefix}${flag}`
}

/** Warns, before anything is compiled, about options that name no warning. */
export function reportUnknownWarnings(options: readonly WarningOption[], sink: DiagnosticSink): void {
  if (options.length === 0) return
  const known = knownFlags(flagsOfAllDiagnostics())
  for (const option of options) {
    if (known.has(option.flag) && !isUnknownToErrors(option)) continue
    const written = spellingOf(option, option.flag)
    const close = isUnknownToErrors(option) ? undefined : nearest(option.flag, known)
    sink.report(
      close === undefined
        ? optionDiagnostics.warn_unknown_warning_option(nowhere, { option: written })
        : optionDiagnostics.warn_unknown_warning_option_suggest(nowhere, {
            option: written,
            suggestion: spellingOf(option, close),
          }),
    )
  }
}

/** May the name follow `-W`? */
export function isKnownFlag(name: string): boolean {
  return knownFlags(flagsOfAllDiagnostics()).has(name)
}

function* flagsOfAllDiagnostics(): Generator<string> {
  for (const row of allDiagnostics.values()) if (row.flag !== undefined) yield row.flag
}
