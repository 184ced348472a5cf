// Built-ins of matrices row by row, and those that only scalars have component by component.
//
//   abs(m)              =>   float2x2(abs(m[0]), abs(m[1]))                            f32tof16(v)   =>   uint2(f32tof16(v.x), f32tof16(v.y))
//   asuint(d, x, y)     =>   asuint(d.x, x.x, y.x), asuint(d.y, x.y, y.y)
import type { Expression, IntrinsicExpression } from '../../program/program.ts'
import { makeConstruct, makeSequence } from '../../rewrite/nodes.ts'
import { componentOf, isNumeric, type Type } from '../../types/types.ts'
import { binary, componentsOf, type FormulaTable, isMatrix, rowOf, rowType } from './nodes.ts'

const elementwise = `
  abs acos asin atan atan2 ceil clamp cos cosh degrees exp exp2 floor fma frac lerp log log2 max min pow radians round rsqrt sin sinh
  sqrt step tan tanh trunc frexp isinf isnan select
  asfloat asfloat16 asint asint16 asuint asuint16 countbits firstbithigh firstbitlow reversebits
  ddx ddx_coarse ddx_fine ddy ddy_coarse ddy_fine fwidth
  QuadReadAcrossDiagonal QuadReadAcrossX QuadReadAcrossY QuadReadLaneAt WaveReadLaneAt WaveReadLaneFirst
  WaveActiveBitAnd WaveActiveBitOr WaveActiveBitXor WaveActiveMax WaveActiveMin WaveActiveProduct WaveActiveSum
  WavePrefixProduct WavePrefixSum
  WaveMultiPrefixBitAnd WaveMultiPrefixBitOr WaveMultiPrefixBitXor WaveMultiPrefixProduct WaveMultiPrefixSum`

export const rowFormulas: FormulaTable = Object.fromEntries(
  elementwise
    .trim()
    .split(/\s+/)
    .map((name) => [name, byRows]),
)

export const componentFormulas: FormulaTable = {
  WaveActiveAllEqual: byComponents,
  /** Threads match when all components do. */
  WaveMatch: ([x], call) => {
    const masks = componentsOf(x!).map((component) => part(call, [component], call.type))
    return masks.length === 1 ? undefined : masks.reduce((all, mask) => binary('&', all, mask))
  },
  asdouble: byComponents,
  asuint: (operands, call) => (operands.length > 1 ? byComponents(operands, call) : undefined),
  f16tof32: byComponents,
  f32tof16: byComponents,
}

/** Arguments that are no matrices are the same for every row. */
function byRows(operands: readonly Expression[], call: IntrinsicExpression): Expression | undefined {
  const matrix = operands.map(({ type }) => type).find(isMatrix)
  if (!matrix) return undefined
  const rows = Array.from({ length: matrix.rows }, (_, row) =>
    part(
      call,
      operands.map((operand) => rowOf(operand, row)),
      rowType(call.type),
    ),
  )
  return whole(rows, call)
}

function byComponents(operands: readonly Expression[], call: IntrinsicExpression): Expression | undefined {
  const lists = operands.map(componentsOf)
  if (lists[0]!.length === 1) return undefined
  const type = isNumeric(call.type) ? componentOf(call.type) : call.type
  const parts = lists[0]!.map((_, index) =>
    part(
      call,
      lists.map((list) => list[index]!),
      type,
    ),
  )
  return whole(parts, call)
}

function part(call: IntrinsicExpression, list: readonly Expression[], type: Type): Expression {
  return { ...call, arguments: list, parameterTypes: list.map((operand) => operand.type), type }
}

function whole(parts: readonly Expression[], call: IntrinsicExpression): Expression {
  return call.type.kind === 'void' ? makeSequence(parts, call) : makeConstruct(call.type, parts, call)
}
