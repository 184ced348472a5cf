// Elements of typed buffers and textures: they are read and written whole.
//
//   RWBuffer<float4> B;  B[i].x = 1     =>     getpointer, load <4 x float>, insertelement, store
//   RWTexture2D<uint> T; T[xy] = 1      =>     @llvm.dx.resource.store.texture(handle, xy, 1)
//   Texture2D<float4> T; T.mips[2][xy]  =>     @llvm.dx.resource.load.texture(handle, xy, 2, offset 0)
import { constantInt, zeroValue } from '../ir/constants.ts'
import { type IrType, i1, i32, ptr, scalarOf, structType, voidType, withShapeOf } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { leavesOf } from '../types/leaves.ts'
import type { EnumType, ObjectType, ScalarType } from '../types/types.ts'
import type { Context } from './context.ts'
import type { ElementPlace } from './place.ts'
import { fromStored } from './stored.ts'
import { scalarOfLeaf, typedElement } from './types.ts'

/** The scalar all components of a typed resource have. */
export function elementScalar(object: ObjectType): ScalarType {
  return scalarOfLeaf(leavesOf(object.element!, 1)[0] as ScalarType | EnumType)
}

function isTypedBuffer(object: ObjectType): boolean {
  return object.row.category === 'typed buffer'
}

/** A pointer to the element: what atomics work on, and how typed buffers are read and written. */
export function elementPointer(context: Context, place: ElementPlace): Value {
  const { handle, coordinate, object } = place
  const operands = [handle, coordinate]
  if (isTypedBuffer(object))
    return context.builder.callIntrinsic('llvm.dx.resource.getpointer', [ptr, handle.type], ptr, operands)
  const overloads = [ptr, handle.type, coordinate.type]
  return context.builder.callIntrinsic('llvm.dx.resource.gettexturepointer', overloads, ptr, operands)
}

/** The element's components in a register: a scalar or vector, also for a struct element. */
export function loadElement(context: Context, place: ElementPlace): Value {
  const { object, handle, coordinate } = place
  const type = typedElement(object)
  const raw = isTypedBuffer(object)
    ? context.builder.load(type, elementPointer(context, place))
    : loadTexture(context, type, handle, coordinate, place.selected, undefined).value
  return fromStored(context, raw, elementScalar(object))
}

export interface CheckedValue {
  readonly value: Value
  /** An i1: whether all of it was mapped. */
  readonly isMapped: () => Value
}

/** `selected` is the mip level or the sample, 0 when absent. */
export function loadTexture(
  context: Context,
  element: IrType,
  handle: Value,
  coordinate: Value,
  selected: Value | undefined,
  offset: Value | undefined,
): CheckedValue {
  const { builder } = context
  const shift = offset ?? zeroValue(coordinate.type)
  const operands = [handle, coordinate, selected ?? constantInt(i32, 0), shift]
  const overloads = [element, handle.type, coordinate.type, shift.type]
  return checked(
    context,
    builder.callIntrinsic('llvm.dx.resource.load.texture', overloads, resultOf(element), operands),
  )
}

/** What loads, samples and gathers give: the value and the check bit. */
export function resultOf(element: IrType): IrType {
  return structType([element, i1])
}

export function checked(context: Context, result: Value): CheckedValue {
  const value = context.builder.extractValue(result, [0])
  return { value, isMapped: () => context.builder.extractValue(result, [1]) }
}

export function storeElement(context: Context, place: ElementPlace, value: Value): void {
  const { builder } = context
  const { handle, coordinate, object, selected } = place
  // Of what has another type in memory, only bool is an element of typed resources.
  const scalar = scalarOf(typedElement(object))
  const stored = builder.cast('zext', value, withShapeOf(value.type, scalar))
  if (isTypedBuffer(object)) {
    builder.store(stored, elementPointer(context, place))
  } else if (object.row.multisampled) {
    const operands = [handle, coordinate, selected ?? constantInt(i32, 0), stored]
    const overloads = [handle.type, coordinate.type, stored.type]
    builder.callIntrinsic('llvm.dx.resource.store.texture.sample', overloads, voidType, operands)
  } else {
    const overloads = [handle.type, coordinate.type, stored.type]
    builder.callIntrinsic('llvm.dx.resource.store.texture', overloads, voidType, [handle, coordinate, stored])
  }
}
