// The SRCI part of a program database: names and texts of the sources, and the arguments (see write/source-info.ts).
import { ByteReader } from './bytes.ts'
import { malformed } from './malformed.ts'

export interface SourceInfo {
  /** The main file first. */
  readonly files: ReadonlyMap<string, string>
  readonly arguments: readonly string[]
}

/** Undoes zlib's compression. */
export type Inflate = (bytes: Uint8Array) => Uint8Array

const [contentsType, namesType, argumentsType] = [0, 1, 2] as const
const zlib = 1

/** Throws Malformed. */
export function readSourceInfo(data: Uint8Array, inflate: Inflate): SourceInfo {
  const reader = new ByteReader(data, 6)
  const sections = new Map<number, Uint8Array>()
  for (let left = reader.u16(); left > 0; left--) {
    const size = reader.u32()
    reader.skip(2)
    const type = reader.u16()
    if (size < 8) malformed('a section of the sources is too small')
    sections.set(type, reader.take(size - 8))
  }
  const names = namesIn(sections.get(namesType) ?? malformed('it does not name its sources'))
  const texts = contentsIn(sections.get(contentsType) ?? malformed('it has no sources'), inflate)
  const pairs = names.map((name, index): [string, string] => [name, texts[index] ?? ''])
  return { files: new Map(pairs), arguments: argumentsIn(sections.get(argumentsType)) }
}

const decoder = new TextDecoder()

/** Without the zero at the end. */
function textOf(bytes: Uint8Array): string {
  return decoder.decode(bytes.at(-1) === 0 ? bytes.subarray(0, -1) : bytes)
}

/** Each entry: its padded size, flags, the length of the name, that of the text, the name. */
function namesIn(section: Uint8Array): string[] {
  const reader = new ByteReader(section, 4)
  const count = reader.u32()
  reader.skip(2)
  return entriesIn(reader, count, (entry) => {
    entry.skip(4)
    const length = entry.u32()
    entry.skip(4)
    return textOf(entry.take(length))
  })
}

/** Each entry: its padded size, flags, the length of the text, the text; all of them may be compressed. */
function contentsIn(section: Uint8Array, inflate: Inflate): string[] {
  const reader = new ByteReader(section, 6)
  const kind = reader.u16()
  const size = reader.u32()
  reader.skip(4)
  const count = reader.u32()
  const stored = reader.take(size)
  const entries = kind === zlib ? inflate(stored) : stored
  return entriesIn(new ByteReader(entries), count, (entry) => {
    entry.skip(4)
    return textOf(entry.take(entry.u32()))
  })
}

function entriesIn(reader: ByteReader, count: number, read: (entry: ByteReader) => string): string[] {
  if (count * 4 > reader.remaining) malformed(`${count} sources do not fit`)
  return Array.from({ length: count }, () => {
    const size = reader.u32()
    if (size < 4) malformed('a source is too small')
    return read(new ByteReader(reader.take(size - 4)))
  })
}

/** Pairs of name and value; what has no name is a word of its own. */
function argumentsIn(section: Uint8Array | undefined): string[] {
  if (!section) return []
  const reader = new ByteReader(section, 4)
  const texts = decoder.decode(reader.take(reader.u32() + 4).subarray(4)).split('\0')
  const words: string[] = []
  for (let index = 0; index + 1 < texts.length; index += 2) {
    const [name = '', value = ''] = [texts[index], texts[index + 1]]
    if (name !== '') words.push(`-${name}`)
    if (value !== '') words.push(value)
  }
  return words
}
