// Formats a text without touching its tokens: indentation by brackets, one space where two tokens need one, no spaces at the ends of lines.
// Lines stay lines; what stands in comments stays as it is; directives start at the left.
//
//   float f( ){ ... }       =>      float f() { ... }
import type { LexCache } from '../lex/cache.ts'
import type { LexedFile } from '../lex/lex.ts'
import { spelling } from '../support/intern.ts'
import type { SourceFile } from '../support/source.ts'
import { offsetAt, rangeOf } from './positions.ts'
import type { Range, TextEdit } from './types.ts'

export interface FormatOptions {
  readonly tabSize: number
  readonly insertSpaces: boolean
}

/** Edits of whole lines, only of those that change; in a range when there is one. */
export function formatEdits(
  file: SourceFile,
  cache: LexCache,
  options: FormatOptions,
  range?: Range,
): readonly TextEdit[] {
  const lexed = cache.lexMain(file.name, file.text)
  const lines = new Formatter(file, lexed, options).lines()
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

class Formatter {
  readonly #file: SourceFile
  readonly #lexed: LexedFile
  readonly #unit: string

  constructor(file: SourceFile, lexed: LexedFile, { tabSize, insertSpaces }: FormatOptions) {
    this.#file = file
    this.#lexed = lexed
    this.#unit = insertSpaces ? ' '.repeat(tabSize) : '\t'
  }

  lines(): Map<number, string> {
    const byLine = this.#tokensByLine()
    const directives = this.#directiveLines()
    const comments = this.#commentLines()
    const result = new Map<number, string>()
    let braces = 0
    let brackets = 0
    let isContinued = false
    for (let line = 0; line < this.#file.lineStarts.length; line++) {
      const text = this.#file.lineText(line)
      const tokens = byLine.get(line) ?? []
      if (comments.has(line)) continue
      if (directives.has(line)) {
        result.set(line, text.trimEnd())
        continue
      }
      const body = text.trim()
      if (body === '') {
        result.set(line, '')
        continue
      }
      const closing = /^[\])}]+/.exec(body)?.[0] ?? ''
      const outdent = [...closing].filter((letter) => letter === '}').length
      const isLabel = /^(case\b.*:|default\s*:|public:|private:|protected:)/.test(body)
      const depth = Math.max(0, braces - outdent - (isLabel ? 1 : 0))
      const extra = brackets > 0 && !/^[\])]/.test(body) ? 1 : isContinued && !/^[{}]/.test(body) ? 1 : 0
      result.set(line, this.#unit.repeat(depth + extra) + this.#spaced(body, line, tokens))
      for (const word of tokens) {
        if (word === '{') braces++
        else if (word === '}') braces = Math.max(0, braces - 1)
        else if (word === '(' || word === '[') brackets++
        else if (word === ')' || word === ']') brackets = Math.max(0, brackets - 1)
      }
      isContinued = brackets === 0 && continues(tokens)
    }
    return result
  }

  /** Words of tokens, by the line they begin on. */
  #tokensByLine(): Map<number, string[]> {
    const { tokens } = this.#lexed
    const byLine = new Map<number, string[]>()
    for (let index = 0; index < tokens.count; index++) {
      const word = spelling(tokens.atoms[index]!)
      if (word === '') continue
      const line = this.#file.lineAt(tokens.positions[index]!)
      const known = byLine.get(line)
      if (known) known.push(word)
      else byLine.set(line, [word])
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

  /** Lines that a block comment begins, ends or fills, beyond a single line. */
  #commentLines(): Set<number> {
    const found = new Set<number>()
    for (const match of this.#file.text.matchAll(/\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|\/\*[\s\S]*?(?:\*\/|$)/g)) {
      if (!match[0].startsWith('/*')) continue
      const first = this.#file.lineAt(match.index)
      const last = this.#file.lineAt(match.index + match[0].length - 1)
      for (let line = first + 1; line <= last; line++) found.add(line)
    }
    return found
  }

  /** Spaces between tokens of one line, where they are safe to change. */
  #spaced(body: string, line: number, tokens: readonly string[]): string {
    const raw = this.#file.lineText(line)
    if (raw.includes('/*') || raw.includes('"') || raw.endsWith('\\')) return body
    const comment = body.indexOf('//')
    const code = comment < 0 ? body : body.slice(0, comment)
    const tail = comment < 0 ? '' : body.slice(comment)
    if (tokens.join('') !== code.replace(/\s+/g, '')) return body
    const spaced = code
      .replace(/\s+/g, ' ')
      .replace(/ ?([,;])(?=\S)/g, '$1 ')
      .replace(/ ([,;])/g, '$1')
      .replace(/\( /g, '(')
      .replace(/ \)/g, ')')
      .replace(/\)\{/g, ') {')
      .replace(/\b(if|for|while|switch)\(/g, '$1 (')
      .replace(/\}(else|while)\b/g, '} $1')
      .replace(/\b(else|do)\{/g, '$1 {')
      .trim()
    const kept = spaced.replace(/\s+/g, '') === code.replace(/\s+/g, '') ? spaced : code.trim()
    return tail === '' ? kept : kept === '' ? tail : `${kept} ${tail}`
  }
}

/** The next line goes on with the statement: no end is in sight, and it is no attribute or label. */
function continues(tokens: readonly string[]): boolean {
  const last = tokens.at(-1)
  if (last === undefined) return false
  return /^([-+*/%&|^=<>?]|&&|\|\||[-+*/%&|^]=|<<|>>|==|!=|<=|>=)$/.test(last)
}
