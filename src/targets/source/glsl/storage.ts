// Types for members that neither std140 (std430) nor scalar puts where they belong: under scalar, with padding written out.
//
//   struct S { float2 a; float3 b; }   =>   struct S_stored { vec2 a; float padding[2]; vec3 b; float padding_1; }
//   half3x3 m;                         =>   struct f16vec3_padded { f16vec3 value; float padding[2]; }   f16vec3_padded m[3];
import { storedForms } from '../../../raise/raise.ts'
import { matrixVectors, scalarSize, sizeOf } from '../../../types/layout.ts'
import {
  type ArrayType,
  type MatrixType,
  type StructType,
  scalarType,
  type Type,
  vectorType,
} from '../../../types/types.ts'
import { arrayStride, type BlockRules, extentOf, matrixStride, structLayout } from '../../vulkan/layout.ts'
import { isReserved } from './keywords.ts'
import type { Lines } from './lines.ts'
import { membersOf } from './members.ts'
import { Names } from './names.ts'
import {
  paddedMember,
  plainStorage,
  type Storage,
  type StoredArray,
  type StoredMember,
  type StoredStruct,
} from './place.ts'
import { declaration, numericName, plainType, typeName, withName } from './types.ts'
import type { Writer } from './writer.ts'

const halfWord = scalarType('uint16_t')

/** Constant buffers of Direct3D do that: `float a[2]; float b;`. */
export const sharesPadding = 'a member in the padding of the array before it'

/** Whether the components of a matrix of one row or column lie in rows of their own, as in constant buffers of Direct3D. */
export function isSpread(type: MatrixType, rowMajor: boolean, wanted: BlockRules): boolean {
  return wanted === 'dx constant' && (rowMajor ? type.rows : type.columns) > 1
}

export function storageOf(writer: Writer, type: Type, rowMajor: boolean, wanted: BlockRules, types: Lines): Storage {
  const plain = plainType(type)
  if (type.kind === 'matrix' && plain !== type && isSpread(type, rowMajor, wanted))
    writer.unsupported('a matrix of one row or column in the layout of Direct3D')
  switch (plain.kind) {
    case 'matrix':
      return storedMatrix(writer, plain, rowMajor, wanted, types)
    case 'array':
      return storedArray(writer, plain, rowMajor, wanted, types)
    case 'struct':
      return storedStruct(writer, plain, wanted, types)
    default:
      return plainStorage
  }
}

/** `vec4`, of which `.xyz` is the vector; empty when the vector needs no room besides. */
function paddedVector(writer: Writer, type: Type, stride: number): { readonly name: string; readonly wrapper: string } {
  const plain = plainType(type)
  const element = plain.kind === 'vector' ? plain.element : plain.kind === 'scalar' ? plain : undefined
  if (!element) return { name: typeName(writer, type), wrapper: '' }
  const count = plain.kind === 'vector' ? plain.count : 1
  const lanes = stride / scalarSize(element)
  if (lanes === count || lanes > 4) return { name: typeName(writer, type), wrapper: '' }
  return { name: numericName(writer, element, lanes), wrapper: `.${'xyzw'.slice(0, count)}` }
}

function storedMatrix(writer: Writer, type: MatrixType, rowMajor: boolean, wanted: BlockRules, types: Lines): Storage {
  const { count, length } = matrixVectors(type, rowMajor)
  const vectors = vectorType(type.element, length)
  const stride = matrixStride(type, rowMajor, wanted)
  const { name, wrapper } = paddedVector(writer, vectors, stride)
  const padding = Math.floor((stride - sizeOf(vectors, false, 'structured')) / 4)
  if (wrapper !== '' || padding <= 0) return { kind: 'matrix', rowMajor, wrapper, typeName: `${name}[${count}]` }
  const padded = paddedStruct(writer, name, `${name} value`, padding, types)
  return { kind: 'matrix', rowMajor, wrapper: paddedMember, typeName: `${padded}[${count}]` }
}

/** Only a struct can hold an element and room behind it. */
function paddedStruct(writer: Writer, element: string, value: string, padding: number, types: Lines): string {
  const name = writer.names.take(`${element.replace(/\W+/g, '_')}_padded`)
  types.push(`struct ${name} {`, [`${value};`, `float padding[${padding}];`], '};', '')
  return name
}

function storedArray(
  writer: Writer,
  type: ArrayType,
  rowMajor: boolean,
  wanted: BlockRules,
  types: Lines,
): StoredArray {
  const stride = arrayStride(type, rowMajor, wanted)
  const element = storageOf(writer, type.element, rowMajor, wanted, types)
  const vector = element.kind === 'plain' ? paddedVector(writer, type.element, stride) : undefined
  if (vector && vector.wrapper !== '') return arrayOf(element, type, vector.name, vector.wrapper)
  const padding = Math.floor((stride - storedSize(type.element, rowMajor, element, wanted)) / 4)
  if (padding <= 0) return arrayOf(element, type, storedName(writer, type.element, element), '')
  const value = storedDeclaration(writer, type.element, 'value', element)
  const name = paddedStruct(writer, storedName(writer, type.element, element), value, padding, types)
  return arrayOf(element, type, name, paddedMember)
}

function arrayOf(element: Storage, { count }: ArrayType, name: string, wrapper: string): StoredArray {
  const size = `[${count ?? ''}]`
  const bracket = name.indexOf('[')
  const whole = bracket < 0 ? name + size : name.slice(0, bracket) + size + name.slice(bracket)
  return { kind: 'array', element, wrapper, typeName: whole }
}

function storedName(writer: Writer, type: Type, storage: Storage): string {
  if (storage.kind === 'plain') return typeName(writer, type)
  return storage.kind === 'struct' ? storage.name : storage.typeName
}

/** How many bytes the member takes under scalar rules. */
export function storedSize(type: Type, rowMajor: boolean, storage: Storage, wanted: BlockRules): number {
  const plain = plainType(type)
  switch (storage.kind) {
    case 'plain':
      return extentOf(type, rowMajor, 'scalar').size
    case 'struct':
      return structLayout(storage.type, wanted).size
    case 'array': {
      const array = plain as ArrayType
      return (array.count ?? 0) * arrayStride(array, rowMajor, wanted)
    }
    case 'matrix': {
      const matrix = plain as MatrixType
      return (rowMajor ? matrix.rows : matrix.columns) * matrixStride(matrix, rowMajor, wanted)
    }
  }
}

function storedStruct(writer: Writer, type: StructType, wanted: BlockRules, types: Lines): StoredStruct {
  const known = writer.storedStructs.get(type)?.get(wanted)
  if (known) return known
  const layout = structLayout(type, wanted)
  const offsets = [...layout.bases, ...layout.fields.map(({ offset }) => offset)]
  const names = new Names(isReserved)
  const members: StoredMember[] = []
  const lines: string[] = []
  let end = 0
  const pad = (to: number, alignment: number): void => {
    if (to < end) writer.unsupported(sharesPadding)
    // Only 16-bit numbers end between two words.
    const word = Math.ceil(end / 4) * 4
    const half = (): unknown => lines.push(`${numericName(writer, halfWord, 1)} ${names.take('padding')};`)
    if (to === word && to > end && alignment < 4) half()
    const count = Math.floor((to - word) / 4)
    if (count > 0) lines.push(`float ${names.take('padding')}${count === 1 ? '' : `[${count}]`};`)
    if (to > word && to % 4 !== 0) half()
  }
  membersOf(type).forEach((member, index) => {
    const offset = offsets[index]!
    pad(offset, extentOf(member.type, member.rowMajor, 'scalar').alignment)
    const storage = storageOf(writer, member.type, member.rowMajor, wanted, types)
    const name = names.take(member.name)
    lines.push(`${storedDeclaration(writer, member.type, name, storage)};`)
    members.push({ name, storage })
    end = offset + storedSize(member.type, member.rowMajor, storage, wanted)
  })
  // Scalar rules leave the end open: what follows would begin there.
  pad(layout.size, 1)
  if (lines.length === 0) lines.push('int empty;')
  const name = writer.names.take(`${writer.structName(storedForms.glsl.source(type))}_stored`)
  types.push(`struct ${name} {`, lines, '};', '')
  const count = type.bases.length
  const stored: StoredStruct = {
    kind: 'struct',
    type,
    name,
    bases: members.slice(0, count),
    fields: members.slice(count),
  }
  const byKind = writer.storedStructs.get(type) ?? new Map<string, StoredStruct>()
  byKind.set(wanted, stored)
  writer.storedStructs.set(type, byKind)
  return stored
}

/** `vec4 w[4]` */
export function storedDeclaration(writer: Writer, type: Type, name: string, storage: Storage): string {
  if (storage.kind === 'plain') return declaration(writer, type, name)
  return withName(storedName(writer, type, storage), name)
}
