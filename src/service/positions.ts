// Offsets, positions and locations of the compiler turned into each other.
import { collapsePath } from '../preprocess/paths.ts'
import { slashes } from '../support/slashes.ts'
import type { Location, SourceFile, SourceMap, Span } from '../support/source.ts'
import type { Place, Position, Range } from './types.ts'

/** One name per file, whichever way a path is written. */
export function normalPath(path: string): string {
  return collapsePath(slashes(path))
}

export function positionAt(file: SourceFile, offset: number): Position {
  const line = file.lineAt(offset)
  return { line, character: offset - file.lineStarts[line]! }
}

export function rangeOf(file: SourceFile, start: number, end: number): Range {
  return { start: positionAt(file, start), end: positionAt(file, end) }
}

/** Positions behind the end of a line or of the text count as their end. */
export function offsetAt(file: SourceFile, { line, character }: Position): number {
  const start = file.lineStarts[line]
  if (start === undefined) return file.text.length
  const next = file.lineStarts[line + 1]
  return Math.min(start + character, next === undefined ? file.text.length : next - 1)
}

/** A name where it is spelled: in a file, in the body of a macro or in an argument. Undefined for text that no file has. */
export function spelledPlace(sources: SourceMap, location: Location, length: number): Place | undefined {
  const { entry, offset } = sources.place(sources.spellingOf(location))
  if (entry.file.name.startsWith('<')) return undefined
  return { path: normalPath(entry.file.name), range: rangeOf(entry.file, offset, offset + length) }
}

/** A span as a reader sees it: macros where they are used. */
export function shownPlace(sources: SourceMap, { start, end }: Span): Place {
  const from = sources.place(sources.fileLocationOf(start))
  const to = sources.place(sources.fileLocationOf(end))
  const last = to.entry === from.entry ? Math.max(from.offset, to.offset) : from.offset
  return { path: normalPath(from.entry.file.name), range: rangeOf(from.entry.file, from.offset, last) }
}

export function comparePositions(left: Position, right: Position): number {
  return left.line - right.line || left.character - right.character
}

export function contains({ start, end }: Range, position: Position): boolean {
  return comparePositions(start, position) <= 0 && comparePositions(position, end) <= 0
}
