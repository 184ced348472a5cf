// Loads and stores of typed, structured and byte-address buffers; at most four numbers at once.
import type { Builder } from '../../../../ir/builder.ts'
import { poisonValue } from '../../../../ir/constants.ts'
import { sizeInBytes } from '../../../../ir/layout.ts'
import { type IrType, i1, i8, i32, scalarOf, structType, vectorType, voidType } from '../../../../ir/types.ts'
import type { Value } from '../../../../ir/values.ts'
import type { Access } from '../resource-access.ts'
import { addOffset, sum } from './offset.ts'

const maximumElements = 4

/** Element and byte in it; of a byte-address buffer, the byte alone. */
export function position(builder: Builder, { type, coordinate, offset }: Access, extra = 0): [Value, Value] {
  if (type.types[0] !== i8) return [coordinate, sum(builder, offset.terms, offset.known + extra)]
  const { known, terms } = addOffset({ known: offset.known + extra, terms: offset.terms }, coordinate)
  return [sum(builder, terms, known), poisonValue(i32)]
}

export function loadRaw(builder: Builder, access: Access, type: IrType): Value {
  if (type.kind !== 'vector') return loadPiece(builder, access, type, 0)
  const { count, element } = type
  if (count <= maximumElements) return loadPiece(builder, access, type, 0)
  let vector: Value = poisonValue(type)
  for (let first = 0; first < count; first += maximumElements) {
    const length = Math.min(maximumElements, count - first)
    const piece = loadPiece(builder, access, vectorType(length, element), first * sizeInBytes(element))
    for (let lane = 0; lane < length; lane++)
      vector = builder.insertElement(vector, builder.extractElement(piece, lane), first + lane)
  }
  return vector
}

function loadPiece(builder: Builder, access: Access, type: IrType, extra: number): Value {
  const operands = [access.handle, ...position(builder, access, extra)]
  const name = 'llvm.dx.resource.load.rawbuffer'
  const result = builder.callIntrinsic(name, [type, access.type], structType([type, i1]), operands)
  return builder.extractValue(result, [0])
}

export function storeRaw(builder: Builder, access: Access, value: Value): void {
  const { type } = value
  if (type.kind !== 'vector' || type.count <= maximumElements) {
    storePiece(builder, access, value, 0)
    return
  }
  const size = sizeInBytes(scalarOf(type))
  for (let first = 0; first < type.count; first += maximumElements) {
    const length = Math.min(maximumElements, type.count - first)
    let piece: Value = poisonValue(vectorType(length, type.element))
    for (let lane = 0; lane < length; lane++)
      piece = builder.insertElement(piece, builder.extractElement(value, first + lane), lane)
    storePiece(builder, access, piece, first * size)
  }
}

function storePiece(builder: Builder, access: Access, value: Value, extra: number): void {
  const operands = [access.handle, ...position(builder, access, extra), value]
  builder.callIntrinsic('llvm.dx.resource.store.rawbuffer', [access.type, value.type], voidType, operands)
}

export function loadTyped(builder: Builder, { handle, type, coordinate }: Access, element: IrType): Value {
  const name = 'llvm.dx.resource.load.typedbuffer'
  const result = builder.callIntrinsic(name, [element, type], structType([element, i1]), [handle, coordinate])
  return builder.extractValue(result, [0])
}

export function storeTyped(builder: Builder, { handle, type, coordinate }: Access, value: Value): void {
  const operands = [handle, coordinate, value]
  builder.callIntrinsic('llvm.dx.resource.store.typedbuffer', [type, value.type], voidType, operands)
}
