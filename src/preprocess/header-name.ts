// The name in #include and __has_include: "FILE", <FILE>, or macros that expand to one of them.
import { kinds, punctuator, tokenFlags } from '../lex/tokens.ts'
import { spelling } from '../support/intern.ts'
import type { Run } from './run.ts'

const less = punctuator('<')
const greater = punctuator('>')
const anySpace = tokenFlags.leadingSpace | tokenFlags.startOfLine

export interface HeaderName {
  readonly path: string
  readonly isAngled: boolean
}

/** The name's first token has just been read, its last one is read afterwards; `undefined` when it is none. */
export function readHeaderName(run: Run, expand: (run: Run) => void): HeaderName | undefined {
  const { stream } = run
  if (stream.kind === kinds.string) {
    const text = spelling(stream.atom)
    const isAngled = text.startsWith('<')
    return isAngled || text.startsWith('"') ? { path: text.slice(1, -1), isAngled } : undefined
  }
  if (stream.kind !== less) return undefined
  let path = ''
  for (;;) {
    expand(run)
    if (stream.kind === kinds.endOfFile) return undefined
    if (stream.kind === greater) return { path, isAngled: true }
    if (path !== '' && (stream.flags & anySpace) !== 0) path += ' '
    path += spelling(stream.atom)
  }
}
