// Types of HLSL as they lie in buffers, and what reflection wants to know of each field.
//
//   cbuffer CB { float3 a; float4x4 m; }     =>     %hostlayout.CB = type { <3 x float>, [4 x <4 x float>] }
//                                                   a: offset 0, f32, 3 components; m: offset 16, f32, 4 x 4, column by column
//
// Matrices are arrays of their stored vectors and booleans are i32; a struct with such members is called after the host's layout.
import { concreteScalar, scalars } from '../../hlsl/scalars.ts'
import type { Module } from '../../ir/module.ts'
import {
  arrayType,
  doubleType,
  floatType,
  halfType,
  type StructType as IrStructType,
  type IrType,
  i16,
  i32,
  i64,
  vectorType,
} from '../../ir/types.ts'
import { bug } from '../../support/bug.ts'
import { type LayoutRules, matrixVectors, sizeOf, structLayout } from '../../types/layout.ts'
import { arrayElement, type ScalarType, type StructType, type Type } from '../../types/types.ts'

export interface FieldAnnotation {
  readonly name: string
  readonly offset: number
  readonly size: number
  /** 9 is f32; 0 for structs. */
  readonly componentType: number
  /** Rows, columns, and 1 row by row or 2 column by column. */
  readonly matrix: readonly [number, number, number] | undefined
  /** Of a vector; 0 otherwise. */
  readonly vectorSize: number
}

export interface StructAnnotation {
  readonly type: IrStructType
  readonly size: number
  readonly fields: readonly FieldAnnotation[]
  /** What a template was given. */
  readonly templateArgument: IrType | undefined
}

export interface StoredMember {
  readonly name: string
  readonly type: Type
  readonly rowMajor: boolean
  readonly offset: number
}

export const hostPrefix = 'hostlayout.'

/** Matrices and booleans are stored as another type than they have in registers. */
export function hasHostLayout(type: Type): boolean {
  switch (type.kind) {
    case 'matrix':
      return true
    case 'scalar':
      return type.scalar === 'bool'
    case 'vector':
      return type.element.scalar === 'bool'
    case 'array':
      return hasHostLayout(type.element)
    case 'struct':
      return type.bases.some(hasHostLayout) || type.fields.some((field) => hasHostLayout(field.type))
    default:
      return false
  }
}

export class StoredTypes {
  private readonly module: Module
  private readonly rules: LayoutRules
  /** Of every struct made here, the outer ones last. */
  readonly annotations: StructAnnotation[] = []

  constructor(module: Module, rules: LayoutRules) {
    this.module = module
    this.rules = rules
  }

  /** A struct with these members; members without data, as resources are, take no place in it. */
  create(name: string, members: readonly StoredMember[], size: number, templateArgument?: IrType): IrStructType {
    const stored = members.filter(({ type, rowMajor }) => sizeOf(type, rowMajor, this.rules) > 0)
    const elements = stored.map(({ type, rowMajor }) => this.of(type, rowMajor))
    const type = this.module.createStruct(name, elements)
    if (!this.annotations.some((each) => each.type === type))
      this.annotations.push({ type, size, fields: stored.map((member) => this.annotate(member)), templateArgument })
    return type
  }

  ofStruct(type: StructType): IrStructType {
    const prefix = hasHostLayout(type) ? hostPrefix : ''
    return this.create(
      `${prefix}struct.${type.scope}${type.name}`,
      membersOf(type, this.rules),
      sizeOf(type, false, this.rules),
    )
  }

  of(type: Type, rowMajor: boolean): IrType {
    switch (type.kind) {
      case 'scalar':
        return scalarType(type)
      case 'enum':
        return scalarType(type.underlying)
      case 'vector':
        return vectorType(type.count, scalarType(type.element))
      case 'matrix': {
        const { count, length } = matrixVectors(type, rowMajor)
        return arrayType(count, vectorType(length, scalarType(type.element)))
      }
      case 'array':
        return arrayType(type.count ?? 0, this.of(type.element, rowMajor))
      case 'struct':
        return this.ofStruct(type)
      default:
        return i32
    }
  }

  private annotate({ name, type, rowMajor, offset }: StoredMember): FieldAnnotation {
    const element = arrayElement(type)
    const scalar = scalarUnder(element)
    return {
      name,
      offset,
      size: sizeOf(type, rowMajor, this.rules),
      componentType: scalar ? componentOf(scalar) : 0,
      matrix: element.kind === 'matrix' ? [element.rows, element.columns, rowMajor ? 1 : 2] : undefined,
      vectorSize: element.kind === 'vector' ? element.count : 0,
    }
  }
}

/** Base classes come first, named like the base. Of bit-fields that share a number the first stands for all. */
function membersOf(type: StructType, rules: LayoutRules): StoredMember[] {
  const layout = structLayout(type, rules)
  const bases = type.bases.map((base, index) => ({
    name: base.name,
    type: base,
    rowMajor: false,
    offset: layout.bases[index]!,
  }))
  const fields = type.fields.flatMap(({ name, type: fieldType, rowMajor }, index) => {
    const { offset, bitOffset } = layout.fields[index]!
    return bitOffset > 0 ? [] : [{ name, type: fieldType, rowMajor, offset }]
  })
  return [...bases, ...fields]
}

function scalarUnder(type: Type): ScalarType | undefined {
  switch (type.kind) {
    case 'scalar':
      return type
    case 'enum':
      return type.underlying
    case 'vector':
    case 'matrix':
      return type.element
    default:
      return undefined
  }
}

/** Minimum precision is kept here, unlike in memory: the type tells what the shader computes with. */
function scalarType({ scalar }: ScalarType): IrType {
  const { class: kind, minPrecision, bits } = scalars[concreteScalar(scalar)]
  if (kind === 'bool') return i32
  const width = minPrecision ? 16 : bits
  if (kind === 'float') return width === 16 ? halfType : width === 64 ? doubleType : floatType
  return width === 16 ? i16 : width === 64 ? i64 : i32
}

/** i1 1, i16 2, i32 4, i64 6, unsigned ones follow; f16 8, f32 9, f64 10. */
function componentOf({ scalar }: ScalarType): number {
  const { class: kind, signed, minPrecision, bits } = scalars[concreteScalar(scalar)]
  if (kind === 'bool') return 1
  const width = minPrecision ? 16 : bits
  const rank = [16, 32, 64].indexOf(width)
  if (rank < 0) bug(`a ${scalar} has no size`)
  return kind === 'float' ? 8 + rank : 2 + rank * 2 + (signed ? 0 : 1)
}
