// The entry points of a library, back from `dx.entryPoints` to the data they were written from.
import { type Stage, stages } from '../../../hlsl/profiles.ts'
import type { Metadata, MetadataNode } from '../../../ir/metadata.ts'
import { IrFunction, type Module } from '../../../ir/module.ts'
import type { DxilEntry, DxilSignature, DxilSignatureElement } from '../dxil-module.ts'
import { entryTags } from '../entry-properties.ts'
import { readNode } from '../node-metadata.ts'
import {
  bytesOf,
  constantOf,
  namedNodes,
  nodeOf,
  nodesIn,
  numberOf,
  numbersIn,
  tagged,
  textOf,
  tripleOf,
} from '../read/operands.ts'

export interface LibraryEntry extends DxilEntry {
  readonly isEarly: boolean
}

/** Tags of properties that have fields of their own. */
const tags = {
  flags: 0,
  numThreads: 4,
  bindingSpace: 5,
  kind: 8,
  waveSize: 11,
  rootSignature: 12,
  waveSizeRange: 23,
} as const
const ownTags: readonly number[] = Object.values(tags)
const earlyDepthStencil = 8

export function readEntries(module: Module): LibraryEntry[] {
  return namedNodes(module, 'dx.entryPoints').flatMap((node) => readEntry(node) ?? [])
}

function readEntry({ operands }: MetadataNode): LibraryEntry | undefined {
  const [value, name, signatures, , property] = operands
  const fn = constantOf(value)
  if (!(fn instanceof IrFunction)) return undefined
  const properties = tagged(property)
  const stage = stageOf(numberOf(properties.get(tags.kind)))
  const lists = nodeOf(signatures)?.operands ?? []
  const [inputs, outputs, patchConstants] = [0, 1, 2].map((index) => readSignature(lists[index]))
  const others = [...properties].filter(([tag]) => !ownTags.includes(tag))
  return {
    function: fn,
    name: textOf(name),
    stage,
    signatures: { inputs: inputs!, outputs: outputs!, patchConstants: patchConstants! },
    takesNothing: lists.length === 0,
    numThreads: tripleOf(properties.get(tags.numThreads)) ?? ownThreads(properties),
    properties: others,
    waveSize: waveSizeOf(properties),
    rootSignature: bytesOf(nodeOf(properties.get(tags.rootSignature))?.operands[0]),
    isEarly: (numberOf(properties.get(tags.flags)) & earlyDepthStencil) !== 0,
    ...(stage === 'node' && { node: readNode(properties) }),
  }
}

function stageOf(kind: number): Stage {
  const names = Object.keys(stages) as Stage[]
  return names.find((name) => stages[name].kind === kind) ?? 'library'
}

/** Mesh and amplification shaders have their threads among their own properties. */
function ownThreads(properties: ReadonlyMap<number, Metadata>) {
  const node = nodeOf(properties.get(entryTags.mesh) ?? properties.get(entryTags.amplification))
  return tripleOf(node?.operands[0])
}

function waveSizeOf(properties: ReadonlyMap<number, Metadata>): [number, number, number] | undefined {
  const range = tripleOf(properties.get(tags.waveSizeRange))
  const only = nodeOf(properties.get(tags.waveSize))
  return range ?? (only && [numberOf(only.operands[0]), 0, 0])
}

// ---- Signatures

const elementTags = { stream: 0, dynamicIndexMask: 2, usageMask: 3 } as const

function readSignature(operand: Metadata | undefined): DxilSignature {
  return nodesIn(operand).map(readElement)
}

function readElement({ operands }: MetadataNode): DxilSignatureElement {
  const extension = tagged(operands[10])
  const [id, name, component, kind, indices, interpolation, rows, columns, row, column] = operands
  return {
    id: numberOf(id),
    name: textOf(name),
    semanticIndices: numbersIn(indices),
    kind: numberOf(kind),
    componentType: numberOf(component),
    interpolation: numberOf(interpolation),
    rows: numberOf(rows),
    columns: numberOf(columns),
    startRow: numberOf(row),
    startColumn: numberOf(column),
    stream: numberOf(extension.get(elementTags.stream)),
    usageMask: numberOf(extension.get(elementTags.usageMask)),
    dynamicIndexMask: numberOf(extension.get(elementTags.dynamicIndexMask)),
  }
}
