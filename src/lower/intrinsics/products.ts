// Products of vectors and matrices. A matrix is a vector, row by row.
import { poisonValue } from '../../ir/constants.ts'
import type { Value } from '../../ir/values.ts'
import { bug } from '../../support/bug.ts'
import type { MatrixType, Type } from '../../types/types.ts'
import { arithmeticValue } from '../arithmetic.ts'
import { componentsOf, fromComponents, splatValue } from '../vectors.ts'
import type { BuiltinCall } from './call.ts'
import { formula, sumOfProducts } from './formula.ts'
import { type IntrinsicTable, isFloat, isSigned } from './tables.ts'

export const productIntrinsics: IntrinsicTable = {
  determinant,
  dot: (call) => dotProduct(call, call.value(0), call.value(1)),
  mul: multiply,
  transpose: (call) => transposed(call, call.value(0), matrixOf(call.argumentType(0))),
}

function dotProduct(call: BuiltinCall, left: Value, right: Value): Value {
  if (isFloat(call)) return formula(call).dot(left, right)
  const { builder } = call
  return sumOfProducts(call, componentsOf(builder, left), componentsOf(builder, right), isSigned(call))
}

interface Shape {
  readonly rows: number
  readonly columns: number
}

function matrixOf(type: Type): MatrixType {
  return type.kind === 'matrix' ? type : bug(`a ${type.kind} is not a matrix`)
}

/** A vector on the left is a row, on the right a column. */
function shapeOf(type: Type, side: 'left' | 'right'): Shape {
  if (type.kind === 'matrix') return type
  const count = type.kind === 'vector' ? type.count : 1
  return side === 'left' ? { rows: 1, columns: count } : { rows: count, columns: 1 }
}

function multiply(call: BuiltinCall): Value {
  const { builder, context } = call
  const [leftType, rightType] = [call.argumentType(0), call.argumentType(1)]
  const [left, right] = [call.value(0), call.value(1)]
  if (leftType.kind === 'scalar' || rightType.kind === 'scalar')
    return arithmeticValue(context, '*', splatTo(call, left), splatTo(call, right), call.scalar(0))
  if (leftType.kind === 'vector' && rightType.kind === 'vector') return dotProduct(call, left, right)
  const a = shapeOf(leftType, 'left')
  const b = shapeOf(rightType, 'right')
  const [leftParts, rightParts] = [componentsOf(builder, left), componentsOf(builder, right)]
  const results: Value[] = []
  for (let row = 0; row < a.rows; row++) {
    const inRow = leftParts.slice(row * a.columns, (row + 1) * a.columns)
    for (let column = 0; column < b.columns; column++) {
      const inColumn = inRow.map((_, index) => rightParts[index * b.columns + column]!)
      results.push(sumOfProducts(call, inRow, inColumn, isSigned(call)))
    }
  }
  return fromComponents(builder, call.resultType, results)
}

function splatTo(call: BuiltinCall, value: Value): Value {
  return value.type === call.resultType ? value : splatValue(call.builder, call.resultType, value)
}

/** A matrix of `shape` with rows and columns exchanged. */
export function transposed(call: BuiltinCall, value: Value, { rows, columns }: Shape): Value {
  const positions: number[] = []
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) positions.push(row * columns + column)
  return call.builder.shuffleVector(value, poisonValue(value.type), positions)
}

function determinant(call: BuiltinCall): Value {
  const { rows } = matrixOf(call.argumentType(0))
  const components = componentsOf(call.builder, call.value(0))
  const matrix = Array.from({ length: rows }, (_, row) => components.slice(row * rows, (row + 1) * rows))
  return determinantOf(call, matrix)
}

/** Along the first row; at most four rows. */
function determinantOf(call: BuiltinCall, matrix: readonly (readonly Value[])[]): Value {
  const { add, mul, sub } = formula(call)
  const [first, ...rest] = matrix
  if (rest.length === 0) return first![0]!
  let sum: Value | undefined
  first!.forEach((factor, column) => {
    const minor = rest.map((row) => row.filter((_, index) => index !== column))
    const product = mul(factor, determinantOf(call, minor))
    sum = sum ? (column % 2 === 0 ? add(sum, product) : sub(sum, product)) : product
  })
  return sum!
}
