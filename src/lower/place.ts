// Where a value can be: the l-values of lowering, and what aggregates are referred to by.
//
//   x.yz            components 1, 2 of the memory of x          m[i]        a row known only when the shader runs
//   cb.lights[i].c  a buffer pointer with offset 48 * i + 16    B[i].x      component 0 of an element of a typed resource
//   textures[2]     a resource declaration with flat index 2    f().s       memory that holds the result of the call
//
// places.ts makes them from expressions, access.ts follows members and indices, loads and stores.
import type { Value } from '../ir/values.ts'
import type { SignatureNode } from '../program/entry-signature.ts'
import type { ResourceDeclaration } from '../program/resources.ts'
import type { LayoutRules } from '../types/layout.ts'
import type { ObjectType, Type } from '../types/types.ts'
import type { ResourceNode } from './resources.ts'

/** Memory in the IR's own layout: locals, parameters, statics, groupshared. */
export interface MemoryPlace {
  readonly kind: 'memory'
  readonly type: Type
  readonly pointer: Value
  /** Other threads see it: write only the components that are meant. */
  readonly shared: boolean
}

/** Some components of a vector, scalar or matrix (row by row). */
export interface ComponentsPlace {
  readonly kind: 'components'
  readonly type: Type
  readonly base: Place
  readonly positions: readonly number[]
}

/** A component of a vector or a row of a matrix, known only when the shader runs. */
export interface DynamicPlace {
  readonly kind: 'dynamic'
  readonly type: Type
  readonly base: Place
  readonly index: Value
  /** Components: 1, or as many as a row has. */
  readonly count: number
}

/** Memory in the layout of buffers: `pointer + offset + dynamic` bytes. */
export interface BufferPlace {
  readonly kind: 'buffer'
  readonly type: Type
  readonly pointer: Value
  readonly offset: number
  readonly dynamic: Value | undefined
  readonly rules: LayoutRules
  readonly rowMajor: boolean
  readonly writable: boolean
}

/** Some bits of an integer: read and written through the whole of it. */
export interface BitFieldPlace {
  readonly kind: 'bit-field'
  readonly type: Type
  readonly base: Place
  readonly bitOffset: number
  readonly width: number
}

/** An element of a typed buffer or texture: read and written whole. */
export interface ElementPlace {
  readonly kind: 'element'
  readonly type: Type
  readonly object: ObjectType
  readonly handle: Value
  readonly coordinate: Value
  /** Mip level or sample index. */
  readonly selected: Value | undefined
}

/** A global resource, or an array of them as far as it is indexed. */
export interface ResourcePlace {
  readonly kind: 'resource'
  readonly type: Type
  readonly declaration: ResourceDeclaration
  /** Flat, relative to the start of the whole array; `undefined` is 0. */
  readonly index: Value | undefined
}

/** A global struct (or array of them) with resources: these are declarations of their own, the numbers lie in a buffer. */
export interface MixedPlace {
  readonly kind: 'mixed'
  readonly type: Type
  readonly node: ResourceNode
  /** Makes the place of the numbers; only asked when they are used, so that the buffer is not used otherwise. */
  readonly numbers: () => BufferPlace
}

/** A vertex, primitive or index of a mesh shader, or a part of one; can only be written. */
export interface MeshPlace {
  readonly kind: 'mesh'
  readonly type: Type
  readonly output: 'vertices' | 'primitives' | 'indices'
  /** The symbol of the mesh shader. */
  readonly entry: string
  /** Of the part; absent for indices. */
  readonly node: SignatureNode | undefined
  /** Which vertex or primitive; `undefined` for the whole array. */
  readonly index: Value | undefined
  /** Row of an array element inside the part. */
  readonly row: Value | undefined
}

/** A value without a place; it can only be read. */
export interface ValuePlace {
  readonly kind: 'value'
  readonly type: Type
  readonly value: Value
}

export type Place =
  | MemoryPlace
  | ComponentsPlace
  | DynamicPlace
  | BufferPlace
  | BitFieldPlace
  | ElementPlace
  | ResourcePlace
  | MixedPlace
  | MeshPlace
  | ValuePlace

export function memoryPlace(type: Type, pointer: Value, shared = false): MemoryPlace {
  return { kind: 'memory', type, pointer, shared }
}

export function valuePlace(type: Type, value: Value): ValuePlace {
  return { kind: 'value', type, value }
}
