// Types of HLSL as they lie in buffers, and what reflection lists of each field.
//
//   cbuffer CB { float3 a; float4x4 m; }     =>     %hostlayout.CB = type { <3 x float>, [4 x <4 x float>] }
//                                                   a: offset 0, f32, 3 components; m: offset 16, f32, 4 x 4, column by column
//
// Matrices are arrays of their stored vectors, booleans are i32 and numbers of minimum precision have 32 bits; a struct with matrices or
// such numbers is called after the host's layout. With native 16-bit types DXC leaves all of them as they are in registers.
import { writtenInterpolation } from '../../binding/signatures.ts'
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
import { type FieldLayout, type LayoutRules, matrixVectors, sizeOf, structLayout } from '../../types/layout.ts'
import { baseName, moduleText, structName } from '../../types/print.ts'
import {
  arrayElement,
  type Field,
  type MatrixType,
  type Normalization,
  type ScalarType,
  type StructType,
  type Type,
} from '../../types/types.ts'
import { boolComponent, floatComponents } from './component-types.ts'

/** What a field or parameter is made of. */
export interface ShapeAnnotation {
  /** 9 is f32; 0 for structs. */
  readonly componentType: number
  /** Rows, columns, and 1 row by row or 2 column by column. */
  readonly matrix: readonly [number, number, number] | undefined
  /** Of a vector; 0 otherwise. */
  readonly vectorSize: number
}

/** What stands beside a declaration, whether or not the shader makes use of it. */
export interface WrittenAnnotation {
  readonly isPrecise: boolean
  readonly semantic: string | undefined
  /** As in signatures; 0 is none. */
  readonly interpolation: number
}

export interface FieldAnnotation extends ShapeAnnotation {
  /** Empty for the number that bit-fields share. */
  readonly name: string
  readonly offset: number
  readonly bitFields: readonly BitFieldAnnotation[]
  readonly written: WrittenAnnotation | undefined
}

export interface BitFieldAnnotation extends Pick<ShapeAnnotation, 'componentType'> {
  readonly name: string
  /** In bits, from the lowest one of the number. */
  readonly offset: number
  readonly width: number
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
  readonly bitFields?: readonly BitFieldAnnotation[]
  readonly written?: WrittenAnnotation
  readonly normalized?: Normalization | undefined
}

/** Of structs as they lie in memory, where that is not as in registers. */
export const hostPrefix = 'hostlayout.'

/** Lies in memory as another type than it has in registers. */
function differsInMemory(type: Type): boolean {
  switch (type.kind) {
    case 'matrix':
      return true
    case 'scalar':
      return scalars[concreteScalar(type.scalar)].minPrecision === true
    case 'vector':
      return differsInMemory(type.element)
    case 'array':
      return differsInMemory(type.element)
    // Resources are not there.
    case 'object':
      return true
    case 'struct':
      return type.bases.some(differsInMemory) || type.fields.some((field) => differsInMemory(field.type))
    default:
      return false
  }
}

/** DXC has a type of its own that is called like that, and gives a buffer the next name. */
function freeName(name: string): string {
  return name.replace(/^(hostlayout\.)?ConstantBuffer$/, '$&.0')
}

/** How a type is written: as it lies in memory, or as it is in registers. */
export type StoredForm = 'host' | 'register'

export class StoredTypes {
  private readonly module: Module
  private readonly form: StoredForm
  /** Of every struct made here, the outer ones last. */
  readonly annotations: StructAnnotation[] = []

  constructor(module: Module, form: StoredForm) {
    this.module = module
    this.form = form
  }

  /** What stands before the name of a struct with members of these types, and maybe some that are not there in memory. */
  prefix(types: readonly Type[], hasOthers = false): string {
    return this.form === 'host' && (hasOthers || types.some(differsInMemory)) ? hostPrefix : ''
  }

  /** A struct with these members; members without data, as resources are, take no place in it. */
  create(name: string, members: readonly StoredMember[], size: number, templateArgument?: IrType): IrStructType {
    const stored = members.filter((member) => this.isStored(member))
    const type = this.module.createStruct(name, this.elements(stored))
    if (!this.annotations.some((each) => each.type === type))
      this.annotations.push({ type, size, fields: stored.map(annotate), templateArgument })
    return type
  }

  /** The struct of a constant buffer, which another of that name (in another namespace, or `cbuffer A` twice) does not share. */
  createBuffer(name: string, members: readonly StoredMember[], size: number): IrStructType {
    const stored = members.filter((member) => this.isStored(member))
    const type = this.module.createOwnStruct(freeName(name), this.elements(stored))
    this.annotations.push({ type, size, fields: stored.map(annotate), templateArgument: undefined })
    return type
  }

  private isStored({ type, rowMajor }: StoredMember): boolean {
    return sizeOf(type, rowMajor, 'constant') > 0
  }

  private elements(members: readonly StoredMember[]): IrType[] {
    return members.map(({ type, rowMajor }) => this.of(type, rowMajor))
  }

  ofStruct(type: StructType): IrStructType {
    const prefix = this.prefix([type])
    return this.create(prefix + structName(type), membersOf(type, 'constant'), sizeOf(type, false, 'constant'))
  }

  of(type: Type, rowMajor: boolean): IrType {
    switch (type.kind) {
      case 'scalar':
        return this.scalar(type)
      case 'enum':
        return this.scalar(type.underlying)
      case 'vector':
        return vectorType(type.count, this.scalar(type.element))
      case 'matrix':
        return this.matrix(type, rowMajor)
      case 'array':
        return arrayType(type.count ?? 0, this.of(type.element, rowMajor))
      case 'struct':
        return this.ofStruct(type)
      default:
        return i32
    }
  }

  private matrix(type: MatrixType, rowMajor: boolean): IrType {
    const element = this.scalar(type.element)
    if (this.form === 'register') {
      const name = `class.matrix.${moduleText(type.element)}.${type.rows}.${type.columns}`
      return this.module.createStruct(name, [arrayType(type.rows, vectorType(type.columns, element))])
    }
    const { count, length } = matrixVectors(type, rowMajor)
    return arrayType(count, vectorType(length, element))
  }

  private scalar({ scalar }: ScalarType): IrType {
    const { class: kind, minPrecision, bits } = scalars[concreteScalar(scalar)]
    if (kind === 'bool') return i32
    const width = !minPrecision ? bits : this.form === 'host' ? 32 : 16
    if (kind === 'float') return width === 16 ? halfType : width === 64 ? doubleType : floatType
    return width === 16 ? i16 : width === 64 ? i64 : i32
  }
}

/** What is known of the fields of a struct that `written` stands for. */
export function annotationOf(type: StructType, written: IrStructType): StructAnnotation {
  const fields = membersOf(type, 'constant').map(annotate)
  return { type: written, size: sizeOf(type, false, 'constant'), fields, templateArgument: undefined }
}

function annotate({
  name,
  type,
  rowMajor,
  offset,
  bitFields = [],
  written,
  normalized,
}: StoredMember): FieldAnnotation {
  return { name, offset, bitFields, written, ...shapeOf(type, rowMajor, normalized) }
}

export function writtenOf(
  { isPrecise, semantic }: Pick<Field, 'isPrecise' | 'semantic'>,
  words: readonly string[],
): WrittenAnnotation {
  return { isPrecise, semantic: semantic?.text, interpolation: writtenInterpolation(words) }
}

export function shapeOf(type: Type, rowMajor: boolean, normalized?: Normalization): ShapeAnnotation {
  const element = arrayElement(type)
  const scalar = scalarUnder(element)
  return {
    componentType: scalar ? componentOf(scalar, normalized) : 0,
    matrix: element.kind === 'matrix' ? [element.rows, element.columns, rowMajor ? 1 : 2] : undefined,
    vectorSize: element.kind === 'vector' ? element.count : 0,
  }
}

/** Base classes come first, named like the base; bit-fields that share a number are one member without a name. */
function membersOf(type: StructType, rules: LayoutRules): StoredMember[] {
  const layout = structLayout(type, rules)
  const bases = type.bases.map((base, index) => ({
    name: baseName(base),
    type: base,
    rowMajor: false,
    offset: layout.bases[index]!,
  }))
  return [...bases, ...type.fields.flatMap((_, index) => fieldMember(type.fields, index, layout.fields))]
}

function fieldMember(fields: readonly Field[], index: number, places: readonly FieldLayout[]): StoredMember[] {
  const { name, type, rowMajor, bitWidth, interpolation, normalized } = fields[index]!
  const { offset, bitOffset } = places[index]!
  if (bitOffset > 0) return []
  if (bitWidth === undefined)
    return [{ name, type, rowMajor, offset, written: writtenOf(fields[index]!, interpolation), normalized }]
  const isNext = (place: FieldLayout, other: number): boolean => other > index && place.bitOffset === 0
  const end = places.findIndex(isNext)
  const shared = fields.slice(index, end < 0 ? undefined : end)
  const bitFields = shared.map((field, position) => bitField(field, places[index + position]!))
  return [{ name: '', type, rowMajor, offset, bitFields }]
}

function bitField({ name, type, bitWidth }: Field, { bitOffset }: FieldLayout): BitFieldAnnotation {
  return { name, offset: bitOffset, width: bitWidth ?? 0, componentType: shapeOf(type, false).componentType }
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

/** i1 1, i16 2, i32 4, i64 6, unsigned ones follow; f16 8, f32 9, f64 10. */
function componentOf({ scalar }: ScalarType, normalized: Normalization | undefined): number {
  const { class: kind, signed, minPrecision, bits } = scalars[concreteScalar(scalar)]
  if (kind === 'bool') return boolComponent
  const width = minPrecision ? 16 : bits
  if (kind === 'float') return floatComponents[width as 16 | 32 | 64][normalized ?? 'plain']
  const rank = [16, 32, 64].indexOf(width)
  if (rank < 0) bug(`a ${scalar} has no size`)
  return 2 + rank * 2 + (signed ? 0 : 1)
}
