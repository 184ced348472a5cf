// Lexed files kept between compilations: a header that a thousand shaders include is lexed once, and its lines are counted once.
import { type AtomLease, leaseAtoms } from '../support/intern.ts'
import { effort } from '../support/limits.ts'
import { SourceFile } from '../support/source.ts'
import type { LexedFile } from './lex.ts'
import { lex } from './lex.ts'

interface KeptFile {
  readonly file: LexedFile
  readonly lease: AtomLease
}

export class LexCache {
  readonly #files = new Map<string, KeptFile>()
  readonly #mains = new Map<string, KeptFile>()
  readonly #sources = new Map<string, SourceFile>()

  /** The tokens of the file; lexed again only when its text is not the one of last time. */
  lex(path: string, text: string): LexedFile {
    return lexInto(this.#files, path, text)
  }

  /** The text under its name; the one of last time unless the text has changed. */
  source(name: string, text: string): SourceFile {
    const known = this.#sources.get(name)
    if (known?.text === text) return known
    const file = new SourceFile(name, text)
    this.#sources.set(name, file)
    return file
  }

  /** As `lex`, for main files, of which there may be ever new ones: only the latest are kept. */
  lexMain(path: string, text: string): LexedFile {
    const file = lexInto(this.#mains, path, text)
    const [oldest] = this.#mains.keys()
    if (this.#mains.size > effort.keptMainFiles.most) this.#mains.delete(oldest!)
    return file
  }
}

function lexInto(files: Map<string, KeptFile>, path: string, text: string): LexedFile {
  const known = files.get(path)
  if (known?.file.text === text) return known.file
  const file = lex(text)
  files.delete(path)
  files.set(path, { file, lease: leaseAtoms([file.tokens]) })
  return file
}
