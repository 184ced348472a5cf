// What only the source knows of payloads, as attributes of a function for the passes that change how they lie in memory (legalize/payload-memory.ts,
// legalize/ray-memory.ts): which struct a mesh shader receives, and which members are matrices.
//
//   struct Payload { uint k; float2x3 m; }     =>     "hlsl.payloadmatrices"="struct.Payload 1 2 3 column float"
import type { IrFunction } from '../../ir/module.ts'
import type { IrType, StructType } from '../../ir/types.ts'
import { moduleText } from '../../types/print.ts'
import { arrayElement, type StructType as SourceStruct, type Type } from '../../types/types.ts'
import { payloadAttribute } from './legalize/payload-memory.ts'
import { matricesAttribute } from './legalize/payload-rewriter.ts'

/** `types` are those of the source, with what each became. */
export function markPayloads(
  { attributes }: IrFunction,
  received: StructType | undefined,
  types: ReadonlyMap<Type, IrType>,
): void {
  if (received) attributes.set(payloadAttribute, received.name)
  const matrices = [...types].flatMap(([type, made]) =>
    type.kind === 'struct' && made.kind === 'struct' ? matrixMembers(type, made) : [],
  )
  if (matrices.length > 0) attributes.set(matricesAttribute, matrices.join(';'))
}

function matrixMembers({ bases, fields }: SourceStruct, { name }: StructType): string[] {
  return fields.flatMap(({ type, rowMajor }, index) => {
    const element = arrayElement(type)
    if (element.kind !== 'matrix') return []
    const order = rowMajor ? 'row' : 'column'
    return [
      `${name} ${bases.length + index} ${element.rows} ${element.columns} ${order} ${moduleText(element.element)}`,
    ]
  })
}
