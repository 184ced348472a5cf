// What `##` makes of two tokens: one token, or a mistake.
import { lex } from '../lex/lex.ts'
import { kinds, type TokenKind } from '../lex/tokens.ts'
import { type Atom, atomOf, spelling } from '../support/intern.ts'

const word = /^[A-Za-z0-9_$]*$/

/** `undefined` when the characters are not one token. */
export function paste(
  leftKind: TokenKind,
  left: Atom,
  rightKind: TokenKind,
  right: Atom,
): { readonly kind: TokenKind; readonly atom: Atom } | undefined {
  const tail = spelling(right)
  const text = spelling(left) + tail
  const isWord = rightKind === kinds.identifier || (rightKind === kinds.number && word.test(tail))
  if (leftKind === kinds.identifier && isWord) return { kind: kinds.identifier, atom: atomOf(text) }
  const { tokens, problems } = lex(text)
  const isOne = tokens.count === 2 && problems.length === 0 && tokens.atoms[0] === atomOf(text)
  return isOne ? { kind: tokens.kinds[0]!, atom: tokens.atoms[0]! } : undefined
}
