// The HLSL types that resource records point to, named as DXC names them.
//
//   RWBuffer<float>        %"class.RWBuffer<float>" = type { float }
//   Texture2D<float4>      %"class.Texture2D<vector<float, 4> >" = type { <4 x float>, %"class.Texture2D<vector<float, 4> >::mips_type" }
//   cbuffer CB             %CB       ByteAddressBuffer       %struct.ByteAddressBuffer
import type { Module } from '../../ir/module.ts'
import { floatType, type IrType, i32, type StructType, structType, type TargetType } from '../../ir/types.ts'
import type { ResourceDeclaration } from '../../program/resources.ts'
import type { ObjectType, Type } from '../../types/types.ts'

export function recordTypeOf(module: Module, type: TargetType, declaration: ResourceDeclaration): StructType {
  const object = declaration.type
  if (!object) {
    const isChanged = declaration.buffer?.members.some((member) => hasHostLayout(member.type)) ?? false
    return module.createStruct(`${isChanged ? hostPrefix : ''}${declaration.name}`, layoutElements(type))
  }
  const { row, element } = object
  if (!element) return module.createStruct(`struct.${row.name}`, [i32])
  const name = `${hasHostLayout(element) ? hostPrefix : ''}class.${row.name}<${templateText(object)}>`
  const [content = floatType] = type.types
  if (row.category === 'constant buffer') return module.createStruct(name, layoutElements(type))
  if (row.mips) return module.createStruct(name, [content, module.createStruct(`${name}::mips_type`, [i32])])
  if (row.sample) return module.createStruct(name, [content, module.createStruct(`${name}::sample_type`, [i32])])
  return module.createStruct(name, [plain(content)])
}

const hostPrefix = 'hostlayout.'

/** Matrices and booleans are stored as another type than they have in registers. */
function hasHostLayout(type: Type): boolean {
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

function layoutElements(type: TargetType): readonly IrType[] {
  const layout = type.types[0]
  return layout?.kind === 'struct' ? layout.elements.map(plain) : layout ? [plain(layout)] : []
}

/** Padding has no type of its own in DXIL. */
function plain(type: IrType): IrType {
  if (type.kind === 'target') return structType([])
  if (type.kind !== 'struct') return type
  return type.elements.some(({ kind }) => kind === 'target') ? structType(type.elements.map(plain)) : type
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
