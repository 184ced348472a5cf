// Products of vectors and matrices of floats. GLSL's columns are HLSL's rows, so the factors change places:
//
//   mul(v, m)   =>   m * v          mul(m, v)   =>   v * m          mul(a, b)   =>   b * a
import { type Code, infix } from '../code.ts'
import type { IntrinsicCall, IntrinsicTable } from './call.ts'

export const productIntrinsics: IntrinsicTable = {
  determinant: 'determinant',
  dot: 'dot',
  mul: multiply,
  transpose: 'transpose',
}

function multiply({ writer, values, parameterTypes }: IntrinsicCall): Code {
  let [left, right] = [values[0]!, values[1]!]
  const [leftType, rightType] = [parameterTypes[0]!, parameterTypes[1]!]
  if (leftType.kind === 'scalar' || rightType.kind === 'scalar') return infix(left, '*', right)
  // The factors are written in the other order; what has effects must not be.
  if (left.effects && right.effects) [left, right] = [writer.spill(left, leftType), writer.spill(right, rightType)]
  return infix(right, '*', left)
}
