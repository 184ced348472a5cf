// Bit-fields in shifts and masks. As a member of a variable, each is a number of its own that holds no more than its bits:
//
//   s.low = x;      =>   s.low = x << 28 >> 28;                    struct S { int low : 4; };
//
// In memory with a layout neighbours share a number (stored/).
import { scalars } from '../hlsl/scalars.ts'
import type { Expression, FieldExpression, Statement } from '../program/program.ts'
import { rootOf } from '../program/writes.ts'
import { mapChain, mapOperands, mapStatement } from '../rewrite/map.ts'
import { makeConvert, makeLiteral } from '../rewrite/nodes.ts'
import { bug } from '../support/bug.ts'
import { componentOf, type Field, isNumeric, type ScalarType, scalarType, type Type } from '../types/types.ts'
import { binary, bitsOf, isSigned } from './formulas/nodes.ts'

export interface BitRange {
  readonly offset: number
  readonly width: number
}

export function cutStatement(statement: Statement): Statement {
  return mapStatement(statement, { expression: cutExpression, statement: cutStatement })
}

function cutExpression(expression: Expression): Expression {
  if (expression.kind === 'binary' || expression.kind === 'logical') return mapChain(expression, cutExpression)
  const mapped = mapOperands(expression, cutExpression)
  if (mapped.kind !== 'assign' || !isOwnBitField(mapped.target)) return mapped
  return { ...mapped, value: cutTo(mapped.value, mapped.target.field) }
}

function isOwnBitField(target: Expression): target is FieldExpression {
  return target.kind === 'field' && target.field.bitWidth !== undefined && isOwnVariable(target)
}

/** Statics and groupshared variables, too: their layout is not observable. */
function isOwnVariable(target: Expression): boolean {
  const root = rootOf(target)
  return root?.kind === 'variable' && root.variable.kind !== 'constant' && root.variable.kind !== 'resource'
}

/** The value as the field gives it back. */
export function cutTo(value: Expression, { type, bitWidth: width }: Field): Expression {
  if (width === undefined || isWithin(value, width)) return value
  // Initializers of statics must stay constants.
  if (value.kind === 'literal' && typeof value.value === 'bigint') {
    const cut = isSigned(numberUnder(type)) ? BigInt.asIntN(width, value.value) : BigInt.asUintN(width, value.value)
    return makeLiteral(cut, value.type, value)
  }
  return extractBits(value, type, { offset: 0, width })
}

/** Whether that is the value itself. */
export function isCut(value: Expression, { bitWidth: width }: Field): boolean {
  return width === undefined || isWithin(value, width)
}

function isWithin(value: Expression, width: number): boolean {
  const number = numberUnder(value.type)
  if (number.scalar === 'bool' || width >= bitsOf(number)) return true
  if (value.kind === 'literal') return Number(value.value) >= 0 && Number(value.value) < 2 ** (width - 1)
  if (value.kind === 'convert') return isWithin(value.operand, width)
  if (value.kind === 'field') return value.field.bitWidth === width && value.field.type === value.type
  if (value.kind !== 'binary' || value.operator !== '>>' || value.right.kind !== 'literal') return false
  return Number(value.right.value) === bitsOf(value.type) - width
}

/** What holds bit-fields: as wide as their type, without a sign. */
export function unitOf(type: Type): ScalarType {
  const bits = bitsOf(numberUnder(type))
  return scalarType(bits === 64 ? 'uint64_t' : bits === 16 ? 'uint16_t' : 'uint')
}

function numberUnder(type: Type): ScalarType {
  if (type.kind === 'enum') return type.underlying
  return isNumeric(type) ? componentOf(type) : bug(`no bits of a ${type.kind}`)
}

/** Bits of a number, the sign of a signed type spread over the others. */
export function extractBits(unit: Expression, type: Type, { offset, width }: BitRange): Expression {
  const scalar = numberUnder(type)
  const isInteger = scalars[scalar.scalar].class === 'int'
  const worked = makeConvert(unit, isInteger && isSigned(scalar) ? scalar : unitOf(type))
  const bits = bitsOf(worked.type)
  const left = shifted('<<', worked, bits - offset - width)
  return makeConvert(shifted('>>', left, bits - width), type)
}

/** The number with the bits of a field replaced. */
export function insertBits(unit: Expression, value: Expression, { offset, width }: BitRange): Expression {
  const others = BigInt.asUintN(bitsOf(unit.type), ~(((1n << BigInt(width)) - 1n) << BigInt(offset)))
  const kept = binary('&', unit, makeLiteral(others, unit.type, unit))
  return binary('|', kept, joinBits([{ value, offset, width }]))
}

/** The number that all of them share. */
export function joinBits(fields: readonly (BitRange & { readonly value: Expression })[]): Expression {
  return fields
    .map(({ value, offset, width }) => {
      const unit = makeConvert(value, unitOf(value.type))
      const mask = makeLiteral((1n << BigInt(width)) - 1n, unit.type, unit)
      return shifted('<<', binary('&', unit, mask), offset)
    })
    .reduce((left, right) => binary('|', left, right))
}

function shifted(operator: '<<' | '>>', value: Expression, distance: number): Expression {
  return distance === 0 ? value : binary(operator, value, makeLiteral(BigInt(distance), value.type, value))
}
