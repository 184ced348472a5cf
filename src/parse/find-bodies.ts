// Finds the bodies of functions in a token list without parsing it.
//
//   float f(float x) { return g(x); }        name f, body from { to }
//
// The list may lack some, and then they are parsed and checked like everything else.
import type { TokenBuffer } from '../lex/tokens.ts'
import { type Atom, intern } from '../support/intern.ts'
import { token } from './cursor.ts'

export interface FoundBody {
  /** Token numbers of the braces. */
  readonly open: number
  readonly close: number
  /** What the body means is decided by the tokens up to this one: methods see all of their struct. */
  readonly end: number
  /** The token with the function's name. */
  readonly nameIndex: number
  readonly name: Atom
  /** Of a template, or inside of one. */
  readonly isTemplate: boolean
  readonly owner: FunctionOwner
}

/** Where calls look for a function: `f(x)`, `s.f(x)`; both for `float A::f(float x) { ... }`, where A may be a struct or a namespace. */
export type FunctionOwner = 'file' | 'struct' | 'either'

const template = intern('template')
const namespace = intern('namespace')
/** Blocks that begin with these hold declarations, or are bodies of functions without a name: what is in them is read like both. */
const blockWords: ReadonlySet<Atom> = new Set(
  ['struct', 'class', 'interface', 'union', 'enum', 'namespace', 'cbuffer', 'tbuffer', 'operator'].map(intern),
)
const structWords: ReadonlySet<Atom> = new Set(['struct', 'class', 'interface', 'union'].map(intern))
/** What may stand before `(` in statements: no names of functions. */
const statementWords: ReadonlySet<Atom> = new Set(['if', 'else', 'for', 'while', 'do', 'switch', 'return'].map(intern))

/** What is known of a declaration before its block begins. */
interface Head {
  nameIndex: number
  isBlock: boolean
  /** Of the functions in the block. */
  owner: FunctionOwner
  isTemplate: boolean
  hasValue: boolean
}

/** A block of declarations. */
interface Block {
  readonly isTemplate: boolean
  /** Of the functions in it. */
  readonly owner: FunctionOwner
  /** The first body that may stand in it. */
  readonly firstBody: number
}

export function findBodies({ kinds, atoms, count }: TokenBuffer): FoundBody[] {
  const bodies: { -readonly [Key in keyof FoundBody]: FoundBody[Key] }[] = []
  const blocks: Block[] = []
  let head = newHead()
  for (let index = 0; index < count; index++) {
    const kind = kinds[index]!
    if (kind === token.identifier) {
      const atom = atoms[index]!
      if (atom === template && kinds[index + 1] === token.less) {
        head.isTemplate = true
        index = endOfAngles(kinds, index + 1, count)
      } else if (head.nameIndex < 0 && blockWords.has(atom)) {
        head.isBlock = true
        head.owner = ownerIn(atom)
      }
    } else if (kind === token.equal) head.hasValue = true
    else if (kind === token.semicolon) head = newHead()
    else if (kind === token.openParenthesis || kind === token.openBracket) {
      const close = partnerOf(kinds, index, count)
      if (kind === token.openParenthesis && head.nameIndex < 0 && isFunctionName(kinds, atoms, index - 1, close))
        head.nameIndex = index - 1
      index = close
    } else if (kind === token.openBrace) {
      const { nameIndex, isBlock, hasValue } = head
      const around = blocks.at(-1)
      const isTemplate = head.isTemplate || around?.isTemplate === true
      if (isBlock || hasValue || nameIndex < 0) blocks.push({ isTemplate, owner: head.owner, firstBody: bodies.length })
      else {
        const close = partnerOf(kinds, index, count)
        const owner = ownerOf(kinds, nameIndex, around?.owner)
        bodies.push({ open: index, close, end: close, nameIndex, name: atoms[nameIndex]!, isTemplate, owner })
        index = close
      }
      head = newHead()
    } else if (kind === token.closeBrace) {
      const block = blocks.pop()
      if (block && block.owner !== 'file')
        for (let inside = block.firstBody; inside < bodies.length; inside++) bodies[inside]!.end = index
      head = newHead()
    }
  }
  return bodies
}

function newHead(): Head {
  return { nameIndex: -1, isBlock: false, owner: 'either', isTemplate: false, hasValue: false }
}

/** Of a function whose parameters follow, up to `close`; in `float (f)(float x)` and `float (f(float x))` they do not. */
export function isFunctionName(kinds: Uint8Array, atoms: Uint32Array, index: number, close: number): boolean {
  if (index < 0 || kinds[index] !== token.identifier || statementWords.has(atoms[index]!)) return false
  if (kinds[close + 1] === token.openParenthesis) return false
  let at = index + 2
  while (kinds[at] === token.identifier || kinds[at] === token.doubleColon) at++
  return kinds[at] !== token.openParenthesis
}

/** Of the functions in a block that begins with this word. */
function ownerIn(word: Atom): FunctionOwner {
  if (word === namespace) return 'file'
  return structWords.has(word) ? 'struct' : 'either'
}

/** Of the function with this name; `around` is that of the block it stands in. */
function ownerOf(kinds: Uint8Array, nameIndex: number, around: FunctionOwner = 'file'): FunctionOwner {
  return kinds[nameIndex - 1] === token.doubleColon ? 'either' : around
}

/** Brackets of one kind are counted; those of others inside are taken as they come. */
export function partnerOf(kinds: Uint8Array, open: number, count: number): number {
  const opener = kinds[open]!
  // Closing brackets follow their opening ones in the table of punctuators.
  const closer = opener + 1
  let depth = 0
  for (let index = open; index < count; index++) {
    const kind = kinds[index]
    if (kind === opener) depth++
    else if (kind === closer && --depth === 0) return index
  }
  return count - 1
}

export function endOfAngles(kinds: Uint8Array, open: number, count: number): number {
  let depth = 0
  for (let index = open; index < count; index++) {
    const kind = kinds[index]
    if (kind === token.less) depth++
    else if (kind === token.greater) depth--
    else if (kind === token.shiftRight) depth -= 2
    else if (kind === token.openBrace || kind === token.semicolon) return index - 1
    if (depth <= 0) return index
  }
  return count - 1
}
