// Declares the resources: images and samplers as they are, buffers as blocks.
//
//   StructuredBuffer<S> a;        a block with one member, an array as long as the buffer; read-only ones are NonWritable
//   ByteAddressBuffer b;          the same, of uints
//   ConstantBuffer<S> c;          a block with the members of S
//   cbuffer D { float4 x; }       a block with its members, each a place of its own
import { attributeOf } from '../../program/attributes.ts'
import { storedForms } from '../../raise/raise.ts'
import { bug } from '../../support/bug.ts'
import { typeText } from '../../types/print.ts'
import { arrayType, type ObjectType, uintType } from '../../types/types.ts'
import { arrayStride, bufferMembers } from '../vulkan/layout.ts'
import type { VulkanBuffer, VulkanResource } from '../vulkan/model.ts'
import type { Shared } from './context.ts'
import { applyDecorations, requireNeeds } from './decorations.ts'
import {
  decorateMember,
  memoryStruct,
  memoryType,
  nameMemoryStruct,
  rulesOf,
  stridedArray,
  structOf,
} from './memory-types.ts'
import type { Id, StorageClassName } from './module.ts'
import { opaqueType } from './operations/entry.ts'
import type { MemoryPlace, MemoryRules } from './place.ts'
import { tellCounter, tellType, userType } from './reflection.ts'

/** The rules a buffer's memory follows; `undefined` for what has no memory a shader points to. */
function bufferRules({ row }: ObjectType): MemoryRules | undefined {
  switch (row.category) {
    case 'structured buffer':
    case 'raw buffer':
      return 'storage'
    case 'constant buffer':
      return row.kind === 'CBuffer' ? 'uniform' : 'texture'
    default:
      return undefined
  }
}

/** The same, where it may lie in a shader's record. */
export function resourceRules({ object, isRecord }: VulkanResource): MemoryRules | undefined {
  return isRecord ? 'record' : bufferRules(object)
}

const storageOf: Readonly<Record<Exclude<MemoryRules, 'texture' | 'storage'>, StorageClassName>> = {
  uniform: 'Uniform',
  push: 'PushConstant',
  record: 'ShaderRecordBufferKHR',
  payload: 'NodePayloadAMDX',
}

function storageClass({ module }: Shared, rules: MemoryRules): StorageClassName {
  return rules === 'texture' || rules === 'storage' ? module.storageBuffer : storageOf[rules]
}

function isStorage(rules: MemoryRules | undefined): boolean {
  return rules === 'texture' || rules === 'storage'
}

/** Before SPIR-V 1.3 a decoration takes the role of the storage class. */
export function decorateBlock({ module }: Shared, block: Id, rules: MemoryRules): void {
  module.decorate(block, isStorage(rules) && module.storageBuffer === 'Uniform' ? 'BufferBlock' : 'Block')
}

export function declareResources(shared: Shared): void {
  const writers = new Map<string, number>()
  const readers = new Map<string, number>()
  for (const resource of shared.shader.resources) {
    const counts = resource.object.row.writable ? writers : readers
    counts.set(placeOf(resource), (counts.get(placeOf(resource)) ?? 0) + 1)
  }
  for (const resource of shared.shader.resources) {
    const id = declareResource(shared, resource)
    const place = placeOf(resource)
    const written = writers.get(place) ?? 0
    // Memory that another variable at the same binding may be, too: heaps of several types, and what the host binds twice.
    const isMemory = resource.object.row.writable || isStorage(bufferRules(resource.object))
    if (id !== 0 && isMemory && written > 0 && written + (readers.get(place) ?? 0) > 1)
      shared.module.decorate(id, 'Aliased')
  }
}

function placeOf({ set, binding }: VulkanResource): string {
  return `${set} ${binding}`
}

function declareResource(shared: Shared, resource: VulkanResource): Id {
  const { module, shader, resources } = shared
  const { variable, object, isArray, count } = resource
  const name = shader.names.get(variable) ?? variable.name
  const rules = resourceRules(resource)
  const type = rules ? bufferBlock(shared, object, rules) : opaqueType(shared, object, resource)
  const storage: StorageClassName = rules ? storageClass(shared, rules) : 'UniformConstant'
  const counter = resource.counter && declareCounter(shared, name, resource)
  if (resource.isUndeclared) {
    resources.set(variable, { resource, id: 0, storage, type, counter })
    return 0
  }
  const id = module.globalVariable(storage, isArray ? descriptorArray(shared, type, count) : type, name)
  if (!resource.isRecord) bindDescriptor(shared, id, resource)
  if (isStorage(rules) && !object.row.writable) module.decorate(id, 'NonWritable')
  if (resource.isCoherent && !module.isVulkanModel) module.decorate(id, 'Coherent')
  requireNeeds(shared, variable.attributes)
  applyDecorations(module, id, variable.attributes)
  const [attachment] = attributeOf(variable.attributes, 'vk::input_attachment_index')?.arguments ?? []
  if (typeof attachment === 'number') module.decorate(id, 'InputAttachmentIndex', attachment)
  tellType(shared, id, userType(object))
  tellCounter(shared, id, counter)
  resources.set(variable, { resource, id, storage, type, counter })
  return id
}

/** Elements of descriptor arrays have no stride. */
export function descriptorArray({ module }: Shared, element: Id, count: number | undefined): Id {
  if (count !== undefined) return module.arrayType(element, count)
  module.capability('RuntimeDescriptorArray')
  module.extension('SPV_EXT_descriptor_indexing', 1, 5)
  return module.type('OpTypeRuntimeArray', element)
}

export function bindDescriptor(
  { module }: Shared,
  id: Id,
  { set, binding }: { readonly set: number; readonly binding: number },
): void {
  module.decorate(id, 'DescriptorSet', set)
  module.decorate(id, 'Binding', binding)
}

/** One block type per type of buffer, however many there are. */
function bufferBlock(shared: Shared, object: ObjectType, rules: MemoryRules): Id {
  const { module } = shared
  const name = `type.${typeText(object)
    .replaceAll(/[<, ]+/g, '.')
    .replaceAll('>', '')}`
  const key = `block ${rules} ${object.rowMajorElement} ${keyOf(shared, object)}`
  const known = shared.memoryTypes.get(key)
  if (known !== undefined) return known
  let id: Id
  if (object.row.category === 'constant buffer') {
    const { element } = object
    const contents = storedForms.spirv.struct(
      element?.kind === 'struct' ? element : bug('a constant buffer holds a struct'),
    )
    id = memoryStruct(shared, contents, rules)
    nameMemoryStruct(shared, id, contents, name)
  } else {
    id = arrayBlock(shared, object)
    module.name(id, name)
  }
  decorateBlock(shared, id, rules)
  shared.memoryTypes.set(key, id)
  return id
}

function keyOf({ typeKeys }: Shared, type: object): number {
  let number = typeKeys.get(type)
  if (number === undefined) typeKeys.set(type, (number = typeKeys.size))
  return number
}

function arrayBlock(shared: Shared, object: ObjectType): Id {
  const { module } = shared
  const given = object.row.category === 'raw buffer' ? uintType : (object.element ?? bug('a buffer has an element'))
  const { type: element, rowMajor } = storedForms.spirv.root(given, object.rowMajorElement)
  const inner = memoryType(shared, element, 'storage', rowMajor)
  const type = arrayType(element, undefined)
  const array = stridedArray(shared, inner, undefined, arrayStride(type, rowMajor, rulesOf(shared, 'storage')))
  const id = module.freshType('OpTypeStruct', array)
  decorateMember(shared, id, 0, { type, rowMajor, offset: 0 }, 'storage')
  return id
}

/** One for all that are seen at its place: buffers of several types from a heap. */
function declareCounter(shared: Shared, name: string, { counter, count, isArray }: VulkanResource): Id {
  const { module } = shared
  const known = `counter ${counter!.set} ${counter!.binding}`
  const declared = shared.memoryTypes.get(known)
  if (declared !== undefined) return declared
  const key = 'counter'
  let block = shared.memoryTypes.get(key)
  if (block === undefined) {
    block = module.freshType('OpTypeStruct', module.intType(32, true))
    module.memberDecorate(block, 0, 'Offset', 0)
    decorateBlock(shared, block, 'storage')
    module.name(block, 'type.counter')
    shared.memoryTypes.set(key, block)
  }
  const type = isArray ? descriptorArray(shared, block, count) : block
  const id = module.globalVariable(module.storageBuffer, type, `counter.var.${name}`)
  bindDescriptor(shared, id, counter!)
  shared.memoryTypes.set(known, id)
  return id
}

/** Every member becomes a place. */
export function declareBuffer(shared: Shared, described: VulkanBuffer): void {
  const { module, shader } = shared
  const { buffer, members, isRecord, set, binding } = described
  const rules: MemoryRules = isRecord ? 'record' : buffer.isTexture ? 'texture' : 'uniform'
  const places = bufferMembers(described, rulesOf(shared, rules))
  const stored = places.map((member) => ({ ...member, ...storedForms.spirv.root(member.type, member.rowMajor) }))
  const block = structOf(shared, stored, rules)
  module.name(block, `type.${buffer.name}`)
  decorateBlock(shared, block, rules)
  const storage = storageClass(shared, rules)
  const id = module.globalVariable(storage, block, shader.names.get(buffer) ?? buffer.name)
  if (!isRecord) bindDescriptor(shared, id, { set, binding })
  if (buffer.isTexture) module.decorate(id, 'NonWritable')
  if (buffer.name !== '$Globals') tellType(shared, id, buffer.isTexture ? 'tbuffer' : 'cbuffer')
  members.forEach((member, index) => {
    module.memberName(block, index, member.name)
    const place: MemoryPlace = {
      kind: 'memory',
      type: stored[index]!.type,
      base: id,
      storage,
      chain: [module.int(index)],
      rules,
      rowMajor: stored[index]!.rowMajor,
      pointee: undefined,
      isNonUniform: false,
    }
    shared.globals.set(member, place)
  })
}

/** The `[[vk::push_constant]]` variable: its struct is the block. */
export function declarePushConstant(shared: Shared): void {
  const { module, shader } = shared
  const variable = shader.pushConstant
  if (!variable) return
  const declared = variable.type.kind === 'struct' ? variable.type : bug('a push constant is a struct')
  const contents = storedForms.spirv.struct(declared)
  const block = memoryStruct(shared, contents, 'push')
  nameMemoryStruct(shared, block, contents, `type.PushConstant.${declared.name}`)
  module.decorate(block, 'Block')
  const id = module.globalVariable('PushConstant', block, shader.names.get(variable) ?? variable.name)
  shared.globals.set(variable, {
    kind: 'memory',
    type: contents,
    base: id,
    storage: 'PushConstant',
    chain: [],
    rules: 'push',
    rowMajor: false,
    pointee: block,
    isNonUniform: false,
  })
}
