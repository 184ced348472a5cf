// The documents of an editor over a host, and the programs they are part of.
//
//   open('/a/blur.hlsl', text, 1)      a program of its own
//   open('/a/common.hlsli', text, 1)   no program: it is seen through blur.hlsl, if that includes it
//
// A program is compiled again when a file that it read has another text; everything else that is known of it is kept.

import type { PartialOptions } from '../driver/partial-options.ts'
import { LexCache } from '../lex/cache.ts'
import type { Host } from '../preprocess/host.ts'
import { SourceFile } from '../support/source.ts'
import { normalPath } from './positions.ts'
import type { Variant } from './types.ts'
import { ServiceUnit, type SharedWork } from './unit.ts'
import { guessVariants, isHeader, variantKey, variantOfComment } from './variants.ts'

export interface OpenDocument {
  readonly path: string
  readonly file: SourceFile
  readonly version: number
}

interface ReadVariants {
  /** By a comment. */
  readonly written: Variant | undefined
  readonly guessed: readonly Variant[]
  /** It is a header. */
  readonly isPart: boolean
}

const nothingKnown: ReadVariants = { written: undefined, guessed: [], isPart: false }

/** Programs that were not queried for a while are dropped. */
const mostUnits = 16

export class Workspace {
  readonly host: Host
  readonly #disk: Host
  readonly #documents = new Map<string, OpenDocument>()
  readonly #chosen = new Map<string, Variant>()
  readonly #offered = new Map<string, readonly Variant[]>()
  readonly #units = new Map<string, ServiceUnit>()
  readonly #readTexts = new WeakMap<SourceFile, ReadVariants>()
  readonly #base = new Map<string, PartialOptions>()
  readonly #shared: SharedWork

  constructor(disk: Host) {
    this.#disk = disk
    const { listDirectory } = disk
    this.host = {
      readFile: (path) => this.#documents.get(normalPath(path))?.file.text ?? disk.readFile(path),
      ...(listDirectory && { listDirectory: (path: string) => listDirectory.call(disk, path) }),
    }
    this.#shared = { lexCache: new LexCache(), checkedText: { bodies: new Map() } }
  }

  get lexCache(): LexCache {
    return this.#shared.lexCache
  }

  // ---- Documents

  get documents(): Iterable<OpenDocument> {
    return this.#documents.values()
  }

  document(path: string): OpenDocument | undefined {
    return this.#documents.get(normalPath(path))
  }

  set(path: string, text: string, version: number): void {
    const key = normalPath(path)
    this.#documents.set(key, { path: key, file: new SourceFile(key, text), version })
    this.touch(key)
  }

  close(path: string): void {
    const key = normalPath(path)
    this.#documents.delete(key)
    this.touch(key)
  }

  /** The text of a file as the programs see it. */
  fileOf(path: string): SourceFile | undefined {
    const key = normalPath(path)
    const open = this.#documents.get(key)
    if (open) return open.file
    const text = this.#disk.readFile(key)
    return text === undefined ? undefined : new SourceFile(key, text)
  }

  /** A file has another text than before: what was read from it is old. Without a path, every file. */
  touch(path?: string): void {
    const key = path === undefined ? undefined : normalPath(path)
    for (const unit of this.#units.values()) if (key === undefined || unit.reads(key)) unit.forget()
  }

  // ---- Variants

  /** What a picker offers for a document, the first one by default. */
  variantsOf(path: string): readonly Variant[] {
    const key = normalPath(path)
    const offered = this.#offered.get(key) ?? []
    const file = this.fileOf(key)
    const { written, guessed, isPart } = file ? this.#readVariants(file) : nothingKnown
    if (written) return [written, ...offered]
    if (offered.length > 0) return offered
    const around = [...this.#units.values()].filter((unit) => unit.root !== key && unit.includes(key))
    const seen = isPart ? around.map(({ variant, root }) => ({ ...variant, root })) : []
    return seen.length > 0 ? seen : guessed
  }

  /** What a text says about itself; asked with every question, so it is kept. */
  #readVariants(file: SourceFile): ReadVariants {
    let read = this.#readTexts.get(file)
    if (!read) {
      const { name, text } = file
      read = { written: variantOfComment(text), guessed: guessVariants(name, text), isPart: isHeader(name, text) }
      this.#readTexts.set(file, read)
    }
    return read
  }

  offer(path: string, variants: readonly Variant[]): void {
    this.#offered.set(normalPath(path), variants)
  }

  choose(path: string, variant: Variant | undefined): void {
    if (variant) this.#chosen.set(normalPath(path), variant)
    else this.#chosen.delete(normalPath(path))
  }

  /** Options of everything below a folder that no project or comment decides about. */
  setBase(folder: string, options: PartialOptions): void {
    this.#base.set(normalPath(folder).replace(/\/$/, ''), options)
  }

  /** Of the innermost folder. */
  #baseOf(path: string): PartialOptions {
    const around = [...this.#base.keys()].filter((folder) => path.startsWith(`${folder}/`) || folder === '')
    const innermost = around.sort((left, right) => right.length - left.length)[0]
    return innermost === undefined ? {} : this.#base.get(innermost)!
  }

  variantOf(path: string): Variant {
    const key = normalPath(path)
    const chosen = this.#chosen.get(key) ?? this.variantsOf(key)[0] ?? {}
    return { ...chosen, options: { ...this.#baseOf(key), ...chosen.options } }
  }

  /** The program that a document is seen through. */
  unitOf(path: string): ServiceUnit {
    const variant = this.variantOf(path)
    return this.unit(normalPath(variant.root ?? path), variant)
  }

  unit(root: string, variant: Variant): ServiceUnit {
    const key = `${root}\n${variantKey(variant)}`
    const known = this.#units.get(key)
    this.#units.delete(key)
    const unit = known ?? new ServiceUnit(root, variant, this, this.#shared)
    this.#units.set(key, unit)
    if (this.#units.size > mostUnits) this.#units.delete(this.#units.keys().next().value!)
    return unit
  }

  /** Programs that read a file: those of open documents, and those that are known besides. */
  unitsReading(path: string): readonly ServiceUnit[] {
    const key = normalPath(path)
    const own = this.unitOf(key)
    const others = [...this.#documents.keys()].map((open) => this.unitOf(open))
    return [...new Set([own, ...others, ...this.#units.values()])].filter((unit) => unit === own || unit.reads(key))
  }
}
