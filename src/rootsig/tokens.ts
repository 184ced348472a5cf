// Splits the text of a root signature into tokens, as Clang's RootSignatureLexer does.
//
//   CBV(b0, space = 1)   =>   word CBV, (, register b 0, comma, word space, =, int 1, )

export type TokenKind = 'end' | 'invalid' | 'word' | 'register' | 'int' | 'float' | Punctuator
export type Punctuator = '(' | ')' | ',' | '|' | '=' | '+' | '-'

export interface RootToken {
  readonly kind: TokenKind
  /** A register without its letter; words in small letters. */
  readonly text: string
  /** Of a register: `b`, `t`, `u` or `s`. */
  readonly letter: string
  readonly offset: number
}

const tokenText = /\s*(?:([(),|=+-])|([btus])(\d+)|(\d[\d.eEfF+-]*|\.[\d.eEfF+-]*)|([A-Za-z_]\w*)|(\S))/y

/** The last token is `end`, just past the text. */
export function lexRootSignature(text: string): RootToken[] {
  const tokens: RootToken[] = []
  tokenText.lastIndex = 0
  for (let match = tokenText.exec(text); match; match = tokenText.exec(text)) {
    const [, punctuator, letter = '', digits, number, word] = match
    const body = punctuator ?? (digits === undefined ? undefined : letter + digits) ?? number ?? word ?? match[6]!
    const offset = tokenText.lastIndex - body.length
    if (punctuator !== undefined) tokens.push({ kind: punctuator as Punctuator, text: punctuator, letter, offset })
    else if (digits !== undefined) tokens.push({ kind: 'register', text: digits, letter, offset })
    else if (number !== undefined)
      tokens.push({ kind: /^\d+$/.test(number) ? 'int' : 'float', text: number, letter, offset })
    else if (word !== undefined) tokens.push({ kind: 'word', text: word.toLowerCase(), letter, offset })
    else tokens.push({ kind: 'invalid', text: body, letter, offset })
  }
  tokens.push({ kind: 'end', text: '', letter: '', offset: text.length })
  return tokens
}
