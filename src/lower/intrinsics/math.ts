// Arithmetic functions, component by component. A function with an operation of its own is a row with the operation's name; the
// others are the formulas DXC uses, so that what is multiplied by zero vanishes here too.
import {
  ConstantFloat,
  constantBool,
  constantFloatLike,
  constantIntLike,
  splatElement,
  zeroValue,
} from '../../ir/constants.ts'
import { floatType, i32, withShapeOf } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import type { BuiltinCall } from './call.ts'
import { formula, multiplyAdd } from './formula.ts'
import { byScalar, callOverloaded, direct, type IntrinsicTable, isFloat, isSigned, question } from './tables.ts'

const minimum = { float: 'llvm.minnum', signed: 'llvm.smin', unsigned: 'llvm.umin' }
const maximum = { float: 'llvm.maxnum', signed: 'llvm.smax', unsigned: 'llvm.umax' }

export const mathIntrinsics: IntrinsicTable = {
  abs: absolute,
  acos: direct('llvm.acos'),
  asin: direct('llvm.asin'),
  atan: direct('llvm.atan'),
  atan2: direct('llvm.atan2'),
  ceil: direct('llvm.ceil'),
  clamp,
  cos: direct('llvm.cos'),
  cosh: direct('llvm.cosh'),
  degrees: (call) => scaled(call, 180 / Math.PI),
  exp: direct('llvm.exp'),
  exp2: direct('llvm.exp2'),
  floor: direct('llvm.floor'),
  fma: direct('llvm.fma'),
  frac: direct('llvm.dx.frac'),
  frexp: fractionAndExponent,
  isfinite: question('llvm.dx.isfinite'),
  isinf: question('llvm.dx.isinf'),
  isnan: question('llvm.dx.isnan'),
  isnormal: question('llvm.dx.isnormal'),
  ldexp: (call) => formula(call).mul(formula(call).apply('llvm.exp2', call.value(1)), call.value(0)),
  lerp,
  log: direct('llvm.log'),
  log10: direct('llvm.log10'),
  log2: direct('llvm.log2'),
  mad: (call) => multiplyAdd(call, call.value(0), call.value(1), call.value(2), isSigned(call)),
  max: byScalar(maximum),
  min: byScalar(minimum),
  modf: wholeAndFraction,
  pow: power,
  radians: (call) => scaled(call, Math.PI / 180),
  round: direct('llvm.roundeven'),
  rsqrt: direct('llvm.dx.rsqrt'),
  saturate: direct('llvm.dx.saturate'),
  sin: direct('llvm.sin'),
  sinh: direct('llvm.sinh'),
  sqrt: direct('llvm.sqrt'),
  step,
  tan: direct('llvm.tan'),
  tanh: direct('llvm.tanh'),
  trunc: direct('llvm.trunc'),
}

function absolute(call: BuiltinCall): Value {
  const value = call.value(0)
  if (isFloat(call)) return callOverloaded(call, 'llvm.fabs', call.resultType, [value])
  if (!isSigned(call)) return value
  // The second operand: the smallest integer stays what it is.
  return callOverloaded(call, 'llvm.abs', call.resultType, [value, constantBool(false)])
}

function clamp(call: BuiltinCall): Value {
  const kind = isFloat(call) ? 'float' : isSigned(call) ? 'signed' : 'unsigned'
  const raised = callOverloaded(call, maximum[kind], call.resultType, [call.value(0), call.value(1)])
  return callOverloaded(call, minimum[kind], call.resultType, [raised, call.value(2)])
}

function scaled(call: BuiltinCall, factor: number): Value {
  return formula(call).mul(constantFloatLike(call.resultType, factor), call.value(0))
}

/** a + s * (b - a) */
function lerp(call: BuiltinCall): Value {
  const { add, mul, sub } = formula(call)
  const [a, b, s] = [call.value(0), call.value(1), call.value(2)]
  return add(a, mul(s, sub(b, a)))
}

/** The square needs no logarithm. */
function power(call: BuiltinCall): Value {
  const [x, y] = [call.value(0), call.value(1)]
  const exponent = y instanceof ConstantFloat ? y : splatElement(y)
  if (exponent instanceof ConstantFloat && exponent.value === 2) return formula(call).mul(x, x)
  return callOverloaded(call, 'llvm.pow', call.resultType, [x, y])
}

function step(call: BuiltinCall): Value {
  const { less, number } = formula(call)
  const [edge, x] = [call.value(0), call.value(1)]
  return call.builder.select(less(x, edge), number(x, 0), number(x, 1))
}

function wholeAndFraction(call: BuiltinCall): Value {
  const { apply, sub } = formula(call)
  const x = call.value(0)
  const whole = apply('llvm.trunc', x)
  call.write(1, whole)
  return sub(x, whole)
}

/** Takes the float apart: the mantissa in [0.5, 1) is the result, zero stays zero. */
function fractionAndExponent(call: BuiltinCall): Value {
  const { builder } = call
  const x = call.value(0)
  const integer = withShapeOf(x.type, i32)
  const number = (value: number): Value => constantIntLike(integer, value)
  const bits = builder.cast('bitcast', x, integer)
  const isNumber = builder.cast('sext', builder.fcmp('une', x, zeroValue(x.type)), integer)
  const exponentBits = builder.add(builder.and(bits, number(0x7f800000)), number(-0x3f000000))
  const exponent = builder.binary('ashr', builder.and(exponentBits, isNumber), number(23))
  call.write(1, builder.cast('sitofp', exponent, withShapeOf(x.type, floatType)))
  const mantissa = builder.or(builder.and(bits, number(0x007fffff)), number(0x3f000000))
  return builder.cast('bitcast', builder.and(mantissa, isNumber), x.type)
}
