// A picture as PNG: eight bits, RGBA, uncompressed (stored blocks), so that nothing is needed to write it.
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const largestBlock = 0xffff

/** `texels` are four floats for each pixel, row by row, from 0 to 1. */
export function encodePng(width: number, height: number, texels: ArrayLike<number>): Uint8Array {
  const rows = new Uint8Array(height * (1 + width * 4))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width * 4; x++) rows[y * (1 + width * 4) + 1 + x] = byteOf(texels[y * width * 4 + x] ?? 0)
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([8, 6, 0, 0, 0], 8)
  const parts = [
    Uint8Array.from(signature),
    chunk('IHDR', header),
    chunk('IDAT', stored(rows)),
    chunk('IEND', new Uint8Array()),
  ]
  return joined(parts)
}

function byteOf(value: number): number {
  return value > 0 ? Math.round(Math.min(value, 1) * 255) : 0
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(
    Array.from(name, (letter) => letter.charCodeAt(0)),
    4,
  )
  bytes.set(data, 8)
  view.setUint32(8 + data.length, checksum(bytes.subarray(4, 8 + data.length)))
  return bytes
}

/** A zlib stream of blocks that are not compressed. */
function stored(data: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [Uint8Array.from([0x78, 0x01])]
  for (let at = 0; at < data.length || at === 0; at += largestBlock) {
    const block = data.subarray(at, at + largestBlock)
    const isLast = at + largestBlock >= data.length ? 1 : 0
    const length = block.length
    parts.push(Uint8Array.from([isLast, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff]), block)
  }
  let [a, b] = [1, 0]
  for (const byte of data) {
    a = (a + byte) % 65521
    b = (b + a) % 65521
  }
  parts.push(Uint8Array.from([b >> 8, b & 0xff, a >> 8, a & 0xff]))
  return joined(parts)
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = table[(value ^ byte) & 0xff]! ^ (value >>> 8)
  return ~value >>> 0
}
