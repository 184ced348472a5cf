// Operators on values of one type, component by component. GLSL has most of them; the others:
//
//   a < b   on vectors     lessThan(a, b)               a % b   of floats   x - y * trunc(x / y), as HLSL rounds towards zero
//   a * b   on matrices    matrixCompMult(a, b)         a % b   of ints     x - y * (x / y): GLSL leaves negative ones undefined
//   !a      on vectors     not(a)
import type { ArithmeticOperator, ComparisonOperator } from '../../../program/program.ts'
import { bug } from '../../../support/bug.ts'
import {
  boolType,
  componentOf,
  type MatrixType,
  type NumericType,
  type Type,
  withComponent,
} from '../../../types/types.ts'
import { type Code, call, code, conditional, element, infix, prefix, suffix } from './code.ts'
import { isSigned, matrixForm, plainType, rowType, scalarClass, typeName } from './types.ts'
import type { Writer } from './writer.ts'

export type BinaryOperator = ArithmeticOperator | ComparisonOperator | '&&' | '||'

const comparisonCalls: Readonly<Record<string, string>> = {
  '<': 'lessThan',
  '>': 'greaterThan',
  '<=': 'lessThanEqual',
  '>=': 'greaterThanEqual',
  '==': 'equal',
  '!=': 'notEqual',
}

export function isComparison(operator: string): boolean {
  return Object.hasOwn(comparisonCalls, operator)
}

/** Both operands have the type; when they are mixed, one is a scalar. */
export function binary(
  writer: Writer,
  operator: BinaryOperator,
  left: Code,
  right: Code,
  operandType: NumericType,
  isMixed = false,
): Code {
  const type = plainType(operandType) as NumericType
  if (type.kind === 'matrix' && !isNativeOnMatrix(operator, type)) {
    const result = isComparison(operator) ? withComponent(type, boolType) : type
    return byRows(writer, type, result as MatrixType, [left, right], (rows) =>
      binary(writer, operator, rows[0]!, rows[1]!, rowType(type) as NumericType),
    )
  }
  const isVector = type.kind === 'vector'
  const scalar = componentOf(type)
  const kind = scalarClass(scalar)
  if (kind === 'bool') return binaryOfBools(writer, operator, left, right, type)
  if (isComparison(operator))
    return isVector ? call(comparisonCalls[operator]!, left, right) : infix(left, operator, right)
  switch (operator) {
    case '*':
      return type.kind === 'matrix' && !isMixed ? call('matrixCompMult', left, right) : infix(left, operator, right)
    case '%':
      if (kind === 'float') return floatRemainder(writer, left, right, type)
      return isSigned(scalar) ? integerRemainder(writer, left, right, type) : infix(left, operator, right)
    default:
      return infix(left, operator, right)
  }
}

/** Whether GLSL's operator takes a scalar beside a vector or matrix, for all components. */
export function mixesWithScalars(operator: BinaryOperator, operandType: NumericType): boolean {
  const type = plainType(operandType) as NumericType
  if (type.kind === 'matrix') return isNativeOnMatrix(operator, type)
  if (type.kind !== 'vector' || isComparison(operator)) return false
  const scalar = componentOf(type)
  const kind = scalarClass(scalar)
  if (kind === 'bool' || operator === '&&' || operator === '||') return false
  return operator !== '%' || (kind === 'int' && !isSigned(scalar))
}

/** Addition, subtraction and division of native matrices are component by component in GLSL too. */
function isNativeOnMatrix(operator: BinaryOperator, type: MatrixType): boolean {
  return matrixForm(type) === 'matrix' && (operator === '+' || operator === '-' || operator === '/' || operator === '*')
}

/** `&&`, `||`, `==` and `!=`: booleans have no others, but where bits are asked for. */
function binaryOfBools(writer: Writer, operator: BinaryOperator, left: Code, right: Code, type: NumericType): Code {
  const logical = operator === '&' ? '&&' : operator === '|' ? '||' : operator === '^' ? '!=' : operator
  const isLogic = logical === '&&' || logical === '||'
  if (type.kind === 'vector')
    return isLogic
      ? vectorLogic(writer, logical, left, right, type)
      : call(comparisonCalls[logical] ?? bug(`${logical} on a bool`), left, right)
  return infix(left, logical, right)
}

const logicNames = { '&&': 'and', '||': 'or' } as const

function vectorLogic(writer: Writer, operator: '&&' | '||', left: Code, right: Code, type: NumericType): Code {
  const name = typeName(writer, type)
  const count = type.kind === 'vector' ? type.count : 1
  const parts = [...'xyzw'].slice(0, count).map((letter) => `a.${letter} ${operator} b.${letter}`)
  const helper = writer.helper(`${logicNames[operator]}Components`, name, (own) => [
    `${name} ${own}(${name} a, ${name} b) {`,
    [`return ${name}(${parts.join(', ')});`],
    '}',
  ])
  return call(helper, left, right)
}

function floatRemainder(writer: Writer, left: Code, right: Code, type: NumericType): Code {
  const name = typeName(writer, type)
  const helper = writer.helper('fmod', name, (own) => [
    `${name} ${own}(${name} x, ${name} y) {`,
    ['return x - y * trunc(x / y);'],
    '}',
  ])
  return call(helper, left, right)
}

function integerRemainder(writer: Writer, left: Code, right: Code, type: NumericType): Code {
  const name = typeName(writer, type)
  const helper = writer.helper('remainder', name, (own) => [
    `${name} ${own}(${name} x, ${name} y) {`,
    ['return x - y * (x / y);'],
    '}',
  ])
  return call(helper, left, right)
}

export function unary(writer: Writer, operator: '-' | '!' | '~', operand: Code, operandType: NumericType): Code {
  const type = plainType(operandType) as NumericType
  if (type.kind === 'matrix' && (matrixForm(type) === 'rows' || operator !== '-')) {
    const result = operator === '!' ? withComponent(type, boolType) : type
    return byRows(writer, type, result as MatrixType, [operand], ([row]) =>
      unary(writer, operator, row!, rowType(type) as NumericType),
    )
  }
  return operator === '!' && type.kind === 'vector' ? call('not', operand) : prefix(operator, operand)
}

/** The matrix whose rows are made from the rows of the operands. */
export function byRows(
  writer: Writer,
  type: MatrixType,
  result: MatrixType,
  operands: readonly Code[],
  write: (rows: readonly Code[], row: number) => Code,
): Code {
  const reused = operands.map((operand) => writer.reuse(operand, type))
  const rows = Array.from({ length: type.rows }, (_, row) =>
    write(
      reused.map((operand) => element(operand, code(String(row)))),
      row,
    ),
  )
  return call(typeName(writer, result), ...rows)
}

/** `c ? a : b` for every component; a scalar condition chooses whole values. */
export function select(
  writer: Writer,
  condition: Code,
  conditionType: Type,
  yes: Code,
  no: Code,
  type: NumericType,
): Code {
  const test = plainType(conditionType)
  const plain = plainType(type) as NumericType
  if (test.kind === 'scalar') return conditional(condition, yes, no)
  if (plain.kind === 'matrix' && test.kind === 'matrix') {
    const conditions = writer.reuse(condition, test)
    return byRows(writer, plain, plain, [yes, no], (rows, row) =>
      select(
        writer,
        element(conditions, code(String(row))),
        rowType(test),
        rows[0]!,
        rows[1]!,
        rowType(plain) as NumericType,
      ),
    )
  }
  if (plain.kind === 'scalar') return conditional(suffix(condition, '.x'), yes, no)
  return call('mix', no, yes, condition)
}
