// Scalars at compile time: what a number becomes in each scalar kind.
//
//   convertScalar(-1n, 'uint') === 4294967295n      convertScalar(0.1, 'float') === Math.fround(0.1)      convertScalar(-1.5, 'uint') === 0n
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
      return typeof value === 'number' ? nearestInteger(value, kind) : wrapInteger(BigInt(value), kind)
  }
}

/** As the hardware converts: what is out of range becomes the end of it, what is no number zero. */
function nearestInteger(value: number, kind: ScalarKind): bigint {
  if (Number.isNaN(value)) return 0n
  const { bits, signed, literal } = scalars[kind]
  const width = BigInt(literal ? 64 : bits)
  const least = signed || literal ? -(1n << (width - 1n)) : 0n
  const most = least + (1n << width) - 1n
  if (value <= Number(least)) return least
  return value >= Number(most) ? most : BigInt(Math.trunc(value))
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
