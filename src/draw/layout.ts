// The bytes of a buffer in rows of 16, once for every set of rules.
//
//        D3D                        scalar
//   0   |eye            |//////|   |eye            |lens..|
//   16  |lens    |/////////////|   |..lens|
//
// Padding is hatched, what the shader does not use is grey and dashed. Rows inside a long array are left out.
import type { BufferLayout, LayoutColumn } from '../reflect/layouts.ts'
import type { Piece } from '../reflect/memory-map.ts'
import { element, escapeText, fitText, type Picture, textWidth } from './svg.ts'

const rowBytes = 16
const byteWidth = 14
const rowHeight = 24
const gap = 24
const margin = 8
const headHeight = 60
/** More rows are not drawn. */
const mostRows = 400

interface Row {
  /** `undefined`: rows that are left out. */
  readonly offset: number | undefined
  readonly label: string
}

export function drawLayout(buffer: BufferLayout): Picture {
  const { name, kind, columns, members } = buffer
  const unused = new Set(members.filter(({ used }) => used === false).map(({ path }) => path))
  const parts = [element('text', { x: margin, y: 16, class: 'head' }, escapeText(`${kind} ${name}`))]
  let left = margin
  let bottom = 0
  for (const column of columns) {
    const labelWidth = textWidth(`${column.size}`) + margin
    parts.push(...drawColumn(column, left + labelWidth, unused))
    bottom = Math.max(bottom, headHeight + rowsOf(column).length * rowHeight)
    left += labelWidth + rowBytes * byteWidth + gap
  }
  const title = `${kind} ${name}: ${columns.map(({ layout, size }) => `${size} bytes in ${layout}`).join(', ')}`
  return { title, width: left - gap + margin, height: bottom + margin, content: parts.join('\n') }
}

function drawColumn(column: LayoutColumn, left: number, unused: ReadonlySet<string>): string[] {
  const { layout, size, padding } = column
  const parts = [
    element('text', { x: left, y: 36, class: 'head' }, escapeText(layout)),
    element('text', { x: left, y: 52, class: 'note' }, escapeText(`${size} bytes, ${padding} padding`)),
  ]
  let first = 0
  for (const [index, row] of rowsOf(column).entries()) {
    const y = headHeight + index * rowHeight
    if (row.offset === undefined) {
      parts.push(element('text', { x: left + margin, y: y + 16 }, escapeText(row.label)))
      continue
    }
    parts.push(element('text', { x: left - margin, y: y + 16, 'text-anchor': 'end', class: 'note' }, `${row.offset}`))
    const end = row.offset + rowBytes
    while (first < column.pieces.length && endOf(column.pieces[first]!) <= row.offset) first++
    for (let number = first; number < column.pieces.length; number++) {
      const piece = column.pieces[number]!
      if (piece.offset >= end) break
      parts.push(drawPiece(piece, row.offset, left, y, unused))
    }
  }
  return parts
}

function drawPiece(piece: Piece, rowStart: number, left: number, y: number, unused: ReadonlySet<string>): string {
  const start = Math.max(piece.offset, rowStart)
  const end = Math.min(endOf(piece), rowStart + rowBytes)
  const isUnused = isUnusedPath(piece.path, unused)
  const kind = piece.kind === 'member' ? (isUnused ? 'unused' : 'bar') : piece.kind
  const x = left + (start - rowStart) * byteWidth
  const width = (end - start) * byteWidth
  const range = `${piece.offset}..${endOf(piece) - 1}`
  const why = piece.kind === 'padding' ? `padding, ${piece.size} bytes at ${range}` : `${piece.label} at ${range}`
  const label = piece.kind === 'padding' ? '' : start > piece.offset ? '…' : piece.label
  return element(
    'g',
    {},
    [
      element('title', {}, escapeText(isUnused ? `${why}, unused` : why)),
      element('rect', { x, y, width, height: rowHeight - 2, class: kind }),
      element('text', { x: x + 4, y: y + 16 }, escapeText(fitText(label, width - 6))),
    ].join(''),
  )
}

/** Of a struct in an array, `lights[].color`; what lies in an unused member is unused, too. */
function isUnusedPath(path: string, unused: ReadonlySet<string>): boolean {
  if (unused.has(path)) return true
  const parent = path.replace(/(?:\[\]|\.[^.]*)$/, '')
  return parent !== path && parent !== '' && isUnusedPath(parent, unused)
}

function endOf({ offset, size }: Piece): number {
  return offset + size
}

/** Rows that lie wholly inside the elements of a long array become one. */
function rowsOf({ pieces, size }: LayoutColumn): Row[] {
  const rows: Row[] = []
  const hidden = pieces.filter(({ kind }) => kind === 'more')
  let next = 0
  for (let offset = 0; offset < size; offset += rowBytes) {
    while (next < hidden.length && endOf(hidden[next]!) <= offset) next++
    const piece = hidden[next]
    if (piece && piece.offset <= offset && offset + 2 * rowBytes <= endOf(piece)) {
      const count = Math.floor((endOf(piece) - offset) / rowBytes)
      rows.push({ offset: undefined, label: `⋮ ${count} rows of ${piece.label}` })
      offset += (count - 1) * rowBytes
      continue
    }
    if (rows.length === mostRows) {
      rows.push({ offset: undefined, label: `⋮ ${Math.ceil((size - offset) / rowBytes)} rows more` })
      break
    }
    rows.push({ offset, label: '' })
  }
  return rows
}
