// Uniform and storage blocks whose members lie exactly where the host expects them.
//
//   float a; float3 b;      layout(std140) puts b at 16, DXC at 4: layout(scalar) with `layout(offset = 4) vec3 b`
//   float w[4];             16 bytes from element to element also there: `vec4 w[4]`, read as `w[i].x`
//
// Of std140 (std430 for storage) and scalar the first that fits is taken; what fits neither is declared as a storage type (storage.ts).
import { storedForms } from '../../../raise/raise.ts'
import { alignTo } from '../../../support/align.ts'
import { limits } from '../../../support/limits.ts'
import { arrayElement, isNumeric, type StructType, type Type } from '../../../types/types.ts'
import {
  arrayStride,
  type BlockKind,
  type BlockRules,
  blockRules,
  bufferMembers,
  extentOf,
  isAskedMember,
  matrixStride,
  structLayout,
} from '../../vulkan/layout.ts'
import type { VulkanBuffer } from '../../vulkan/model.ts'
import { code } from './code.ts'
import type { Lines } from './lines.ts'
import { matrixOrder, membersOf } from './members.ts'
import { plainStorage, type Storage } from './place.ts'
import { native } from './places.ts'
import { isSpread, sharesPadding, storageOf, storedDeclaration, storedSize } from './storage.ts'
import { declaration, matrixForm, plainType } from './types.ts'
import type { Writer } from './writer.ts'

export interface BlockMember {
  readonly name: string
  readonly type: Type
  readonly rowMajor: boolean
  /** Absent: the first and only one. */
  readonly offset?: number
}

export interface Block {
  /** `readonly buffer` */
  readonly head: string
  readonly layout: readonly string[]
  readonly name: string
  readonly members: readonly BlockMember[]
  readonly kind: BlockKind
  /** `name[4]`; empty when the members are names of their own. */
  readonly instance: string
}

interface WrittenBlock {
  readonly lines: Lines
  /** How each member is stored. */
  readonly storages: readonly Storage[]
}

export function blockLines(writer: Writer, block: Block): WrittenBlock {
  const wanted = blockRules(writer.shader.layout, block.kind)
  const usual: BlockRules = block.kind === 'uniform' ? 'std140' : 'std430'
  const chosen = rulesFor(block.members, usual, wanted)
  if (chosen === 'scalar') writer.extensions.add('GL_EXT_scalar_block_layout')
  const types: Lines = []
  const storages = block.members.map(
    (member): Storage =>
      fits(member, chosen, wanted) ? plainStorage : storageOf(writer, member.type, member.rowMajor, wanted, types),
  )
  let end = 0
  let lastEnd = 0
  const members = block.members.map((member, index) => {
    const storage = storages[index]!
    const { type, rowMajor, offset = 0 } = member
    const qualifiers: string[] = []
    const natural =
      index === 0 ? 0 : storage.kind === 'plain' ? alignTo(end, extentOf(type, rowMajor, chosen).alignment) : -1
    if (offset < lastEnd) writer.unsupported(sharesPadding)
    // Scalar rules leave the end of a struct open, so that what follows would begin there.
    if (offset !== natural || (chosen === 'scalar' && index > 0)) qualifiers.push(`offset = ${offset}`)
    if (storage.kind === 'plain' && matrixOrder(type, rowMajor) === 'columns') qualifiers.push('row_major')
    const size =
      storage.kind === 'plain' ? extentOf(type, rowMajor, chosen).size : storedSize(type, rowMajor, storage, wanted)
    lastEnd = offset + size
    end = storage.kind === 'plain' ? lastEnd : Number.NaN
    const text =
      storage.kind === 'plain'
        ? declaration(writer, type, member.name)
        : storedDeclaration(writer, type, member.name, storage)
    return `${qualifiers.length > 0 ? `layout(${qualifiers.join(', ')}) ` : ''}${text};`
  })
  if (members.length === 0) members.push('int empty;')
  const layout = [...block.layout, chosen].join(', ')
  const tail = block.instance === '' ? '};' : `} ${block.instance};`
  return { lines: [...types, `layout(${layout}) ${block.head} ${block.name} {`, members, tail, ''], storages }
}

/** The first that needs no storage types, else the first under which they lie right. */
function rulesFor(members: readonly BlockMember[], usual: BlockRules, wanted: BlockRules): BlockRules {
  const all = (test: (member: BlockMember) => boolean): boolean => members.every(test)
  if (all((member) => fits(member, usual, wanted))) return usual
  if (all((member) => fits(member, 'scalar', wanted))) return 'scalar'
  return all((member) => fits(member, usual, wanted) || isOfRows(member, wanted)) ? usual : 'scalar'
}

/** An array of whole rows of 16 bytes, which lies alike under all rules. */
function isOfRows({ type, rowMajor, offset = 0 }: BlockMember, wanted: BlockRules): boolean {
  if (offset % 16 !== 0) return false
  const element = plainType(arrayElement(type))
  const stride =
    element.kind === 'matrix'
      ? matrixStride(element, rowMajor, wanted)
      : type.kind === 'array' && isNumeric(element)
        ? arrayStride(type, rowMajor, wanted)
        : 0
  return stride === 16
}

function fits({ type, rowMajor, offset = 0 }: BlockMember, rules: BlockRules, wanted: BlockRules): boolean {
  return (
    offset % extentOf(type, rowMajor, rules).alignment === 0 &&
    matrixOrder(type, rowMajor) !== 'mixed' &&
    liesAlike(type, rowMajor, rules, wanted)
  )
}

/** Whether everything inside the type has the same place under both. */
function liesAlike(type: Type, rowMajor: boolean, rules: BlockRules, wanted: BlockRules): boolean {
  switch (type.kind) {
    case 'matrix': {
      const form = matrixForm(type)
      if (form === 'vector') return !isSpread(type, rowMajor, wanted)
      return matrixStride(type, rowMajor, rules) === matrixStride(type, rowMajor, wanted)
    }
    case 'array':
      return (
        arrayStride(type, rowMajor, rules) === arrayStride(type, rowMajor, wanted) &&
        liesAlike(type.element, rowMajor, rules, wanted)
      )
    case 'struct': {
      // Only members of blocks can ask for an offset.
      if (type.fields.some(isAskedMember)) return false
      const own = offsetsOf(type, rules)
      const offsets = offsetsOf(type, wanted)
      if (rules === 'scalar' && endOf(type, offsets, wanted) !== structLayout(type, wanted).size) return false
      return membersOf(type).every(
        (member, index) => own[index] === offsets[index] && liesAlike(member.type, member.rowMajor, rules, wanted),
      )
    }
    default:
      return true
  }
}

/** Where the last member ends. */
function endOf(type: StructType, offsets: readonly number[], rules: BlockRules): number {
  const last = membersOf(type).at(-1)
  return last ? (offsets.at(-1) ?? 0) + extentOf(last.type, last.rowMajor, rules).size : 0
}

/** Of bases, then fields. */
function offsetsOf(type: StructType, rules: BlockRules): number[] {
  const { bases, fields } = structLayout(type, rules)
  return [...bases, ...fields.map(({ offset }) => offset)]
}

/** A cbuffer or tbuffer: its members are names of their own. */
export function constantBlock(writer: Writer, buffer: VulkanBuffer): Lines {
  const kind: BlockKind = buffer.isRecord ? 'storage' : buffer.buffer.isTexture ? 'texture' : 'uniform'
  const rules = blockRules(writer.shader.layout, kind)
  const places = bufferMembers(buffer, rules)
  // Offsets in a block of GLSL only grow.
  const members = buffer.members
    .map((variable, index) => {
      const stored = storedForms.glsl.root(variable.type, variable.rowMajor)
      return { variable, name: writer.names.take(variable.name), ...places[index]!, ...stored }
    })
    .sort((first, second) => first.offset - second.offset)
  const { lines, storages } = blockLines(writer, {
    head: kind === 'uniform' ? 'uniform' : buffer.isRecord ? 'buffer' : 'readonly buffer',
    layout: buffer.isRecord ? ['shaderRecordEXT'] : placeWords(writer, buffer.set, buffer.binding),
    name: writer.names.take(buffer.buffer.name.replace(/^\$/, '')),
    members,
    kind,
    instance: '',
  })
  members.forEach(({ variable, type, name: text }, index) => {
    const storage = storages[index]!
    const name = code(text)
    writer.variables.set(
      variable,
      storage.kind === 'plain' ? native(name, type) : { kind: 'stored', type, code: name, storage },
    )
  })
  return lines
}

/** Where something is bound, for `layout`. */
export function placeWords(writer: Writer, set: number, binding: number): string[] {
  const { glslSet, glslBinding } = limits
  if (set > glslSet.most) writer.unsupported(`descriptor set ${set} (its compilers know sets up to ${glslSet.most})`)
  if (binding > glslBinding.most)
    writer.unsupported(`binding ${binding} (its compilers know bindings up to ${glslBinding.most})`)
  return [`set = ${set}`, `binding = ${binding}`]
}
