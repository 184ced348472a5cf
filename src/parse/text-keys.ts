// Keys of the bodies and declarations of a program: two programs in which one has the same key say the same about it.
//
//   static const int count = N;                    another N: another key, for everything that mentions `count`, and for nothing else
//   float f(float x) { return g(x) * count; }
//
// What is said about a text depends on its tokens and on the declarations before it that its names may mean, identified by their keys: that is
// all, since HLSL finds nothing without its name. A caller sees the head of a function, not its body. Where in a name is looked for
// (a namespace, a struct) does not matter here: of all declarations with that name one too many is harmless, one too few is not.
// Templates are checked again where they are used, and who is the first to use one asks for the instance: text that mentions one
// depends on everything before it. `using` is part of the key of everything behind it.
import { type TokenBuffer, tokenFlags } from '../lex/tokens.ts'
import { type Atom, atomCount, atomOf, intern, spelling } from '../support/intern.ts'
import { token } from './cursor.ts'
import type { FoundBody } from './find-bodies.ts'
import type { FoundDeclaration } from './find-declarations.ts'

export interface TextKeys {
  /** By number of the body, and of the declaration. */
  readonly bodies: Float64Array
  readonly declarations: Float64Array
  /** By number of the body: what callers see of it. Those with the same key that are behind it call the function with the same head. */
  readonly heads: Float64Array
}

const templateWord = intern('template')
/** Outside of functions and structs they change what other names mean, or declare something without a name. */
const farReachingWords: ReadonlySet<Atom> = new Set([intern('using'), intern('operator')])
/** What follows a name that an unusual declaration may declare. */
const afterName: ReadonlySet<number> = new Set([
  token.semicolon,
  token.comma,
  token.openBracket,
  token.colon,
  token.equal,
  token.openBrace,
  token.openParenthesis,
  token.less,
])

export function textKeys(
  tokens: TokenBuffer,
  bodies: readonly FoundBody[],
  declarations: readonly FoundDeclaration[],
  options: string,
): TextKeys {
  return new KeyMaker(tokens, bodies, declarations, options).keys
}

const spaces = tokenFlags.leadingSpace | tokenFlags.startOfLine
const firstFactor = 0x01000193
const secondFactor = 0x5bd1e995

/** 64 bits of a hash. */
interface Hash {
  first: number
  second: number
}

class KeyMaker {
  readonly keys: TextKeys
  readonly #tokens: TokenBuffer
  readonly #bodies: readonly FoundBody[]
  readonly #declarations: readonly FoundDeclaration[]
  /** By atom: the hash of its spelling. */
  readonly #spelled = new HashTable()
  /** By atom: the hash of the declarations so far that have this name. */
  readonly #declared = new HashTable()
  /** By atom: does a template have this name, or something that mentions one? */
  readonly #isOfTemplate = new Uint8Array(atomCount())
  /** Of all that came before. */
  readonly #before: Hash
  /** Of what has an effect on everything behind it. */
  readonly #everywhere: Hash
  /** Of the namespaces around. */
  #around: Hash = { first: 0, second: 0 }
  readonly #outer: Hash[] = []

  constructor(
    tokens: TokenBuffer,
    bodies: readonly FoundBody[],
    declarations: readonly FoundDeclaration[],
    options: string,
  ) {
    this.#tokens = tokens
    this.#bodies = bodies
    this.#declarations = declarations
    this.#before = hashOf(options)
    this.#everywhere = hashOf(options)
    this.keys = {
      bodies: new Float64Array(bodies.length),
      declarations: new Float64Array(declarations.length),
      heads: new Float64Array(bodies.length),
    }
    this.#makeKeys()
  }

  #makeKeys(): void {
    let index = 0
    let body = 0
    for (const [number, declaration] of this.#declarations.entries()) {
      this.#readBetween(index, declaration.from)
      const firstBody = body
      while (body < this.#bodies.length && this.#bodies[body]!.open <= declaration.to) body++
      this.keys.declarations[number] = this.#readDeclaration(declaration, firstBody, body)
      index = declaration.to + 1
    }
  }

  /** Where namespaces begin and end. */
  #readBetween(from: number, to: number): void {
    const { kinds } = this.#tokens
    this.#mixRange(this.#before, from, to)
    let start = from
    for (let index = from; index < to; index++) {
      if (kinds[index] === token.closeBrace) {
        this.#around = this.#outer.pop() ?? this.#around
        start = index + 1
      } else if (kinds[index] === token.openBrace) {
        this.#outer.push({ ...this.#around })
        this.#mixRange(this.#around, start, index + 1)
      }
    }
  }

  /** The bodies in it are those from `firstBody` to `endBody`. */
  #readDeclaration(declaration: FoundDeclaration, firstBody: number, endBody: number): number {
    const head = { ...this.#around }
    mix(head, this.#everywhere)
    const isOfTemplate = this.#mixHead(head, declaration, firstBody, endBody)
    if (isOfTemplate) mix(head, this.#before)
    const whole = { ...head }
    for (let body = firstBody; body < endBody; body++) {
      const { open, close } = this.#bodies[body]!
      this.keys.heads[body] = keyOf({ ...head, first: mixed(head.first, body - firstBody, firstFactor) })
      const inside = { ...head }
      inside.first = mixed(inside.first, open - declaration.from, firstFactor)
      const isBodyOfTemplate = this.#mixRange(inside, open, close) || isOfTemplate
      if (isBodyOfTemplate) mix(inside, this.#before)
      mix(whole, inside)
      // Other bodies of the same struct may be the first to ask for an instance.
      this.keys.bodies[body] = keyOf(isBodyOfTemplate ? whole : inside)
    }
    mix(this.#before, whole)
    this.#declare(declaration, isOfTemplate ? whole : head, isOfTemplate)
    return keyOf(whole)
  }

  /** What stands outside of bodies. Does it mention a template? */
  #mixHead(head: Hash, { from, to }: FoundDeclaration, firstBody: number, endBody: number): boolean {
    let isOfTemplate = false
    let index = from
    for (let body = firstBody; body < endBody; body++) {
      const { open, close } = this.#bodies[body]!
      isOfTemplate = this.#mixRange(head, index, open + 1) || isOfTemplate
      index = close
    }
    return this.#mixRange(head, index, to + 1) || isOfTemplate
  }

  #declare({ from, to, names }: FoundDeclaration, hash: Hash, isOfTemplate: boolean): void {
    const isUnusual = names.length === 0
    if (isUnusual && this.#isFarReaching(from, to)) mix(this.#everywhere, hash)
    for (const name of isUnusual ? this.#namesIn(from, to) : names) {
      this.#declared.add(name, hash)
      if (isOfTemplate) this.#isOfTemplate[name] = 1
    }
  }

  #isFarReaching(from: number, to: number): boolean {
    const { atoms } = this.#tokens
    for (let index = from; index <= to; index++) if (farReachingWords.has(atoms[index]!)) return true
    return false
  }

  /** All that an unusual declaration may declare. */
  #namesIn(from: number, to: number): Atom[] {
    const { kinds, atoms } = this.#tokens
    const names: Atom[] = []
    for (let index = from; index < to; index++)
      if (kinds[index] === token.identifier && afterName.has(kinds[index + 1]!)) names.push(atoms[index]!)
    return names
  }

  /** Does it mention a template? All tokens of a program go through here. */
  #mixRange(hash: Hash, from: number, to: number): boolean {
    const { kinds, atoms, flags } = this.#tokens
    const [spelled, declared] = [this.#spelled, this.#declared]
    let { first, second } = hash
    let isOfTemplate = false
    for (let index = from; index < to; index++) {
      const kind = kinds[index]!
      let atom = atoms[index]!
      if (spelled.first[atom] === 0) spelled.add(atom, hashOf(spelling(atom)))
      first = (mixed(first, spelled.first[atom]!, firstFactor) + kind) | 0
      // Messages quote the source with its spaces.
      second = (mixed(second, spelled.second[atom]!, secondFactor) + (flags[index]! & spaces)) | 0
      // `[patchconstantfunc("f")]`
      if (kind === token.string) atom = atomOf(spelling(atom).slice(1, -1))
      else if (kind !== token.identifier) continue
      if (atom === templateWord || this.#isOfTemplate[atom] === 1) isOfTemplate = true
      // None for an atom that is new.
      if (!declared.first[atom]) continue
      first = mixed(first, declared.first[atom]!, firstFactor)
      second = mixed(second, declared.second[atom]!, secondFactor)
    }
    hash.first = first
    hash.second = second
    return isOfTemplate
  }
}

/** Hashes by atom; 0 for none. */
class HashTable {
  readonly first = new Int32Array(atomCount())
  readonly second = new Int32Array(atomCount())

  add(atom: Atom, { first, second }: Hash): void {
    this.first[atom] = mixed(this.first[atom]!, first, firstFactor) | 1
    this.second[atom] = mixed(this.second[atom]!, second, secondFactor)
  }
}

function mix(hash: Hash, { first, second }: Hash): void {
  hash.first = mixed(hash.first, first, firstFactor)
  hash.second = mixed(hash.second, second, secondFactor)
}

function mixed(hash: number, value: number, factor: number): number {
  const product = Math.imul(hash ^ value, factor)
  return product ^ (product >>> 15)
}

function hashOf(text: string): Hash {
  let first = 17
  let second = 31
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    first = mixed(first, code, firstFactor)
    second = mixed(second, code, secondFactor)
  }
  return { first, second }
}

/** 53 bits, as many as a number has. */
function keyOf({ first, second }: Hash): number {
  return (first >>> 0) * 0x200000 + (second >>> 11)
}
