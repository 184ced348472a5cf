// Diagnostics as Clang prints them:
//
//   In file included from main.hlsl:1:
//   ./lights.hlsli:3:9: error: use of undeclared identifier 'intensty'; did you mean 'intensity'?
//       3 | float k = intensty;
//         |           ^~~~~~~~
//         |           intensity
//   1 error generated.
//
// Two things are ours: a `help:` line under the carets, and that source lines are not syntax coloured.
import type { Location, SourceMap } from '../../support/source.ts'
import { nowhere } from '../../support/source.ts'
import type { Diagnostic } from '../define.ts'
import type { Reported, Severity } from '../sink.ts'
import { optionDiagnostics } from '../tables/options.ts'
import { includeStack, macroBacktrace, place, placeFixes } from './backtrace.ts'
import { utf8Length } from './columns.ts'
import { snippet } from './snippet.ts'

export interface TextStyle {
  readonly color: boolean
  /** How many macro levels a backtrace shows before it skips the middle; 0 = all. */
  readonly macroBacktraceLimit?: number
  /** `a.hlsl +3:1`, as vi takes it, not `a.hlsl:3:1`. */
  readonly hasViPlaces?: boolean
  /** The file that messages without a place are about, where it is not the only one. */
  readonly file?: string | undefined
}

const codes = {
  reset: '\x1b[0m',
  bold: '\x1b[1m',
  error: '\x1b[0;1;31m',
  warning: '\x1b[0;1;35m',
  note: '\x1b[0;1;36m',
  caret: '\x1b[0;1;32m',
  fix: '\x1b[0;32m',
} as const

/** The whole text, with a final line break unless it is empty. */
export function renderText(reported: readonly Reported[], sources: SourceMap, style: TextStyle): string {
  const writer = new TextWriter(sources, style)
  for (const one of reported) writer.write(one.diagnostic, one.severity, one.fatal, one.flag)
  return writer.output + countLine(reported)
}

/** `2 warnings and 1 error generated.` */
function countLine(reported: readonly Reported[]): string {
  const count = (severity: Severity): string => {
    const total = reported.filter((one) => one.severity === severity).length
    return total === 0 ? '' : `${total} ${severity}${total === 1 ? '' : 's'}`
  }
  const parts = [count('warning'), count('error')].filter((part) => part !== '')
  return parts.length === 0 ? '' : `${parts.join(' and ')} generated.\n`
}

interface Message {
  readonly severity: Severity
  readonly fatal: boolean
  readonly flag: string | undefined
  readonly text: string
  readonly help: string | undefined
}

class TextWriter {
  output = ''
  readonly #sources: SourceMap
  readonly #style: TextStyle
  #lastInclude: Location = nowhere
  #lastLocation: Location = nowhere
  #lastSeverity: Severity | undefined

  constructor(sources: SourceMap, style: TextStyle) {
    this.#sources = sources
    this.#style = style
  }

  write(diagnostic: Diagnostic, severity: Severity, fatal: boolean, flag: string | undefined): void {
    this.#writeAt(diagnostic.location, diagnostic, {
      severity,
      fatal,
      flag,
      text: diagnostic.message,
      help: diagnostic.help,
    })
    for (const note of diagnostic.notes) this.write(note, 'note', false, undefined)
  }

  #writeAt(location: Location, { ranges, fixes }: Pick<Diagnostic, 'ranges' | 'fixes'>, message: Message): void {
    if (location === nowhere) {
      const { file } = this.#style
      this.#messageLine(file === undefined ? '' : this.#paint('bold', `${file}: `), message)
      this.#helpLine(message.help)
      return
    }
    const shown = place(this.#sources, location, ranges)
    this.#includeLines(shown.location, message.severity)
    this.#messageLine(this.#prefix(shown.location), message)
    this.#snippetLines(shown.location, shown.ranges, fixes, message.severity)
    this.#helpLine(message.help)
    this.#backtrace(location, ranges)
    this.#lastLocation = shown.location
    this.#lastSeverity = message.severity
  }

  #prefix(location: Location): string {
    const { file, line, column } = this.#sources.position(location)
    const { entry, offset } = this.#sources.place(location)
    const before = entry.file.text.slice(offset - (column - 1), offset)
    return `${file}${this.#style.hasViPlaces ? ' +' : ':'}${line}:${utf8Length(before) + 1}: `
  }

  #includeLines(location: Location, severity: Severity): void {
    const stack = includeStack(this.#sources, location)
    const include = stack[0] ?? nowhere
    if (include === this.#lastInclude) return
    this.#lastInclude = include
    if (severity === 'note') return
    for (const at of [...stack].reverse()) {
      const { file, line } = this.#sources.position(at)
      this.output += `In file included from ${file}:${line}:\n`
    }
  }

  #messageLine(prefix: string, { severity, fatal, flag, text }: Message): void {
    const label = `${fatal ? 'fatal error' : severity}: `
    const body = flag === undefined ? text : `${text} [${flag}]`
    this.output += this.#paint('bold', prefix) + this.#paint(severity, label)
    this.output += `${severity === 'note' ? body : this.#paint('bold', body)}\n`
  }

  #snippetLines(
    location: Location,
    ranges: Diagnostic['ranges'],
    fixes: Diagnostic['fixes'],
    severity: Severity,
  ): void {
    const again = location === this.#lastLocation && ranges.length === 0 && fixes.length === 0
    const sameKind = this.#lastSeverity !== 'note' || severity === 'note'
    // The source line is not shown twice in a row.
    if (again && sameKind) return
    for (const line of snippet(this.#sources, location, ranges, this.#fixesBeside(location, fixes)))
      this.output += `${line.gutter}${line.kind === 'source' ? line.text : this.#paint(line.kind, line.text)}\n`
  }

  #fixesBeside(location: Location, fixes: Diagnostic['fixes']): Diagnostic['fixes'] {
    const entry = this.#sources.entry(location)
    return placeFixes(this.#sources, fixes).filter((fix) => this.#sources.entry(fix.span.start) === entry)
  }

  #helpLine(help: string | undefined): void {
    if (help !== undefined) this.output += `      = ${this.#paint('note', 'help: ')}${help}\n`
  }

  #backtrace(location: Location, ranges: Diagnostic['ranges']): void {
    const notes = macroBacktrace(this.#sources, location, ranges)
    const limit = this.#style.macroBacktraceLimit ?? 6
    const skipped = limit === 0 || notes.length <= limit ? 0 : notes.length - limit
    const skipFrom = Math.floor(limit / 2)
    notes.forEach((note, index) => {
      if (skipped > 0 && index === skipFrom) this.#skipNote(skipped)
      if (skipped > 0 && index >= skipFrom && index < skipFrom + skipped) return
      const { message } = optionDiagnostics.note_expanded_from_macro(note.location, { macro: note.macro })
      this.#writeAt(
        note.location,
        { ranges: note.ranges, fixes: [] },
        { severity: 'note', fatal: false, flag: undefined, text: message, help: undefined },
      )
    })
  }

  #skipNote(count: number): void {
    const { message } = optionDiagnostics.note_expansions_skipped(nowhere, { count })
    this.#messageLine('', { severity: 'note', fatal: false, flag: undefined, text: message, help: undefined })
  }

  #paint(code: keyof typeof codes, text: string): string {
    return this.#style.color && text !== '' ? codes[code] + text + codes.reset : text
  }
}
