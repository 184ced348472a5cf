// Which bodies and declarations of a program have to be read, when some were checked before.
//
//   float g(float x) { ... }                   read: f mentions it
//   float f(float x) { return g(x); }          read: the entry mentions it
//   struct Unused { ... };                     passed over, if it is known
//
// Reaching is by name alone: whatever has a name that stands anywhere in text that is read is read, too. That is more than what is
// used, never less: HLSL finds nothing without its name, operators aside, and those belong to structs or have no name here. So what is
// read mentions nothing that is passed over.
import type { TokenBuffer } from '../lex/tokens.ts'
import { type Atom, atomCount, atomOf, spelling } from '../support/intern.ts'
import { token } from './cursor.ts'
import type { FoundBody } from './find-bodies.ts'
import type { FoundDeclaration } from './find-declarations.ts'

export interface FoundText {
  readonly bodies: readonly FoundBody[]
  /** Those that may be passed over as a whole. */
  readonly declarations: readonly FoundDeclaration[]
}

/** What was not checked before, by its number. */
export interface UnknownText {
  isUnknownBody(index: number): boolean
  isUnknownDeclaration(index: number): boolean
}

export interface NeededText {
  isBodyNeeded(index: number): boolean
  isDeclarationNeeded(index: number): boolean
}

/** A body that is checked for its messages alone needs the declarations it mentions, but of their bodies only those of templates. */
const checkedAlone = 1
const reached = 2
type Level = typeof checkedAlone | typeof reached

/** What is reached from `rootNames`, from what is no found declaration, and from what is unknown. */
export function neededText(
  tokens: TokenBuffer,
  text: FoundText,
  unknown: UnknownText,
  rootNames: readonly string[],
): NeededText {
  return new Reach(tokens, text, unknown, rootNames)
}

class Reach implements NeededText {
  readonly #tokens: TokenBuffer
  readonly #text: FoundText
  readonly #unknown: UnknownText
  /** By body: how it is read; 0 if it is not. */
  readonly #bodyLevels: Uint8Array
  readonly #isKept: Uint8Array
  /** By declaration: its first body. */
  readonly #firstBodies: Uint32Array
  /** By body: the declaration it stands in; -1 for none. */
  readonly #owners: Int32Array
  readonly #bodiesByName = new Map<Atom, number[]>()
  readonly #declarationsByName = new Map<Atom, number[]>()
  readonly #nameLevels = new Uint8Array(atomCount())
  /** Token ranges to be read, with their levels. */
  readonly #pending: (readonly [from: number, to: number, level: Level])[] = []

  constructor(tokens: TokenBuffer, text: FoundText, unknown: UnknownText, rootNames: readonly string[]) {
    const { bodies, declarations } = text
    this.#tokens = tokens
    this.#text = text
    this.#unknown = unknown
    this.#bodyLevels = new Uint8Array(bodies.length)
    this.#owners = new Int32Array(bodies.length).fill(-1)
    this.#isKept = new Uint8Array(declarations.length)
    this.#firstBodies = new Uint32Array(declarations.length)
    this.#findOwners()
    for (const [index, { name }] of bodies.entries()) addTo(this.#bodiesByName, name, index)
    for (const [index, { names }] of declarations.entries())
      for (const name of names) addTo(this.#declarationsByName, name, index)
    for (const name of rootNames) this.#meet(atomOf(name), reached)
    this.#readRest()
    for (const index of declarations.keys()) if (unknown.isUnknownDeclaration(index)) this.#keep(index)
    for (let range = this.#pending.pop(); range; range = this.#pending.pop()) this.#read(...range)
  }

  isBodyNeeded(index: number): boolean {
    return this.#bodyLevels[index] !== 0
  }

  isDeclarationNeeded(index: number): boolean {
    return this.#isKept[index] === 1
  }

  #findOwners(): void {
    const { bodies, declarations } = this.#text
    let body = 0
    for (const [index, { from, to }] of declarations.entries()) {
      while (body < bodies.length && bodies[body]!.open < from) body++
      this.#firstBodies[index] = body
      for (; body < bodies.length && bodies[body]!.open <= to; body++) this.#owners[body] = index
    }
  }

  /** Everything outside of found declarations. */
  #readRest(): void {
    const { declarations } = this.#text
    let from = 0
    let body = 0
    for (const [index, declaration] of declarations.entries()) {
      this.#readAround(from, declaration.from, body)
      from = declaration.to + 1
      body = this.#firstBodies[index]!
      while (this.#owners[body] === index) body++
    }
    this.#readAround(from, this.#tokens.count, body)
  }

  /** The tokens that are in no body, names of functions aside; `body` is the first that may stand there. */
  #readAround(start: number, end: number, body: number): void {
    const { bodies } = this.#text
    let from = start
    for (let index = body; index < bodies.length && bodies[index]!.open < end; index++) {
      const { nameIndex, open, close, name, isTemplate } = bodies[index]!
      this.#pending.push([from, nameIndex, reached], [nameIndex + 1, open, reached])
      from = close + 1
      const level = this.#nameLevels[name]!
      if (level === reached || (level === checkedAlone && isTemplate)) this.#readBody(index, level)
      if (this.#unknown.isUnknownBody(index)) this.#readBody(index, checkedAlone)
    }
    this.#pending.push([from, end, reached])
  }

  #read(from: number, to: number, level: Level): void {
    const { kinds, atoms } = this.#tokens
    for (let index = from; index < to; index++) {
      if (kinds[index] === token.identifier) this.#meet(atoms[index]!, level)
      // `[patchconstantfunc("f")]`
      else if (kinds[index] === token.string) this.#meet(atomOf(spelling(atoms[index]!).slice(1, -1)), level)
    }
  }

  #meet(atom: Atom, level: Level): void {
    if (this.#nameLevels[atom]! >= level) return
    this.#nameLevels[atom] = level
    for (const index of this.#declarationsByName.get(atom) ?? []) this.#keep(index)
    for (const index of this.#bodiesByName.get(atom) ?? []) {
      const owner = this.#owners[index]!
      const isThere = owner < 0 || this.#isKept[owner] === 1
      if (isThere && (level === reached || this.#text.bodies[index]!.isTemplate)) this.#readBody(index, level)
    }
  }

  #keep(index: number): void {
    if (this.#isKept[index] === 1) return
    this.#isKept[index] = 1
    const { from, to } = this.#text.declarations[index]!
    this.#readAround(from, to + 1, this.#firstBodies[index]!)
  }

  #readBody(index: number, level: Level): void {
    if (this.#bodyLevels[index]! >= level) return
    this.#bodyLevels[index] = level
    const { open, close } = this.#text.bodies[index]!
    this.#pending.push([open, close, level])
  }
}

function addTo(numbers: Map<Atom, number[]>, name: Atom, index: number): void {
  const same = numbers.get(name)
  if (same) same.push(index)
  else numbers.set(name, [index])
}
