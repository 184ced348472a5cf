// Messages of compilations that ran in other processes, at home in one source map again, and each only once.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../../diagnostics/define.ts'
import type { JsonDiagnostic } from '../../diagnostics/render/json.ts'
import type { Reported } from '../../diagnostics/sink.ts'
import { decodeText } from '../../node/host.ts'
import { type FileEntry, type Location, nowhere, SourceFile, type SourceMap, type Span } from '../../support/source.ts'

interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
}

export class Places {
  readonly #sources: SourceMap
  readonly #folder: string
  readonly #files = new Map<string, FileEntry | undefined>()
  readonly #seen = new Set<string>()

  /** Files are relative to the folder unless they are found without it. */
  constructor(sources: SourceMap, folder: string) {
    this.#sources = sources
    this.#folder = folder
  }

  /** `nowhere` when the file cannot be read. */
  locate(place: Place | null): Location {
    if (!place) return nowhere
    const entry = this.#file(place.file)
    if (!entry) return nowhere
    const start = entry.file.lineStarts[place.line - 1] ?? entry.file.text.length
    return entry.base + Math.min(start + place.column - 1, entry.file.text.length)
  }

  /** Those that were not reported before. */
  reported(diagnostics: readonly JsonDiagnostic[], unit: string): Reported[] {
    return diagnostics.flatMap((diagnostic): Reported[] => {
      // What has no place at least says whom it is about.
      const one = diagnostic.file === null ? { ...diagnostic, message: `${unit}: ${diagnostic.message}` } : diagnostic
      const key = JSON.stringify([one.id, one.message, one.file, one.line, one.column])
      if (this.#seen.has(key)) return []
      this.#seen.add(key)
      const flag = one.flag?.slice('-W'.length)
      return [{ diagnostic: this.#diagnostic(one), severity: one.severity, fatal: false, flag }]
    })
  }

  #diagnostic(one: JsonDiagnostic): Diagnostic {
    const span = this.#span(one)
    return {
      id: one.id,
      row: {
        severity: one.severity,
        message: one.message,
        ...(one.flag !== null && { flag: one.flag.slice('-W'.length) }),
      },
      location: span?.start ?? nowhere,
      message: one.message,
      help: one.help ?? undefined,
      ranges: span ? [span] : [],
      fixes: one.fixes.flatMap(({ text, ...place }) => {
        const fixed = this.#span(place)
        return fixed ? [{ span: fixed, text }] : []
      }),
      notes: one.notes.map((note) => this.#diagnostic(note)),
    }
  }

  #span({
    file,
    line,
    column,
    endLine,
    endColumn,
  }: Pick<JsonDiagnostic, 'file' | 'line' | 'column' | 'endLine' | 'endColumn'>): Span | undefined {
    if (file === null || line === null || column === null) return undefined
    const start = this.locate({ file, line, column })
    if (start === nowhere) return undefined
    const end = this.locate({ file, line: endLine ?? line, column: endColumn ?? column })
    return { start, end: Math.max(start, end) }
  }

  #file(name: string): FileEntry | undefined {
    if (this.#files.has(name)) return this.#files.get(name)
    const text = read(name) ?? read(join(this.#folder, name))
    const entry = text === undefined ? undefined : this.#sources.addFile(new SourceFile(name, text), nowhere)
    this.#files.set(name, entry)
    return entry
  }
}

function read(path: string): string | undefined {
  try {
    return decodeText(readFileSync(path))
  } catch {
    return undefined
  }
}
