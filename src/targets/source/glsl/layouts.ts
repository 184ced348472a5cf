// Where GLSL itself puts things in a block, under each of its three rules.
//
//   std140   a vector of three takes the room of four, elements of arrays and members of struct type begin at multiples of 16
//   std430   the same without the 16          scalar   everything is aligned as its largest scalar
import { scalarSize } from '../../../types/layout.ts'
import type { MatrixType, StructType, Type } from '../../../types/types.ts'
import { matrixForm, plainType } from './types.ts'

export type BlockRules = 'std140' | 'std430' | 'scalar'

export interface Extent {
  readonly size: number
  readonly alignment: number
}

export function alignTo(offset: number, alignment: number): number {
  return Math.ceil(offset / alignment) * alignment
}

/** `rowMajor` is HLSL's word: whether the vectors in memory are its rows. */
export function extentOf(type: Type, rowMajor: boolean, rules: BlockRules): Extent {
  const plain = plainType(type)
  switch (plain.kind) {
    case 'scalar':
    case 'enum': {
      const size = scalarSize(plain)
      return { size, alignment: size }
    }
    case 'vector':
      return vectorExtent(scalarSize(plain.element), plain.count, rules)
    case 'matrix': {
      const count = rowMajor ? plain.rows : plain.columns
      const { alignment } = vectorExtentOf(plain, rowMajor, rules)
      return { size: count * ownMatrixStride(plain, rowMajor, rules), alignment: rounded(alignment, rules) }
    }
    case 'array': {
      const { alignment } = extentOf(plain.element, rowMajor, rules)
      return { size: (plain.count ?? 0) * ownArrayStride(plain, rowMajor, rules), alignment: rounded(alignment, rules) }
    }
    case 'struct': {
      const { size, alignment } = ownStruct(plain, rules)
      return { size, alignment }
    }
    default:
      return { size: 0, alignment: 1 }
  }
}

function vectorExtent(size: number, count: number, rules: BlockRules): Extent {
  const lanes = count === 3 ? 4 : count
  return { size: size * count, alignment: rules === 'scalar' ? size : size * lanes }
}

function vectorExtentOf(type: MatrixType, rowMajor: boolean, rules: BlockRules): Extent {
  return vectorExtent(scalarSize(type.element), rowMajor ? type.columns : type.rows, rules)
}

function rounded(alignment: number, rules: BlockRules): number {
  return rules === 'std140' ? alignTo(alignment, 16) : alignment
}

export function ownMatrixStride(type: MatrixType, rowMajor: boolean, rules: BlockRules): number {
  const { size, alignment } = vectorExtentOf(type, rowMajor, rules)
  return alignTo(size, rounded(alignment, rules))
}

export function ownArrayStride(type: Extract<Type, { kind: 'array' }>, rowMajor: boolean, rules: BlockRules): number {
  const { size, alignment } = extentOf(type.element, rowMajor, rules)
  return alignTo(size, rounded(alignment, rules))
}

export interface OwnStruct extends Extent {
  /** Bases, then fields. */
  readonly offsets: readonly number[]
}

export function ownStruct(type: StructType, rules: BlockRules): OwnStruct {
  const offsets: number[] = []
  let end = 0
  let alignment = 1
  for (const member of membersOf(type)) {
    const extent = extentOf(member.type, member.rowMajor, rules)
    end = alignTo(end, extent.alignment)
    offsets.push(end)
    end += extent.size
    alignment = Math.max(alignment, extent.alignment)
  }
  alignment = rounded(alignment, rules)
  // An empty struct has a member nobody sees.
  return { size: alignTo(Math.max(end, 4), alignment), alignment, offsets }
}

export interface StructMember {
  readonly name: string
  readonly type: Type
  readonly rowMajor: boolean
  readonly bitWidth: number | undefined
}

/** Bases, then fields. */
export function membersOf(type: StructType): StructMember[] {
  return [
    ...type.bases.map((base) => ({ name: 'base', type: base, rowMajor: false, bitWidth: undefined })),
    ...type.fields.map(({ name, type: fieldType, rowMajor, bitWidth }) => ({
      name,
      type: fieldType,
      rowMajor,
      bitWidth,
    })),
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
