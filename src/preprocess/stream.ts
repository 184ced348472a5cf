// The tokens that are being read: a stack of the file, and of the macro expansions and arguments inside it.
//
//   file        ... = MAX ( a , b ) ...        reading goes on at the top of the stack; an expansion that is used up is
//   macro MAX   ( ( a ) > ( b ) ...            taken off only when the next token is asked for, because until then its
//                                              macro must stay disabled (C11 6.10.3.4p2, done as Clang does)
//
// The token just read is in the fields `kind`, `atom`, `position` and `flags`: no object per token.
import { kinds, punctuator, TokenBuffer, tokenFlags } from '../lex/tokens.ts'
import { bug } from '../support/bug.ts'
import type { OpenFile } from './files.ts'
import type { DefinedMacro } from './macros.ts'

const openParenthesis = punctuator('(')
export const spacing = tokenFlags.startOfLine | tokenFlags.leadingSpace

export class Frame {
  /** A barrier is an argument that is expanded by itself: nothing below it can be seen. */
  kind: 'file' | 'macro' | 'barrier' = 'barrier'
  tokens: TokenBuffer
  index = 0
  end = 0
  /** Added to positions: a file's base, or the place of an expansion. */
  delta = 0
  /** The spacing of the first token is that of the macro's name; -1 once it is read. */
  firstFlags = -1
  macro: DefinedMacro | undefined
  file: OpenFile | undefined
  /** Goes back to the pool with the frame. */
  owned: TokenBuffer | undefined

  constructor(tokens: TokenBuffer) {
    this.tokens = tokens
  }
}

export class TokenStream {
  kind = 0
  atom = 0
  position = 0
  flags = 0
  /** Spacing left behind by expansions that were empty, for the next token. */
  pendingFlags = 0
  /** Above 0 while macro arguments are collected: directives between them are obeyed on the way. */
  collecting = 0
  /** Obeys the next directive of the file on top of the stack. */
  readonly #obey: (frame: Frame) => void
  #top: Frame | undefined
  #depth = 0
  readonly #frames: Frame[] = []
  readonly #pool: TokenBuffer[] = []

  constructor(obey: (frame: Frame) => void) {
    this.#obey = obey
  }

  get depth(): number {
    return this.#depth
  }

  get top(): Frame {
    return this.#top ?? bug('no frame')
  }

  push(kind: Frame['kind'], tokens: TokenBuffer, start: number, end: number, delta: number): Frame {
    let frame = this.#frames[this.#depth]
    if (!frame) {
      frame = new Frame(tokens)
      this.#frames.push(frame)
    }
    frame.kind = kind
    frame.tokens = tokens
    frame.index = start
    frame.end = end
    frame.delta = delta
    frame.firstFlags = -1
    frame.macro = undefined
    frame.file = undefined
    frame.owned = undefined
    this.#top = frame
    this.#depth++
    return frame
  }

  pop(): void {
    const frame = this.top
    if (frame.macro) frame.macro.isDisabled = false
    if (frame.firstFlags > 0) this.pendingFlags |= frame.firstFlags
    if (frame.owned) this.release(frame.owned)
    this.#depth--
    this.#top = this.#frames[this.#depth - 1]
  }

  /** Takes off whatever an interrupted reader left above. */
  unwind(depth: number): void {
    while (this.#depth > depth) this.pop()
  }

  /** Ends everything: no frame has a token left. */
  drain(): void {
    for (let depth = 0; depth < this.#depth; depth++) {
      const frame = this.#frames[depth]!
      frame.index = frame.end
    }
  }

  /** The next token without macro expansion; `endOfFile` at the end of the file's text, the directive or the argument. */
  read(): void {
    for (;;) {
      const frame = this.#top!
      const index = frame.index
      if (index < frame.end) {
        frame.index = index + 1
        const { tokens } = frame
        let flags = tokens.flags[index]!
        if (frame.firstFlags >= 0) {
          flags = (flags & ~spacing) | frame.firstFlags
          frame.firstFlags = -1
        }
        if (this.pendingFlags !== 0) {
          flags |= this.pendingFlags
          this.pendingFlags = 0
        }
        this.kind = tokens.kinds[index]!
        this.atom = tokens.atoms[index]!
        this.position = tokens.positions[index]! + frame.delta
        this.flags = flags
        return
      }
      if (frame.kind === 'macro') this.pop()
      else if (this.collecting > 0 && frame.file?.hasDirectiveAhead()) this.#obey(frame)
      else {
        this.kind = kinds.endOfFile
        return
      }
    }
  }

  /** Is the next token an opening parenthesis? Looks through expansions that are used up, not out of the file. */
  isCallNext(): boolean {
    for (let depth = this.#depth - 1; depth >= 0; depth--) {
      const frame = this.#frames[depth]!
      if (frame.index < frame.end) return frame.tokens.kinds[frame.index] === openParenthesis
      if (frame.kind !== 'macro') return false
    }
    return false
  }

  acquire(): TokenBuffer {
    return this.#pool.pop() ?? new TokenBuffer(64)
  }

  release(buffer: TokenBuffer): void {
    buffer.count = 0
    // A huge buffer from one huge expansion would stay for the rest of the compilation.
    if (buffer.kinds.length <= 1 << 16) this.#pool.push(buffer)
  }
}
