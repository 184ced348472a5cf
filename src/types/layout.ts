// Where data lies in buffers. The sets of rules:
//
//   constant     cbuffer, tbuffer, $Globals: rows of 16 bytes; a vector does not cross a row, arrays, structs and matrices of more
//                than one vector start a row, array elements take whole rows, the last one only what it needs
//   rows         the same without what only DXC does, for DXIL: `-fvk-use-dx-layout`
//   structured   structured and byte-address buffers: everything aligned to its largest scalar, nothing else
//
//   struct S { float a; float3 b; float2 c[2]; float d; }    constant: a 0, b 4, c 16 (stride 16), d 40    structured: a 0, b 4, c 16, d 32
//
// Booleans and min-precision numbers take 32 bits in memory. IR types have sizes of their own and are never asked.
//
// What only DXC does in constant buffers, and every host that asks its reflection follows:
//
//   half2x2 m; half h;            the last vector of a matrix takes 32 bits for each of its 16-bit numbers: m 0, h 24
//   struct { half a; min16float b; }     inside structs enums and min-precision numbers start at 32 bits, whatever their size: a 0, b 4
//   struct { float a; row_major float1x2 m; }     whether a matrix in a struct starts a row is asked of the default order: m 16
//   struct { float a; Texture2D t[2]; float b; }  inside structs what holds no data starts a row, too, if it is an array or a struct: b 16
import { scalars } from '../hlsl/scalars.ts'
import { alignTo } from '../support/align.ts'
import {
  type ArrayType,
  componentOf,
  type EnumType,
  type Field,
  isBufferPointer,
  isNumeric,
  type MatrixType,
  type ScalarType,
  type StructType,
  type Type,
} from './types.ts'

export type LayoutRules = 'constant' | 'rows' | 'structured'

const rowBytes = 16
const wordBytes = 4
/** A DescriptorHandle lies in memory as the uint2 it becomes. */
const handleWords = 2
/** A vk::BufferPointer is an address of 64 bits. */
const pointerBytes = 8

export interface FieldLayout {
  /** In bytes; of a bit-field, the start of the unit that holds it. */
  readonly offset: number
  /** Inside the unit; 0 unless it is a bit-field. */
  readonly bitOffset: number
}

export interface StructLayout {
  /** Structured: up to the next element of an array. Rows: without padding at the end. */
  readonly size: number
  readonly alignment: number
  /** Of the base classes, in order. */
  readonly bases: readonly number[]
  /** Of the own fields, in order. */
  readonly fields: readonly FieldLayout[]
}

export function scalarSize(type: ScalarType | EnumType): number {
  const kind = type.kind === 'enum' ? type.underlying.scalar : type.scalar
  // Literals without a type yet count as the 32-bit numbers they become.
  return (scalars[kind].bits || 32) / 8
}

/** How many vectors a matrix is stored as, and how long each is. */
export function matrixVectors(
  type: MatrixType,
  rowMajor: boolean,
): { readonly count: number; readonly length: number } {
  return rowMajor ? { count: type.rows, length: type.columns } : { count: type.columns, length: type.rows }
}

/** Bytes from one stored vector of a matrix to the next. */
export function matrixStride(type: MatrixType, rowMajor: boolean, rules: LayoutRules): number {
  const size = matrixVectors(type, rowMajor).length * scalarSize(type.element)
  return rules === 'structured' ? size : alignTo(size, rowBytes)
}

/** Bytes from one element of an array to the next. */
export function arrayStride(type: ArrayType, rowMajor: boolean, rules: LayoutRules): number {
  const size = sizeOf(type.element, rowMajor, rules)
  return rules === 'structured' ? size : alignTo(size, rowBytes)
}

/** Bytes a value takes; rules of rows leave out the padding at the end. Objects and unbounded arrays take none. */
export function sizeOf(type: Type, rowMajor: boolean, rules: LayoutRules): number {
  switch (type.kind) {
    case 'scalar':
    case 'enum':
      return scalarSize(type)
    case 'vector':
      return type.count * scalarSize(type.element)
    case 'matrix': {
      const { count, length } = matrixVectors(type, rowMajor)
      const scalar = scalarSize(type.element)
      const last = rules === 'constant' ? Math.max(scalar, wordBytes) : scalar
      return (count - 1) * matrixStride(type, rowMajor, rules) + length * last
    }
    case 'array': {
      if (!type.count) return 0
      const size = sizeOf(type.element, rowMajor, rules)
      return size === 0 ? 0 : (type.count - 1) * arrayStride(type, rowMajor, rules) + size
    }
    case 'struct':
      return structLayout(type, rules).size
    case 'handle':
      return handleWords * wordBytes
    default:
      return isBufferPointer(type) ? pointerBytes : (type.kind === 'object' && type.inline?.size) || 0
  }
}

/** The largest scalar inside. */
export function alignmentOf(type: Type, rules: LayoutRules): number {
  switch (type.kind) {
    case 'scalar':
    case 'enum':
      return scalarSize(type)
    case 'vector':
    case 'matrix':
      return scalarSize(type.element)
    case 'array':
      return alignmentOf(type.element, rules)
    case 'struct':
      return structLayout(type, rules).alignment
    case 'handle':
      return wordBytes
    default:
      return isBufferPointer(type) ? pointerBytes : (type.kind === 'object' && type.inline?.alignment) || 1
  }
}

/** The first place at or after `offset` where a value of the type may start. */
export function placeAfter(offset: number, type: Type, rowMajor: boolean, rules: LayoutRules): number {
  const aligned = alignTo(offset, alignmentOf(type, rules))
  if (rules === 'structured') return aligned
  const size = sizeOf(type, rowMajor, rules)
  if (size === 0) return aligned
  return startsRow(type, rowMajor) || (aligned % rowBytes) + size > rowBytes ? alignTo(aligned, rowBytes) : aligned
}

/** Does it begin a row, wherever there is room? */
export function startsRow(type: Type, rowMajor: boolean): boolean {
  if (type.kind === 'matrix') return matrixVectors(type, rowMajor).count > 1
  return type.kind === 'array' || type.kind === 'struct'
}

/** The first place at or after `offset` for a field of a struct. */
function placeField(offset: number, { type, rowMajor, placedRowMajor = rowMajor }: Field, rules: LayoutRules): number {
  if (rules !== 'constant') return placeAfter(offset, type, rowMajor, rules)
  if (type.kind === 'array' || type.kind === 'struct') return alignTo(offset, rowBytes)
  if (type.kind !== 'enum' && !isNumeric(type)) return placeAfter(offset, type, rowMajor, rules)
  const start = offset % rowBytes
  if (start === 0) return offset
  const scalar = type.kind === 'enum' ? wordBytes : scalarSize(componentOf(type))
  const count = type.kind === 'vector' ? type.count : type.kind === 'matrix' ? type.rows * type.columns : 1
  const size = type.kind === 'enum' ? scalarSize(type) : count * scalar
  if (startsRow(type, placedRowMajor) || start + size > rowBytes) return alignTo(offset, rowBytes)
  return alignTo(offset, type.kind !== 'enum' && isPromoted(componentOf(type)) ? wordBytes : scalar)
}

/** A number of minimum precision under -enable-16bit-types. */
function isPromoted({ promotedFrom }: ScalarType): boolean {
  return promotedFrom !== undefined && scalars[promotedFrom].minPrecision === true
}

const layouts: Readonly<Record<LayoutRules, WeakMap<StructType, StructLayout>>> = {
  constant: new WeakMap(),
  rows: new WeakMap(),
  structured: new WeakMap(),
}

export function structLayout(type: StructType, rules: LayoutRules): StructLayout {
  const known = layouts[rules].get(type)
  if (known) return known
  const layout = computeStructLayout(type, rules)
  if (type.isComplete) layouts[rules].set(type, layout)
  return layout
}

/** Which member of a struct in memory each field is, base classes apart: neighbouring bit-fields share one, in which they have a place. */
export function memberPlaces(type: StructType): readonly { readonly member: number; readonly bitOffset: number }[] {
  let member = -1
  return structLayout(type, 'structured').fields.map(({ bitOffset }) => {
    if (bitOffset === 0) member++
    return { member, bitOffset }
  })
}

function computeStructLayout(type: StructType, rules: LayoutRules): StructLayout {
  const bases: number[] = []
  const fields: FieldLayout[] = []
  let end = 0
  let alignment = 1
  for (const base of type.bases) {
    const offset = placeAfter(end, base, false, rules)
    bases.push(offset)
    end = offset + sizeOf(base, false, rules)
    alignment = Math.max(alignment, alignmentOf(base, rules))
  }
  let unit: BitUnit | undefined
  for (const field of type.fields) {
    unit = continueUnit(unit, field)
    if (unit && unit.used > 0) {
      fields.push({ offset: unit.offset, bitOffset: unit.used })
    } else {
      const offset = placeField(end, field, rules)
      fields.push({ offset, bitOffset: 0 })
      end = offset + sizeOf(field.type, field.rowMajor, rules)
      alignment = Math.max(alignment, alignmentOf(field.type, rules))
      if (unit) unit.offset = offset
    }
    if (unit) unit.used += field.bitWidth ?? 0
  }
  return { size: rules === 'structured' ? alignTo(end, alignment) : end, alignment, bases, fields }
}

/** The scalar that neighbouring bit-fields share. */
interface BitUnit {
  readonly bits: number
  offset: number
  used: number
}

/** The unit the field goes into: the current one while it has room and the size is the same; none for ordinary fields. */
function continueUnit(unit: BitUnit | undefined, field: Field): BitUnit | undefined {
  if (field.bitWidth === undefined || (field.type.kind !== 'scalar' && field.type.kind !== 'enum')) return undefined
  const bits = scalarSize(field.type) * 8
  if (unit && !field.startsNumber && unit.bits === bits && unit.used + field.bitWidth <= bits) return unit
  return { bits, offset: 0, used: 0 }
}
