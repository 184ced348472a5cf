// The longest punctuator at a place in the text, from tables made of the list in tokens.ts.
import type { Punctuator, TokenKind } from './tokens.ts'
import { isPunctuator, punctuator, punctuatorText } from './tokens.ts'

const singles = new Uint8Array(128)
const pairs = new Uint8Array(128 * 128)
const triples = new Map<number, { readonly third: number; readonly kind: TokenKind }>()

for (let kind = punctuator('('); isPunctuator(kind); kind++) {
  const text: Punctuator | undefined = punctuatorText(kind)
  if (text === undefined) break
  const pair = (text.charCodeAt(0) << 7) | (text.charCodeAt(1) | 0)
  if (text.length === 1) singles[text.charCodeAt(0)] = kind
  else if (text.length === 2) pairs[pair] = kind
  else triples.set(pair, { third: text.charCodeAt(2), kind })
}

/** `first` is the character at `at`; 0 when no punctuator starts with it. */
export function punctuatorKindAt(text: string, at: number, first: number): TokenKind {
  const second = text.charCodeAt(at + 1)
  if (second < 128) {
    const pair = (first << 7) | second
    const kind = pairs[pair]!
    if (kind !== 0 || second === 46) {
      const triple = triples.get(pair)
      if (triple && text.charCodeAt(at + 2) === triple.third) return triple.kind
    }
    if (kind !== 0) return kind
  }
  return singles[first]!
}
