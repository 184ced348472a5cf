// Where a value is read or written. Most places are l-values of GLSL; the others know how they are read and written instead.
import type { ObjectType, StructType, Type } from '../../../types/types.ts'
import type { Code } from './code.ts'

export type Place =
  | NativePlace
  | StoredPlace
  | TexelPlace
  | ComponentsPlace
  | ElementsPlace
  | ConvertedPlace
  | VerticesPlace

/** Text of the place's own type; written only if it is an l-value, which the checker saw to. */
export interface NativePlace {
  readonly kind: 'native'
  readonly type: Type
  readonly code: Code
}

/** Data in a buffer whose GLSL type differs from the value's, because GLSL would lay the value out differently. */
export interface StoredPlace {
  readonly kind: 'stored'
  readonly type: Type
  readonly code: Code
  readonly storage: Storage
}

/** `texture[xy]`, `buffer[i]` of images and texel buffers. */
export interface TexelPlace {
  readonly kind: 'texel'
  readonly type: Type
  readonly object: ObjectType
  readonly resource: Code
  readonly coordinate: Code
  readonly selector: 'mips' | 'sample' | undefined
  readonly selected: Code | undefined
}

/** Components of something that has no address: read, change, write back. */
export interface ComponentsPlace {
  readonly kind: 'components'
  readonly type: Type
  readonly base: Place
  readonly positions: readonly number[] | Code
}

/** `m._m00_m11` */
interface ElementsPlace {
  readonly kind: 'elements'
  readonly type: Type
  readonly base: Place
  readonly elements: readonly { readonly row: number; readonly column: number }[]
}

/** A built-in variable of another type: `gl_VertexIndex` as a uint. */
export interface ConvertedPlace {
  readonly kind: 'converted'
  readonly type: Type
  readonly load: () => Code
  readonly store: (value: Code) => void
  /** The same as an index, where that is simpler. */
  readonly index?: Code
}

/** A built-in variable of every vertex: `gl_in[i].gl_Position`. Only its elements are places. */
export interface VerticesPlace {
  readonly kind: 'vertices'
  readonly type: Type
  readonly element: (index: Code) => Place
}

/** How a value lies in a block, when GLSL's own rules would put it elsewhere. */
export type Storage = { readonly kind: 'plain' } | StoredStruct | StoredArray | StoredMatrix

/** `wrapper` cuts the padding of each element off. */
export interface StoredArray {
  readonly kind: 'array'
  readonly element: Storage
  readonly wrapper: string
  readonly typeName: string
}

/** A struct of its own with padding between the members. */
export interface StoredStruct {
  readonly kind: 'struct'
  readonly type: StructType
  readonly name: string
  readonly bases: readonly StoredMember[]
  readonly fields: readonly StoredMember[]
}

export interface StoredMember {
  readonly name: string
  readonly storage: Storage
}

/** The member of a struct that holds an element and room behind it. */
export const paddedMember = '.value'

/** An array of the vectors in memory order; `wrapper` cuts the padding off. */
interface StoredMatrix {
  readonly kind: 'matrix'
  readonly rowMajor: boolean
  readonly wrapper: string
  readonly typeName: string
}

export const plainStorage: Storage = { kind: 'plain' }
