// IR types whose size is exactly that of the data in a buffer; they are parameters of handle types, from which later stages take strides.
//
//   cbuffer CB { int a[3]; float b; }   =>   %__cblayout_CB = type <{ [2 x <{ i32, target("dx.Padding", 12) }>], i32, float }>
//   struct S { bool b; float4 c; }      =>   %struct.S = type <{ i32, <4 x float> }>      in a StructuredBuffer<S>
//
// Loads and stores never go by these types: they add offsets of types/layout.ts to pointers.
import { concreteScalar, scalars } from '../hlsl/scalars.ts'
import { structLayout as irStructLayout, sizeInBytes } from '../ir/layout.ts'
import { arrayType, floatType, type IrType, i8, i32, structType, targetType, vectorType } from '../ir/types.ts'
import { constantMembers } from '../program/constant-members.ts'
import type { ConstantBuffer } from '../program/program.ts'
import { arrayStride, type LayoutRules, matrixStride, matrixVectors, sizeOf, structLayout } from '../types/layout.ts'
import { structName } from '../types/print.ts'
import type { ObjectType, ScalarType, StructType, Type, VectorType } from '../types/types.ts'
import type { ModuleContext } from './context.ts'
import { scalarIrType } from './types.ts'

/** What a scalar is in a buffer: bool and min precision take 32 bits. */
export function storedScalar(type: ScalarType): IrType {
  const row = scalars[concreteScalar(type.scalar)]
  if (row.class === 'bool') return i32
  if (row.minPrecision) return row.class === 'float' ? floatType : i32
  return scalarIrType(type)
}

interface Member {
  readonly offset: number
  readonly type: Type
  readonly rowMajor: boolean
}

/** The layout type of a cbuffer or tbuffer. */
export function bufferLayoutType(shared: ModuleContext, buffer: ConstantBuffer): IrType {
  const members = constantMembers(buffer).sort((a, b) => a.offset - b.offset || b.size - a.size)
  return shared.module.createStruct(`__cblayout_${buffer.name}`, padded(shared, members, 'constant'), true)
}

/** The layout type of a ConstantBuffer<T> or TextureBuffer<T>. */
export function constantLayoutType(shared: ModuleContext, type: ObjectType): IrType {
  return storedType(shared, type.element!, type.rowMajorElement, 'constant')
}

export function structuredElementType(shared: ModuleContext, type: ObjectType): IrType {
  const stored = storedType(shared, type.element!, type.rowMajorElement, 'structured')
  return sizeOf(type.element!, type.rowMajorElement, 'structured') === 0 ? i8 : stored
}

function storedType(shared: ModuleContext, type: Type, rowMajor: boolean, rules: LayoutRules): IrType {
  switch (type.kind) {
    case 'scalar':
      return storedScalar(type)
    case 'enum':
      return storedScalar(type.underlying)
    case 'vector':
      return storedVector(type)
    case 'matrix': {
      const { count, length } = matrixVectors(type, rowMajor)
      return strided(vectorType(length, storedScalar(type.element)), count, matrixStride(type, rowMajor, rules))
    }
    case 'array': {
      const element = storedType(shared, type.element, rowMajor, rules)
      return strided(element, type.count ?? 0, arrayStride(type, rowMajor, rules))
    }
    case 'struct':
      return storedStruct(shared, type, rules)
    default:
      return structType([])
  }
}

/** LLVM pads vectors to a power of two, and buffers hold no more than the components of a long one. */
function storedVector({ element, count }: VectorType): IrType {
  const component = storedScalar(element)
  const vector = vectorType(count, component)
  return sizeInBytes(vector) === count * sizeInBytes(component) ? vector : arrayType(count, component)
}

/** An array whose elements are that far apart; the last one is not padded. */
function strided(element: IrType, count: number, stride: number): IrType {
  const gap = stride - sizeInBytes(element)
  if (gap <= 0 || count <= 1) return arrayType(count, element)
  const first = arrayType(count - 1, structType([element, padding(gap)], true))
  return structType([first, element], true)
}

function padding(bytes: number): IrType {
  return targetType('dx.Padding', [], [bytes])
}

function storedStruct(shared: ModuleContext, type: StructType, rules: LayoutRules): IrType {
  const layout = structLayout(type, rules)
  const members: Member[] = type.bases.map((base, index) => ({
    offset: layout.bases[index]!,
    type: base,
    rowMajor: false,
  }))
  type.fields.forEach((field, index) => {
    const { offset, bitOffset } = layout.fields[index]!
    if (bitOffset === 0) members.push({ offset, type: field.type, rowMajor: field.rowMajor })
  })
  if (rules === 'structured') {
    const plain = members.map((member) => storedType(shared, member.type, member.rowMajor, rules))
    const natural = irStructLayout(structType(plain))
    if (natural.size === layout.size && natural.offsets.every((offset, index) => offset === members[index]!.offset))
      return shared.module.createStruct(structName(type), plain)
  }
  const elements = padded(shared, members, rules)
  const used = irStructLayout(structType(elements, true)).size
  if (rules === 'structured' && used < layout.size) elements.push(padding(layout.size - used))
  return shared.module.createStruct(structName(type), elements, true)
}

function padded(shared: ModuleContext, members: readonly Member[], rules: LayoutRules): IrType[] {
  const elements: IrType[] = []
  let end = 0
  for (const { offset, type, rowMajor } of members) {
    // What begins before the end is another view of bytes that are there already.
    if (sizeOf(type, rowMajor, rules) === 0 || offset < end) continue
    if (offset > end) elements.push(padding(offset - end))
    const element = storedType(shared, type, rowMajor, rules)
    elements.push(element)
    end = offset + sizeInBytes(element)
  }
  return elements
}
