// Formats a text without touching its tokens: indentation by brackets, one space where two tokens need one, no spaces at the ends of lines.
// Lines stay lines; what stands in comments stays as it is; so do directives.
//
//   float f( ){ ... }       =>      float f() { ... }
import type { LexCache } from '../lex/cache.ts'
import { type LexedFile, lex } from '../lex/lex.ts'
import { spelling } from '../support/intern.ts'
import { append } from '../support/lists.ts'
import type { SourceFile } from '../support/source.ts'
import { Indentation } from './format-indent.ts'
import { spaceBetween, wordsOf } from './format-spaces.ts'
import type { FormatStyle } from './format-style.ts'
import { offsetAt, rangeOf } from './positions.ts'
import type { Range, TextEdit } from './types.ts'

/** Edits of whole lines, only of those that change; in a range when there is one. */
export function formatEdits(file: SourceFile, cache: LexCache, style: FormatStyle, range?: Range): readonly TextEdit[] {
  if (style.isOff) return []
  const lines = new Formatter(file, cache.lexMain(file.name, file.text), style).lines()
  const edits: TextEdit[] = []
  for (const [line, text] of lines) {
    if (range && (line < range.start.line || line > range.end.line)) continue
    const start = file.lineStarts[line]!
    const old = file.lineText(line)
    if (old !== text) edits.push({ range: rangeOf(file, start, start + old.length), text })
  }
  return edits
}

/** The text after the edits, for those who have no editor. */
export function applyTextEdits(file: SourceFile, edits: readonly TextEdit[]): string {
  let text = ''
  let at = 0
  for (const { range, text: insert } of edits) {
    const start = offsetAt(file, range.start)
    text += file.text.slice(at, start) + insert
    at = offsetAt(file, range.end)
  }
  return text + file.text.slice(at)
}

/** A token of a line: where it starts in the line, and its letters. */
interface PlacedToken {
  readonly start: number
  readonly text: string
}

/** A line of code that is being put together: its comment is placed when its neighbours are known. */
interface CodeLine {
  readonly line: number
  readonly code: string
  readonly comment: string
  /** Where the comment stood; -1 without one. */
  readonly column: number
}

class Formatter {
  readonly #file: SourceFile
  readonly #lexed: LexedFile
  readonly #style: FormatStyle

  constructor(file: SourceFile, lexed: LexedFile, style: FormatStyle) {
    this.#file = file
    this.#lexed = lexed
    this.#style = style
  }

  lines(): Map<number, string> {
    const byLine = this.#tokensByLine()
    const directives = this.#directiveLines()
    const comments = this.#commentLines()
    const result = new Map<number, string>()
    const code: CodeLine[] = []
    const indentation = new Indentation(this.#style)
    for (let line = 0; line < this.#file.lineStarts.length; line++) {
      const text = this.#file.lineText(line)
      if (comments.has(line)) continue
      if (directives.has(line)) {
        indentation.directive(text.trim())
        result.set(line, text.trimEnd())
      } else if (text.trim() === '') result.set(line, '')
      else {
        const tokens = byLine.get(line) ?? []
        const next = (): string => this.#nextCode(line)
        const indent = indentation.next(
          text,
          tokens.map((token) => token.text),
          next,
        )
        code.push(this.#codeLine(line, text, indent, tokens))
      }
    }
    for (const [line, text] of withComments(code)) result.set(line, text)
    return new Map([...result].sort(([left], [right]) => left - right))
  }

  /** The next line that is neither empty nor a directive. */
  #nextCode(line: number): string {
    for (let next = line + 1; next < this.#file.lineStarts.length; next++) {
      const text = this.#file.lineText(next)
      if (text.trim() !== '' && !/^\s*#/.test(text)) return text
    }
    return ''
  }

  #codeLine(line: number, text: string, indent: string, tokens: readonly PlacedToken[]): CodeLine {
    const [first] = tokens
    const last = tokens.at(-1)
    const plain = { line, code: indent + text.trim(), comment: '', column: -1 }
    // A comment alone, a backslash, something that is no token: the letters stay.
    if (!first || !last || text.slice(0, first.start).trim() !== '' || text.endsWith('\\')) return plain
    const end = last.start + last.text.length
    const words = wordsOf(tokens.map((token) => token.text))
    let made = indent + first.text
    for (let index = 1; index < tokens.length; index++) {
      const left = tokens[index - 1]!
      const right = tokens[index]!
      if (text.slice(left.start, left.start + left.text.length) !== left.text) return plain
      const gap = text.slice(left.start + left.text.length, right.start)
      made += (gap.trim() === '' ? this.#gap(words, index, gap) : gap) + right.text
    }
    if (text.slice(last.start, end) !== last.text) return plain
    const tail = text.slice(end).trim()
    if (tail.startsWith('//')) return { line, code: made, comment: tail, column: text.indexOf(tail, end) }
    return { line, code: tail === '' ? made : `${made} ${tail}`, comment: '', column: -1 }
  }

  #gap(words: ReturnType<typeof wordsOf>, index: number, gap: string): string {
    const left = words[index - 1]!
    const right = words[index]!
    const space = spaceBetween(left, right, this.#style) ?? gap !== ''
    return space || mergesWith(left.text, right.text) ? ' ' : ''
  }

  /** By the line they begin on. */
  #tokensByLine(): Map<number, PlacedToken[]> {
    const { tokens } = this.#lexed
    const byLine = new Map<number, PlacedToken[]>()
    for (let index = 0; index < tokens.count; index++) {
      const text = spelling(tokens.atoms[index]!)
      if (text === '') continue
      const offset = tokens.positions[index]!
      const line = this.#file.lineAt(offset)
      const token = { start: offset - this.#file.lineStarts[line]!, text }
      append(byLine, line, token)
    }
    return byLine
  }

  /** With the lines that a backslash adds. */
  #directiveLines(): Set<number> {
    const found = new Set<number>()
    for (let line = 0; line < this.#file.lineStarts.length; line++) {
      if (!/^\s*#/.test(this.#file.lineText(line))) continue
      found.add(line)
      while (this.#file.lineText(line).trimEnd().endsWith('\\') && line + 1 < this.#file.lineStarts.length)
        found.add(++line)
    }
    return found
  }

  /** Lines that a block comment fills or ends, and those between `clang-format off` and `on`. */
  #commentLines(): Set<number> {
    const found = new Set<number>()
    for (const match of this.#file.text.matchAll(/\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|\/\*[\s\S]*?(?:\*\/|$)/g)) {
      if (!match[0].startsWith('/*')) continue
      const first = this.#file.lineAt(match.index)
      const last = this.#file.lineAt(match.index + match[0].length - 1)
      for (let line = first + 1; line <= last; line++) found.add(line)
    }
    let isOff = false
    for (let line = 0; line < this.#file.lineStarts.length; line++) {
      const word = /\/[/*]\s*clang-format (on|off)\b/.exec(this.#file.lineText(line))?.[1]
      if (word !== undefined) isOff = word === 'off'
      if (isOff) found.add(line)
    }
    return found
  }
}

/** Would the letters be other tokens without a space? */
function mergesWith(left: string, right: string): boolean {
  const isPlain = /[\w"']$/.test(left) !== /^[\w"']/.test(right) && !/[.\d]/.test(left + right)
  if (isPlain) return false
  const { tokens } = lex(left + right)
  return tokens.count < 2 || spelling(tokens.atoms[0]!) !== left || spelling(tokens.atoms[1]!) !== right
}

/** Comments behind code: one space away, and below each other where they were. */
function* withComments(lines: readonly CodeLine[]): Iterable<readonly [number, string]> {
  for (let start = 0; start < lines.length; ) {
    const first = lines[start]!
    let end = start + 1
    const goesOn = (): boolean =>
      first.column >= 0 && lines[end]?.column === first.column && lines[end]!.line === first.line + (end - start)
    while (goesOn()) end++
    const group = lines.slice(start, end)
    const width = Math.max(...group.map(({ code }) => code.length))
    for (const { line, code, comment } of group)
      yield [line, comment === '' ? code : `${group.length > 1 ? code.padEnd(width) : code} ${comment}`]
    start = end
  }
}
