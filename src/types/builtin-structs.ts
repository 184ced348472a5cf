// The structs every shader has: RayDesc, attributes of hits, state subobjects. One type each for the whole process.
import { builtinStructs } from '../hlsl/builtins.ts'
import { nowhere } from '../support/source.ts'
import { type Field, type StructType, scalarType, stringType, vectorType } from './types.ts'

const made = new Map<string, StructType>()

export function builtinStruct(name: string): StructType | undefined {
  const known = made.get(name)
  if (known) return known
  const row = builtinStructs.get(name)
  if (!row) return undefined
  const fields: Field[] = []
  const struct: StructType = {
    kind: 'struct',
    keyword: 'struct',
    name,
    scope: '',
    location: nowhere,
    bases: [],
    interfaces: [],
    fields,
    isComplete: true,
  }
  for (const field of row.fields) {
    const component = field.scalar === 'string' ? stringType : scalarType(field.scalar)
    fields.push({
      name: field.name,
      type: component.kind === 'scalar' && field.columns > 1 ? vectorType(component, field.columns) : component,
      owner: struct,
      index: fields.length,
      rowMajor: false,
      bitWidth: undefined,
      semantic: undefined,
      interpolation: [],
      isPrecise: false,
      location: nowhere,
    })
  }
  made.set(name, struct)
  return struct
}
