import { describe, expect, test } from 'vitest'
import { boolType, floatType, intType, scalarType, type Type, uintType, vectorType } from '../../types/types.ts'
import type { BinaryExpression, Expression, IntrinsicExpression } from '../program.ts'
import { evaluateConstant, integerValue } from './evaluate.ts'
import { type ConstantScalar, convertScalar } from './scalars.ts'

const span = { start: 0, end: 0 }

function literal(value: ConstantScalar, type: Type): Expression {
  return { kind: 'literal', value, type, ...span }
}

function binary(operator: BinaryExpression['operator'], left: Expression, right: Expression, type: Type): Expression {
  return { kind: 'binary', operator, left, right, type, ...span }
}

function int(value: bigint): Expression {
  return literal(value, intType)
}

describe('convertScalar', () => {
  test.each([
    [-1n, 'uint', 4294967295n],
    [4294967295n, 'int', -1n],
    [0.1, 'float', Math.fround(0.1)],
    [0.1, 'double', 0.1],
    [0.1, 'float16_t', 0.0999755859375],
    [70000, 'float16_t', Number.POSITIVE_INFINITY],
    [2 ** -25, 'float16_t', 0],
    [-1.9, 'int', -1n],
    [-1.5, 'uint', 0n],
    [3e9, 'int', 2147483647n],
    [-3e9, 'int', -2147483648n],
    [1e10, 'uint', 4294967295n],
    [Number.NaN, 'uint', 0n],
    [Number.NaN, 'int', 0n],
    [3n, 'bool', true],
    [0, 'bool', false],
    [true, 'float', 1],
    [1n << 40n, 'literal int', 1n << 40n],
    [1n << 40n, 'int', 0n],
  ] as const)('%s as %s is %s', (value, kind, expected) => {
    expect(convertScalar(value, kind)).toBe(expected)
  })
})

describe('arithmetic', () => {
  test('wraps in the type of the operands', () => {
    expect(integerValue(binary('+', int(2147483647n), int(1n), intType))).toBe(-2147483648n)
    expect(integerValue(binary('-', literal(0n, uintType), literal(1n, uintType), uintType))).toBe(4294967295n)
    expect(integerValue(binary('*', int(65536n), int(65536n), intType))).toBe(0n)
  })

  test('rounds towards zero and takes the sign of the dividend', () => {
    expect(integerValue(binary('/', int(-7n), int(2n), intType))).toBe(-3n)
    expect(integerValue(binary('%', int(-7n), int(2n), intType))).toBe(-1n)
  })

  test('has no value for a division by zero', () => {
    expect(evaluateConstant(binary('/', int(1n), int(0n), intType))).toBeUndefined()
  })

  test('shifts by the low bits of the count, with the sign of the left side', () => {
    expect(integerValue(binary('<<', int(1n), int(33n), intType))).toBe(2n)
    expect(integerValue(binary('>>', int(-8n), int(1n), intType))).toBe(-4n)
    expect(integerValue(binary('>>', literal(0x80000000n, uintType), literal(31n, uintType), uintType))).toBe(1n)
  })

  test('rounds floats after every step', () => {
    const third = binary('/', literal(1, floatType), literal(3, floatType), floatType)
    expect(evaluateConstant(third)?.leaves).toEqual([Math.fround(1 / 3)])
  })

  test('compares', () => {
    expect(evaluateConstant(binary('<', int(1n), int(2n), boolType))?.leaves).toEqual([true])
  })
})

describe('vectors', () => {
  const float2 = vectorType(floatType, 2)
  const pair: Expression = { kind: 'construct', operands: [int(1n), int(2n)], type: float2, ...span }

  test('are lists of leaves in the type of the vector', () => {
    expect(evaluateConstant(pair)?.leaves).toEqual([1, 2])
  })

  test('are swizzled, indexed, spread and computed by component', () => {
    const swapped: Expression = { kind: 'swizzle', object: pair, components: [1, 0], type: float2, ...span }
    expect(evaluateConstant(swapped)?.leaves).toEqual([2, 1])
    const second: Expression = { kind: 'index', object: pair, index: int(1n), type: floatType, ...span }
    expect(evaluateConstant(second)?.leaves).toEqual([2])
    const spread: Expression = { kind: 'splat', operand: int(3n), type: float2, ...span }
    expect(evaluateConstant(binary('*', pair, spread, float2))?.leaves).toEqual([3, 6])
  })

  test('have no element outside', () => {
    const outside: Expression = { kind: 'index', object: pair, index: int(2n), type: floatType, ...span }
    expect(evaluateConstant(outside)).toBeUndefined()
  })
})

describe('intrinsics', () => {
  function call(name: string, values: Expression[], type: Type): Expression {
    const node: IntrinsicExpression = {
      kind: 'intrinsic',
      name,
      modes: values.map(() => 'in'),
      parameterTypes: values.map((value) => value.type),
      arguments: values,
      type,
      ...span,
    }
    return node
  }

  test.each([
    ['max', [int(3n), int(5n)], intType, 5n],
    ['clamp', [int(9n), int(0n), int(4n)], intType, 4n],
    ['countbits', [literal(0xffn, uintType)], uintType, 8n],
    ['firstbithigh', [literal(0x10n, uintType)], uintType, 4n],
    ['firstbitlow', [literal(0x18n, uintType)], uintType, 3n],
    ['reversebits', [literal(1n, uintType)], uintType, 0x80000000n],
    ['asuint', [literal(1, floatType)], uintType, 0x3f800000n],
    ['asfloat', [literal(0x40000000n, uintType)], floatType, 2],
    ['round', [literal(2.5, floatType)], floatType, 2],
    ['saturate', [literal(7, floatType)], floatType, 1],
    ['saturate', [literal(Number.NaN, floatType)], floatType, 0],
    ['min', [literal(Number.NaN, floatType), literal(1, floatType)], floatType, 1],
    ['isnan', [literal(Number.NaN, floatType)], boolType, true],
    ['pow', [literal(2, scalarType('literal float')), literal(10, scalarType('literal float'))], floatType, 1024],
    ['sign', [literal(-3, floatType)], intType, -1n],
  ] as const)('%s', (name, values, type, expected) => {
    expect(evaluateConstant(call(name, [...values], type))?.leaves).toEqual([expected])
  })

  test('that read something else have no value', () => {
    expect(evaluateConstant(call('WaveActiveSum', [int(1n)], intType))).toBeUndefined()
  })
})
