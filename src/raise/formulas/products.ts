// Products that Vulkan's instructions do not take: of integers, and of matrices with one row or column, which are vectors there.
//
//   mul(v, w)      =>   dot(v, w)                    dot(m, n)   =>   m.x * n.x + m.y * n.y                of integers
//   mul(a, b)      =>   T(a._m00 * b[0] + a._m01 * b[1], ...)
import type { Expression } from '../../program/program.ts'
import { makeConstruct } from '../../rewrite/nodes.ts'
import { componentOf, type Type, vectorType } from '../../types/types.ts'
import {
  binary,
  componentsOf,
  elementAt,
  type FormulaTable,
  intrinsic,
  isFloat,
  isMatrix,
  numericOf,
  rowOf,
  splat,
  sum,
} from './nodes.ts'

export const productFormulas: FormulaTable = {
  determinant: ([x]) => (isMatrix(x!.type) ? undefined : elementAt(x!, 0, 0)),
  dot: ([x, y]) => {
    if (isFloat(x!.type) && x!.type.kind === 'vector' && x!.type.count > 1) return undefined
    const right = componentsOf(y!)
    return sum(componentsOf(x!).map((each, index) => binary('*', each, right[index]!)))
  },
  mul: ([a, b], { type }) => {
    if (isScalar(a!) || isScalar(b!)) return scaled(a!, b!, type)
    if (a!.type.kind === 'vector' && b!.type.kind === 'vector')
      return intrinsic('dot', componentOf(numericOf(a!)), [a!, b!])
    const [left, right] = [asVector(a!, 'left'), asVector(b!, 'right')]
    if (!isFactor(left) || !isFactor(right) || !(isNative(left) || isNative(right))) return ofRows(a!, b!, type)
    if (left === a && right === b) return undefined
    const { rows, columns } = left === a ? shapeOf(a!, 'left') : shapeOf(b!, 'right')
    const result = vectorType(componentOf(numericOf(a!)), left === a ? rows : columns)
    return makeConstruct(type, [intrinsic('mul', result, [left, right])], a!)
  },
  transpose: ([x], { type }) => {
    if (isNative(x!) || x!.type.kind !== 'matrix') return undefined
    const { rows, columns } = x!.type
    const elements = Array.from({ length: columns }, (_, column) =>
      Array.from({ length: rows }, (__, row) => elementAt(x!, row, column)),
    )
    return makeConstruct(type, elements.flat(), x!)
  },
}

function isScalar({ type }: Expression): boolean {
  return type.kind === 'scalar'
}

function isNative({ type }: Expression): boolean {
  return isMatrix(type) && isFloat(type)
}

/** What the operator of Vulkan for matrices takes: a matrix of its own or a vector. */
function isFactor(x: Expression): boolean {
  return isNative(x) || (x.type.kind === 'vector' && x.type.count > 1)
}

function scaled(a: Expression, b: Expression, type: Type): Expression | undefined {
  if (isNative(a) || isNative(b)) return undefined
  const whole = (x: Expression): Expression => (x.type === type ? x : splat(x, type))
  return binary('*', whole(a), whole(b))
}

/** A matrix that stands for a vector on that side. */
function asVector(x: Expression, side: 'left' | 'right'): Expression {
  if (x.type.kind !== 'matrix') return x
  const { element, rows, columns } = x.type
  if ((side === 'left' ? rows : columns) > 1) return x
  return makeConstruct(vectorType(element, rows * columns), [x], x)
}

/** A row of the product is the sum of the right side's rows, each scaled. */
function ofRows(a: Expression, b: Expression, type: Type): Expression {
  const [left, right] = [shapeOf(a, 'left'), shapeOf(b, 'right')]
  const row = vectorType(componentOf(numericOf(b)), right.columns)
  const rightRow = (index: number): Expression => {
    if (right.columns === 1) return elementAt(b, index, 0)
    return right.rows === 1 ? makeConstruct(row, [b], b) : rowOf(b, index)
  }
  const factor = (x: Expression): Expression => (right.columns === 1 ? x : splat(x, row))
  const rows = Array.from({ length: left.rows }, (_, index) =>
    sum(
      Array.from({ length: left.columns }, (__, inner) =>
        binary('*', factor(elementAt(a, index, inner)), rightRow(inner)),
      ),
    ),
  )
  return makeConstruct(type, rows, a)
}

/** A vector on the left is a row, on the right a column. */
function shapeOf({ type }: Expression, side: 'left' | 'right'): { readonly rows: number; readonly columns: number } {
  if (type.kind === 'matrix') return type
  const count = type.kind === 'vector' ? type.count : 1
  return side === 'left' ? { rows: 1, columns: count } : { rows: count, columns: 1 }
}
