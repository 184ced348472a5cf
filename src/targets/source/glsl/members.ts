// What block members are made of: the members of a struct with those of its bases, and the order of the matrices inside.
import type { StructType, Type } from '../../../types/types.ts'
import { matrixForm } from './types.ts'

export interface StructMember {
  readonly name: string
  readonly type: Type
  readonly rowMajor: boolean
}

/** Bases, then fields. */
export function membersOf(type: StructType): StructMember[] {
  return [
    ...type.bases.map((base) => ({ name: 'base', type: base, rowMajor: false })),
    ...type.fields.map(({ name, type: fieldType, rowMajor }) => ({ name, type: fieldType, rowMajor })),
  ]
}

export type MatrixOrder = 'none' | 'rows' | 'columns' | 'mixed'

/** How the matrices inside lie in memory, in HLSL's words. */
export function matrixOrder(type: Type, rowMajor: boolean): MatrixOrder {
  if (type.kind === 'array') return matrixOrder(type.element, rowMajor)
  if (type.kind === 'matrix') return matrixForm(type) === 'matrix' ? (rowMajor ? 'rows' : 'columns') : 'none'
  if (type.kind !== 'struct') return 'none'
  let order: MatrixOrder = 'none'
  for (const member of membersOf(type)) {
    const own = matrixOrder(member.type, member.rowMajor)
    if (own === 'none') continue
    if (order !== 'none' && order !== own) return 'mixed'
    order = own
  }
  return order
}
