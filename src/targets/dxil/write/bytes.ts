// Bytes that grow: little-endian numbers, text and padding.
import { utf8 } from './bitstream.ts'

export class ByteWriter {
  private bytes = new Uint8Array(256)
  private view = new DataView(this.bytes.buffer)
  length = 0

  private reserve(count: number): number {
    const start = this.length
    this.length += count
    if (this.length > this.bytes.length) {
      const larger = new Uint8Array(Math.max(this.length, this.bytes.length * 2))
      larger.set(this.bytes)
      this.bytes = larger
      this.view = new DataView(larger.buffer)
    }
    return start
  }

  u8(value: number): void {
    this.view.setUint8(this.reserve(1), value)
  }

  u16(value: number): void {
    this.view.setUint16(this.reserve(2), value, true)
  }

  u32(value: number): void {
    this.view.setUint32(this.reserve(4), value >>> 0, true)
  }

  u64(value: bigint): void {
    this.view.setBigUint64(this.reserve(8), value, true)
  }

  words(values: Iterable<number>): void {
    for (const value of values) this.u32(value)
  }

  append(bytes: Uint8Array): void {
    this.bytes.set(bytes, this.reserve(bytes.length))
  }

  /** Text and its zero byte. */
  text(text: string): void {
    this.append(utf8(text))
    this.u8(0)
  }

  /** Zero bytes up to a multiple of 4. */
  align(): void {
    while (this.length % 4 !== 0) this.u8(0)
  }

  padTo(length: number): void {
    while (this.length < length) this.u8(0)
  }

  finish(): Uint8Array {
    return this.bytes.slice(0, this.length)
  }
}
