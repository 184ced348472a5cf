// The text of an expression as it was written, for messages that quote it.
import type { Span } from '../../support/source.ts'
import type { Checker } from '../checker.ts'

const longest = 60

export function sourceText(checker: Checker, span: Span): string {
  const { sources } = checker
  if (span.start <= 0) return ''
  const { entry, offset } = sources.place(sources.fileLocationOf(span.start))
  const last = sources.place(sources.fileLocationOf(Math.max(span.start, span.end - 1)))
  if (last.entry !== entry || last.offset < offset) return ''
  const text = entry.file.text.slice(offset, last.offset + 1).replaceAll(/\s+/g, ' ')
  return text.length > longest ? `${text.slice(0, longest)}...` : text
}
