// Sizes and alignments under DXIL's data layout: little endian, 32-bit pointers, i1 aligned to four bytes, three-element
// vectors and those of i1 aligned like their element, other vectors to the next power of two of their size.
//
//   sizeInBytes({ float, <3 x float>, i64 }) === 24    alignmentOf(<4 x float>) === 16
import { alignTo } from '../support/align.ts'
import { bug } from '../support/bug.ts'
import type { IrType, StructType, VectorType } from './types.ts'

export const dxilDataLayout =
  'e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64'

interface StructLayout {
  readonly size: number
  readonly alignment: number
  readonly offsets: readonly number[]
}

const structLayouts = new WeakMap<StructType, StructLayout>()

function powerOfTwoCeiling(value: number): number {
  let power = 1
  while (power < value) power *= 2
  return power
}

/** Bits of a scalar or vector, without padding: an i1 is 1, a <3 x half> is 48. */
export function sizeInBits(type: IrType): number {
  switch (type.kind) {
    case 'int':
    case 'float':
      return type.bits
    case 'pointer':
      return 32
    case 'vector':
      return type.count * sizeInBits(type.element)
    default:
      return sizeInBytes(type) * 8
  }
}

/** Bytes a store of the type writes. */
export function storeSizeInBytes(type: IrType): number {
  if (isBoolVector(type)) return (type.count - 1) * sizeInBytes(type.element) + storeSizeInBytes(type.element)
  return Math.ceil(sizeInBits(type) / 8)
}

/** Pointers lead to their elements, so those lie as in an array: as bits of one byte, as LLVM has them, none would have an address. */
function isBoolVector(type: IrType): type is VectorType {
  return type.kind === 'vector' && type.element.kind === 'int' && type.element.bits === 1
}

/** Bytes from one array element of the type to the next. */
export function sizeInBytes(type: IrType): number {
  switch (type.kind) {
    case 'int':
    case 'float':
    case 'pointer':
    case 'vector':
      return alignTo(storeSizeInBytes(type), alignmentOf(type))
    case 'array':
      return type.count * sizeInBytes(type.element)
    case 'struct':
      return structLayout(type).size
    case 'target':
      return type.name === 'dx.Padding' ? (type.integers[0] ?? 0) : 4
    default:
      return bug(`${type.text} has no size`)
  }
}

export function alignmentOf(type: IrType): number {
  switch (type.kind) {
    case 'int':
      return type.bits === 1 ? 4 : powerOfTwoCeiling(Math.ceil(type.bits / 8))
    case 'float':
      return type.bits / 8
    case 'pointer':
      return 4
    case 'vector': {
      if (isBoolVector(type)) return alignmentOf(type.element)
      const bits = sizeInBits(type)
      if (bits === 48 || bits === 96 || bits === 192) return bits / 24
      return powerOfTwoCeiling(Math.ceil(bits / 8))
    }
    case 'array':
      return alignmentOf(type.element)
    case 'struct':
      return structLayout(type).alignment
    case 'target':
      return type.name === 'dx.Padding' ? 1 : 4
    default:
      return bug(`${type.text} has no alignment`)
  }
}

/** Byte offsets of the members, and the size and alignment of the whole. */
export function structLayout(type: StructType): StructLayout {
  const known = structLayouts.get(type)
  if (known !== undefined) return known
  const offsets: number[] = []
  let offset = 0
  let alignment = 1
  for (const element of type.elements) {
    const wanted = type.packed ? 1 : alignmentOf(element)
    offset = alignTo(offset, wanted)
    offsets.push(offset)
    offset += sizeInBytes(element)
    alignment = Math.max(alignment, wanted)
  }
  const layout = { size: alignTo(offset, alignment), alignment, offsets }
  structLayouts.set(type, layout)
  return layout
}
