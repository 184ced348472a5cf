// Data in the layout of buffers: scalars and vectors are loaded and stored at byte offsets, matrices vector by vector in their
// storage order, bool and min precision as 32 bits.
//
//   cb.m[1] of a column-major float3x3    =>    <3 x float> loads at +0, +16, +32 put together row by row
import { constantInt } from '../ir/constants.ts'
import { type IrType, i8, i32, type VectorType, vectorType, withShapeOf } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { bug } from '../support/bug.ts'
import { arrayStride, matrixStride, matrixVectors, scalarSize, structLayout } from '../types/layout.ts'
import type { Field, MatrixType, ScalarType, StructType, Type } from '../types/types.ts'
import { storedScalar } from './buffer-types.ts'
import type { Context } from './context.ts'
import type { BitFieldPlace, BufferPlace } from './place.ts'
import { fromStored, toStored } from './stored.ts'
import { scalarUnder, storedField } from './types.ts'
import { componentsOf, fromComponents } from './vectors.ts'

export interface BufferFacts {
  readonly rules: BufferPlace['rules']
  readonly rowMajor: boolean
  readonly writable: boolean
}

export function bufferPlace(type: Type, pointer: Value, facts: BufferFacts): BufferPlace {
  return { kind: 'buffer', type, pointer, offset: 0, dynamic: undefined, ...facts }
}

// ---- Members

export function bufferField(place: BufferPlace, field: Field): BufferPlace | BitFieldPlace {
  const { offset, bitOffset } = structLayout(place.type as StructType, place.rules).fields[field.index]!
  const base: BufferPlace = {
    ...place,
    type: field.type,
    offset: place.offset + offset,
    rowMajor: field.rowMajor,
  }
  if (field.bitWidth === undefined) return base
  const number = { ...base, type: storedField(field) }
  return { kind: 'bit-field', type: field.type, base: number, bitOffset, width: field.bitWidth }
}

export function bufferBase(place: BufferPlace, base: StructType): BufferPlace {
  const type = place.type as StructType
  const offset = structLayout(type, place.rules).bases[type.bases.indexOf(base)] ?? bug('no such base class')
  return { ...place, type: base, offset: place.offset + offset }
}

export function bufferElement(context: Context, place: BufferPlace, index: Value | number): BufferPlace {
  const type = place.type.kind === 'array' ? place.type : bug('only arrays have elements')
  const stride = arrayStride(type, place.rowMajor, place.rules)
  return { ...shifted(context, place, index, stride), type: type.element }
}

/** The component of a matrix in a row and column; of a vector, `row` is the component. */
export function bufferCell(
  context: Context,
  place: BufferPlace,
  row: Value | number,
  column: Value | number,
): BufferPlace {
  const scalar = scalarUnder(place.type)
  const size = scalarSize(scalar)
  if (place.type.kind !== 'matrix') return { ...shifted(context, place, row, size), type: scalar }
  const stride = matrixStride(place.type, place.rowMajor, place.rules)
  const [rowStep, columnStep] = place.rowMajor ? [stride, size] : [size, stride]
  const inRow = shifted(context, place, row, rowStep)
  return { ...shifted(context, inRow, column, columnStep), type: scalar }
}

function shifted(context: Context, place: BufferPlace, index: Value | number, stride: number): BufferPlace {
  if (typeof index === 'number') return { ...place, offset: place.offset + index * stride }
  const { builder } = context
  const step = stride === 1 ? index : builder.mul(index, constantInt(i32, stride))
  return { ...place, dynamic: place.dynamic ? builder.add(place.dynamic, step) : step }
}

// ---- Loads and stores

/** The address of what lies `extra` bytes into the place. */
export function bufferAddress(context: Context, place: BufferPlace, extra = 0): Value {
  const { builder } = context
  const constant = place.offset + extra
  if (place.dynamic) {
    const bytes = constant === 0 ? place.dynamic : builder.add(place.dynamic, constantInt(i32, constant))
    return builder.gep(i8, place.pointer, [bytes])
  }
  return constant === 0 ? place.pointer : builder.gep(i8, place.pointer, [constant])
}

export function loadBuffer(context: Context, place: BufferPlace): Value {
  const { type } = place
  const scalar = scalarUnder(type)
  if (type.kind === 'matrix') return loadMatrix(context, place, type)
  if (type.kind !== 'vector') return fromStored(context, loadRaw(context, place, storedScalar(scalar), 0), scalar)
  return fromStored(context, loadVector(context, place, type.count, scalar, 0), scalar)
}

function loadRaw(context: Context, place: BufferPlace, type: IrType, extra: number): Value {
  const address = bufferAddress(context, place, extra)
  return context.builder.load(type, address, '', scalarSize(scalarUnder(place.type)))
}

/** A vector in memory; in constant buffers, one that crosses rows of 16 bytes is loaded row by row. */
function loadVector(context: Context, place: BufferPlace, count: number, scalar: ScalarType, extra: number): Value {
  const { builder } = context
  const whole = vectorType(count, storedScalar(scalar))
  const pieces = rowPieces(place, count, scalarSize(scalar), extra)
  if (pieces.length === 1) return loadRaw(context, place, whole, extra)
  const components = pieces.flatMap(({ first, length }) => {
    const offset = extra + first * scalarSize(scalar)
    return componentsOf(builder, loadRaw(context, place, vectorType(length, whole.element), offset))
  })
  return fromComponents(builder, whole, components)
}

interface Piece {
  readonly first: number
  readonly length: number
}

function rowPieces(place: BufferPlace, count: number, size: number, extra: number): Piece[] {
  if (place.rules === 'structured') return [{ first: 0, length: count }]
  const pieces: Piece[] = []
  for (let first = 0; first < count; ) {
    const room = Math.max(1, Math.floor((16 - ((place.offset + extra + first * size) % 16)) / size))
    const length = Math.min(room, count - first)
    pieces.push({ first, length })
    first += length
  }
  return pieces
}

function loadMatrix(context: Context, place: BufferPlace, type: MatrixType): Value {
  const { builder } = context
  const { count, length } = matrixVectors(type, place.rowMajor)
  const stride = matrixStride(type, place.rowMajor, place.rules)
  const components: Value[] = new Array(count * length)
  for (let index = 0; index < count; index++) {
    const vector = loadVector(context, place, length, type.element, index * stride)
    componentsOf(builder, vector).forEach((component, inside) => {
      components[place.rowMajor ? index * length + inside : inside * count + index] = component
    })
  }
  const whole = vectorType(count * length, storedScalar(type.element))
  return fromStored(context, fromComponents(builder, whole, components), type.element)
}

export function storeBuffer(context: Context, place: BufferPlace, value: Value): void {
  const { type } = place
  const { builder } = context
  const scalar = scalarUnder(type)
  const stored = toStored(context, value, scalar)
  const alignment = scalarSize(scalar)
  if (type.kind !== 'matrix') {
    builder.store(stored, bufferAddress(context, place), alignment)
    return
  }
  const { count, length } = matrixVectors(type, place.rowMajor)
  const stride = matrixStride(type, place.rowMajor, place.rules)
  const components = componentsOf(builder, stored)
  const vector = withShapeOf(vectorType(length, i32), (stored.type as VectorType).element)
  for (let index = 0; index < count; index++) {
    const parts = Array.from(
      { length },
      (_, inside) => components[place.rowMajor ? index * length + inside : inside * count + index]!,
    )
    builder.store(fromComponents(builder, vector, parts), bufferAddress(context, place, index * stride), alignment)
  }
}
