// Diagnostics: squiggles with fixes in the editor, and a list below it.
import type { Diagnostic } from '@codemirror/lint'
import type { Text } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { JsonDiagnostic, JsonFix, SourcePlace } from '../../../src/explore.ts'
import { button, make } from './elements.ts'

/** More help nobody. */
const mostShown = 100

export interface ProblemActions {
  goTo(place: SourcePlace): void
  apply(fixes: readonly JsonFix[]): void
}

export function squiggles(
  diagnostics: readonly JsonDiagnostic[],
  file: string,
  doc: Text,
  { apply }: ProblemActions,
): Diagnostic[] {
  return diagnostics.slice(0, mostShown).flatMap((diagnostic): Diagnostic[] => {
    const { line, column, endLine, endColumn, severity, fixes } = diagnostic
    if (diagnostic.file !== file || line === null || column === null || line > doc.lines) return []
    const from = offsetOf(doc, line, column)
    const to = Math.max(from, offsetOf(doc, endLine ?? line, endColumn ?? column + 1))
    return [
      {
        from,
        to,
        severity: severity === 'warning' ? 'warning' : severity === 'note' ? 'info' : 'error',
        message: textOf(diagnostic),
        actions: fixes.length === 0 ? [] : [{ name: fixName(fixes), apply: (_: EditorView) => apply(fixes) }],
      },
    ]
  })
}

export function offsetOf(doc: Text, line: number, column: number): number {
  const at = doc.line(Math.min(line, doc.lines))
  return Math.min(at.to, at.from + column - 1)
}

function textOf({ message, help, notes }: JsonDiagnostic): string {
  const more = notes.map((note) => `${note.line === null ? '' : `line ${note.line}: `}${note.message}`)
  return [message, ...(help ? [`help: ${help}`] : []), ...more].join('\n')
}

function fixName([first]: readonly JsonFix[]): string {
  const text = first?.text.trim() ?? ''
  return text === '' ? 'Fix: remove it' : `Fix: ${text.length > 40 ? `${text.slice(0, 40)}…` : text}`
}

export function problemItems(diagnostics: readonly JsonDiagnostic[], { goTo, apply }: ProblemActions): HTMLElement[] {
  const items = diagnostics.slice(0, mostShown).map((diagnostic) => {
    const { severity, message, help, file, line, column, fixes, flag } = diagnostic
    const item = make('li', { class: severity })
    item.append(make('span', { class: 'severity' }, severity), ' ')
    if (file !== null && line !== null)
      item.append(
        button(`${file}:${line}`, () => goTo({ file, line, column: column ?? 1 }), { class: 'link' }),
        ' ',
      )
    item.append(message, flag === null ? '' : ` [${flag}]`)
    if (help) item.append(make('div', { class: 'help' }, help))
    if (fixes.length > 0)
      item.append(
        ' ',
        button(fixName(fixes), () => apply(fixes), { class: 'fix' }),
      )
    return item
  })
  const more = diagnostics.length - items.length
  if (more > 0) items.push(make('li', {}, `and ${more} more`))
  return items
}
