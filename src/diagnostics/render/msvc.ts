// Diagnostics as Visual Studio's error list reads them: `file(line,col): error ID: message`.
import type { JsonDiagnostic } from './json.ts'

/** Messages as Visual Studio reads them: `file(line,column): error ID: text`. */
export function renderMsvc(diagnostics: readonly JsonDiagnostic[]): string {
  return diagnostics.map(lineOf).join('')
}

function lineOf(diagnostic: JsonDiagnostic): string {
  const { severity, id, message, flag, help, notes } = diagnostic
  const where = placeOf(diagnostic)
  const kind = severity === 'note' ? 'note' : `${severity} ${id}`
  const advice = help === null ? '' : `${where}: note: help: ${help}\n`
  return `${where}: ${kind}: ${message}${flag === null ? '' : ` [${flag}]`}\n${notes.map(lineOf).join('')}${advice}`
}

/** The file alone is known of what has no place in it. */
function placeOf({ file, line, column }: JsonDiagnostic): string {
  if (file === null) return 'descry'
  return line === null ? file : `${file}(${line},${column})`
}
