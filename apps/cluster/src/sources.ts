// The files that a job may read, found without preprocessing it: whatever an #include could mean, in any permutation, is sent along.
//
//   main.hlsl: #include "a.hlsli"        main.hlsl, a.hlsli beside it and in every -I folder, and what those include
//
// Too many is harmless, too few is a wrong answer: names are tried in every folder that the compiler might look into, ignoring case, as it
// does; a name that a macro makes could be any file of those folders.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { isAbsolute, join, posix } from 'node:path'
import { decodeText, insideOf } from '../../../src/node/host.ts'
import { slashes } from '../../../src/support/slashes.ts'
import { excess, type FileRow, hashOf, limits } from './protocol.ts'

export interface SourceFile {
  readonly text: string
  readonly hash: string
  readonly bytes: number
  /** As they are written. */
  readonly included: readonly string[]
  readonly hasComputed: boolean
}

/** What a job is looked for in. */
export interface Roots {
  /** Relative to where we are, or absolute. */
  readonly files: readonly string[]
  readonly folders: readonly string[]
}

export class Sources {
  readonly #files = new Map<string, SourceFile | undefined>()
  readonly #listings = new Map<string, ReadonlyMap<string, readonly string[]>>()
  readonly #known = new Map<string, readonly FileRow[] | string>()
  readonly #mayRead: (path: string) => boolean

  /** Nothing outside of `root` is there. */
  constructor(root?: string) {
    this.#mayRead = root === undefined ? () => true : insideOf(root)
  }

  /** Sorted, or what is wrong with them. */
  reachable(roots: Roots): readonly FileRow[] | string {
    const key = JSON.stringify(roots)
    let rows = this.#known.get(key)
    if (rows === undefined) this.#known.set(key, (rows = this.#find(roots)))
    return rows
  }

  /** Of a file that was found. */
  text(path: string): string {
    return this.#files.get(path)?.text ?? ''
  }

  #find({ files, folders }: Roots): readonly FileRow[] | string {
    const search = new Search(this, folders.map(plain))
    for (const file of files) search.add(plain(file))
    search.finish()
    const rows: FileRow[] = []
    let total = 0
    for (const path of [...search.found].sort()) {
      const { hash, bytes } = this.read(path)!
      const large = excess(bytes, limits.sourceBytes)
      if (large !== undefined) return `'${path}' has ${large}`
      total += bytes
      rows.push([path, hash])
    }
    return excess(rows.length, limits.sourceFiles) ?? excess(total, limits.sourceTotal) ?? rows
  }

  /** Undefined when there is no such file. */
  read(path: string): SourceFile | undefined {
    if (this.#files.has(path)) return this.#files.get(path)
    const file = this.#mayRead(path) ? readSource(path) : undefined
    this.#files.set(path, file)
    return file
  }

  /** Paths that a name may lead to from a folder, ignoring case. */
  resolve(folder: string, name: string): readonly string[] {
    if (isAbsolute(name)) return [plain(name)]
    let places = [folder]
    for (const part of name.split('/')) {
      if (part === '' || part === '.') continue
      places = places.flatMap((place) =>
        part === '..'
          ? [join(place, '..')]
          : (this.listing(place).get(part.toLowerCase()) ?? []).map((proper) => join(place, proper)),
      )
    }
    return places.map(plain)
  }

  /** Names in a folder, by their small letters. */
  listing(folder: string): ReadonlyMap<string, readonly string[]> {
    let names = this.#listings.get(folder)
    if (!names) this.#listings.set(folder, (names = listNames(folder)))
    return names
  }
}

class Search {
  readonly found = new Set<string>()
  readonly #sources: Sources
  readonly #folders = new Set<string>()
  readonly #names = new Set<string>()
  #hasComputed = false

  constructor(sources: Sources, folders: readonly string[]) {
    this.#sources = sources
    for (const folder of folders) this.#addFolder(folder)
  }

  add(path: string): void {
    if (this.found.has(path)) return
    const file = this.#sources.read(path)
    if (!file) return
    this.found.add(path)
    if (file.hasComputed) this.#hasComputed = true
    this.#addFolder(plain(posix.dirname(path)))
    for (const name of file.included) this.#addName(name)
  }

  /** A name that is computed could be any file beside the others. */
  finish(): void {
    for (let before = -1; this.#hasComputed && before !== this.found.size; ) {
      before = this.found.size
      for (const folder of [...this.#folders])
        for (const names of this.#sources.listing(folder).values())
          for (const name of names) this.add(plain(join(folder, name)))
    }
  }

  #addFolder(folder: string): void {
    if (this.#folders.has(folder)) return
    this.#folders.add(folder)
    for (const name of [...this.#names]) for (const path of this.#sources.resolve(folder, name)) this.add(path)
  }

  #addName(name: string): void {
    if (this.#names.has(name)) return
    this.#names.add(name)
    for (const folder of [...this.#folders]) for (const path of this.#sources.resolve(folder, name)) this.add(path)
  }
}

/** As the compiler asks for it. */
function plain(path: string): string {
  return posix.normalize(slashes(path))
}

const includePattern = /#[ \t]*include[ \t]*(?:"([^"\n]+)"|<([^>\n]+)>|([A-Za-z_]))/g

function readSource(path: string): SourceFile | undefined {
  try {
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined
    const content = readFileSync(path)
    const text = decodeText(content)
    const included: string[] = []
    let hasComputed = false
    for (const [, quoted, angled] of text.replace(/\\\r?\n/g, '').matchAll(includePattern)) {
      const name = quoted ?? angled
      if (name === undefined) hasComputed = true
      else included.push(slashes(name))
    }
    return { text, hash: hashOf(text), bytes: content.length, included, hasComputed }
  } catch {
    return undefined
  }
}

function listNames(folder: string): Map<string, readonly string[]> {
  const names = new Map<string, string[]>()
  try {
    for (const name of readdirSync(folder)) {
      const known = names.get(name.toLowerCase())
      if (known) known.push(name)
      else names.set(name.toLowerCase(), [name])
    }
  } catch {
    // A folder that cannot be listed has no files for the compiler either.
  }
  return names
}
