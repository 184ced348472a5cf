// `-P`: the preprocessed tokens as text that compiles to the same thing, with line markers.
//
//   #include "a.hlsli"            #line 1 "a.hlsli"
//   float x = ONE;          =>    static const int a;
//                                 #line 2 "main.hlsl"
//                                 float x = 1;
import { kinds, type TokenBuffer, tokenFlags } from '../lex/tokens.ts'
import { spelling } from '../support/intern.ts'
import type { SourceEntry, SourceMap } from '../support/source.ts'
import type { PragmaEvent } from './pragmas.ts'
import type { Preprocessed } from './preprocess.ts'

/** Fewer empty lines than this are written out; more become a line marker. */
const longestGap = 8

export function printPreprocessed({ tokens, pragmas }: Preprocessed, sources: SourceMap): string {
  const printer = new Printer(sources)
  let nextPragma = 0
  for (let index = 0; index < tokens.count; index++) {
    while (pragmas[nextPragma]?.tokenIndex === index) printer.pragma(pragmas[nextPragma++]!)
    if (tokens.kinds[index] !== kinds.endOfFile) printer.token(tokens, index)
  }
  return printer.finish()
}

class Printer {
  readonly #sources: SourceMap
  readonly #pieces: string[] = []
  #entry: SourceEntry | undefined
  #file: string | undefined
  #line = 0
  #isLineStart = true
  #previous = ''
  #previousEnd = -1

  constructor(sources: SourceMap) {
    this.#sources = sources
  }

  token(tokens: TokenBuffer, index: number): void {
    const text = spelling(tokens.atoms[index]!)
    const flags = tokens.flags[index]!
    const position = tokens.positions[index]!
    if ((flags & tokenFlags.startOfLine) !== 0 || this.#isLineStart) this.#moveTo(position, true)
    else if ((flags & tokenFlags.leadingSpace) !== 0) this.#pieces.push(' ')
    else if (position !== this.#previousEnd && wouldJoin(this.#previous, text)) this.#pieces.push(' ')
    this.#pieces.push(text)
    this.#isLineStart = false
    this.#previous = text
    this.#previousEnd = position + text.length
  }

  pragma({ location, tokens }: PragmaEvent): void {
    this.#moveTo(location, false)
    this.#pieces.push('#pragma')
    for (let index = 0; index < tokens.count; index++) {
      const spaced = index === 0 || (tokens.flags[index]! & tokenFlags.leadingSpace) !== 0
      this.#pieces.push(spaced ? ' ' : '', spelling(tokens.atoms[index]!))
    }
    this.#endLine()
  }

  finish(): string {
    if (!this.#isLineStart) this.#endLine()
    return this.#pieces.join('')
  }

  #endLine(): void {
    this.#pieces.push('\n')
    this.#line++
    this.#isLineStart = true
  }

  /** Goes to the line the location is on, and to its column with `indent`. */
  #moveTo(location: number, indent: boolean): void {
    const place = this.#sources.expansionOf(location)
    const { file, line, column } = this.#sources.position(place)
    const entry = this.#sources.entry(place)
    if (!this.#isLineStart) this.#endLine()
    const gap = line - this.#line
    if (entry !== this.#entry || file !== this.#file || gap < 0 || gap > longestGap)
      this.#pieces.push(`#line ${line} "${file.replace(/["\\]/g, '\\$&')}"\n`)
    else this.#pieces.push('\n'.repeat(gap))
    this.#entry = entry
    this.#file = file
    this.#line = line
    if (indent) this.#pieces.push(' '.repeat(column - 1))
  }
}

const wordCharacter = /[\w$"'\u0080-\uffff]/
const operatorCharacter = /[-+*/%<>=&|^#:.!]/

/** Would two tokens that did not touch in the source be read as something else if they did? */
function wouldJoin(left: string, right: string): boolean {
  const last = left.at(-1) ?? ''
  const first = right[0] ?? ''
  if (wordCharacter.test(last) && wordCharacter.test(first)) return true
  if (operatorCharacter.test(last) && operatorCharacter.test(first)) return true
  // Numbers swallow points and, after an exponent, signs; a point before a digit starts a number.
  return (/^\.?\d/.test(left) && /[-+.]/.test(first)) || (last === '.' && /\d/.test(first))
}
