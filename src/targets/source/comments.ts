// The comment of the source in front of a declaration or statement, with its indentation taken off.
//
//   // Sum of the four            leadingComment(location of x)   =>   // Sum of the four
//   float x = ...;
//
// Only comments that end on the line above belong to it; lines of attributes and template heads may stand between.
import { type Location, nowhere, type SourceFile, type SourceMap } from '../../support/source.ts'

/** Empty when there is none, or when the text comes out of a macro. */
export function leadingComment(sources: SourceMap, location: Location): string {
  if (location === nowhere) return ''
  const entry = sources.entry(location)
  if (entry.kind !== 'file') return ''
  const { file, base } = entry
  let line = file.lineAt(location - base) - 1
  while (line >= 0 && /^\s*(?:\[.*\]|template\s*<.*>)\s*$/.test(file.lineText(line))) line--
  return commentAbove(file, line)
}

/** Longer ones are licences and decoration. */
const mostLines = 40

function commentAbove(file: SourceFile, last: number): string {
  const lines: string[] = []
  for (let line = last; line >= 0 && lines.length < mostLines; line--) {
    const text = file.lineText(line).trim()
    if (text.startsWith('//')) lines.unshift(text)
    else if (text.endsWith('*/') && lines.length === 0) return blockComment(file, line)
    else break
  }
  // A backslash at the end would swallow the line after the comment.
  return lines.map((text) => text.replace(/\\+$/, '')).join('\n')
}

function blockComment(file: SourceFile, last: number): string {
  const lines: string[] = []
  for (let line = last; line >= 0 && lines.length < mostLines; line--) {
    const text = file.lineText(line).trim()
    lines.unshift(text)
    const start = text.indexOf('/*')
    if (start > 0 || (line !== last && text.includes('*/'))) return ''
    if (start === 0) return text.indexOf('*/') >= 0 && line !== last ? '' : alignStars(lines)
  }
  return ''
}

function alignStars(lines: readonly string[]): string {
  return lines.map((text, index) => (index > 0 && text.startsWith('*') ? ` ${text}` : text)).join('\n')
}
