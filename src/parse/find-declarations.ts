// Finds the outermost declarations of a token list without parsing it, and the names of those that a program can do without where
// nothing mentions them.
//
//   struct Light { float3 color; };                     Light
//   enum Kind { point, spot };                          Kind, point, spot
//   float3 shade(Light light) { return ...; }           shade
//   static const float weights[2] = { 1, 2 };           weights
//   Texture2D map; cbuffer C { ... }                    no names: resources and constants belong to the program, mentioned or not
//
// Inside of namespaces, too. What looks unusual has no names, and so is always parsed and checked. A name too many is harmless (its
// declaration is kept more often), a name too few is not.
import type { TokenBuffer } from '../lex/tokens.ts'
import { type Atom, intern } from '../support/intern.ts'
import { token } from './cursor.ts'
import { endOfAngles, isFunctionName, partnerOf } from './find-bodies.ts'

export interface FoundDeclaration {
  /** Token numbers, the last included. */
  readonly from: number
  readonly to: number
  /** None: it is always kept. */
  readonly names: readonly Atom[]
}

const words = {
  namespace: intern('namespace'),
  template: intern('template'),
  struct: intern('struct'),
  class: intern('class'),
  enum: intern('enum'),
  typedef: intern('typedef'),
  static: intern('static'),
} as const
/** Whatever begins with these, or has one of them in its head, is kept. */
const keptWords: ReadonlySet<Atom> = new Set(
  ['interface', 'union', 'cbuffer', 'tbuffer', 'operator', 'using', 'extern', 'export', 'groupshared'].map(intern),
)
/** What follows the name of a variable. */
const afterVariable: ReadonlySet<number> = new Set([token.equal, token.openBracket, token.comma, token.semicolon])

export function findDeclarations(tokens: TokenBuffer): FoundDeclaration[] {
  const { kinds, atoms, count } = tokens
  const found: FoundDeclaration[] = []
  let index = 0
  while (index < count && kinds[index] !== token.end) {
    // The end of a namespace, or an empty declaration.
    if (kinds[index] === token.closeBrace || kinds[index] === token.semicolon) {
      index++
      continue
    }
    const body = atoms[index] === words.namespace ? bodyOfNamespace(tokens, index) : undefined
    if (body !== undefined) {
      index = body
      continue
    }
    const from = index
    const to = endOfDeclaration(tokens, from)
    found.push({ from, to, names: namesOf(tokens, from, to) })
    index = to + 1
  }
  return found
}

/** What follows `namespace N {`. */
function bodyOfNamespace({ kinds, count }: TokenBuffer, index: number): number | undefined {
  for (let at = index + 1; at < count; at++) {
    if (kinds[at] === token.openBrace) return at + 1
    if (kinds[at] !== token.identifier && kinds[at] !== token.doubleColon) return undefined
  }
  return undefined
}

/** What follows `template <...>`, whose parameters may have defaults. */
function afterTemplate({ kinds, atoms, count }: TokenBuffer, index: number): number {
  if (atoms[index] !== words.template || kinds[index + 1] !== token.less) return index
  return endOfAngles(kinds, index + 1, count) + 1
}

/** A semicolon, or the brace that closes the body of a function or a buffer. */
function endOfDeclaration(tokens: TokenBuffer, from: number): number {
  const { kinds, atoms, count } = tokens
  let isTag = false
  let isVariable = false
  for (let index = afterTemplate(tokens, from); index < count; index++) {
    const kind = kinds[index]!
    if (kind === token.semicolon || kind === token.end) return index
    if (kind === token.identifier) isTag ||= isTagWord(atoms[index]!)
    else if (kind === token.equal) isVariable = true
    else if (kind === token.openParenthesis || kind === token.openBracket) index = partnerOf(kinds, index, count)
    else if (kind === token.openBrace) {
      index = partnerOf(kinds, index, count)
      if (!isTag && !isVariable) return index
    }
  }
  return count - 1
}

function isTagWord(atom: Atom): boolean {
  return atom === words.struct || atom === words.class || atom === words.enum
}

/** None if it is to be kept. */
function namesOf(tokens: TokenBuffer, start: number, to: number): readonly Atom[] {
  const { kinds, atoms } = tokens
  const from = afterTemplate(tokens, start)
  const first = atoms[from]!
  if (first === words.struct || first === words.class) return namesOfStruct(tokens, from, to)
  if (first === words.enum) return namesOfEnum(tokens, from, to)
  if (first === words.typedef) return namesOfAlias(tokens, from, to)
  for (let index = from; index <= to; index++) {
    const kind = kinds[index]!
    if (kind === token.identifier && (keptWords.has(atoms[index]!) || isTagWord(atoms[index]!))) return []
    if (kind === token.openBracket) index = partnerOf(kinds, index, to + 1)
    else if (kind === token.openParenthesis) {
      const close = partnerOf(kinds, index, to + 1)
      return index - 1 > from && isFunctionName(kinds, atoms, index - 1, close) ? [atoms[index - 1]!] : []
    } else if (kind === token.equal || kind === token.colon) break
  }
  return first === words.static && from === start ? namesOfVariables(tokens, from, to) : []
}

/** `struct S { ... };` and `struct S;`, without variables and attributes. */
function namesOfStruct({ kinds, atoms }: TokenBuffer, from: number, to: number): readonly Atom[] {
  const nameIndex = from + 1
  if (kinds[nameIndex] !== token.identifier) return []
  for (let index = nameIndex + 1; index <= to; index++) {
    const kind = kinds[index]!
    if (kind === token.openParenthesis || kind === token.openBracket || kind === token.equal) return []
    const isEnd = index === to && kind === token.semicolon
    if (isEnd) return index === nameIndex + 1 ? [atoms[nameIndex]!] : []
    if (kind === token.openBrace)
      return partnerOf(kinds, index, to + 1) === to - 1 && kinds[to] === token.semicolon ? [atoms[nameIndex]!] : []
  }
  return []
}

/** The name and the enumerators; with their values, what these mention. */
function namesOfEnum({ kinds, atoms }: TokenBuffer, from: number, to: number): readonly Atom[] {
  if (kinds[to] !== token.semicolon || kinds[to - 1] !== token.closeBrace) return []
  const names: Atom[] = []
  for (let index = from + 1; index < to; index++) if (kinds[index] === token.identifier) names.push(atoms[index]!)
  return names
}

/** `typedef float3 Color;` */
function namesOfAlias({ kinds, atoms }: TokenBuffer, from: number, to: number): readonly Atom[] {
  if (kinds[to] !== token.semicolon || kinds[to - 1] !== token.identifier) return []
  for (let index = from; index < to; index++) {
    const kind = kinds[index]!
    if (kind !== token.identifier && kind !== token.number && kind !== token.less && kind !== token.greater) {
      if (kind !== token.comma) return []
    }
  }
  return [atoms[to - 1]!]
}

/** Identifiers outside of brackets that may be names of variables. */
function namesOfVariables({ kinds, atoms }: TokenBuffer, from: number, to: number): readonly Atom[] {
  const names: Atom[] = []
  for (let index = from; index <= to; index++) {
    const kind = kinds[index]!
    if (kind === token.identifier && afterVariable.has(kinds[index + 1]!)) names.push(atoms[index]!)
    else if (kind === token.openParenthesis || kind === token.openBracket || kind === token.openBrace)
      index = partnerOf(kinds, index, to + 1)
  }
  return names
}
