// The HLSL types that resource records point to, named as DXC names them.
//
//   RWBuffer<float>        %"class.RWBuffer<float>" = type { float }
//   Texture2D<float4>      %"class.Texture2D<vector<float, 4> >" = type { <4 x float>, %"class.Texture2D<vector<float, 4> >::mips_type" }
//   cbuffer CB             %CB       ByteAddressBuffer       %struct.ByteAddressBuffer
import type { Module } from '../../ir/module.ts'
import { floatType, type IrType, i32, type StructType, type TargetType } from '../../ir/types.ts'
import { constantMembers, memberName } from '../../program/constant-members.ts'
import type { ResourceDeclaration } from '../../program/resources.ts'
import { sizeOf } from '../../types/layout.ts'
import { moduleText, templateText } from '../../types/print.ts'
import type { ObjectType, Type } from '../../types/types.ts'
import { type StoredForm, type StoredMember, StoredTypes, type StructAnnotation } from './stored-types.ts'

export interface RecordType {
  readonly type: StructType
  /** Of the structs in it that hold data. */
  readonly annotations: readonly StructAnnotation[]
}

export function recordTypeOf(
  module: Module,
  type: TargetType,
  declaration: ResourceDeclaration,
  form: StoredForm,
): RecordType {
  if (declaration.buffer) return bufferType(new StoredTypes(module, form), declaration)
  const object = declaration.type!
  const { row, element } = object
  if (row.category === 'feedback texture')
    return plain(module.createStruct(`class.${templateText(row.name, [String(type.integers[0])])}`, [i32]))
  if (!element) return plain(module.createStruct(`struct.${row.name}`, [i32]))
  if (row.category === 'constant buffer') return constantType(new StoredTypes(module, form), declaration.name, element)
  if (row.category === 'structured buffer') {
    const registers = new StoredTypes(module, 'register')
    return structuredType(new StoredTypes(module, form), object, element, registers.of(element, false))
  }
  const samples = type.name === 'dx.MSTexture' ? [String(type.integers[1])] : []
  const name = `class.${templateText(row.name, [moduleText(element), ...samples])}`
  const [content = floatType] = type.types
  if (row.mips) return plain(module.createStruct(name, [content, module.createStruct(`${name}::mips_type`, [i32])]))
  if (row.sample) return plain(module.createStruct(name, [content, module.createStruct(`${name}::sample_type`, [i32])]))
  return plain(module.createStruct(name, [content]))
}

function plain(type: StructType): RecordType {
  return { type, annotations: [] }
}

function bufferType(stored: StoredTypes, { name, buffer }: ResourceDeclaration): RecordType {
  const places = constantMembers(buffer!)
  const members = buffer!.members.map(
    (member, index): StoredMember => ({
      name: memberName(buffer!, member),
      type: member.type,
      rowMajor: member.rowMajor,
      normalized: member.normalized,
      offset: places[index]!.offset,
    }),
  )
  const size = Math.max(0, ...places.map(({ offset, size: own }) => offset + own))
  const prefix = stored.prefix(
    members.map(({ type }) => type),
    buffer!.holdsResources,
  )
  return { type: stored.createBuffer(`${prefix}${name}`, members, size), annotations: stored.annotations }
}

/** `ConstantBuffer<T> name` is recorded as a buffer with one member of that name. */
function constantType(stored: StoredTypes, name: string, element: Type): RecordType {
  const members = [{ name, type: element, rowMajor: false, offset: 0 }]
  const type = stored.createBuffer(`${stored.prefix([element])}${name}`, members, sizeOf(element, false, 'constant'))
  return { type, annotations: stored.annotations }
}

const elementMember = 'h'

function structuredType(stored: StoredTypes, object: ObjectType, element: Type, argument: IrType): RecordType {
  const rowMajor = object.rowMajorElement
  const name = `${stored.prefix([element])}class.${templateText(object.row.name, [moduleText(element)])}`
  const members = [{ name: elementMember, type: element, rowMajor, offset: 0 }]
  const type = stored.create(name, members, sizeOf(element, rowMajor, 'constant'), argument)
  return { type, annotations: stored.annotations }
}
