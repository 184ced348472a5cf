// Sums of products: dot and mul. A matrix is a vector, row by row.
import type { Value } from '../../ir/values.ts'
import type { Type } from '../../types/types.ts'
import { arithmeticValue } from '../arithmetic.ts'
import { componentsOf, fromComponents, splatValue } from '../vectors.ts'
import type { BuiltinCall } from './call.ts'
import type { IntrinsicTable } from './tables.ts'

export const productIntrinsics: IntrinsicTable = {
  dot: (call) =>
    sumOfProducts(call, componentsOf(call.builder, call.value(0)), componentsOf(call.builder, call.value(1))),
  mul: multiply,
}

function sumOfProducts(call: BuiltinCall, left: readonly Value[], right: readonly Value[]): Value {
  const { context } = call
  const scalar = call.scalar(0)
  let sum: Value | undefined
  left.forEach((value, index) => {
    const product = arithmeticValue(context, '*', value, right[index]!, scalar)
    sum = sum ? arithmeticValue(context, '+', sum, product, scalar) : product
  })
  return sum!
}

interface Shape {
  readonly rows: number
  readonly columns: number
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
  if (leftType.kind === 'scalar' || rightType.kind === 'scalar') {
    return arithmeticValue(context, '*', splatTo(call, left), splatTo(call, right), call.scalar(0))
  }
  const a = shapeOf(leftType, 'left')
  const b = shapeOf(rightType, 'right')
  const [leftParts, rightParts] = [componentsOf(builder, left), componentsOf(builder, right)]
  const results: Value[] = []
  for (let row = 0; row < a.rows; row++) {
    const inRow = leftParts.slice(row * a.columns, (row + 1) * a.columns)
    for (let column = 0; column < b.columns; column++) {
      const inColumn = inRow.map((_, index) => rightParts[index * b.columns + column]!)
      results.push(sumOfProducts(call, inRow, inColumn))
    }
  }
  return fromComponents(builder, call.resultType, results)
}

function splatTo(call: BuiltinCall, value: Value): Value {
  return value.type === call.resultType ? value : splatValue(call.builder, call.resultType, value)
}
