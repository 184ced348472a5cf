// The files a server sees besides the open documents.
import type { Host } from '../../../src/index.ts'

export interface ServerFiles extends Host {
  /** A file changed on disk; without a path, any may have. */
  invalidate(path?: string): void
}

/**
 * Files that can only be asked for, as in a browser: a file that nobody has asked for yet is missing at first, is fetched, and then
 * everything that missed it is looked at again.
 */
export class FetchedFiles implements ServerFiles {
  readonly #texts = new Map<string, string | undefined>()
  readonly #asked = new Set<string>()
  readonly #fetch: (path: string) => Promise<string | undefined>
  readonly #arrived: (path: string) => void

  constructor(fetch: (path: string) => Promise<string | undefined>, arrived: (path: string) => void) {
    this.#fetch = fetch
    this.#arrived = arrived
  }

  readFile(path: string): string | undefined {
    if (!this.#texts.has(path)) void this.#ask(path)
    return this.#texts.get(path)
  }

  invalidate(path?: string): void {
    if (path === undefined) this.#texts.clear()
    else this.#texts.delete(path)
  }

  async #ask(path: string): Promise<void> {
    if (this.#asked.has(path)) return
    this.#asked.add(path)
    const text = await this.#fetch(path).catch(() => undefined)
    this.#asked.delete(path)
    this.#texts.set(path, text)
    if (text !== undefined) this.#arrived(path)
  }
}
