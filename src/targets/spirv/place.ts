// Where a value can be: what expressions refer to before it is loaded or stored.
//
//   a.b[i].yz       components 1, 2 of memory: pointer a, chain [b, i]       cb.x       memory of a block
//   Image[xy].x     component 0 of a texel                                   f().x      component 0 of a value
//
// places.ts makes them from expressions; access.ts follows members and indices, loads and stores.
import type { ResourceElementExpression } from '../../program/program.ts'
import type { Type } from '../../types/types.ts'
import type { ResourceVariable } from './context.ts'
import type { Id, StorageClassName } from './module.ts'

/** Memory with a decorated layout: of uniform blocks, storage blocks, push constants, shader records and records of nodes. */
export type MemoryRules = 'uniform' | 'texture' | 'storage' | 'push' | 'record' | 'payload'

export interface MemoryPlace {
  readonly kind: 'memory'
  readonly type: Type
  /** The variable. */
  readonly base: Id
  readonly storage: StorageClassName
  /** Indices that lead from the variable to the place. */
  readonly chain: readonly Id[]
  /** `undefined`: memory that only the shader sees, with the types of values. */
  readonly rules: MemoryRules | undefined
  /** Of matrices, where there are rules. */
  readonly rowMajor: boolean
  /** The type in memory, when it is not the one that `type` and the rules give: a block itself. */
  readonly pointee: Id | undefined
  readonly isNonUniform: boolean
  /** Of a globallycoherent resource. */
  readonly isCoherent?: boolean
  /** In bytes, of memory at an address: an operand of each access. */
  readonly alignment?: number | undefined
}

/** Some components of a vector or scalar. */
export interface ComponentsPlace {
  readonly kind: 'components'
  readonly type: Type
  readonly base: Place
  readonly components: readonly number[]
}

export interface MatrixElement {
  readonly row: number
  readonly column: number
}

/** `m._m00_m11`. */
export interface MatrixElementsPlace {
  readonly kind: 'matrix-elements'
  readonly type: Type
  readonly base: Place
  readonly elements: readonly MatrixElement[]
}

/** A component of a vector or a row of a matrix whose base has no pointer to it. */
export interface IndexedPlace {
  readonly kind: 'indexed'
  readonly type: Type
  readonly base: Place
  readonly index: Id
}

/** An element of a typed buffer or texture, its operands already evaluated; `operations` knows the rest. */
export interface TexelPlace {
  readonly kind: 'texel'
  readonly type: Type
  readonly expression: ResourceElementExpression
  /** Pointer to the image, see `resourceReference`. */
  readonly image: ResourceReference
  /** As `expression.index`, of its type. */
  readonly coordinate: Id
  /** Level or sample, as `expression.selected`. */
  readonly selected: Id | undefined
}

/** A part of a value; can only be read. */
export interface ValuePlace {
  readonly kind: 'value'
  readonly type: Type
  readonly value: Id
  /** From the value to the part. */
  readonly path: readonly number[]
}

export type Place = MemoryPlace | ComponentsPlace | MatrixElementsPlace | IndexedPlace | TexelPlace | ValuePlace

/** One resource: of an array, the indexed element. */
export interface ResourceReference {
  readonly variable: ResourceVariable
  /** Index into the array; `undefined` for a single one. */
  readonly index: Id | undefined
  readonly isNonUniform: boolean
}

export function valuePlace(type: Type, value: Id): ValuePlace {
  return { kind: 'value', type, value, path: [] }
}

/** A whole variable of memory that only the shader sees. */
export function variablePlace(type: Type, base: Id, storage: StorageClassName): MemoryPlace {
  return {
    kind: 'memory',
    type,
    base,
    storage,
    chain: [],
    rules: undefined,
    rowMajor: false,
    pointee: undefined,
    isNonUniform: false,
  }
}
