// Nodes of work graphs (SPV_AMDX_shader_enqueue): their records are payload arrays, which pointers reach.
//
//   GroupNodeInputRecords<R> input     %input = OpVariable NodePayloadAMDX: its "value" is the pointer      input.Get(i)    an element of it
//   NodeOutput<R> output               only a type, which says what node gets the records: its "value" is the type
//
// A pointer cannot lie in a variable, so a local that holds records stands for the pointer itself. Assigning to it gives it another
// one from there on, which must not depend on a branch.
import { nodeFlags } from '../../hlsl/node-flags.ts'
import type { NodeParameter } from '../../program/node-facts.ts'
import type { AssignExpression, Expression, Variable } from '../../program/program.ts'
import { storedForms } from '../../raise/raise.ts'
import { isNodeObject, type ObjectType, type Type } from '../../types/types.ts'
import type { VulkanEntry } from '../vulkan/model.ts'
import { type Shared, unsupported } from './context.ts'
import { Decoration } from './enumerants.ts'
import { value } from './expressions.ts'
import type { FunctionWriter } from './function-writer.ts'
import { memoryType } from './memory-types.ts'
import { type Id, type SpirvModule, stringWords } from './module.ts'
import { type MemoryPlace, valuePlace } from './place.ts'

type NodeDecoration = Extract<keyof typeof Decoration, `Node${string}AMDX` | `Payload${string}AMDX`>

/** Inputs as variables, outputs as types. */
export function declareNode(shared: Shared, { node }: VulkanEntry): void {
  if (!node) return
  const { module, shader, globals } = shared
  const { facts, inputs, outputs } = node
  inputs.forEach((variable, index) => {
    const maximum = module.uint(facts.inputs[index]!.maxRecords || 1)
    const type = payloadArray(shared, variable, [['NodeMaxPayloadsAMDX', maximum]])
    const id = module.globalVariable('NodePayloadAMDX', type, shader.names.get(variable) ?? variable.name)
    globals.set(variable, valuePlace(variable.type, id))
    if (!(facts.inputs[index]!.flags & nodeFlags.coherent)) return
    shared.coherentPayloads.add(id)
    if (!module.isVulkanModel) module.decorate(id, 'Coherent')
  })
  const types: Id[] = []
  const declare = (index: number): void => {
    const variable = outputs[index]!
    const output = facts.outputs[index]!
    types[index] = payloadArray(shared, variable, outputDecorations(module, output, types))
    if (output.allowsSparse) module.decorate(types[index], 'PayloadNodeSparseArrayAMDX')
    globals.set(variable, valuePlace(variable.type, types[index]))
  }
  // Those that share the limits of others come after them.
  const shares = (index: number): boolean => facts.outputs[index]!.sharedWith !== undefined
  const indices = [...outputs.keys()]
  for (const index of [...indices.filter((each) => !shares(each)), ...indices.filter(shares)]) declare(index)
}

/** What decorations name stands before the type. */
type NodeDecorations = readonly (readonly [decoration: NodeDecoration, operand: Id])[]

/** Of its own for every parameter, since the decorations are. */
function payloadArray(shared: Shared, { type }: Variable, decorations: NodeDecorations): Id {
  const { module } = shared
  const record = (type as ObjectType).element
  const element = record
    ? memoryType(shared, storedForms.spirv.of(record, false), 'payload', false)
    : module.type('OpTypeStruct')
  const id = module.freshType('OpTypeNodePayloadArrayAMDX', element)
  for (const [decoration, operand] of decorations)
    module.decorateWords('OpDecorateId', [id, Decoration[decoration], operand])
  return id
}

function outputDecorations(module: SpirvModule, facts: NodeParameter, types: readonly Id[]): NodeDecorations {
  const { id, maxRecords, sharedWith, allowsSparse, arraySize } = facts
  const found: (readonly [NodeDecoration, Id])[] = [['PayloadNodeNameAMDX', nodeName(module, id.name)]]
  if (id.index > 0) found.push(['PayloadNodeBaseIndexAMDX', module.uint(id.index)])
  found.push(['NodeMaxPayloadsAMDX', module.uint(maxRecords || 1)])
  const limits = sharedWith === undefined ? undefined : types[sharedWith]
  if (limits !== undefined) found.push(['NodeSharesPayloadLimitsWithAMDX', limits])
  // An array without end has no size; what is neither an array nor sparse must have one.
  const size = arraySize === 0xffffffff ? 0 : arraySize || (allowsSparse ? 0 : 1)
  if (size > 0) found.push(['PayloadNodeArraySizeAMDX', module.uint(id.index + size)])
  return found
}

function nodeName(module: SpirvModule, name: string): Id {
  return module.type('OpConstantStringAMDX', ...stringWords(name))
}

/** How the node is launched. */
export function writeNodeModes({ module }: Shared, { node }: VulkanEntry, main: Id): void {
  if (!node) return
  const { launch, id, maxRecursionDepth, sharesInputOf, dispatchGrid, maxDispatchGrid } = node.facts
  const isBroadcasting = launch === 1
  if (!isBroadcasting) module.executionMode(main, 'CoalescingAMDX')
  module.executionModeId(main, 'ShaderIndexAMDX', module.uint(id.index))
  if (maxRecursionDepth > 0) module.executionModeId(main, 'MaxNodeRecursionAMDX', module.uint(maxRecursionDepth))
  if (sharesInputOf) {
    const { name, index } = sharesInputOf
    module.executionModeId(main, 'SharesInputWithAMDX', nodeName(module, name), module.uint(index))
  }
  const sizes = (grid: readonly number[]): Id[] => grid.map((size) => module.uint(size))
  if (dispatchGrid) module.executionModeId(main, 'StaticNumWorkgroupsAMDX', ...sizes(dispatchGrid))
  else if (maxDispatchGrid) module.executionModeId(main, 'MaxNumWorkgroupsAMDX', ...sizes(maxDispatchGrid))
}

/** One record. */
export function recordPlace(writer: FunctionWriter, records: Expression, index: Id, type: Type): MemoryPlace {
  const base = value(writer, records)
  return {
    kind: 'memory',
    type,
    base,
    storage: 'NodePayloadAMDX',
    chain: [index],
    rules: 'payload',
    rowMajor: false,
    pointee: undefined,
    isNonUniform: false,
    isCoherent: writer.shared.coherentPayloads.has(base),
  }
}

/** `records = others`; `undefined` when it is another assignment. */
export function assignRecords(writer: FunctionWriter, { target, value: given }: AssignExpression): Id | undefined {
  if (!isNodeObject(target.type)) return undefined
  const pointer = value(writer, given)
  const local = target.kind === 'variable' ? target.variable : undefined
  if (local && writer.regionOf(local) === writer.region) writer.places.set(local, valuePlace(target.type, pointer))
  else unsupported(writer.shared, target, 'records that depend on a branch')
  return pointer
}
