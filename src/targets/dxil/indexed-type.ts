// What a getelementptr ends at.
import { elementType, type IrType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { bug } from '../../support/bug.ts'

/** `indices` are all of them; the first one steps over whole values of `source`. */
export function indexedType(source: IrType, indices: readonly Value[]): IrType {
  let type = source
  for (let position = 1; position < indices.length; position++) {
    const index = indices[position]!
    const number = type.kind === 'struct' && index.kind === 'int' ? (index as Value & { number: number }).number : 0
    type = (type.kind === 'array' ? type.element : elementType(type, number)) ?? bug(`${type.text} cannot be indexed`)
  }
  return type
}
