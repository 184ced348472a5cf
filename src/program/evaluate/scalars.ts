// Scalars at compile time: what a number becomes in each scalar kind.
//
//   convertScalar(-1n, 'uint') === 4294967295n      convertScalar(0.1, 'float') === Math.fround(0.1)
import { type ScalarKind, scalars } from '../../hlsl/scalars.ts'
import { type FloatWidth, roundTo } from '../../support/arithmetic/floats.ts'
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
  return roundTo(floatWidth(kind), value)
}

/** What a float computes in: `half` and min16float are floats unless they are 16 bits wide by name. */
export function floatWidth(kind: ScalarKind): FloatWidth {
  if (kind === 'double' || kind === 'literal float') return 64
  return kind === 'float16_t' ? 16 : 32
}

/** The scalar kind a leaf computes in; `undefined` for resources and strings. */
export function leafKind(leaf: Leaf): ScalarKind | undefined {
  if (leaf.kind === 'scalar') return leaf.scalar
  return leaf.kind === 'enum' ? leaf.underlying.scalar : undefined
}
