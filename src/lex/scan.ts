// Where a number, a quoted literal, a raw string or a Unicode identifier ends. Pure functions of text and offset.
import { continuesIdentifier, continuesUnicodeIdentifier, isDigit } from './characters.ts'

const dot = 46
const plus = 43
const minus = 45
const backslash = 92
const hash = 35

/**
 * The end of the preprocessing number at `start`. Swizzles on literals are split off as DXC does: `1.xxx` is `1` `.` `xxx`,
 * `1.0.rg` is `1.0` `.` `rg`. DXC's `1.#INF` is one number.
 */
export function endOfNumber(text: string, start: number): number {
  const second = text.charCodeAt(start + 1) | 32
  const isHexadecimal = text.charCodeAt(start) === 48 && second === 120
  let at = start
  let dots = 0
  for (;;) {
    const code = text.charCodeAt(at)
    if (continuesIdentifier(code) && code !== 36) {
      at++
      const next = text.charCodeAt(at)
      if (next !== plus && next !== minus) continue
      const letter = code | 32
      if (letter === 101 || (letter === 112 && isHexadecimal)) at++
    } else if (code === dot) {
      const next = text.charCodeAt(at + 1) | 0
      if (dots > 0 || (at > start && (next === 120 || next === 114))) return at
      dots++
      at++
    } else if (code === hash && dots > 0 && text.startsWith('#INF', at)) at += 4
    else if (code > 127) {
      const end = endOfUnicodeCharacter(text, at)
      if (end < 0) return at
      at = end
    } else return at
  }
}

/** Past the non-ASCII identifier character at `at`, or -1. */
function endOfUnicodeCharacter(text: string, at: number): number {
  const codePoint = text.codePointAt(at)!
  if (!continuesUnicodeIdentifier(codePoint)) return -1
  return codePoint > 0xffff ? at + 2 : at + 1
}

/** The end of an identifier that has, or may go on with, characters outside ASCII. */
export function endOfUnicodeIdentifier(text: string, start: number): number {
  let at = start
  for (;;) {
    const code = text.charCodeAt(at)
    if (code > 127) {
      const end = endOfUnicodeCharacter(text, at)
      if (end < 0) return at
      at = end
    } else if (continuesIdentifier(code)) at++
    else return at
  }
}

/** Past the closing quote, or minus the offset of the line's end when there is none. `start` is the opening quote. */
export function endOfQuoted(text: string, start: number): number {
  const quote = text.charCodeAt(start)
  let at = start + 1
  for (;;) {
    const code = text.charCodeAt(at)
    if (code === quote) return at + 1
    if (code === 10 || code === 13 || Number.isNaN(code)) return -at
    if (code === backslash && at + 1 < text.length) {
      const next = text.charCodeAt(at + 1)
      at += next === 10 || next === 13 ? 1 : 2
    } else at++
  }
}

export type RawString =
  | { readonly kind: 'ok'; readonly end: number }
  | { readonly kind: 'too-long'; readonly end: number; readonly at: number }
  | { readonly kind: 'bad-character'; readonly end: number; readonly at: number }
  | { readonly kind: 'unterminated'; readonly end: number; readonly delimiter: string }

const longestDelimiter = 16

/** `R"delimiter( ... )delimiter"`; `quote` is the offset of the first quote. */
export function scanRawString(text: string, quote: number): RawString {
  let open = quote + 1
  for (;;) {
    const code = text.charCodeAt(open)
    if (code === 40) break
    const isBad = Number.isNaN(code) || code === 32 || code === 41 || code === backslash || (code >= 9 && code <= 13)
    const isTooLong = open - quote > longestDelimiter
    if (isBad || isTooLong) {
      const close = text.indexOf('"', open)
      const end = close < 0 ? text.length : close + 1
      return { kind: isBad ? 'bad-character' : 'too-long', end, at: open }
    }
    open++
  }
  const delimiter = text.slice(quote + 1, open)
  const close = text.indexOf(`)${delimiter}"`, open + 1)
  if (close < 0) return { kind: 'unterminated', end: text.length, delimiter }
  return { kind: 'ok', end: close + delimiter.length + 2 }
}

/** Is there a digit right after a dot at `at`? Then the dot starts a number. */
export function startsFraction(text: string, at: number): boolean {
  return isDigit(text.charCodeAt(at + 1))
}
