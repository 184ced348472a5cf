// A place in the token list and the first problem found. After a problem the cursor jumps to the end, so every loop of
// the parser that looks for more tokens stops by itself: like LLVM's, the parser reports one problem per file.
import { fileLimits } from '../support/limits.ts'
import { type TokenKind, tokenize, unescapeString } from './lexer.ts'

export interface ParseProblem {
  /** From 1. */
  readonly line: number
  readonly column: number
  readonly message: string
}

export class ParseCursor {
  readonly problems: ParseProblem[] = []
  protected readonly source: string
  private readonly kinds: readonly TokenKind[]
  private readonly starts: readonly number[]
  private readonly ends: readonly number[]
  protected position = 0
  private nesting = 0

  constructor(source: string) {
    const tokens = tokenize(source)
    this.source = source
    this.kinds = tokens.kinds
    this.starts = tokens.starts
    this.ends = tokens.ends
  }

  protected get failed(): boolean {
    return this.problems.length > 0
  }

  /** Reports a problem at the current token, or at the given one. */
  protected fail(message: string, position = this.position): undefined {
    if (this.failed) return undefined
    const offset = this.starts[position] ?? this.source.length
    const lineStart = this.source.lastIndexOf('\n', offset - 1) + 1
    let line = 1
    for (
      let index = this.source.indexOf('\n');
      index >= 0 && index < offset;
      index = this.source.indexOf('\n', index + 1)
    )
      line++
    this.problems.push({ line, column: offset - lineStart + 1, message })
    this.position = this.kinds.length - 1
    return undefined
  }

  protected expected(what: string): undefined {
    const text = this.kind === 'end' ? 'the end of the file' : `'${this.text}'`
    return this.fail(`expected ${what}, found ${text}`)
  }

  protected get kind(): TokenKind {
    return this.kinds[this.position] ?? 'end'
  }

  protected kindAt(position: number): TokenKind {
    return this.kinds[position] ?? 'end'
  }

  protected get text(): string {
    return this.source.slice(this.starts[this.position], this.ends[this.position])
  }

  protected textAt(position: number): string {
    return this.source.slice(this.starts[position], this.ends[position])
  }

  /** The source between two tokens, `to` not included. */
  protected textBetween(from: number, to: number): string {
    return from >= to ? '' : this.source.slice(this.starts[from], this.ends[to - 1])
  }

  protected advance(): void {
    if (this.position < this.kinds.length - 1) this.position++
  }

  /** Whether the current token is this word or punctuation. */
  protected at(text: string): boolean {
    const start = this.starts[this.position]!
    if (this.ends[this.position]! - start !== text.length || !this.source.startsWith(text, start)) return false
    const kind = this.kind
    return kind === 'word' || kind === 'punctuation'
  }

  protected take(text: string): boolean {
    if (!this.at(text)) return false
    this.advance()
    return true
  }

  protected expect(text: string): boolean {
    if (this.take(text)) return true
    this.expected(`'${text}'`)
    return false
  }

  /** Takes any of the words, in any order, and calls back for each. */
  protected takeWords<Word extends string>(words: ReadonlySet<Word>, taken: (word: Word) => void): void {
    while (this.kind === 'word') {
      const word = this.text as Word
      if (!words.has(word)) return
      taken(word)
      this.advance()
    }
  }

  /** The name after `%`, `@` or before `:`, without quotes. */
  protected nameIn(token: string): string {
    return token.startsWith('"') ? this.unescape(token.slice(1, -1)) : token
  }

  protected unescape(text: string): string {
    return unescapeString(text) ?? this.fail('names and strings must be UTF-8') ?? ''
  }

  protected takeString(): string {
    if (this.kind !== 'string') {
      this.expected('a string')
      return ''
    }
    const text = this.unescape(this.text.slice(1, -1))
    this.advance()
    return text
  }

  protected takeWhole(what: string): number {
    const text = this.text
    if (this.kind !== 'number' || !/^\d+$/.test(text)) {
      this.expected(what)
      return 0
    }
    if (!Number.isSafeInteger(Number(text))) this.fail(`${text} is too large for ${what}`)
    this.advance()
    return Number(text)
  }

  /** Runs `parse` one level deeper; the parser and the printer recurse over what is nested. */
  protected nested<Result>(parse: () => Result): Result | undefined {
    if (this.nesting >= fileLimits.nestedIr.most) return this.fail('nested too deeply')
    this.nesting++
    const result = parse()
    this.nesting--
    return result
  }

  /** From an opening brace to behind its partner. */
  protected skipBraces(): void {
    let depth = 0
    do {
      if (this.at('{')) depth++
      else if (this.at('}')) depth--
      else if (this.kind === 'end') {
        this.expected("'}'")
        return
      }
      this.advance()
    } while (depth > 0)
  }

  /** From an opening parenthesis to behind its partner; the text inside. */
  protected takeParenthesized(): string {
    const start = this.position + 1
    let depth = 0
    do {
      if (this.at('(')) depth++
      else if (this.at(')')) depth--
      else if (this.kind === 'end') {
        this.expected("')'")
        return ''
      }
      this.advance()
    } while (depth > 0)
    return this.textBetween(start, this.position - 1)
  }
}
