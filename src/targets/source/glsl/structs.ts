// Struct declarations. A base class is the first member: `struct B : A` has a member `base` of type A.
import type { Field, StructType } from '../../../types/types.ts'
import { isReserved } from './keywords.ts'
import type { Lines } from './lines.ts'
import { Names } from './names.ts'
import { declaration } from './types.ts'
import type { Writer } from './writer.ts'

/** Bases first, then fields. */
function memberNames(writer: Writer, type: StructType): readonly string[] {
  let names = writer.fieldNames.get(type)
  if (!names) {
    const taken = new Names(isReserved)
    const fields = type.fields.map(({ name }) => taken.take(name || 'member'))
    const bases = type.bases.map(() => taken.take('base'))
    names = [...bases, ...fields]
    writer.fieldNames.set(type, names)
  }
  return names
}

export function fieldName(writer: Writer, field: Field): string {
  return memberNames(writer, field.owner)[field.owner.bases.length + field.index]!
}

export function baseName(writer: Writer, type: StructType, index: number): string {
  return memberNames(writer, type)[index]!
}

export function structLines(writer: Writer, type: StructType): Lines {
  const members = [
    ...type.bases.map((base, index) => `${declaration(writer, base, baseName(writer, type, index))};`),
    ...type.fields.map((field) => `${declaration(writer, field.type, fieldName(writer, field))};`),
  ]
  if (members.length === 0) members.push('int empty;')
  return [`struct ${writer.structName(type)} {`, members, '};', '']
}
