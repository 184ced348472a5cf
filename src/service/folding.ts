// What an editor can fold and how a selection grows, from the tokens of one text: works however broken it is.
import type { LexCache } from '../lex/cache.ts'
import type { LexedFile } from '../lex/lex.ts'
import { punctuator } from '../lex/tokens.ts'
import { spelling } from '../support/intern.ts'
import type { SourceFile } from '../support/source.ts'
import { offsetAt, rangeOf } from './positions.ts'
import type { FoldingRange, Position, SelectionRanges } from './types.ts'

const opening = new Map(
  (
    [
      ['{', '}'],
      ['(', ')'],
      ['[', ']'],
    ] as const
  ).map(([open, close]) => [punctuator(open), punctuator(close)]),
)
const closing = new Set(opening.values())
const openBrace = punctuator('{')

interface Bracket {
  readonly open: number
  readonly close: number
  readonly kind: number
}

/** Offsets of brackets that match; what does not match is left out. */
function bracketsOf({ tokens }: LexedFile): readonly Bracket[] {
  const stack: { readonly kind: number; readonly at: number }[] = []
  const found: Bracket[] = []
  for (let index = 0; index < tokens.count; index++) {
    const kind = tokens.kinds[index]!
    if (opening.has(kind)) stack.push({ kind, at: tokens.positions[index]! })
    else if (closing.has(kind)) {
      const matching = stack.findLastIndex((open) => opening.get(open.kind) === kind)
      if (matching < 0) continue
      const { at } = stack[matching]!
      found.push({ open: at, close: tokens.positions[index]!, kind: stack[matching]!.kind })
      stack.length = matching
    }
  }
  return found
}

export function foldingRanges(file: SourceFile, cache: LexCache): readonly FoldingRange[] {
  const lexed = cache.lexMain(file.name, file.text)
  const ranges: FoldingRange[] = [
    ...bracketsOf(lexed)
      .filter(({ kind }) => kind === openBrace)
      .map(({ open, close }) => fold(file, open, close - 1, 'code')),
    ...conditionals(file, lexed),
    ...comments(file),
    ...includes(file, lexed),
  ]
  return ranges
    .filter(({ startLine, endLine }) => endLine > startLine)
    .sort((left, right) => left.startLine - right.startLine || right.endLine - left.endLine)
}

function fold(file: SourceFile, start: number, end: number, kind: FoldingRange['kind']): FoldingRange {
  return { startLine: file.lineAt(start), endLine: file.lineAt(end), kind }
}

function conditionals(file: SourceFile, { tokens, directives }: LexedFile): FoldingRange[] {
  const found: FoldingRange[] = []
  for (let at = 0; at < directives.count; at++) {
    const next = directives.next[at]!
    if (next < 0) continue
    const start = tokens.positions[directives.starts[at]!]!
    const end = tokens.positions[directives.starts[next]!]!
    found.push({ startLine: file.lineAt(start), endLine: file.lineAt(end) - 1, kind: 'region' })
  }
  return found
}

/** Blocks, and runs of lines that are nothing but comments. */
function comments(file: SourceFile): FoldingRange[] {
  const found: FoldingRange[] = []
  for (const match of file.text.matchAll(/\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/[^\n]*\n){2,}/gm)) {
    const text = match[0].trimEnd()
    found.push(fold(file, match.index, match.index + text.length - 1, 'comment'))
  }
  return found
}

function includes(file: SourceFile, { tokens, directives }: LexedFile): FoldingRange[] {
  const found: FoldingRange[] = []
  let first = -1
  for (let at = 0; at <= directives.count; at++) {
    const isInclude = at < directives.count && directives.kinds[at] === 'include'
    if (isInclude && first < 0) first = at
    if (isInclude || first < 0) continue
    const start = tokens.positions[directives.starts[first]!]!
    const end = tokens.positions[directives.starts[at - 1]!]!
    found.push(fold(file, start, end, 'imports'))
    first = -1
  }
  return found
}

/** The word, then what each pair of brackets holds, with the brackets, up to the statement and the whole text. */
export function selectionRanges(file: SourceFile, position: Position, cache: LexCache): SelectionRanges {
  const lexed = cache.lexMain(file.name, file.text)
  const offset = offsetAt(file, position)
  const spans: (readonly [number, number])[] = []
  const word = tokenAt(lexed, offset)
  if (word) spans.push(word)
  const around = bracketsOf(lexed)
    .filter(({ open, close }) => open < offset && offset <= close)
    .sort((left, right) => right.open - left.open)
  for (const { open, close, kind } of around) {
    const statement = kind === openBrace ? statementAround(lexed, offset, open, close) : undefined
    if (statement) spans.push(statement)
    spans.push([open + 1, close], [open, close + 1])
  }
  const outer = statementAround(lexed, offset, -1, file.text.length)
  if (outer) spans.push(outer)
  spans.push([0, file.text.length])
  const grown: (readonly [number, number])[] = []
  for (const [start, end] of spans) {
    const last = grown.at(-1)
    if (!last || (start <= last[0] && end >= last[1] && (start < last[0] || end > last[1]))) grown.push([start, end])
  }
  return grown.map(([start, end]) => rangeOf(file, start, end))
}

function tokenAt({ tokens }: LexedFile, offset: number): readonly [number, number] | undefined {
  for (let index = 0; index < tokens.count; index++) {
    const start = tokens.positions[index]!
    if (start > offset) return undefined
    const end = start + spelling(tokens.atoms[index]!).length
    if (end > offset || (end === offset && /\w/.test(spelling(tokens.atoms[index]!)))) return [start, end]
  }
  return undefined
}

const semicolon = punctuator(';')
const closeBrace = punctuator('}')

/** From behind the last `;` or bracket of the same level to the next one. */
function statementAround(
  { tokens }: LexedFile,
  offset: number,
  open: number,
  close: number,
): readonly [number, number] | undefined {
  let depth = 0
  let start: number | undefined
  for (let index = 0; index < tokens.count; index++) {
    const at = tokens.positions[index]!
    if (at <= open) continue
    if (at >= close) break
    const kind = tokens.kinds[index]!
    start ??= at
    if (opening.has(kind)) depth++
    else if (closing.has(kind)) depth--
    const isEnd = depth === 0 && (kind === semicolon || kind === closeBrace)
    if (!isEnd) continue
    const end = at + 1
    if (start <= offset && offset <= end) return [start, end]
    start = undefined
  }
  return undefined
}
