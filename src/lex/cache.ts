// Lexed files kept between compilations: a header that a thousand shaders include is lexed once.
import type { LexedFile } from './lex.ts'
import { lex } from './lex.ts'

export class LexCache {
  readonly #files = new Map<string, LexedFile>()

  /** The tokens of the file; lexed again only when its text is not the one of last time. */
  lex(path: string, text: string): LexedFile {
    const known = this.#files.get(path)
    if (known && known.text === text) return known
    const fresh = lex(text)
    this.#files.set(path, fresh)
    return fresh
  }
}
