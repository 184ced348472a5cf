// Halves as floats of the same value: rounding, and the bits of a half.
//
// 24 bits of a float are enough for the sum, difference, product, quotient and root of halves to be rounded twice and be the same as rounded
// once; smaller results are multiples of 2^-24, which adding and subtracting 0.5 rounds to.
import { Code, type WasmModule } from './encoder.ts'
import { floatWord } from './values.ts'

export interface HalfHelpers {
  /** (floats) => the nearest halves, ties to even */
  readonly roundToHalf: number
  /** (halves) => bits, the sign extended */
  readonly halfToBits: number
  readonly halfFromBits: number
}

export function addHalfHelpers(module: WasmModule): HalfHelpers {
  return { roundToHalf: addRound(module), halfToBits: addToBits(module), halfFromBits: addFromBits(module) }
}

const infinity = 0x7f800000
const signs = 0x80000000 | 0

function addRound(module: WasmModule): number {
  const code = new Code(1)
  const [size, normal] = [code.local('v128'), code.local('v128')]
  code.get(0).op('f32x4.abs').set(size)
  // Half of the last bit, a little less where it is even; what overflows goes into the exponent, as it should.
  code.get(size).constant(13).op('i32x4.shr_u').splat(1).op('v128.and').splat(0xfff).op('i32x4.add')
  code.get(size).op('i32x4.add').splat(~0x1fff).op('v128.and').set(normal)
  code.splat(infinity).get(normal)
  code.get(size).splat(floatWord(65520)).op('f32x4.ge', 'v128.bitselect').set(normal)
  code.get(size).splat(floatWord(0.5)).op('f32x4.add').splat(floatWord(0.5)).op('f32x4.sub')
  code.get(normal)
  code
    .get(size)
    .splat(floatWord(2 ** -14))
    .op('f32x4.lt', 'v128.bitselect')
  code.get(0).splat(signs).op('v128.and', 'v128.or')
  // What is no number stays what it is.
  code.get(0).get(0).get(0).op('f32x4.eq', 'v128.bitselect')
  return module.addFunction(['v128'], ['v128'], code)
}

function addToBits(module: WasmModule): number {
  const code = new Code(1)
  const size = code.local('v128')
  code.get(0).op('f32x4.abs').set(size)
  // The exponent of a half is 112 less; so are denormal numbers.
  code.splat(0x7c00)
  code
    .get(size)
    .splat(floatWord(2 ** -112))
    .op('f32x4.mul')
    .constant(13)
    .op('i32x4.shr_u')
  code.get(size).splat(floatWord(65536)).op('f32x4.ge', 'v128.bitselect')
  code.get(0).splat(signs).op('v128.and').constant(16).op('i32x4.shr_s', 'v128.or')
  code.splat(0x7e00).get(0).get(0).op('f32x4.eq', 'v128.bitselect')
  return module.addFunction(['v128'], ['v128'], code)
}

function addFromBits(module: WasmModule): number {
  const code = new Code(1)
  const shifted = code.local('v128')
  code.get(0).splat(0x7fff).op('v128.and').constant(13).op('i32x4.shl').set(shifted)
  code.get(shifted).splat(infinity).op('v128.or')
  code
    .get(shifted)
    .splat(floatWord(2 ** 112))
    .op('f32x4.mul')
  code
    .get(shifted)
    .splat(0x7c00 << 13)
    .op('i32x4.ge_u', 'v128.bitselect')
  code.get(0).splat(0x8000).op('v128.and').constant(16).op('i32x4.shl', 'v128.or')
  // All that are no numbers are the same one.
  const result = code.local('v128')
  code.tee(result).splat(0x7fc00000).get(result).get(result).op('f32x4.eq', 'v128.bitselect')
  return module.addFunction(['v128'], ['v128'], code)
}
