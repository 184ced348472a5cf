// The HLSL types that resource records point to, named as DXC names them.
//
//   RWBuffer<float>        %"class.RWBuffer<float>" = type { float }
//   Texture2D<float4>      %"class.Texture2D<vector<float, 4> >" = type { <4 x float>, %"class.Texture2D<vector<float, 4> >::mips_type" }
//   cbuffer CB             %CB       ByteAddressBuffer       %struct.ByteAddressBuffer
import type { Module } from '../../ir/module.ts'
import { arrayType, floatType, type IrType, i32, type StructType, type TargetType, vectorType } from '../../ir/types.ts'
import { constantMembers } from '../../program/constant-members.ts'
import type { ConstantBuffer } from '../../program/program.ts'
import type { ResourceDeclaration } from '../../program/resources.ts'
import { type LayoutRules, sizeOf } from '../../types/layout.ts'
import type { MatrixType, ObjectType, Type } from '../../types/types.ts'
import { hasHostLayout, hostPrefix, type StoredMember, StoredTypes, type StructAnnotation } from './stored-types.ts'

export interface RecordType {
  readonly type: StructType
  /** Of the structs in it that hold data. */
  readonly annotations: readonly StructAnnotation[]
}

export function recordTypeOf(module: Module, type: TargetType, declaration: ResourceDeclaration): RecordType {
  if (declaration.buffer) return bufferType(module, declaration.name, declaration.buffer)
  const object = declaration.type!
  const { row, element } = object
  if (!element) return plain(module.createStruct(`struct.${row.name}`, [i32]))
  if (row.category === 'constant buffer') return constantType(module, element)
  if (row.category === 'structured buffer') return structuredType(module, object, element)
  const name = `class.${row.name}<${templateText(object)}>`
  const [content = floatType] = type.types
  if (row.mips) return plain(module.createStruct(name, [content, module.createStruct(`${name}::mips_type`, [i32])]))
  if (row.sample) return plain(module.createStruct(name, [content, module.createStruct(`${name}::sample_type`, [i32])]))
  return plain(module.createStruct(name, [content]))
}

function plain(type: StructType): RecordType {
  return { type, annotations: [] }
}

function bufferType(module: Module, name: string, buffer: ConstantBuffer): RecordType {
  const stored = new StoredTypes(module, 'constant')
  const places = constantMembers(buffer)
  const members = buffer.members.map(
    ({ name: member, type, rowMajor }, index): StoredMember => ({
      name: member,
      type,
      rowMajor,
      offset: places[index]!.offset,
    }),
  )
  const size = Math.max(0, ...places.map(({ offset, size: own }) => offset + own))
  const prefix = buffer.members.some((member) => hasHostLayout(member.type)) ? hostPrefix : ''
  return { type: stored.create(`${prefix}${name}`, members, size), annotations: stored.annotations }
}

/** `ConstantBuffer<T>` is recorded as the struct T. */
function constantType(module: Module, element: Type): RecordType {
  const stored = new StoredTypes(module, 'constant')
  const type = stored.of(element, false)
  return {
    type: type.kind === 'struct' ? type : module.createStruct('struct', [type]),
    annotations: stored.annotations,
  }
}

const elementMember = 'h'

function structuredType(module: Module, object: ObjectType, element: Type): RecordType {
  const rules: LayoutRules = 'structured'
  const stored = new StoredTypes(module, rules)
  const rowMajor = object.rowMajorElement
  const name = `${hasHostLayout(element) ? hostPrefix : ''}class.${object.row.name}<${templateText(object)}>`
  const content = stored.of(element, rowMajor)
  const argument = element.kind === 'matrix' ? matrixType(module, element) : content
  const members = [{ name: elementMember, type: element, rowMajor, offset: 0 }]
  return {
    type: stored.create(name, members, sizeOf(element, rowMajor, rules), argument),
    annotations: stored.annotations,
  }
}

/** A matrix as it is in registers. */
function matrixType(module: Module, { element, rows, columns }: MatrixType): IrType {
  const row = vectorType(columns, new StoredTypes(module, 'structured').of(element, false))
  return module.createStruct(`class.matrix.${scalarText(element.scalar)}.${rows}.${columns}`, [arrayType(rows, row)])
}

function templateText({ element, normalized }: ObjectType): string {
  const text = typeText(element!)
  const full = normalized ? `${normalized} ${text}` : text
  return full.endsWith('>') ? `${full} ` : full
}

function typeText(type: Type): string {
  switch (type.kind) {
    case 'scalar':
      return scalarText(type.scalar)
    case 'vector':
      return `vector<${scalarText(type.element.scalar)}, ${type.count}>`
    case 'matrix':
      return `matrix<${scalarText(type.element.scalar)}, ${type.rows}, ${type.columns}>`
    case 'struct':
    case 'enum':
      return `${type.scope}${type.name}`
    default:
      return type.kind
  }
}

function scalarText(scalar: string): string {
  return scalar === 'uint' ? 'unsigned int' : scalar
}
