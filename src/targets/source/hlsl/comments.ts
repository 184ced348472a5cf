// What the source has above a declaration or statement: its comment, and whether a blank line sets it apart. And behind it.
//
//   float w;
//
//   // Sum of the four            textAbove(location of x)   =>   { comment: '// Sum of the four', isApart: true }
//   float x = ...;
//
// Only comments that end on the line above belong to it; lines of attributes and template heads may stand between.
import { type Location, nowhere, type SourceFile, type SourceMap } from '../../../support/source.ts'

export interface TextAbove {
  /** Without indentation; empty when there is none. */
  readonly comment: string
  readonly isApart: boolean
}

const nothing: TextAbove = { comment: '', isApart: false }

/** Nothing when the text comes out of a macro. */
export function textAbove(sources: SourceMap, location: Location): TextAbove {
  if (location === nowhere) return nothing
  const entry = sources.entry(location)
  if (entry.kind !== 'file') return nothing
  const { file, base } = entry
  const own = file.lineAt(location - base)
  // Behind something else on the line it is not what the comment is about.
  if (/[;{}]/.test(file.text.slice(file.lineStarts[own], location - base))) return nothing
  let line = own - 1
  while (line >= 0 && /^\s*(?:\[.*\]|template\s*<.*>)\s*$/.test(file.lineText(line))) line--
  const lines = commentLines(file, line)
  const first = line - lines.length
  const comment = lines.map(withoutBackslash).join('\n')
  return { comment, isApart: first >= 0 && file.lineText(first).trim() === '' }
}

/** One number per line of every file: statements that a rewrite made of one line share its comments. */
export function lineOf(sources: SourceMap, location: Location): Location {
  if (location === nowhere) return nowhere
  const { entry, offset } = sources.place(sources.fileLocationOf(location))
  return entry.base + entry.file.lineStarts[entry.file.lineAt(offset)]!
}

/** The comment behind a declaration on its line, `// like this`; `location` is its name. Of several declarators the last has it. */
export function commentBehindName(sources: SourceMap, location: Location): string {
  const rest = restOfLine(sources, location)
  const at = rest.indexOf('//')
  if (at < 0) return ''
  const declared = rest.slice(0, at).replace(/\([^()]*\)/g, '')
  return /^[^,;{}"]*;\s*$/.test(declared) ? withoutBackslash(rest.slice(at)) : ''
}

/** The comment behind a statement on its last line; `end` is just past it. */
export function commentBehind(sources: SourceMap, end: Location): string {
  const comment = /^\s*;?\s*(\/\/.*)$/.exec(restOfLine(sources, end))?.[1] ?? ''
  return withoutBackslash(comment)
}

function restOfLine(sources: SourceMap, location: Location): string {
  if (location === nowhere) return ''
  const entry = sources.entry(location)
  if (entry.kind !== 'file') return ''
  const { file, base } = entry
  const line = file.lineAt(location - base)
  return file.lineText(line).slice(location - base - file.lineStarts[line]!)
}

/** A backslash at the end would swallow the line after the comment. */
function withoutBackslash(text: string): string {
  return text.trimEnd().replace(/\\+$/, '')
}

/** Longer ones are licences and decoration. */
const mostLines = 40

function commentLines(file: SourceFile, last: number): string[] {
  const lines: string[] = []
  for (let line = last; line >= 0 && lines.length < mostLines; line--) {
    const text = file.lineText(line).trim()
    if (text.startsWith('//')) lines.unshift(text)
    else if (text.endsWith('*/') && lines.length === 0) return blockComment(file, line)
    else break
  }
  return lines
}

/** Only one that has its lines for itself. */
function blockComment(file: SourceFile, last: number): string[] {
  const lines: string[] = []
  for (let line = last; line >= 0 && lines.length < mostLines; line--) {
    const text = file.lineText(line).trim()
    lines.unshift(text)
    const end = text.indexOf('*/')
    if (end >= 0 && (line !== last || end < text.length - 2)) return []
    const start = text.indexOf('/*')
    if (start === 0) return alignStars(lines)
    if (start > 0) return []
  }
  return []
}

function alignStars(lines: readonly string[]): string[] {
  return lines.map((text, index) => (index > 0 && text.startsWith('*') ? ` ${text}` : text))
}
