// Diagnostics of one or more compilations in the format the user chose.
import type { JsonDiagnostic } from '../diagnostics/render/json.ts'
import type { Reported } from '../diagnostics/sink.ts'
import type { Compilation } from '../driver/compilation.ts'
import { unreachable } from '../support/bug.ts'
import type { SourceMap } from '../support/source.ts'
import type { Format, PeopleFormat, Settings } from './settings.ts'
import { isForPeople } from './settings.ts'
import type { Terminal } from './terminal.ts'
import { wantsColor } from './terminal.ts'

export interface Report {
  readonly reported: readonly Reported[]
  readonly sources: SourceMap
  /** The file that messages without a place are about. */
  readonly input?: { readonly path: string } | undefined
}

/** Empty without diagnostics, except in formats where that is an empty list. `problems` have no place in a source. */
export async function reportText(
  reports: readonly Report[],
  settings: Settings,
  terminal: Terminal,
  problems: readonly string[] = [],
  found: readonly JsonDiagnostic[] = [],
): Promise<string> {
  const { format } = settings
  if (isForPeople(format)) {
    const problemText = problems.map((problem) => `descry: error: ${problem}\n`).join('')
    if (reports.every(({ reported }) => reported.length === 0)) return problemText
    const { renderText } = await import('../diagnostics/render/text.ts')
    const { macroBacktraceLimit, hasViPlaces } = settings
    const style = { color: wantsColor(settings, terminal), macroBacktraceLimit, hasViPlaces }
    // As in Clang, what has no place names the file only where there are several.
    const areSeveral = new Set(reports.map(({ input }) => input?.path)).size > 1
    const text = reports
      .map(({ reported, sources, input }) =>
        renderText(reported, sources, { ...style, file: areSeveral ? input?.path : undefined }),
      )
      .join('')
    return (terminal.errorIsTerminal ? text + explainHint(reports) : text) + problemText
  }
  const { toJson } = await import('../diagnostics/render/json.ts')
  const render = await rendererOf(format)
  return render([
    ...reports.flatMap(({ reported, sources, input }) =>
      toJson(reported, sources).map((diagnostic) => ({ ...diagnostic, file: diagnostic.file ?? input?.path ?? null })),
    ),
    ...found,
    ...problems.map(asDiagnostic),
  ])
}

type ProgramFormat = Exclude<Format, PeopleFormat>

async function rendererOf(format: ProgramFormat): Promise<(diagnostics: readonly JsonDiagnostic[]) => string> {
  switch (format) {
    case 'json':
      return (await import('../diagnostics/render/json.ts')).renderJson
    case 'msvc':
      return (await import('../diagnostics/render/msvc.ts')).renderMsvc
    case 'github':
      return (await import('../diagnostics/render/github.ts')).renderGitHub
    case 'sarif':
      return (await import('../diagnostics/render/sarif.ts')).renderSarif
    default:
      return unreachable(format)
  }
}

/** A terminal that reports mistakes of a command line in the format that was asked for. */
export async function withProblemsIn(format: Format, terminal: Terminal): Promise<Terminal> {
  if (isForPeople(format)) return terminal
  const render = await rendererOf(format)
  const tellProblems = (problems: readonly string[]): void => tell(render(problems.map(asDiagnostic)), format, terminal)
  return { ...terminal, tellProblems }
}

function asDiagnostic(message: string): JsonDiagnostic {
  const place = { file: null, line: null, column: null, endLine: null, endColumn: null }
  return { id: 'err_command_line', severity: 'error', flag: null, message, help: null, ...place, notes: [], fixes: [] }
}

/** What people read goes to stderr, what programs read to stdout. */
function tell(text: string, format: Format, terminal: Terminal): void {
  if (format === 'json' || format === 'sarif' || format === 'github') terminal.out(text)
  else terminal.error(text)
}

/** More would be no help. */
const mostHints = 3

/** On a terminal: the ids of the diagnostics, for `--explain`. */
function explainHint(reports: readonly Report[]): string {
  const diagnostics = reports.flatMap(({ reported }) => reported.map(({ diagnostic }) => diagnostic))
  const ids = [...new Set(diagnostics.filter(({ row }) => row.explain !== undefined).map(({ id }) => id))]
  const lines = ids.slice(0, mostHints).map((id) => `  descry --explain ${id}\n`)
  return lines.length === 0 ? '' : `more about this:\n${lines.join('')}`
}

/** For commands whose result is the report. `found`: what they have to say besides, in formats for programs. */
export async function printReport(
  reports: readonly Report[],
  settings: Settings,
  terminal: Terminal,
  problems: readonly string[] = [],
  found: readonly JsonDiagnostic[] = [],
): Promise<void> {
  tell(await reportText(reports, settings, terminal, problems, found), settings.format, terminal)
}

/** For commands that print something else, which stays alone on stdout. */
export async function printReportBeside(
  compilations: readonly Compilation[],
  settings: Settings,
  terminal: Terminal,
): Promise<void> {
  const failed = compilations.some(({ errorCount }) => errorCount > 0)
  const text = await reportText(compilations, settings, terminal)
  if (failed) tell(text, settings.format, terminal)
  else terminal.error(text)
}
