// Bit-fields: as values each is a member of its own that holds no more than its bits; in buffers neighbours share a uint.
//
//   s.a = x;                 s.a = bitfieldExtract(x, 0, 4);
//   Buffer[i].a = x;         Buffer[i].bits = bitfieldInsert(Buffer[i].bits, x, 0, 4);
import { type Field, intType, type Type, uintType } from '../../../types/types.ts'
import { type Code, call, code, isNumber } from './code.ts'
import { convert } from './convert.ts'
import type { ConvertedPlace } from './place.ts'
import { bitsOf, isSigned, plainType } from './types.ts'
import type { Writer } from './writer.ts'

export interface BitRange {
  readonly offset: number
  readonly width: number
}

/** The value with only the lowest bits, the sign spread over the others. */
export function keepBits(writer: Writer, value: Code, type: Type, width: number): Code {
  const plain = plainType(type)
  if (plain.kind !== 'scalar' || (isNumber(value) && fitsIn(value, width - 1))) return value
  if (bitsOf(plain) !== 32) {
    writer.unsupported('a bit-field of another size than 32 bits')
    return value
  }
  return extract(writer, value, type, { offset: 0, width })
}

function fitsIn({ text }: Code, bits: number): boolean {
  const value = Number.parseInt(text, 10)
  return value >= 0 && value < 2 ** bits
}

/** Bits of a value of the type, as a value of the type. */
function extract(writer: Writer, value: Code, type: Type, { offset, width }: BitRange): Code {
  const plain = plainType(type)
  const wide = plain.kind === 'scalar' && isSigned(plain) ? intType : uintType
  const bits = call('bitfieldExtract', convert(writer, value, type, wide), code(String(offset)), code(String(width)))
  return convert(writer, bits, wide, type)
}

/** A field of a value. */
export function bitFieldPlace(writer: Writer, member: Code, { type, bitWidth }: Field): ConvertedPlace {
  return {
    kind: 'converted',
    type,
    load: () => member,
    store: (value) => writer.lines.push(`${member.text} = ${keepBits(writer, value, type, bitWidth ?? 32).text};`),
  }
}

/** A field in a buffer: part of a uint. */
export function storedBitsPlace(writer: Writer, unit: Code, type: Type, range: BitRange): ConvertedPlace {
  return {
    kind: 'converted',
    type,
    load: () => loadBits(writer, unit, type, range),
    store: (value) => {
      const bits = convert(writer, value, type, uintType)
      const place = [code(String(range.offset)), code(String(range.width))]
      writer.lines.push(`${unit.text} = ${call('bitfieldInsert', unit, bits, ...place).text};`)
    },
  }
}

export function loadBits(writer: Writer, unit: Code, type: Type, range: BitRange): Code {
  const plain = plainType(type)
  const wide = plain.kind === 'scalar' && isSigned(plain) ? intType : uintType
  return convert(writer, extract(writer, convert(writer, unit, uintType, wide), wide, range), wide, type)
}
