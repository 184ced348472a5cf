// Arithmetic functions, component by component: an instruction of GLSL.std.450 where there is one, else a formula.
import type { Id } from '../module.ts'
import type { GlslInstruction } from '../opcodes.ts'
import { scalarTypeId, scalarUnder } from '../types.ts'
import type { BuiltinCall, Operation, OperationTable } from './call.ts'
import { formula, kindOf, lengthOf, numberLike, rowByRow, shapedLike, widthOf } from './vectors.ts'

/** Functions of floats that take and give one type. */
const glslFunctions: Readonly<Record<string, GlslInstruction>> = {
  acos: 'Acos',
  asin: 'Asin',
  atan: 'Atan',
  atan2: 'Atan2',
  ceil: 'Ceil',
  cos: 'Cos',
  cosh: 'Cosh',
  degrees: 'Degrees',
  exp: 'Exp',
  exp2: 'Exp2',
  floor: 'Floor',
  fma: 'Fma',
  frac: 'Fract',
  lerp: 'FMix',
  log: 'Log',
  log2: 'Log2',
  radians: 'Radians',
  round: 'RoundEven',
  rsqrt: 'InverseSqrt',
  sin: 'Sin',
  sinh: 'Sinh',
  smoothstep: 'SmoothStep',
  sqrt: 'Sqrt',
  step: 'Step',
  tan: 'Tan',
  tanh: 'Tanh',
  trunc: 'Trunc',
}

interface ByKind {
  readonly float: GlslInstruction
  readonly signed: GlslInstruction
  readonly unsigned: GlslInstruction
}

/** Those with `N` answer with the other number when one is not a number, as HLSL does. */
const functionsByKind: Readonly<Record<string, ByKind>> = {
  clamp: { float: 'NClamp', signed: 'SClamp', unsigned: 'UClamp' },
  max: { float: 'NMax', signed: 'SMax', unsigned: 'UMax' },
  min: { float: 'NMin', signed: 'SMin', unsigned: 'UMin' },
}

export const mathOperations: OperationTable = {
  ...Object.fromEntries(Object.entries(glslFunctions).map(([name, instruction]) => [name, glsl(instruction)])),
  ...Object.fromEntries(Object.entries(functionsByKind).map(([name, instructions]) => [name, byKind(instructions)])),
  abs: absolute,
  fmod: (call) => rowByRow(call, ([x, y]) => call.writer.emit('OpFRem', call.module.typeOf(x!), x!, y!)),
  frexp: fractionAndExponent,
  isfinite: question((call, x) => {
    const type = booleans(call, x)
    const odd = call.writer.emit(
      'OpLogicalOr',
      type,
      call.writer.emit('OpIsNan', type, x),
      call.writer.emit('OpIsInf', type, x),
    )
    return call.writer.emit('OpLogicalNot', type, odd)
  }),
  isinf: question((call, x) => call.writer.emit('OpIsInf', booleans(call, x), x)),
  isnan: question((call, x) => call.writer.emit('OpIsNan', booleans(call, x), x)),
  isnormal: question(isNormal),
  ldexp: (call) =>
    rowByRow(call, ([x, exponent]) => {
      const { apply, mul } = formula(call.writer)
      return mul(x!, apply('Exp2', exponent!))
    }),
  log10: (call) =>
    rowByRow(call, ([x]) => {
      const { apply, mul } = formula(call.writer)
      return mul(apply('Log2', x!), numberLike(call.writer, x!, Math.LOG10E / Math.LOG2E))
    }),
  mad: (call) => rowByRow(call, ([a, b, c]) => multiplyAdd(call, a!, b!, c!)),
  modf: wholeAndFraction,
  pow: (call) => rowByRow(call, ([x, y]) => power(call, x!, y!)),
  rcp: (call) => rowByRow(call, ([x]) => formula(call.writer).div(numberLike(call.writer, x!, 1), x!)),
  saturate: (call) =>
    rowByRow(call, ([x]) =>
      formula(call.writer).apply('NClamp', x!, numberLike(call.writer, x!, 0), numberLike(call.writer, x!, 1)),
    ),
  sign,
  sincos: sineAndCosine,
}

function glsl(instruction: GlslInstruction): Operation {
  return (call) => rowByRow(call, (operands) => formula(call.writer).apply(instruction, ...operands))
}

function byKind(instructions: ByKind): Operation {
  return (call) =>
    rowByRow(call, (operands) => {
      const kind = kindOf(call.writer, operands[0]!)
      return formula(call.writer).apply(instructions[kind === 'bool' ? 'unsigned' : kind], ...operands)
    })
}

function booleans(call: BuiltinCall, shape: Id): Id {
  return shapedLike(call.writer, shape, call.module.boolType())
}

function question(compute: (call: BuiltinCall, x: Id) => Id): Operation {
  return (call) => rowByRow(call, ([x]) => compute(call, x!))
}

function absolute(call: BuiltinCall): Id {
  return rowByRow(call, ([x]) => {
    const kind = kindOf(call.writer, x!)
    return kind === 'unsigned' ? x! : formula(call.writer).apply(kind === 'float' ? 'FAbs' : 'SAbs', x!)
  })
}

export function multiplyAdd(call: BuiltinCall, a: Id, b: Id, c: Id): Id {
  const { module, writer } = call
  if (kindOf(writer, a) === 'float') return formula(writer).apply('Fma', a, b, c)
  const type = module.typeOf(a)
  return writer.emit('OpIAdd', type, writer.emit('OpIMul', type, a, b), c)
}

/** The square needs no logarithm, so that it also exists for negative numbers. */
function power(call: BuiltinCall, x: Id, y: Id): Id {
  const { module, writer } = call
  const two = numberLike(writer, y, 2)
  return y === two ? writer.emit('OpFMul', module.typeOf(x), x, x) : formula(writer).apply('Pow', x, y)
}

/** Exponent bits that are neither all zero nor all one. */
function isNormal(call: BuiltinCall, x: Id): Id {
  const { module, writer } = call
  const width = widthOf(writer, x)
  const integer = shapedLike(writer, x, module.intType(width, false))
  const [exponentBits, fractionBits] = width === 16 ? [5, 10] : width === 32 ? [8, 23] : [11, 52]
  const mask = ((1n << BigInt(exponentBits)) - 1n) << BigInt(fractionBits)
  const splat = writer.splat(module.integer(module.intType(width, false), mask), lengthOf(writer, x))
  const exponent = writer.emit('OpBitwiseAnd', integer, writer.emit('OpBitcast', integer, x), splat)
  const type = booleans(call, x)
  const isNotZero = writer.emit('OpINotEqual', type, exponent, module.zero(integer))
  return writer.emit('OpLogicalAnd', type, isNotZero, writer.emit('OpINotEqual', type, exponent, splat))
}

/** -1, 0 or 1 as an int, whatever the argument is. */
function sign(call: BuiltinCall): Id {
  const { module, writer } = call
  const wanted = scalarTypeId(writer.shared, scalarUnder(call.type).scalar)
  return rowByRow(call, ([x]) => {
    const type = shapedLike(writer, x!, wanted)
    const kind = kindOf(writer, x!)
    if (kind === 'float') return writer.emit('OpConvertFToS', type, formula(writer).apply('FSign', x!))
    if (kind === 'signed') {
      const result = formula(writer).apply('SSign', x!)
      return module.typeOf(result) === type ? result : writer.emit('OpSConvert', type, result)
    }
    const isNotZero = writer.emit('OpINotEqual', booleans(call, x!), x!, module.zero(module.typeOf(x!)))
    return writer.emit(
      'OpSelect',
      type,
      isNotZero,
      writer.splat(module.integer(wanted, 1n), lengthOf(writer, x!)),
      module.zero(type),
    )
  })
}

function sineAndCosine(call: BuiltinCall): Id {
  const { apply } = formula(call.writer)
  const type = call.parameterType(0)
  call.write(
    1,
    rowByRow(call, ([x]) => apply('Sin', x!), type),
  )
  call.write(
    2,
    rowByRow(call, ([x]) => apply('Cos', x!), type),
  )
  return 0
}

function wholeAndFraction(call: BuiltinCall): Id {
  const { apply, sub } = formula(call.writer)
  call.write(
    1,
    rowByRow(call, ([x]) => apply('Trunc', x!)),
  )
  return rowByRow(call, ([x]) => sub(x!, apply('Trunc', x!)))
}

/** The exponent is a float in HLSL. */
function fractionAndExponent(call: BuiltinCall): Id {
  const { module, writer } = call
  const parts = (x: Id): { readonly exponents: Id; readonly both: Id } => {
    const exponents = shapedLike(writer, x, module.intType(32, true))
    return { exponents, both: writer.glsl('FrexpStruct', module.type('OpTypeStruct', module.typeOf(x), exponents), x) }
  }
  const exponent = rowByRow(call, ([x]) => {
    const { exponents, both } = parts(x!)
    return writer.emit('OpConvertSToF', module.typeOf(x!), writer.extract(exponents, both, 1))
  })
  call.write(1, exponent)
  return rowByRow(call, ([x]) => writer.extract(module.typeOf(x!), parts(x!).both, 0))
}
