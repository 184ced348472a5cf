// Where pointers point inside a variable: which member of which struct, at which index of every array on the way.
import { ConstantInt, constantElement, constantInt, isConstant } from '../../../ir/constants.ts'
import { sizeInBytes, structLayout } from '../../../ir/layout.ts'
import { type IrType, i32 } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'

/** Where a pointer points: into a member, at an index of every array on the way. */
export interface Place {
  readonly type: IrType
  readonly fields: readonly number[]
  readonly indices: readonly Value[]
}

export function into(place: Place, index: Value): Place | undefined {
  const { type } = place
  if (type.kind === 'array' || type.kind === 'vector')
    return { type: type.element, fields: place.fields, indices: [...place.indices, index] }
  if (type.kind !== 'struct' || !(index instanceof ConstantInt)) return undefined
  const element = type.elements[index.number]
  return element && { type: element, fields: [...place.fields, index.number], indices: place.indices }
}

/** The first thing of the wanted type at this address. */
export function descendTo(place: Place, wanted: IrType): Place | undefined {
  let current: Place | undefined = place
  while (current && current.type !== wanted) current = into(current, constantInt(i32, 0))
  return current
}

/** As above, for what a load or store moves: a scalar or a vector of scalars. */
export function descend(place: Place, wanted: IrType): Place | undefined {
  return wanted.kind === 'array' || wanted.kind === 'struct' ? undefined : descendTo(place, wanted)
}

/** Whole aggregates are stored only when they are constants. */
export function destination(place: Place, value: Value): Place | undefined {
  return isConstant(value) && constantElement(value, 0) ? descendTo(place, value.type) : descend(place, value.type)
}

export function atByte(place: Place, offset: number): Place | undefined {
  let current = place
  let rest = offset
  while (rest > 0) {
    const { type } = current
    let index: number
    if (type.kind === 'array' || type.kind === 'vector') {
      const size = sizeInBytes(type.element)
      index = Math.floor(rest / size)
      if (index >= type.count) return undefined
      rest -= index * size
    } else if (type.kind === 'struct') {
      const { offsets } = structLayout(type)
      index = offsets.findLastIndex((each) => each <= rest)
      rest -= offsets[index] ?? 0
    } else return undefined
    const next = into(current, constantInt(i32, index))
    if (!next) return undefined
    current = next
  }
  return current
}
