// Local objects that exist from their declaration on: a RayQuery is allocated where it is declared.
import { constantInt } from '../ir/constants.ts'
import { i32 } from '../ir/types.ts'
import type { ObjectType, Type } from '../types/types.ts'
import { store } from './access.ts'
import { forEachPart } from './aggregates.ts'
import type { Context } from './context.ts'
import type { Place } from './place.ts'

function containsQuery(type: Type): boolean {
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
    const flags = constantInt(i32, (part!.type as ObjectType).count ?? 0)
    store(context, part!, context.builder.callIntrinsic('llvm.dx.rayquery.allocate', [], i32, [flags]))
  })
}
