// The data of constant buffers, texture buffers and structured buffers, field by field.
//
//   cbuffer CB { float4x4 world; float weights[3]; }
//   => world: offset 0, size 64, matrix order column;  weights: offset 64, size 36, array stride 16, elements [3]
//
// Offsets count from the start of the surrounding struct, as a host declares it; a bit-field adds its first bit.
import type { BoundResource } from '../binding/bind.ts'
import { constantMembers } from '../program/constant-members.ts'
import { arrayStride, type LayoutRules, matrixStride, sizeOf, structLayout } from '../types/layout.ts'
import { typeText } from '../types/print.ts'
import { arrayDimensions, arrayElement, type MatrixType, type StructType, type Type } from '../types/types.ts'

export interface ReflectedField {
  readonly name: string
  /** Without array bounds. */
  readonly type: string
  readonly offset: number
  /** Without padding behind it. */
  readonly size: number
  /** Outermost first; empty unless it is an array. */
  readonly elements: readonly number[]
  /** Bytes from one innermost element to the next; null unless it is an array. */
  readonly arrayStride: number | null
  readonly matrix: ReflectedMatrix | null
  readonly bits: { readonly offset: number; readonly width: number } | null
  /** Of a struct; base classes are fields named like the base. */
  readonly fields: readonly ReflectedField[] | null
}

export interface ReflectedMatrix {
  readonly rows: number
  readonly columns: number
  readonly order: 'row' | 'column'
  /** Bytes from one row or column, whichever is stored together, to the next. */
  readonly stride: number
}

export interface ReflectedBuffer {
  readonly name: string
  /** What the bytes belong to. */
  readonly kind: 'cbuffer' | 'tbuffer' | 'structured'
  /** In bytes: of a structured buffer one element, of the others without padding at the end. */
  readonly size: number
  /** A multiple of 16, as D3D12 tells it; null for a structured buffer. */
  readonly alignedSize: number | null
  readonly fields: readonly ReflectedField[]
}

/** `undefined` for resources that hold no data of a declared type. */
export function describeBuffer(resource: BoundResource): ReflectedBuffer | undefined {
  const { buffer, type } = resource.declaration
  if (buffer) {
    const members = constantMembers(buffer)
    const fields: ReflectedField[] = []
    members.forEach(({ offset, size }, index) => {
      const { name, type: memberType, rowMajor } = buffer.members[index]!
      if (size > 0) fields.push(describeField(name, memberType, rowMajor, offset, 'constant'))
    })
    const end = Math.max(0, ...members.map(({ offset, size }) => offset + size))
    return constantBuffer(resource.name, buffer.isTexture ? 'tbuffer' : 'cbuffer', end, fields)
  }
  const element = type?.element
  if (!element) return undefined
  const { category } = type.row
  if (category === 'constant buffer') {
    const size = sizeOf(element, type.rowMajorElement, 'constant')
    const fields = element.kind === 'struct' ? describeStruct(element, 'constant') : []
    return constantBuffer(resource.name, type.row.kind === 'TBuffer' ? 'tbuffer' : 'cbuffer', size, fields)
  }
  if (category !== 'structured buffer') return undefined
  const size = sizeOf(element, type.rowMajorElement, 'structured')
  const fields = [describeField('$Element', element, type.rowMajorElement, 0, 'structured')]
  return { name: resource.name, kind: 'structured', size, alignedSize: null, fields }
}

function constantBuffer(
  name: string,
  kind: 'cbuffer' | 'tbuffer',
  size: number,
  fields: readonly ReflectedField[],
): ReflectedBuffer {
  return { name, kind, size, alignedSize: Math.ceil(size / 16) * 16, fields }
}

function describeStruct(type: StructType, rules: LayoutRules): ReflectedField[] {
  const layout = structLayout(type, rules)
  const fields: ReflectedField[] = []
  type.bases.forEach((base, index) => {
    if (sizeOf(base, false, rules) > 0) fields.push(describeField(base.name, base, false, layout.bases[index]!, rules))
  })
  type.fields.forEach(({ name, type: fieldType, rowMajor, bitWidth }, index) => {
    if (sizeOf(fieldType, rowMajor, rules) === 0) return
    const { offset, bitOffset } = layout.fields[index]!
    const bits = bitWidth === undefined ? null : { offset: bitOffset, width: bitWidth }
    fields.push(describeField(name, fieldType, rowMajor, offset, rules, bits))
  })
  return fields
}

function describeField(
  name: string,
  type: Type,
  rowMajor: boolean,
  offset: number,
  rules: LayoutRules,
  bits: ReflectedField['bits'] = null,
): ReflectedField {
  const element = arrayElement(type)
  return {
    name,
    type: typeText(element),
    offset,
    size: sizeOf(type, rowMajor, rules),
    elements: arrayDimensions(type).map((count) => count ?? 0),
    arrayStride: innermostStride(type, rowMajor, rules),
    matrix: element.kind === 'matrix' ? describeMatrix(element, rowMajor, rules) : null,
    bits,
    fields: element.kind === 'struct' ? describeStruct(element, rules) : null,
  }
}

function innermostStride(type: Type, rowMajor: boolean, rules: LayoutRules): number | null {
  let stride: number | null = null
  for (; type.kind === 'array'; type = type.element) stride = arrayStride(type, rowMajor, rules)
  return stride
}

function describeMatrix(type: MatrixType, rowMajor: boolean, rules: LayoutRules): ReflectedMatrix {
  const { rows, columns } = type
  return { rows, columns, order: rowMajor ? 'row' : 'column', stride: matrixStride(type, rowMajor, rules) }
}
