// PSV0: what the runtime checks when a pipeline is made. Its version follows that of the validator that is to accept it.
import { resourceKinds } from '../../../hlsl/resources.ts'
import { depthKinds, semanticKind, userSemanticKind } from '../../../hlsl/semantics.ts'
import { ConstantInt } from '../../../ir/constants.ts'
import { type Metadata, MetadataConstant, MetadataNode } from '../../../ir/metadata.ts'
import type {
  DxilEntry,
  DxilModule,
  DxilResource,
  DxilSignature,
  DxilSignatureElement,
  DxilSignatures,
} from '../dxil-module.ts'
import { entryTags } from '../entry-properties.ts'
import { ByteWriter } from './bytes.ts'
import { signatureType } from './container-signature.ts'

const noWaveLimit = 0xffffffff
const unbounded = 0xffffffff
const elementSize = 16

const position = semanticKind('SV_Position')
const sampleIndex = semanticKind('SV_SampleIndex')
const sampleInterpolations = [6, 7]

interface Counted {
  readonly inputVectors: number
  readonly outputVectors: readonly number[]
  readonly patchVectors: number
}

export function writePipelineInfo(dxil: DxilModule): Uint8Array {
  const writer = new ByteWriter()
  const entry = dxil.entries[0]
  const minor = dxil.validatorMinor
  const version = minor < 1 ? 0 : minor < 6 ? 1 : minor < 8 ? 2 : minor < 10 ? 3 : 4
  const size = [24, 36, 48, 52, 56][version]!
  const strings = new ByteWriter()
  strings.u8(0)
  const indices: number[] = []
  const elements = new ByteWriter()
  const { inputs = [], outputs = [], patchConstants = [] } = entry?.signatures ?? {}
  for (const element of [...inputs, ...outputs, ...patchConstants]) writeElement(elements, element, strings, indices)
  const entryName = strings.length
  if (version >= 3) strings.text(dxil.entryName)
  strings.align()
  const counted: Counted = {
    inputVectors: vectorsOf(inputs, 0),
    outputVectors: [0, 1, 2, 3].map((stream) => vectorsOf(outputs, stream)),
    patchVectors: vectorsOf(patchConstants, 0),
  }

  const info = new ByteWriter()
  writeStage(info, dxil, entry)
  if (version >= 1) {
    info.u8(dxil.kind)
    info.u8(dxil.usesViewId ? 1 : 0)
    writeStageCount(info, dxil, entry, counted)
    for (const signature of [inputs, outputs, patchConstants]) info.u8(signature.length)
    info.u8(counted.inputVectors)
    for (const vectors of counted.outputVectors) info.u8(vectors)
  }
  const hasThreads = dxil.stage === 'compute' || dxil.stage === 'mesh' || dxil.stage === 'amplification'
  if (version >= 2) info.words(hasThreads ? (entry?.numThreads ?? [0, 0, 0]) : [0, 0, 0])
  if (version >= 3) info.u32(entryName)
  if (version >= 4) info.u32(hasThreads ? dxil.groupSharedSize : 0)

  writer.u32(size)
  writer.append(info.finish())
  writeResources(writer, dxil.resources, version)
  if (version === 0) return writer.finish()
  writer.u32(strings.length)
  writer.append(strings.finish())
  writer.u32(indices.length)
  writer.words(indices)
  if (elements.length > 0) {
    writer.u32(elementSize)
    writer.append(elements.finish())
  }
  writeDependencies(writer, dxil, counted)
  return writer.finish()
}

function vectorsOf(signature: DxilSignature, stream: number): number {
  let count = 0
  for (const element of signature)
    if (element.stream === stream && element.startRow >= 0) count = Math.max(count, element.startRow + element.rows)
  return count
}

// ---- The stage ----

/** The number that is an entry's property; 0 when it has none. */
export function propertyNumber(entry: DxilEntry | undefined, tag: number): number {
  const property = entry?.properties.find(([each]) => each === tag)
  return property ? numberOf(property[1]) : 0
}

/** The numbers of an entry's property. */
export function propertyNumbers(entry: DxilEntry | undefined, tag: number): number[] {
  const value = entry?.properties.find(([each]) => each === tag)?.[1]
  return value instanceof MetadataNode ? value.operands.map(numberOf) : []
}

function numberOf(metadata: Metadata): number {
  return metadata instanceof MetadataConstant && metadata.value instanceof ConstantInt ? metadata.value.number : 0
}

export function hasPosition({ outputs }: DxilSignatures): boolean {
  return outputs.some(({ kind }) => kind === position)
}

export function writesDepth({ outputs }: DxilSignatures): boolean {
  return outputs.some(({ kind }) => depthKinds.has(kind))
}

export function isPerSample({ inputs }: DxilSignatures): boolean {
  return inputs.some(({ kind, interpolation }) => kind === sampleIndex || sampleInterpolations.includes(interpolation))
}

const noSignatures: DxilSignatures = { inputs: [], outputs: [], patchConstants: [] }

/** Sixteen bytes that each stage has its own use for, and the size of waves. */
function writeStage(info: ByteWriter, dxil: DxilModule, entry: DxilEntry | undefined): void {
  const signatures = entry?.signatures ?? noSignatures
  const placed = hasPosition(signatures) ? 1 : 0
  switch (dxil.stage) {
    case 'vertex':
      info.u8(placed)
      break
    case 'pixel': {
      info.u8(writesDepth(signatures) ? 1 : 0)
      info.u8(isPerSample(signatures) ? 1 : 0)
      break
    }
    case 'hull': {
      const [, inputPoints = 0, outputPoints = 0, domain = 0, , primitive = 0] = propertyNumbers(entry, entryTags.hull)
      info.words([inputPoints, outputPoints, domain, primitive])
      break
    }
    case 'domain': {
      const [domain = 0, points = 0] = propertyNumbers(entry, entryTags.domain)
      info.words([points, placed, domain])
      break
    }
    case 'geometry': {
      const [primitive = 0, , streams = 0, topology = 0] = propertyNumbers(entry, entryTags.geometry)
      info.words([primitive, topology, streams === 0 ? 1 : streams, placed])
      break
    }
    case 'mesh': {
      const [, vertices = 0, primitives = 0, , payload = 0] = propertyNumbers(entry, entryTags.mesh)
      info.words([dxil.groupSharedSize, 0, payload])
      info.u16(vertices)
      info.u16(primitives)
      break
    }
    case 'amplification':
      info.u32(propertyNumbers(entry, entryTags.amplification)[1] ?? 0)
      break
  }
  info.padTo(16)
  const [least, most] = entry?.waveSize ?? [0, 0]
  info.words(least === 0 ? [0, noWaveLimit] : [least, most === 0 ? least : most])
}

/** Two bytes: vertices of a geometry shader, or vectors of the patch or primitive and the topology of a mesh. */
function writeStageCount(
  info: ByteWriter,
  { stage }: DxilModule,
  entry: DxilEntry | undefined,
  counted: Counted,
): void {
  if (stage === 'geometry') info.u16(propertyNumbers(entry, entryTags.geometry)[1] ?? 0)
  else {
    info.u8(stage === 'hull' || stage === 'domain' || stage === 'mesh' ? counted.patchVectors : 0)
    info.u8(stage === 'mesh' ? (propertyNumbers(entry, entryTags.mesh)[3] ?? 0) : 0)
  }
}

// ---- Resources ----

const rawKinds: readonly number[] = [resourceKinds.RawBuffer, resourceKinds.RTAccelerationStructure]

function bindingType(resource: DxilResource): number {
  switch (resource.class) {
    case 'Sampler':
      return 1
    case 'CBV':
      return 2
    case 'SRV':
      return rawKinds.includes(resource.kind) ? 4 : resource.kind === resourceKinds.StructuredBuffer ? 5 : 3
    case 'UAV':
      if (rawKinds.includes(resource.kind)) return 7
      return resource.kind === resourceKinds.StructuredBuffer ? (resource.hasCounter ? 9 : 8) : 6
  }
}

function writeResources(writer: ByteWriter, resources: readonly DxilResource[], version: number): void {
  writer.u32(resources.length)
  if (resources.length === 0) return
  writer.u32(version >= 2 ? 24 : 16)
  for (const resourceClass of ['CBV', 'Sampler', 'SRV', 'UAV'])
    for (const resource of resources) {
      if (resource.class !== resourceClass) continue
      const upper = resource.count === undefined ? unbounded : resource.lower + resource.count - 1
      writer.words([bindingType(resource), resource.space, resource.lower, upper])
      if (version >= 2) writer.words([resource.kind, resource.usesAtomic64 ? 1 : 0])
    }
}

// ---- Signatures ----

function writeElement(writer: ByteWriter, element: DxilSignatureElement, strings: ByteWriter, indices: number[]): void {
  const hasName = element.kind === userSemanticKind && element.name !== ''
  writer.u32(hasName ? strings.length : 0)
  if (hasName) strings.text(element.name)
  writer.u32(indicesAt(indices, element.semanticIndices))
  const isPlaced = element.startRow >= 0
  writer.u8(element.rows)
  writer.u8(isPlaced ? element.startRow : 0)
  writer.u8(element.columns | (isPlaced ? 0x40 | (element.startColumn << 4) : 0))
  writer.u8(element.kind)
  writer.u8(signatureType(element.componentType))
  writer.u8(element.interpolation)
  writer.u8((element.dynamicIndexMask & 15) | (element.stream << 4))
  writer.u8(0)
}

/** Where a run of semantic indices stands; added at the end when it is new. */
function indicesAt(indices: number[], wanted: readonly number[]): number {
  for (let start = 0; start + wanted.length <= indices.length; start++)
    if (wanted.every((index, offset) => indices[start + offset] === index)) return start
  return indices.push(...wanted) - wanted.length
}

// ---- Which outputs depend on the view ID and on inputs ----

/** Words that hold a bit per component of so many vectors. */
function maskWords(vectors: number): number {
  return (vectors + 7) >> 3
}

/** Takes `dx.viewIdState` apart and pads it to whole vectors; all masks come before all tables. */
function writeDependencies(writer: ByteWriter, dxil: DxilModule, counted: Counted): void {
  const state = dxil.viewIdState
  if (state === undefined) return
  let next = 0
  const take = (count: number): readonly number[] => state.slice(next, (next += count))
  const masks: number[] = []
  const tables: number[] = []
  const { inputVectors, outputVectors, patchVectors } = counted
  const [inputs = 0] = take(1)
  const table = (scalars: number, vectors: number, words: number): void => {
    if (vectors === 0 || words === 0) return
    const found = take(scalars * words)
    for (let index = 0; index < vectors * 4 * words; index++) tables.push(found[index] ?? 0)
  }
  for (const vectors of dxil.stage === 'geometry' ? outputVectors : outputVectors.slice(0, 1)) {
    take(1)
    const words = maskWords(vectors)
    if (dxil.usesViewId) masks.push(...take(words))
    table(inputs, inputVectors, words)
  }
  if (dxil.stage === 'hull' || dxil.stage === 'mesh') {
    take(1)
    const words = maskWords(patchVectors)
    if (dxil.usesViewId) masks.push(...take(words))
    table(inputs, inputVectors, words)
  } else if (dxil.stage === 'domain') {
    const [scalars = 0] = take(1)
    table(scalars, patchVectors, maskWords(outputVectors[0] ?? 0))
  }
  writer.words(masks)
  writer.words(tables)
}
