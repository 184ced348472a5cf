// Where the members of buffers lie under the rules of Direct3D and Vulkan, side by side.
//
//   cbuffer Camera   MEMBER  TYPE    D3D    STD140  STD430  SCALAR
//                    eye     float3  0      0       0       0
//                    lens    float2  16     16      16      12
import { alignColumns } from '../support/columns.ts'
import type { SourcePlace } from './binding-table.ts'
import type { Piece } from './memory-map.ts'

/** What the columns are called. */
export type LayoutName = 'D3D' | 'D3D cbuffer' | 'D3D structured' | 'std140' | 'std430' | 'scalar'

export interface LayoutColumn {
  readonly layout: LayoutName
  /** Of one element of a structured buffer; of a constant buffer without padding at the end. */
  readonly size: number
  /** Bytes that no member has, between members, inside arrays and at the end. */
  readonly padding: number
  /** What lies where, without gaps; arrays of more than four elements by their first. */
  readonly pieces: readonly Piece[]
}

export interface LayoutMember {
  /** `lights[].color` */
  readonly path: string
  readonly type: string
  /** Of the first element of every array around it; one place for each column. */
  readonly places: readonly { readonly offset: number; readonly size: number }[]
  /** False: the optimised shader neither reads nor writes it. Null where no entry point decides. */
  readonly used: boolean | null
}

export interface BufferLayout {
  readonly name: string
  readonly kind: 'cbuffer' | 'tbuffer' | 'structured' | 'struct'
  readonly location: SourcePlace | null
  readonly columns: readonly LayoutColumn[]
  readonly members: readonly LayoutMember[]
}

export interface LayoutsResult {
  readonly version: 1
  readonly file: string
  readonly buffers: readonly BufferLayout[]
}

export function layoutsText(buffers: readonly BufferLayout[]): string {
  if (buffers.length === 0) return 'the shader declares no buffer with members\n'
  return buffers.map(bufferText).join('\n')
}

/** The cells of a member: path, type, offset and size under each set of rules, whether it is read. */
export function layoutRow({ path, type, places, used }: BufferLayout['members'][number]): string[] {
  const cells = places.map(({ offset, size }) => `${offset} (${size})`)
  return [path, type, ...cells, used === false ? 'unused' : '']
}

function bufferText({ name, kind, columns, members }: BufferLayout): string {
  const head = ['MEMBER', 'TYPE', ...columns.map(({ layout }) => layout.toUpperCase()), '']
  const rows = members.map(layoutRow)
  const sizes = ['size', '', ...columns.map(({ size }) => `${size}`), '']
  const padding = ['padding', '', ...columns.map((column) => `${column.padding}`), '']
  return `${kind} ${name}\n${alignColumns([head, ...rows, sizes, padding])
    .map((line) => `  ${line}\n`)
    .join('')}`
}
