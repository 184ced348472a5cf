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
  /** The token with the function's name. */
  readonly nameIndex: number
  readonly name: Atom
  /** Of a template, or inside of one. */
  readonly isTemplate: boolean
}

const template = intern('template')
/** Blocks that begin with these hold declarations, or are bodies of functions without a name: what is in them is read like both. */
const blockWords: ReadonlySet<Atom> = new Set(
  ['struct', 'class', 'interface', 'union', 'enum', 'namespace', 'cbuffer', 'tbuffer', 'operator'].map(intern),
)
/** What may stand before `(` in statements: no names of functions. */
const statementWords: ReadonlySet<Atom> = new Set(['if', 'else', 'for', 'while', 'do', 'switch', 'return'].map(intern))

/** What is known of a declaration before its block begins. */
interface Head {
  nameIndex: number
  isBlock: boolean
  isTemplate: boolean
  hasValue: boolean
}

export function findBodies({ kinds, atoms, count }: TokenBuffer): FoundBody[] {
  const bodies: FoundBody[] = []
  /** Of the blocks around: are they templates? */
  const blocks: boolean[] = []
  let head = newHead()
  for (let index = 0; index < count; index++) {
    const kind = kinds[index]!
    if (kind === token.identifier) {
      const atom = atoms[index]!
      if (atom === template && kinds[index + 1] === token.less) {
        head.isTemplate = true
        index = endOfAngles(kinds, index + 1, count)
      } else if (head.nameIndex < 0 && blockWords.has(atom)) head.isBlock = true
    } else if (kind === token.equal) head.hasValue = true
    else if (kind === token.semicolon) head = newHead()
    else if (kind === token.openParenthesis || kind === token.openBracket) {
      if (kind === token.openParenthesis && head.nameIndex < 0 && isFunctionName(kinds, atoms, index - 1))
        head.nameIndex = index - 1
      index = partnerOf(kinds, index, count)
    } else if (kind === token.openBrace) {
      const { nameIndex, isBlock, hasValue } = head
      const isTemplate = head.isTemplate || blocks.at(-1) === true
      if (isBlock || hasValue || nameIndex < 0) blocks.push(isTemplate)
      else {
        const close = partnerOf(kinds, index, count)
        bodies.push({ open: index, close, nameIndex, name: atoms[nameIndex]!, isTemplate })
        index = close
      }
      head = newHead()
    } else if (kind === token.closeBrace) {
      blocks.pop()
      head = newHead()
    }
  }
  return bodies
}

function newHead(): Head {
  return { nameIndex: -1, isBlock: false, isTemplate: false, hasValue: false }
}

export function isFunctionName(kinds: Uint8Array, atoms: Uint32Array, index: number): boolean {
  return index >= 0 && kinds[index] === token.identifier && !statementWords.has(atoms[index]!)
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
