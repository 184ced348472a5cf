// Which types a system value may have. What stands in the signature is looked at by the validator of DXIL; for the rest DXC has an
// operation that gives 32 bits.
//
//   float4 main(int vertex : SV_VertexID) : SV_Position      SV_VertexID must be uint
import { type ScalarRow, scalars } from '../../hlsl/scalars.ts'
import type { SemanticRow } from '../../hlsl/semantics.ts'
import { componentCount, componentOf, isNumeric, type ScalarType, type Type, uintType } from '../../types/types.ts'

/** An element of the signature. */
export function fitsSignature(row: SemanticRow, { scalar }: ScalarType, columns: number): boolean {
  const [least, most] = row.columns
  if (columns < least || columns > most) return false
  const facts = scalars[scalar]
  switch (row.component) {
    case 'any':
      return true
    case 'float':
      return facts.class === 'float'
    case 'bool':
      return facts.class === 'bool'
    case 'bool or integer':
      return facts.class !== 'float' && isWide(facts)
    case 'integer':
      return facts.class === 'int' && !facts.signed && (!row.mustBeWide || isWide(facts))
  }
}

/** Nothing but the sign is wrong: DXC compiles it, and its validator refuses it. */
export function isSignedOnly(row: SemanticRow, type: ScalarType, columns: number): boolean {
  return row.component === 'integer' && type.scalar === 'int' && fitsSignature(row, uintType, columns)
}

/** A value that an operation reads. Compute shaders and nodes convert what they get. */
export function fitsOperation(row: SemanticRow, type: Type, stage: string): boolean {
  if (!isNumeric(type)) return false
  const facts = scalars[componentOf(type).scalar]
  if (row.component === 'float') return facts.class === 'float' && isWide(facts)
  if (row.component === 'bool') return facts.class !== 'float'
  const isConverted = stage === 'compute' || stage === 'node'
  const isWhole = isConverted ? facts.class !== 'float' : facts.class === 'int' && isWide(facts)
  return isWhole && componentCount(type) <= row.columns[1]
}

/** 32 bits, all of which count. */
function isWide({ bits, minPrecision }: ScalarRow): boolean {
  return bits === 32 && minPrecision !== true
}

/** As in Clang's message: `float/float2`. */
export function typesOf({ component, columns: [least, most] }: SemanticRow): string {
  const word = { float: 'float', integer: 'uint', bool: 'bool', 'bool or integer': 'bool', any: 'float' }[component]
  const sizes = Array.from({ length: most - least + 1 }, (_, index) => least + index)
  return sizes.map((size) => (size === 1 ? word : `${word}${size}`)).join('/')
}
