// Which bytes of a block belong to which member, and which to none: what `descry layout` prints and draws.
//
//   cbuffer C { float3 a; float2 b[2]; }      a 0..11   padding 12..15   b[0] 16..23   padding 24..31   b[1] 32..39
//
// Long arrays are shown by their first element; the others are one piece (`more`), padding between them included.
import { matrixVectors, scalarSize } from '../types/layout.ts'
import { typeText } from '../types/print.ts'
import { arrayDimensions, arrayElement, memberTypes, type StructType, type Type } from '../types/types.ts'
import type { BlockLayout } from './constant-buffers.ts'

/** A member as it is declared, and where it begins. */
export interface PlacedMember {
  readonly name: string
  readonly type: Type
  readonly rowMajor: boolean
  readonly offset: number
  /** The variable or field it is; a base class has none. */
  readonly declaration: object | undefined
  readonly bits?: { readonly offset: number; readonly width: number } | undefined
}

/** A member, or one of a struct inside it: `lights[].color`. */
export interface MemberRow {
  readonly path: string
  readonly type: string
  /** Of the first element of every array around it. */
  readonly offset: number
  readonly size: number
  readonly declaration: object | undefined
  /** The nearest array around it: how far apart its elements are, and where they end. */
  readonly within: { readonly offset: number; readonly end: number; readonly stride: number } | undefined
  /** It is in an array, or has elements itself: an index may lead to it. */
  readonly isIndexable: boolean
}

export interface Piece {
  readonly kind: 'member' | 'more' | 'padding'
  readonly offset: number
  readonly size: number
  readonly label: string
  /** The row it belongs to; empty for padding. */
  readonly path: string
}

/** Arrays of more elements are not shown element by element. */
const mostElements = 4

export function membersOfStruct(type: StructType, layout: BlockLayout, base = 0): PlacedMember[] {
  const { bases, fields } = layout.struct(type)
  return [
    ...type.bases.map((each, index) => ({
      name: each.name,
      type: each,
      rowMajor: false,
      offset: base + bases[index]!,
      declaration: undefined,
    })),
    ...type.fields.map((field, index) => {
      const { offset, bitOffset } = fields[index]!
      const { name, type: own, rowMajor, bitWidth } = field
      const bits = bitWidth === undefined ? undefined : { offset: bitOffset, width: bitWidth }
      return { name, type: own, rowMajor, offset: base + offset, declaration: field, bits }
    }),
  ].filter(({ type: own, rowMajor }) => layout.size(own, rowMajor) > 0)
}

/** Parents before their members. */
export function rowsOf(members: readonly PlacedMember[], layout: BlockLayout): MemberRow[] {
  const rows: MemberRow[] = []
  const visit = (member: PlacedMember, prefix: string, within: MemberRow['within']): void => {
    const { type, rowMajor, offset, declaration, bits } = member
    const path = `${prefix}${member.name}`
    const size = layout.size(type, rowMajor)
    const element = arrayElement(type)
    const isIndexable = within !== undefined || hasElements(type)
    rows.push({ path, type: declaredType(member), offset, size, declaration, within, isIndexable })
    if (element.kind !== 'struct' || bits) return
    const stride = innermostStride(type, rowMajor, layout)
    const inner = stride === undefined ? within : { offset, end: offset + size, stride }
    const bounds = arrayDimensions(type).map(() => '[]')
    for (const each of membersOfStruct(element, layout, offset)) visit(each, `${path}${bounds.join('')}.`, inner)
  }
  for (const member of members) visit(member, '', undefined)
  return rows
}

function hasElements(type: Type): boolean {
  if (type.kind === 'struct') return memberTypes(type).some(hasElements)
  return type.kind === 'array' || type.kind === 'vector' || type.kind === 'matrix'
}

function declaredType({ type, rowMajor, bits }: PlacedMember): string {
  const element = arrayElement(type)
  const order = element.kind === 'matrix' && rowMajor ? 'row_major ' : ''
  const bounds = arrayDimensions(type).map((count) => `[${count ?? ''}]`)
  return `${order}${typeText(element)}${bounds.join('')}${bits ? ` : ${bits.width}` : ''}`
}

function innermostStride(type: Type, rowMajor: boolean, layout: BlockLayout): number | undefined {
  let stride: number | undefined
  for (; type.kind === 'array'; type = type.element) stride = layout.arrayStride(type, rowMajor)
  return stride
}

/** In order, without gaps from 0 to `size`. */
export function piecesOf(members: readonly PlacedMember[], layout: BlockLayout, size: number): Piece[] {
  const found: Piece[] = []
  for (const member of members) addPieces(member, '', '', layout, found)
  found.sort((left, right) => left.offset - right.offset)
  const pieces: Piece[] = []
  let end = 0
  for (const piece of found) {
    const last = pieces.at(-1)
    // Bit-fields share a number, and `packoffset` may put members over one another.
    if (last && piece.offset < end) {
      pieces[pieces.length - 1] = { ...last, label: `${last.label}, ${piece.label}` }
      continue
    }
    if (piece.offset > end) pieces.push(paddingAt(end, piece.offset))
    pieces.push(piece)
    end = piece.offset + piece.size
  }
  if (size > end) pieces.push(paddingAt(end, size))
  return pieces
}

function paddingAt(offset: number, end: number): Piece {
  return { kind: 'padding', offset, size: end - offset, label: '', path: '' }
}

function addPieces(member: PlacedMember, path: string, label: string, layout: BlockLayout, to: Piece[]): void {
  const { name, type, rowMajor, offset, bits } = member
  const own = path === '' ? name : `${path}.${name}`
  const shown = `${label === '' ? '' : `${label}.`}${name}${bits ? `:${bits.width}` : ''}`
  addValue(type, rowMajor, offset, own, shown, layout, to)
}

function addValue(
  type: Type,
  rowMajor: boolean,
  offset: number,
  path: string,
  label: string,
  layout: BlockLayout,
  to: Piece[],
): void {
  switch (type.kind) {
    case 'array': {
      const stride = layout.arrayStride(type, rowMajor)
      const count = type.count ?? 0
      const shown = count > mostElements ? 1 : count
      for (let index = 0; index < shown; index++)
        addValue(type.element, rowMajor, offset + index * stride, `${path}[]`, `${label}[${index}]`, layout, to)
      if (shown === count) return
      const start = offset + shown * stride
      const size = (count - 1) * stride + layout.size(type.element, rowMajor) - shown * stride
      to.push({ kind: 'more', offset: start, size, label: `${label}[${shown}..${count - 1}]`, path })
      return
    }
    case 'struct':
      for (const member of membersOfStruct(type, layout, offset)) addPieces(member, path, label, layout, to)
      return
    case 'matrix': {
      const { count, length } = matrixVectors(type, rowMajor)
      const stride = layout.matrixStride(type, rowMajor)
      const size = length * scalarSize(type.element)
      const isVector = layout.size(type, rowMajor) === type.rows * type.columns * scalarSize(type.element)
      if (isVector && (type.rows === 1 || type.columns === 1)) {
        to.push({ kind: 'member', offset, size: layout.size(type, rowMajor), label, path })
        return
      }
      const which = rowMajor ? 'row' : 'column'
      for (let index = 0; index < count; index++)
        to.push({
          kind: 'member',
          offset: offset + index * stride,
          size,
          label: `${label} ${which} ${index}`,
          path,
        })
      return
    }
    case 'vector':
      to.push({ kind: 'member', offset, size: type.count * scalarSize(type.element), label, path })
      return
    default:
      to.push({ kind: 'member', offset, size: layout.size(type, rowMajor), label, path })
  }
}

/** Bytes of a block that no member has, those inside arrays included. */
export function paddingOf(members: readonly PlacedMember[], layout: BlockLayout, size: number): number {
  const taken = new Map<number, number>()
  for (const { type, rowMajor, offset } of members)
    taken.set(offset, Math.max(taken.get(offset) ?? 0, coveredBytes(type, rowMajor, layout)))
  return Math.max(0, size - [...taken.values()].reduce((sum, bytes) => sum + bytes, 0))
}

/** Of a value, what its numbers take. */
export function coveredBytes(type: Type, rowMajor: boolean, layout: BlockLayout): number {
  switch (type.kind) {
    case 'array':
      return (type.count ?? 0) * coveredBytes(type.element, rowMajor, layout)
    case 'struct': {
      const size = layout.size(type, rowMajor)
      return size - paddingOf(membersOfStruct(type, layout), layout, size)
    }
    case 'matrix':
      return type.rows * type.columns * scalarSize(type.element)
    case 'vector':
      return type.count * scalarSize(type.element)
    default:
      return layout.size(type, rowMajor)
  }
}
