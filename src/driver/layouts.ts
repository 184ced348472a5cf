// The data of `descry layout`: buffers and structs of a program under the rules of Direct3D and Vulkan.

import type { Program } from '../program/program.ts'
import { collectResources, type ResourceDeclaration } from '../program/resources.ts'
import { walkBody } from '../program/walk.ts'
import { placeOf } from '../reflect/binding-table.ts'
import { type BytesRead, bytesRead } from '../reflect/bytes-read.ts'
import { type BlockLayout, type BufferLayouts, direct3dLayouts } from '../reflect/constant-buffers.ts'
import type { BufferLayout, LayoutMember, LayoutName, LayoutsResult } from '../reflect/layouts.ts'
import {
  type MemberRow,
  membersOfStruct,
  type PlacedMember,
  paddingOf,
  piecesOf,
  rowsOf,
} from '../reflect/memory-map.ts'
import type { StructType, Type } from '../types/types.ts'
import type { Compilation } from './compilation.ts'
import { layoutsUnder } from './vulkan-interface.ts'

interface Column {
  readonly layout: LayoutName
  readonly block: BlockLayout
  readonly layouts: BufferLayouts
}

const vulkan = (['std140', 'std430', 'scalar'] as const).map((layout) => ({
  layout,
  layouts: layoutsUnder(layout, layout, layout),
}))

function columnsFor(kind: 'constant' | 'texture' | 'structured'): Column[] {
  const all = [{ layout: 'D3D' as const, layouts: direct3dLayouts }, ...vulkan]
  return all.map(({ layout, layouts }) => ({ layout, layouts, block: layouts[kind] }))
}

const structColumns: readonly Column[] = [
  { layout: 'D3D cbuffer', layouts: direct3dLayouts, block: direct3dLayouts.constant },
  { layout: 'D3D structured', layouts: direct3dLayouts, block: direct3dLayouts.structured },
  ...vulkan.map((column) => ({ ...column, block: column.layouts.constant })),
]

/** Buffers, and with a name the structs that are called so, too. The program has no errors. */
export function layoutsOf(compilation: Compilation, name?: string): LayoutsResult {
  const { program, sources, input } = compilation
  const usage = usageOf(compilation)
  const describe = (declaration: ResourceDeclaration): BufferLayout[] => {
    const described = describeResource(declaration, usage)
    return described ? [{ ...described, location: placeOf(declaration.location, sources) }] : []
  }
  const declarations = collectResources(program)
  const meant = declarations.filter((each) => name === undefined || each.name === name)
  const structs = name === undefined ? [] : program.structs.filter((type) => type.name === name && type.isComplete)
  const buffers = [
    ...meant.flatMap(describe),
    ...structs.map((type) => ({
      ...laidOut(type.name, 'struct', structColumns, structMembers(type), () => null),
      location: placeOf(type.location, sources),
    })),
  ]
  return { version: 1, file: input.path, buffers }
}

/** What one may ask for. */
export function layoutNames({ program }: Compilation): Set<string> {
  const buffers = collectResources(program).filter((each) => describeResource(each, undefined))
  return new Set([...buffers.map(({ name }) => name), ...program.structs.map(({ name }) => name)])
}

type Described = Omit<BufferLayout, 'location'>
type MembersUnder = (column: Column) => { readonly members: PlacedMember[]; readonly size: number }
type IsUsed = (row: MemberRow) => boolean | null

function describeResource(declaration: ResourceDeclaration, usage: Usage | undefined): Described | undefined {
  const { name, buffer, type } = declaration
  const isUsed = (row: MemberRow): boolean | null => (usage ? isRead(row, usage.read.get(name), usage.mentioned) : null)
  if (buffer) {
    const kind = buffer.isTexture ? 'tbuffer' : 'cbuffer'
    const columns = columnsFor(buffer.isTexture ? 'texture' : 'constant')
    return laidOut(
      name,
      kind,
      columns,
      ({ layouts, block }) =>
        sized(
          layouts.members(buffer).map(({ variable, offset }) => ({ ...variable, declaration: variable, offset })),
          block,
        ),
      isUsed,
    )
  }
  const element = type?.element
  const category = type?.row.category
  if (!element || (category !== 'constant buffer' && category !== 'structured buffer')) return undefined
  const isTexture = type.row.kind === 'TBuffer'
  const kind = category === 'structured buffer' ? 'structured' : isTexture ? 'tbuffer' : 'cbuffer'
  const columns = columnsFor(kind === 'structured' ? 'structured' : isTexture ? 'texture' : 'constant')
  return laidOut(name, kind, columns, membersOfElement(element, type.rowMajorElement), isUsed)
}

function membersOfElement(element: Type, rowMajor: boolean): MembersUnder {
  if (element.kind === 'struct') return structMembers(element)
  return ({ block }) => ({
    members: [{ name: 'element', type: element, rowMajor, offset: 0, declaration: undefined }],
    size: block.size(element, rowMajor),
  })
}

function structMembers(type: StructType): MembersUnder {
  return ({ block }) => ({ members: membersOfStruct(type, block), size: block.size(type, false) })
}

/** Members of no size hold resources. */
function sized(all: readonly PlacedMember[], block: BlockLayout): ReturnType<MembersUnder> {
  const members = all.filter(({ type, rowMajor }) => block.size(type, rowMajor) > 0)
  const ends = members.map(({ type, rowMajor, offset }) => offset + block.size(type, rowMajor))
  return { members, size: Math.max(0, ...ends) }
}

function laidOut(
  name: string,
  kind: BufferLayout['kind'],
  columns: readonly Column[],
  membersUnder: MembersUnder,
  isUsed: IsUsed,
): Described {
  const made = columns.map((column) => {
    const { members, size } = membersUnder(column)
    return { column, members, size, rows: new Map(rowsOf(members, column.block).map((row) => [row.path, row])) }
  })
  const members = [...made[0]!.rows.values()].flatMap((row): LayoutMember[] => {
    const places = made.flatMap(({ rows }) => rows.get(row.path) ?? [])
    // What Vulkan specialises or pushes lies in no block there.
    if (places.length < made.length) return []
    return [
      {
        path: row.path,
        type: row.type,
        places: places.map(({ offset, size }) => ({ offset, size })),
        used: isUsed(row),
      },
    ]
  })
  return {
    name,
    kind,
    members,
    columns: made.map(({ column: { layout, block }, members: placed, size }) => ({
      layout,
      size,
      padding: paddingOf(placed, block, size),
      pieces: piecesOf(placed, block, size),
    })),
  }
}

// ---- What is used

interface Usage {
  readonly read: ReadonlyMap<string, BytesRead>
  /** Variables and fields that reached functions name. */
  readonly mentioned: ReadonlySet<object>
}

/** Undefined for a library: usage is known when it is linked. */
function usageOf(compilation: Compilation): Usage | undefined {
  const module =
    compilation.errorCount === 0 && compilation.profile.stage !== 'library' && compilation.moduleAt('bound')
  return module ? { read: bytesRead(module), mentioned: mentionedIn(compilation.program) } : undefined
}

function mentionedIn({ functions }: Program): Set<object> {
  const mentioned = new Set<object>()
  for (const { body } of functions)
    if (body)
      walkBody(body, (expression) => {
        if (expression.kind === 'variable') mentioned.add(expression.variable)
        if (expression.kind === 'field') mentioned.add(expression.field)
      })
  return mentioned
}

/** Offsets are those of Direct3D, as in the module. */
function isRead(row: MemberRow, read: BytesRead | undefined, mentioned: ReadonlySet<object>): boolean {
  if (!read) return false
  const { offset, size, within, isIndexable } = row
  const isMentioned = row.declaration === undefined || mentioned.has(row.declaration)
  if (isMentioned && (read.hasUnknown || (read.hasIndex && isIndexable))) return true
  return read.ranges.some((range) => {
    const isInside = within && range.offset >= within.offset && range.offset < within.end
    const start = isInside ? within.offset + ((range.offset - within.offset) % within.stride) : range.offset
    return start < offset + size && offset < start + range.size
  })
}
