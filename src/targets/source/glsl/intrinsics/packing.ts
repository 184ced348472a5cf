// Small integers packed in words, and what is computed with them.
import { componentOf } from '../../../../types/types.ts'
import { type Code, call, infix } from '../code.ts'
import { isSigned, plainType, typeName } from '../types.ts'
import { type IntrinsicCall, type IntrinsicTable, operandType } from './call.ts'
import { formula } from './math.ts'

export const packingIntrinsics: IntrinsicTable = {
  dot2add: (context) => {
    const [a, b, c] = context.values
    return infix(call('dot', call('vec2', a!), call('vec2', b!)), '+', c!)
  },
  dot4add_i8packed: packedDot(true),
  dot4add_u8packed: packedDot(false),
  msad4: (context) =>
    formula(context, 'msad4', ['reference', 'source', 'accumulator'], () => [
      'uvec4 result = accumulator;',
      'for (int word = 0; word < 4; word++) {',
      [
        'int shift = word * 8;',
        'uint bytes = word == 0 ? source.x : (source.x >> shift) | (source.y << (32 - shift));',
        'for (int offset = 0; offset < 32; offset += 8) {',
        [
          'int wanted = int(bitfieldExtract(reference, offset, 8));',
          'int given = int(bitfieldExtract(bytes, offset, 8));',
          'if (wanted != 0) result[word] += uint(abs(wanted - given));',
        ],
        '}',
      ],
      '}',
      'return result;',
    ]),
  pack_s8: pack('packTruncate', (component) => component),
  pack_u8: pack('packTruncate', (component) => component),
  pack_clamp_s8: pack('packClampSigned', (component) => `clamp(${component}, -128, 127)`),
  pack_clamp_u8: pack('packClampUnsigned', (component) => `clamp(${component}, 0, 255)`),
  unpack_s8s16: unpack(true),
  unpack_s8s32: unpack(true),
  unpack_u8u16: unpack(false),
  unpack_u8u32: unpack(false),
}

const bytes = [0, 8, 16, 24]

function packedDot(signed: boolean) {
  return (context: IntrinsicCall): Code => {
    const part = (name: string, offset: number): string =>
      signed ? `bitfieldExtract(int(${name}), ${offset}, 8)` : `bitfieldExtract(${name}, ${offset}, 8)`
    const products = bytes.map((offset) => `${part('a', offset)} * ${part('b', offset)}`)
    return formula(
      context,
      signed ? 'dot4AddSigned' : 'dot4AddUnsigned',
      ['a', 'b', 'c'],
      () => `return c + ${products.join(' + ')};`,
    )
  }
}

function pack(name: string, limited: (component: string) => string) {
  return (context: IntrinsicCall): Code => {
    const scalar = componentOf(operandType(context, 0))
    const wide = isSigned(scalar) ? 'int' : 'uint'
    const parts = [...'xyzw'].map((letter, index) => {
      const byte = `(uint(${limited(`${wide}(v.${letter})`)}) & 0xffu)`
      return index === 0 ? byte : `${byte} << ${bytes[index]}`
    })
    return formula(context, name, ['v'], () => `return ${parts.map((part) => `(${part})`).join(' | ')};`)
  }
}

function unpack(signed: boolean) {
  return (context: IntrinsicCall): Code => {
    const parts = bytes.map((offset) =>
      signed ? `bitfieldExtract(int(word), ${offset}, 8)` : `bitfieldExtract(word, ${offset}, 8)`,
    )
    const name = `unpack_${typeName(context.writer, plainType(context.type))}`
    return formula(context, name, ['word'], (result) => `return ${result}(${parts.join(', ')});`)
  }
}
