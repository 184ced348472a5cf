// The source lines under a message, with caret, ranges and fix-it text:
//
//       4 |   return left * right;
//         |          ~~~~ ^ ~~~~~
//
// Line for line what Clang prints: up to 16 lines when ranges reach further than the caret's line.
import type { FileEntry, Location, SourceMap, Span } from '../../support/source.ts'
import type { Fix } from '../define.ts'
import type { DisplayLine } from './columns.ts'
import { displayLine, displayWidth } from './columns.ts'

export interface SnippetLine {
  readonly kind: 'source' | 'caret' | 'fix'
  readonly gutter: string
  readonly text: string
}

const mostLines = 16
/** A longer line is generated code: the message alone says more. */
const longestLine = 4096

interface Lines {
  readonly first: number
  readonly last: number
}

/** A place in the caret's file: 0-based line, UTF-16 offset in it. */
interface Point {
  readonly line: number
  readonly offset: number
}

interface Mark {
  readonly start: Point
  readonly end: Point
  /** Token ranges leave white space at their ends alone; the text a fix removes is marked exactly. */
  readonly exact: boolean
}

interface Cells {
  readonly start: number
  readonly end: number
}

/** `location`, `ranges` and `fixes` are in one file. */
export function snippet(
  sources: SourceMap,
  location: Location,
  ranges: readonly Span[],
  fixes: readonly Fix[],
): readonly SnippetLine[] {
  const { entry, offset } = sources.place(location)
  const caret = pointAt(entry, offset)
  if (entry.file.lineText(caret.line).length > longestLine) return []
  const marks = [
    ...ranges.map((range) => markOf(entry, range, false)),
    ...fixes.map((fix) => markOf(entry, fix.span, true)),
  ]
  const lines = visibleLines(caret.line, marks)
  // `#line` moves the number of the caret's line; its neighbours follow.
  const shift = sources.position(location).line - caret.line
  const gutterWidth = Math.max(4, String(lines.first + shift + mostLines).length)
  const output: SnippetLine[] = []
  for (let line = lines.first; line <= lines.last; line++) {
    const source = entry.file.lineText(line)
    if (source.length > longestLine) continue
    const shown = displayLine(source)
    output.push({ kind: 'source', gutter: ` ${String(line + shift).padStart(gutterWidth)} | `, text: shown.text })
    const below = ` ${' '.repeat(gutterWidth)} | `
    const carets = caretLine(source, shown, line, caret, marks)
    if (carets !== '') output.push({ kind: 'caret', gutter: below, text: carets })
    const insertion = fixLine(shown, line, entry, fixes)
    if (insertion !== '') output.push({ kind: 'fix', gutter: below, text: insertion })
  }
  return output
}

function pointAt(entry: FileEntry, offset: number): Point {
  const line = entry.file.lineAt(offset)
  return { line, offset: offset - entry.file.lineStarts[line]! }
}

function markOf(entry: FileEntry, span: Span, exact: boolean): Mark {
  return { start: pointAt(entry, span.start - entry.base), end: pointAt(entry, span.end - entry.base), exact }
}

function visibleLines(caretLine: number, marks: readonly Mark[]): Lines {
  let lines: Lines = { first: caretLine, last: caretLine }
  for (const mark of marks) lines = widen(lines, { first: mark.start.line, last: mark.end.line })
  return lines
}

/** Takes the range's lines in as far as there is room; a range that stays out of reach adds nothing. */
function widen(lines: Lines, range: Lines): Lines {
  const first = Math.min(lines.first, range.first)
  const last = Math.max(lines.last, range.last)
  if (last - first < mostLines) return { first, last }
  const startIsFar = range.first > lines.first && range.first - lines.first >= mostLines
  const endIsFar = range.last < lines.last && lines.last - range.last >= mostLines
  if (startIsFar || endIsFar) return lines
  const room = mostLines - (lines.last - lines.first + 1)
  const below = Math.min(lines.last + Math.ceil(room / 2), last)
  const top = Math.max(first, below - mostLines + 1)
  return { first: top, last: Math.min(top + mostLines - 1, last) }
}

function caretLine(source: string, shown: DisplayLine, line: number, caret: Point, marks: readonly Mark[]): string {
  const cells: string[] = []
  for (const mark of marks) {
    const columns = columnsOn(source, shown, line, mark)
    if (!columns) continue
    while (cells.length < columns.end) cells.push(' ')
    cells.fill('~', columns.start, columns.end)
  }
  if (line === caret.line) {
    const column = shown.columns[Math.min(caret.offset, source.length)]!
    while (cells.length <= column) cells.push(' ')
    cells[column] = '^'
  }
  return cells.join('')
}

function columnsOn(source: string, shown: DisplayLine, line: number, mark: Mark): Cells | undefined {
  if (line < mark.start.line || line > mark.end.line) return undefined
  let start = line === mark.start.line ? Math.min(mark.start.offset, source.length) : 0
  let end = line === mark.end.line ? Math.min(mark.end.offset, source.length) : source.length
  if (!mark.exact) {
    while (start < end && isBlank(source, start)) start++
    while (end > start && isBlank(source, end - 1)) end--
    if (start === end) return undefined
  }
  return { start: shown.columns[start]!, end: shown.columns[end]! }
}

function isBlank(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset)
  return code === 32 || code === 9
}

function fixLine(shown: DisplayLine, line: number, entry: FileEntry, fixes: readonly Fix[]): string {
  let text = ''
  let end = 0
  for (const fix of fixes) {
    const at = pointAt(entry, fix.span.start - entry.base)
    if (at.line !== line || fix.text === '' || /[\r\n]/.test(fix.text)) continue
    const wanted = shown.columns[at.offset]!
    const column = wanted < end ? end + 1 : wanted
    text += ' '.repeat(column - end) + fix.text
    end = column + displayWidth(fix.text)
  }
  return text
}
