// Arithmetic functions, component by component: an instruction of GLSL.std.450 where there is one, else a formula.
import type { Id } from '../module.ts'
import type { GlslInstruction } from '../opcodes.ts'
import { scalarTypeId, scalarUnder } from '../types.ts'
import type { BuiltinCall, Operation, OperationTable } from './call.ts'
import { formula, kindOf, lengthOf, rowByRow, shapedLike, widthOf } from './vectors.ts'

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
  pow: 'Pow',
  radians: 'Radians',
  round: 'RoundEven',
  rsqrt: 'InverseSqrt',
  sin: 'Sin',
  sinh: 'Sinh',
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
  mad: (call) => rowByRow(call, ([a, b, c]) => multiplyAdd(call, a!, b!, c!)),
  modf: wholeAndFraction,
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

function multiplyAdd(call: BuiltinCall, a: Id, b: Id, c: Id): Id {
  const { module, writer } = call
  if (kindOf(writer, a) === 'float') return formula(writer).apply('Fma', a, b, c)
  const type = module.typeOf(a)
  return writer.emit('OpIAdd', type, writer.emit('OpIMul', type, a, b), c)
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
  const wholes: Id[] = []
  const fraction = rowByRow(call, ([x]) => {
    const whole = apply('Trunc', x!)
    wholes.push(whole)
    return sub(x!, whole)
  })
  call.write(
    1,
    rowByRow(call, () => wholes.shift()!),
  )
  return fraction
}

/** The exponent is a float in HLSL. */
function fractionAndExponent(call: BuiltinCall): Id {
  const { module, writer } = call
  const exponents: Id[] = []
  const fraction = rowByRow(call, ([x]) => {
    const integers = shapedLike(writer, x!, module.intType(32, true))
    const both = writer.glsl('FrexpStruct', module.type('OpTypeStruct', module.typeOf(x!), integers), x!)
    exponents.push(writer.emit('OpConvertSToF', module.typeOf(x!), writer.extract(integers, both, 1)))
    return writer.extract(module.typeOf(x!), both, 0)
  })
  call.write(
    1,
    rowByRow(call, () => exponents.shift()!),
  )
  return fraction
}
