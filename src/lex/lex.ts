// Text to tokens.
//
//   float4 c = 1.xxxx; // white   =>   float4 c = 1 . xxxx ;
//
// One pass over character codes; spellings are interned, comments become the `leadingSpace` flag of the next token. What is
// wrong with the text is kept beside the tokens, so a lexed file can be cached and its problems reported on every use.
import type { Diagnostic } from '../diagnostics/define.ts'
import { lexerDiagnostics } from '../diagnostics/tables/lexer.ts'
import { optionDiagnostics } from '../diagnostics/tables/options.ts'
import type { Atom } from '../support/intern.ts'
import { intern, internSlice, nextHash, spelling } from '../support/intern.ts'
import { limits } from '../support/limits.ts'
import { type Location, nowhere } from '../support/source.ts'
import { asciiClass, characterClasses, isUnicodeSpace, startsUnicodeIdentifier } from './characters.ts'
import { punctuatorKindAt } from './punctuate.ts'
import { endOfNumber, endOfQuoted, endOfUnicodeIdentifier, scanRawString, startsFraction } from './scan.ts'
import { removeLineContinuations, type SplicedText, SpliceMap } from './splice.ts'
import { type Directives, findDirectives } from './structure.ts'
import { kinds, punctuator, punctuatorAtom, punctuatorText, TokenBuffer, tokenFlags } from './tokens.ts'

export interface LexProblem {
  /** The token the problem is in, or the first one after it. A skipped token's problems are not reported. */
  readonly token: number
  readonly offset: number
  diagnose(at: Location): Diagnostic
}

/** A file as tokens; the last one is `endOfFile`. Positions are offsets in `text`. */
export interface LexedFile {
  readonly text: string
  readonly tokens: TokenBuffer
  readonly problems: readonly LexProblem[]
  readonly directives: Directives
}

const { identifier, digit, space, newline, quote, single } = characterClasses
const { startOfLine, leadingSpace, spliced: splicedFlag } = tokenFlags
const hashKind = punctuator('#')
const slash = 47
const star = 42
const byteOrderMark = 0xfeff

const conflictMarkers: ReadonlySet<number> = new Set(['<', '=', '|'].map((character) => character.charCodeAt(0)))
const includeNames: ReadonlySet<Atom> = new Set(['include', 'include_next', 'import'].map(intern))
const stringPrefixes: ReadonlySet<string> = new Set(['L', 'u', 'U', 'u8'])
const rawPrefixes: ReadonlySet<string> = new Set(['R', 'LR', 'uR', 'UR', 'u8R'])

export function lex(text: string): LexedFile {
  const spliced = removeLineContinuations(text)
  const lexer = new Lexer(spliced ? spliced.text : text)
  lexer.run()
  if (spliced) restorePositions(lexer, spliced)
  return { text, tokens: lexer.tokens, problems: lexer.problems, directives: findDirectives(lexer.tokens) }
}

class Lexer {
  readonly text: string
  readonly tokens: TokenBuffer
  problems: LexProblem[] = []
  #nextOpening = -1
  /** False once the rest of the file is known to have no end of a conflict. */
  #mayConflict = true
  /** Where the last line of the conflict that is being read begins. */
  #conflictEnd = -1

  constructor(text: string) {
    this.text = text
    // Real shaders have a token for every four to six characters.
    this.tokens = new TokenBuffer(Math.max(16, text.length >> 2))
  }

  run(): void {
    const { text, tokens } = this
    const length = text.length
    const classes = asciiClass
    let at = text.charCodeAt(0) === byteOrderMark ? 1 : 0
    let flags: number = startOfLine
    let directive = -1
    while (at < length) {
      const code = text.charCodeAt(at)
      const kind = code < 128 ? classes[code]! : -1
      if (kind === space) {
        flags |= leadingSpace
        at++
      } else if (kind === newline) {
        flags = startOfLine
        at++
      } else if (kind === identifier) {
        const start = at
        let hash = 0
        let next = code
        let nextKind: number = kind
        while (nextKind === identifier || nextKind === digit) {
          hash = nextHash(hash, next)
          next = text.charCodeAt(++at)
          nextKind = next < 128 ? classes[next]! : -1
        }
        if (next === 34 || next === 39 || next > 127) at = this.#wordWithMore(start, at, hash, flags)
        else {
          const atom = internSlice(text, start, at, hash)
          tokens.push(kinds.identifier, atom, start, flags)
          if (directive === tokens.count - 2 && directive >= 0 && includeNames.has(atom)) at = this.#headerName(at)
        }
        flags = 0
      } else if (kind === single) {
        const punctuatorKind = punctuatorKindAt(text, at, code)
        tokens.push(punctuatorKind, punctuatorAtom(punctuatorKind), at, flags)
        flags = 0
        at++
      } else if (kind === digit || (code === 46 && startsFraction(text, at))) {
        at = this.#take(kinds.number, at, endOfNumber(text, at), flags)
        flags = 0
      } else if (code === slash && text.charCodeAt(at + 1) === slash) {
        at = endOfLine(text, at + 2)
        flags |= leadingSpace
      } else if (code === slash && text.charCodeAt(at + 1) === star) {
        at = this.#blockComment(at)
        flags |= leadingSpace
      } else if (kind === quote) {
        at = this.#quoted(at, at, flags)
        flags = 0
      } else if (kind === -1 || code === 0 || kind === characterClasses.other) {
        const before = tokens.count
        at = this.#unusual(at, code, flags)
        flags = tokens.count === before ? flags | leadingSpace : 0
      } else if (conflictMarkers.has(code) && (flags & startOfLine) !== 0 && this.#isConflict(at)) {
        at = this.#skipConflict(at)
      } else {
        const punctuatorKind = punctuatorKindAt(text, at, code)
        if (punctuatorKind === hashKind && (flags & startOfLine) !== 0) directive = tokens.count
        tokens.push(punctuatorKind, punctuatorAtom(punctuatorKind), at, flags)
        flags = 0
        at += punctuatorText(punctuatorKind)!.length
      }
    }
    tokens.push(kinds.endOfFile, intern(''), length, startOfLine)
  }

  #take(kind: number, start: number, end: number, flags: number): number {
    const { text } = this
    let hash = 0
    for (let at = start; at < end; at++) hash = nextHash(hash, text.charCodeAt(at))
    this.tokens.push(kind, internSlice(text, start, end, hash), start, flags)
    return end
  }

  #problem(offset: number, diagnose: (at: Location) => Diagnostic): void {
    const { most } = limits.lexicalErrors
    const token = this.tokens.count
    if (this.problems.length < most) this.problems.push({ token, offset, diagnose })
    else if (this.problems.length === most && diagnose(nowhere).row.severity === 'error')
      this.problems.push({ token, offset, diagnose: (at) => optionDiagnostics.fatal_too_many_errors(at) })
  }

  /** A word that runs into a quote (`L"..."`) or into characters outside ASCII. */
  #wordWithMore(start: number, at: number, hash: number, flags: number): number {
    const { text } = this
    const code = text.charCodeAt(at)
    if (code > 127) {
      const end = endOfUnicodeIdentifier(text, at)
      if (end > at) return this.#take(kinds.identifier, start, end, flags)
    } else if (at - start <= 3) {
      const prefix = text.slice(start, at)
      if (code === 34 && rawPrefixes.has(prefix)) return this.#rawString(start, at, flags)
      if (stringPrefixes.has(prefix) && !(code === 39 && prefix === 'u8')) return this.#quoted(start, at, flags)
    }
    this.tokens.push(kinds.identifier, internSlice(text, start, at, hash), start, flags)
    return at
  }

  #quoted(start: number, opening: number, flags: number): number {
    const isString = this.text.charCodeAt(opening) === 34
    const end = endOfQuoted(this.text, opening)
    if (end < 0) {
      this.#problem(start, (at) =>
        lexerDiagnostics.ext_unterminated_char_or_string(at, { quote: isString ? "'\"'" : "'" }),
      )
      return this.#take(kinds.unknown, start, -end, flags)
    }
    if (!isString && end === opening + 2) {
      this.#problem(start, (at) => lexerDiagnostics.ext_empty_character(at))
      return this.#take(kinds.unknown, start, end, flags)
    }
    return this.#take(isString ? kinds.string : kinds.character, start, end, flags)
  }

  #rawString(start: number, opening: number, flags: number): number {
    const raw = scanRawString(this.text, opening)
    switch (raw.kind) {
      case 'ok':
        return this.#take(kinds.string, start, raw.end, flags)
      case 'too-long':
        this.#problem(raw.at, (at) => lexerDiagnostics.err_raw_delim_too_long(at))
        break
      case 'bad-character': {
        const character = this.text.charAt(raw.at)
        this.#problem(raw.at, (at) => lexerDiagnostics.err_invalid_char_raw_delim(at, { character }))
        break
      }
      case 'unterminated':
        this.#problem(start, (at) => lexerDiagnostics.err_unterminated_raw_string(at, { delimiter: raw.delimiter }))
    }
    return this.#take(kinds.unknown, start, raw.end, flags)
  }

  #blockComment(start: number): number {
    const close = this.text.indexOf('*/', start + 2)
    if (close >= 0) {
      this.#nestedComments(start + 2, close)
      return close + 2
    }
    this.#problem(start, (at) => lexerDiagnostics.err_unterminated_block_comment(at))
    return this.text.length
  }

  /** An opening inside a comment: the closing before it was probably forgotten. */
  #nestedComments(from: number, close: number): void {
    const { text } = this
    for (;;) {
      // Remembered between comments, so that a file is searched once and not once for every comment in it.
      if (this.#nextOpening < from) {
        const found = text.indexOf('/*', from)
        this.#nextOpening = found < 0 ? text.length : found
      }
      const opening = this.#nextOpening
      if (opening >= close - 1) return
      this.#problem(opening, (at) => lexerDiagnostics.warn_nested_block_comment(at))
      from = opening + 2
    }
  }

  /** Is a conflict marker of a merge at `at`, with the others it needs behind it? */
  #isConflict(at: number): boolean {
    const { text } = this
    if (this.#conflictEnd > at) return text.startsWith('=======', at) || text.startsWith('|||||||', at)
    if (!this.#mayConflict || !text.startsWith('<<<<<<< ', at)) return false
    const end = text.indexOf('\n>>>>>>> ', at)
    this.#mayConflict = end >= 0
    if (end < 0) return false
    this.#conflictEnd = end
    return true
  }

  /** The lines of the first version are kept, the markers and the other version are not. */
  #skipConflict(at: number): number {
    const { text } = this
    if (text.charCodeAt(at) !== 60) return endOfLine(text, this.#conflictEnd + 1)
    this.#problem(at, (where) => lexerDiagnostics.err_conflict_marker(where))
    return endOfLine(text, at)
  }

  /** After `#include`: the file's name in quotes or angle brackets is one token, in which `//` and `\` mean nothing. */
  #headerName(at: number): number {
    const { text } = this
    let start = at
    while (text.charCodeAt(start) === 32 || text.charCodeAt(start) === 9) start++
    const opening = text.charCodeAt(start)
    if (opening !== 60 && opening !== 34) return at
    const end = endOfLine(text, start)
    const closing = opening === 60 ? 62 : 34
    let close = start + 1
    while (close < end && text.charCodeAt(close) !== closing) close++
    if (close === end) return at
    return this.#take(kinds.string, start, close + 1, start > at ? leadingSpace : 0)
  }

  /** Characters outside ASCII, and control characters. */
  #unusual(start: number, code: number, flags: number): number {
    if (code === 0) {
      this.#problem(start, (at) => lexerDiagnostics.null_in_file(at))
      return start + 1
    }
    const codePoint = this.text.codePointAt(start)!
    const end = start + (codePoint > 0xffff ? 2 : 1)
    if (code < 128) return this.#take(kinds.unknown, start, end, flags)
    if (startsUnicodeIdentifier(codePoint))
      return this.#take(kinds.identifier, start, endOfUnicodeIdentifier(this.text, start), flags)
    const name = codePoint.toString(16).toUpperCase().padStart(4, '0')
    if (isUnicodeSpace(codePoint))
      this.#problem(start, (at) => lexerDiagnostics.ext_unicode_whitespace(at, { code: name }))
    else if (this.#isInDirective(flags)) return this.#take(kinds.unknown, start, end, flags)
    else this.#problem(start, (at) => lexerDiagnostics.err_character_not_allowed(at, { code: name }))
    return end
  }

  /** What a directive makes of a character is its own affair: `#pragma region` takes any. */
  #isInDirective(flags: number): boolean {
    const { kinds: before, flags: flagsBefore, count } = this.tokens
    if ((flags & startOfLine) !== 0) return false
    let first = count - 1
    while ((flagsBefore[first]! & startOfLine) === 0) first--
    return before[first] === hashKind
  }
}

function endOfLine(text: string, from: number): number {
  let at = from
  for (let code = text.charCodeAt(at); at < text.length && code !== 10 && code !== 13; ) code = text.charCodeAt(++at)
  return at
}

/** Turns offsets in the spliced text into offsets in the file. */
function restorePositions(lexer: Lexer, spliced: SplicedText): void {
  const { tokens } = lexer
  const map = new SpliceMap(spliced)
  for (let index = 0; index < tokens.count; index++) {
    const position = tokens.positions[index]!
    tokens.positions[index] = map.toFile(position)
    if (map.isCutBefore(position + spelling(tokens.atoms[index]!).length)) tokens.flags[index]! |= splicedFlag
  }
  const problemMap = new SpliceMap(spliced)
  const inOrder = lexer.problems.sort((a, b) => a.offset - b.offset)
  lexer.problems = inOrder.map((problem) => ({ ...problem, offset: problemMap.toFile(problem.offset) }))
  let token = 0
  for (const offset of spliced.spaced.slice(0, limits.lexicalErrors.most)) {
    while (token < tokens.count - 1 && tokens.positions[token]! < offset) token++
    lexer.problems.push({ token, offset: offset + 1, diagnose: (at) => lexerDiagnostics.backslash_newline_space(at) })
  }
  lexer.problems.sort((a, b) => a.token - b.token || a.offset - b.offset)
}
