// Arithmetic functions, component by component: the instructions of GLSL.std.450. What it lacks is a formula of src/raise.
import type { Id } from '../module.ts'
import type { GlslInstruction, OpcodeName } from '../opcodes.ts'
import type { BuiltinCall, Operation, OperationTable } from './call.ts'
import { kindOf, shapedLike } from './vectors.ts'

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
  abs: (call) => {
    const kind = kindOf(call.writer, call.value(0))
    return kind === 'unsigned' ? call.value(0) : glsl(kind === 'float' ? 'FAbs' : 'SAbs')(call)
  },
  frexp: fractionAndExponent,
  isinf: question('OpIsInf'),
  isnan: question('OpIsNan'),
}

function glsl(instruction: GlslInstruction): Operation {
  return (call) => call.writer.glsl(instruction, call.module.typeOf(call.value(0)), ...call.values())
}

function byKind(instructions: ByKind): Operation {
  return (call) => {
    const kind = kindOf(call.writer, call.value(0))
    return glsl(instructions[kind === 'bool' ? 'unsigned' : kind])(call)
  }
}

function question(opcode: OpcodeName): Operation {
  return (call) => call.writer.emit(opcode, call.resultType, call.value(0))
}

/** The exponent is a float in HLSL. */
function fractionAndExponent(call: BuiltinCall): Id {
  const { module, writer } = call
  const x = call.value(0)
  const type = module.typeOf(x)
  const integers = shapedLike(writer, x, module.intType(32, true))
  const both = writer.glsl('FrexpStruct', module.type('OpTypeStruct', type, integers), x)
  call.write(1, writer.emit('OpConvertSToF', type, writer.extract(integers, both, 1)))
  return writer.extract(type, both, 0)
}
