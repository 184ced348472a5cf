// `#pragma clang diagnostic`, with its twins of GCC and DXC: which warnings are shown from here on.
//
//   #pragma dxc diagnostic ignored "-Wconversion"
//
// The checks and their words are Clang's.
import type { WarningOption } from '../diagnostics/sink.ts'
import { preprocessorDiagnostics as diagnostics } from '../diagnostics/tables/preprocessor.ts'
import { isKnownFlag } from '../diagnostics/warnings.ts'
import { unquote } from '../lex/character-literals.ts'
import { kinds } from '../lex/tokens.ts'
import { spelling } from '../support/intern.ts'
import type { PragmaEvent } from './pragmas.ts'
import type { Run } from './run.ts'

const families: ReadonlySet<string> = new Set(['clang', 'GCC', 'dxc'])

const actions: ReadonlyMap<string, WarningOption['action']> = new Map([
  ['ignored', 'disable'],
  ['warning', 'warning'],
  ['error', 'error'],
  ['fatal', 'fatal'],
])

export function isDiagnosticPragma({ name, tokens }: PragmaEvent): boolean {
  return families.has(name) && tokens.count > 1 && spelling(tokens.atoms[1]!) === 'diagnostic'
}

/** The words are `clang diagnostic ACTION "-Wname"`. */
export function obeyDiagnosticPragma(run: Run, { tokens, location }: PragmaEvent): void {
  const states = run.sink.pragmas(run.sources)
  const end = endOf(tokens)
  const placeOf = (index: number): number => (index < tokens.count ? tokens.positions[index]! : end)
  const word = tokens.count > 2 && tokens.kinds[2] === kinds.identifier ? spelling(tokens.atoms[2]!) : ''
  if (word === 'push' || word === 'pop') {
    if (word === 'push') states.push()
    else if (!states.pop(location)) run.report(diagnostics.warn_pragma_diagnostic_cannot_pop(placeOf(3)))
    if (tokens.count > 3) run.report(diagnostics.warn_pragma_diagnostic_invalid_token(placeOf(3)))
    return
  }
  const action = actions.get(word)
  if (action === undefined) {
    run.report(diagnostics.warn_pragma_diagnostic_invalid(placeOf(word === '' ? 2 : 3)))
    return
  }
  let option = ''
  let next = 3
  for (; next < tokens.count && isPlainString(tokens, next); next++)
    option += unquote(spelling(tokens.atoms[next]!)).text
  if (next === 3) run.report(diagnostics.err_pragma_diagnostic_string(placeOf(3)))
  else if (next < tokens.count) run.report(diagnostics.warn_pragma_diagnostic_invalid_token(placeOf(next)))
  else if (!/^-[WR]./.test(option)) run.report(diagnostics.warn_pragma_diagnostic_invalid_option(placeOf(3)))
  else if (!isKnownFlag(option.slice(2)) || option.startsWith('-R'))
    run.report(diagnostics.warn_pragma_diagnostic_unknown_warning(placeOf(3), { option }))
  else states.add(location, { flag: option.slice(2), action })
}

function isPlainString(tokens: PragmaEvent['tokens'], index: number): boolean {
  return tokens.kinds[index] === kinds.string && spelling(tokens.atoms[index]!).startsWith('"')
}

/** Past the last word. */
function endOf(tokens: PragmaEvent['tokens']): number {
  const last = tokens.count - 1
  return tokens.positions[last]! + spelling(tokens.atoms[last]!).length
}
