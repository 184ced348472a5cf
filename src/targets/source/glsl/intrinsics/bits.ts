// The same bits seen as another type, counted, reversed: 32 at a time, and vectors of halves and doubles by components (src/raise).
import { componentOf, intType, scalarType, uintType, vectorType, withComponent } from '../../../../types/types.ts'
import { type Code, call, code, suffix } from '../code.ts'
import { convert } from '../convert.ts'
import { type GlslKind, glslKind } from '../types.ts'
import { type IntrinsicCall, type IntrinsicRow, type IntrinsicTable, operandType, writeOutput } from './call.ts'

export const bitIntrinsics: IntrinsicTable = {
  asdouble: ({ values: [low, high] }) => call('packDouble2x32', call('uvec2', low!, high!)),
  asfloat: reinterpretAs('float'),
  asfloat16: reinterpretAs('float16_t'),
  asint: reinterpretAs('int'),
  asint16: reinterpretAs('int16_t'),
  asuint: (context) => (context.values.length === 1 ? asUint(context) : splitDouble(context)),
  asuint16: reinterpretAs('uint16_t'),
  countbits: position('bitCount'),
  f16tof32: ({ values: [x] }) => suffix(call('unpackHalf2x16', x!), '.x'),
  f32tof16: ({ values: [x] }) => call('packHalf2x16', call('vec2', x!, code('0.0'))),
  firstbithigh: position('findMSB'),
  firstbitlow: position('findLSB'),
  reversebits: 'bitfieldReverse',
}

const reinterpretNames: Readonly<Partial<Record<GlslKind, Partial<Record<GlslKind, string>>>>> = {
  float: { int: 'intBitsToFloat', uint: 'uintBitsToFloat' },
  int: { float: 'floatBitsToInt' },
  uint: { float: 'floatBitsToUint' },
  float16_t: { int16_t: 'int16BitsToFloat16', uint16_t: 'uint16BitsToFloat16' },
  int16_t: { float16_t: 'float16BitsToInt16' },
  uint16_t: { float16_t: 'float16BitsToUint16' },
}

function reinterpretAs(to: GlslKind): (context: IntrinsicCall) => Code {
  return (context) => {
    const [x] = context.values
    const type = operandType(context, 0)
    const from = glslKind(componentOf(type))
    if (from === to) return x!
    const name = reinterpretNames[to]?.[from]
    if (name !== undefined) return call(name, x!)
    return convert(context.writer, x!, type, withComponent(type, scalarType(to)))
  }
}

const asUint = reinterpretAs('uint')

function splitDouble(context: IntrinsicCall): Code {
  const { writer, values } = context
  const words = writer.spill(call('unpackDouble2x32', values[0]!), vectorType(uintType, 2), 'halves')
  writeOutput(context, 1, suffix(words, '.x'))
  writeOutput(context, 2, suffix(words, '.y'))
  return code('')
}

/** GLSL counts in ints. */
function position(name: string): IntrinsicRow {
  return (context) => {
    const type = operandType(context, 0)
    const counted = call(name, ...context.values)
    return convert(context.writer, counted, withComponent(type, intType), withComponent(type, uintType))
  }
}
