// MD5 (RFC 1321), and the variant that signs DXIL containers: the same rounds, but the last block begins with the number of bits and ends with
// twice the number of bytes, plus one.
//
//   plain:     data 80 00 ... [u64 bits]           signature:     [u32 bits] data 80 00 ... [u32 bytes * 2 | 1]

const shifts: readonly number[] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
const sines: Int32Array = Int32Array.from(
  { length: 64 },
  (_, index) => Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32) | 0,
)

/** The MD5 of the bytes. */
export function md5(bytes: Uint8Array): Uint8Array {
  const state = start()
  const whole = bytes.length & ~63
  const view = viewOf(bytes)
  for (let offset = 0; offset < whole; offset += 64) mix(state, view, offset)
  const rest = bytes.length - whole
  const tail = new Uint8Array(rest < 56 ? 64 : 128)
  tail.set(bytes.subarray(whole))
  tail[rest] = 0x80
  viewOf(tail).setBigUint64(tail.length - 8, BigInt(bytes.length) * 8n, true)
  for (let offset = 0; offset < tail.length; offset += 64) mix(state, viewOf(tail), offset)
  return finish(state)
}

/** The digest of a container: over everything from the version field on. */
export function containerDigest(container: Uint8Array): Uint8Array {
  const bytes = container.subarray(20)
  const state = start()
  const whole = bytes.length & ~63
  const view = viewOf(bytes)
  for (let offset = 0; offset < whole; offset += 64) mix(state, view, offset)
  const rest = bytes.length - whole
  const tail = new Uint8Array(rest < 56 ? 64 : 128)
  const last = tail.length - 64
  // With little left the data follows the bit count in the last block; else it fills a block of its own.
  const data = rest < 56 ? 4 : 0
  tail.set(bytes.subarray(whole), data)
  tail[data + rest] = 0x80
  const tailView = viewOf(tail)
  tailView.setUint32(last, (bytes.length * 8) >>> 0, true)
  tailView.setUint32(last + 60, ((bytes.length * 2) | 1) >>> 0, true)
  for (let offset = 0; offset < tail.length; offset += 64) mix(state, tailView, offset)
  return finish(state)
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function start(): Int32Array {
  return Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476)
}

function finish(state: Int32Array): Uint8Array {
  const digest = new Uint8Array(16)
  const view = viewOf(digest)
  for (let index = 0; index < 4; index++) view.setInt32(index * 4, state[index]!, true)
  return digest
}

function mix(state: Int32Array, view: DataView, offset: number): void {
  let a = state[0]!
  let b = state[1]!
  let c = state[2]!
  let d = state[3]!
  for (let step = 0; step < 64; step++) {
    const round = step >> 4
    let choice: number
    let word: number
    if (round === 0) {
      choice = (b & c) | (~b & d)
      word = step
    } else if (round === 1) {
      choice = (b & d) | (c & ~d)
      word = (step * 5 + 1) & 15
    } else if (round === 2) {
      choice = b ^ c ^ d
      word = (step * 3 + 5) & 15
    } else {
      choice = c ^ (b | ~d)
      word = (step * 7) & 15
    }
    const sum = (a + choice + sines[step]! + view.getInt32(offset + word * 4, true)) | 0
    const shift = shifts[round * 4 + (step & 3)]!
    a = d
    d = c
    c = b
    b = (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0
  }
  state[0] = state[0]! + a
  state[1] = state[1]! + b
  state[2] = state[2]! + c
  state[3] = state[3]! + d
}
