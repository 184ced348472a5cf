// Writes LLVM's bitstream: blocks of records in bits. Records are written without abbreviations, except that text takes one of two: every
// character in six bits when all of them allow it, in eight otherwise.

const char6 = new Map(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._'].map((letter, index) => [
    letter.charCodeAt(0),
    index,
  ]),
)

interface OpenBlock {
  readonly width: number
  /** Where the block's length goes, in words. */
  readonly lengthAt: number
}

/** Numbers that a block's text abbreviations have, and the code of the records they are for. */
export interface TextAbbreviations {
  /** Numbers before the text. */
  readonly leading: number
  readonly six: number
  readonly eight: number
}

export class BitWriter {
  private words = new Uint32Array(1024)
  private count = 0
  private current = 0
  private filled = 0
  private width = 2
  private readonly open: OpenBlock[] = []

  /** The bytes, once every block is closed. */
  finish(): Uint8Array {
    this.align()
    const bytes = new Uint8Array(this.count * 4)
    const view = new DataView(bytes.buffer)
    for (let index = 0; index < this.count; index++) view.setUint32(index * 4, this.words[index]!, true)
    return bytes
  }

  /** At most 32 bits. */
  fixed(value: number, width: number): void {
    this.current = (this.current | (value << this.filled)) >>> 0
    if (this.filled + width < 32) {
      this.filled += width
      return
    }
    this.push(this.current)
    const taken = 32 - this.filled
    this.current = taken < 32 ? value >>> taken : 0
    this.filled += width - 32
    if (this.filled === 0) this.current = 0
    else this.current = (this.current & (2 ** this.filled - 1)) >>> 0
  }

  private push(word: number): void {
    if (this.count === this.words.length) {
      const larger = new Uint32Array(this.count * 2)
      larger.set(this.words)
      this.words = larger
    }
    this.words[this.count++] = word
  }

  vbr(value: number | bigint, width: number): void {
    const more = 2 ** (width - 1)
    if (typeof value === 'bigint') {
      const step = BigInt(width - 1)
      const mask = BigInt(more - 1)
      while (value > mask) {
        this.fixed(Number(value & mask) | more, width)
        value >>= step
      }
      this.fixed(Number(value), width)
      return
    }
    while (value >= more) {
      this.fixed((value % more) | more, width)
      value = Math.floor(value / more)
    }
    this.fixed(value, width)
  }

  private align(): void {
    if (this.filled === 0) return
    this.push(this.current)
    this.current = 0
    this.filled = 0
  }

  enterBlock(id: number, width: number): void {
    this.fixed(1, this.width)
    this.vbr(id, 8)
    this.vbr(width, 4)
    this.align()
    this.open.push({ width: this.width, lengthAt: this.count })
    this.push(0)
    this.width = width
  }

  leaveBlock(): void {
    this.fixed(0, this.width)
    this.align()
    const { width, lengthAt } = this.open.pop()!
    this.words[lengthAt] = this.count - lengthAt - 1
    this.width = width
  }

  record(code: number, operands: readonly (number | bigint)[]): void {
    this.fixed(3, this.width)
    this.vbr(code, 6)
    this.vbr(operands.length, 6)
    for (const operand of operands) this.vbr(operand, 6)
  }

  /** Says how text records of a code look in this block; the first two abbreviations of a block. */
  defineText(code: number, leading: number): TextAbbreviations {
    for (const kind of ['six', 'eight'] as const) {
      this.fixed(2, this.width)
      this.vbr(leading + 3, 5)
      this.literal(code)
      for (let index = 0; index < leading; index++) this.encoding(2, 8)
      this.encoding(3, undefined)
      if (kind === 'six') this.encoding(4, undefined)
      else this.encoding(1, 8)
    }
    return { leading, six: 4, eight: 5 }
  }

  private literal(value: number): void {
    this.fixed(1, 1)
    this.vbr(value, 8)
  }

  /** 1 fixed, 2 vbr, 3 array, 4 char6. */
  private encoding(kind: number, data: number | undefined): void {
    this.fixed(0, 1)
    this.fixed(kind, 3)
    if (data !== undefined) this.vbr(data, 5)
  }

  textRecord(abbreviations: TextAbbreviations, leading: readonly number[], text: Uint8Array): void {
    const fitsSix = text.every((byte) => char6.has(byte))
    this.fixed(fitsSix ? abbreviations.six : abbreviations.eight, this.width)
    for (const number of leading) this.vbr(number, 8)
    this.vbr(text.length, 6)
    for (const byte of text) {
      if (fitsSix) this.fixed(char6.get(byte)!, 6)
      else this.fixed(byte, 8)
    }
  }
}

const encoder = new TextEncoder()

export function utf8(text: string): Uint8Array {
  return encoder.encode(text)
}
