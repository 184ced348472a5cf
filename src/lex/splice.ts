// Removes line continuations before lexing, and finds its way back to the file afterwards.
//
//   "a\⏎b c"  =>  text "ab c", with offset 1 and everything after it 2 further on in the file
//
// C does this before it splits text into tokens, so a token, a comment or a directive may be cut anywhere. A space between
// the backslash and the end of the line is accepted as Clang does.

export interface SplicedText {
  readonly text: string
  /** Offsets in `text` where something was taken out, ascending, and how much is missing from there on. */
  readonly at: Uint32Array
  readonly missing: Uint32Array
  /** Offsets in the file of backslashes with a space between them and the line break. */
  readonly spaced: readonly number[]
}

/** `undefined`: nothing to remove, lex the text as it is. */
export function removeLineContinuations(text: string): SplicedText | undefined {
  let pieces: string[] | undefined
  const at: number[] = []
  const missing: number[] = []
  const spaced: number[] = []
  let from = 0
  let removed = 0
  for (let slash = text.indexOf('\\'); slash >= 0; slash = text.indexOf('\\', slash + 1)) {
    const end = endOfContinuation(text, slash)
    if (end < 0) continue
    if (isHorizontalSpace(text.charCodeAt(slash + 1))) spaced.push(slash)
    pieces ??= []
    pieces.push(text.slice(from, slash))
    at.push(slash - removed)
    removed += end - slash
    missing.push(removed)
    from = end
    slash = end - 1
  }
  if (!pieces) return undefined
  pieces.push(text.slice(from))
  return { text: pieces.join(''), at: Uint32Array.from(at), missing: Uint32Array.from(missing), spaced }
}

function isHorizontalSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 11 || code === 12
}

function endOfContinuation(text: string, slash: number): number {
  let at = slash + 1
  let code = text.charCodeAt(at)
  while (isHorizontalSpace(code)) code = text.charCodeAt(++at)
  if (code === 10) return at + 1
  if (code === 13) return text.charCodeAt(at + 1) === 10 ? at + 2 : at + 1
  return -1
}

/** Maps ascending offsets of the spliced text to offsets in the file. */
export class SpliceMap {
  readonly #spliced: SplicedText
  #next = 0

  constructor(spliced: SplicedText) {
    this.#spliced = spliced
  }

  /** Offset in the file of the character at `offset`; offsets must not decrease from call to call. */
  toFile(offset: number): number {
    const { at, missing } = this.#spliced
    while (this.#next < at.length && at[this.#next]! <= offset) this.#next++
    return offset + (this.#next > 0 ? missing[this.#next - 1]! : 0)
  }

  /** Was something taken out of the token that the last `toFile` asked for, before `end`? */
  isCutBefore(end: number): boolean {
    return this.#next < this.#spliced.at.length && this.#spliced.at[this.#next]! < end
  }
}
