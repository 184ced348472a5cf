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
  let places: readonly Location[] | undefined
  const locate = (offset: number): Location => {
    places ??= placesOf(pieces, sources)
    return places[offset] ?? places.at(-1) ?? location
  }
  return { text: value, location, locate }
}

const escapeText = /\\(?:x[0-9a-fA-F]+|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|[0-7]{1,3}|.)/y

/** Where each character of the text stands, and where the text ends. */
function placesOf(pieces: readonly SpelledToken[], sources: SourceMap): readonly Location[] {
  const places: Location[] = []
  for (const [index, { start, spelling }] of pieces.entries()) {
    const isQuoted = spelling.startsWith('"')
    const end = spelling.length - (isQuoted ? 1 : 0)
    const placeOf = walkToken(start, sources)
    let at = isQuoted ? 1 : 0
    while (at < end) {
      places.push(placeOf(at))
      escapeText.lastIndex = at
      at = isQuoted && spelling[at] === '\\' && escapeText.test(spelling) ? escapeText.lastIndex : at + 1
    }
    if (index === pieces.length - 1) places.push(placeOf(end))
  }
  return places
}

const continuation = /\\[ \t]*\r?\n/y

/** Where the character stands that is so many characters into a token, asked in ascending order; what line continuations took out of it counts too. */
function walkToken(start: Location, sources: SourceMap): (offset: number) => Location {
  const { entry, offset: from } = sources.place(sources.spellingOf(start))
  const { text } = entry.file
  const { base, length } = sources.entry(start)
  let at = from
  let passed = 0
  const passContinuations = (): void => {
    while (text[at] === '\\') {
      continuation.lastIndex = at
      if (!continuation.test(text)) return
      at = continuation.lastIndex
    }
  }
  return (offset) => {
    passContinuations()
    for (; passed < offset; passed++) {
      at++
      passContinuations()
    }
    return Math.min(start + (at - from), base + length)
  }
}
