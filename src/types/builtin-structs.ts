// The structs every shader has: RayDesc, attributes of hits, state subobjects. One type each for the whole process.
import { builtinStructs } from '../hlsl/builtins.ts'
import { addField, makeStruct } from './own-structs.ts'
import { type StructType, scalarType, stringType, vectorType } from './types.ts'

const made = new Map<string, StructType>()

export function builtinStruct(name: string): StructType | undefined {
  const known = made.get(name)
  if (known) return known
  const row = builtinStructs.get(name)
  if (!row) return undefined
  const struct = makeStruct(name)
  for (const field of row.fields) {
    const component = field.scalar === 'string' ? stringType : scalarType(field.scalar)
    const isVector = component.kind === 'scalar' && field.columns > 1
    addField(struct, field.name, isVector ? vectorType(component, field.columns) : component)
  }
  made.set(name, struct)
  return struct
}
