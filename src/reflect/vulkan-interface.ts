// What a shader for Vulkan has besides descriptors, as plain data: push constants, specialization constants, locations, heaps.
import type { ReflectedField } from './constant-buffers.ts'

/** A block of push constants. */
export interface PushConstantRow {
  readonly name: string
  readonly type: string
  readonly offset: number
  readonly size: number
  readonly fields: readonly ReflectedField[]
}

/** A specialization constant. */
export interface SpecializationRow {
  readonly id: number
  readonly name: string
  readonly type: string
  readonly default: number | boolean | null
}

/** An input or output of the stage. */
export interface StageVariableRow {
  /** With index: `TEXCOORD0`; empty for what no semantic asked for. */
  readonly semantic: string
  readonly type: string
  /** Null for a built-in. */
  readonly location: number | null
  readonly builtin: string | null
  /** Of dual source blending. */
  readonly index: number | null
}

/** The array of descriptors that stands for a descriptor heap. */
export interface VulkanHeapRow {
  readonly heap: 'resource' | 'sampler'
  readonly resource: string
  readonly set: number
  readonly binding: number
}

/** What a shader for Vulkan has besides bound resources. */
export interface VulkanInterface {
  /** The rules that buffers lie by: `dxc`, `gl`, `scalar`, `dx`. */
  readonly layout: string
  readonly pushConstants: readonly PushConstantRow[]
  readonly specialization: readonly SpecializationRow[]
  readonly inputs: readonly StageVariableRow[]
  readonly outputs: readonly StageVariableRow[]
  readonly heaps: readonly VulkanHeapRow[]
}

/** One thing that two interfaces can be compared by. */
export interface InterfaceFact {
  readonly what:
    | 'push constant'
    | 'specialization constant'
    | 'input'
    | 'output'
    | 'heap'
    | 'buffer'
    | 'resource'
    | 'interpolation'
    | 'entry point'
  readonly name: string
  readonly place: string
  /** The differences, without entries that only one side has. */
  readonly of?: string
}

export function interfaceFacts({
  pushConstants,
  specialization,
  inputs,
  outputs,
  heaps,
}: VulkanInterface): InterfaceFact[] {
  const facts: InterfaceFact[] = []
  for (const block of pushConstants) {
    facts.push({ what: 'push constant', name: block.name, place: `offset ${block.offset}, size ${block.size}` })
    addFields({ what: 'push constant' }, block.fields, block.name, 0, facts)
  }
  for (const { id, name, type, default: value } of specialization)
    facts.push({ what: 'specialization constant', name, place: `id ${id}, ${type} ${value}` })
  for (const [what, rows] of [
    ['input', inputs],
    ['output', outputs],
  ] as const)
    for (const row of rows) facts.push({ what, name: row.semantic || row.builtin || '', place: stagePlaceText(row) })
  for (const { heap, resource, set, binding } of heaps)
    facts.push({ what: 'heap', name: `${heap} heap of ${resource}`, place: `set ${set}, binding ${binding}` })
  return facts
}

/** A fact for every member, offsets from the start of the block. */
export function addFields(
  common: Pick<InterfaceFact, 'what' | 'of'>,
  fields: readonly ReflectedField[],
  prefix: string,
  start: number,
  facts: InterfaceFact[],
): void {
  for (const field of fields) {
    const name = `${prefix}.${field.name}`
    const bounds = field.elements.map((count) => `[${count}]`).join('')
    const stride = field.arrayStride === null ? '' : `, stride ${field.arrayStride}`
    const matrix = field.matrix ? `, ${field.matrix.order} major, stride ${field.matrix.stride}` : ''
    const bits = field.bits ? `, bits ${field.bits.offset} to ${field.bits.offset + field.bits.width - 1}` : ''
    // What a struct is called is nothing to the host.
    const type = field.fields
      ? `struct of ${field.size / field.elements.reduce((all, count) => all * count, 1)} bytes`
      : field.type
    const place = `offset ${start + field.offset}, ${type}${bounds}${stride}${matrix}${bits}`
    facts.push({ ...common, name, place })
    if (field.fields) addFields(common, field.fields, name, start + field.offset, facts)
  }
}

function stagePlaceText({ location, builtin, index, type }: StageVariableRow): string {
  const at = builtin ?? `location ${location}`
  return `${at}${index === null ? '' : `, index ${index}`}, ${type}`
}
