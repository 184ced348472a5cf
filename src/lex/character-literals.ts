// The characters behind a character or string literal: quotes and prefix off, escapes resolved.
//
//   "a\tb"  =>  a⇥b        'A'  =>  65        L"x"  =>  x
import type { Diagnostic } from '../diagnostics/define.ts'
import { lexerDiagnostics } from '../diagnostics/tables/lexer.ts'
import type { Location } from '../support/source.ts'

interface Problem {
  readonly offset: number
  diagnose(at: Location): Diagnostic
}

export interface QuotedText {
  readonly text: string
  readonly problems: readonly Problem[]
}

const simpleEscapes: Readonly<Record<string, string>> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  '?': '?',
  a: '\u0007',
  b: '\b',
  e: '\u001b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

export function unquote(spelling: string): QuotedText {
  const prefix = /^(?:u8|[LuU])?(R?)(["'])/.exec(spelling)
  if (!prefix) return { text: '', problems: [] }
  if (prefix[1]) {
    const open = spelling.indexOf('(')
    return { text: spelling.slice(open + 1, spelling.length - (open - prefix[0].length) - 2), problems: [] }
  }
  return resolveEscapes(spelling, prefix[0].length, spelling.length - 1, widthOf(spelling))
}

/** Bits of one character of the literal. */
function widthOf(spelling: string): number {
  if (spelling.startsWith('U') || spelling.startsWith('L')) return 32
  return /^u(?!8)/.test(spelling) ? 16 : 8
}

/** A character literal, which has to fit a number. */
export function unquoteCharacter(spelling: string): QuotedText {
  const { text, problems } = unquote(spelling)
  const add = (diagnose: Problem['diagnose']): void => void own.push({ offset: 0, diagnose })
  const own: Problem[] = []
  const written = [...spelling.replaceAll(escapedByte, '')]
  if (widthOf(spelling) === 8) {
    if (
      written.some((character) => character > '\x7f') ||
      /\\[uU](?!0*[0-7][0-9a-fA-F]?(?![0-9a-fA-F]))/.test(spelling)
    )
      add((at) => lexerDiagnostics.err_character_too_large(at))
    if (text.length === 4) add((at) => lexerDiagnostics.warn_four_char_character_literal(at))
    else if (text.length > 1) add((at) => lexerDiagnostics.ext_multichar_character_literal(at))
  } else if ([...text].length > 1) add((at) => lexerDiagnostics.err_multichar_character_literal(at))
  return { text, problems: [...problems, ...own] }
}

const escapedByte = /\\(?:x[0-9a-fA-F]*|[0-7]{1,3}|[^uU])/g

function resolveEscapes(spelling: string, start: number, end: number, width: number): QuotedText {
  const problems: Problem[] = []
  let text = ''
  let at = start
  while (at < end) {
    const slash = spelling.indexOf('\\', at)
    if (slash < 0 || slash >= end) break
    text += spelling.slice(at, slash)
    const letter = spelling.charAt(slash + 1)
    at = slash + 2
    const simple = simpleEscapes[letter]
    if (simple !== undefined) text += simple
    else if (letter === 'x' || letter === 'u' || letter === 'U') {
      const digits = /^[0-9a-fA-F]*/.exec(spelling.slice(at, end))![0].slice(0, letter === 'u' ? 4 : 8)
      if (digits === '')
        problems.push({
          offset: slash,
          diagnose: (where) => lexerDiagnostics.err_hex_escape_no_digits(where, { letter }),
        })
      const code = Number.parseInt(digits || '0', 16)
      if (code > 0x10ffff || (letter === 'x' && code >= 2 ** width))
        problems.push({
          offset: slash,
          diagnose: (where) => lexerDiagnostics.err_escape_too_large(where, { base: 'hex' }),
        })
      text += String.fromCodePoint(Math.min(code, 0x10ffff))
      at += digits.length
    } else if (letter >= '0' && letter <= '7') {
      const digits = /^[0-7]{1,3}/.exec(spelling.slice(slash + 1, end))![0]
      const code = Number.parseInt(digits, 8)
      if (code >= 2 ** width)
        problems.push({
          offset: slash,
          diagnose: (where) => lexerDiagnostics.err_escape_too_large(where, { base: 'octal' }),
        })
      text += String.fromCharCode(code)
      at = slash + 1 + digits.length
    } else {
      problems.push({ offset: slash, diagnose: (where) => lexerDiagnostics.ext_unknown_escape(where, { letter }) })
      text += letter
    }
  }
  return { text: text + spelling.slice(at, end), problems }
}

/** The value C gives a character constant: several characters are packed, the last one lowest. */
export function characterValue(text: string): bigint {
  const units = [...text].map((character) => character.codePointAt(0)!)
  if (units.length === 1) {
    const code = units[0]!
    return BigInt(code >= 128 && code < 256 ? code - 256 : code)
  }
  let value = 0
  for (const code of units.slice(-4)) value = (value << 8) | (code & 255) | 0
  return BigInt(value)
}
