// The container around a compiled shader: a header, then parts that are named by four letters.
//
//   'DXBC' digest(16) major(u16) minor(u16) size count offsets(count) { name size bytes }...
import { containerDigest } from '../write/md5.ts'
import { ByteReader, decode } from './bytes.ts'
import { malformed } from './malformed.ts'
import { containerOfPdb, isPdb } from './pdb.ts'

export interface ContainerPart {
  readonly name: string
  readonly offset: number
  readonly data: Uint8Array
}

export interface Container {
  readonly version: readonly [number, number]
  readonly digest: Uint8Array
  /** What the digest of a signed container is. */
  readonly expectedDigest: Uint8Array
  readonly parts: readonly ContainerPart[]
}

/** Or a program database, which holds one. */
export function isContainer(bytes: Uint8Array): boolean {
  return (bytes.length >= 4 && decode(bytes.subarray(0, 4)) === 'DXBC') || isPdb(bytes)
}

const headerSize = 32

/** Throws Malformed. */
export function readContainer(bytes: Uint8Array): Container {
  if (isPdb(bytes)) return readContainer(containerOfPdb(bytes))
  if (!isContainer(bytes)) malformed("it is not a compiled shader: DXIL containers start with 'DXBC'")
  const reader = new ByteReader(bytes, 4)
  const digest = reader.take(16)
  const version = [reader.u16(), reader.u16()] as const
  const size = reader.u32()
  if (size < headerSize || size > bytes.length) malformed(`the header says ${size} bytes, the file has ${bytes.length}`)
  const whole = bytes.subarray(0, size)
  const count = reader.count(4)
  const parts: ContainerPart[] = []
  for (let index = 0; index < count; index++) {
    const part = new ByteReader(whole, reader.u32())
    const offset = part.offset
    const name = decode(part.take(4))
    parts.push({ name, offset, data: part.take(part.u32()) })
  }
  return { version, digest, expectedDigest: containerDigest(whole), parts }
}
