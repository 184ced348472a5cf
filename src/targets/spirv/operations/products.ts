// Products of vectors and matrices of floats.
//
// A row of HLSL is a column of SPIR-V, so its matrices are ours transposed, and the factors change places:
//
//   mul(v, M)   =>   OpMatrixTimesVector M v          mul(M, v)   =>   OpVectorTimesMatrix v M          mul(A, B)   =>   OpMatrixTimesMatrix B A
import type { Id } from '../module.ts'
import type { BuiltinCall, OperationTable } from './call.ts'

export const productOperations: OperationTable = {
  determinant: (call) => call.writer.glsl('Determinant', call.resultType, call.value(0)),
  dot: (call) => call.writer.emit('OpDot', call.resultType, call.value(0), call.value(1)),
  mul: multiply,
  transpose: (call) => call.writer.emit('OpTranspose', call.resultType, call.value(0)),
}

function multiply(call: BuiltinCall): Id {
  const { resultType, writer } = call
  const [{ kind: leftKind }, { kind: rightKind }] = [call.parameterType(0), call.parameterType(1)]
  const [left, right] = [call.value(0), call.value(1)]
  if (leftKind === 'scalar') return writer.emit('OpMatrixTimesScalar', resultType, right, left)
  if (rightKind === 'scalar') return writer.emit('OpMatrixTimesScalar', resultType, left, right)
  if (leftKind === 'vector') return writer.emit('OpMatrixTimesVector', resultType, right, left)
  return writer.emit(rightKind === 'vector' ? 'OpVectorTimesMatrix' : 'OpMatrixTimesMatrix', resultType, right, left)
}
