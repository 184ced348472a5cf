// The SPIR-V types of values.
//
//   float3x4      3 columns of 4 components: a row of HLSL is a column of SPIR-V        int2x3     an array of 2 vectors, as bool2x3
//   float1x3      a vector, as float3x1; vectors of one component are scalars            struct     its bases, then its fields
//
// Memory that others see has types of its own, see memory-types.ts.
import { type ScalarKind, scalars } from '../../hlsl/scalars.ts'
import { bug } from '../../support/bug.ts'
import { nowhere } from '../../support/source.ts'
import { typeText } from '../../types/print.ts'
import {
  type EnumType,
  isBufferPointer,
  type MatrixType,
  memberTypes,
  type NumericType,
  type ObjectType,
  type ScalarType,
  type StructType,
  type Type,
} from '../../types/types.ts'
import { addressType } from './buffer-pointers.ts'
import { type Shared, unsupported } from './context.ts'
import { applyMemberDecorations, requireNeeds } from './decorations.ts'
import { inlineTypeId } from './inline-types.ts'
import type { Id } from './module.ts'
import { opaqueType } from './operations/entry.ts'

/** How wide numbers of a kind are while they are computed with; booleans have no width. */
export function bitsOf(kind: ScalarKind): number {
  return scalars[kind].bits || 32
}

export function scalarTypeId({ module }: Shared, kind: ScalarKind): Id {
  const row = scalars[kind]
  if (row.class === 'bool') return module.boolType()
  return row.class === 'float' ? module.floatType(bitsOf(kind)) : module.intType(bitsOf(kind), row.signed)
}

/** Matrices of one row or column are vectors. */
export function matrixShape({ rows, columns }: MatrixType): { readonly vectors: number; readonly length: number } {
  if (rows === 1) return { vectors: 1, length: columns }
  return columns === 1 ? { vectors: 1, length: rows } : { vectors: rows, length: columns }
}

/** Whether SPIR-V has such matrices; others are arrays of vectors. */
export function isNativeMatrix(type: MatrixType): boolean {
  return scalars[type.element.scalar].class === 'float'
}

export function valueType(shared: Shared, type: Type): Id {
  const { module } = shared
  switch (type.kind) {
    case 'void':
      return module.voidType()
    case 'scalar':
      return scalarTypeId(shared, type.scalar)
    case 'enum':
      return scalarTypeId(shared, type.underlying.scalar)
    case 'vector':
      return module.vectorType(valueType(shared, type.element), type.count)
    case 'matrix': {
      const { vectors, length } = matrixShape(type)
      const vector = module.vectorType(valueType(shared, type.element), length)
      if (vectors === 1) return vector
      return isNativeMatrix(type) ? module.type('OpTypeMatrix', vector, vectors) : module.arrayType(vector, vectors)
    }
    case 'array':
      return module.arrayType(valueType(shared, type.element), type.count ?? bug('a value of unknown length'))
    case 'struct':
      return structType(shared, type)
    case 'object':
      return objectType(shared, type)
    case 'handle':
      return module.vectorType(module.intType(32, false), 2)
    case 'string':
    case 'error':
      unsupported(shared, { start: nowhere, end: nowhere }, `the type '${typeText(type)}'`)
      return module.intType(32, false)
  }
}

function objectType(shared: Shared, type: ObjectType): Id {
  const { module } = shared
  if (isBufferPointer(type)) return addressType(module)
  if (type.row.name === 'vk::WorkgroupSpirvPointer')
    return module.pointerType('Workgroup', valueType(shared, type.element!))
  if (!type.inline) return opaqueType(shared, type, undefined)
  const id = inlineTypeId(shared, type, (inner) => valueType(shared, inner))
  if (id !== undefined) return id
  unsupported(shared, { start: nowhere, end: nowhere }, `a type with the instruction ${type.inline.opcode}`)
  return module.intType(32, false)
}

function structType(shared: Shared, type: StructType): Id {
  const known = shared.structs.get(type)
  if (known !== undefined) return known
  const { module } = shared
  const members = memberTypes(type).map((member) => valueType(shared, member))
  const id = module.freshType('OpTypeStruct', ...members)
  shared.structs.set(type, id)
  for (const { index, attributes, semantic } of type.fields) {
    if (!attributes) continue
    requireNeeds(shared, attributes)
    // What enters or leaves the shader is a variable of its own.
    if (!semantic) applyMemberDecorations(module, id, fieldIndex(type, index), attributes)
  }
  // Drivers take a struct in memory and its values for unrelated types when their names differ.
  nameStruct(shared, id, type, shared.shader.names.get(type) ?? type.name)
  return id
}

function nameStruct({ module }: Shared, id: Id, type: StructType, name: string): void {
  module.name(id, name)
  let index = 0
  for (const { name: member } of [...type.bases, ...type.fields]) module.memberName(id, index++, member)
}

/** A member's place in its struct: bases come first. */
export function fieldIndex(type: StructType, index: number): number {
  return type.bases.length + index
}

/** The scalar under a numeric type or enum. */
export function scalarUnder(type: Type): ScalarType {
  if (type.kind === 'enum') return type.underlying
  if (type.kind === 'scalar') return type
  if (type.kind === 'vector' || type.kind === 'matrix') return type.element
  return bug(`no scalar in ${typeText(type)}`)
}

/** What one instruction computes with: scalars and vectors, component by component. */
export function isVectorLike(type: NumericType | EnumType): boolean {
  return type.kind !== 'matrix' || matrixShape(type).vectors === 1
}
