// Diagnostics of one or more compilations in the format the user chose.
import type { Reported } from '../diagnostics/sink.ts'
import { unreachable } from '../support/bug.ts'
import type { SourceMap } from '../support/source.ts'
import type { Settings } from './settings.ts'
import { isForPeople } from './settings.ts'
import type { Terminal } from './terminal.ts'
import { wantsColor } from './terminal.ts'

export interface Report {
  readonly reported: readonly Reported[]
  readonly sources: SourceMap
}

/** Empty when there is nothing to say, except in formats where an empty list says so. */
export async function reportText(reports: readonly Report[], settings: Settings, terminal: Terminal): Promise<string> {
  const { format } = settings
  if (isForPeople(format)) {
    if (reports.every(({ reported }) => reported.length === 0)) return ''
    const { renderText } = await import('../diagnostics/render/text.ts')
    const style = { color: wantsColor(settings, terminal), macroBacktraceLimit: settings.macroBacktraceLimit }
    const text = reports.map(({ reported, sources }) => renderText(reported, sources, style)).join('')
    return terminal.errorIsTerminal ? text + explainHint(reports) : text
  }
  const { renderJson, toJson } = await import('../diagnostics/render/json.ts')
  const diagnostics = reports.flatMap(({ reported, sources }) => toJson(reported, sources))
  switch (format) {
    case 'json':
      return renderJson(diagnostics)
    case 'msvc':
      return (await import('../diagnostics/render/msvc.ts')).renderMsvc(diagnostics)
    case 'github':
      return (await import('../diagnostics/render/github.ts')).renderGitHub(diagnostics)
    case 'sarif':
      return (await import('../diagnostics/render/sarif.ts')).renderSarif(diagnostics)
    default:
      return unreachable(format)
  }
}

/** More would be no help. */
const mostHints = 3

/** For whoever sits before a terminal: the names by which `--explain` knows what was said. */
function explainHint(reports: readonly Report[]): string {
  const told = reports.flatMap(({ reported }) => reported.map(({ diagnostic }) => diagnostic))
  const ids = [...new Set(told.filter(({ row }) => row.explain !== undefined).map(({ id }) => id))]
  const lines = ids.slice(0, mostHints).map((id) => `  descry --explain ${id}\n`)
  return lines.length === 0 ? '' : `more about this:\n${lines.join('')}`
}

/** For commands whose result is the report: what people read goes to stderr, what programs read to stdout. */
export async function printReport(reports: readonly Report[], settings: Settings, terminal: Terminal): Promise<void> {
  const text = await reportText(reports, settings, terminal)
  if (settings.format === 'json' || settings.format === 'sarif' || settings.format === 'github') terminal.out(text)
  else terminal.error(text)
}
