// A program database for debuggers (`-Fd`): an MSF file, which is a file system of blocks, with a container of debug parts in stream 5, where
// PIX and RenderDoc look for it.
//
//   block 0 superblock | 1, 2 free block maps | 3.. addresses of the directory's blocks | directory | streams 0 to 5
//
// Layout: docs/PDB/MsfFile of LLVM; what the streams are: lib/DXIL/DxilPDB.cpp of DXC.
import { utf8 } from './bitstream.ts'
import { ByteWriter } from './bytes.ts'

const blockSize = 512
const magic = 'Microsoft C/C++ MSF 7.00\r\n\u001aDS\0\0\0'
const directoryAddressBlock = 3
/** VC70. */
const pdbVersion = 20000404

/** `hash` names the shader the container belongs to. */
export function writePdb(container: Uint8Array, hash: Uint8Array): Uint8Array {
  const empty = new Uint8Array(0)
  return writeMsf([empty, pdbStream(hash), empty, empty, empty, container])
}

function pdbStream(hash: Uint8Array): Uint8Array {
  const writer = new ByteWriter()
  const [signature, age] = [0, 1]
  writer.words([pdbVersion, signature, age])
  writer.append(hash)
  // An empty table of named streams: no text, no entries, room for one.
  writer.words([0, 0, 1, 0, 0, 0, 0])
  return writer.finish()
}

function blocksFor(size: number): number {
  return Math.ceil(size / blockSize)
}

function writeMsf(streams: readonly Uint8Array[]): Uint8Array {
  const streamBlocks = streams.reduce((sum, { length }) => sum + blocksFor(length), 0)
  const directorySize = 4 + streams.length * 4 + streamBlocks * 4
  const directoryBlocks = blocksFor(directorySize)
  const directoryStart = directoryAddressBlock + blocksFor(directoryBlocks * 4)
  const firstStreamBlock = directoryStart + directoryBlocks
  const blockCount = firstStreamBlock + streamBlocks

  const writer = new ByteWriter()
  const endBlock = (): void => writer.padTo(blocksFor(writer.length) * blockSize)
  writer.append(utf8(magic))
  const freeMap = 1
  writer.words([blockSize, freeMap, blockCount, directorySize, 0, directoryAddressBlock])
  writer.padTo(directoryAddressBlock * blockSize)
  writer.words(Array.from({ length: directoryBlocks }, (_, index) => directoryStart + index))
  endBlock()
  writer.u32(streams.length)
  writer.words(streams.map(({ length }) => length))
  writer.words(Array.from({ length: streamBlocks }, (_, index) => firstStreamBlock + index))
  endBlock()
  for (const stream of streams) {
    writer.append(stream)
    endBlock()
  }
  return writer.finish()
}
