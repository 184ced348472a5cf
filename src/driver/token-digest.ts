// What the stages after the preprocessor get to see, as numbers and texts that are the same for programs of which they make the same:
//
//   -D QUALITY=1 and -D QUALITY=2, which nothing asks for      =>   the same
//
// Places count as well, since messages, reflection and line tables name them: the file, its text, the offset, and the macros around. Raw
// Locations would not do, they depend on the length of the command line.
import { toJson } from '../diagnostics/render/json.ts'
import type { TokenBuffer } from '../lex/tokens.ts'
import { commandLineFile } from '../preprocess/preprocess.ts'
import { spelling } from '../support/intern.ts'
import { type Location, nowhere, type SourceEntry, type SourceMap } from '../support/source.ts'
import type { Compilation } from './compilation.ts'

export interface TokenDescription {
  readonly numbers: Uint32Array
  /** Spellings, files with their texts, macros, and what the preprocessor had to say. */
  readonly texts: readonly string[]
}

export function describeTokens({ sources, preprocessed, sink }: Compilation): TokenDescription {
  const places = new PlaceWriter(sources)
  places.writeTokens(preprocessed.tokens)
  for (const { tokenIndex, location, tokens } of preprocessed.pragmas) {
    places.write(tokenIndex)
    places.writeLocation(location)
    places.writeTokens(tokens)
  }
  const macros = [...preprocessed.macroTexts].map(([name, { text, tokens }]) => {
    for (const { start } of tokens) places.writeLocation(start)
    return `${name} ${text}`
  })
  const messages = JSON.stringify([toJson(sink.reported, sources), sink.pragmas(sources).changes])
  return {
    numbers: places.numbers,
    texts: [...places.texts, ...preprocessed.dependencies, ...macros, messages],
  }
}

/** Writes numbers, and gives numbers to texts, files and expansions where they are first seen. */
class PlaceWriter {
  readonly texts: string[] = []
  readonly #sources: SourceMap
  readonly #spellings = new Map<number, number>()
  readonly #entries = new Map<SourceEntry, number>()
  #written = new Uint32Array(1 << 16)
  #count = 0

  constructor(sources: SourceMap) {
    this.#sources = sources
  }

  get numbers(): Uint32Array {
    return this.#written.subarray(0, this.#count)
  }

  write(number: number): void {
    if (this.#count === this.#written.length) {
      const larger = new Uint32Array(this.#count * 2)
      larger.set(this.#written)
      this.#written = larger
    }
    this.#written[this.#count++] = number
  }

  writeTokens({ count, kinds, atoms, positions, flags }: TokenBuffer): void {
    this.write(count)
    for (let index = 0; index < count; index++) {
      this.write(kinds[index]! | (flags[index]! << 8))
      this.write(this.#spelled(atoms[index]!))
      this.writeLocation(positions[index]!)
    }
  }

  /** Offsets in the text of `-D` options depend on the others: they do not count. */
  writeLocation(location: Location): void {
    if (location === nowhere) {
      this.write(0)
      return
    }
    const entry = this.#sources.entry(location)
    const isCommandLine = entry.kind === 'file' && entry.file.name === commandLineFile
    this.write(this.#numberOf(entry))
    this.write(isCommandLine ? 0 : location - entry.base)
  }

  #spelled(atom: number): number {
    let number = this.#spellings.get(atom)
    if (number === undefined) {
      number = this.texts.push(spelling(atom))
      this.#spellings.set(atom, number)
    }
    return number
  }

  /** From 1; what it is follows where it is first used. */
  #numberOf(entry: SourceEntry): number {
    const known = this.#entries.get(entry)
    if (known !== undefined) return known
    const number = this.#entries.size + 1
    this.#entries.set(entry, number)
    if (entry.kind === 'file') {
      const { name, text } = entry.file
      this.texts.push(name, ...(name === commandLineFile ? [] : [text]), JSON.stringify(entry.lineMarks))
      this.writeLocation(entry.includedFrom)
    } else {
      this.texts.push(`${entry.macro} ${entry.isArgument}`)
      this.writeLocation(entry.spelling)
      this.writeLocation(entry.useStart)
      this.writeLocation(entry.useEnd)
    }
    return number
  }
}
