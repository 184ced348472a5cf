// What the tables of RDAT share: texts, lists of numbers and bytes that records refer to by their offsets.
import { ByteWriter } from './bytes.ts'

export class Strings {
  readonly #offsets = new Map<string, number>()
  readonly writer = new ByteWriter()

  constructor() {
    this.add('')
  }

  add(text: string): number {
    let offset = this.#offsets.get(text)
    if (offset === undefined) {
      offset = this.writer.length
      this.#offsets.set(text, offset)
      this.writer.text(text)
    }
    return offset
  }
}

/** Lists of numbers, each with its length in front; equal ones are there once. */
export class Lists {
  readonly #offsets = new Map<string, number>()
  #count = 0
  readonly writer = new ByteWriter()

  add(list: readonly number[]): number {
    const key = list.join()
    let offset = this.#offsets.get(key)
    if (offset === undefined) {
      offset = this.#count
      this.#offsets.set(key, offset)
      this.writer.words([list.length, ...list])
      this.#count += list.length + 1
    }
    return offset
  }
}

/** Bytes in one piece; equal ones are there once. */
export class RawBytes {
  readonly #offsets = new Map<string, number>()
  readonly writer = new ByteWriter()

  /** Offset and size. */
  add(bytes: Uint8Array): [number, number] {
    const key = bytes.join()
    let offset = this.#offsets.get(key)
    if (offset === undefined) {
      offset = this.writer.length
      this.#offsets.set(key, offset)
      this.writer.append(bytes)
    }
    return [offset, bytes.length]
  }
}

/** Records of one size. */
export class Table {
  readonly #records: Uint8Array[] = []

  /** Its number. */
  add(record: ByteWriter): number {
    this.#records.push(record.finish())
    return this.#records.length - 1
  }

  finish(): Uint8Array {
    const writer = new ByteWriter()
    if (this.#records.length === 0) return writer.finish()
    writer.words([this.#records.length, this.#records[0]!.length])
    for (const record of this.#records) writer.append(record)
    return writer.finish()
  }
}

/** Equal records are there once. */
export class UniqueTable extends Table {
  readonly #numbers = new Map<string, number>()

  override add(record: ByteWriter): number {
    const key = record.finish().join()
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = super.add(record)
    this.#numbers.set(key, number)
    return number
  }
}

/** What all tables of one library refer to. */
export interface SharedTables {
  readonly strings: Strings
  readonly lists: Lists
  readonly bytes: RawBytes
}
