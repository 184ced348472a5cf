// `descry --explain ID`: the long text of a diagnostic's row.
import type { DiagnosticRow } from '../diagnostics/define.ts'
import { allDiagnostics } from '../diagnostics/tables.ts'
import { nearest } from '../support/nearest.ts'

const severities: Readonly<Record<DiagnosticRow['severity'], string>> = {
  fatal: 'error that ends the compilation',
  error: 'error',
  warning: 'warning',
  note: 'note',
  'default-error': 'warning that is an error by default',
  ignored: 'warning that is off by default',
}

export function severityText({ severity }: DiagnosticRow): string {
  return severities[severity]
}

export function explanation(id: string): { readonly found: boolean; readonly text: string } {
  const row = allDiagnostics.get(id)
  const flag = id.replace(/^-?W(no-|error=)?/, '')
  const warnings = [...allDiagnostics].filter(([, { flag: own }]) => !row && own === flag)
  if (warnings.length > 0) {
    const list = warnings.map(([name, warning]) => `  ${name}: ${warning.message}`).join('\n')
    const more = warnings.flatMap(([, { explain }]) => (explain === undefined ? [] : [explain])).join('\n\n')
    return {
      found: true,
      text: `-W${flag} (${severityText(warnings[0]![1])})\n\n${list}\n${more === '' ? '' : `\n${more}\n`}`,
    }
  }
  if (!row) {
    const close = nearest(id, allDiagnostics.keys())
    return { found: false, text: `no diagnostic '${id}'${close === undefined ? '' : `; did you mean '${close}'?`}` }
  }
  const group = row.flag === undefined ? '' : `, -W${row.flag}`
  const lines = [`${id} (${severityText(row)}${group})`, '', `  ${row.message}`]
  if (row.help !== undefined) lines.push(`  help: ${row.help}`)
  if (row.explain !== undefined) lines.push('', row.explain)
  return { found: true, text: `${lines.join('\n')}\n` }
}
