// Interim.
import { matrixVectors, scalarSize } from '../../types/layout.ts'
import type { ArrayType, MatrixType, StructType, Type } from '../../types/types.ts'
import type { BlockLayoutRules, VulkanBuffer } from '../vulkan/model.ts'

export interface BlockRules {
  readonly kind: 'uniform' | 'storage'
  readonly layout: BlockLayoutRules
}

export function blockRules(layout: BlockLayoutRules, kind: 'uniform' | 'storage'): BlockRules {
  return { layout, kind }
}

const up = (offset: number, alignment: number): number => Math.ceil(offset / alignment) * alignment

interface Extent {
  readonly size: number
  readonly alignment: number
}

function vectorExtent(count: number, scalar: number, rules: BlockRules): Extent {
  const alignment = rules.layout === 'scalar' ? scalar : (count === 3 ? 4 : count) * scalar
  return { size: count * scalar, alignment }
}

function extent(type: Type, rowMajor: boolean, rules: BlockRules): Extent {
  switch (type.kind) {
    case 'scalar':
    case 'enum':
      return { size: scalarSize(type), alignment: scalarSize(type) }
    case 'vector':
      return vectorExtent(type.count, scalarSize(type.element), rules)
    case 'matrix': {
      if (type.rows === 1 || type.columns === 1)
        return vectorExtent(type.rows * type.columns, scalarSize(type.element), rules)
      const { count, length } = matrixVectors(type, rowMajor)
      const stride = matrixStride(type, rowMajor, rules)
      const alignment =
        rules.layout === 'scalar'
          ? scalarSize(type.element)
          : vectorExtent(length, scalarSize(type.element), rules).alignment
      return {
        size: count * stride,
        alignment: rules.kind === 'uniform' && rules.layout !== 'scalar' ? up(alignment, 16) : alignment,
      }
    }
    case 'array': {
      const inner = extent(type.element, rowMajor, rules)
      const alignment =
        rules.kind === 'uniform' && rules.layout !== 'scalar' ? up(inner.alignment, 16) : inner.alignment
      return { size: (type.count ?? 0) * arrayStride(type, rowMajor, rules), alignment }
    }
    case 'struct':
      return structLayout(type, rules)
    default:
      return { size: 0, alignment: 1 }
  }
}

export function arrayStride(type: ArrayType, rowMajor: boolean, rules: BlockRules): number {
  const inner = extent(type.element, rowMajor, rules)
  const alignment = rules.kind === 'uniform' && rules.layout !== 'scalar' ? up(inner.alignment, 16) : inner.alignment
  return up(inner.size, alignment)
}

export function matrixStride(type: MatrixType, rowMajor: boolean, rules: BlockRules): number {
  const { length } = matrixVectors(type, rowMajor)
  const { size, alignment } = vectorExtent(length, scalarSize(type.element), rules)
  if (rules.layout === 'scalar') return size
  return rules.kind === 'uniform' ? up(alignment, 16) : alignment
}

function place(offset: number, type: Type, rowMajor: boolean, rules: BlockRules): number {
  const { size, alignment } = extent(type, rowMajor, rules)
  if (rules.layout === 'dxc' && type.kind === 'vector') {
    const loose = up(offset, scalarSize(type.element))
    const straddles = size <= 16 ? Math.floor(loose / 16) !== Math.floor((loose + size - 1) / 16) : loose % 16 !== 0
    return straddles ? up(loose, alignment) : loose
  }
  return up(offset, alignment)
}

export interface StructExtent extends Extent {
  readonly bases: readonly number[]
  readonly fields: readonly { readonly offset: number }[]
}

export function structLayout(type: StructType, rules: BlockRules): StructExtent {
  let end = 0
  let alignment = 1
  const add = (inner: Type, rowMajor: boolean): number => {
    const offset = place(end, inner, rowMajor, rules)
    end = offset + extent(inner, rowMajor, rules).size
    alignment = Math.max(alignment, extent(inner, rowMajor, rules).alignment)
    return offset
  }
  const bases = type.bases.map((base) => add(base, false))
  const fields = type.fields.map((field) => ({ offset: add(field.type, field.rowMajor) }))
  if (rules.kind === 'uniform' && rules.layout !== 'scalar') alignment = up(alignment, 16)
  return { bases, fields, alignment, size: up(end, alignment) }
}

export function bufferMembers(
  { members }: VulkanBuffer,
  rules: BlockRules,
): { type: Type; rowMajor: boolean; offset: number }[] {
  let end = 0
  return members.map(({ type, rowMajor }) => {
    const offset = place(end, type, rowMajor, rules)
    end = offset + extent(type, rowMajor, rules).size
    return { type, rowMajor, offset }
  })
}
