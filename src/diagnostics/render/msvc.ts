// Diagnostics as Visual Studio's error list reads them: `file(line,col): error ID: message`.
import type { JsonDiagnostic } from './json.ts'

/** Messages as Visual Studio reads them: `file(line,column): error ID: text`. */
export function renderMsvc(diagnostics: readonly JsonDiagnostic[]): string {
  return diagnostics.map(lineOf).join('')
}

function lineOf(diagnostic: JsonDiagnostic): string {
  const { file, line, column, severity, id, message, flag, notes } = diagnostic
  const where = file === null ? 'descry' : `${file}(${line},${column})`
  const kind = severity === 'note' ? 'note' : `${severity} ${id}`
  return `${where}: ${kind}: ${message}${flag === null ? '' : ` [${flag}]`}\n${notes.map(lineOf).join('')}`
}
