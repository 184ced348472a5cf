// Small integers packed in words, and what is computed with them.
//
//   unpack_u8u32(p)             =>   uint4(p, p, p, p) >> uint4(0, 8, 16, 24) & 255
//   pack_u8(v)                  =>   dot(v & 255, uint4(1, 1 << 8, 1 << 16, 1 << 24))
//   dot4add_u8packed(a, b, c)   =>   c + dot(bytes of a, bytes of b)
import type { Expression } from '../../program/program.ts'
import { makeConstruct, makeLiteral } from '../../rewrite/nodes.ts'
import {
  componentOf,
  floatType,
  intType,
  isNumeric,
  type ScalarType,
  type Type,
  uintType,
  vectorType,
} from '../../types/types.ts'
import {
  apply,
  binary,
  convert,
  type Formula,
  type FormulaTable,
  intrinsic,
  number,
  select,
  splat,
  sum,
  swizzle,
} from './nodes.ts'

export const packingFormulas: FormulaTable = {
  dot2add: ([a, b, c]) => binary('+', dot(convert(a!, floatType), convert(b!, floatType)), c!),
  dot4add_i8packed: ([a, b, c]) => binary('+', c!, dot(signedBytes(a!), signedBytes(b!))),
  dot4add_u8packed: ([a, b, c]) => binary('+', c!, dot(bytes(a!), bytes(b!))),
  /** The four words that start at the bytes 0 to 3 of the source are compared with the reference. */
  msad4: ([reference, source, accumulator], { type }) => {
    const [low, high] = [swizzle(source!, [0]), swizzle(source!, [1])]
    const shifted = [8, 16, 24].map((bits) =>
      binary('|', binary('>>', low, number(low, bits)), binary('<<', high, number(high, 32 - bits))),
    )
    const words = makeConstruct(type, [low, ...shifted], source!)
    return intrinsic('msad4_words', type, [splat(reference!, type), words, accumulator!])
  },
  msad4_words: ([reference, words, accumulator]) => {
    const differences = [0, 8, 16, 24].map((bits) => {
      const [x, y] = [byteAt(reference!, bits), byteAt(words!, bits)]
      return apply('msad4_bytes', x, y)
    })
    return sum([accumulator!, ...differences])
  },
  /** Nothing where the reference is 0. */
  msad4_bytes: ([x, y]) =>
    select(binary('==', x!, number(x!, 0)), number(x!, 0), binary('-', apply('max', x!, y!), apply('min', x!, y!))),
  pack_clamp_s8: packed([-128, 127]),
  pack_clamp_u8: packed([0, 255]),
  pack_s8: packed(undefined),
  pack_u8: packed(undefined),
  unpack_s8s16: ([x], { type }) => unpacked(signedBytes(x!), type),
  unpack_s8s32: ([x]) => signedBytes(x!),
  unpack_u8u16: ([x], { type }) => unpacked(bytes(x!), type),
  unpack_u8u32: ([x]) => bytes(x!),
}

function fourOf(scalar: ScalarType, values: readonly number[], at: Expression): Expression {
  const literals = values.map((value) => makeLiteral(BigInt(value), scalar, at))
  return makeConstruct(vectorType(scalar, values.length), literals, at)
}

function byteAt(words: Expression, bits: number): Expression {
  const moved = bits === 0 ? words : binary('>>', words, number(words, bits))
  return binary('&', moved, number(words, 255))
}

function bytes(word: Expression): Expression {
  const words = splat(convert(word, uintType), vectorType(uintType, 4))
  return binary('&', binary('>>', words, fourOf(uintType, [0, 8, 16, 24], word)), number(words, 255))
}

function signedBytes(word: Expression): Expression {
  const words = splat(convert(word, intType), vectorType(intType, 4))
  return binary('>>', binary('<<', words, fourOf(intType, [24, 16, 8, 0], word)), number(words, 24))
}

function unpacked(four: Expression, type: Type): Expression {
  return isNumeric(type) ? convert(four, componentOf(type)) : four
}

/** The low bytes of four integers, after they are brought into the range. */
function packed(range: readonly [number, number] | undefined): Formula {
  return ([v], { type }) => {
    const limited = range ? apply('clamp', v!, number(v!, range[0]), number(v!, range[1])) : v!
    const low = convert(limited, uintType)
    const word = dot(binary('&', low, number(low, 255)), fourOf(uintType, [1, 1 << 8, 1 << 16, 1 << 24], v!))
    return isNumeric(type) ? convert(word, componentOf(type)) : word
  }
}

function dot(x: Expression, y: Expression): Expression {
  const component = isNumeric(x.type) ? componentOf(x.type) : uintType
  return intrinsic('dot', component, [x, y])
}
