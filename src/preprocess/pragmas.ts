// #pragma and _Pragma. The preprocessor obeys `once` and `message`; every other pragma is handed on, with its place among
// the tokens, to whoever knows it (`pack_matrix` is the parser's).
import { preprocessorDiagnostics } from '../diagnostics/tables/preprocessor.ts'
import { unquote } from '../lex/characterLiterals.ts'
import { kinds, punctuator, TokenBuffer } from '../lex/tokens.ts'
import { intern, spelling } from '../support/intern.ts'
import type { Location } from '../support/source.ts'
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

/** Pragmas somebody downstream, or another tool, gives a meaning to. */
const knownPragmas: ReadonlySet<string> = new Set([
  'pack_matrix',
  'warning',
  'message',
  'def',
  'ruledisable',
  'dxc',
  'clang',
  'mark',
  'region',
  'endregion',
  'once',
])
/** Macros in the words of these pragmas are expanded. */
const expandedPragmas: ReadonlySet<string> = new Set(['pack_matrix', 'message', 'warning'])

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
  else if (!knownPragmas.has(event.name)) run.report(preprocessorDiagnostics.warn_pragma_ignored(nameLocation))
  run.pragmas.push(event)
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
