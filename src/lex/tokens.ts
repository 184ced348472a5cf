// Tokens in typed arrays: one row per token, no objects on the hot path.
//
// The same buffer holds a lexed file (positions are offsets in it) and the preprocessor's output (positions are Locations).
// Keywords are identifiers here; the parser tells them apart by their atom.
import type { Atom } from '../support/intern.ts'
import { intern } from '../support/intern.ts'

const punctuators = [
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  ',',
  ';',
  ':',
  '::',
  '?',
  '.',
  '...',
  '->',
  '~',
  '!',
  '+',
  '-',
  '*',
  '/',
  '%',
  '<',
  '>',
  '=',
  '&',
  '|',
  '^',
  '++',
  '--',
  '&&',
  '||',
  '==',
  '!=',
  '<=',
  '>=',
  '<<',
  '>>',
  '+=',
  '-=',
  '*=',
  '/=',
  '%=',
  '&=',
  '|=',
  '^=',
  '<<=',
  '>>=',
  '#',
  '##',
  '@',
  '$',
  '\\',
  '`',
] as const

export type Punctuator = (typeof punctuators)[number]
export type TokenKind = number

const firstPunctuator = 8

/** Kinds that are not punctuators. `unknown` is a character no token starts with; */
export const kinds = {
  endOfFile: 0,
  identifier: 1,
  /** A preprocessing number; `src/lex/literals.ts` gives its value. */
  number: 2,
  /** With its quotes and prefix. */
  string: 3,
  character: 4,
  unknown: 5,
} as const

const kindOfPunctuator = new Map<string, TokenKind>(punctuators.map((text, index) => [text, firstPunctuator + index]))
const atomOfPunctuator: readonly Atom[] = punctuators.map((text) => intern(text))

/** The kind of a punctuator: `punctuator('(')`. Resolve once, outside loops. */
export function punctuator(text: Punctuator): TokenKind {
  return kindOfPunctuator.get(text)!
}

export function punctuatorText(kind: TokenKind): Punctuator | undefined {
  return punctuators[kind - firstPunctuator]
}

export function punctuatorAtom(kind: TokenKind): Atom {
  return atomOfPunctuator[kind - firstPunctuator]!
}

export function isPunctuator(kind: TokenKind): boolean {
  return kind >= firstPunctuator
}

/** Bits of `TokenBuffer.flags`. */
export const tokenFlags = {
  startOfLine: 1,
  leadingSpace: 2,
  /** The spelling contains line continuations, so the text in the file is longer than the atom's. */
  spliced: 4,
  /** An identifier that must not be macro expanded again (C11 6.10.3.4p2). */
  noExpand: 8,
} as const

export class TokenBuffer {
  count = 0
  kinds: Uint8Array
  /** The spelling of every token, punctuators included. */
  atoms: Uint32Array
  positions: Uint32Array
  flags: Uint8Array

  constructor(capacity = 1024) {
    this.kinds = new Uint8Array(capacity)
    this.atoms = new Uint32Array(capacity)
    this.positions = new Uint32Array(capacity)
    this.flags = new Uint8Array(capacity)
  }

  push(kind: TokenKind, atom: Atom, position: number, flags: number): void {
    const index = this.count
    if (index === this.kinds.length) this.#grow(index + 1)
    this.kinds[index] = kind
    this.atoms[index] = atom
    this.positions[index] = position
    this.flags[index] = flags
    this.count = index + 1
  }

  /** Makes room for `more` tokens, so that a loop may write to the arrays itself. */
  reserve(more: number): void {
    if (this.count + more > this.kinds.length) this.#grow(this.count + more)
  }

  #grow(atLeast: number): void {
    const capacity = Math.max(atLeast, 64, this.kinds.length * 2)
    this.kinds = copy(new Uint8Array(capacity), this.kinds)
    this.atoms = copy(new Uint32Array(capacity), this.atoms)
    this.positions = copy(new Uint32Array(capacity), this.positions)
    this.flags = copy(new Uint8Array(capacity), this.flags)
  }
}

function copy<Numbers extends Uint8Array | Uint32Array>(to: Numbers, from: Numbers): Numbers {
  to.set(from)
  return to
}
