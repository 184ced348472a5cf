// A cursor over little-endian bytes that never leaves them.
import { malformed } from './malformed.ts'

export class ByteReader {
  readonly bytes: Uint8Array
  private readonly view: DataView
  offset: number

  constructor(bytes: Uint8Array, offset = 0) {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.offset = offset
  }

  get remaining(): number {
    return this.bytes.length - this.offset
  }

  private advance(count: number): number {
    const { offset } = this
    if (offset < 0 || count > this.bytes.length - offset) malformed(`it ends before byte ${offset + count}`)
    this.offset = offset + count
    return offset
  }

  u8(): number {
    return this.view.getUint8(this.advance(1))
  }

  u16(): number {
    return this.view.getUint16(this.advance(2), true)
  }

  u32(): number {
    return this.view.getUint32(this.advance(4), true)
  }

  u64(): bigint {
    return this.view.getBigUint64(this.advance(8), true)
  }

  f32(): number {
    return this.view.getFloat32(this.advance(4), true)
  }

  take(count: number): Uint8Array {
    const start = this.advance(count)
    return this.bytes.subarray(start, start + count)
  }

  skip(count: number): void {
    this.advance(count)
  }

  /** A count of things that take `size` bytes each: more than fit is refused before any loop over them. */
  count(size: number): number {
    const count = this.u32()
    if (count * size > this.remaining)
      malformed(`${count} things of ${size} bytes do not fit into ${this.remaining} bytes`)
    return count
  }

  /** The text at a place, up to its zero byte. */
  textAt(offset: number): string {
    const end = this.bytes.indexOf(0, offset)
    if (offset >= this.bytes.length || end < 0) malformed(`there is no text at byte ${offset}`)
    return decode(this.bytes.subarray(offset, end))
  }
}

const decoder = new TextDecoder()

/** UTF-8 as text; control characters are escaped, so that a file cannot write to the terminal as it likes. */
export function decode(bytes: Uint8Array): string {
  return decoder
    .decode(bytes)
    .replace(/[^ -~\u00a0-\uffff]/g, (c) => `\\${c.charCodeAt(0).toString(16).padStart(2, '0')}`)
}

export function hex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0')
  return text
}
