// The container inside a program database (`-Fd`): stream 5 of an MSF file, which is a file system of blocks (see write/pdb.ts).
import { ByteReader } from './bytes.ts'
import { malformed } from './malformed.ts'

const magic = 'Microsoft C/C++ MSF 7.00\r\n\u001aDS\0\0\0'
const containerStream = 5
/** In a directory, of streams that are not there. */
const absent = 0xffffffff

export function isPdb(bytes: Uint8Array): boolean {
  return [...magic].every((letter, index) => bytes[index] === letter.charCodeAt(0))
}

/** Throws Malformed. */
export function containerOfPdb(bytes: Uint8Array): Uint8Array {
  const head = new ByteReader(bytes, magic.length)
  const blockSize = head.u32()
  head.skip(8)
  const directorySize = head.u32()
  head.skip(4)
  if (blockSize === 0) malformed('its blocks are empty')
  const blocks = (size: number): number => Math.ceil(size / blockSize)
  const list = new ByteReader(bytes, head.u32() * blockSize)
  const directory = new ByteReader(gather(bytes, blockSize, numbers(list, blocks(directorySize)), directorySize))
  const sizes = numbers(directory, directory.count(4)).map((size) => (size === absent ? 0 : size))
  if (sizes.length <= containerStream) malformed('it has no shader')
  for (const size of sizes.slice(0, containerStream)) directory.skip(blocks(size) * 4)
  const size = sizes[containerStream]!
  return gather(bytes, blockSize, numbers(directory, blocks(size)), size)
}

function numbers(reader: ByteReader, count: number): number[] {
  if (count * 4 > reader.remaining) malformed(`it should list ${count} blocks`)
  return Array.from({ length: count }, () => reader.u32())
}

/** The bytes of blocks that may lie anywhere, as one. */
function gather(bytes: Uint8Array, blockSize: number, blocks: readonly number[], size: number): Uint8Array {
  if (size > bytes.length) malformed(`it says ${size} bytes, the file has ${bytes.length}`)
  const whole = new Uint8Array(size)
  blocks.forEach((block, index) => {
    const length = Math.min(blockSize, size - index * blockSize)
    whole.set(new ByteReader(bytes, block * blockSize).take(length), index * blockSize)
  })
  return whole
}
