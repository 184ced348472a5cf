// Finds the file an #include names.
//
//   #include "a/B.h"   beside the including file, beside those that included it (as DXC and MSVC do), then -I folders
//   #include <a/B.h>   -I folders
//
// When nothing fits, the same places are tried again without regard to case: Windows code bases rely on it.

import { bundledHeader } from '../hlsl/headers/bundled.ts'
import type { LexCache } from '../lex/cache.ts'
import type { LexedFile } from '../lex/lex.ts'
import { nearest } from '../support/nearest.ts'
import { slashes } from '../support/slashes.ts'
import type { SourceFile } from '../support/source.ts'
import type { OpenFile } from './files.ts'
import type { Host } from './host.ts'
import { collapsePath, folderOf, isAbsolute, joinPath } from './paths.ts'

export interface FoundFile {
  /** As shown to people: the folder it was found in and the name as written. */
  readonly name: string
  readonly key: string
  readonly file: SourceFile
  /** The name as it is on disk, where that differs from what was written. */
  readonly properName: string | undefined
  /** It comes with the compiler: there is no such file. */
  readonly isBundled?: true
}

/** What advice names. */
const mostPlaces = 6

export class IncludeFinder {
  readonly #host: Host
  readonly #folders: readonly string[]
  readonly #cache: LexCache
  /** What a run has asked the host already; a file that changes while it compiles is not seen twice. */
  readonly #texts = new Map<string, string | undefined>()
  readonly #listings = new Map<string, ReadonlyMap<string, string> | undefined>()

  constructor(host: Host, folders: readonly string[], cache: LexCache) {
    this.#host = host
    this.#folders = folders.map(slashes)
    this.#cache = cache
  }

  lex(key: string, file: SourceFile): LexedFile {
    return this.#cache.lex(key, file.text)
  }

  lexMain(key: string, file: SourceFile): LexedFile {
    return this.#cache.lexMain(key, file.text)
  }

  find(written: string, isAngled: boolean, from: OpenFile): FoundFile | undefined {
    const name = slashes(written)
    const folders = isAbsolute(name) ? [''] : this.#searchFolders(isAngled, from)
    for (const folder of folders) {
      const found = this.open(joinPath(folder, name))
      if (found) return found
    }
    for (const folder of this.#host.listDirectory ? folders : []) {
      const proper = this.#properCase(folder, name)
      const found = proper === undefined ? undefined : this.open(joinPath(folder, proper))
      if (found) return { ...found, properName: proper }
    }
    return this.#bundled(name)
  }

  /** For the message about a missing file: a similar name, or the folders that were searched. */
  adviceFor(written: string, from: OpenFile): string | undefined {
    const name = slashes(written)
    const base = name.slice(name.lastIndexOf('/') + 1)
    const folders = isAbsolute(name) ? [''] : this.#searchFolders(false, from)
    for (const folder of folders) {
      const close = nearest(base, this.#listing(folderOf(joinPath(folder, name)))?.values() ?? [])
      if (close !== undefined) return `did you mean '${name.slice(0, name.length - base.length)}${close}'?`
    }
    if (isAbsolute(name)) return undefined
    const isMissing = (folder: string): boolean => this.#host.listDirectory !== undefined && !this.#listing(folder)
    const places = folders.map((folder) => `'${folder || '.'}'${isMissing(folder) ? ' (no such folder)' : ''}`)
    const more = places.length > mostPlaces ? ` and ${places.length - mostPlaces} more` : ''
    return `it was looked for in ${places.slice(0, mostPlaces).join(', ')}${more}; -I adds a folder`
  }

  /** A header that comes with the compiler. */
  #bundled(name: string): FoundFile | undefined {
    const text = bundledHeader(name)
    if (text === undefined) return undefined
    return { name, key: name, file: this.#cache.source(name, text), properName: undefined, isBundled: true }
  }

  /** The file at a path, as the host has it. */
  open(name: string): FoundFile | undefined {
    const key = collapsePath(name)
    let text = this.#texts.get(key)
    if (text === undefined && !this.#texts.has(key)) {
      // A host in plain JavaScript may answer null.
      text = this.#host.readFile(key) ?? undefined
      this.#texts.set(key, text)
    }
    if (text === undefined) return undefined
    return { name, key, file: this.#cache.source(name, text), properName: undefined }
  }

  #searchFolders(isAngled: boolean, from: OpenFile): readonly string[] {
    if (isAngled) return this.#folders
    const folders = new Set<string>()
    for (let file: OpenFile | undefined = from; file; file = file.includer) folders.add(folderOf(file.path))
    for (const folder of this.#folders) folders.add(folder)
    return [...folders]
  }

  /** The name with every part spelled as on disk; `undefined` when some part is not there in any case. */
  #properCase(folder: string, name: string): string | undefined {
    let at = folder
    const parts: string[] = []
    for (const part of name.split('/')) {
      const proper = part === '.' || part === '..' || part === '' ? part : this.#listing(at)?.get(part.toLowerCase())
      if (proper === undefined) return undefined
      parts.push(proper)
      at = joinPath(at, proper)
    }
    return parts.join('/')
  }

  #listing(folder: string): ReadonlyMap<string, string> | undefined {
    const key = collapsePath(folder === '' ? '.' : folder)
    let listing = this.#listings.get(key)
    if (!listing && !this.#listings.has(key)) {
      const names = this.#host.listDirectory?.(key)
      listing = names && new Map(names.map((name) => [name.toLowerCase(), name]))
      this.#listings.set(key, listing)
    }
    return listing
  }
}
