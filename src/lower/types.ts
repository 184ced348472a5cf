// Shader types as IR types: what values are in registers and in a function's own memory, and what handles are.
//
//   bool => i1   float3 => <3 x float>   float4x4 => <16 x float>, row by row   int a[4] => [4 x i32]   struct S => %struct.S
//   RWBuffer<int> => target("dx.TypedBuffer", i32, 1, 0, 1)
//
// How the same data lies in buffers is another matter: buffer-types.ts.
import { nodeFlags, nodeKinds } from '../hlsl/node-flags.ts'
import { type ObjectRow, resourceKinds } from '../hlsl/resources.ts'
import { concreteScalar, type ScalarKind, scalars } from '../hlsl/scalars.ts'
import {
  arrayType,
  doubleType,
  floatType,
  halfType,
  type IrType,
  i1,
  i8,
  i16,
  i32,
  i64,
  ptr,
  targetType,
  vectorType,
  voidType,
} from '../ir/types.ts'
import { bug } from '../support/bug.ts'
import { memberPlaces, scalarSize } from '../types/layout.ts'
import { leafCount, leavesOf } from '../types/leaves.ts'
import { structName } from '../types/print.ts'
import {
  type EnumType,
  type Field,
  isBufferPointer,
  type ObjectType,
  type ScalarType,
  type StructType,
  scalarType,
  type Type,
} from '../types/types.ts'
import { constantLayoutType, structuredElementType } from './buffer-types.ts'
import type { ModuleContext } from './context.ts'

const scalarIrTypes: Readonly<Record<Exclude<ScalarKind, 'literal int' | 'literal float'>, IrType>> = {
  bool: i1,
  int16_t: i16,
  uint16_t: i16,
  int: i32,
  uint: i32,
  int64_t: i64,
  uint64_t: i64,
  half: floatType,
  float16_t: halfType,
  float: floatType,
  double: doubleType,
  min10float: halfType,
  min16float: halfType,
  min12int: i16,
  min16int: i16,
  min16uint: i16,
  int8_t4_packed: i32,
  uint8_t4_packed: i32,
}

export function scalarIrType(type: ScalarType): IrType {
  return scalarIrTypes[concreteScalar(type.scalar) as keyof typeof scalarIrTypes]
}

/** The scalar under a scalar, vector, matrix or enum type. */
export function scalarUnder(type: Type): ScalarType {
  switch (type.kind) {
    case 'scalar':
      return type
    case 'vector':
    case 'matrix':
      return type.element
    case 'enum':
      return type.underlying
    default:
      return isBufferPointer(type) ? scalarType('uint64_t') : bug(`a ${type.kind} has no scalar`)
  }
}

export function isSigned(type: ScalarType): boolean {
  return scalars[type.scalar].signed
}

/** Lies in memory always: structs, arrays, and patches, which are arrays of control points. */
export function isAggregate(type: Type): boolean {
  return type.kind === 'struct' || type.kind === 'array' || (type.kind === 'object' && type.row.category === 'patch')
}

/** Travels between functions through memory: aggregates, and handles, which LLVM allows neither as parameters nor as results. */
export function isPassedInMemory(shared: ModuleContext, type: Type): boolean {
  return isAggregate(type) || irType(shared, type).kind === 'target'
}

export function irType(shared: ModuleContext, type: Type): IrType {
  const known = shared.types.get(type)
  if (known) return known
  const made = makeType(shared, type)
  shared.types.set(type, made)
  return made
}

function makeType(shared: ModuleContext, type: Type): IrType {
  switch (type.kind) {
    case 'void':
      return voidType
    case 'scalar':
      return scalarIrType(type)
    case 'enum':
      return scalarIrType(type.underlying)
    case 'vector':
      return vectorType(type.count, scalarIrType(type.element))
    case 'matrix':
      return vectorType(type.rows * type.columns, scalarIrType(type.element))
    case 'array':
      return arrayType(type.count ?? 0, irType(shared, type.element))
    case 'struct':
      return structIrType(shared, type)
    case 'object':
      return objectIrType(shared, type)
    case 'string':
      return ptr
    case 'handle':
    case 'error':
      return bug(`a ${type.kind} type is not a part of a checked program`)
  }
}

function structIrType(shared: ModuleContext, type: StructType): IrType {
  const elements = type.bases.map((base) => irType(shared, base))
  const places = memberPlaces(type)
  for (const field of type.fields)
    if (places[field.index]!.bitOffset === 0) elements.push(irType(shared, storedField(field)))
  return shared.module.createStruct(structName(type), elements)
}

/** What a field is in memory. Bit-fields share a number, as wide as they are in memory, where a bool takes 32 bits. */
export function storedField({ type, bitWidth }: Pick<Field, 'type' | 'bitWidth'>): Type {
  if (bitWidth === undefined) return type
  const size = scalarSize(scalarUnder(type))
  return scalarType(size === 8 ? 'uint64_t' : size === 2 ? 'uint16_t' : 'uint')
}

function objectIrType(shared: ModuleContext, type: ObjectType): IrType {
  const { row } = type
  switch (row.category) {
    case 'typed buffer':
      return targetType('dx.TypedBuffer', [typedElement(type)], [writable(row), ordered(row), signedElement(type)])
    case 'structured buffer':
      return targetType('dx.RawBuffer', [structuredElementType(shared, type)], [writable(row), ordered(row)])
    case 'raw buffer':
      return targetType('dx.RawBuffer', [i8], [writable(row), ordered(row)])
    case 'texture':
      return textureType(type)
    case 'feedback texture':
      return targetType('dx.FeedbackTexture', [], [type.count ?? 0, resourceKinds[row.kind!]])
    case 'constant buffer': {
      const layout = constantLayoutType(shared, type)
      return targetType(row.class === 'CBV' ? 'dx.CBuffer' : 'dx.TBuffer', [layout], [])
    }
    case 'sampler':
      return targetType('dx.Sampler', [], [row.name === 'SamplerComparisonState' ? 1 : 0])
    case 'acceleration structure':
      return targetType('dx.AccelerationStructure', [], [])
    case 'patch':
      return arrayType(type.count ?? 0, irType(shared, type.element!))
    case 'stream':
    case 'ray query':
      return i32
    case 'hit object':
      return targetType('dx.HitObject', [], [])
    case 'node input':
    case 'node output':
      return nodeType(shared, type)
    case 'linear algebra':
      return targetType('dx.LinAlgMatrix', [], [])
    case 'vulkan':
      if (row.kind) return textureType(type)
      return row.name === 'vk::BufferPointer' ? i64 : targetType('dx.Vulkan', [], [])
    case 'heap':
    case 'dynamic resource':
    case 'effect':
      return targetType('dx.Effect', [], [])
  }
}

/** Flags of DXIL, and the record that lies behind the handle; only a buffer's layout says how a matrix lies in memory. */
function nodeType(shared: ModuleContext, type: ObjectType): IrType {
  const { row, element } = type
  const isTracked = element?.kind === 'struct' && element.tracksSharing === true && row.name.startsWith('RWDispatch')
  const flags = (nodeKinds[row.name] ?? bug(`${row.name} is not a node`)) | (isTracked ? nodeFlags.tracksSharing : 0)
  if (!element) return targetType('dx.Node', [], [flags])
  const record = hasMatrix(element) ? structuredElementType(shared, type) : irType(shared, element)
  return targetType('dx.Node', [record], [flags])
}

export function hasMatrix(type: Type): boolean {
  if (type.kind === 'array') return hasMatrix(type.element)
  if (type.kind !== 'struct') return type.kind === 'matrix'
  return type.bases.some(hasMatrix) || type.fields.some((field) => hasMatrix(field.type))
}

function textureType(type: ObjectType): IrType {
  const { row } = type
  const kind = resourceKinds[row.kind!]
  const element = typedElement(type)
  if (row.multisampled)
    return targetType('dx.MSTexture', [element], [writable(row), (type.count ?? 0) >>> 0, signedElement(type), kind])
  return targetType('dx.Texture', [element], [writable(row), ordered(row), signedElement(type), kind])
}

function writable(row: ObjectRow): number {
  return row.writable ? 1 : 0
}

function ordered(row: ObjectRow): number {
  return row.rasterizerOrdered ? 1 : 0
}

/** What one load of a typed resource gives: a scalar or a vector; a struct element is the vector of its leaves. */
export function typedElement(type: ObjectType): IrType {
  const element = type.element ?? bug(`${type.row.name} has no element`)
  const leaf = scalarOfLeaf(leavesOf(element, 1)[0] as ScalarType | EnumType)
  const scalar = leaf.scalar === 'bool' ? i32 : scalarIrType(leaf)
  if (element.kind === 'scalar' || element.kind === 'enum') return scalar
  return vectorType(leafCount(element), scalar)
}

export function scalarOfLeaf(leaf: ScalarType | EnumType): ScalarType {
  return leaf.kind === 'enum' ? leaf.underlying : leaf
}

function signedElement(type: ObjectType): number {
  const leaf = scalarOfLeaf(leavesOf(type.element!, 1)[0] as ScalarType | EnumType)
  const { class: scalarClass, signed } = scalars[leaf.scalar]
  return scalarClass === 'int' && signed ? 1 : 0
}
