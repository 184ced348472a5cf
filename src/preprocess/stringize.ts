// The string `#` makes of an argument.
//
//   #x  with  a  "b\n"   =>   "a \"b\\n\""
import { kinds, type TokenBuffer, tokenFlags } from '../lex/tokens.ts'
import { spelling } from '../support/intern.ts'

const anySpace = tokenFlags.leadingSpace | tokenFlags.startOfLine

export function stringize(
  tokens: TokenBuffer,
  start: number,
  end: number,
): { readonly text: string; readonly endsInBackslash: boolean } {
  let text = ''
  for (let index = start; index < end; index++) {
    if (index > start && (tokens.flags[index]! & anySpace) !== 0) text += ' '
    const kind = tokens.kinds[index]!
    const word = spelling(tokens.atoms[index]!)
    text += kind === kinds.string || kind === kinds.character ? escapeQuoted(word) : word
  }
  // Tokens such as a lone \ may stand at the end; an odd number of them would eat the closing quote.
  const slashes = /\\*$/.exec(text)![0].length
  const endsInBackslash = slashes % 2 === 1
  return { text: `"${endsInBackslash ? text.slice(0, -1) : text}"`, endsInBackslash }
}

/** At least as long as the string will be, up to a factor of two for what must be escaped. */
export function stringizedLength(tokens: TokenBuffer, start: number, end: number): number {
  let length = 2
  for (let index = start; index < end; index++) length += spelling(tokens.atoms[index]!).length + 1
  return length
}

/** The text with `"` and `\` escaped, and line breaks (raw strings have them) written out. */
export function escapeQuoted(text: string): string {
  return text.replace(/["\\]|\r\n|\n|\r/g, (found) => (found === '"' || found === '\\' ? `\\${found}` : '\\n'))
}
