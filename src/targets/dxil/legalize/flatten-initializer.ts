// The part of a constant that belongs to one leaf, as a flat array.
import { constantAggregate, constantElement, undefValue, zeroValue } from '../../../ir/constants.ts'
import { foldCast } from '../../../ir/fold.ts'
import { elementCount, type IrType, i1, i32 } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import type { Leaf } from './flatten-memory.ts'

export function flattenInitializer(initializer: Value, { fields, type }: Leaf, stored: IrType): Value {
  if (initializer.kind === 'undef' || initializer.kind === 'poison') return undefValue(stored)
  if (initializer.kind === 'zero') return zeroValue(stored)
  const elements: Value[] = []
  collect(initializer, fields, elements)
  const plain = type === i1 ? elements.map((element) => foldCast('zext', element, i32) ?? element) : elements
  return stored.kind === 'array' ? constantAggregate(stored, plain) : plain[0]!
}

function collect(value: Value, fields: readonly number[], elements: Value[]): void {
  const { type } = value
  if (type.kind === 'struct') {
    const member = constantElement(value, fields[0]!)
    if (member) collect(member, fields.slice(1), elements)
  } else if (type.kind === 'array' || type.kind === 'vector') {
    for (let index = 0; index < elementCount(type); index++) {
      const member = constantElement(value, index)
      if (member) collect(member, fields, elements)
    }
  } else elements.push(value)
}
