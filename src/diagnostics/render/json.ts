// Diagnostics as plain data: what `--format json` prints, what `batch` returns, what SARIF and the library are made from.
//
// Lines and columns are 1-based; columns count UTF-16 units, as editors and JavaScript do; the end is just past the last
// character. What has no place in a file (a wrong `-W` option) has null there.
import type { Location, SourceMap, Span } from '../../support/source.ts'
import { nowhere } from '../../support/source.ts'
import type { Diagnostic } from '../define.ts'
import type { Reported, Severity } from '../sink.ts'
import { optionDiagnostics } from '../tables/options.ts'
import { macroBacktrace, place, placeFixes } from './backtrace.ts'

/** A change of the source that would settle a message. */
export interface JsonFix {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
  /** Replaces that text. */
  readonly text: string
}

/** A message with its place, notes and fixes, as plain data. */
export interface JsonDiagnostic {
  readonly id: string
  readonly severity: Severity
  /** `-Wname`, whatever decided the severity. */
  readonly flag: string | null
  readonly message: string
  readonly help: string | null
  readonly file: string | null
  readonly line: number | null
  readonly column: number | null
  readonly endLine: number | null
  readonly endColumn: number | null
  readonly notes: readonly JsonDiagnostic[]
  readonly fixes: readonly JsonFix[]
}

export function toJson(reported: readonly Reported[], sources: SourceMap): readonly JsonDiagnostic[] {
  return reported.map((one) => diagnosticToJson(one.diagnostic, one.severity, sources))
}

export function renderJson(diagnostics: readonly JsonDiagnostic[]): string {
  return `${JSON.stringify({ version: 1, diagnostics }, undefined, 2)}\n`
}

function diagnosticToJson(diagnostic: Diagnostic, severity: Severity, sources: SourceMap): JsonDiagnostic {
  const { id, row, message, help, location, ranges, fixes, notes } = diagnostic
  return {
    id,
    severity,
    flag: row.flag === undefined ? null : `-W${row.flag}`,
    message,
    help: help ?? null,
    ...region(sources, location, ranges),
    notes: [...macroNotes(sources, location, ranges), ...notes.map((note) => diagnosticToJson(note, 'note', sources))],
    fixes: placeFixes(sources, fixes).map(({ span, text }) => ({ ...regionOf(sources, span.start, span.end), text })),
  }
}

function macroNotes(sources: SourceMap, location: Location, ranges: readonly Span[]): readonly JsonDiagnostic[] {
  if (location === nowhere) return []
  return macroBacktrace(sources, location, ranges).map((note) =>
    diagnosticToJson(
      optionDiagnostics.note_expanded_from_macro(note.location, { macro: note.macro }, { ranges: note.ranges }),
      'note',
      sources,
    ),
  )
}

type Region = Pick<JsonDiagnostic, 'file' | 'line' | 'column' | 'endLine' | 'endColumn'>

function region(sources: SourceMap, location: Location, ranges: readonly Span[]): Region {
  if (location === nowhere) return { file: null, line: null, column: null, endLine: null, endColumn: null }
  const shown = place(sources, location, ranges)
  const around = shown.ranges.find((range) => range.start <= shown.location && shown.location < range.end)
  return regionOf(sources, shown.location, around?.end ?? endOfWord(sources, shown.location))
}

function regionOf(sources: SourceMap, start: Location, end: Location): Omit<JsonFix, 'text'> {
  const from = sources.position(start)
  const to = sources.position(end)
  return { file: from.file, line: from.line, column: from.column, endLine: to.line, endColumn: to.column }
}

/** Without a range, the identifier or number at the caret, or the one character there. */
function endOfWord(sources: SourceMap, location: Location): Location {
  const { entry, offset } = sources.place(location)
  const word = /[\w$]+|[^\r\n]/y
  word.lastIndex = offset
  return location + (word.exec(entry.file.text)?.[0].length ?? 0)
}
