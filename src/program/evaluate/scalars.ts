// Scalars at compile time: what a number becomes in each scalar kind.
//
//   convertScalar(-1n, 'uint') === 4294967295n      convertScalar(0.1, 'float') === Math.fround(0.1)
import { type ScalarKind, scalars } from '../../hlsl/scalars.ts'
import type { Leaf } from '../../types/leaves.ts'
import type { Type } from '../../types/types.ts'

export type ConstantScalar = number | bigint | boolean

export interface ConstantValue {
  readonly type: Type
  readonly leaves: readonly ConstantScalar[]
}

/** The value in the range and precision of a scalar kind. */
export function convertScalar(value: ConstantScalar, kind: ScalarKind): ConstantScalar {
  const row = scalars[kind]
  switch (row.class) {
    case 'bool':
      return typeof value === 'boolean' ? value : typeof value === 'bigint' ? value !== 0n : value !== 0
    case 'float':
      return roundFloat(Number(value), kind)
    case 'int':
      return wrapInteger(toInteger(value, row.signed), kind)
  }
}

function toInteger(value: ConstantScalar, signed: boolean): bigint {
  if (typeof value === 'bigint') return value
  if (typeof value === 'boolean') return value ? 1n : 0n
  if (Number.isNaN(value)) return 0n
  if (!Number.isFinite(value)) return value < 0 ? (signed ? -(1n << 63n) : 0n) : (1n << 63n) - 1n
  return BigInt(Math.trunc(value))
}

export function wrapInteger(value: bigint, kind: ScalarKind): bigint {
  const { bits, signed, literal } = scalars[kind]
  if (literal) return BigInt.asIntN(64, value)
  return signed ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value)
}

export function roundFloat(value: number, kind: ScalarKind): number {
  if (kind === 'double' || kind === 'literal float') return value
  return kind === 'float16_t' ? roundToHalf(value) : Math.fround(value)
}

function roundToHalf(value: number): number {
  const size = Math.abs(value)
  if (!Number.isFinite(value) || size === 0) return value
  if (size >= 65520) return value < 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  const exponent = Math.max(-14, Math.floor(Math.log2(size)))
  const unit = 2 ** (exponent - 10)
  const scaled = size / unit
  const below = Math.floor(scaled)
  const rest = scaled - below
  const rounded = rest > 0.5 || (rest === 0.5 && below % 2 === 1) ? below + 1 : below
  return Math.sign(value) * rounded * unit
}

/** The scalar kind a leaf computes in; `undefined` for resources and strings. */
export function leafKind(leaf: Leaf): ScalarKind | undefined {
  if (leaf.kind === 'scalar') return leaf.scalar
  return leaf.kind === 'enum' ? leaf.underlying.scalar : undefined
}
