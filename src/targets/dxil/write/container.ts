// The container that D3D12 loads: the module's bitcode and what the runtime reads without parsing it.
//
//   SFI0 ISG1 OSG1 [PSG1] PSV0 [RTS0] [ILDB] [STAT] [ILDN] HASH DXIL [PRIV], a library SFI0 VERS RDAT ...
//
// The digest in the header is what the runtime accepts as a signature; it is plain arithmetic over the content (see md5.ts).
import type { DxilModule, DxilSignature } from '../dxil-module.ts'
import { entryTags } from '../entry-properties.ts'
import { reflectionMetadata } from '../metadata.ts'
import { writeBitcode } from './bitcode.ts'
import { utf8 } from './bitstream.ts'
import { ByteWriter } from './bytes.ts'
import { propertyNumbers, writePipelineInfo } from './container-pipeline.ts'
import { writeCompilerVersion, writeRuntimeData } from './container-runtime-data.ts'
import { type SignatureOptions, writeSignature } from './container-signature.ts'
import { containerDigest, md5 } from './md5.ts'

export interface ContainerPart {
  /** Four letters. */
  readonly name: string
  readonly data: Uint8Array
}

export interface ContainerOptions {
  /** Without the digest a runtime loads the container in developer mode only. */
  readonly signed: boolean
  /** The RTS0 part, if the shader has a root signature. */
  readonly rootSignature?: Uint8Array | undefined
  /** The STAT part is left out. */
  readonly stripReflection: boolean
  readonly debug?: ContainerDebug | undefined
  /** The PRIV part: bytes of the user's own. */
  readonly privateData?: Uint8Array | undefined
}

export interface ContainerDebug {
  /** What the file with the debug information is called. */
  readonly name: string
  /** The module with debug information, when it goes into the container itself. */
  readonly bitcode: Uint8Array | undefined
  readonly hash: ShaderHash
}

/** Which shader this is. */
export interface ShaderHash {
  readonly bytes: Uint8Array
  /** It covers the sources, not only the code. */
  readonly includesSource: boolean
}

/** The module as bitcode, with and without bodies. Written before anything else is put into it, such as debug information. */
export interface DxilProgram {
  readonly bitcode: Uint8Array
  readonly reflection: Uint8Array
}

export function writeProgram(dxil: DxilModule): DxilProgram {
  return { bitcode: writeBitcode(dxil.module, dxil.pointees), reflection: reflectionBitcode(dxil) }
}

export function writeContainer(
  dxil: DxilModule,
  { bitcode, reflection }: DxilProgram,
  options: ContainerOptions,
): Uint8Array {
  const { debug, privateData } = options
  const parts: ContainerPart[] = [{ name: 'SFI0', data: features(dxil) }]
  parts.push(...(dxil.stage === 'library' ? libraryParts(dxil) : pipelineParts(dxil, options)))
  if (debug?.bitcode) parts.push({ name: 'ILDB', data: programPart(dxil, debug.bitcode) })
  if (!options.stripReflection) parts.push({ name: 'STAT', data: programPart(dxil, reflection) })
  if (debug) parts.push({ name: 'ILDN', data: debugName(debug.name) })
  const hash = debug?.hash ?? { bytes: md5(bitcode), includesSource: false }
  if (dxil.validatorMinor >= hashFrom) parts.push({ name: 'HASH', data: hashPart(hash) })
  parts.push({ name: 'DXIL', data: programPart(dxil, bitcode) })
  if (privateData) parts.push({ name: 'PRIV', data: privateData })
  return assemble(parts, options.signed)
}

/** What a program database holds: `debug` without bitcode is a slim one, which has only the sources and the reflection. */
export function writeDebugContainer(
  dxil: DxilModule,
  { reflection }: DxilProgram,
  debug: ContainerDebug,
  sourceInfo: Uint8Array,
): Uint8Array {
  const parts: ContainerPart[] = [
    { name: 'ILDN', data: debugName(debug.name) },
    { name: 'HASH', data: hashPart(debug.hash) },
    { name: 'SRCI', data: sourceInfo },
  ]
  if (!debug.bitcode) parts.push({ name: 'STAT', data: programPart(dxil, reflection) })
  parts.push({ name: 'VERS', data: writeCompilerVersion() })
  if (debug.bitcode) parts.push({ name: 'ILDB', data: programPart(dxil, debug.bitcode) })
  return assemble(parts, true)
}

/** Flags, length and the name itself. */
function debugName(name: string): Uint8Array {
  const bytes = utf8(name)
  const writer = new ByteWriter()
  writer.u16(0)
  writer.u16(bytes.length)
  writer.append(bytes)
  writer.u8(0)
  writer.align()
  return writer.finish()
}

/** Validators these parts came with. */
const [hashFrom, versionFrom] = [5, 8] as const

function libraryParts(dxil: DxilModule): ContainerPart[] {
  const runtimeData = { name: 'RDAT', data: writeRuntimeData(dxil) }
  return dxil.validatorMinor < versionFrom
    ? [runtimeData]
    : [{ name: 'VERS', data: writeCompilerVersion() }, runtimeData]
}

export interface SignaturePart {
  readonly name: 'ISG1' | 'OSG1' | 'PSG1'
  readonly signature: DxilSignature
  readonly options: SignatureOptions
}

/** A container has the third only when there is something in it. */
export function signatureParts(dxil: DxilModule): readonly SignaturePart[] {
  const { inputs = [], outputs = [], patchConstants = [] } = dxil.entries[0]?.signatures ?? {}
  const entry = dxil.entries[0]
  const domain = propertyNumbers(entry, entryTags.hull)[3] ?? propertyNumbers(entry, entryTags.domain)[0] ?? 0
  const common = { native16Bit: dxil.native16Bit, domain, validatorMinor: dxil.validatorMinor }
  const parts: SignaturePart[] = [
    { name: 'ISG1', signature: inputs, options: { ...common, isInput: true } },
    { name: 'OSG1', signature: outputs, options: { ...common, isInput: false } },
  ]
  if (patchConstants.length > 0)
    parts.push({ name: 'PSG1', signature: patchConstants, options: { ...common, isInput: dxil.stage === 'domain' } })
  return parts
}

function pipelineParts(dxil: DxilModule, { rootSignature }: ContainerOptions): ContainerPart[] {
  const parts: ContainerPart[] = signatureParts(dxil).map(({ name, signature, options }) => ({
    name,
    data: writeSignature(signature, options),
  }))
  parts.push({ name: 'PSV0', data: writePipelineInfo(dxil) })
  if (rootSignature !== undefined) parts.push({ name: 'RTS0', data: rootSignature })
  return parts
}

/** The module without bodies, but with names and the layout of buffers. */
function reflectionBitcode(dxil: DxilModule): Uint8Array {
  const { named, pointees } = reflectionMetadata(dxil)
  return writeBitcode(dxil.module, pointees, { named, declarationsOnly: true })
}

function features(dxil: DxilModule): Uint8Array {
  const writer = new ByteWriter()
  writer.u64(dxil.features)
  return writer.finish()
}

/** The HASH part. */
export function hashPart({ bytes, includesSource }: ShaderHash): Uint8Array {
  const writer = new ByteWriter()
  writer.u32(includesSource ? 1 : 0)
  writer.append(bytes)
  return writer.finish()
}

const programHeadSize = 24
const bitcodeHeadSize = 16

/** A part that holds a module: its kind and size before it. */
export function programPart({ kind, major, minor }: DxilModule, bitcode: Uint8Array): Uint8Array {
  const writer = new ByteWriter()
  const padded = (bitcode.length + 3) & ~3
  writer.words([(kind << 16) | (major << 4) | minor, (programHeadSize + padded) / 4])
  writer.append(utf8('DXIL'))
  writer.words([(1 << 8) | minor, bitcodeHeadSize, bitcode.length])
  writer.append(bitcode)
  writer.align()
  return writer.finish()
}

/** A part alone, as D3D12's reflection reads it. */
export function writePart({ name, data }: ContainerPart): Uint8Array {
  const writer = new ByteWriter()
  writer.append(utf8(name))
  writer.u32(data.length)
  writer.append(data)
  return writer.finish()
}

const headSize = 32

/** A container of any parts. */
export function assemble(parts: readonly ContainerPart[], signed: boolean): Uint8Array {
  const writer = new ByteWriter()
  writer.append(utf8('DXBC'))
  writer.append(new Uint8Array(16))
  writer.u16(1)
  writer.u16(0)
  let offset = headSize + parts.length * 4
  writer.u32(parts.reduce((sum, { data }) => sum + 8 + data.length, offset))
  writer.u32(parts.length)
  for (const { data } of parts) {
    writer.u32(offset)
    offset += 8 + data.length
  }
  for (const part of parts) writer.append(writePart(part))
  const container = writer.finish()
  if (signed) container.set(containerDigest(container), 4)
  return container
}
