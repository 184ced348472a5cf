// Operators on values of one type, component by component: the opcode follows from the scalar's class and sign.
//
//   a / b   OpFDiv, OpSDiv or OpUDiv      a >> b   arithmetic or logical, the distance taken modulo the width      !a   OpLogicalNot
//
// SPIR-V computes with scalars and vectors only; matrices are done row by row.
import { scalars } from '../../hlsl/scalars.ts'
import type { ArithmeticOperator, BinaryExpression, ComparisonOperator } from '../../program/program.ts'
import { bug } from '../../support/bug.ts'
import type { ScalarType, Type } from '../../types/types.ts'
import { componentsOf, matrixRows } from './conversions.ts'
import type { FunctionWriter } from './function-writer.ts'
import type { Id } from './module.ts'
import type { OpcodeName } from './opcodes.ts'
import { matrixShape, scalarUnder } from './types.ts'

interface ArithmeticRow {
  readonly float?: OpcodeName
  readonly signed: OpcodeName
  readonly unsigned: OpcodeName
  readonly bool?: OpcodeName
}

const arithmetic: Readonly<Record<ArithmeticOperator, ArithmeticRow>> = {
  '+': { float: 'OpFAdd', signed: 'OpIAdd', unsigned: 'OpIAdd' },
  '-': { float: 'OpFSub', signed: 'OpISub', unsigned: 'OpISub' },
  '*': { float: 'OpFMul', signed: 'OpIMul', unsigned: 'OpIMul' },
  '/': { float: 'OpFDiv', signed: 'OpSDiv', unsigned: 'OpUDiv' },
  '%': { float: 'OpFRem', signed: 'OpSRem', unsigned: 'OpUMod' },
  '<<': { signed: 'OpShiftLeftLogical', unsigned: 'OpShiftLeftLogical' },
  '>>': { signed: 'OpShiftRightArithmetic', unsigned: 'OpShiftRightLogical' },
  '&': { signed: 'OpBitwiseAnd', unsigned: 'OpBitwiseAnd', bool: 'OpLogicalAnd' },
  '|': { signed: 'OpBitwiseOr', unsigned: 'OpBitwiseOr', bool: 'OpLogicalOr' },
  '^': { signed: 'OpBitwiseXor', unsigned: 'OpBitwiseXor', bool: 'OpLogicalNotEqual' },
}

interface ComparisonRow {
  readonly float: OpcodeName
  readonly signed: OpcodeName
  readonly unsigned: OpcodeName
  readonly bool?: OpcodeName
}

const comparisons: Readonly<Record<ComparisonOperator, ComparisonRow>> = {
  '<': { float: 'OpFOrdLessThan', signed: 'OpSLessThan', unsigned: 'OpULessThan' },
  '>': { float: 'OpFOrdGreaterThan', signed: 'OpSGreaterThan', unsigned: 'OpUGreaterThan' },
  '<=': { float: 'OpFOrdLessThanEqual', signed: 'OpSLessThanEqual', unsigned: 'OpULessThanEqual' },
  '>=': { float: 'OpFOrdGreaterThanEqual', signed: 'OpSGreaterThanEqual', unsigned: 'OpUGreaterThanEqual' },
  '==': { float: 'OpFOrdEqual', signed: 'OpIEqual', unsigned: 'OpIEqual', bool: 'OpLogicalEqual' },
  '!=': { float: 'OpFUnordNotEqual', signed: 'OpINotEqual', unsigned: 'OpINotEqual', bool: 'OpLogicalNotEqual' },
}

function isComparison(operator: string): operator is ComparisonOperator {
  return Object.hasOwn(comparisons, operator)
}

/** Applies `compute` to whole scalars and vectors, and to each row of matrices. */
export function byRows(
  writer: FunctionWriter,
  operands: readonly { readonly value: Id; readonly type: Type }[],
  result: Type,
  compute: (...operands: Id[]) => Id,
): Id {
  const isMatrix = operands.some(({ type }) => type.kind === 'matrix' && matrixShape(type).vectors > 1)
  if (!isMatrix) return compute(...operands.map(({ value }) => value))
  const rows = operands.map(({ value, type }) => (type.kind === 'matrix' ? matrixRows(writer, value, type) : []))
  const computed = rows[0]!.map((_, index) => compute(...rows.map((row) => row[index]!)))
  return writer.construct(writer.type(result), computed)
}

/** Any binary operator on two values of the type `type`; the result is of `result`. */
export function binaryValue(
  writer: FunctionWriter,
  operator: BinaryExpression['operator'],
  left: Id,
  right: Id,
  type: Type,
  result: Type,
): Id {
  const scalar = scalarUnder(type)
  const operands = [
    { value: left, type },
    { value: right, type },
  ]
  if (operator === '&&' || operator === '||') {
    const opcode = operator === '&&' ? 'OpLogicalAnd' : 'OpLogicalOr'
    return byRows(writer, operands, result, (a, b) => writer.emit(opcode, writer.module.typeOf(a), a, b))
  }
  const opcode = opcodeOf(operator, scalar)
  if (isComparison(operator))
    return byRows(writer, operands, result, (a, b) => {
      const count = componentsOf(writer, writer.module.typeOf(a))
      return writer.emit(opcode, writer.module.vectorType(writer.module.boolType(), count), a, b)
    })
  return byRows(writer, operands, result, (a, b) =>
    markPrecise(writer, writer.emit(opcode, writer.module.typeOf(a), a, b), scalar),
  )
}

function opcodeOf(operator: ArithmeticOperator | ComparisonOperator, { scalar }: ScalarType): OpcodeName {
  const row = isComparison(operator) ? comparisons[operator] : arithmetic[operator]
  const { class: scalarClass, signed } = scalars[scalar]
  if (scalarClass !== 'int') return row[scalarClass] ?? bug(`${operator} on a ${scalarClass}`)
  return signed ? row.signed : row.unsigned
}

/** `precise`: the result may not be merged with its neighbours. */
function markPrecise(writer: FunctionWriter, id: Id, { scalar }: ScalarType): Id {
  if (writer.isPrecise && scalars[scalar].class === 'float') writer.module.decorate(id, 'NoContraction')
  return id
}

export function unaryValue(
  writer: FunctionWriter,
  operator: '-' | '!' | '~',
  operand: Id,
  type: Type,
  result: Type,
): Id {
  const operands = [{ value: operand, type }]
  const isFloat = scalars[scalarUnder(type).scalar].class === 'float'
  const opcode = operator === '!' ? 'OpLogicalNot' : operator === '~' ? 'OpNot' : isFloat ? 'OpFNegate' : 'OpSNegate'
  return byRows(writer, operands, result, (value) => {
    const constant = operator === '-' ? negatedConstant(writer, value) : undefined
    return constant ?? writer.emit(opcode, writer.module.typeOf(value), value)
  })
}

function negatedConstant({ module }: FunctionWriter, value: Id): Id | undefined {
  const constant = module.constantValue(value)
  const type = module.definition(value)?.type ?? 0
  if (typeof constant === 'number') return module.floating(type, -constant)
  return typeof constant === 'bigint' ? module.integer(type, -constant) : undefined
}

/** One scalar in every component of a numeric type. */
export function fill(writer: FunctionWriter, type: Type, scalar: Id): Id {
  if (type.kind === 'vector') return writer.splat(scalar, type.count)
  if (type.kind !== 'matrix') return scalar
  const { vectors, length } = matrixShape(type)
  const row = writer.splat(scalar, length)
  return vectors === 1 ? row : writer.construct(writer.type(type), new Array<Id>(vectors).fill(row))
}
