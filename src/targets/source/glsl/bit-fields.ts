// Bit-fields in buffers, where neighbours share a uint.
//
//   Buffer[i].a = x;         Buffer[i].bits = bitfieldInsert(Buffer[i].bits, x, 0, 4);
import { intType, type Type, uintType } from '../../../types/types.ts'
import { type Code, call, code } from './code.ts'
import { convert } from './convert.ts'
import type { ConvertedPlace } from './place.ts'
import { isSigned, plainType } from './types.ts'
import type { Writer } from './writer.ts'

export interface BitRange {
  readonly offset: number
  readonly width: number
}

/** Bits of a value of the type, as a value of the type. */
function extract(writer: Writer, value: Code, type: Type, { offset, width }: BitRange): Code {
  const plain = plainType(type)
  const wide = plain.kind === 'scalar' && isSigned(plain) ? intType : uintType
  const bits = call('bitfieldExtract', convert(writer, value, type, wide), code(String(offset)), code(String(width)))
  return convert(writer, bits, wide, type)
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
