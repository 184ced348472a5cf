// The words formulas are written with: typed nodes whose types follow from their operands.
//
//   binary('*', x, number(x, 3))      x * 3, of x's type           apply('floor', x)      floor(x), of x's type
import { isFloat as isFloatKind, scalars } from '../../hlsl/scalars.ts'
import type {
  ArithmeticOperator,
  ComparisonOperator,
  Expression,
  IntrinsicExpression,
  Statement,
} from '../../program/program.ts'
import { makeConvert, makeIndex, makeLiteral, makeUint } from '../../rewrite/nodes.ts'
import { bug } from '../../support/bug.ts'
import type { Span } from '../../support/source.ts'
import {
  boolType,
  componentOf,
  isNumeric,
  type MatrixType,
  type NumericType,
  type ScalarType,
  type Type,
  vectorType,
  withComponent,
} from '../../types/types.ts'

/**
 * What the call means in terms of its arguments, each of which may be named more than once; `undefined`: the call stays. What a formula
 * needs twice is the argument of another formula, if need be of one that HLSL has no name for (`square`). `out` arguments are assigned.
 */
export type Formula = (
  operands: readonly Expression[],
  call: IntrinsicExpression,
) => Expression | readonly Statement[] | undefined

export type FormulaTable = Readonly<Record<string, Formula>>

export function spanOf({ start, end }: Span): Span {
  return { start, end }
}

export function numericOf({ type }: Expression): NumericType {
  return isNumeric(type) ? type : bug(`no number: ${type.kind}`)
}

export function isFloat(type: Type): boolean {
  return isNumeric(type) && isFloatKind(componentOf(type).scalar)
}

export function isSigned(type: Type): boolean {
  return isNumeric(type) && scalars[componentOf(type).scalar].signed
}

export function bitsOf(type: Type): number {
  return isNumeric(type) ? scalars[componentOf(type).scalar].bits : 0
}

/** A matrix with several rows and columns: the others are vectors for Vulkan. */
export function isMatrix(type: Type): type is MatrixType {
  return type.kind === 'matrix' && type.rows > 1 && type.columns > 1
}

type Operator = ArithmeticOperator | ComparisonOperator | '&&' | '||'

const arithmetic = new Set<Operator>(['+', '-', '*', '/', '%', '<<', '>>', '&', '|', '^'])

/** Both operands have one type. */
export function binary(operator: Operator, left: Expression, right: Expression): Expression {
  const type = arithmetic.has(operator) ? left.type : withComponent(numericOf(left), boolType)
  return { kind: 'binary', operator, left, right, type, ...spanOf(left) }
}

export function sum(terms: readonly Expression[]): Expression {
  return terms.reduce((left, right) => binary('+', left, right))
}

export function unary(operator: '-' | '!' | '~', operand: Expression): Expression {
  return { kind: 'unary', operator, operand, type: operand.type, ...spanOf(operand) }
}

/** The value in every component of the shape. */
export function number(shape: Expression, value: number): Expression {
  const type = numericOf(shape)
  const component = componentOf(type)
  const literal = makeLiteral(isFloat(component) ? value : BigInt(value), component, shape)
  return type.kind === 'scalar' ? literal : splat(literal, type)
}

export function splat(operand: Expression, type: Type): Expression {
  return { kind: 'splat', operand, type, ...spanOf(operand) }
}

/** The same shape of other components. */
export function convert(operand: Expression, component: ScalarType): Expression {
  return makeConvert(operand, withComponent(numericOf(operand), component))
}

/** Another built-in function whose result has its first argument's type. */
export function apply(name: string, ...list: readonly Expression[]): Expression {
  return intrinsic(name, list[0]!.type, list)
}

/** One that answers for every component. */
export function ask(name: string, x: Expression): Expression {
  return intrinsic(name, withComponent(numericOf(x), boolType), [x])
}

export function select(condition: Expression, yes: Expression, no: Expression): Expression {
  return intrinsic('select', yes.type, [condition, yes, no])
}

export function intrinsic(name: string, type: Type, list: readonly Expression[]): IntrinsicExpression {
  return {
    kind: 'intrinsic',
    name,
    modes: list.map(() => 'in'),
    parameterTypes: list.map((argument) => argument.type),
    arguments: list,
    type,
    ...spanOf(list[0]!),
  }
}

export function swizzle(object: Expression, components: readonly number[]): Expression {
  const component = componentOf(numericOf(object))
  const type = components.length === 1 ? component : vectorType(component, components.length)
  return { kind: 'swizzle', object, components, type, ...spanOf(object) }
}

/** Of scalars, vectors and matrices, row by row. */
export function componentsOf(x: Expression): Expression[] {
  if (x.type.kind === 'vector') return Array.from({ length: x.type.count }, (_, index) => swizzle(x, [index]))
  if (x.type.kind !== 'matrix') return [x]
  const { rows, columns } = x.type
  return Array.from({ length: rows * columns }, (_, index) =>
    elementAt(x, Math.floor(index / columns), index % columns),
  )
}

/** Of a vector, one of the positions is 0. */
export function elementAt(object: Expression, row: number, column: number): Expression {
  if (object.type.kind !== 'matrix') return componentsOf(object)[row + column]!
  const type = object.type.element
  return { kind: 'matrix-swizzle', object, elements: [{ row, column }], type, ...spanOf(object) }
}

/** Of a matrix with several rows and columns; everything else is itself for every row. */
export function rowOf(x: Expression, row: number): Expression {
  return isMatrix(x.type) ? makeIndex(x, makeUint(row, x), rowType(x.type), x) : x
}

export function rowType(type: Type): Type {
  return isMatrix(type) ? vectorType(type.element, type.columns) : type
}
