// How far a line is indented: by the braces around it, the statement it goes on with, and the `if` without braces above it.
//
//   if (a)
//     b = f(c,          a body without braces
//           d);         goes on: as far from its first line as it was
import type { FormatStyle } from './format-style.ts'

interface State {
  /** Of each open brace: does what is inside stand further in? */
  readonly braces: readonly boolean[]
  /** Parentheses and brackets that are open. */
  readonly brackets: number
  /** Bodies without braces that have begun, or will begin with the next line. */
  readonly bodies: number
  /** The line goes on with a statement of lines before. */
  readonly goesOn: boolean
}

const outside: State = { braces: [], brackets: 0, bodies: 0, goesOn: false }

export class Indentation {
  readonly #style: FormatStyle
  #state = outside
  /** At each `#if` around: how it was there, and how the first branch ended. */
  readonly #branches: { readonly before: State; after: State | undefined }[] = []
  /** Of the first line of a statement: where it was, and where it is. */
  #first = { was: 0, is: 0 }
  /** How many bodies the last `if` had above it. */
  #ifBodies = 0

  constructor(style: FormatStyle) {
    this.#style = style
  }

  /** Branches of `#if` begin alike; behind `#endif` it goes on as after the first. */
  directive(text: string): void {
    const word = /^#\s*(\w+)/.exec(text)?.[1] ?? ''
    const branch = this.#branches.at(-1)
    if (/^if/.test(word)) this.#branches.push({ before: this.#state, after: undefined })
    else if (/^el/.test(word) && branch) {
      branch.after ??= this.#state
      this.#state = branch.before
    } else if (word === 'endif' && branch) {
      this.#state = branch.after ?? this.#state
      this.#branches.pop()
    }
  }

  /** For a line with these tokens; `nextLine` is the code behind it. */
  next(line: string, tokens: readonly string[], nextLine: () => string): string {
    const { braces, brackets, bodies, goesOn } = this.#state
    const was = widthOf(line, this.#style.tabSize)
    const body = line.trim()
    const isInside = brackets > 0 || (goesOn && !/^[{}]/.test(body)) || this.#continues(body, tokens)
    let indent: number
    if (isInside && !/^\}/.test(body)) {
      // As far from the first line as it was.
      const offset = was - this.#first.was
      const least = /^[)\]]/.test(body) ? 0 : this.#style.continuation
      indent = this.#first.is + (offset > 0 ? offset : least)
    } else {
      const closing = closingBraces(tokens)
      const open = braces.slice(0, braces.length - closing).filter(Boolean).length
      const isLabel = /^(?:case\b.*:|default\s*:|public:|private:|protected:)/.test(body) && !this.#style.indentsCases
      const within = /^\{/.test(body) ? Math.max(0, bodies - 1) : /^else\b/.test(body) ? this.#ifBodies : bodies
      const steps = Math.max(0, open - (isLabel ? 1 : 0)) + (closing > 0 ? 0 : within)
      indent = steps * this.#style.tabSize
      this.#first = { was, is: indent }
    }
    this.#advance(body, tokens, was, nextLine)
    return this.#text(indent)
  }

  /** An operator in front goes on with what is above. */
  #continues(body: string, tokens: readonly string[]): boolean {
    return (
      tokens.length > 0 &&
      /^(?:[-+*/%|^=?<>]|&&|\|\||:(?!:)|\.)/.test(body) &&
      !/^(?:\+\+|--|\/\/|\/\*)/.test(body) &&
      this.#canContinue
    )
  }

  #canContinue = false

  #advance(body: string, tokens: readonly string[], was: number, nextLine: () => string): void {
    if (tokens.length === 0) return
    const braces = [...this.#state.braces]
    let { brackets, bodies } = this.#state
    for (const word of tokens) {
      if (word === '{') {
        braces.push(!/^(?:namespace|extern)\b/.test(body) || widthOf(nextLine(), this.#style.tabSize) > was)
        bodies = 0
      } else if (word === '}') {
        braces.pop()
        bodies = 0
      } else if (word === '(' || word === '[') brackets++
      else if (word === ')' || word === ']') brackets = Math.max(0, brackets - 1)
    }
    const last = tokens.at(-1)!
    const ends = brackets === 0 && /^[;{}]$/.test(last)
    const isHeader = brackets === 0 && !ends && endsHeader(tokens)
    if (/^(?:else )?if\b/.test(body)) this.#ifBodies = /^else/.test(body) ? this.#ifBodies : bodies
    if (isHeader) bodies = (/^else\b/.test(body) ? this.#ifBodies : bodies) + 1
    else if (ends) bodies = 0
    this.#canContinue = brackets === 0 && !ends && !isHeader && last !== ':' && last !== ']' && last !== ','
    this.#state = { braces, brackets, bodies, goesOn: brackets === 0 && endsWithOperator(last) }
  }

  #text(width: number): string {
    const { insertSpaces, tabSize } = this.#style
    return insertSpaces ? ' '.repeat(width) : '\t'.repeat(Math.floor(width / tabSize)) + ' '.repeat(width % tabSize)
  }
}

/** Columns of the space in front. */
function widthOf(line: string, tabSize: number): number {
  let width = 0
  for (const letter of line) {
    if (letter === '\t') width += tabSize - (width % tabSize)
    else if (letter === ' ') width++
    else break
  }
  return width
}

/** In front of everything else. */
function closingBraces(tokens: readonly string[]): number {
  const other = tokens.findIndex((word) => word !== '}')
  return other < 0 ? tokens.length : other
}

/** `if (...)`, `for (...)`, `while (...)`, `else`, `do`: the body comes with the next line. */
function endsHeader(tokens: readonly string[]): boolean {
  const last = tokens.at(-1)!
  if (last === 'else' || last === 'do') return true
  if (last !== ')') return false
  let depth = 0
  for (let at = tokens.length - 1; at >= 0; at--) {
    if (tokens[at] === ')') depth++
    else if (tokens[at] === '(' && --depth === 0) return /^(?:if|for|while)$/.test(tokens[at - 1] ?? '')
  }
  return false
}

function endsWithOperator(last: string): boolean {
  return /^(?:[-+*/%&|^=<>?]|&&|\|\||[-+*/%&|^]=|<<|>>|==|!=|<=|>=)$/.test(last)
}
