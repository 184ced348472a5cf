// Structs that the compiler makes itself, and fields without width, semantic or modifiers.
import { type Location, nowhere } from '../support/source.ts'
import type { Field, StructType, Type } from './types.ts'

/** Without fields yet. */
export function makeStruct(name: string, location: Location = nowhere): StructType {
  return {
    kind: 'struct',
    keyword: 'struct',
    name,
    scope: '',
    location,
    bases: [],
    interfaces: [],
    fields: [],
    isComplete: true,
  }
}

/** The new last field, with `facts` where it is not a plain one. */
export function addField(owner: StructType, name: string, type: Type, facts?: Partial<Field>): Field {
  const field: Field = {
    name,
    type,
    owner,
    index: owner.fields.length,
    rowMajor: false,
    bitWidth: undefined,
    semantic: undefined,
    interpolation: [],
    isPrecise: false,
    location: owner.location,
    ...facts,
  }
  owner.fields.push(field)
  return field
}
