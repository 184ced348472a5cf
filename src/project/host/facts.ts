// What a host needs besides the data: where things are bound, and what a vertex shader takes; the same for every language.
import { type ReflectedElement, rowIndex } from '../../reflect/entry-points.ts'
import type { ReflectedResource, Reflection } from '../../reflect/reflection.ts'
import { groupBy } from '../../support/lists.ts'

export interface HostBinding {
  readonly name: string
  readonly resource: ReflectedResource
  /** Stages that use it. */
  readonly stages: readonly string[]
}

export interface HostInputs {
  readonly entry: string
  readonly elements: readonly HostInput[]
}

export interface HostInput {
  readonly semantic: string
  readonly index: number
  readonly scalar: 'float' | 'int' | 'uint' | 'half'
  readonly components: number
  /** For Vulkan and WebGPU. */
  readonly location: number
}

/** What of a group of shaders is somewhere. */
export interface HostPlaces {
  /** Sets, bindings and locations instead of registers. */
  readonly isForVulkan: boolean
  readonly bindings: readonly HostBinding[]
  readonly inputs: readonly HostInputs[]
  readonly pushed: readonly HostPushConstants[]
}

/** Of all entry points together: a resource that several use is there once. */
export function bindingsOf(reflections: readonly Reflection[]): HostBinding[] {
  const found = new Map<string, { resource: ReflectedResource; stages: Set<string> }>()
  for (const { resources, entryPoints } of reflections)
    for (const resource of resources) {
      if (!resource.used) continue
      const key = `${resource.class} ${resource.name}`
      const known = found.get(key) ?? { resource, stages: new Set() }
      found.set(key, known)
      for (const { stage } of entryPoints) known.stages.add(stage)
    }
  const names = new Set<string>()
  return [...found.values()].map(({ resource, stages }) => {
    const plain = resource.name.replace(/^\W+/, '').replace(/\W+/g, '_') || 'resource'
    const name = names.has(plain) ? `${plain}_${resource.class}` : plain
    names.add(name)
    return { name, resource, stages: [...stages] }
  })
}

/** A block of push constants, with all stages that have it. */
export interface HostPushConstants {
  readonly name: string
  readonly offset: number
  readonly size: number
  readonly stages: readonly string[]
}

/** Blocks with one name share a range: the largest, for the stages of all. */
export function pushConstantsOf(reflections: readonly Reflection[]): HostPushConstants[] {
  const found = new Map<string, { offset: number; end: number; stages: Set<string> }>()
  for (const { vulkan, entryPoints } of reflections)
    for (const { name, offset, size } of vulkan?.pushConstants ?? []) {
      const known = found.get(name) ?? { offset, end: offset + size, stages: new Set() }
      known.offset = Math.min(known.offset, offset)
      known.end = Math.max(known.end, offset + size)
      for (const { stage } of entryPoints) known.stages.add(stage)
      found.set(name, known)
    }
  return [...found].map(([name, { offset, end, stages }]) => ({
    name,
    offset,
    size: end - offset,
    stages: [...stages],
  }))
}

export function inputsOf(reflections: readonly Reflection[]): HostInputs[] {
  const found = new Map<string, HostInputs>()
  for (const { entryPoints, vulkan } of reflections)
    for (const { name, stage, inputs } of entryPoints) {
      if (stage !== 'vertex' || found.has(name)) continue
      const locations = new Map(vulkan?.inputs.map(({ semantic, location }) => [semantic, location]))
      let next = 0
      const elements = inputs
        .filter(({ systemValue }) => systemValue === null)
        .flatMap((element) => rowsOf(element))
        .map((row) => {
          const location = locations.get(`${row.semantic}${row.index}`) ?? next
          next = location + 1
          return { ...row, location }
        })
      found.set(name, { entry: name, elements })
    }
  return [...found.values()].filter(({ elements }) => elements.length > 0)
}

/** A matrix, or an array, is so many inputs with the same semantic. */
function rowsOf(element: ReflectedElement): Omit<HostInput, 'location'>[] {
  const { semantic, type, rows, columns } = element
  const scalar = /^(?:half|float16_t|min16float)/.test(type)
    ? 'half'
    : /^(?:uint|min16uint|bool)/.test(type)
      ? 'uint'
      : /^(?:int|min16int|min12int)/.test(type)
        ? 'int'
        : 'float'
  // No API has a format of three halves that every device takes.
  const components = scalar === 'half' && columns === 3 ? 4 : columns
  return Array.from({ length: rows }, (_, row) => ({ semantic, index: rowIndex(element, row), scalar, components }))
}

/** In bytes, without gaps. */
export function sizeOfInput({ scalar, components }: HostInput): number {
  return (scalar === 'half' ? 2 : 4) * components
}

export type DescriptorType =
  | 'sampler'
  | 'combined image sampler'
  | 'sampled image'
  | 'storage image'
  | 'uniform texel buffer'
  | 'storage texel buffer'
  | 'uniform buffer'
  | 'storage buffer'
  | 'input attachment'
  | 'acceleration structure'

export interface HostDescriptor {
  readonly set: number
  readonly binding: number
  readonly type: DescriptorType
  /** `null` is unbounded. */
  readonly count: number | null
  readonly stages: readonly string[]
  readonly resource: ReflectedResource
}

/** Sorted by set and binding; counters of buffers included. */
export function descriptorsOf(bindings: readonly HostBinding[]): HostDescriptor[] {
  const found = new Map<string, HostDescriptor>()
  const add = (descriptor: HostDescriptor): void => {
    const key = `${descriptor.set} ${descriptor.binding}`
    const known = found.get(key)
    // A texture and its sampler in one descriptor.
    const isPair = known && (known.type === 'sampler') !== (descriptor.type === 'sampler')
    found.set(key, isPair ? { ...known, type: 'combined image sampler' } : (known ?? descriptor))
  }
  for (const { resource, stages } of bindings) {
    const { vulkan, count } = resource
    if (!vulkan) continue
    add({ set: vulkan.set, binding: vulkan.binding, type: descriptorType(resource), count, stages, resource })
    const { counter } = vulkan
    if (counter) add({ set: counter.set, binding: counter.binding, type: 'storage buffer', count: 1, stages, resource })
  }
  return [...found.values()].sort((left, right) => left.set - right.set || left.binding - right.binding)
}

function descriptorType({ class: resourceClass, type, vulkan }: ReflectedResource): DescriptorType {
  if (resourceClass === 'Sampler') return 'sampler'
  if (resourceClass === 'CBV') return 'uniform buffer'
  if (vulkan?.inputAttachment !== undefined) return 'input attachment'
  if (/^RaytracingAccelerationStructure/.test(type)) return 'acceleration structure'
  const isWritten = resourceClass === 'UAV'
  if (/Texture/.test(type)) return isWritten ? 'storage image' : 'sampled image'
  if (/^(?:RW|RasterizerOrdered)?Buffer\b/.test(type))
    return isWritten ? 'storage texel buffer' : 'uniform texel buffer'
  return 'storage buffer'
}

/** Groups by set. */
export function setsOf(descriptors: readonly HostDescriptor[]): Map<number, HostDescriptor[]> {
  const sets = groupBy(descriptors, (descriptor) => descriptor.set)
  return sets
}
