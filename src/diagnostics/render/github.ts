// Diagnostics as annotations of GitHub's workflow logs: `::error file=a.hlsl,line=3,col=5,title=ID::message`.
import type { JsonDiagnostic } from './json.ts'

const kinds = { error: 'error', warning: 'warning', note: 'notice' } as const

/** Messages as GitHub shows them beside the lines of a pull request. */
export function renderGitHub(diagnostics: readonly JsonDiagnostic[]): string {
  return diagnostics.map(lineOf).join('')
}

function lineOf({
  severity,
  id,
  message,
  help,
  flag,
  file,
  line,
  column,
  endLine,
  endColumn,
  notes,
}: JsonDiagnostic): string {
  const lines = line === null ? '' : `line=${line},endLine=${endLine},col=${column},endColumn=${endColumn},`
  const place = file === null ? '' : `file=${property(file)},${lines}`
  const noteLines = notes.map((note) => `\n${note.file === null ? '' : `${note.file}:${note.line}: `}${note.message}`)
  const text = `${message}${flag === null ? '' : ` [${flag}]`}${noteLines.join('')}${help === null ? '' : `\nhelp: ${help}`}`
  return `::${kinds[severity]} ${place}title=${property(id)}::${escaped(text)}\n`
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
