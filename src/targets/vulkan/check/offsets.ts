// Whether members can lie where `[[vk::offset]]`, `packoffset` and `register(c#)` put them. The rules are Vulkan's, which SPIR-V's
// validator holds modules to:
//
//   struct S { float4 a; [[vk::offset(8)]] float b; };      b lies on a, which ends at 16
//   struct S { float a; [[vk::offset(12)]] float2 b; };     b crosses a multiple of 16 bytes; with -fvk-use-scalar-layout it may
//
// Members without an offset follow the previous one, at a valid offset.
import type { DiagnosticSink } from '../../../diagnostics/sink.ts'
import { vulkanCheckDiagnostics as rows } from '../../../diagnostics/tables/vulkan-checks.ts'
import type { ConstantBuffer, Program, ProgramAttribute, Variable } from '../../../program/program.ts'
import type { Location } from '../../../support/source.ts'
import { arrayElement, type StructType, type Type } from '../../../types/types.ts'
import { isOutsideVariable } from '../binding-units.ts'
import {
  type BlockRules,
  blockRules,
  bufferMembers,
  extentOf,
  isAskedMember,
  placeOf,
  structLayout,
} from '../layout.ts'
import type { BlockLayoutRules } from '../model.ts'

interface PlacedMember {
  readonly name: string
  readonly type: Type
  readonly rowMajor: boolean
  readonly offset: number
  readonly isAsked: boolean
  readonly location: Location
}

export function checkOffsets({ globals }: Program, layout: BlockLayoutRules, sink: DiagnosticSink): void {
  const checker = new OffsetChecker(sink)
  for (const global of globals) {
    if (global.kind === 'constant-buffer') checker.checkBuffer(global, layout)
    else checker.checkVariable(global, layout)
  }
}

/** Pushed, or in the record of a shader: laid out as a storage buffer. */
function isStorage({ attributes }: { readonly attributes: readonly ProgramAttribute[] }): boolean {
  return attributes.some(({ name }) => name === 'vk::push_constant' || name.startsWith('vk::shader_record'))
}

class OffsetChecker {
  readonly #sink: DiagnosticSink
  readonly #known = new Map<BlockRules, Set<StructType>>()

  constructor(sink: DiagnosticSink) {
    this.#sink = sink
  }

  checkVariable({ type, ...variable }: Variable, layout: BlockLayoutRules): void {
    const object = arrayElement(type)
    if (object.kind !== 'object' || !object.element) return
    const { category, kind } = object.row
    const isConstant = category === 'constant buffer'
    if (!isConstant && category !== 'structured buffer') return
    const block = !isConstant || isStorage(variable) ? 'storage' : kind === 'CBuffer' ? 'uniform' : 'texture'
    this.#checkType(object.element, blockRules(layout, block))
  }

  checkBuffer(buffer: ConstantBuffer, layout: BlockLayoutRules): void {
    const isBlock = isStorage(buffer)
    const rules = blockRules(layout, isBlock ? 'storage' : buffer.isTexture ? 'texture' : 'uniform')
    const constants = buffer.members.filter(({ kind }) => kind === 'constant')
    const members = isBlock ? constants : constants.filter((member) => !isOutsideVariable(member))
    for (const member of constants)
      if (!members.includes(member)) this.#checkType(member.type, blockRules(layout, 'storage'))
    const places = bufferMembers({ buffer, members }, rules)
    this.#checkMembers(
      members.map((member, index) => ({ isAsked: isAskedMember(member), ...member, ...places[index]! })),
      rules,
    )
  }

  #checkType(type: Type, rules: BlockRules): void {
    const struct = arrayElement(type)
    if (struct.kind !== 'struct') return
    let known = this.#known.get(rules)
    if (!known) this.#known.set(rules, (known = new Set()))
    if (known.has(struct)) return
    known.add(struct)
    const { bases, fields } = structLayout(struct, rules)
    const members: PlacedMember[] = struct.bases.map((base, index) => ({
      name: base.name,
      type: base,
      rowMajor: false,
      offset: bases[index]!,
      isAsked: false,
      location: struct.location,
    }))
    struct.fields.forEach((field, index) => {
      const { offset, bitOffset } = fields[index]!
      // Bit-fields that share a number are one member.
      if (bitOffset === 0) members.push({ isAsked: isAskedMember(field), ...field, offset })
    })
    this.#checkMembers(members, rules)
  }

  #checkMembers(members: readonly PlacedMember[], rules: BlockRules): void {
    for (const { type } of members) this.#checkType(type, rules)
    if (!members.some(({ isAsked }) => isAsked)) return
    const sorted = [...members].sort((first, second) => first.offset - second.offset)
    sorted.forEach((member, index) => {
      const before = sorted[index - 1]
      if (member.isAsked) this.#checkPlace(member, rules)
      if (before && endOf(before, rules) > member.offset) this.#reportOverlap(before, member, rules)
    })
  }

  #checkPlace({ name, type, rowMajor, offset, location }: PlacedMember, rules: BlockRules): void {
    if (placeOf(offset, type, rowMajor, looseRules(rules)) === offset) return
    this.#sink.report(
      rows.err_vulkan_offset_place(location, {
        name,
        offset,
        next: placeOf(offset, type, rowMajor, looseRules(rules)),
      }),
    )
  }

  /** The message names the member whose offset was written. */
  #reportOverlap(before: PlacedMember, member: PlacedMember, rules: BlockRules): void {
    const [moved, other] = member.isAsked ? [member, before] : [before, member]
    const bytes = { first: other.offset, last: endOf(other, rules) - 1 }
    const parameters = { name: moved.name, offset: moved.offset, other: other.name, ...bytes }
    const notes = [rows.note_vulkan_member_here(other.location, { name: other.name })]
    this.#sink.report(rows.err_vulkan_offset_overlap(moved.location, parameters, { notes }))
  }
}

/** Vulkan allows vectors as loosely as DXC lays them out, and Direct3D's layouts need what scalar ones do. */
function looseRules(rules: BlockRules): BlockRules {
  switch (rules) {
    case 'std140':
      return 'relaxed std140'
    case 'std430':
      return 'relaxed std430'
    case 'dx constant':
    case 'dx structured':
      return 'scalar'
    default:
      return rules
  }
}

/** Behind an array or a struct nothing may lie in its padding. */
function endOf({ type, rowMajor, offset }: PlacedMember, rules: BlockRules): number {
  const { size, alignment } = extentOf(type, rowMajor, rules)
  const isPadded = (type.kind === 'array' || type.kind === 'struct') && looseRules(rules) !== 'scalar'
  return offset + (isPadded ? Math.ceil(size / alignment) * alignment : size)
}
