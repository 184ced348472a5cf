// Pointers of a running SPIR-V module: to values of the shader's own, and to bytes of buffers with their layout.
import type { MatrixOrder, Type, Value } from './program.ts'

/** A variable of the shader's own; what a pointer leads to is found by its path. */
export interface Cell {
  value: Value
}

export type Pointer =
  | { readonly kind: 'cell'; readonly cell: Cell; readonly path: readonly number[] }
  | {
      readonly kind: 'bytes'
      readonly view: DataView
      readonly offset: number
      readonly type: Type
      readonly order: MatrixOrder | undefined
      /** Between the components of a vector, when they are not neighbours. */
      readonly step: number | undefined
    }
  | { readonly kind: 'texel'; readonly view: DataView; readonly offset: number; readonly type: Type }

export function cellPointer(value: Value): Pointer {
  return { kind: 'cell', cell: { value }, path: [] }
}

export function accessChain(pointer: Pointer, indices: readonly Value[]): Pointer {
  if (pointer.kind === 'cell') return { ...pointer, path: [...pointer.path, ...indices.map(Number)] }
  if (pointer.kind === 'texel') throw new Error('a texel has no parts')
  let { offset, type, order, step } = pointer
  for (const index of indices.map(Number)) {
    if (type.kind === 'struct') {
      const member = type.members[index]!
      offset += member.offset
      order = member.order
      type = member.type
    } else if (type.kind === 'array') {
      offset += index * type.stride
      type = type.element
    } else if (type.kind === 'matrix') {
      if (!order) throw new Error('a matrix without an order')
      const size = sizeOf(elementOf(type.element))
      offset += index * (order.rowMajor ? size : order.stride)
      step = order.rowMajor ? order.stride : undefined
      type = type.element
    } else if (type.kind === 'vector') {
      offset += index * (step ?? sizeOf(type.element))
      type = type.element
    } else throw new Error(`no part of a ${type.kind}`)
  }
  return { ...pointer, offset, type, order, step }
}

function elementOf(type: Type): Type {
  return type.kind === 'vector' || type.kind === 'matrix' ? type.element : type
}

export function sizeOf(type: Type): number {
  if (type.kind !== 'int' && type.kind !== 'float') throw new Error(`no size of a ${type.kind}`)
  return type.bits / 8
}

export function load(pointer: Pointer): Value {
  if (pointer.kind === 'cell') {
    let value = pointer.cell.value
    for (const index of pointer.path) value = (value as readonly Value[])[index]
    return value
  }
  if (pointer.kind === 'texel') return readScalar(pointer.view, pointer.offset, pointer.type)
  const { view, offset, type, order, step } = pointer
  return readBytes(view, offset, type, order, step)
}

function readBytes(view: DataView, offset: number, type: Type, order?: MatrixOrder, step?: number): Value {
  const part = (index: number): Value => load(accessChain({ kind: 'bytes', view, offset, type, order, step }, [index]))
  switch (type.kind) {
    case 'vector':
    case 'matrix':
    case 'array':
      return Array.from({ length: type.count ?? 0 }, (_, index) => part(index))
    case 'struct':
      return type.members.map((_, index) => part(index))
    default:
      return readScalar(view, offset, type)
  }
}

/** What lies outside of a buffer reads as zero. */
export function readScalar(view: DataView, offset: number, type: Type): Value {
  const size = sizeOf(type)
  const isInside = offset >= 0 && offset + size <= view.byteLength
  if (type.kind === 'float') {
    if (!isInside) return 0
    return type.bits === 64 ? view.getFloat64(offset, true) : view.getFloat32(offset, true)
  }
  const signed = type.kind === 'int' && type.signed
  if (size === 8) return isInside ? (signed ? view.getBigInt64(offset, true) : view.getBigUint64(offset, true)) : 0n
  return isInside ? (signed ? view.getInt32(offset, true) : view.getUint32(offset, true)) : 0
}

export function store(pointer: Pointer, value: Value): void {
  if (pointer.kind === 'cell') {
    pointer.cell.value = replaced(pointer.cell.value, pointer.path, value)
    return
  }
  if (pointer.kind === 'texel') {
    writeScalar(pointer.view, pointer.offset, pointer.type, value)
    return
  }
  const { type } = pointer
  if (Array.isArray(value))
    value.forEach((part, index) => {
      store(accessChain(pointer, [index]), part)
    })
  else writeScalar(pointer.view, pointer.offset, type, value)
}

/** Outside of the value nothing is written. */
function replaced(whole: Value, path: readonly number[], value: Value): Value {
  const [index, ...rest] = path
  if (index === undefined) return value
  const parts = [...(whole as readonly Value[])]
  if (index < parts.length) parts[index] = replaced(parts[index], rest, value)
  return parts
}

export function writeScalar(view: DataView, offset: number, type: Type, value: Value): void {
  const size = sizeOf(type)
  if (offset < 0 || offset + size > view.byteLength) return
  if (type.kind === 'float') {
    if (type.bits === 64) view.setFloat64(offset, Number(value), true)
    else view.setFloat32(offset, Number(value), true)
  } else if (size === 8) view.setBigUint64(offset, BigInt.asUintN(64, BigInt(value as bigint)), true)
  else view.setInt32(offset, Number(value), true)
}
