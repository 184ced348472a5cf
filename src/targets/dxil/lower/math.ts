// Arithmetic and bits.
import { constantFloat, constantInt, zeroValue } from '../../../ir/constants.ts'
import { fastMath } from '../../../ir/opcodes.ts'
import { type FloatType, floatType, halfType, type IntType, type IrType, i8, i32, scalarOf } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import type { IntrinsicCall, IntrinsicRow, Result } from './lowering.ts'

/** The same operation on every component, overloaded on the first operand. */
function direct(name: string): IntrinsicRow {
  return (call) => call.eachComponent((args) => call.operation(name, args[0]!.type, args))
}

function eachOf(make: (call: IntrinsicCall, args: readonly Value[]) => Value): IntrinsicRow {
  return (call) => call.eachComponent((args) => make(call, args))
}

function number(type: IrType, value: number): Value {
  return constantFloat(type as FloatType, value)
}

/** Formulas keep the flags of the call they replace. */
function arithmetic(call: IntrinsicCall) {
  const { builder, instruction } = call
  const flags = instruction.flags & fastMath
  return {
    add: (a: Value, b: Value) => builder.fadd(a, b, flags),
    sub: (a: Value, b: Value) => builder.fsub(a, b, flags),
    mul: (a: Value, b: Value) => builder.fmul(a, b, flags),
    div: (a: Value, b: Value) => builder.fdiv(a, b, flags),
    unary: (name: string, a: Value): Value => call.operation(name, a.type, [a]),
  }
}

/** As DXC writes them. */
const expansions: Readonly<Record<string, IntrinsicRow>> = {
  'llvm.exp': eachOf((call, [x]) => {
    const { mul, unary } = arithmetic(call)
    return unary('exp', mul(x!, number(x!.type, Math.LOG2E)))
  }),
  'llvm.exp10': eachOf((call, [x]) => {
    const { mul, unary } = arithmetic(call)
    return unary('exp', mul(x!, number(x!.type, Math.log2(10))))
  }),
  'llvm.log': eachOf((call, [x]) => {
    const { mul, unary } = arithmetic(call)
    return mul(unary('log', x!), number(x!.type, Math.LN2))
  }),
  'llvm.log10': eachOf((call, [x]) => {
    const { mul, unary } = arithmetic(call)
    return mul(unary('log', x!), number(x!.type, Math.log10(2)))
  }),
  'llvm.pow': eachOf((call, [x, y]) => {
    const { mul, unary } = arithmetic(call)
    return unary('exp', mul(unary('log', x!), y!))
  }),
  'llvm.atan2': eachOf(arcTangent),
  'llvm.abs': eachOf((call, [x]) => {
    const negative = call.builder.sub(zeroValue(x!.type), x!)
    return call.operation('iMax', x!.type, [x!, negative])
  }),
  'llvm.fma': eachOf((call, args) => {
    const type = args[0]!.type as FloatType
    return call.operation(type.bits === 64 ? 'fma' : 'fMad', type, args)
  }),
  'llvm.copysign': eachOf((call, [x, y]) => {
    const { builder } = call
    const magnitude = call.operation('fAbs', x!.type, [x!])
    const { sub } = arithmetic(call)
    const negative = sub(number(x!.type, -0), magnitude)
    return builder.select(builder.fcmp('olt', y!, zeroValue(y!.type)), negative, magnitude)
  }),
  'llvm.dx.lerp': eachOf((call, [x, y, s]) => {
    const { add, mul, sub } = arithmetic(call)
    return add(x!, mul(s!, sub(y!, x!)))
  }),
  'llvm.dx.degrees': eachOf((call, [x]) => arithmetic(call).mul(x!, number(x!.type, 180 / Math.PI))),
  'llvm.dx.radians': eachOf((call, [x]) => arithmetic(call).mul(x!, number(x!.type, Math.PI / 180))),
  'llvm.dx.nclamp': clamp('fMax', 'fMin'),
  'llvm.dx.sclamp': clamp('iMax', 'iMin'),
  'llvm.dx.uclamp': clamp('uMax', 'uMin'),
  'llvm.dx.isnan': eachOf(classify('isNaN')),
  'llvm.dx.isinf': eachOf(classify('isInf')),
  'llvm.dx.isfinite': eachOf(classify('isFinite')),
  'llvm.dx.isnormal': eachOf((call, [x]) => {
    const { builder } = call
    if (!isWidened(call, x!.type)) return call.operation('isNormal', x!.type, [x!])
    const wide = builder.cast('fpext', x!, floatType)
    const isLarge = builder.fcmp('oge', call.operation('fAbs', floatType, [wide]), number(floatType, leastNormalHalf))
    return builder.and(isLarge, call.operation('isFinite', floatType, [wide]))
  }),
  'llvm.fshl': eachOf((call, [high, low, amount]) => {
    const { builder } = call
    const type = high!.type as IntType
    const mask = constantInt(type, type.bits - 1)
    const left = builder.and(amount!, mask)
    const right = builder.and(builder.sub(constantInt(type, type.bits), left), mask)
    const whole = builder.or(builder.shl(high!, left), builder.binary('lshr', low!, right))
    return builder.select(builder.icmp('eq', left, zeroValue(type)), high!, whole)
  }),
}

const classifiesHalfFrom = 9
const leastNormalHalf = 2 ** -14

/** Before shader model 6.9 only floats can be asked. */
function isWidened({ lowering }: IntrinsicCall, type: IrType): boolean {
  return type === halfType && lowering.minor < classifiesHalfFrom
}

function classify(name: string): (call: IntrinsicCall, args: readonly Value[]) => Value {
  return (call, [x]) => {
    const value = isWidened(call, x!.type) ? call.builder.cast('fpext', x!, floatType) : x!
    return call.operation(name, value.type, [value])
  }
}

function clamp(maximum: string, minimum: string): IntrinsicRow {
  return eachOf((call, [x, low, high]) => {
    const raised = call.operation(maximum, x!.type, [x!, low!])
    return call.operation(minimum, x!.type, [raised, high!])
  })
}

/** The quadrant follows from the signs; nothing is divided by zero in the end. */
function arcTangent(call: IntrinsicCall, [y, x]: readonly Value[]): Value {
  const { builder } = call
  const { add, sub, div, unary } = arithmetic(call)
  const { type } = x!
  const zero = zeroValue(type)
  const angle = unary('atan', div(y!, x!))
  const isLeft = builder.fcmp('olt', x!, zero)
  const isMiddle = builder.fcmp('oeq', x!, zero)
  const isUp = builder.fcmp('oge', y!, zero)
  const isDown = builder.fcmp('olt', y!, zero)
  const choose = (condition: Value, value: Value, otherwise: Value) => builder.select(condition, value, otherwise)
  let result = choose(builder.and(isLeft, isUp), add(angle, number(type, Math.PI)), angle)
  result = choose(builder.and(isLeft, isDown), sub(angle, number(type, Math.PI)), result)
  result = choose(builder.and(isMiddle, isDown), number(type, -Math.PI / 2), result)
  return choose(builder.and(isMiddle, isUp), number(type, Math.PI / 2), result)
}

const unaryOperations: Readonly<Record<string, string>> = {
  'llvm.fabs': 'fAbs',
  'llvm.dx.saturate': 'saturate',
  'llvm.cos': 'cos',
  'llvm.sin': 'sin',
  'llvm.tan': 'tan',
  'llvm.acos': 'acos',
  'llvm.asin': 'asin',
  'llvm.atan': 'atan',
  'llvm.cosh': 'hcos',
  'llvm.sinh': 'hsin',
  'llvm.tanh': 'htan',
  'llvm.exp2': 'exp',
  'llvm.dx.frac': 'frc',
  'llvm.log2': 'log',
  'llvm.sqrt': 'sqrt',
  'llvm.dx.rsqrt': 'rsqrt',
  'llvm.roundeven': 'round_ne',
  'llvm.rint': 'round_ne',
  'llvm.nearbyint': 'round_ne',
  'llvm.round': 'round_ne',
  'llvm.floor': 'round_ni',
  'llvm.ceil': 'round_pi',
  'llvm.trunc': 'round_z',
  'llvm.bitreverse': 'bfrev',
  'llvm.dx.firstbitlow': 'firstbitLo',
  'llvm.maxnum': 'fMax',
  'llvm.minnum': 'fMin',
  'llvm.maximumnum': 'fMax',
  'llvm.minimumnum': 'fMin',
  'llvm.smax': 'iMax',
  'llvm.smin': 'iMin',
  'llvm.umax': 'uMax',
  'llvm.umin': 'uMin',
  'llvm.fmuladd': 'fMad',
  'llvm.dx.imad': 'iMad',
  'llvm.dx.umad': 'uMad',
  'llvm.dx.msad': 'msad',
  'llvm.dx.ddx.coarse': 'derivCoarseX',
  'llvm.dx.ddx.fine': 'derivFineX',
  'llvm.dx.ddy.coarse': 'derivCoarseY',
  'llvm.dx.ddy.fine': 'derivFineY',
}

export const mathRows: Readonly<Record<string, IntrinsicRow>> = {
  ...Object.fromEntries(Object.entries(unaryOperations).map(([name, op]) => [name, direct(op)])),
  ...expansions,
  'llvm.ctpop': eachOf((call, [x]) => resized(call, call.operation('countbits', x!.type, [x!]), x!.type)),
  'llvm.dx.firstbituhigh': firstBit('firstbitHi'),
  'llvm.dx.firstbitshigh': firstBit('firstbitSHi'),
  'llvm.dx.legacyf16tof32': eachOf((call, [x]) => call.operation('legacyF16ToF32', i32, [x!])),
  'llvm.dx.legacyf32tof16': eachOf((call, [x]) => call.operation('legacyF32ToF16', i32, [x!])),
  'llvm.dx.asdouble': eachOf((call, args) => call.operation('makeDouble', scalarOf(call.type), args)),
  'llvm.dx.splitdouble': splitDouble,
  'llvm.dx.fdot': floatDot,
  'llvm.dx.dot2': floatDot,
  'llvm.dx.sdot': integerDot('iMad'),
  'llvm.dx.udot': integerDot('uMad'),
  'llvm.dx.dot2add': (call) => {
    const args = Array.from({ length: call.count }, (_, index) => call.value(index))
    return call.operation('dot2AddHalf', call.type, args)
  },
  'llvm.dx.dot4add.i8packed': packedDot('dot4AddI8Packed'),
  'llvm.dx.dot4add.u8packed': packedDot('dot4AddU8Packed'),
  'llvm.dx.pack.truncate': pack(0),
  'llvm.dx.pack.clamp.unsigned': pack(1),
  'llvm.dx.pack.clamp.signed': pack(2),
  'llvm.dx.unpack.unsigned': unpack(0),
  'llvm.dx.unpack.signed': unpack(1),
  'llvm.uadd.with.overflow': (call) => {
    const sum = call.builder.add(call.value(0), call.value(1))
    return { members: [sum, () => call.builder.icmp('ult', sum, call.value(0))] }
  },
}

/** Bits are counted in an i32, whatever the operand is. */
function resized({ builder }: IntrinsicCall, count: Value, type: IrType): Value {
  const bits = (type as IntType).bits
  return bits === 32 ? count : builder.cast(bits < 32 ? 'trunc' : 'zext', count, type)
}

/** DXIL counts from the highest bit, HLSL from the lowest. */
function firstBit(name: string): IntrinsicRow {
  return eachOf((call, [x]) => {
    const { builder } = call
    const found = call.operation(name, x!.type, [x!])
    const fromLowest = builder.sub(constantInt(i32, (x!.type as IntType).bits - 1), found)
    return builder.select(builder.icmp('eq', found, constantInt(i32, -1)), constantInt(i32, -1), fromLowest)
  })
}

function splitDouble(call: IntrinsicCall): Result {
  const { builder } = call
  const parts = call.components(0).map((value) => call.operation('splitDouble', value.type, [value]))
  return { members: [0, 1].map((index) => parts.map((part) => builder.extractValue(part, [index]))) }
}

function floatDot(call: IntrinsicCall): Value {
  const { mul } = arithmetic(call)
  const [a, b] = [call.components(0), call.components(1)]
  const type = a[0]!.type as FloatType
  if (a.length > 1 && a.length <= 4 && type.bits < 64) return call.operation(`dot${a.length}`, type, [...a, ...b])
  return a
    .slice(1)
    .reduce((sum, component, index) => call.operation('fMad', type, [component, b[index + 1]!, sum]), mul(a[0]!, b[0]!))
}

function integerDot(name: string): IntrinsicRow {
  return (call) => {
    const [a, b] = [call.components(0), call.components(1)]
    return a
      .slice(1)
      .reduce(
        (sum: Value, component, index) => call.operation(name, component.type, [component, b[index + 1]!, sum]),
        call.builder.mul(a[0]!, b[0]!),
      )
  }
}

function packedDot(name: string): IntrinsicRow {
  return (call) => call.operation(name, i32, [call.value(0), call.value(1), call.value(2)])
}

function pack(mode: number): IntrinsicRow {
  return (call) => {
    const parts = call.components(0)
    return call.operation('pack4x8', parts[0]!.type, [constantInt(i8, mode), ...parts])
  }
}

function unpack(mode: number): IntrinsicRow {
  return (call) => {
    const result = call.operation('unpack4x8', scalarOf(call.type), [constantInt(i8, mode), call.value(0)])
    return [0, 1, 2, 3].map((index) => call.builder.extractValue(result, [index]))
  }
}
