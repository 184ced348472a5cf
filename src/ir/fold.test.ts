import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { halfFromBits, halfToBits, roundToHalf } from '../support/arithmetic/half.ts'
import {
  type ConstantFloat,
  type ConstantInt,
  constantAggregate,
  constantFloat,
  constantFloatLike,
  constantInt,
  constantIntLike,
  poisonValue,
  splatElement,
  undefValue,
  zeroValue,
} from './constants.ts'
import { doubleToBits, floatFromBits, floatToBits } from './float-bits.ts'
import { foldBinary, foldCast, foldCompare, foldInsertValue, foldSelect, foldShuffle } from './fold.ts'
import type { BinaryOpcode, IntPredicate } from './opcodes.ts'
import { constantText } from './print-constants.ts'
import {
  arrayType,
  doubleType,
  type FloatType,
  floatType,
  halfType,
  type IntType,
  i1,
  i8,
  i16,
  i32,
  i64,
  structType,
  vectorType,
} from './types.ts'
import type { Value } from './values.ts'

const text = (value: Value | undefined) => (value === undefined ? undefined : constantText(value))

function int(opcode: BinaryOpcode, type: IntType, lhs: number | bigint, rhs: number | bigint) {
  return text(foldBinary(opcode, constantInt(type, lhs), constantInt(type, rhs)))
}

describe('integers', () => {
  test.each<[BinaryOpcode, IntType, number | bigint, number | bigint, string | undefined]>([
    ['add', i32, 2147483647, 1, '-2147483648'],
    ['mul', i32, 0x12345678, 0x9abcdef, '-498937336'],
    ['mul', i64, 0x7fffffffffffffffn, 2n, '-2'],
    ['udiv', i32, -1, 2, '2147483647'],
    ['udiv', i8, -1, 16, '15'],
    ['sdiv', i32, -7, 2, '-3'],
    ['srem', i32, -7, 2, '-1'],
    ['urem', i16, -1, 10, '5'],
    ['sdiv', i32, 1, 0, undefined],
    ['udiv', i64, 1, 0, undefined],
    ['sdiv', i32, -2147483648, -1, undefined],
    ['shl', i32, 1, 31, '-2147483648'],
    ['shl', i32, 1, 32, undefined],
    ['lshr', i32, -1, 28, '15'],
    ['lshr', i8, -128, 7, '1'],
    ['ashr', i8, -128, 7, '-1'],
    ['lshr', i64, -1n, 60n, '15'],
    ['xor', i1, 1, 1, 'false'],
    ['add', i1, 1, 1, 'false'],
  ])('%s %o %s, %s = %s', (opcode, type, lhs, rhs, expected) => {
    expect(int(opcode, type, lhs, rhs)).toBe(expected)
  })

  test('agree with exact arithmetic, wrapped', () => {
    const types = fc.constantFrom(i1, i8, i16, i32, i64)
    const exact: Record<string, (a: bigint, b: bigint) => bigint> = {
      add: (a, b) => a + b,
      sub: (a, b) => a - b,
      mul: (a, b) => a * b,
      and: (a, b) => a & b,
      or: (a, b) => a | b,
      xor: (a, b) => a ^ b,
    }
    const opcode = fc.constantFrom(...(Object.keys(exact) as BinaryOpcode[]))
    fc.assert(
      fc.property(types, opcode, fc.bigInt(), fc.bigInt(), (type, name, a, b) => {
        const folded = foldBinary(name, constantInt(type, a), constantInt(type, b))
        expect(folded).toBe(constantInt(type, exact[name]!(a, b)))
      }),
    )
  })

  test.each<[IntPredicate, IntType, number, number, string]>([
    ['slt', i32, -1, 1, 'true'],
    ['ult', i32, -1, 1, 'false'],
    ['sgt', i1, 1, 0, 'false'],
    ['ugt', i1, 1, 0, 'true'],
    ['uge', i64, -1, 5, 'true'],
    ['sle', i64, -1, 5, 'true'],
  ])('icmp %s %o %i, %i is %s', (predicate, type, lhs, rhs, expected) => {
    expect(text(foldCompare('icmp', predicate, constantInt(type, lhs), constantInt(type, rhs)))).toBe(expected)
  })
})

describe('floats', () => {
  test('are rounded to their type, once', () => {
    const product = foldBinary('fmul', constantFloat(floatType, 0.1), constantFloat(floatType, 3))
    expect((product as ConstantFloat).value).toBe(Math.fround(Math.fround(0.1) * 3))
    expect(text(foldBinary('fadd', constantFloat(halfType, 2048), constantFloat(halfType, 1)))).toBe('0xH6800')
    expect(text(foldBinary('fdiv', constantFloat(floatType, 1), constantFloat(floatType, 0)))).toBe(
      '0x7FF0000000000000',
    )
  })

  test('compare with NaN as the predicate says', () => {
    const nan = constantFloat(floatType, Number.NaN)
    expect(text(foldCompare('fcmp', 'une', nan, nan))).toBe('true')
    expect(text(foldCompare('fcmp', 'oeq', nan, nan))).toBe('false')
    expect(text(foldCompare('fcmp', 'ult', nan, constantFloat(floatType, 1)))).toBe('true')
  })

  test.each<[number, FloatType, string]>([
    [1, floatType, '1.000000e+00'],
    [0.1, floatType, '0x3FB99999A0000000'],
    [0.1, doubleType, '1.000000e-01'],
    [-0, doubleType, '-0.000000e+00'],
    [1e100, doubleType, '1.000000e+100'],
    [Number.NaN, floatType, '0x7FF8000000000000'],
    [2 ** -24, halfType, '0xH0001'],
  ])('%d as %o is written %s', (value, type, expected) => {
    expect(text(constantFloat(type, value))).toBe(expected)
  })

  test('every half survives its bits', () => {
    for (let bits = 0; bits < 0x10000; bits++) {
      const value = halfFromBits(bits)
      if (Number.isNaN(value)) continue
      if (halfToBits(value) !== bits || !Object.is(roundToHalf(value), value)) expect.fail(`half ${bits.toString(16)}`)
    }
  })

  test('rounding to half is to nearest, ties to even', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0x7bfe }), fc.double({ min: 0, max: 1, noNaN: true }), (bits, weight) => {
        const low = halfFromBits(bits)
        const high = halfFromBits(bits + 1)
        const value = low + (high - low) * weight
        const wanted =
          value - low < high - value ? low : value - low > high - value ? high : bits % 2 === 0 ? low : high
        expect(roundToHalf(value)).toBe(wanted)
      }),
    )
  })

  test('bits of floats survive, payloads of NaNs included', () => {
    const types = fc.constantFrom(halfType, floatType, doubleType)
    fc.assert(
      fc.property(types, fc.bigInt({ min: 0n, max: 0xffffffffffffffffn }), (type, random) => {
        const bits = BigInt.asUintN(type.bits, random)
        expect(floatToBits(floatFromBits(type, bits))).toBe(bits)
      }),
    )
  })
})

describe('casts', () => {
  test.each<[Value, Value | undefined, Parameters<typeof foldCast>[0]]>([
    [constantInt(i1, 1), constantInt(i32, -1), 'sext'],
    [constantInt(i1, 1), constantInt(i32, 1), 'zext'],
    [constantInt(i8, -1), constantInt(i64, 255), 'zext'],
    [constantInt(i64, -1), constantInt(i8, -1), 'trunc'],
    [constantInt(i1, 1), constantFloat(floatType, -1), 'sitofp'],
    [constantInt(i1, 0), constantFloat(floatType, 0), 'sitofp'],
    [constantInt(i32, -1), constantFloat(floatType, 4294967296), 'uitofp'],
    [constantFloat(floatType, -3.7), constantInt(i32, -3), 'fptosi'],
    [constantFloat(floatType, 1), constantInt(i32, 0x3f800000), 'bitcast'],
  ])('%o becomes %o by %s', (value, expected, opcode) => {
    expect(foldCast(opcode, value, expected!.type)).toBe(expected)
  })

  test('what does not fit is left for run time', () => {
    expect(foldCast('fptosi', constantFloat(floatType, 3e9), i32)).toBe(undefined)
    expect(foldCast('fptoui', constantFloat(floatType, -1), i32)).toBe(undefined)
    expect(foldCast('fptoui', constantFloat(floatType, Number.NaN), i32)).toBe(undefined)
  })

  test('a large integer is rounded once', () => {
    const value = constantInt(i64, (1n << 54n) + (1n << 30n) + 1n)
    expect((foldCast('uitofp', value, floatType) as ConstantFloat).value).toBe(2 ** 54 + 2 ** 31)
  })

  test('bitcasts take vectors apart', () => {
    const bytes = constantAggregate(
      vectorType(4, i8),
      [1, 2, 3, 4].map((byte) => constantInt(i8, byte)),
    )
    expect(foldCast('bitcast', bytes, i32)).toBe(constantInt(i32, 0x04030201))
    const whole = foldCast('bitcast', constantFloat(doubleType, 1), vectorType(2, i32))
    expect(text(whole)).toBe('<i32 0, i32 1072693248>')
    expect(doubleToBits(1)).toBe(0x3ff0000000000000n)
  })
})

describe('vectors and aggregates', () => {
  const int4 = vectorType(4, i32)

  test('fold lane by lane', () => {
    expect(foldBinary('add', constantIntLike(int4, 2), constantIntLike(int4, 3))).toBe(constantIntLike(int4, 5))
    const lanes = foldShuffle(constantIntLike(int4, 1), constantIntLike(int4, 2), [0, 4, -1, 7], int4)
    expect(text(lanes)).toBe('<i32 1, i32 2, i32 poison, i32 2>')
    const float4 = vectorType(4, floatType)
    expect(foldBinary('fmul', constantFloatLike(float4, 2), zeroValue(float4))).toBe(zeroValue(float4))
  })

  test('members are replaced at any depth', () => {
    const type = structType([i32, arrayType(2, i32)])
    expect(text(foldInsertValue(zeroValue(type), constantInt(i32, 7), [1, 0]))).toBe(
      '{ i32 0, [2 x i32] [i32 7, i32 0] }',
    )
  })

  test('equal constants are one object', () => {
    const list = [1, 2].map((value) => constantInt(i32, value))
    expect(constantAggregate(vectorType(2, i32), list)).toBe(constantAggregate(vectorType(2, i32), list))
    expect(constantAggregate(int4, new Array(4).fill(constantInt(i32, 0)))).toBe(zeroValue(int4))
    expect((splatElement(constantIntLike(int4, 9)) as ConstantInt).number).toBe(9)
  })
})

test('poison spreads but where LLVM 3.7 knows the result; undef only where every result is possible', () => {
  const one = constantInt(i32, 1)
  expect(foldBinary('add', poisonValue(i32), one)).toBe(poisonValue(i32))
  expect(foldBinary('mul', poisonValue(i32), one)).toBe(constantInt(i32, 0))
  expect(foldBinary('or', one, poisonValue(i32))).toBe(constantInt(i32, -1))
  expect(foldBinary('lshr', poisonValue(i32), one)).toBe(constantInt(i32, 0))
  expect(foldBinary('lshr', one, poisonValue(i32))).toBe(poisonValue(i32))
  expect(foldBinary('add', undefValue(i32), one)).toBe(undefValue(i32))
  expect(foldBinary('mul', undefValue(i32), one)).toBe(undefined)
  expect(foldSelect(constantInt(i1, 0), one, undefValue(i32))).toBe(undefValue(i32))
})
