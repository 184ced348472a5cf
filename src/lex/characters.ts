// What a character may be part of. ASCII is a table; the rest follows Unicode's XID properties, as Clang does.

export const characterClasses = {
  other: 0,
  identifier: 1,
  digit: 2,
  space: 3,
  newline: 4,
  quote: 5,
  /** A token by itself, whatever follows. */
  single: 6,
  /** A punctuator that may be longer. */
  operator: 7,
} as const

/** Class of every ASCII character. `$` starts identifiers, as in Clang and DXC. */
export const asciiClass: Uint8Array = classify()

function classify(): Uint8Array {
  const table = new Uint8Array(128)
  const fill = (characters: string, value: number) => {
    for (const character of characters) table[character.charCodeAt(0)] = value
  }
  fill('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$', characterClasses.identifier)
  fill('0123456789', characterClasses.digit)
  fill(' \t\v\f', characterClasses.space)
  fill('\n\r', characterClasses.newline)
  fill('"\'', characterClasses.quote)
  fill('()[]{},;?~@`\\', characterClasses.single)
  fill(':.-!+*/%<>=&|^#', characterClasses.operator)
  return table
}

/** May an identifier go on with this ASCII character? */
export function continuesIdentifier(code: number): boolean {
  const kind = code < 128 ? asciiClass[code] : 0
  return kind === characterClasses.identifier || kind === characterClasses.digit
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

const unicodeStart = /^\p{XID_Start}$/u
const unicodeContinue = /^\p{XID_Continue}$/u
const unicodeSpace = /^[\u0085\u00A0\u1680\u180E\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]$/

export function startsUnicodeIdentifier(codePoint: number): boolean {
  return unicodeStart.test(String.fromCodePoint(codePoint))
}

export function continuesUnicodeIdentifier(codePoint: number): boolean {
  return unicodeContinue.test(String.fromCodePoint(codePoint))
}

export function isUnicodeSpace(codePoint: number): boolean {
  return codePoint <= 0xffff && unicodeSpace.test(String.fromCharCode(codePoint))
}
