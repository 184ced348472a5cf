// Between constant floats and their bits, NaN payloads included, and conversions that must round only once.

import { halfFromBits, halfToBits } from '../support/arithmetic/half.ts'
import { type ConstantFloat, constantFloat, usualNanBits } from './constants.ts'
import type { FloatType } from './types.ts'

const view = new DataView(new ArrayBuffer(8))

export function doubleToBits(value: number): bigint {
  if (Number.isNaN(value)) return usualNanBits
  view.setFloat64(0, value)
  return view.getBigUint64(0)
}

export function doubleFromBits(bits: bigint): number {
  view.setBigUint64(0, bits)
  return view.getFloat64(0)
}

/** How far the fraction of a narrower float is from the fraction of a double. */
const fractionShift: Readonly<Record<16 | 32 | 64, bigint>> = { 16: 42n, 32: 29n, 64: 0n }

/** The bits of the constant in its own width. */
export function floatToBits(constant: ConstantFloat): bigint {
  const width = constant.type.bits
  if (Number.isNaN(constant.value)) {
    const bits = constant.nanBits ?? usualNanBits
    const sign = (bits >> 63n) << BigInt(width - 1)
    const fraction = (bits & 0xfffffffffffffn) >> fractionShift[width]
    const exponent = width === 16 ? 0x7c00n : width === 32 ? 0x7f800000n : 0x7ff0000000000000n
    return sign | exponent | fraction
  }
  if (width === 64) return doubleToBits(constant.value)
  if (width === 16) return BigInt(halfToBits(constant.value))
  view.setFloat32(0, constant.value)
  return BigInt(view.getUint32(0))
}

/** The constant with these bits. */
export function floatFromBits(type: FloatType, bits: bigint): ConstantFloat {
  const value = numberFromBits(type.bits, bits)
  if (!Number.isNaN(value)) return constantFloat(type, value)
  const sign = (bits >> BigInt(type.bits - 1)) << 63n
  const fractionMask = type.bits === 16 ? 0x3ffn : type.bits === 32 ? 0x7fffffn : 0xfffffffffffffn
  const fraction = (bits & fractionMask) << fractionShift[type.bits]
  return constantFloat(type, value, sign | 0x7ff0000000000000n | fraction)
}

function numberFromBits(width: 16 | 32 | 64, bits: bigint): number {
  if (width === 64) return doubleFromBits(bits)
  if (width === 16) return halfFromBits(Number(bits))
  view.setUint32(0, Number(bits))
  return view.getFloat32(0)
}

/**
 * The nearest double of an integer, but with the last bit set when it is not exact, so that rounding it again to a
 * narrower float rounds as if it were exact.
 */
export function bigintToSticky(value: bigint): number {
  const magnitude = value < 0n ? -value : value
  if (magnitude < 1n << 53n) return Number(value)
  const shift = BigInt(magnitude.toString(2).length - 53)
  const kept = magnitude >> shift
  const sticky = kept << shift === magnitude ? kept : kept | 1n
  const result = Number(sticky) * 2 ** Number(shift)
  return value < 0n ? -result : result
}
