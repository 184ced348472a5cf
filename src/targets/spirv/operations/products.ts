// Products of vectors and matrices.
//
// A row of HLSL is a column of SPIR-V, so its matrices are ours transposed, and the factors change places:
//
//   mul(v, M)   =>   OpMatrixTimesVector M v          mul(M, v)   =>   OpVectorTimesMatrix v M          mul(A, B)   =>   OpMatrixTimesMatrix B A
import { bug } from '../../../support/bug.ts'
import { isNumeric, type NumericType } from '../../../types/types.ts'
import { matrixRows } from '../conversions.ts'
import type { Id } from '../module.ts'
import { isNativeMatrix, isVectorLike } from '../types.ts'
import type { BuiltinCall, OperationTable } from './call.ts'
import { componentsIn, kindOf, lengthOf, rowByRow, scalarTypeOf, vectorOf } from './vectors.ts'

export const productOperations: OperationTable = {
  determinant: (call) =>
    isVectorLike(numeric(call, 0)) ? call.value(0) : call.writer.glsl('Determinant', call.resultType, call.value(0)),
  dot: (call) => dot(call, call.value(0), call.value(1)),
  mul: multiply,
  transpose,
}

function numeric(call: BuiltinCall, index: number): NumericType {
  const type = call.parameterType(index)
  return isNumeric(type) ? type : bug(`a ${type.kind} is no factor`)
}

/** Whether SPIR-V has it as a matrix. */
function isMatrix(type: NumericType): boolean {
  return type.kind === 'matrix' && isNativeMatrix(type) && !isVectorLike(type)
}

function times(call: BuiltinCall, x: Id, y: Id): Id {
  const { module, writer } = call
  return writer.emit(kindOf(writer, x) === 'float' ? 'OpFMul' : 'OpIMul', module.typeOf(x), x, y)
}

function dot(call: BuiltinCall, x: Id, y: Id): Id {
  const { module, writer } = call
  if (lengthOf(writer, x) === 1) return times(call, x, y)
  if (kindOf(writer, x) === 'float') return writer.emit('OpDot', scalarTypeOf(writer, x), x, y)
  const products = componentsIn(writer, times(call, x, y))
  return products.reduce((sum, product) => writer.emit('OpIAdd', module.typeOf(sum), sum, product))
}

function multiply(call: BuiltinCall): Id {
  const { writer } = call
  const [leftType, rightType] = [numeric(call, 0), numeric(call, 1)]
  const [left, right] = [call.value(0), call.value(1)]
  if (leftType.kind === 'scalar') return scaled(call, right, rightType, left)
  if (rightType.kind === 'scalar') return scaled(call, left, leftType, right)
  if (leftType.kind === 'vector' && rightType.kind === 'vector') return dot(call, left, right)
  if (leftType.kind === 'vector' && leftType.count > 1 && isMatrix(rightType))
    return writer.emit('OpMatrixTimesVector', call.resultType, right, left)
  if (rightType.kind === 'vector' && rightType.count > 1 && isMatrix(leftType))
    return writer.emit('OpVectorTimesMatrix', call.resultType, right, left)
  if (isMatrix(leftType) && isMatrix(rightType)) return writer.emit('OpMatrixTimesMatrix', call.resultType, right, left)
  return multiplyElements(call, left, leftType, right, rightType)
}

function scaled(call: BuiltinCall, value: Id, type: NumericType, scalar: Id): Id {
  const { module, writer } = call
  if (isMatrix(type)) return writer.emit('OpMatrixTimesScalar', call.resultType, value, scalar)
  const scaleVector = (vector: Id): Id => {
    const count = lengthOf(writer, vector)
    if (count > 1 && kindOf(writer, vector) === 'float')
      return writer.emit('OpVectorTimesScalar', module.typeOf(vector), vector, scalar)
    return times(call, vector, writer.splat(scalar, count))
  }
  if (type.kind !== 'matrix' || isVectorLike(type)) return scaleVector(value)
  return writer.construct(call.resultType, matrixRows(writer, value, type).map(scaleVector))
}

/** Elements row by row; a vector on the left is a row, on the right a column. */
function elementsOf(call: BuiltinCall, value: Id, type: NumericType, side: 'left' | 'right'): Id[][] {
  const { writer } = call
  if (type.kind !== 'matrix') {
    const components = componentsIn(writer, value)
    return side === 'left' ? [components] : components.map((component) => [component])
  }
  if (type.rows === 1) return [componentsIn(writer, value)]
  if (type.columns === 1) return componentsIn(writer, value).map((component) => [component])
  return matrixRows(writer, value, type).map((row) => componentsIn(writer, row))
}

/** Matrices of integers, and those with one row or column. */
function multiplyElements(call: BuiltinCall, left: Id, leftType: NumericType, right: Id, rightType: NumericType): Id {
  const { module, writer } = call
  const a = elementsOf(call, left, leftType, 'left')
  const b = elementsOf(call, right, rightType, 'right')
  const rows = a.map((row) =>
    b[0]!.map((_, column) => {
      const products = row.map((factor, index) => times(call, factor, b[index]![column]!))
      const isFloat = kindOf(writer, products[0]!) === 'float'
      return products.reduce((sum, product) =>
        writer.emit(isFloat ? 'OpFAdd' : 'OpIAdd', module.typeOf(sum), sum, product),
      )
    }),
  )
  return fromElements(call, rows)
}

/** A value of the call's type, whose rows or columns may be one. */
function fromElements(call: BuiltinCall, rows: readonly (readonly Id[])[]): Id {
  const { writer, type } = call
  if (type.kind !== 'matrix' || isVectorLike(type)) return vectorOf(writer, rows.flat())
  return writer.construct(
    call.resultType,
    rows.map((row) => vectorOf(writer, row)),
  )
}

function transpose(call: BuiltinCall): Id {
  const { writer } = call
  const type = numeric(call, 0)
  const value = call.value(0)
  if (isVectorLike(type)) return rowByRow(call, ([x]) => x!)
  if (isMatrix(type)) return writer.emit('OpTranspose', call.resultType, value)
  const elements = elementsOf(call, value, type, 'left')
  return fromElements(
    call,
    elements[0]!.map((_, column) => elements.map((row) => row[column]!)),
  )
}
