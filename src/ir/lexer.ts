// Splits IR text into tokens, kept as three parallel arrays. Comments and white space vanish.
//
//   %x = add i32 %a, 1   ->   local, punctuation, word, word, local, punctuation, number

export type TokenKind =
  | 'end'
  | 'word'
  /** `name:` or `"name":` or `7:` at the start of a block. */
  | 'label'
  /** `%x`, `%7`, `%"x y"`. */
  | 'local'
  /** `@f`, `@"f g"`. */
  | 'global'
  /** `!name`, `!7`; a lone `!` is punctuation. */
  | 'metadata'
  /** `#3`. */
  | 'group'
  /** `#dbg_value`. */
  | 'record'
  | 'string'
  /** `c"..."`. */
  | 'bytes'
  /** Whole numbers, decimal floats and hexadecimal floats. */
  | 'number'
  | 'punctuation'
  | 'bad'

export interface Tokens {
  readonly source: string
  readonly kinds: readonly TokenKind[]
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

const SPACE = /(?:\s|;[^\n]*)+/y
const NAME = '[-a-zA-Z$._0-9]+'
const QUOTED = '"[^"]*"'

/** Tried in order. */
const rules: readonly { readonly kind: TokenKind; readonly pattern: RegExp }[] = [
  { kind: 'local', pattern: new RegExp(`%(?:${NAME}|${QUOTED})`, 'y') },
  { kind: 'global', pattern: new RegExp(`@(?:${NAME}|${QUOTED})`, 'y') },
  { kind: 'metadata', pattern: /!(?:[-a-zA-Z$._0-9]|\\[0-9a-fA-F]{2})+/y },
  { kind: 'group', pattern: /#\d+/y },
  { kind: 'record', pattern: /#dbg_[a-z_]+/y },
  { kind: 'label', pattern: new RegExp(`(?:${NAME}|${QUOTED}):`, 'y') },
  { kind: 'bytes', pattern: new RegExp(`c${QUOTED}`, 'y') },
  { kind: 'string', pattern: new RegExp(QUOTED, 'y') },
  { kind: 'number', pattern: /[us]0x[0-9a-fA-F]+|0x[HKLMR]?[0-9a-fA-F]+|[-+]?\d+(?:\.\d*(?:[eE][-+]?\d+)?)?/y },
  { kind: 'word', pattern: /[a-zA-Z$._][-a-zA-Z$._0-9]*/y },
  { kind: 'punctuation', pattern: /\.\.\.|[=,()[\]{}<>!*|]/y },
]

/** Punctuation is by far the most frequent token, and identified by one character. */
const PLAIN_PUNCTUATION = '=,()[]{}<>*|'

/** `local` and `global` start with a character nothing else starts with. */
function candidates(first: string): typeof rules {
  if (first === '%') return rules.slice(0, 1)
  if (first === '@') return rules.slice(1, 2)
  return rules.slice(2)
}

const candidatesByCharacter = new Map<string, typeof rules>()

export function tokenize(source: string): Tokens {
  const kinds: TokenKind[] = []
  const starts: number[] = []
  const ends: number[] = []
  let offset = 0
  const push = (kind: TokenKind, end: number): void => {
    kinds.push(kind)
    starts.push(offset)
    ends.push(end)
    offset = end
  }
  while (true) {
    SPACE.lastIndex = offset
    if (SPACE.test(source)) offset = SPACE.lastIndex
    if (offset >= source.length) break
    const first = source[offset]!
    if (PLAIN_PUNCTUATION.includes(first)) {
      push('punctuation', offset + 1)
      continue
    }
    let matching = candidatesByCharacter.get(first)
    if (matching === undefined) {
      matching = candidates(first)
      candidatesByCharacter.set(first, matching)
    }
    let found = false
    for (const { kind, pattern } of matching) {
      pattern.lastIndex = offset
      if (!pattern.test(source)) continue
      push(kind, pattern.lastIndex)
      found = true
      break
    }
    if (!found) push('bad', offset + 1)
  }
  push('end', offset)
  return { source, kinds, starts, ends }
}

const decoder = new TextDecoder('utf-8', { fatal: true })

/** The bytes of the inside of a quoted string. */
export function unescapeBytes(text: string): Uint8Array {
  const bytes: number[] = []
  const encoder = new TextEncoder()
  for (let index = 0; index < text.length; index++) {
    const pair = text[index] === '\\' ? text.slice(index + 1, index + 3) : ''
    if (/^[0-9a-fA-F]{2}$/.test(pair)) {
      bytes.push(Number.parseInt(pair, 16))
      index += 2
    } else if (text.startsWith('\\\\', index)) {
      bytes.push(0x5c)
      index++
    } else {
      const code = text.codePointAt(index)!
      bytes.push(...encoder.encode(String.fromCodePoint(code)))
      if (code > 0xffff) index++
    }
  }
  return Uint8Array.from(bytes)
}

/** The inside of a quoted string as text; undefined when it is not UTF-8, which we could not print again. */
export function unescapeString(text: string): string | undefined {
  if (!text.includes('\\')) return text
  try {
    return decoder.decode(unescapeBytes(text))
  } catch {
    return undefined
  }
}
