// Products of vectors and matrices. GLSL's columns are HLSL's rows, so the factors change places:
//
//   mul(v, m)   =>   m * v          mul(m, v)   =>   v * m          mul(a, b)   =>   b * a
import {
  componentOf,
  type MatrixType,
  matrixType,
  type NumericType,
  type Type,
  vectorType,
} from '../../../../types/types.ts'
import { type Code, call, code, element, infix, suffix } from '../code.ts'
import { matrixForm, plainType, rowType, scalarClass, typeName } from '../types.ts'
import type { Writer } from '../writer.ts'
import { type IntrinsicCall, type IntrinsicTable, operandType } from './call.ts'

export const productIntrinsics: IntrinsicTable = {
  determinant: (context) => {
    const type = operandType(context, 0)
    return type.kind === 'scalar' ? context.values[0]! : call('determinant', context.values[0]!)
  },
  dot: (context) => dot(context.writer, context.values[0]!, context.values[1]!, operandType(context, 0)),
  mul: multiply,
  transpose,
}

function dot(writer: Writer, left: Code, right: Code, type: NumericType): Code {
  const plain = plainType(type) as NumericType
  if (plain.kind === 'scalar') return infix(left, '*', right)
  if (scalarClass(componentOf(plain)) === 'float') return call('dot', left, right)
  const name = typeName(writer, plain)
  const scalar = typeName(writer, componentOf(plain))
  const count = plain.kind === 'vector' ? plain.count : 1
  const products = [...'xyzw'].slice(0, count).map((letter) => `a.${letter} * b.${letter}`)
  const helper = writer.helper('dotProduct', name, (own) => [
    `${scalar} ${own}(${name} a, ${name} b) {`,
    [`return ${products.join(' + ')};`],
    '}',
  ])
  return call(helper, left, right)
}

interface Factor {
  readonly code: Code
  readonly rows: number
  readonly columns: number
  readonly type: Type
}

function multiply(context: IntrinsicCall): Code {
  const { writer, values, parameterTypes, type } = context
  let [left, right] = [values[0]!, values[1]!]
  const [leftType, rightType] = [parameterTypes[0]!, parameterTypes[1]!]
  if (leftType.kind === 'scalar' || rightType.kind === 'scalar')
    return scale(writer, left, leftType, right, rightType, type)
  if (leftType.kind === 'vector' && rightType.kind === 'vector') return dot(writer, left, right, leftType)
  // The factors are written in the other order; what has effects must not be.
  if (left.effects && right.effects) [left, right] = [writer.spill(left, leftType), writer.spill(right, rightType)]
  const a: Factor = { code: left, type: leftType, ...shapeOf(leftType, 'left') }
  const b: Factor = { code: right, type: rightType, ...shapeOf(rightType, 'right') }
  if (isNative(a) && isNative(b) && a.rows > 1 && b.columns > 1) return infix(right, '*', left)
  if (a.rows === 1 && isNative(b)) return infix(right, '*', left)
  if (b.columns === 1 && isNative(a)) return infix(right, '*', left)
  return expanded(writer, a, b, type as NumericType)
}

function isNative({ type }: Factor): boolean {
  return type.kind === 'matrix' && matrixForm(type) === 'matrix'
}

/** A vector on the left is a row, on the right a column. */
function shapeOf(type: Type, side: 'left' | 'right'): { rows: number; columns: number } {
  if (type.kind === 'matrix') return { rows: type.rows, columns: type.columns }
  const count = type.kind === 'vector' ? type.count : 1
  return side === 'left' ? { rows: 1, columns: count } : { rows: count, columns: 1 }
}

/** GLSL multiplies vectors and its own matrices with scalars. */
function scale(writer: Writer, left: Code, leftType: Type, right: Code, rightType: Type, type: Type): Code {
  const plain = plainType(type)
  if (plain.kind !== 'matrix' || matrixForm(plain) === 'matrix') return infix(left, '*', right)
  const scalar = leftType.kind === 'scalar' ? writer.reuse(left, leftType) : writer.reuse(right, rightType)
  const matrix = leftType.kind === 'scalar' ? writer.reuse(right, rightType) : writer.reuse(left, leftType)
  const rows = Array.from({ length: plain.rows }, (_, row) => infix(element(matrix, code(String(row))), '*', scalar))
  return call(typeName(writer, plain), ...rows)
}

/** Integers, and matrices of one row or column. */
function expanded(writer: Writer, a: Factor, b: Factor, type: NumericType): Code {
  const left = { ...a, code: writer.reuse(a.code, a.type) }
  const right = { ...b, code: writer.reuse(b.code, b.type) }
  const scalar = componentOf(type)
  const rowOf = (row: number): Code => {
    // A row of the result is the sum of the right side's rows, each scaled.
    const terms = Array.from({ length: a.columns }, (_, inner) =>
      infix(at(left, row, inner), '*', b.columns === 1 ? at(right, inner, 0) : rowAt(right, inner)),
    )
    return terms.reduce((sum, term) => infix(sum, '+', term))
  }
  const rows = Array.from({ length: a.rows }, (_, row) => rowOf(row))
  if (a.rows === 1) return rows[0]!
  const result = b.columns === 1 ? vectorType(scalar, a.rows) : matrixType(scalar, a.rows, b.columns)
  return call(typeName(writer, result), ...rows)
}

/** One row of a factor with more than one column. */
function rowAt({ code: value, rows }: Factor, row: number): Code {
  return rows === 1 ? value : element(value, code(String(row)))
}

function at(factor: Factor, row: number, column: number): Code {
  const { code: value, rows, columns } = factor
  if (rows === 1 && columns === 1) return value
  if (rows === 1) return suffix(value, `.${'xyzw'[column]}`)
  if (columns === 1) return suffix(value, `.${'xyzw'[row]}`)
  return suffix(element(value, code(String(row))), `.${'xyzw'[column]}`)
}

function transpose({ writer, values, parameterTypes }: IntrinsicCall): Code {
  const type = parameterTypes[0] as MatrixType
  const form = matrixForm(type)
  if (form === 'vector') return values[0]!
  if (form === 'matrix') return call('transpose', values[0]!)
  const reused = writer.reuse(values[0]!, type)
  const result = matrixType(type.element, type.columns, type.rows)
  const rows = Array.from({ length: type.columns }, (_, column) =>
    call(
      typeName(writer, rowType(result)),
      ...Array.from({ length: type.rows }, (__, row) =>
        suffix(element(reused, code(String(row))), `.${'xyzw'[column]}`),
      ),
    ),
  )
  return call(typeName(writer, result), ...rows)
}
