// Looks ahead without parsing: is this a type, and what follows it?
//
//   Texture2D<float4> t      type, then a name: a declaration
//   (float4)(x)              type, then `)`: a cast
//   count < a, b > (c)       `count` is a variable: an expression
//
// Only indices move, nothing is built, nothing is reported.
import type { TokenKind } from '../lex/tokens.ts'
import type { Atom } from '../support/intern.ts'
import { intern } from '../support/intern.ts'
import { token } from './cursor.ts'
import { isHardWord, modifierRow, wordOf } from './keywords.ts'
import { isTemplateKind, type NameEntry } from './names.ts'
import type { Parser } from './parser.ts'

/** An undeclared name may be a type that the checker will report, or a built-in function. */
export type Verdict = 'type' | 'unknown' | 'other'

export interface TypeScan {
  readonly verdict: Verdict
  /** Index and kind of the token after the type; the kind is `>` when the type ended inside a `>>`. */
  readonly next: number
  readonly nextKind: TokenKind
}

/** Bound the scan of `name <` where the name is unknown, so that a file full of them stays linear. */
const maximumGuess = 128
const maximumGuessDepth = 8
const maximumArguments = 10_000

export const handle = intern('Handle')
const typePrefixes = new Set(['struct', 'class', 'enum', 'interface', 'typename', 'union'])
const signs = new Set(['unsigned', 'signed'])

function kindAt(parser: Parser, index: number): TokenKind {
  return index < parser.tokens.count ? parser.tokens.kinds[index]! : token.end
}

function wordAt(parser: Parser, index: number): string {
  return kindAt(parser, index) === token.identifier ? wordOf(parser.tokens.atoms[index]!) : ''
}

function isName(parser: Parser, index: number): boolean {
  return kindAt(parser, index) === token.identifier && !isHardWord(wordOf(parser.tokens.atoms[index]!), parser.isSlang)
}

/** Is the word at `index` a modifier, or is it only called like one? */
export function isModifierAt(parser: Parser, index: number): boolean {
  const row = modifierRow(wordAt(parser, index))
  if (!row || (row.isSlangOnly && !parser.isSlang)) return false
  if (!row.isSoft) return true
  const next = kindAt(parser, index + 1)
  if (next !== token.identifier && next !== token.doubleColon) return false
  const known = parser.scopes.lookup(parser.tokens.atoms[index]!)
  return known === undefined || known.kind === 'value' || known.kind === 'function'
}

export function scanType(parser: Parser, from: number): TypeScan {
  let index = skipModifiers(parser, from)
  const word = wordAt(parser, index)
  if (signs.has(word)) {
    index = skipModifiers(parser, index + 1)
    if (isName(parser, index) && parser.scopes.lookup(parser.tokens.atoms[index]!)?.kind === 'type') index++
    return finish(parser, 'type', skipModifiers(parser, index), false)
  }
  if (word === 'auto') return finish(parser, 'type', index + 1, false)
  const forced = typePrefixes.has(word)
  if (forced) index++
  const scan = scanName(parser, index)
  if (scan.verdict === 'other' && !forced) return scan
  if (scan.verdict === 'unknown' && (forced || index > from + 1)) return { ...scan, verdict: 'type' }
  return scan.nextKind === token.identifier && isModifierAt(parser, scan.next)
    ? finish(parser, scan.verdict, skipModifiers(parser, scan.next), false)
    : scan
}

function skipModifiers(parser: Parser, from: number): number {
  let index = from
  while (isModifierAt(parser, index)) index++
  return index
}

function finish(parser: Parser, verdict: Verdict, next: number, half: boolean): TypeScan {
  return { verdict, next, nextKind: half ? token.greater : kindAt(parser, next) }
}

/** `A::B<C>::D` with `.Handle` and, in Slang, other members behind a type. */
function scanName(parser: Parser, from: number): TypeScan {
  const isGlobal = kindAt(parser, from) === token.doubleColon
  let index = isGlobal ? from + 1 : from
  if (!isName(parser, index)) return finish(parser, 'other', index, false)
  const first = parser.tokens.atoms[index]!
  let entry = isGlobal ? parser.scopes.lookupOutermost(first) : parser.scopes.lookup(first)
  index++
  for (;;) {
    const kind = kindAt(parser, index)
    if (kind === token.less && mayHaveArguments(entry)) {
      const list = scanArguments(parser, index, entry !== undefined)
      if (!list || list.isHalf) return finish(parser, verdictOf(entry), list?.next ?? index, list?.isHalf ?? false)
      index = list.next
      continue
    }
    if (!isName(parser, index + 1)) return finish(parser, verdictOf(entry), index, false)
    const member = parser.tokens.atoms[index + 1]!
    if (kind === token.doubleColon) entry = memberOf(parser, entry, member)
    else if (kind === token.dot && isTypeEntry(entry) && (member === handle || parser.isSlang)) {
      if (member !== handle) {
        entry = memberOf(parser, entry, member)
        if (!isTypeEntry(entry)) return finish(parser, 'other', index, false)
      }
    } else return finish(parser, verdictOf(entry), index, false)
    index += 2
  }
}

function memberOf(parser: Parser, owner: NameEntry | undefined, member: Atom): NameEntry | undefined {
  return owner?.members ? parser.scopes.lookupIn(owner.members, member) : undefined
}

function mayHaveArguments(entry: NameEntry | undefined): boolean {
  return entry === undefined || isTemplateKind(entry.kind)
}

function isTypeEntry(entry: NameEntry | undefined): boolean {
  return entry !== undefined && (entry.kind === 'type' || entry.kind === 'type-template')
}

function verdictOf(entry: NameEntry | undefined): Verdict {
  if (entry === undefined) return 'unknown'
  return isTypeEntry(entry) ? 'type' : 'other'
}

/** Tokens that never stand in a template argument without brackets around them, when the template is only a guess. */
const notInGuess = new Set<TokenKind>([token.logicalAnd, token.logicalOr, token.question, token.equal, token.colon])

interface ArgumentScan {
  /** The token after the list. */
  readonly next: number
  /** The list ended with the first character of the token at `next`, as the inner one of `A<B<C>>`. */
  readonly isHalf: boolean
}

/** From `<` past the `>` that closes it. */
function scanArguments(parser: Parser, from: number, isKnown: boolean): ArgumentScan | undefined {
  const limit = from + (isKnown ? maximumArguments : maximumGuess)
  let angles = 0
  let brackets = 0
  for (let index = from; index < limit; index++) {
    const kind = kindAt(parser, index)
    if (kind === token.semicolon || kind === token.openBrace || kind === token.closeBrace || kind === token.end)
      return undefined
    if (kind === token.openParenthesis || kind === token.openBracket) brackets++
    else if (kind === token.closeParenthesis || kind === token.closeBracket) {
      if (--brackets < 0) return undefined
    } else if (brackets > 0) continue
    else if (kind === token.less) {
      if (++angles > maximumGuessDepth && !isKnown) return undefined
    } else if (kind === token.greater) {
      if (--angles === 0) return { next: index + 1, isHalf: false }
    } else if (kind === token.shiftRight) {
      angles -= 2
      if (angles <= 0) return { next: angles === 0 ? index + 1 : index, isHalf: angles < 0 }
    } else if (!isKnown && notInGuess.has(kind)) return undefined
  }
  return undefined
}

/** After a name that nothing declares: do template arguments and `::` follow, as in `Missing<T>::value`? No comparison goes on like that. */
export function looksLikeQualifier(parser: Parser, less: number): boolean {
  const list = scanArguments(parser, less, false)
  return list !== undefined && !list.isHalf && kindAt(parser, list.next) === token.doubleColon
}

/** After a name that may be a template's: do template arguments and a call follow, as in `x.Load<float4>(0)`? */
export function looksLikeTemplateCall(parser: Parser, less: number, isKnown = false): boolean {
  const list = scanArguments(parser, less, isKnown)
  if (list === undefined || list.isHalf || kindAt(parser, list.next) !== token.openParenthesis) return false
  if (isKnown) return true
  // A number is an argument only on its own: `s.get<3>()`, but `f(a.x < 1, b > (c))` compares.
  if (kindAt(parser, less + 1) === token.number && kindAt(parser, less + 2) === token.greater) return true
  if (kindAt(parser, less + 1) !== token.number && scanType(parser, less + 1).verdict !== 'other') return true
  return hasTypeArgument(parser, less, list.next - 1)
}

/** `x.f<flag, float>(0)`: no comparison ends with a type. */
function hasTypeArgument(parser: Parser, less: number, greater: number): boolean {
  let brackets = 0
  for (let index = less + 1; index < greater; index++) {
    const kind = kindAt(parser, index)
    if (kind === token.openParenthesis || kind === token.openBracket) brackets++
    else if (kind === token.closeParenthesis || kind === token.closeBracket) brackets--
    else if (kind === token.comma && brackets === 0) {
      const { verdict, next, nextKind } = scanType(parser, index + 1)
      if (verdict === 'type' && (next === greater || nextKind === token.comma)) return true
    }
  }
  return false
}

/** At the start of a statement, a condition or the head of a loop. */
export function isDeclarationStart(parser: Parser): boolean {
  const { index } = parser
  if (isModifierAt(parser, index)) return true
  const word = wordAt(parser, index)
  if (typePrefixes.has(word) || signs.has(word) || word === 'auto') return true
  const scan = scanType(parser, index)
  if (scan.verdict === 'other') return false
  if (scan.verdict === 'unknown') return isName(parser, scan.next) && scan.nextKind === token.identifier
  return !notAfterDeclaredType.has(scan.nextKind) || isWrappedName(parser, scan.next)
}

/** `float (x);` and `float (x) = 1;`: what can be a declaration is one, even where an x is known. */
function isWrappedName(parser: Parser, from: number): boolean {
  const count = parenthesesAround(parser, from)
  if (count === 0) return false
  const after = kindAt(parser, from + 2 * count + 1)
  return after === token.equal || after === token.semicolon || after === token.comma
}

/** How many parentheses stand around a plain name, from the token with this number on: `float ((x))` declares x. */
export function parenthesesAround(parser: Parser, from: number): number {
  let count = 0
  while (kindAt(parser, from + count) === token.openParenthesis) count++
  if (count === 0 || kindAt(parser, from + count) !== token.identifier) return 0
  for (let index = 1; index <= count; index++)
    if (kindAt(parser, from + count + index) !== token.closeParenthesis) return 0
  return count
}

const notAfterDeclaredType = new Set<TokenKind>([token.openParenthesis, token.openBrace, token.dot, token.doubleColon])

/** Between `(` and `)`: a type and nothing else. A cast to an unknown type shows by the operand that follows. */
export function isCastStart(parser: Parser): boolean {
  const scan = scanType(parser, parser.index + 1)
  if (scan.verdict === 'other') return false
  let next = scan.next
  while (kindAt(parser, next) === token.openBracket) {
    if (scan.verdict === 'unknown') return false
    next = skipBrackets(parser, next)
  }
  if (kindAt(parser, next) !== token.closeParenthesis || scan.nextKind === token.greater) return false
  if (scan.verdict === 'type') return true
  const after = kindAt(parser, next + 1)
  return isName(parser, next + 1) || after === token.number || after === token.openBrace
}

function skipBrackets(parser: Parser, from: number): number {
  let depth = 0
  for (let index = from; ; index++) {
    const kind = kindAt(parser, index)
    if (kind === token.openBracket) depth++
    else if (kind === token.closeBracket && --depth === 0) return index + 1
    else if (kind === token.semicolon || kind === token.end) return index
  }
}
