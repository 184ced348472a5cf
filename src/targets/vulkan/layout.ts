// Where data lies in the blocks of Vulkan shaders: offsets, strides, sizes. dxc's rules, one per kind of block and `-fvk-use-*-layout`:
//
//                     default            gl        scalar    dx
//   uniform blocks    relaxed std140     std140    scalar    rows of 16 bytes, as in Direct3D
//   texture buffers   relaxed std430     std430    scalar    rows of 16 bytes, as in Direct3D
//   storage, push     relaxed std430     std430    scalar    as a structured buffer
//
// Relaxed: a vector of 32-bit numbers may lie wherever its components may, as long as it does not cross a multiple of 16 bytes.
//
//   struct S { float a; float3 b; }     std140, std430: b 16      relaxed, scalar, dx: b 4
//
// Matrices of one row or column are vectors. `rowMajor` is HLSL's word: the vectors in memory are the rows.
import { constantMembers } from '../../program/constant-members.ts'
import type { Variable } from '../../program/program.ts'
import { alignTo } from '../../support/align.ts'
import {
  alignmentOf as dxAlignment,
  arrayStride as dxArrayStride,
  matrixStride as dxMatrixStride,
  structLayout as dxStructLayout,
  type LayoutRules,
  matrixVectors,
  placeAfter,
  scalarSize,
  sizeOf,
} from '../../types/layout.ts'
import {
  type ArrayType,
  arrayElement,
  type Field,
  type MatrixType,
  type StructType,
  type Type,
} from '../../types/types.ts'
import type { BlockLayoutRules, VulkanBuffer } from './model.ts'

export type BlockKind = 'uniform' | 'texture' | 'storage'

export type BlockRules =
  | 'std140'
  | 'std430'
  | 'relaxed std140'
  | 'relaxed std430'
  | 'scalar'
  | 'dx constant'
  | 'dx structured'

const rulesOfLayout: Readonly<Record<BlockLayoutRules, Readonly<Record<BlockKind, BlockRules>>>> = {
  dxc: { uniform: 'relaxed std140', texture: 'relaxed std430', storage: 'relaxed std430' },
  gl: { uniform: 'std140', texture: 'std430', storage: 'std430' },
  scalar: { uniform: 'scalar', texture: 'scalar', storage: 'scalar' },
  dx: { uniform: 'dx constant', texture: 'dx constant', storage: 'dx structured' },
}

export function blockRules(layout: BlockLayoutRules, kind: BlockKind): BlockRules {
  return rulesOfLayout[layout][kind]
}

export interface Extent {
  readonly size: number
  readonly alignment: number
}

export interface MemberLayout {
  /** In bytes; of a bit-field, the start of the number that holds it. */
  readonly offset: number
  /** Inside that number; 0 unless it is a bit-field. */
  readonly bitOffset: number
}

export interface BlockStructLayout extends Extent {
  /** Of the base classes, in order. */
  readonly bases: readonly number[]
  /** Of the own fields, in order. */
  readonly fields: readonly MemberLayout[]
}

const rowBytes = 16

function dxRules(rules: BlockRules): LayoutRules | undefined {
  if (rules === 'dx constant') return 'rows'
  return rules === 'dx structured' ? 'structured' : undefined
}

/** What std140 asks of arrays, structs and the vectors of matrices. */
function rounded(alignment: number, rules: BlockRules): number {
  return rules === 'std140' || rules === 'relaxed std140' || rules === 'dx constant'
    ? alignTo(alignment, rowBytes)
    : alignment
}

function vectorExtent(scalar: number, count: number, rules: BlockRules): Extent {
  return { size: count * scalar, alignment: rules === 'scalar' ? scalar : (count === 3 ? 4 : count) * scalar }
}

/** Components of what lies in memory as one vector. */
function vectorLength(type: Type): number | undefined {
  if (type.kind === 'vector') return type.count
  return type.kind === 'matrix' && (type.rows === 1 || type.columns === 1) ? type.rows * type.columns : undefined
}

export function extentOf(type: Type, rowMajor: boolean, rules: BlockRules): Extent {
  const dx = dxRules(rules)
  if (dx && !isLaidOutHere(type)) return { size: sizeOf(type, rowMajor, dx), alignment: dxAlignment(type, dx) }
  switch (type.kind) {
    case 'scalar':
    case 'enum':
      return { size: scalarSize(type), alignment: scalarSize(type) }
    case 'vector':
      return vectorExtent(scalarSize(type.element), type.count, rules)
    case 'matrix': {
      const length = vectorLength(type)
      if (length !== undefined) return vectorExtent(scalarSize(type.element), length, rules)
      const vectors = matrixVectors(type, rowMajor)
      const { alignment } = vectorExtent(scalarSize(type.element), vectors.length, rules)
      const size = vectors.count * matrixStride(type, rowMajor, rules)
      return { size, alignment: rounded(alignment, rules) }
    }
    case 'array': {
      const { alignment } = extentOf(type.element, rowMajor, rules)
      return { size: (type.count ?? 0) * arrayStride(type, rowMajor, rules), alignment: rounded(alignment, rules) }
    }
    case 'struct':
      return structLayout(type, rules)
    default:
      return { size: sizeOf(type, rowMajor, 'structured'), alignment: dxAlignment(type, 'structured') }
  }
}

/** Bytes from one element of an array to the next. */
export function arrayStride(type: ArrayType, rowMajor: boolean, rules: BlockRules): number {
  const dx = dxRules(rules)
  if (dx && !isLaidOutHere(type)) return dxArrayStride(type, rowMajor, dx)
  const { size, alignment } = extentOf(type.element, rowMajor, rules)
  return alignTo(size, rounded(alignment, rules))
}

/** Bytes from one vector of a matrix to the next. */
export function matrixStride(type: MatrixType, rowMajor: boolean, rules: BlockRules): number {
  const dx = dxRules(rules)
  if (dx) return dxMatrixStride(type, rowMajor, dx)
  const { size, alignment } = vectorExtent(scalarSize(type.element), matrixVectors(type, rowMajor).length, rules)
  return alignTo(size, rounded(alignment, rules))
}

/** The first place at or after `offset` where a value of the type may start. */
export function placeOf(offset: number, type: Type, rowMajor: boolean, rules: BlockRules): number {
  const dx = dxRules(rules)
  if (dx) return placeAfter(offset, type, rowMajor, dx)
  const { size, alignment } = extentOf(type, rowMajor, rules)
  const isRelaxed = rules === 'relaxed std140' || rules === 'relaxed std430'
  const scalar = type.kind === 'vector' || type.kind === 'matrix' ? scalarSize(type.element) : 0
  if (!isRelaxed || vectorLength(type) === undefined || scalar > 4) return alignTo(offset, alignment)
  const loose = alignTo(offset, scalar)
  return Math.floor(loose / rowBytes) === Math.floor((loose + size - 1) / rowBytes) ? loose : alignTo(loose, rowBytes)
}

const layouts = new Map<BlockRules, WeakMap<StructType, BlockStructLayout>>()

export function structLayout(type: StructType, rules: BlockRules): BlockStructLayout {
  let known = layouts.get(rules)
  if (!known) layouts.set(rules, (known = new WeakMap()))
  let layout = known.get(type)
  if (!layout) known.set(type, (layout = computeStructLayout(type, rules)))
  return layout
}

function computeStructLayout(type: StructType, rules: BlockRules): BlockStructLayout {
  const dx = dxRules(rules)
  if (dx && !isLaidOutHere(type)) return dxStructLayout(type, dx)
  let end = 0
  let alignment = 1
  const add = (member: Type, rowMajor: boolean, asked?: number): number => {
    const extent = extentOf(member, rowMajor, rules)
    const offset = asked ?? placeOf(end, member, rowMajor, rules)
    alignment = Math.max(alignment, extent.alignment)
    end = offset + extent.size
    return offset
  }
  const bases = type.bases.map((base) => add(base, false))
  let unit: BitUnit | undefined
  const fields = type.fields.map((field): MemberLayout => {
    unit = continueUnit(unit, field)
    if (unit && unit.used > 0) {
      const bitOffset = unit.used
      unit.used += field.bitWidth ?? 0
      return { offset: unit.offset, bitOffset }
    }
    const offset = add(field.type, field.rowMajor, askedOffset(field.attributes))
    if (unit) {
      unit.offset = offset
      unit.used = field.bitWidth ?? 0
    }
    return { offset, bitOffset: 0 }
  })
  alignment = rounded(alignment, rules)
  // The last row of a struct in a constant buffer of Direct3D is open.
  return { size: dx === 'rows' ? end : alignTo(end, alignment), alignment, bases, fields }
}

/** Direct3D knows no offsets that are asked for, and lets bit-fields of two types share a number, so structs with either are laid out here. */
function isLaidOutHere(type: Type): boolean {
  const element = arrayElement(type)
  if (element.kind !== 'struct') return false
  const isOwn = ({ type: own, attributes, bitWidth }: Field, index: number): boolean => {
    const before = element.fields[index - 1]
    const isMixed = bitWidth !== undefined && before?.bitWidth !== undefined && before.type !== own
    return isMixed || askedOffset(attributes) !== undefined || isLaidOutHere(own)
  }
  return element.fields.some(isOwn) || element.bases.some(isLaidOutHere)
}

/** `[[vk::offset(n)]]` */
function askedOffset(attributes: Field['attributes']): number | undefined {
  const offset = attributes?.find(({ name }) => name === 'vk::offset')?.arguments[0]
  return typeof offset === 'number' ? offset : undefined
}

/** The number that neighbouring bit-fields share. */
interface BitUnit {
  readonly type: Type
  offset: number
  used: number
}

/** The unit the field goes into: the current one while it has room and, as with DXC, the type is the same; none for ordinary fields. */
function continueUnit(unit: BitUnit | undefined, { type, bitWidth, startsNumber }: Field): BitUnit | undefined {
  if (bitWidth === undefined || (type.kind !== 'scalar' && type.kind !== 'enum')) return undefined
  const bits = scalarSize(type) * 8
  const goesOn = unit && !startsNumber && unit.type === type && unit.used + bitWidth <= bits
  return goesOn ? unit : { type, offset: 0, used: 0 }
}

export interface BufferMember {
  readonly type: Type
  readonly rowMajor: boolean
  readonly offset: number
}

/**
 * The members of a cbuffer, tbuffer or `$Globals`. `packoffset`, `register(c#)` and `[[vk::offset]]` say where they lie; those without
 * follow the one before, or the last with a register.
 */
export function bufferMembers(
  { buffer, members }: Pick<VulkanBuffer, 'buffer' | 'members'>,
  rules: BlockRules,
): BufferMember[] {
  const isOwn = ({ attributes, type }: Variable): boolean =>
    askedOffset(attributes) !== undefined || isLaidOutHere(type)
  if (dxRules(rules) && !members.some(isOwn)) {
    const placed = constantMembers({ ...buffer, members: [...members] }, 'rows')
    return members.map((member, index) => memberAt(member, placed[index]!.offset))
  }
  let end = 0
  for (const member of members) {
    const offset = registerOffset(member)
    if (offset !== undefined) end = Math.max(end, offset + extentOf(member.type, member.rowMajor, rules).size)
  }
  return members.map((member) => {
    const { type, rowMajor } = member
    const asked = askedOffset(member.attributes) ?? packedOffset(member)
    const register = asked === undefined ? registerOffset(member) : undefined
    if (register !== undefined) return memberAt(member, register)
    const offset = asked ?? placeOf(end, type, rowMajor, rules)
    end = offset + extentOf(type, rowMajor, rules).size
    return memberAt(member, offset)
  })
}

/** Whether the member has an explicit offset. */
export function isAskedMember(
  member: Pick<Field, 'attributes'> & Partial<Pick<Variable, 'bindings' | 'packOffset'>>,
): boolean {
  const { attributes, packOffset, bindings = [] } = member
  return (
    askedOffset(attributes) !== undefined || packOffset !== undefined || bindings.some(({ letter }) => letter === 'c')
  )
}

function memberAt({ type, rowMajor }: Variable, offset: number): BufferMember {
  return { type, rowMajor, offset }
}

function packedOffset({ packOffset }: Variable): number | undefined {
  return packOffset && packOffset.register * rowBytes + packOffset.component * 4
}

function registerOffset({ bindings, packOffset }: Variable): number | undefined {
  const register = packOffset ? undefined : bindings.find(({ letter }) => letter === 'c')?.number
  return register === undefined ? undefined : register * rowBytes
}
