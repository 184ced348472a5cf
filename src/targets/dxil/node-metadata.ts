// The properties of a node as its entry's metadata has them: pairs of a tag and a value.
import { nodeFlags } from '../../hlsl/node-flags.ts'
import { constantInt } from '../../ir/constants.ts'
import {
  type Metadata,
  metadataInt,
  metadataInts,
  metadataNode,
  metadataString,
  metadataValue,
} from '../../ir/metadata.ts'
import { i1 } from '../../ir/types.ts'
import type { NodeFacts, NodeId, NodeParameter, NodeRecord } from '../../program/node-facts.ts'
import type { EntryProperty } from './entry-properties.ts'
import { nodeOf, nodesIn, numberOf, tagged, textOf, tripleOf } from './read/operands.ts'

const tags = {
  launch: 13,
  isProgramEntry: 14,
  id: 15,
  localRootArguments: 16,
  sharesInputOf: 17,
  dispatchGrid: 18,
  maxRecursionDepth: 19,
  inputs: 20,
  outputs: 21,
  maxDispatchGrid: 22,
} as const

const parameterTags = {
  id: 0,
  flags: 1,
  record: 2,
  maxRecords: 3,
  sharedWith: 4,
  arraySize: 5,
  allowsSparse: 6,
} as const

export function nodeProperties(facts: NodeFacts): EntryProperty[] {
  const { sharesInputOf, dispatchGrid, maxDispatchGrid, maxRecursionDepth, inputs, outputs } = facts
  const properties: EntryProperty[] = [[tags.launch, metadataInt(facts.launch)]]
  if (facts.isProgramEntry) properties.push([tags.isProgramEntry, yes])
  properties.push([tags.id, idNode(facts.id)])
  properties.push([tags.localRootArguments, metadataInt(facts.localRootArguments ?? -1)])
  if (sharesInputOf) properties.push([tags.sharesInputOf, idNode(sharesInputOf)])
  if (dispatchGrid) properties.push([tags.dispatchGrid, metadataInts(dispatchGrid)])
  if (maxRecursionDepth > 0) properties.push([tags.maxRecursionDepth, metadataInt(maxRecursionDepth)])
  if (maxDispatchGrid) properties.push([tags.maxDispatchGrid, metadataInts(maxDispatchGrid)])
  if (inputs.length > 0) properties.push([tags.inputs, metadataNode(inputs.map(parameterNode))])
  if (outputs.length > 0) properties.push([tags.outputs, metadataNode(outputs.map(parameterNode))])
  return properties
}

const yes = metadataValue(constantInt(i1, 1))

function idNode({ name, index }: NodeId): Metadata {
  return metadataNode([metadataString(name), metadataInt(index)])
}

function recordNode({ size, alignment, grid }: NodeRecord): Metadata {
  const values: Metadata[] = [metadataInt(0), metadataInt(size)]
  if (grid) values.push(metadataInt(1), metadataInts(grid))
  values.push(metadataInt(2), metadataInt(alignment))
  return metadataNode(values)
}

function parameterNode(parameter: NodeParameter): Metadata {
  const { flags, record, maxRecords, sharedWith, arraySize, allowsSparse, id } = parameter
  const isOutput = (flags & nodeFlags.output) !== 0
  const values: Metadata[] = [metadataInt(parameterTags.flags), metadataInt(flags)]
  const add = (tag: number, value: Metadata): void => void values.push(metadataInt(tag), value)
  if (record) add(parameterTags.record, recordNode(record))
  if (isOutput || maxRecords > 0) add(parameterTags.maxRecords, metadataInt(maxRecords))
  if (!isOutput) return metadataNode(values)
  if (sharedWith !== undefined) add(parameterTags.sharedWith, metadataInt(sharedWith))
  if (arraySize > 0) add(parameterTags.arraySize, metadataInt(arraySize | 0))
  if (allowsSparse) add(parameterTags.allowsSparse, yes)
  add(parameterTags.id, idNode(id))
  return metadataNode(values)
}

// ---- The way back

/** What the properties of a node say, as nodeProperties wrote it. */
export function readNode(properties: ReadonlyMap<number, Metadata>): NodeFacts {
  const localRoot = numberOf(properties.get(tags.localRootArguments))
  const [inputs, outputs] = [tags.inputs, tags.outputs].map((tag) => nodesIn(properties.get(tag)).map(readParameter))
  return {
    launch: numberOf(properties.get(tags.launch)),
    isProgramEntry: properties.has(tags.isProgramEntry),
    id: readId(properties.get(tags.id)) ?? { name: '', index: 0 },
    localRootArguments: localRoot === -1 ? undefined : localRoot,
    sharesInputOf: readId(properties.get(tags.sharesInputOf)),
    dispatchGrid: tripleOf(properties.get(tags.dispatchGrid)),
    maxDispatchGrid: tripleOf(properties.get(tags.maxDispatchGrid)),
    maxRecursionDepth: numberOf(properties.get(tags.maxRecursionDepth)),
    inputs: inputs!,
    outputs: outputs!,
  }
}

function readId(operand: Metadata | undefined): NodeId | undefined {
  const node = nodeOf(operand)
  return node && { name: textOf(node.operands[0]), index: numberOf(node.operands[1]) }
}

function readParameter(node: Metadata): NodeParameter {
  const pairs = tagged(node)
  const shared = pairs.get(parameterTags.sharedWith)
  return {
    flags: numberOf(pairs.get(parameterTags.flags)),
    record: readRecord(pairs.get(parameterTags.record)),
    maxRecords: numberOf(pairs.get(parameterTags.maxRecords)),
    sharedWith: shared === undefined ? undefined : numberOf(shared),
    arraySize: numberOf(pairs.get(parameterTags.arraySize)) >>> 0,
    allowsSparse: pairs.has(parameterTags.allowsSparse),
    id: readId(pairs.get(parameterTags.id)) ?? { name: '', index: 0 },
  }
}

function readRecord(operand: Metadata | undefined): NodeRecord | undefined {
  if (!nodeOf(operand)) return undefined
  const pairs = tagged(operand)
  return { size: numberOf(pairs.get(0)), grid: tripleOf(pairs.get(1)), alignment: numberOf(pairs.get(2)) }
}
