// Which bodies and declarations of a program have to be read, when some were checked before.
//
//   float g(float x) { ... }                          read: f calls it
//   float f(float x) { Ray ray; return g(x); }        read: the entry calls it
//   struct Ray { float get() { ... } };               declared, without the body: f mentions Ray, and nothing calls .get()
//   struct Unused { ... };                            passed over, if it is known
//
// Reaching is by name: whatever has a name that stands anywhere in text that is read is read, too; bodies, where it is called. That
// is more than what is used, never less: HLSL finds nothing without its name, operators aside, and those belong to structs or have no
// name here. So what is read mentions nothing that is passed over, and calls nothing of which the body is passed over.
// Of a body that was checked before, the checker has recorded which functions it calls; for methods and overloads, names say little.
import type { TokenBuffer } from '../lex/tokens.ts'
import { type Atom, atomCount, atomOf, intern, spelling } from '../support/intern.ts'
import { append } from '../support/lists.ts'
import { token } from './cursor.ts'
import type { FoundBody } from './find-bodies.ts'
import type { FoundDeclaration } from './find-declarations.ts'

export interface FoundText {
  readonly bodies: readonly FoundBody[]
  /** Those that may be passed over as a whole. */
  readonly declarations: readonly FoundDeclaration[]
}

/** A function: the number of its body, or where that is not known its name. */
export interface Callee {
  readonly name: Atom
  readonly body: number | undefined
}

/** What was not checked before, and what else is wanted, by its number. */
export interface UnknownText {
  isUnknownBody(index: number): boolean
  /** Templates that a known body makes instances of: they are made all the same. */
  templatesOf(index: number): readonly Atom[]
  /** The callees of a body that was checked before; undefined where they must be found from its tokens. */
  calleesOf(index: number): readonly Callee[] | undefined
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

const usingWord = intern('using')
const templateWord = intern('template')

/** What is reached from `rootNames`, from what is no found declaration, and from what is unknown. */
export function neededText(
  tokens: TokenBuffer,
  text: FoundText,
  unknown: UnknownText,
  rootNames: readonly string[],
): NeededText {
  return new Reach(tokens, text, unknown, rootNames)
}

/** Token range to be read. */
interface Range {
  readonly from: number
  readonly to: number
  readonly level: Level
  /** Methods may be called by their names alone. */
  readonly isInStruct: boolean
  /** Left out: all that may be called by a name in it. */
  readonly callees?: readonly Callee[] | undefined
}

/** Functions, or methods, by name; what `A::f` defines is among both. */
class Callees {
  readonly bodies = new Map<Atom, number[]>()
  /** By name: how it is called. */
  readonly levels = new Uint8Array(atomCount())
}

class Reach implements NeededText {
  readonly #tokens: TokenBuffer
  readonly #text: FoundText
  readonly #unknown: UnknownText
  /** By body: how it is read; 0 if it is not. */
  readonly #bodyLevels: Uint8Array
  /** By body: does a body call it of which the callees are known? */
  readonly #isCallee: Uint8Array
  readonly #isKept: Uint8Array
  /** By declaration: its first body. */
  readonly #firstBodies: Uint32Array
  /** By body: the declaration it stands in; -1 for none. */
  readonly #owners: Int32Array
  readonly #functions = new Callees()
  readonly #methods = new Callees()
  readonly #declarationsByName = new Map<Atom, number[]>()
  readonly #isMentioned = new Uint8Array(atomCount())
  readonly #pending: Range[] = []

  constructor(tokens: TokenBuffer, text: FoundText, unknown: UnknownText, rootNames: readonly string[]) {
    const { bodies, declarations } = text
    this.#tokens = tokens
    this.#text = text
    this.#unknown = unknown
    this.#bodyLevels = new Uint8Array(bodies.length)
    this.#isCallee = new Uint8Array(bodies.length)
    this.#owners = new Int32Array(bodies.length).fill(-1)
    this.#isKept = new Uint8Array(declarations.length)
    this.#firstBodies = new Uint32Array(declarations.length)
    this.#findOwners()
    for (const [index, { name, owner }] of bodies.entries()) {
      if (owner !== 'struct') append(this.#functions.bodies, name, index)
      if (owner !== 'file') append(this.#methods.bodies, name, index)
    }
    for (const [index, { names }] of declarations.entries())
      for (const name of names) append(this.#declarationsByName, name, index)
    for (const name of rootNames) this.#callAny(atomOf(name), reached)
    this.#readRest()
    for (const index of declarations.keys()) if (unknown.isUnknownDeclaration(index)) this.#keep(index)
    for (let range = this.#pending.pop(); range; range = this.#pending.pop()) this.#read(range)
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
      const { name, nameIndex, open, close, owner } = bodies[index]!
      // No call, but others with this name may be in its way.
      if (owner !== 'struct') this.#mention(name)
      this.#pending.push({ from, to: nameIndex, level: reached, isInStruct: true })
      this.#pending.push({ from: nameIndex + 1, to: open, level: reached, isInStruct: true })
      from = close + 1
      this.#readCalled(index)
      if (this.#unknown.isUnknownBody(index)) this.#readBody(index, checkedAlone)
      else for (const name of this.#unknown.templatesOf(index)) this.#callAny(name, checkedAlone)
    }
    this.#pending.push({ from, to: end, level: reached, isInStruct: true })
  }

  #read({ from, to, level, isInStruct, callees }: Range): void {
    const { kinds, atoms } = this.#tokens
    for (const callee of callees ?? []) this.#callOne(callee, level)
    let isUsing = false
    for (let index = from; index < to; index++) {
      const kind = kinds[index]!
      if (kind === token.semicolon) isUsing = false
      // `[patchconstantfunc("f")]`
      if (kind === token.string) this.#callAny(atomOf(spelling(atoms[index]!).slice(1, -1)), level)
      if (kind !== token.identifier) continue
      const atom = atoms[index]!
      if (atom === usingWord) isUsing = true
      const isCalled = isUsing || isCallAhead(kinds, index + 1)
      const before = kinds[index - 1]
      const isMember = (before === token.dot || before === token.arrow) && kinds[index + 1] !== token.doubleColon
      if (isCalled || !isMember) this.#mention(atom)
      if (!isCalled || callees) continue
      if (!isMember) this.#call(this.#functions, atom, level)
      // `A::f()` and `a.template f<int>()` may call methods, too.
      if (isInStruct || isMember || before === token.doubleColon || atoms[index - 1] === templateWord)
        this.#call(this.#methods, atom, level)
    }
  }

  #callAny(atom: Atom, level: Level): void {
    this.#mention(atom)
    this.#call(this.#functions, atom, level)
    this.#call(this.#methods, atom, level)
  }

  #callOne({ name, body }: Callee, level: Level): void {
    if (body === undefined) this.#callAny(name, level)
    else {
      this.#isCallee[body] = 1
      this.#readIfKept(body)
    }
  }

  #mention(atom: Atom): void {
    if (this.#isMentioned[atom] === 1) return
    this.#isMentioned[atom] = 1
    for (const index of this.#declarationsByName.get(atom) ?? []) this.#keep(index)
  }

  #call({ levels, bodies }: Callees, atom: Atom, level: Level): void {
    if (levels[atom]! >= level) return
    levels[atom] = level
    for (const index of bodies.get(atom) ?? []) this.#readIfKept(index)
  }

  #readIfKept(index: number): void {
    const owner = this.#owners[index]!
    if (owner < 0 || this.#isKept[owner] === 1) this.#readCalled(index)
  }

  #keep(index: number): void {
    if (this.#isKept[index] === 1) return
    this.#isKept[index] = 1
    const { from, to } = this.#text.declarations[index]!
    this.#readAround(from, to + 1, this.#firstBodies[index]!)
  }

  /** Reads a body as it is called. */
  #readCalled(index: number): void {
    const { name, owner, isTemplate } = this.#text.bodies[index]!
    const level = Math.max(
      this.#isCallee[index] === 1 ? reached : 0,
      owner === 'struct' ? 0 : this.#functions.levels[name]!,
      owner === 'file' ? 0 : this.#methods.levels[name]!,
    )
    if (level === reached) this.#readBody(index, reached)
    else if (level === checkedAlone && isTemplate) this.#readBody(index, checkedAlone)
  }

  #readBody(index: number, level: Level): void {
    if (this.#bodyLevels[index]! >= level) return
    this.#bodyLevels[index] = level
    const { open, close, owner } = this.#text.bodies[index]!
    const callees = level === reached ? this.#unknown.calleesOf(index) : undefined
    this.#pending.push({ from: open, to: close, level, isInStruct: owner !== 'file', callees })
  }
}

/** `f(`, `f<`, `(f)(`: no other mention of a function does anything with it. */
function isCallAhead(kinds: Uint8Array, index: number): boolean {
  const kind = kinds[index]
  if (kind === token.openParenthesis || kind === token.less) return true
  let at = index
  while (kinds[at] === token.closeParenthesis) at++
  return at > index && kinds[at] === token.openParenthesis
}
