// The leaves of a type: what is left when vectors, matrices, arrays and structs are taken apart, in memory order.
//
//   struct S { float2 a; int b[2]; };   =>   float, float, int, int
//
// HLSL's initialiser lists, casts between structs and constructors are rules about leaves.
import type { EnumType, HandleType, ObjectType, ScalarType, StringType, StructType, Type } from './types.ts'

export type Leaf = ScalarType | EnumType | ObjectType | HandleType | StringType

const structCounts = new WeakMap<StructType, number>()

/** How many leaves a type has; infinite for an unbounded array. */
export function leafCount(type: Type): number {
  switch (type.kind) {
    case 'void':
    case 'error':
      return 0
    case 'vector':
      return type.count
    case 'matrix':
      return type.rows * type.columns
    case 'array':
      return type.count === undefined ? Number.POSITIVE_INFINITY : type.count * leafCount(type.element)
    case 'struct':
      return structLeafCount(type)
    default:
      return 1
  }
}

function structLeafCount(type: StructType): number {
  const known = structCounts.get(type)
  if (known !== undefined) return known
  let count = 0
  for (const base of type.bases) count += structLeafCount(base)
  for (const field of type.fields) count += leafCount(field.type)
  if (type.isComplete) structCounts.set(type, count)
  return count
}

/** The leaves in order, at most `limit` of them. */
export function leavesOf(type: Type, limit = Number.POSITIVE_INFINITY): Leaf[] {
  const leaves: Leaf[] = []
  addLeaves(type, leaves, limit)
  return leaves
}

function addLeaves(type: Type, leaves: Leaf[], limit: number): void {
  if (leaves.length >= limit) return
  switch (type.kind) {
    case 'void':
    case 'error':
      return
    case 'vector':
    case 'matrix': {
      const count = type.kind === 'vector' ? type.count : type.rows * type.columns
      for (let index = 0; index < count && leaves.length < limit; index++) leaves.push(type.element)
      return
    }
    case 'array':
      for (let index = 0; index < (type.count ?? 0) && leaves.length < limit; index++)
        addLeaves(type.element, leaves, limit)
      return
    case 'struct':
      for (const base of type.bases) addLeaves(base, leaves, limit)
      for (const field of type.fields) addLeaves(field.type, leaves, limit)
      return
    default:
      leaves.push(type)
  }
}

/** The leaf before which a member starts: fields of bases come first. */
export function leafOffset(type: StructType, index: number): number {
  let offset = 0
  for (const base of type.bases) offset += leafCount(base)
  for (let before = 0; before < index; before++) offset += leafCount(type.fields[before]!.type)
  return offset
}

/** Whether every leaf is a number (a handle is two): such a type can be made from one scalar, as in `(S)0`. */
export function isAllNumeric(type: Type): boolean {
  switch (type.kind) {
    case 'scalar':
    case 'vector':
    case 'matrix':
    case 'enum':
    case 'handle':
      return true
    case 'array':
      return isAllNumeric(type.element)
    case 'struct':
      return type.bases.every(isAllNumeric) && type.fields.every((field) => isAllNumeric(field.type))
    default:
      return false
  }
}
