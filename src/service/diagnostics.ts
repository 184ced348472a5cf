// Messages of a program as an editor shows them: by file, at places of the text as it is (whatever `#line` says), with notes as related
// places and fix-its as edits.
import type { Diagnostic, Fix } from '../diagnostics/define.ts'
import { allDiagnostics } from '../diagnostics/define.ts'
import { macroBacktrace, place, placeFixes } from '../diagnostics/render/backtrace.ts'
import type { Reported } from '../diagnostics/sink.ts'
import type { Compilation } from '../driver/compilation.ts'
import { append } from '../support/lists.ts'
import { type Location, nowhere, type SourceMap, type Span } from '../support/source.ts'
import { normalPath, rangeOf } from './positions.ts'
import type {
  Diagnostics,
  DiagnosticTag,
  DocumentDiagnostic,
  FileEdits,
  Place,
  RelatedPlace,
  TextEdit,
} from './types.ts'
import type { ServiceUnit } from './unit.ts'
import { unusedResources } from './unused-resources.ts'

/** `isDeep` adds what only the optimiser knows: resources that are gone, registers that do not fit. */
export function diagnosticsOf(unit: ServiceUnit, path: string, isDeep: boolean): Diagnostics {
  const compilation = isDeep ? unit.bound : unit.compilation
  const files = new Map<string, DocumentDiagnostic[]>()
  // A file that has no messages any more is reported, too.
  for (const file of compilation.dependencies) files.set(normalPath(file), [])
  const add = (file: string, diagnostic: DocumentDiagnostic): void => {
    const known = files.get(file)
    if (!known) files.set(file, [diagnostic])
    else if (!known.some((one) => isSame(one, diagnostic))) known.push(diagnostic)
  }
  for (const reported of compilation.reported) {
    const { path: file, diagnostic } = convert(reported, compilation, unit.root)
    add(file, diagnostic)
  }
  if (isDeep) for (const { path: file, diagnostic } of unusedResources(compilation)) add(file, diagnostic)
  return { version: unit.workspace.document(path)?.version, files }
}

/** A header that is entered twice has its messages twice. */
function isSame(left: DocumentDiagnostic, right: DocumentDiagnostic): boolean {
  const { start: one } = left.range
  const { start: other } = right.range
  return (
    left.code === right.code &&
    left.message === right.message &&
    one.line === other.line &&
    one.character === other.character
  )
}

const severities = { error: 'error', warning: 'warning', note: 'information' } as const

function convert(
  { diagnostic, severity }: Reported,
  { sources }: Compilation,
  root: string,
): { readonly path: string; readonly diagnostic: DocumentDiagnostic } {
  const { id, row, message, help, location, ranges, fixes, notes } = diagnostic
  const shown = placeOf(sources, location, ranges) ?? { path: root, range: start }
  return {
    path: shown.path,
    diagnostic: {
      range: shown.range,
      severity: severities[severity],
      code: id,
      message: help === undefined ? message : `${message}\n${help}`,
      explanation: allDiagnostics.get(id)?.explain,
      related: [...macroNotes(sources, location, ranges), ...notes.flatMap((note) => relatedOf(sources, note))],
      tags: tagsOf(row.flag),
      fixes: fixesOf(sources, fixes),
    },
  }
}

const start = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }

function tagsOf(flag: string | undefined): readonly DiagnosticTag[] {
  if (flag === undefined) return []
  if (flag.startsWith('unused') || flag.startsWith('unreachable')) return ['unnecessary']
  return flag.startsWith('deprecated') ? ['deprecated'] : []
}

function relatedOf(sources: SourceMap, { location, ranges, message, notes }: Diagnostic): RelatedPlace[] {
  const shown = placeOf(sources, location, ranges)
  const inner = notes.flatMap((note) => relatedOf(sources, note))
  return shown ? [{ ...shown, message }, ...inner] : inner
}

function macroNotes(sources: SourceMap, location: Location, ranges: readonly Span[]): RelatedPlace[] {
  if (location === nowhere) return []
  return macroBacktrace(sources, location, ranges).flatMap((note) => {
    const shown = placeOf(sources, note.location, note.ranges)
    return shown ? [{ ...shown, message: `expanded from macro '${note.macro}'` }] : []
  })
}

/** The range around the caret, or the word there. */
function placeOf(sources: SourceMap, location: Location, ranges: readonly Span[]): Place | undefined {
  if (location === nowhere) return undefined
  const shown = place(sources, location, ranges)
  const { entry, offset } = sources.place(shown.location)
  const { file } = entry
  if (file.name.startsWith('<')) return undefined
  const around = shown.ranges.find((range) => range.start <= shown.location && shown.location < range.end)
  const end = around ? around.end - entry.base : endOfWord(file.text, offset)
  return { path: normalPath(file.name), range: rangeOf(file, offset, end) }
}

function endOfWord(text: string, offset: number): number {
  const word = /[\w$]+|[^\r\n]/y
  word.lastIndex = offset
  return offset + (word.exec(text)?.[0].length ?? 0)
}

function fixesOf(sources: SourceMap, fixes: readonly Fix[]): DocumentDiagnostic['fixes'] {
  const placed = placeFixes(sources, fixes)
  if (placed.length === 0 || placed.length < fixes.length) return []
  const files = new Map<string, TextEdit[]>()
  for (const { span, text } of placed) {
    const { entry, offset } = sources.place(span.start)
    const path = normalPath(entry.file.name)
    const edit = { range: rangeOf(entry.file, offset, offset + span.end - span.start), text }
    append(files, path, edit)
  }
  const edits: FileEdits[] = [...files].map(([path, list]) => ({ path, edits: list }))
  return [{ title: titleOf(placed[0]!, sources), files: edits }]
}

function titleOf({ span, text }: Fix, sources: SourceMap): string {
  const { entry, offset } = sources.place(span.start)
  const old = entry.file.text.slice(offset, offset + span.end - span.start)
  if (old === '') return `insert '${text.trim()}'`
  return text === '' ? `remove '${old}'` : `change '${old}' to '${text}'`
}
