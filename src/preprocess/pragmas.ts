// #pragma and _Pragma. The preprocessor obeys `once`, `message`, `push_macro` and `diagnostic`; every other pragma is handed on, with its place among
// the tokens, to the stage that implements it (`pack_matrix` is the parser's).
import { preprocessorDiagnostics } from '../diagnostics/tables/preprocessor.ts'
import { unquote } from '../lex/character-literals.ts'
import { kinds, punctuator, TokenBuffer } from '../lex/tokens.ts'
import { atomOf, intern, spelling } from '../support/intern.ts'
import type { Location } from '../support/source.ts'
import { isDiagnosticPragma, obeyDiagnosticPragma } from './diagnostic-pragmas.ts'
import type { Run } from './run.ts'

export interface PragmaEvent {
  /** The pragma stands before this token of the output. */
  readonly tokenIndex: number
  readonly location: Location
  /** The first word, `pack_matrix`; '' for an empty pragma. */
  readonly name: string
  /** All words after `#pragma`, the name included. */
  readonly tokens: TokenBuffer
}

/** Pragmas that later stages or other tools implement. */
const knownPragmas: ReadonlySet<string> = new Set([
  'pack_matrix',
  'warning',
  'message',
  'def',
  'ruledisable',
  'dxc',
  'clang',
  'GCC',
  'mark',
  'region',
  'endregion',
  'once',
  'push_macro',
  'pop_macro',
])
/** Macros in the words of these pragmas are expanded. */
const expandedPragmas: ReadonlySet<string> = new Set(['pack_matrix', 'message', 'warning'])

const matrixOrders: ReadonlySet<string> = new Set(['row_major', 'column_major'])

const openParenthesis = punctuator('(')
const closeParenthesis = punctuator(')')
const onceAtom = intern('once')

/** The stream stands after `#pragma`, and ends with the directive. */
export function readPragma(run: Run, location: Location, expand: (run: Run) => void): void {
  const { stream } = run
  const tokens = new TokenBuffer(16)
  stream.read()
  const name = stream.kind === kinds.identifier ? spelling(stream.atom) : ''
  const nameLocation = stream.kind === kinds.endOfFile ? location : stream.position
  const isExpanded = expandedPragmas.has(name)
  while (stream.kind !== kinds.endOfFile) {
    tokens.push(stream.kind, stream.atom, stream.position, stream.flags)
    if (isExpanded) expand(run)
    else stream.read()
  }
  obeyPragma(run, { tokenIndex: run.output.count, location, name, tokens }, nameLocation)
}

function obeyPragma(run: Run, event: PragmaEvent, nameLocation: Location): void {
  if (event.tokens.atoms[0] === onceAtom && event.name === 'once') {
    const file = run.file!
    if (file.includer) run.once.add(file.key)
    else run.report(preprocessorDiagnostics.pp_pragma_once_in_main_file(nameLocation))
    return
  }
  if (event.name === 'message') sayMessage(run, event, nameLocation)
  else if (event.name === 'push_macro' || event.name === 'pop_macro') keepMacro(run, event, nameLocation)
  else if (event.name === 'pack_matrix') checkMatrixOrder(run, event, nameLocation)
  else if (isDiagnosticPragma(event)) obeyDiagnosticPragma(run, event)
  else if (!knownPragmas.has(event.name)) run.report(preprocessorDiagnostics.warn_pragma_ignored(nameLocation))
  run.pragmas.push(event)
}

/** `#pragma push_macro("NAME")` remembers a definition, `pop_macro` brings it back. */
function keepMacro(run: Run, { name, tokens }: PragmaEvent, nameLocation: Location): void {
  const isCall =
    tokens.count === 4 &&
    tokens.kinds[1] === openParenthesis &&
    tokens.kinds[2] === kinds.string &&
    tokens.kinds[3] === closeParenthesis
  if (!isCall) {
    run.report(preprocessorDiagnostics.err_pragma_push_pop_macro_malformed(nameLocation, { pragma: name }))
    return
  }
  const text = unquote(spelling(tokens.atoms[2]!)).text
  const macro = atomOf(text)
  const kept = run.keptMacros.get(macro) ?? []
  run.keptMacros.set(macro, kept)
  if (name === 'push_macro') kept.push(run.macros.get(macro))
  else if (kept.length === 0)
    run.report(preprocessorDiagnostics.warn_pragma_pop_macro_no_push(nameLocation, { name: text }))
  else {
    const before = kept.pop()
    if (before) run.macros.define(macro, before)
    else run.macros.undefine(macro)
  }
}

/** `#pragma pack_matrix(row_major)`: the parser applies it to types. */
function checkMatrixOrder(run: Run, { name, tokens }: PragmaEvent, nameLocation: Location): void {
  const isCall =
    tokens.count >= 4 &&
    tokens.kinds[1] === openParenthesis &&
    matrixOrders.has(spelling(tokens.atoms[2]!)) &&
    tokens.kinds[3] === closeParenthesis
  if (!isCall) run.report(preprocessorDiagnostics.err_pragma_pack_matrix_malformed(nameLocation))
  else if (tokens.count > 4)
    run.report(preprocessorDiagnostics.warn_pragma_extra_tokens_at_eol(tokens.positions[4]!, { pragma: name }))
}

/** `#pragma message("a" "b")`, with or without parentheses. */
function sayMessage(run: Run, { tokens }: PragmaEvent, nameLocation: Location): void {
  const isWrapped = tokens.kinds[1] === openParenthesis && tokens.count > 1
  const start = isWrapped ? 2 : 1
  const end = isWrapped ? tokens.count - 1 : tokens.count
  if (start >= end || (isWrapped && tokens.kinds[end] !== closeParenthesis)) {
    run.report(preprocessorDiagnostics.err_pragma_message_malformed(nameLocation))
    return
  }
  let text = ''
  for (let index = start; index < end; index++) {
    if (tokens.kinds[index] !== kinds.string) {
      run.report(preprocessorDiagnostics.err_pragma_message_string(tokens.positions[index]!))
      return
    }
    text += unquote(spelling(tokens.atoms[index]!)).text
  }
  run.report(preprocessorDiagnostics.warn_pragma_message(nameLocation, { text }))
}
