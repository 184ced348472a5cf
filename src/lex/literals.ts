// The value and suffix of a number token.
//
//   0x10u  =>  int 16n, suffix "u"        1.5h     =>  float 1.5, suffix "h"
//   0b11   =>  int 3n                     0x1.8p3  =>  float 12          1.#INF  =>  float Infinity
//
// The rules and the order of checks are those of DXC's NumericLiteralParser, so mistakes are reported in the same words.
import type { Diagnostic } from '../diagnostics/define.ts'
import { lexerDiagnostics } from '../diagnostics/tables/lexer.ts'
import type { Location } from '../support/source.ts'
import { isDigit } from './characters.ts'

export type IntegerSuffix = '' | 'u' | 'l' | 'ul' | 'll' | 'ull'
export type FloatSuffix = '' | 'h' | 'f' | 'l'

export interface IntegerLiteral {
  readonly kind: 'int'
  /** Not wrapped: a literal that fits in no type is larger than 64 bits here. */
  readonly value: bigint
  readonly suffix: IntegerSuffix
  readonly base: 2 | 8 | 10 | 16
}

export interface FloatLiteral {
  readonly kind: 'float'
  readonly value: number
  /** `f16`, `f32` and `f64` are `h`, `f` and `l`. */
  readonly suffix: FloatSuffix
}

export interface LiteralProblem {
  /** In the token. */
  readonly offset: number
  diagnose(at: Location): Diagnostic
}

export interface ParsedNumber {
  readonly literal: IntegerLiteral | FloatLiteral
  readonly problem: LiteralProblem | undefined
}

/** A wrong number is 0 with a problem. */
export function parseNumber(spelling: string): ParsedNumber {
  const short = spelling.charCodeAt(0) !== 48 && spelling.length < 10 && isDigits(spelling)
  if (short) return { literal: { kind: 'int', value: BigInt(spelling), suffix: '', base: 10 }, problem: undefined }
  return new NumberParser(spelling).parse()
}

function isDigits(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (!isDigit(text.charCodeAt(at))) return false
  return true
}

function isHexadecimalDigit(code: number): boolean {
  return isDigit(code) || ((code | 32) >= 97 && (code | 32) <= 102)
}

class NumberParser {
  readonly #text: string
  #at = 0
  #base: 2 | 8 | 10 | 16 = 10
  #isFloat = false
  #isInfinite = false
  #digitsStart = 0
  #problem: LiteralProblem | undefined

  constructor(text: string) {
    this.#text = text
  }

  parse(): ParsedNumber {
    if (this.#text.startsWith('0')) this.#startingWithZero()
    else this.#decimal()
    const suffixStart = this.#at
    if (this.#problem) return this.#failed()
    return this.#isFloat ? this.#finishFloat(suffixStart) : this.#finishInteger(suffixStart)
  }

  #code(): number {
    return this.#text.charCodeAt(this.#at)
  }

  #fail(offset: number, diagnose: (at: Location) => Diagnostic): void {
    this.#problem ??= { offset, diagnose }
  }

  #failed(): ParsedNumber {
    const literal: ParsedNumber['literal'] = this.#isFloat
      ? { kind: 'float', value: 0, suffix: '' }
      : { kind: 'int', value: 0n, suffix: '', base: this.#base }
    return { literal, problem: this.#problem }
  }

  #skip(accepts: (code: number) => boolean): void {
    while (accepts(this.#code())) this.#at++
  }

  #decimal(): void {
    this.#skip(isDigit)
    const code = this.#code()
    if (isHexadecimalDigit(code) && (code | 32) !== 101) {
      this.#invalidDigit('decimal')
      return
    }
    const hasPoint = code === 46
    if (hasPoint) this.#fraction()
    if ((this.#code() | 32) === 101) this.#exponent()
    else if (hasPoint) this.#infinity()
    else if (this.#text.startsWith('#INF', this.#at)) this.#invalidSuffix(this.#at)
  }

  #startingWithZero(): void {
    const letter = this.#text.charCodeAt(1) | 32
    const second = this.#text.charCodeAt(2)
    if (letter === 120 && (isHexadecimalDigit(second) || second === 46)) this.#hexadecimal()
    else if (letter === 98 && (second === 48 || second === 49)) this.#binary()
    else this.#octal()
  }

  #octal(): void {
    this.#base = 8
    this.#at = 1
    this.#skip((code) => code >= 48 && code <= 55)
    if (isDigit(this.#code())) {
      const octalEnd = this.#at
      this.#skip(isDigit)
      // 094.5 and 09e1 are floating-point numbers after all.
      if (this.#code() !== 46 && (this.#code() | 32) !== 101) this.#at = octalEnd
    }
    if (isHexadecimalDigit(this.#code()) && (this.#code() | 32) !== 101) {
      this.#invalidDigit('octal')
      return
    }
    if (this.#code() === 46) this.#fraction()
    if ((this.#code() | 32) === 101) this.#exponent()
    else if (this.#isFloat) this.#infinity()
  }

  /** `1.#INF`, as MSVC prints it and DXC reads it. */
  #infinity(): void {
    if (!this.#text.startsWith('#INF', this.#at)) return
    if (!this.#text.startsWith('1.#')) {
      this.#invalidSuffix(this.#at)
      return
    }
    this.#isInfinite = true
    this.#at += 4
  }

  #hexadecimal(): void {
    this.#base = 16
    this.#at = this.#digitsStart = 2
    this.#skip(isHexadecimalDigit)
    let digits = this.#at - 2
    if (this.#code() === 46) {
      this.#isFloat = true
      this.#at++
      this.#skip(isHexadecimalDigit)
      digits = this.#at - 3
    }
    if (digits === 0) {
      this.#fail(this.#at, (at) => lexerDiagnostics.err_hex_constant_requires(at, { what: 'a significand' }))
    } else if ((this.#code() | 32) === 112) this.#exponent()
    else if (this.#isFloat)
      this.#fail(this.#at, (at) => lexerDiagnostics.err_hex_constant_requires(at, { what: 'an exponent' }))
  }

  #binary(): void {
    this.#base = 2
    this.#at = this.#digitsStart = 2
    this.#skip((code) => code === 48 || code === 49)
    if (isHexadecimalDigit(this.#code())) this.#invalidDigit('binary')
  }

  #fraction(): void {
    this.#isFloat = true
    this.#at++
    this.#skip(isDigit)
  }

  #exponent(): void {
    const start = this.#at
    this.#isFloat = true
    this.#at++
    if (this.#code() === 43 || this.#code() === 45) this.#at++
    const digits = this.#at
    this.#skip(isDigit)
    if (this.#at === digits) this.#fail(start, (at) => lexerDiagnostics.err_exponent_has_no_digits(at))
  }

  #invalidDigit(base: string): void {
    const digit = this.#text.charAt(this.#at)
    this.#fail(this.#at, (at) => lexerDiagnostics.err_invalid_digit(at, { digit, base }))
  }

  #invalidSuffix(start: number): void {
    const suffix = this.#text.slice(start)
    const kind = this.#isFloat ? 'floating' : 'integer'
    this.#fail(start, (at) => lexerDiagnostics.err_invalid_suffix_constant(at, { suffix, kind }))
  }

  #finishInteger(suffixStart: number): ParsedNumber {
    const suffix = integerSuffixes.get(this.#text.slice(suffixStart))
    if (suffix === undefined) {
      this.#invalidSuffix(suffixStart)
      return this.#failed()
    }
    const digits = this.#text.slice(this.#digitsStart, suffixStart)
    const prefix = this.#base === 16 ? '0x' : this.#base === 2 ? '0b' : this.#base === 8 ? '0o' : ''
    const value = BigInt(prefix + digits)
    const literal: IntegerLiteral = { kind: 'int', value, suffix, base: this.#base }
    if (value < 1n << 64n) return { literal, problem: undefined }
    return { literal, problem: { offset: 0, diagnose: (at) => lexerDiagnostics.err_integer_literal_too_large(at) } }
  }

  #finishFloat(suffixStart: number): ParsedNumber {
    const suffix = floatSuffixes.get(this.#text.slice(suffixStart).toLowerCase())
    if (suffix === undefined) {
      this.#invalidSuffix(suffixStart)
      return this.#failed()
    }
    const digits = this.#text.slice(0, suffixStart)
    const value = this.#isInfinite ? Infinity : this.#base === 16 ? hexadecimalFloat(digits) : Number(digits)
    return { literal: { kind: 'float', value, suffix }, problem: undefined }
  }
}

/** The two Ls of `ll` must be in the same case; everything else is free. */
const integerSuffixes: ReadonlyMap<string, IntegerSuffix> = new Map(
  ['', 'l', 'L', 'll', 'LL'].flatMap((long) =>
    ['', 'u', 'U'].flatMap((unsigned): [string, IntegerSuffix][] => {
      const suffix = (unsigned + long).toLowerCase() as IntegerSuffix
      return [
        [unsigned + long, suffix],
        [long + unsigned, suffix],
      ]
    }),
  ),
)

const floatSuffixes: ReadonlyMap<string, FloatSuffix> = new Map([
  ['', ''],
  ['f', 'f'],
  ['h', 'h'],
  ['l', 'l'],
  ['f16', 'h'],
  ['f32', 'f'],
  ['f64', 'l'],
])

/** `0x1.8p3`: exact while the digits fit a double's 53 bits, rounded once beyond. */
function hexadecimalFloat(text: string): number {
  const [mantissa = '', exponent = '0'] = text.slice(2).toLowerCase().split('p')
  const [whole = '', fraction = ''] = mantissa.split('.')
  let digits = whole + fraction
  let shift = Number(exponent) - 4 * fraction.length
  // 64 digits carry every bit that can matter; what follows only decides whether the value is above a tie.
  if (digits.length > 64) {
    const sticky = /[1-9a-f]/.test(digits.slice(64)) ? '1' : '0'
    shift += 4 * (digits.length - 65)
    digits = digits.slice(0, 64) + sticky
  }
  const bounded = Math.max(-2000, Math.min(2000, shift))
  const half = Math.trunc(bounded / 2)
  return Number(BigInt(`0x${digits || '0'}`)) * 2 ** half * 2 ** (bounded - half)
}
