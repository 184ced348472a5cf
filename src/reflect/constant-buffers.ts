// The data of constant buffers, texture buffers and structured buffers, field by field.
//
//   cbuffer CB { float4x4 world; float weights[3]; }
//   => world: offset 0, size 64, matrix order column;  weights: offset 64, size 36, array stride 16, elements [3]
//
// Offsets count from the start of the surrounding struct, as a host declares it; a bit-field adds its first bit.
import type { BoundResource } from '../binding/bind.ts'
import { constantMembers, memberName } from '../program/constant-members.ts'
import type { ConstantBuffer, Variable } from '../program/program.ts'
import {
  arrayStride,
  type LayoutRules,
  matrixStride,
  matrixVectors,
  scalarSize,
  sizeOf,
  structLayout,
} from '../types/layout.ts'
import { baseName, typeText } from '../types/print.ts'
import {
  type ArrayType,
  arrayDimensions,
  arrayElement,
  type MatrixType,
  type Normalization,
  type StructType,
  type Type,
} from '../types/types.ts'

/** A member with its type, offset and size in bytes. */
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

/** How a matrix lies in memory. */
export interface ReflectedMatrix {
  readonly rows: number
  readonly columns: number
  readonly order: 'row' | 'column'
  /** Bytes from one row or column, whichever is stored together, to the next. */
  readonly stride: number
}

/** A constant buffer or the element of a structured buffer, with its layout. */
export interface ReflectedBuffer {
  readonly name: string
  /** What the bytes belong to. */
  readonly kind: 'cbuffer' | 'tbuffer' | 'structured'
  /** In bytes: of a structured buffer one element, of the others without padding at the end. */
  readonly size: number
  /** A multiple of 16, as D3D12 reports it; null for a structured buffer. */
  readonly alignedSize: number | null
  readonly fields: readonly ReflectedField[]
}

/** How data lies in one kind of block. */
export interface BlockLayout {
  readonly size: (type: Type, rowMajor: boolean) => number
  readonly arrayStride: (type: ArrayType, rowMajor: boolean) => number
  readonly matrixStride: (type: MatrixType, rowMajor: boolean) => number
  readonly struct: (type: StructType) => {
    readonly bases: readonly number[]
    readonly fields: readonly { readonly offset: number; readonly bitOffset: number }[]
  }
  /** What the type of a member is called; as in the source if left out. */
  readonly nameOf?: (type: Type, normalized?: Normalization) => string
}

/** How the buffers of a target lie. */
export interface BufferLayouts {
  readonly constant: BlockLayout
  readonly texture: BlockLayout
  readonly structured: BlockLayout
  /** Where the members of a `cbuffer` or `tbuffer` are. */
  readonly members: (buffer: ConstantBuffer) => readonly { readonly variable: Variable; readonly offset: number }[]
}

function direct3d(rules: LayoutRules): BlockLayout {
  return {
    size: (type, rowMajor) => sizeOf(type, rowMajor, rules),
    arrayStride: (type, rowMajor) => arrayStride(type, rowMajor, rules),
    matrixStride: (type, rowMajor) => matrixStride(type, rowMajor, rules),
    struct: (type) => structLayout(type, rules),
  }
}

export const direct3dLayouts: BufferLayouts = {
  constant: direct3d('constant'),
  texture: direct3d('constant'),
  structured: direct3d('structured'),
  members: (buffer) =>
    constantMembers(buffer).map(({ offset }, index) => ({ variable: buffer.members[index]!, offset })),
}

/** `undefined` for resources that hold no data of a declared type. */
export function describeBuffer(
  resource: BoundResource,
  layouts: BufferLayouts = direct3dLayouts,
): ReflectedBuffer | undefined {
  const { buffer, type } = resource.declaration
  if (buffer) {
    const layout = buffer.isTexture ? layouts.texture : layouts.constant
    const fields = layouts.members(buffer).flatMap(({ variable, offset }) => {
      const { type: memberType, rowMajor, normalized } = variable
      if (layout.size(memberType, rowMajor) === 0) return []
      const place = { name: memberName(buffer, variable), offset, normalized }
      return [describeField(place, memberType, rowMajor, layout)]
    })
    const end = Math.max(0, ...fields.map(({ offset, size }) => offset + size))
    return constantBuffer(resource.name, buffer.isTexture ? 'tbuffer' : 'cbuffer', end, fields)
  }
  const element = type?.element
  if (!element) return undefined
  const { category } = type.row
  if (category === 'constant buffer') {
    const isTexture = type.row.kind === 'TBuffer'
    const layout = isTexture ? layouts.texture : layouts.constant
    const fields = element.kind === 'struct' ? describeStruct(element, layout) : []
    const size = layout.size(element, type.rowMajorElement)
    return constantBuffer(resource.name, isTexture ? 'tbuffer' : 'cbuffer', size, fields)
  }
  if (category !== 'structured buffer') return undefined
  const size = layouts.structured.size(element, type.rowMajorElement)
  const fields = [describeField({ name: '$Element', offset: 0 }, element, type.rowMajorElement, layouts.structured)]
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

export function describeStruct(type: StructType, layout: BlockLayout): ReflectedField[] {
  const places = layout.struct(type)
  const fields: ReflectedField[] = []
  type.bases.forEach((base, index) => {
    if (layout.size(base, false) > 0)
      fields.push(describeField({ name: baseName(base), offset: places.bases[index]! }, base, false, layout))
  })
  type.fields.forEach(({ name, type: fieldType, rowMajor, bitWidth, normalized }, index) => {
    if (layout.size(fieldType, rowMajor) === 0) return
    const { offset, bitOffset } = places.fields[index]!
    const bits = bitWidth === undefined ? null : { offset: bitOffset, width: bitWidth }
    fields.push(describeField({ name, offset, bits, normalized }, fieldType, rowMajor, layout))
  })
  return fields
}

interface FieldPlace extends Pick<ReflectedField, 'name' | 'offset'>, Partial<Pick<ReflectedField, 'bits'>> {
  readonly normalized?: Normalization | undefined
}

function describeField(
  { name, offset, bits = null, normalized }: FieldPlace,
  type: Type,
  rowMajor: boolean,
  layout: BlockLayout,
): ReflectedField {
  const element = arrayElement(type)
  return {
    name,
    type: layout.nameOf ? layout.nameOf(element, normalized) : typeText(element),
    offset,
    size: layout.size(type, rowMajor),
    elements: arrayDimensions(type).map((count) => count ?? 0),
    arrayStride: innermostStride(type, rowMajor, layout),
    matrix: element.kind === 'matrix' ? describeMatrix(element, rowMajor, layout) : null,
    bits,
    fields: element.kind === 'struct' ? describeStruct(element, layout) : null,
  }
}

function innermostStride(type: Type, rowMajor: boolean, layout: BlockLayout): number | null {
  let stride: number | null = null
  for (; type.kind === 'array'; type = type.element) stride = layout.arrayStride(type, rowMajor)
  return stride
}

function describeMatrix(type: MatrixType, rowMajor: boolean, layout: BlockLayout): ReflectedMatrix {
  const { rows, columns } = type
  const { count, length } = matrixVectors(type, rowMajor)
  const size = length * scalarSize(type.element)
  // Vulkan's layouts have one column of a matrix as a vector: its rows follow each other.
  const isVector = count > 1 && layout.size(type, rowMajor) === count * size
  const stride = isVector ? size : layout.matrixStride(type, rowMajor)
  return { rows, columns, order: rowMajor ? 'row' : 'column', stride }
}
