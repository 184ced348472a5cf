// Reads the token buffer: the current token, looking ahead, brackets, and skipping after a mistake.
//
// A mistake is reported once: the reporting code leaves the cursor where Clang would, and callers ask `hasFailed(mark)` before they
// complain about what follows.
import type { Diagnostic } from '../diagnostics/define.ts'
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { parserDiagnostics } from '../diagnostics/tables/parser.ts'
import type { Punctuator, TokenBuffer, TokenKind } from '../lex/tokens.ts'
import { kinds, punctuator, punctuatorText, tokenFlags } from '../lex/tokens.ts'
import type { Atom } from '../support/intern.ts'
import { spelling } from '../support/intern.ts'
import { limits } from '../support/limits.ts'
import type { Location, SourceMap, Span } from '../support/source.ts'
import { wordOf } from './keywords.ts'

/** How far to look for the brace that ends a body without a beginning. */
const maximumBodySearch = 4096

/** Kinds of punctuators by name, resolved once. */
export const token = {
  end: kinds.endOfFile,
  identifier: kinds.identifier,
  number: kinds.number,
  string: kinds.string,
  character: kinds.character,
  openParenthesis: punctuator('('),
  closeParenthesis: punctuator(')'),
  openBracket: punctuator('['),
  closeBracket: punctuator(']'),
  openBrace: punctuator('{'),
  closeBrace: punctuator('}'),
  comma: punctuator(','),
  semicolon: punctuator(';'),
  colon: punctuator(':'),
  doubleColon: punctuator('::'),
  question: punctuator('?'),
  dot: punctuator('.'),
  ellipsis: punctuator('...'),
  arrow: punctuator('->'),
  tilde: punctuator('~'),
  plus: punctuator('+'),
  minus: punctuator('-'),
  star: punctuator('*'),
  less: punctuator('<'),
  greater: punctuator('>'),
  equal: punctuator('='),
  ampersand: punctuator('&'),
  increment: punctuator('++'),
  decrement: punctuator('--'),
  logicalAnd: punctuator('&&'),
  logicalOr: punctuator('||'),
  shiftRight: punctuator('>>'),
  greaterEqual: punctuator('>='),
  shiftRightEqual: punctuator('>>='),
} as const

/** What is left of a token that starts with `>` once that closed a template argument list. */
const afterGreater = new Map<TokenKind, TokenKind>([
  [token.shiftRight, token.greater],
  [token.greaterEqual, token.equal],
  [token.shiftRightEqual, token.greaterEqual],
])

const closerOf = new Map<TokenKind, TokenKind>([
  [token.openParenthesis, token.closeParenthesis],
  [token.openBracket, token.closeBracket],
  [token.openBrace, token.closeBrace],
])

export class Cursor {
  readonly tokens: TokenBuffer
  readonly #sink: DiagnosticSink
  readonly #sources: SourceMap | undefined
  index = 0
  /** The current token; `word` is its text when the keyword tables know it, else ''. */
  kind: TokenKind = kinds.endOfFile
  word = ''
  start: Location = 0
  /** Just past the token before the current one. */
  previousEnd: Location = 0
  /** Mistakes so far; compare with an earlier value to see whether something went wrong in between. */
  failures = 0
  #depth = 0
  #chain = 0
  #stopped = false

  constructor(tokens: TokenBuffer, sink: DiagnosticSink, sources?: SourceMap) {
    this.tokens = tokens
    this.#sink = sink
    this.#sources = sources
    this.previousEnd = tokens.count > 0 ? tokens.positions[0]! : 0
    this.#load()
  }

  #load(): void {
    const { tokens, index } = this
    if (index >= tokens.count) {
      this.kind = token.end
      this.word = ''
      this.start = this.previousEnd
      return
    }
    const kind = tokens.kinds[index]!
    this.kind = kind
    this.word = kind === token.identifier ? wordOf(tokens.atoms[index]!) : ''
    this.start = tokens.positions[index]!
  }

  get atom(): Atom {
    return this.tokens.atoms[this.index]!
  }

  get text(): string {
    return this.index < this.tokens.count ? spelling(this.atom) : ''
  }

  get end(): Location {
    if (this.kind === token.end) return this.start
    const whole = this.tokens.positions[this.index]!
    return whole + spelling(this.atom).length
  }

  get span(): Span {
    return { start: this.start, end: this.end }
  }

  get startsLine(): boolean {
    return this.startsLineAt(0)
  }

  startsLineAt(distance: number): boolean {
    return (
      this.kindAt(distance) === token.end || (this.tokens.flags[this.index + distance]! & tokenFlags.startOfLine) !== 0
    )
  }

  kindAt(distance: number): TokenKind {
    const index = this.index + distance
    return index < this.tokens.count ? this.tokens.kinds[index]! : token.end
  }

  wordAt(distance: number): string {
    const index = this.index + distance
    return index < this.tokens.count && this.tokens.kinds[index] === token.identifier
      ? wordOf(this.tokens.atoms[index]!)
      : ''
  }

  advance(): void {
    if (this.kind === token.end) return
    this.previousEnd = this.end
    this.index++
    this.#load()
  }

  /** To a token further on. */
  jumpTo(index: number): void {
    this.index = index
    this.#load()
  }

  accept(kind: TokenKind): boolean {
    if (this.kind !== kind) return false
    this.advance()
    return true
  }

  acceptWord(word: string): boolean {
    if (this.word !== word) return false
    this.advance()
    return true
  }

  /** Consumes a `>` that may be the first character of `>>`, `>=` or `>>=`. */
  acceptGreater(): boolean {
    if (this.kind === token.greater) {
      this.advance()
      return true
    }
    const rest = afterGreater.get(this.kind)
    if (rest === undefined) return false
    this.start++
    this.previousEnd = this.start
    this.kind = rest
    return true
  }

  get isGreater(): boolean {
    return this.kind === token.greater || afterGreater.has(this.kind)
  }

  // ---- Mistakes

  report(diagnostic: Diagnostic): void {
    if (this.#stopped) return
    if (diagnostic.row.severity === 'error') this.failures++
    this.#sink.report(diagnostic)
  }

  hasFailed(mark: number): boolean {
    return this.failures !== mark
  }

  /** The mistake since then was skipped over: what follows is read as if there had been none. */
  forgive(mark: number): void {
    this.failures = mark
  }

  /** Where to say that something is missing before the current token. */
  get gap(): Location {
    const { tokens, index, previousEnd } = this
    if (index === 0 || !this.#sources) return previousEnd
    return this.#sources.behindToken(tokens.positions[index - 1]!, previousEnd, this.start)
  }

  /** Consumes a punctuator or complains just past the token before it, as Clang's ExpectAndConsume. */
  expect(kind: TokenKind, complaint?: Diagnostic): boolean {
    if (this.accept(kind)) return true
    const text = punctuatorText(kind) ?? ''
    const at = this.gap
    const fixes = [{ span: { start: at, end: at }, text }]
    this.report(complaint ?? parserDiagnostics.err_expected(at, { what: `'${text}'` }, { fixes }))
    return false
  }

  /** Ends a declaration or statement; `complaint` is made at the place where the semicolon belongs. */
  expectSemicolon(complaint: (at: Location, fixes: Diagnostic['fixes']) => Diagnostic): boolean {
    if (this.accept(token.semicolon)) return true
    if (
      (this.kind === token.closeParenthesis || this.kind === token.closeBracket) &&
      this.kindAt(1) === token.semicolon
    ) {
      this.report(
        parserDiagnostics.err_extraneous_token_before_semi(
          this.start,
          { token: this.text },
          { fixes: [{ span: this.span, text: '' }] },
        ),
      )
      this.advance()
      this.advance()
      return true
    }
    // As in Clang, a comma or colon here is a semicolon mistyped.
    const isTypo = this.kind === token.colon || this.kind === token.comma
    const at = isTypo ? this.start : this.gap
    this.report(complaint(at, [{ span: { start: at, end: isTypo ? this.end : at }, text: ';' }]))
    return false
  }

  /** Consumes an opening bracket, bounded in depth. Every `open` is followed by a `close` or a `leave`. */
  open(): Location {
    const location = this.start
    this.enter()
    this.advance()
    return location
  }

  /** Inside no bracket at all. */
  get isOutermost(): boolean {
    return this.#depth === 0
  }

  enter(): void {
    if (++this.#depth > limits.syntaxDepth.most) this.#giveUp(limits.syntaxDepth.most)
  }

  leave(): void {
    this.#depth--
  }

  enterChain(): void {
    if (++this.#chain > limits.syntaxChain.most) this.#giveUp(limits.syntaxChain.most)
  }

  leaveChain(count = 1): void {
    this.#chain -= count
  }

  /** Nothing after this can be trusted: the rest of the file is not looked at and nothing more is reported. */
  #giveUp(limit: number): void {
    this.report(parserDiagnostics.err_bracket_depth_exceeded(this.start, { limit }))
    this.failures++
    this.#stopped = true
    this.index = this.tokens.count
    this.#load()
  }

  /** Consumes the closing bracket; when it is missing, complains, names the opening one and skips to it within the statement. */
  close(opened: Location, closer: TokenKind, opener: Punctuator, mark: number): boolean {
    this.leave()
    if (this.accept(closer)) return true
    if (!this.hasFailed(mark)) {
      if (this.kind === token.semicolon && this.kindAt(1) === closer) {
        this.report(
          parserDiagnostics.err_unexpected_semi(
            this.start,
            { before: punctuatorText(closer)! },
            { fixes: [{ span: this.span, text: '' }] },
          ),
        )
        this.advance()
        this.advance()
        return true
      }
      this.report(
        parserDiagnostics.err_expected(
          this.start,
          { what: `'${punctuatorText(closer)!}'` },
          { notes: [parserDiagnostics.note_matching(opened, { bracket: opener })] },
        ),
      )
    }
    this.skipTo(closer)
    return this.accept(closer)
  }

  // ---- Skipping

  /**
   * Stops before `closer` at this level, before a semicolon, before a closing bracket that is not ours, or at the end. An
   * opening brace stops it, too: more likely the body that follows than a part of the brackets.
   */
  skipTo(closer: TokenKind): void {
    for (;;) {
      const { kind } = this
      if (kind === closer || kind === token.semicolon || kind === token.end) return
      if (kind === token.closeBrace || kind === token.closeParenthesis || kind === token.closeBracket) return
      if (kind === token.openBrace && closer !== token.closeBrace) return
      if (closerOf.has(kind)) this.skipBalanced()
      else this.advance()
    }
  }

  /** From an opening bracket past its partner; other closers in between are taken as typing mistakes. */
  skipBalanced(): void {
    const expected: TokenKind[] = []
    do {
      const closer = closerOf.get(this.kind)
      if (closer !== undefined) expected.push(closer)
      else if (this.kind === expected.at(-1)) expected.pop()
      else if (this.kind === token.closeBrace) {
        while (expected.length > 0 && expected.at(-1) !== token.closeBrace) expected.pop()
        if (expected.length === 0) return
        expected.pop()
      }
      this.advance()
    } while (expected.length > 0 && this.kind !== token.end)
  }

  /** Past the next semicolon of this block, or before the brace that closes the block. */
  skipStatement(): void {
    this.#skipToEnd(() => true)
  }

  /**
   * After a function head without `{`: when a brace follows that nothing opened, it closes the body whose opening one was
   * forgotten, and everything up to it is skipped.
   */
  skipUnopenedBody(): void {
    let depth = 0
    for (let distance = 0; distance < maximumBodySearch; distance++) {
      const kind = this.kindAt(distance)
      if (kind === token.end) return
      if (kind === token.openBrace) depth++
      else if (kind === token.closeBrace && --depth < 0) {
        for (let count = 0; count <= distance; count++) this.advance()
        return
      }
    }
  }

  /** Past a declaration that made no sense: its semicolon, or the block that ends it. */
  skipDeclaration(): void {
    this.#skipToEnd(() => this.accept(token.semicolon) || (this.kind !== token.comma && this.kind !== token.equal))
  }

  /** Up to the brace that closes the block around, past a semicolon, or past a block that `isEnd`. */
  #skipToEnd(isEnd: () => boolean): void {
    for (;;) {
      const { kind } = this
      if (kind === token.end || kind === token.closeBrace || this.accept(token.semicolon)) return
      if (closerOf.has(kind)) this.skipBalanced()
      else this.advance()
      if (kind === token.openBrace && isEnd()) return
    }
  }
}
