// Operators on values of one type, component by component: the opcode follows from the scalar's class and sign.
//
//   a / b   fdiv, sdiv or udiv      a >> b   ashr or lshr, the distance taken modulo the width      a < b   fcmp olt, icmp slt or ult
import { scalars } from '../hlsl/scalars.ts'
import { constantFloatLike, constantIntLike, zeroValue } from '../ir/constants.ts'
import type { BinaryOpcode, FloatPredicate, IntPredicate } from '../ir/opcodes.ts'
import { type IntType, i1, scalarOf } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import type { ArithmeticOperator, ComparisonOperator } from '../program/program.ts'
import { bug } from '../support/bug.ts'
import type { ScalarType } from '../types/types.ts'
import type { Context } from './context.ts'
import { isNotZero } from './conversions.ts'

interface ArithmeticRow {
  readonly float?: BinaryOpcode
  readonly signed: BinaryOpcode
  readonly unsigned: BinaryOpcode
}

const arithmetic: Readonly<Record<ArithmeticOperator, ArithmeticRow>> = {
  '+': { float: 'fadd', signed: 'add', unsigned: 'add' },
  '-': { float: 'fsub', signed: 'sub', unsigned: 'sub' },
  '*': { float: 'fmul', signed: 'mul', unsigned: 'mul' },
  '/': { float: 'fdiv', signed: 'sdiv', unsigned: 'udiv' },
  '%': { float: 'frem', signed: 'srem', unsigned: 'urem' },
  '<<': { signed: 'shl', unsigned: 'shl' },
  '>>': { signed: 'ashr', unsigned: 'lshr' },
  '&': { signed: 'and', unsigned: 'and' },
  '|': { signed: 'or', unsigned: 'or' },
  '^': { signed: 'xor', unsigned: 'xor' },
}

interface ComparisonRow {
  readonly float: FloatPredicate
  readonly signed: IntPredicate
  readonly unsigned: IntPredicate
}

const comparisons: Readonly<Record<ComparisonOperator, ComparisonRow>> = {
  '<': { float: 'olt', signed: 'slt', unsigned: 'ult' },
  '>': { float: 'ogt', signed: 'sgt', unsigned: 'ugt' },
  '<=': { float: 'ole', signed: 'sle', unsigned: 'ule' },
  '>=': { float: 'oge', signed: 'sge', unsigned: 'uge' },
  '==': { float: 'oeq', signed: 'eq', unsigned: 'eq' },
  '!=': { float: 'une', signed: 'ne', unsigned: 'ne' },
}

export function isComparison(operator: string): operator is ComparisonOperator {
  return Object.hasOwn(comparisons, operator)
}

export function arithmeticValue(
  context: Context,
  operator: ArithmeticOperator,
  left: Value,
  right: Value,
  scalar: ScalarType,
): Value {
  const { builder } = context
  const row = arithmetic[operator]
  const { class: scalarClass, signed } = scalars[scalar.scalar]
  if (scalarClass === 'float')
    return builder.binary(row.float ?? bug(`${operator} on floats`), left, right, '', context.floatFlags)
  if (operator === '<<' || operator === '>>') {
    const { bits } = scalarOf(left.type) as IntType
    const distance = builder.and(right, constantIntLike(right.type, bits - 1))
    return builder.binary(signed ? row.signed : row.unsigned, left, distance)
  }
  return builder.binary(signed ? row.signed : row.unsigned, left, right)
}

export function comparisonValue(
  context: Context,
  operator: ComparisonOperator,
  left: Value,
  right: Value,
  scalar: ScalarType,
): Value {
  const { builder } = context
  const row = comparisons[operator]
  const { class: scalarClass, signed } = scalars[scalar.scalar]
  if (scalarClass === 'float') return builder.fcmp(row.float, left, right, '', context.floatFlags)
  return builder.icmp(scalarClass === 'int' && signed ? row.signed : row.unsigned, left, right)
}

export function unaryValue(context: Context, operator: '-' | '!' | '~', value: Value): Value {
  const { builder } = context
  switch (operator) {
    case '-':
      if (scalarOf(value.type).kind === 'float') return builder.fneg(value, '', context.floatFlags)
      return builder.sub(zeroValue(value.type), value)
    case '~':
      return builder.xor(value, constantIntLike(value.type, -1))
    case '!': {
      const condition = scalarOf(value.type) === i1 ? value : isNotZero(context, value)
      return builder.xor(condition, constantIntLike(condition.type, 1))
    }
  }
}

/** 1 or 1.0 in every component. */
export function oneLike(value: Value): Value {
  return scalarOf(value.type).kind === 'float' ? constantFloatLike(value.type, 1) : constantIntLike(value.type, 1)
}
