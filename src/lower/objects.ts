// Local objects that exist from their declaration on: a RayQuery is allocated where it is declared.
import { constantInt, poisonValue } from '../ir/constants.ts'
import { i32 } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import type { ObjectType, Type } from '../types/types.ts'
import { store } from './access.ts'
import { forEachPart } from './aggregates.ts'
import type { Context } from './context.ts'
import type { Place } from './place.ts'
import { irType } from './types.ts'

export function containsQuery(type: Type): boolean {
  switch (type.kind) {
    case 'object':
      return type.row.category === 'ray query'
    case 'array':
      return containsQuery(type.element)
    case 'struct':
      return type.bases.some(containsQuery) || type.fields.some((field) => containsQuery(field.type))
    default:
      return false
  }
}

/** Makes the queries of a variable declared without an initialiser; everything else stays undefined. */
export function initializeObject(context: Context, place: Place): void {
  if (!containsQuery(place.type)) return
  forEachPart(context, [place], ([part]) => {
    if (!containsQuery(part!.type)) return
    store(context, part!, createQuery(context, part!.type as ObjectType))
  })
}

/** An object made from nothing: only queries have anything to make. */
export function createObject(context: Context, type: ObjectType): Value {
  return containsQuery(type) ? createQuery(context, type) : poisonValue(irType(context.shared, type))
}

/** `RayQuery<flags>()`. */
function createQuery(context: Context, type: ObjectType): Value {
  const flags = [constantInt(i32, type.count ?? 0)]
  if (type.queryFlags !== 0) flags.push(constantInt(i32, type.queryFlags))
  const name = type.queryFlags === 0 ? 'llvm.dx.rayquery.allocate' : 'llvm.dx.rayquery.allocate.with.flags'
  return context.builder.callIntrinsic(name, [], i32, flags)
}
