// -Wpadding: bytes of constant and structured buffers that no member has, as Direct3D lays them out.
//
//   cbuffer C { float a; float4 b; }      warning: 12 bytes of padding before 'b' in 'C'
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { bindingDiagnostics } from '../diagnostics/tables/binding.ts'
import type { Program } from '../program/program.ts'
import { collectResources, type ResourceDeclaration } from '../program/resources.ts'
import { type Location, nowhere } from '../support/source.ts'
import type { Type } from '../types/types.ts'
import { type BlockLayout, direct3dLayouts } from './constant-buffers.ts'
import { coveredBytes, membersOfStruct, type PlacedMember } from './memory-map.ts'

export const paddingFlag = 'padding'

export function reportPadding(program: Program, sink: DiagnosticSink): void {
  /** A struct in two buffers is reported once. */
  const reported = new Set<string>()
  const tell: Tell = (member, bytes, side, owner) => {
    const { location = nowhere } = (member.declaration ?? {}) as { readonly location?: Location }
    const key = `${location} ${side}`
    if (location === nowhere || reported.has(key)) return
    reported.add(key)
    const where = `${side} '${member.name}' in '${owner}'`
    sink.report(bindingDiagnostics.warn_padding(location, { bytes, where }))
  }
  for (const declaration of collectResources(program)) {
    const block = blockOf(declaration)
    if (block) walk(block.members, block.layout, declaration.name, tell)
  }
}

interface Block {
  readonly members: readonly PlacedMember[]
  readonly layout: BlockLayout
}

function blockOf({ buffer, type }: ResourceDeclaration): Block | undefined {
  if (buffer) {
    const members = direct3dLayouts.members(buffer)
    const placed = members.map(({ variable, offset }) => ({ ...variable, offset, declaration: variable }))
    return { members: placed, layout: direct3dLayouts.constant }
  }
  const element = type?.element
  const category = type?.row.category
  if (element?.kind !== 'struct' || (category !== 'constant buffer' && category !== 'structured buffer'))
    return undefined
  const layout = category === 'constant buffer' ? direct3dLayouts.constant : direct3dLayouts.structured
  return { members: membersOfStruct(element, layout), layout }
}

type Tell = (member: PlacedMember, bytes: number, side: 'before' | 'after each element of', owner: string) => void

/** Gaps before members, and room between the elements of arrays; structs inside as well. */
function walk(members: readonly PlacedMember[], layout: BlockLayout, owner: string, tell: Tell): void {
  let end = 0
  for (const member of [...members].sort((left, right) => left.offset - right.offset)) {
    const { type, rowMajor, offset } = member
    if (layout.size(type, rowMajor) === 0) continue
    // A gap that `packoffset` or `register(c#)` asks for is no accident.
    if (offset > end && !isPlaced(member)) tell(member, offset - end, 'before', owner)
    end = Math.max(end, offset + layout.size(type, rowMajor))
    const inner = innermost(type, rowMajor, layout)
    if (inner.padding > 0) tell(member, inner.padding, 'after each element of', owner)
    if (inner.type.kind === 'struct') walk(membersOfStruct(inner.type, layout), layout, inner.type.name, tell)
  }
}

function isPlaced({ declaration }: PlacedMember): boolean {
  const { packOffset, bindings = [] } = (declaration ?? {}) as {
    readonly packOffset?: unknown
    readonly bindings?: readonly unknown[]
  }
  return packOffset !== undefined || bindings.length > 0
}

function innermost(
  type: Type,
  rowMajor: boolean,
  layout: BlockLayout,
): { readonly type: Type; readonly padding: number } {
  let padding = 0
  for (; type.kind === 'array'; type = type.element) {
    const { element, count } = type
    if (element.kind === 'array' || element.kind === 'struct' || element.kind === 'matrix') continue
    if ((count ?? 0) > 1) padding = layout.arrayStride(type, rowMajor) - coveredBytes(element, rowMajor, layout)
  }
  return { type, padding }
}
