// A container of any compiler as text: its parts, the contents of small ones, and the module of the DXIL part.
//
// A part that makes no sense costs its own text only; the rest of the file is shown all the same.
import { bitcodeText } from './bitcode-module.ts'
import { ByteReader, decode, hex } from './bytes.ts'
import { type Container, type ContainerPart, isContainer, readContainer } from './container.ts'
import { featureWords, shaderKindWords, wordFor } from './enum-words.ts'
import { attempt, Malformed, malformed } from './malformed.ts'
import { pipelineText } from './pipeline-part.ts'
import { rootSignatureText } from './root-signature-part.ts'
import { runtimeDataText } from './runtime-data-part.ts'
import { signatureText } from './signature-part.ts'

/** The text of a compiled shader, and what is wrong with it. */
export interface Dump {
  readonly text: string
  /** Of a container, in order; empty for bare bitcode and SPIR-V. */
  readonly parts: readonly DumpedPart[]
  /** What is wrong with the file, one sentence each. */
  readonly problems: readonly string[]
}

/** A part of a container. */
export interface DumpedPart {
  /** Four characters: `DXIL`, `PSV0`. */
  readonly name: string
  /** In bytes, from the start of the container. */
  readonly offset: number
  readonly size: number
  /** Its contents; empty when it is unknown or malformed. */
  readonly lines: readonly string[]
}

/** Prints a container, or bare bitcode. Never throws on any bytes. */
export function dump(bytes: Uint8Array): Dump {
  if (!isContainer(bytes) && bytes[0] === 0x42 && bytes[1] === 0x43) {
    const text = attempt(() => bitcodeText(bytes))
    return text instanceof Malformed ? unreadable(text.message) : { text, parts: [], problems: [] }
  }
  const container = attempt(() => readContainer(bytes))
  if (container instanceof Malformed) return unreadable(container.message)
  const problems: string[] = []
  const parts: DumpedPart[] = []
  let text = headText(container)
  if (!isUnsigned(container) && hex(container.digest) !== hex(container.expectedDigest))
    problems.push(`the digest is ${hex(container.digest)}, but that of the content is ${hex(container.expectedDigest)}`)
  for (const part of container.parts) {
    const { name, offset, data } = part
    const read = attempt(() => partText(part))
    if (read instanceof Malformed) problems.push(`part ${name}: ${read.message}`)
    const lines = read instanceof Malformed ? [] : read
    parts.push({ name, offset, size: data.length, lines })
    if (lines.length > 0) text += `\n${name}\n${lines.map((line) => (line === '' ? '\n' : `  ${line}\n`)).join('')}`
  }
  return { text, parts, problems }
}

/** A dump without contents. */
export function unreadable(problem: string): Dump {
  return { text: '', parts: [], problems: [problem] }
}

function isUnsigned({ digest }: Container): boolean {
  return digest.every((byte) => byte === 0)
}

function headText(container: Container): string {
  const signed = isUnsigned(container)
    ? 'none, the container is not signed'
    : `${hex(container.digest)}${hex(container.digest) === hex(container.expectedDigest) ? '' : ' (wrong)'}`
  let text = `container ${container.version.join('.')}, ${container.parts.length} parts\ndigest: ${signed}\n\n`
  text += 'part     offset      size\n'
  for (const { name, offset, data } of container.parts)
    text += `${name.padEnd(4)}  ${String(offset).padStart(9)} ${String(data.length).padStart(9)}\n`
  return text
}

function partText({ name, data }: ContainerPart): string[] {
  switch (name) {
    case 'SFI0':
      return featureText(data)
    case 'ISG1':
    case 'OSG1':
    case 'PSG1':
      return signatureText(data)
    case 'PSV0':
      return pipelineText(data)
    case 'RTS0':
      return rootSignatureText(data)
    case 'RDAT':
      return runtimeDataText(data)
    case 'HASH':
      return hashText(data)
    case 'VERS':
      return versionText(data)
    case 'ILDN':
      return [`debug name: ${new ByteReader(data).textAt(4)}`]
    case 'DXIL':
    case 'STAT':
    case 'ILDB':
      return programText(data)
    default:
      return []
  }
}

function featureText(data: Uint8Array): string[] {
  const flags = new ByteReader(data).u64()
  const lines = [`flags: 0x${flags.toString(16)}`]
  for (let bit = 0n; bit < 64n; bit++)
    if ((flags & (1n << bit)) !== 0n) lines.push(featureWords[Number(bit)] ?? `feature ${bit}`)
  return lines
}

function hashText(data: Uint8Array): string[] {
  const reader = new ByteReader(data)
  const flags = reader.u32()
  return [`${hex(reader.take(16))}${(flags & 1) !== 0 ? ' (with the source)' : ''}`]
}

function versionText(data: Uint8Array): string[] {
  const reader = new ByteReader(data)
  const lines = [`compiler: ${reader.u16()}.${reader.u16()}`, `flags: ${reader.u32()}`, `commits: ${reader.u32()}`]
  const strings = decode(reader.take(reader.u32()))
  return [...lines, `names: ${strings.replaceAll('\\00', ' ').trim()}`]
}

function programText(data: Uint8Array): string[] {
  const reader = new ByteReader(data)
  const version = reader.u32()
  const words = reader.u32()
  if (words * 4 > data.length) malformed(`it should have ${words * 4} bytes and has ${data.length}`)
  const start = reader.offset
  if (decode(reader.take(4)) !== 'DXIL') malformed("its program does not start with 'DXIL'")
  const dxil = reader.u32()
  const bitcode = new ByteReader(data, start + reader.u32())
  const bytes = bitcode.take(reader.u32())
  const model = `${wordFor(shaderKindWords, version >>> 16)} ${(version >>> 4) & 15}.${version & 15}`
  const head = `${model}, DXIL ${dxil >>> 8}.${dxil & 255}, ${bytes.length} bytes of bitcode`
  return [head, '', ...bitcodeText(bytes).trimEnd().split('\n')]
}
