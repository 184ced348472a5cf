// The text of a root signature and where each of its characters stands in the source.
//
//   #define RS "CBV(b0), "   \
//              "SRV(t0)"          offset 9 is the S of the second literal, in the expansion of RS
//
// Literals may be joined, hold escapes and be cut by line continuations; a macro for `-rootsig-define` may have no quotes at all.
import type { Location, SourceMap, SpelledToken } from '../support/source.ts'

export interface SignatureText {
  readonly text: string
  /** Where the whole text begins. */
  readonly location: Location
  readonly locate: (offset: number) => Location
}

/** `value` is what all pieces say together. */
export function signatureText(value: string, pieces: readonly SpelledToken[], sources: SourceMap): SignatureText {
  const location = pieces[0]?.start ?? 0
  return { text: value, location, locate: (offset) => locate(offset, pieces, sources) }
}

const escapeText = /\\(?:x[0-9a-fA-F]+|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|[0-7]{1,3}|.)/y

function locate(offset: number, pieces: readonly SpelledToken[], sources: SourceMap): Location {
  let left = offset
  for (const [index, { start, spelling }] of pieces.entries()) {
    const isQuoted = spelling.startsWith('"')
    const end = spelling.length - (isQuoted ? 1 : 0)
    let at = isQuoted ? 1 : 0
    while (at < end && left > 0) {
      escapeText.lastIndex = at
      at += isQuoted && escapeText.test(spelling) ? escapeText.lastIndex - at : 1
      left--
    }
    if (at < end || (index === pieces.length - 1 && left === 0)) return inToken(start, at, sources)
  }
  return pieces.at(-1)?.start ?? 0
}

const continuation = /\\[ \t]*\r?\n/y

/** The character `offset` characters into a token; what line continuations took out of it counts too. */
function inToken(start: Location, offset: number, sources: SourceMap): Location {
  const { entry, offset: from } = sources.place(sources.spellingOf(start))
  const { text } = entry.file
  let at = from
  for (let left = offset; ; left--) {
    for (continuation.lastIndex = at; continuation.test(text); continuation.lastIndex = at) at = continuation.lastIndex
    if (left === 0) break
    at++
  }
  const found = sources.entry(start)
  return Math.min(start + (at - from), found.base + found.length)
}
