// The binding table as plain data: what `descry bindings --format json` prints and `compile()` returns.
import type { Bindings, BoundResource, UnusedResource } from '../binding/bind.ts'
import type { BindingReason, UnusedReason } from '../binding/reasons.ts'
import { type PlaceReason, placeReasonText, type ReasonedPlace } from '../binding/vulkan-place.ts'
import { registerLetters } from '../hlsl/resources.ts'
import type { ResourceClass } from '../program/resources.ts'
import { type Location, nowhere, type SourceMap } from '../support/source.ts'
import type { HeapRow } from './heaps.ts'
import { reasonText, unusedReasonText } from './reason-text.ts'
import { factsOf } from './resource-facts.ts'
import type { VulkanInterface } from './vulkan-interface.ts'

/** A place in a source file. */
export interface SourcePlace {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** Where a resource is bound. */
export interface BindingPlace {
  readonly register: string
  readonly lower: number
  /** `null` for an unbounded array. */
  readonly count: number | null
  readonly space: number
  /** Only when false: a library leaves the resource unassigned. */
  readonly assigned?: false
  /** Only for GLSL and SPIR-V. */
  readonly vulkan?: VulkanRow
}

/** A resource that is bound. */
export interface BindingRow extends BindingPlace {
  readonly name: string
  readonly class: ResourceClass
  readonly implicit: boolean
  /** Only when false: listed because of `--unused keep`. */
  readonly used?: false
  readonly type: string
  readonly kind: string
  readonly dimensions: readonly (number | null)[]
  readonly location: SourcePlace | null
  /** For people. */
  readonly reason: string
  /** For programs. */
  readonly why: BindingReason
  /** Only when the entry point has a root signature. */
  readonly root?: RootRow
}

/** Where the descriptor comes from: `{ as: 'table', index: 2, offset: 5 }` is the sixth of the table that is root parameter 2. */
export interface RootRow {
  readonly as: 'constants' | 'descriptor' | 'table' | 'sampler'
  /** Number of the root parameter, or of the static sampler. */
  readonly index: number
  /** Only in tables. */
  readonly offset?: number
}

/** Where a resource is bound for Vulkan. */
export interface VulkanRow {
  readonly set: number
  readonly binding: number
  /** Of the buffer with the hidden counter, when it is used. */
  readonly counter?: {
    readonly set: number
    readonly binding: number
    readonly reason: string
    readonly why: PlaceReason
  }
  /** Of a subpass input. */
  readonly inputAttachment?: number
  /** `[[vk::image_format]]` of a storage image: `rgba16f`. */
  readonly imageFormat?: string
  /** Why it is there; `reason` of the row is about the register. */
  readonly reason: string
  /** The same for programs. */
  readonly why: PlaceReason
}

/** A resource that is not bound. */
export interface UnusedRow {
  readonly name: string
  /** For people. */
  readonly reason: string
  /** For programs. */
  readonly why: UnusedReason
  readonly location: SourcePlace | null
  /** The condition or statement that decided, when there is one. */
  readonly decidedAt?: SourcePlace
  /** The use that was removed. */
  readonly usedAt?: SourcePlace
}

/** What is bound where, and what is not bound. */
export interface BindingTable {
  readonly resources: readonly BindingRow[]
  readonly unused: readonly UnusedRow[]
  /** Only for DXIL and HLSL, when a descriptor heap is read. */
  readonly heaps?: readonly HeapRow[]
  /** Only for GLSL and SPIR-V: what is in no descriptor. */
  readonly vulkan?: VulkanInterface | undefined
}

/** With an interface for Vulkan, what is in no descriptor is no resource: constants that are pushed or specialised. */
export function describeBindings(
  { resources, unused }: Bindings,
  sources: SourceMap,
  vulkan?: VulkanInterface,
  heaps: readonly HeapRow[] = [],
): BindingTable {
  return {
    resources: resources
      .filter((resource) => !vulkan || resource.vulkan)
      .map((resource) => describeResource(resource, sources)),
    unused: unused
      .filter(({ declaration }) => !vulkan || declaration.name !== '$Globals')
      .map((resource) => describeUnused(resource, sources)),
    ...(heaps.length > 0 && !vulkan && { heaps }),
    ...(vulkan && { vulkan }),
  }
}

function describeResource(resource: BoundResource, sources: SourceMap): BindingRow {
  const { name, lower, count, space, declaration, isAssigned, isUsed } = resource
  const { type, kind } = factsOf(declaration)
  return {
    name,
    class: resource.class,
    register: `${registerLetters[resource.class]}${lower}`,
    lower,
    count: count ?? null,
    space,
    implicit: resource.isImplicit,
    ...(isAssigned ? {} : { assigned: false as const }),
    ...(isUsed ? {} : { used: false as const }),
    type,
    kind,
    dimensions: resource.dimensions.map((size) => size ?? null),
    location: placeOf(declaration.location, sources),
    reason: reasonText(resource.why),
    why: resource.why,
    ...rootRow(resource),
    ...vulkanRow(resource),
  }
}

function rootRow({ root }: BoundResource): { readonly root?: RootRow } {
  if (!root) return {}
  const { as, index, offset } = root
  return { root: { as, index, ...(as === 'table' && { offset }) } }
}

export function vulkanRow({ vulkan }: BoundResource): { readonly vulkan?: VulkanRow } {
  if (!vulkan) return {}
  const { counter, inputAttachment, imageFormat } = vulkan
  return {
    vulkan: {
      ...reasoned(vulkan),
      ...(counter && { counter: reasoned(counter) }),
      ...(inputAttachment !== undefined && { inputAttachment }),
      ...(imageFormat !== undefined && { imageFormat }),
    },
  }
}

function reasoned(place: ReasonedPlace) {
  const { set, binding, reason } = place
  return { set, binding, reason: placeReasonText(place), why: reason }
}

function describeUnused({ name, declaration, why, decidedAt, usedAt }: UnusedResource, sources: SourceMap): UnusedRow {
  const decided = placeOf(decidedAt, sources)
  const used = placeOf(usedAt, sources)
  return {
    name,
    reason: unusedReasonText(why),
    why,
    location: placeOf(declaration.location, sources),
    ...(decided && { decidedAt: decided }),
    ...(used && { usedAt: used }),
  }
}

export function placeOf(location: Location, sources: SourceMap): SourcePlace | null {
  return location === nowhere ? null : sources.position(location)
}
