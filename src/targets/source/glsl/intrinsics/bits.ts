// The same bits seen as another type, counted, reversed.
import {
  componentOf,
  intType,
  type NumericType,
  scalarType,
  uintType,
  vectorType,
  withComponent,
} from '../../../../types/types.ts'
import { type Code, call, code, infix } from '../code.ts'
import { construct, convert } from '../convert.ts'
import { number } from '../literals.ts'
import { componentsOf } from '../places.ts'
import { bitsOf, type GlslKind, glslKind, isSigned, plainType, rowType, typeName } from '../types.ts'
import type { Writer } from '../writer.ts'
import { type Elementwise, type IntrinsicCall, type IntrinsicTable, operandType, writeOutput } from './call.ts'
import { formula } from './math.ts'

export const bitIntrinsics: IntrinsicTable = {
  AddUint64: addPairs,
  asdouble: (context) =>
    perComponent(context, [0, 1], ([low, high]) => call('packDouble2x32', call('uvec2', low!, high!))),
  asfloat: { elementwise: reinterpretAs('float') },
  asfloat16: { elementwise: reinterpretAs('float16_t') },
  asint: { elementwise: reinterpretAs('int') },
  asint16: { elementwise: reinterpretAs('int16_t') },
  asuint: (context) => (context.values.length === 1 ? asUint(context) : splitDouble(context)),
  asuint16: { elementwise: reinterpretAs('uint16_t') },
  countbits: { elementwise: countBits },
  f16tof32: (context) =>
    perComponent(context, [0], ([x]) => ({ ...call('unpackHalf2x16', x!), text: `unpackHalf2x16(${x!.text}).x` })),
  f32tof16: (context) => perComponent(context, [0], ([x]) => call('packHalf2x16', call('vec2', x!, code('0.0')))),
  firstbithigh: { elementwise: (writer, [x], type) => bitPosition(writer, 'findMSB', x!, type) },
  firstbitlow: { elementwise: (writer, [x], type) => bitPosition(writer, 'findLSB', x!, type) },
  reversebits: { elementwise: reverse },
}

const reinterpretNames: Readonly<Partial<Record<GlslKind, Partial<Record<GlslKind, string>>>>> = {
  float: { int: 'intBitsToFloat', uint: 'uintBitsToFloat' },
  int: { float: 'floatBitsToInt' },
  uint: { float: 'floatBitsToUint' },
  float16_t: { int16_t: 'int16BitsToFloat16', uint16_t: 'uint16BitsToFloat16' },
  int16_t: { float16_t: 'float16BitsToInt16' },
  uint16_t: { float16_t: 'float16BitsToUint16' },
}

function reinterpretAs(to: GlslKind): Elementwise {
  return (writer, [x], type) => {
    const from = glslKind(componentOf(type))
    if (from === to) return x!
    const name = reinterpretNames[to]?.[from]
    if (name !== undefined) return call(name, x!)
    return convert(writer, x!, type, withComponent(type, scalarType(to)))
  }
}

function asUint(context: IntrinsicCall): Code {
  const type = operandType(context, 0)
  const { writer } = context
  const elementwise = reinterpretAs('uint')
  if (type.kind !== 'matrix') return elementwise(writer, context.values, type)
  const x = writer.reuse(context.values[0]!, type)
  const rows = Array.from({ length: type.rows }, (_, row) =>
    elementwise(writer, [code(`${x.text}[${row}]`)], rowType(type) as NumericType),
  )
  return call(typeName(writer, plainType(context.type)), ...rows)
}

/** A function of scalars, applied to each component. */
function perComponent(
  { writer, type, values, ...rest }: IntrinsicCall,
  order: readonly number[],
  write: (parts: readonly Code[]) => Code,
): Code {
  const lists = order.map((index) =>
    componentsOf(writer, values[index]!, operandType({ writer, type, values, ...rest }, index)),
  )
  const parts = lists[0]!.map((_, component) => write(lists.map((list) => list[component]!)))
  return assembled(writer, parts, plainType(type) as NumericType)
}

/** The type from its components. */
export function assembled(writer: Writer, parts: readonly Code[], type: NumericType): Code {
  return construct(
    writer,
    parts.map((part) => ({ code: part, type: componentOf(type) })),
    type,
  )
}

function splitDouble(context: IntrinsicCall): Code {
  const { writer, values } = context
  const type = operandType(context, 0)
  const halves = componentsOf(writer, values[0]!, type).map((component) =>
    writer.spill(call('unpackDouble2x32', component), vectorType(uintType, 2), 'halves'),
  )
  const words = plainType(withComponent(type, uintType)) as NumericType
  const collect = (letter: string): Code =>
    assembled(
      writer,
      halves.map(({ text }) => code(`${text}.${letter}`)),
      words,
    )
  writeOutput(context, 1, collect('x'))
  writeOutput(context, 2, collect('y'))
  return code('')
}

/** GLSL counts in ints, and in 32 bits. */
function countBits(writer: Writer, [x]: readonly Code[], type: NumericType): Code {
  const scalar = componentOf(type)
  if (bitsOf(scalar) === 64)
    return wide(writer, 'countBits64', x!, type, (word) => `bitCount(${word}.x) + bitCount(${word}.y)`)
  const narrow = bitsOf(scalar) === 16
  const words = withComponent(type, uintType)
  const source = narrow ? convert(writer, maskHalf(writer, x!, type), type, words) : x!
  return convert(writer, call('bitCount', source), withComponent(type, intType), words)
}

/** Sign extension would count bits that are not there. */
function maskHalf(writer: Writer, value: Code, type: NumericType): Code {
  const unsigned = withComponent(type, scalarType('uint16_t'))
  return convert(writer, value, type, unsigned)
}

function bitPosition(writer: Writer, name: 'findMSB' | 'findLSB', x: Code, type: NumericType): Code {
  const scalar = componentOf(type)
  const words = withComponent(type, uintType)
  const ints = withComponent(type, intType)
  if (bitsOf(scalar) === 64) {
    const [first, second, offset] = name === 'findMSB' ? ['y', 'x', 'y'] : ['x', 'y', 'y']
    // Of a negative number, the highest bit that is not the sign.
    const source = name === 'findMSB' && isSigned(scalar) ? flippedNegative(writer, x, type) : x
    return wide(writer, `${name}64`, source, type, (word) => {
      const near = `${name}(${word}.${first})${first === offset ? ' + 32' : ''}`
      const far = `${name}(${word}.${second})${second === offset ? ' + 32' : ''}`
      return `${word}.${first} != 0u ? ${near} : ${word}.${second} != 0u ? ${far} : -1`
    })
  }
  const source = bitsOf(scalar) === 16 ? convert(writer, x, type, isSigned(scalar) ? ints : words) : x
  return convert(writer, call(name, source), ints, words)
}

function flippedNegative(writer: Writer, x: Code, type: NumericType): Code {
  const once = writer.reuse(x, type)
  return infix(once, '^', infix(once, '>>', number('int', bitsOf(componentOf(type)) - 1)))
}

/** Of 64-bit integers: the two words, component by component. */
function wide(writer: Writer, name: string, x: Code, type: NumericType, write: (word: string) => string): Code {
  const scalarName = typeName(writer, componentOf(type))
  const helper = writer.helper(name, scalarName, (own) => [
    `uint ${own}(${scalarName} value) {`,
    ['uvec2 words = unpackUint2x32(uint64_t(value));', `return uint(${write('words')});`],
    '}',
  ])
  const parts = componentsOf(writer, x, type).map((component) => call(helper, component))
  return parts.length === 1 ? parts[0]! : call(typeName(writer, withComponent(type, uintType)), ...parts)
}

function reverse(writer: Writer, [x]: readonly Code[], type: NumericType): Code {
  const scalar = componentOf(type)
  if (bitsOf(scalar) === 32) return call('bitfieldReverse', x!)
  const name = typeName(writer, scalar)
  const body =
    bitsOf(scalar) === 64
      ? ['uvec2 words = bitfieldReverse(unpackUint2x32(uint64_t(value)));', `return ${name}(packUint2x32(words.yx));`]
      : [`return ${name}(bitfieldReverse(uint(value)) >> 16);`]
  const helper = writer.helper('reverseBits', name, (own) => [`${name} ${own}(${name} value) {`, body, '}'])
  const parts = componentsOf(writer, x!, type).map((component) => call(helper, component))
  return parts.length === 1 ? parts[0]! : call(typeName(writer, type), ...parts)
}

/** Pairs of low and high words with the carry between them. */
function addPairs(context: IntrinsicCall): Code {
  const type = operandType(context, 0)
  if (type.kind !== 'vector' || type.count % 2 !== 0) {
    context.writer.unsupported(`'AddUint64' of an odd number of words`)
    return context.values[0]!
  }
  return formula(context, 'addUint64', ['a', 'b'], () =>
    type.count === 4
      ? [
          'uvec2 carry;',
          'uvec2 low = uaddCarry(a.xz, b.xz, carry);',
          'uvec2 high = a.yw + b.yw + carry;',
          'return uvec4(low.x, high.x, low.y, high.y);',
        ]
      : ['uint carry;', 'uint low = uaddCarry(a.x, b.x, carry);', 'return uvec2(low, a.y + b.y + carry);'],
  )
}
