// JavaScript values as bytes and back, by the layout in the reflection.
//
//   struct P { float3 position; uint flags; }      { position: [1, 2, 3], flags: 7 }  <=>  16 bytes
//
// Vectors are arrays or objects with x, y, z, w; matrices arrays of rows; structs objects; 64-bit integers bigints.
import type { ReflectedField } from '../reflect/constant-buffers.ts'
import { halfFromBits, halfToBits, roundToHalf } from '../support/arithmetic/half.ts'

/** What a shader's data is in JavaScript. */
export type ShaderValue = number | bigint | boolean | readonly ShaderValue[] | { readonly [name: string]: ShaderValue }

interface Scalar {
  readonly size: number
  readonly read: (view: DataView, offset: number) => number | bigint | boolean
  readonly write: (view: DataView, offset: number, value: number | bigint | boolean) => void
}

const whole = (size: 1 | 2 | 4, isSigned: boolean): Scalar => {
  const bits = size * 8
  return {
    size,
    read: (view, offset) => {
      const raw = size === 4 ? view.getUint32(offset, true) : view.getUint16(offset, true)
      return isSigned ? (raw << (32 - bits)) >> (32 - bits) : raw
    },
    write: (view, offset, value) => {
      const number = Number(
        BigInt.asIntN(32, typeof value === 'bigint' ? value : BigInt(Math.trunc(Number(value)) || 0)),
      )
      if (size === 4) view.setInt32(offset, number, true)
      else view.setInt16(offset, number, true)
    },
  }
}

const half: Scalar = {
  size: 2,
  read: (view, offset) => halfFromBits(view.getUint16(offset, true)),
  write: (view, offset, value) => view.setUint16(offset, halfToBits(roundToHalf(Number(value))), true),
}

const float: Scalar = {
  size: 4,
  read: (view, offset) => view.getFloat32(offset, true),
  write: (view, offset, value) => view.setFloat32(offset, Number(value), true),
}

const double: Scalar = {
  size: 8,
  read: (view, offset) => view.getFloat64(offset, true),
  write: (view, offset, value) => view.setFloat64(offset, Number(value), true),
}

const bool: Scalar = {
  size: 4,
  read: (view, offset) => view.getUint32(offset, true) !== 0,
  write: (view, offset, value) => view.setUint32(offset, value ? 1 : 0, true),
}

const wide = (isSigned: boolean): Scalar => ({
  size: 8,
  read: (view, offset) => (isSigned ? view.getBigInt64(offset, true) : view.getBigUint64(offset, true)),
  write: (view, offset, value) => view.setBigInt64(offset, BigInt.asIntN(64, BigInt(value)), true),
})

const scalars: Readonly<Record<string, Scalar>> = {
  float,
  float32_t: float,
  min16float: float,
  min10float: float,
  double,
  float64_t: double,
  half,
  float16_t: half,
  bool,
  int: whole(4, true),
  int32_t: whole(4, true),
  min16int: whole(4, true),
  min12int: whole(4, true),
  uint: whole(4, false),
  uint32_t: whole(4, false),
  dword: whole(4, false),
  min16uint: whole(4, false),
  int16_t: whole(2, true),
  uint16_t: whole(2, false),
  int64_t: wide(true),
  uint64_t: wide(false),
}

/** `float3` is three floats; anything unknown counts as words. */
function shapeOf(type: string): { scalar: Scalar; count: number; isVector: boolean } {
  const vector = /^vector<(\w+), (\d)>$/.exec(type) ?? /^(\w*?[a-z]|\w+_t)([1-4])$/.exec(type)
  if (vector && scalars[vector[1]!]) return { scalar: scalars[vector[1]!]!, count: Number(vector[2]), isVector: true }
  return { scalar: scalars[type] ?? scalars.uint!, count: 1, isVector: false }
}

/** Components of a vector type; undefined for others. */
export function vectorSize(type: string): number | undefined {
  const { count, isVector } = shapeOf(type)
  return isVector ? count : undefined
}

/** What the scalars of a number, vector or matrix are. */
export function scalarText(type: string): { name: string; isInteger: boolean; isWide: boolean } {
  const name = type
    .replace(/^(vector|matrix)<(\w+),.*$/, '$2')
    .replace(/(\d(x\d)?)$/, (digits) => (scalars[type] ? digits : ''))
  return { name, isInteger: /^(u?int|dword|min1[26]u?int)/.test(name), isWide: /64/.test(name) }
}

const axes = ['x', 'y', 'z', 'w'] as const

function part(value: ShaderValue | undefined, index: number): ShaderValue {
  if (Array.isArray(value)) return (value as readonly ShaderValue[])[index] ?? 0
  if (typeof value === 'object') return (value as { readonly [name: string]: ShaderValue })[axes[index]!] ?? 0
  return value ?? 0
}

/** Innermost elements of an array, one by one, with the indices that lead there. */
function elementsOf({ elements, arrayStride }: ReflectedField): { indices: number[]; offset: number }[] {
  const total = elements.reduce((product, count) => product * count, 1)
  return Array.from({ length: total }, (_, flat) => {
    const indices: number[] = []
    let rest = flat
    for (const count of [...elements].reverse()) {
      indices.unshift(rest % count)
      rest = Math.floor(rest / count)
    }
    return { indices, offset: flat * (arrayStride ?? 0) }
  })
}

export function writeField(field: ReflectedField, view: DataView, base: number, value: ShaderValue): void {
  for (const { indices, offset } of elementsOf(field)) {
    const element = indices.reduce<ShaderValue>((inner, index) => part(inner, index), value)
    writeElement(field, view, base + field.offset + offset, element)
  }
}

function writeElement(field: ReflectedField, view: DataView, at: number, value: ShaderValue): void {
  if (field.fields) {
    for (const inner of field.fields) {
      const member = (value as { readonly [name: string]: ShaderValue })[inner.name]
      if (member !== undefined) writeField(inner, view, at, member)
    }
    return
  }
  const leaf = (offset: number, { size, read, write }: Scalar, written: ShaderValue): void => {
    if (typeof written === 'object' || at + offset + size > view.byteLength) return
    write(view, at + offset, field.bits ? withBits(field.bits, read(view, at + offset), written) : written)
  }
  for (const { offset, scalar, path } of leavesOf(field))
    leaf(
      offset,
      scalar,
      path.reduce<ShaderValue>((inner, index) => part(inner, index), value),
    )
}

type Bits = NonNullable<ReflectedField['bits']>
type Plain = number | bigint | boolean

/** A word with a bit-field of it replaced. */
function withBits({ offset, width }: Bits, word: Plain, value: Plain): bigint {
  const mask = (1n << BigInt(width)) - 1n
  const rest = BigInt.asUintN(64, BigInt(word)) & ~(mask << BigInt(offset))
  return rest | ((BigInt(value) & mask) << BigInt(offset))
}

/** What a member is of the word that it lies in; all of it unless it is a bit-field. */
function fieldBits({ bits, type }: ReflectedField, word: Plain): Plain {
  if (!bits) return word
  const raw = (BigInt.asUintN(64, BigInt(word)) >> BigInt(bits.offset)) & ((1n << BigInt(bits.width)) - 1n)
  const value = type.startsWith('u') || type === 'bool' ? raw : BigInt.asIntN(bits.width, raw)
  return typeof word === 'bigint' ? value : Number(value)
}

interface Leaf {
  readonly offset: number
  readonly scalar: Scalar
  readonly path: readonly number[]
}

/** Scalars of a number, vector or matrix: where, and which row and column. */
function leavesOf({ type, matrix }: ReflectedField): Leaf[] {
  if (matrix) {
    const scalar = scalars[type.replace(/\dx\d$/, '').replace(/^matrix<(\w+),.*$/, '$1')] ?? float
    return Array.from({ length: matrix.rows * matrix.columns }, (_, index) => {
      const [row, column] = [Math.floor(index / matrix.columns), index % matrix.columns]
      const [major, minor] = matrix.order === 'row' ? [row, column] : [column, row]
      return { offset: major * matrix.stride + minor * scalar.size, scalar, path: [row, column] }
    })
  }
  const { scalar, count, isVector } = shapeOf(type)
  return Array.from({ length: count }, (_, index) => ({
    offset: index * scalar.size,
    scalar,
    path: isVector ? [index] : [],
  }))
}

export function readField(field: ReflectedField, view: DataView, base: number): ShaderValue {
  const nested = (counts: readonly number[], start: number): ShaderValue => {
    const [count, ...rest] = counts
    const step = rest.reduce((product, each) => product * each, 1)
    if (count === undefined) return readElement(field, view, base + field.offset + start * (field.arrayStride ?? 0))
    return Array.from({ length: count }, (_, index) => nested(rest, start + index * step))
  }
  return nested(field.elements, 0)
}

function readElement(field: ReflectedField, view: DataView, at: number): ShaderValue {
  if (field.fields) return Object.fromEntries(field.fields.map((inner) => [inner.name, readField(inner, view, at)]))
  const leaves = leavesOf(field).map(({ offset, scalar, path }) => ({
    path,
    value: at + offset + scalar.size <= view.byteLength ? fieldBits(field, scalar.read(view, at + offset)) : 0,
  }))
  if (leaves[0]?.path.length === 0) return leaves[0].value
  if (leaves[0]?.path.length === 1) return leaves.map(({ value }) => value)
  const rows: ShaderValue[][] = []
  for (const { path, value } of leaves) (rows[path[0]!] ??= [])[path[1]!] = value
  return rows
}

/** An object whose fields read and write the bytes: `view.velocity.x = 1`. */
export function viewOf(field: ReflectedField, view: DataView, base: number): unknown {
  if (field.elements.length > 0) {
    const { elements, arrayStride } = field
    const [count = 0, ...rest] = elements
    const step = rest.reduce((product, each) => product * each, arrayStride ?? 0)
    const inner = (index: number): ReflectedField => ({ ...field, elements: rest, offset: field.offset + index * step })
    return accessors(
      Array.from({ length: count }, (_, index) => [String(index), inner(index)] as const),
      view,
      base,
    )
  }
  if (field.fields)
    return accessors(
      field.fields.map((inner) => [inner.name, inner] as const),
      view,
      base + field.offset,
    )
  const { scalar, count, isVector } = shapeOf(field.type)
  if (field.matrix || !isVector) return readField(field, view, base)
  const object = {}
  for (let index = 0; index < count; index++) {
    const at = base + field.offset + index * scalar.size
    const property = {
      enumerable: true,
      get: () => scalar.read(view, at),
      set: (value: number | bigint | boolean) => scalar.write(view, at, value),
    }
    Object.defineProperty(object, axes[index]!, property)
    Object.defineProperty(object, index, { ...property, enumerable: false })
  }
  return object
}

function accessors(
  fields: readonly (readonly [name: string, field: ReflectedField])[],
  view: DataView,
  base: number,
): object {
  const object = {}
  for (const [name, field] of fields)
    Object.defineProperty(object, name, {
      enumerable: true,
      get: () => viewOf(field, view, base),
      set: (value: ShaderValue) => writeField(field, view, base, value),
    })
  return object
}
