// Bytes that grow: little-endian numbers, text and padding.
import { utf8 } from './bitstream.ts'

export class ByteWriter {
  private bytes = new Uint8Array(256)
  private view = new DataView(this.bytes.buffer)
  length = 0

  /** Where the new bytes start. May replace the buffer, so ask before using it. */
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
    const start = this.reserve(1)
    this.view.setUint8(start, value)
  }

  u16(value: number): void {
    const start = this.reserve(2)
    this.view.setUint16(start, value, true)
  }

  u32(value: number): void {
    const start = this.reserve(4)
    this.view.setUint32(start, value >>> 0, true)
  }

  u64(value: bigint): void {
    const start = this.reserve(8)
    this.view.setBigUint64(start, value, true)
  }

  f32(value: number): void {
    const start = this.reserve(4)
    this.view.setFloat32(start, value, true)
  }

  words(values: Iterable<number>): void {
    for (const value of values) this.u32(value)
  }

  append(bytes: Uint8Array): void {
    const start = this.reserve(bytes.length)
    this.bytes.set(bytes, start)
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
