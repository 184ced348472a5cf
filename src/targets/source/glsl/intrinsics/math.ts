// Arithmetic, component by component. What GLSL lacks is a formula of src/raise.
import { componentOf, intType, withComponent } from '../../../../types/types.ts'
import { type Code, call } from '../code.ts'
import { convert } from '../convert.ts'
import { isSigned, scalarClass } from '../types.ts'
import { type IntrinsicCall, type IntrinsicTable, operandType, writeOutput } from './call.ts'

export const mathIntrinsics: IntrinsicTable = {
  abs: (context) => {
    const scalar = componentOf(operandType(context, 0))
    const [x] = context.values
    return scalarClass(scalar) === 'float' || isSigned(scalar) ? call('abs', x!) : x!
  },
  acos: 'acos',
  asin: 'asin',
  atan: 'atan',
  atan2: 'atan',
  ceil: 'ceil',
  clamp: 'clamp',
  cos: 'cos',
  cosh: 'cosh',
  cross: 'cross',
  degrees: 'degrees',
  distance: 'distance',
  exp: 'exp',
  exp2: 'exp2',
  faceforward: 'faceforward',
  floor: 'floor',
  fma: 'fma',
  frac: 'fract',
  frexp: fractionAndExponent,
  length: 'length',
  lerp: 'mix',
  log: 'log',
  log2: 'log2',
  max: 'max',
  min: 'min',
  normalize: 'normalize',
  pow: 'pow',
  radians: 'radians',
  reflect: 'reflect',
  refract: 'refract',
  round: 'roundEven',
  rsqrt: 'inversesqrt',
  sin: 'sin',
  sinh: 'sinh',
  sqrt: 'sqrt',
  step: 'step',
  tan: 'tan',
  tanh: 'tanh',
  trunc: 'trunc',
}

function fractionAndExponent(context: IntrinsicCall): Code {
  const { writer, values } = context
  const type = operandType(context, 0)
  const integers = withComponent(type, intType)
  const exponent = writer.declare(integers, 'exponent')
  const result = writer.spill({ ...call('frexp', values[0]!, exponent), effects: true }, type, 'fraction')
  writeOutput(context, 1, convert(writer, exponent, integers, type))
  return result
}
