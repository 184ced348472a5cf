// Arithmetic, component by component.
import { componentOf, intType, type NumericType, withComponent } from '../../../../types/types.ts'
import { type Code, call, code, element, infix } from '../code.ts'
import { convert } from '../convert.ts'
import type { Lines } from '../lines.ts'
import { number } from '../literals.ts'
import { byRows, floatRemainder } from '../operators.ts'
import { glslKind, isSigned, plainType, scalarClass, typeName } from '../types.ts'
import type { Writer } from '../writer.ts'
import {
  type Elementwise,
  type IntrinsicCall,
  type IntrinsicTable,
  operandType,
  outputTarget,
  writeOutput,
} from './call.ts'

export const mathIntrinsics: IntrinsicTable = {
  abs: {
    elementwise: (_, [x], type) =>
      scalarClass(componentOf(type)) === 'float' || isSigned(componentOf(type)) ? call('abs', x!) : x!,
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
  fmod: { elementwise: (writer, [x, y], type) => floatRemainder(writer, x!, y!, type) },
  frac: 'fract',
  frexp: fractionAndExponent,
  length: 'length',
  lerp: 'mix',
  log: 'log',
  log2: 'log2',
  mad: {
    elementwise: (_, [x, y, z], type) =>
      scalarClass(componentOf(type)) === 'float' ? call('fma', x!, y!, z!) : infix(infix(x!, '*', y!), '+', z!),
  },
  max: 'max',
  min: 'min',
  modf: wholeAndFraction,
  normalize: 'normalize',
  pow: 'pow',
  radians: 'radians',
  reflect: 'reflect',
  refract: 'refract',
  round: 'roundEven',
  rsqrt: 'inversesqrt',
  sign: { elementwise: sign },
  sin: 'sin',
  sincos: sineAndCosine,
  sinh: 'sinh',
  sqrt: 'sqrt',
  step: 'step',
  tan: 'tan',
  tanh: 'tanh',
  trunc: 'trunc',
}

/** An int, whatever the argument is. */
function sign(writer: Writer, [x]: readonly Code[], type: NumericType): Code {
  const scalar = componentOf(type)
  if (scalarClass(scalar) === 'int' && !isSigned(scalar)) {
    const one = number(glslKind(scalar), 1)
    return convert(writer, call('min', x!, one), type, withComponent(type, intType))
  }
  return convert(writer, call('sign', x!), type, withComponent(type, intType))
}

/** A helper function of one expression; the parameters have the arguments' types, the result the call's. */
export function formula(
  { writer, type, values, ...rest }: IntrinsicCall,
  name: string,
  parameters: readonly string[],
  body: (result: string) => string | Lines,
  order: readonly number[] = parameters.map((_, index) => index),
): Code {
  const result = typeName(writer, plainType(type))
  const types = order.map((index) => typeName(writer, operandType({ writer, type, values, ...rest }, index)))
  const list = parameters.map((parameter, index) => `${types[index]} ${parameter}`).join(', ')
  const helper = writer.helper(name, `${result}(${types.join(', ')})`, (own) => {
    const lines = body(result)
    return [`${result} ${own}(${list}) {`, typeof lines === 'string' ? [lines] : lines, '}']
  })
  return call(helper, ...order.map((index) => values[index]!))
}

function sineAndCosine(context: IntrinsicCall): Code {
  const { writer, values } = context
  const type = operandType(context, 0)
  const x = writer.reuse(values[0]!, type)
  const part =
    (name: string): Elementwise =>
    (_, [value]) =>
      call(name, value!)
  writeOutput(context, 1, rowwise(context, part('sin'), x, type))
  writeOutput(context, 2, rowwise(context, part('cos'), x, type))
  return { ...x, text: '', effects: false }
}

/** One argument, rows of a matrix one by one. */
function rowwise({ writer }: IntrinsicCall, elementwise: Elementwise, x: Code, type: NumericType): Code {
  if (type.kind !== 'matrix') return elementwise(writer, [x], type)
  const rows = Array.from({ length: type.rows }, (_, row) =>
    elementwise(writer, [{ ...x, text: `${x.text}[${row}]` }], type),
  )
  return call(typeName(writer, type), ...rows)
}

function wholeAndFraction(context: IntrinsicCall): Code {
  const { writer, values } = context
  const type = operandType(context, 0)
  if (type.kind === 'matrix') {
    const x = writer.spill(values[0]!, type)
    const whole = writer.spill(
      rowwise(context, (_, [value]) => call('trunc', value!), x, type),
      type,
      'whole',
    )
    writeOutput(context, 1, whole)
    return infix(x, '-', whole)
  }
  const after: (() => void)[] = []
  const target = outputTarget(context, 1, type, after)
  const result = writer.spill({ ...call('modf', values[0]!, target), effects: true }, type, 'fraction')
  for (const copyOut of after) copyOut()
  return result
}

function fractionAndExponent(context: IntrinsicCall): Code {
  const { writer, values } = context
  const type = operandType(context, 0)
  const integers = withComponent(type, intType)
  const exponent = writer.declare(integers, 'exponent')
  const x = type.kind === 'matrix' ? writer.reuse(values[0]!, type) : values[0]!
  const fraction =
    type.kind === 'matrix'
      ? byRows(writer, type, type, [x], ([row], index) => call('frexp', row!, element(exponent, code(String(index)))))
      : call('frexp', x, exponent)
  const result = writer.spill({ ...fraction, effects: true }, type, 'fraction')
  writeOutput(context, 1, convert(writer, exponent, integers, type))
  return result
}
