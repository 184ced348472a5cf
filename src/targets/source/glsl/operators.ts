// Operators on values of one type, component by component. GLSL has most of them; the others:
//
//   a < b   on vectors     lessThan(a, b)               a % b   of floats   x - y * trunc(x / y), as HLSL rounds towards zero
//   a * b   on matrices    matrixCompMult(a, b)         a % b   of ints     x - y * (x / y): GLSL leaves negative ones undefined
//   a & b   on bools       a && b                       a << b               a << (b & 31), unless b is a small number
import type { ArithmeticOperator, ComparisonOperator } from '../../../program/program.ts'
import {
  boolType,
  componentOf,
  type MatrixType,
  type NumericType,
  type Type,
  withComponent,
} from '../../../types/types.ts'
import { type Code, call, code, conditional, element, infix, isNumber, prefix, suffix } from './code.ts'
import { number } from './literals.ts'
import { bitsOf, glslKind, isSigned, matrixForm, plainType, rowType, scalarClass, typeName } from './types.ts'
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
    case '<<':
    case '>>':
      return infix(left, operator, shiftDistance(right, type))
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

function binaryOfBools(writer: Writer, operator: BinaryOperator, left: Code, right: Code, type: NumericType): Code {
  const logical = operator === '&' || operator === '*' ? '&&' : operator === '|' || operator === '+' ? '||' : operator
  if (type.kind === 'vector') {
    if (logical === '&&' || logical === '||') return vectorLogic(writer, logical, left, right, type)
    if (logical === '^' || logical === '-') return call('notEqual', left, right)
    if (logical === '==' || logical === '!=') return call(comparisonCalls[logical]!, left, right)
    const name = `uvec${type.count}`
    return call(comparisonCalls[logical] ?? 'equal', call(name, left), call(name, right))
  }
  if (logical === '&&' || logical === '||') {
    if (!right.effects) return infix(left, logical, right)
    // Both sides are evaluated, in order.
    const first = writer.spill(left, type)
    return infix(first, logical, writer.spill(right, type))
  }
  if (logical === '^' || logical === '-') return infix(left, '!=', right)
  if (logical === '==' || logical === '!=') return infix(left, logical, right)
  return infix(call('uint', left), logical, call('uint', right))
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

/** HLSL looks at the low bits of the distance only. */
function shiftDistance(right: Code, type: NumericType): Code {
  const scalar = componentOf(type)
  const bits = bitsOf(scalar)
  if (isNumber(right) && Number.parseInt(right.text, 10) >= 0 && Number.parseInt(right.text, 10) < bits) return right
  const splat = /^[iu]\w*vec\d\((\d+)\w*\)$/.exec(right.text)
  if (splat && Number(splat[1]) < bits) return right
  return infix(right, '&', number(glslKind(scalar), bits - 1))
}

export function unary(writer: Writer, operator: '-' | '!' | '~', operand: Code, operandType: NumericType): Code {
  const type = plainType(operandType) as NumericType
  if (type.kind === 'matrix' && (matrixForm(type) === 'rows' || operator !== '-')) {
    const result = operator === '!' ? withComponent(type, boolType) : type
    return byRows(writer, type, result as MatrixType, [operand], ([row]) =>
      unary(writer, operator, row!, rowType(type) as NumericType),
    )
  }
  if (operator !== '!') return prefix(operator, operand)
  const scalar = componentOf(type)
  if (scalarClass(scalar) !== 'bool') {
    const zero = number(glslKind(scalar), 0)
    if (type.kind === 'vector') return call('equal', operand, call(typeName(writer, type), zero))
    return infix(operand, '==', zero)
  }
  return type.kind === 'vector' ? call('not', operand) : prefix('!', operand)
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
