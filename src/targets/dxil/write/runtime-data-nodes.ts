// The nodes of a work graph in the runtime data of their library: tables of names, of attributes and of inputs and outputs. Records that
// are equal are there once; the order in which they come is DXC's, for the validator compares bytes.
import { nodeFlags } from '../../../hlsl/node-flags.ts'
import type { NodeFacts, NodeId, NodeParameter } from '../../../program/node-facts.ts'
import { ByteWriter } from './bytes.ts'
import { type SharedTables, UniqueTable } from './runtime-data-tables.ts'

const functionKinds = {
  id: 1,
  threads: 2,
  sharesInputOf: 3,
  dispatchGrid: 4,
  maxRecursionDepth: 5,
  localRootArguments: 6,
  maxDispatchGrid: 7,
} as const

const parameterKinds = {
  id: 1,
  maxRecords: 2,
  sharedWith: 3,
  recordSize: 4,
  dispatchGrid: 5,
  arraySize: 6,
  allowsSparse: 7,
  recordAlignment: 8,
} as const

export class NodeTables {
  readonly ids = new UniqueTable()
  readonly parameterAttributes = new UniqueTable()
  readonly functionAttributes = new UniqueTable()
  readonly parameters = new UniqueTable()
  readonly nodes = new UniqueTable()
  readonly #shared: SharedTables

  constructor(shared: SharedTables) {
    this.#shared = shared
  }

  /** The number of the node's record. */
  add(facts: NodeFacts, threads: readonly number[] | undefined, groupSharedSize: number): number {
    const { lists } = this.#shared
    const attributes: number[] = []
    const add = (kind: number, value: number): void =>
      void attributes.push(record(this.functionAttributes, [kind, value]))
    add(functionKinds.id, this.#id(facts.id))
    if (threads) add(functionKinds.threads, lists.add(threads))
    if (facts.localRootArguments !== undefined) add(functionKinds.localRootArguments, facts.localRootArguments)
    if (facts.sharesInputOf) add(functionKinds.sharesInputOf, this.#id(facts.sharesInputOf))
    if (facts.dispatchGrid) add(functionKinds.dispatchGrid, lists.add(facts.dispatchGrid))
    if (facts.maxRecursionDepth > 0) add(functionKinds.maxRecursionDepth, facts.maxRecursionDepth)
    if (facts.maxDispatchGrid) add(functionKinds.maxDispatchGrid, lists.add(facts.maxDispatchGrid))
    const attributeList = lists.add(attributes)
    const inputs = lists.add(facts.inputs.map((parameter) => this.#parameter(parameter)))
    const outputs = lists.add(facts.outputs.map((parameter) => this.#parameter(parameter)))
    return record(this.nodes, [facts.launch, groupSharedSize, attributeList, outputs, inputs])
  }

  #id({ name, index }: NodeId): number {
    return record(this.ids, [this.#shared.strings.add(name), index])
  }

  #parameter(parameter: NodeParameter): number {
    const { flags, maxRecords, sharedWith, arraySize, allowsSparse, id, record: data } = parameter
    const attributes: number[] = []
    const add = (kind: number, value: number): void =>
      void attributes.push(record(this.parameterAttributes, [kind, value]))
    if ((flags & nodeFlags.output) !== 0) {
      add(parameterKinds.id, this.#id(id))
      add(parameterKinds.arraySize, arraySize)
      if (maxRecords > 0) add(parameterKinds.maxRecords, maxRecords)
      else if (sharedWith !== undefined) add(parameterKinds.sharedWith, sharedWith)
      if (allowsSparse) add(parameterKinds.allowsSparse, 1)
    } else if (maxRecords > 0) add(parameterKinds.maxRecords, maxRecords)
    if (data && data.size > 0) {
      add(parameterKinds.recordSize, data.size)
      if (data.grid) {
        const [offset, component, count] = data.grid
        add(parameterKinds.dispatchGrid, offset | (((component << 2) | count) << 16))
      }
      add(parameterKinds.recordAlignment, data.alignment)
    }
    return record(this.parameters, [flags, this.#shared.lists.add(attributes)])
  }
}

function record(table: UniqueTable, words: readonly number[]): number {
  const writer = new ByteWriter()
  writer.words([...words])
  return table.add(writer)
}
