// The interface of a shader for its host program, as plain data: what `-Fre FILE` writes and `compile()` returns.
//
// docs/schema/reflection.schema.json describes it; fields are added, never renamed.

import type { Bindings, BoundResource, UnusedResource } from '../binding/bind.ts'
import type { BindingReason, UnusedReason } from '../binding/reasons.ts'
import type { BindingRules } from '../binding/rules.ts'
import type { SignatureOptions } from '../binding/signatures.ts'
import { type ResourceClass, registerLetters } from '../hlsl/resources.ts'
import type { EntrySignature } from '../program/entry-signature.ts'
import type { SourceMap } from '../support/source.ts'
import { placeOf, type SourcePlace, type VulkanRow, vulkanRow } from './binding-table.ts'
import { type BufferLayouts, describeBuffer, type ReflectedBuffer } from './constant-buffers.ts'
import { describeForD3D12, type InputBindDescription } from './d3d12.ts'
import { dimensionOf, inDxcOrder } from './dxc-table.ts'
import { describeEntry, type ReflectedEntry } from './entry-points.ts'
import { describeHandles, type ReflectedHandle } from './handles.ts'
import type { ReflectedHeap } from './heaps.ts'
import { reasonText, unusedReasonText } from './reason-text.ts'
import { factsOf } from './resource-facts.ts'
import type { VulkanInterface } from './vulkan-interface.ts'

/** A resource with what a host needs to bind it. */
export interface ReflectedResource {
  readonly name: string
  readonly class: ResourceClass
  readonly type: string
  readonly kind: string
  /** Of typed buffers and textures: `f32`, `unorm_f32`; else null. */
  readonly format: string | null
  readonly components: number | null
  /** `2d`, `cubearray`, `buf`; null for resources without a shape. */
  readonly dimension: string | null
  /** Bytes of an element of a structured buffer. */
  readonly stride: number | null
  /** Samples of a multisampled texture; 0 when the type leaves it open. */
  readonly samples: number | null
  readonly counter: boolean
  readonly globallyCoherent: boolean
  readonly rasterizerOrdered: boolean
  /** `u3`; null when it is unused or left to the linker. */
  readonly register: string | null
  readonly lower: number | null
  readonly space: number | null
  /** Registers; null for an unbounded array. */
  readonly count: number | null
  /** Outermost first; empty unless it is an array; null is unbounded. */
  readonly dimensions: readonly (number | null)[]
  readonly implicit: boolean
  readonly used: boolean
  /** Why it is there, or why it is gone. */
  readonly reason: string
  /** The same for programs. */
  readonly why: BindingReason | UnusedReason
  readonly location: SourcePlace | null
  /** D3D12_SHADER_INPUT_BIND_DESC; null when unused. */
  readonly d3d12: InputBindDescription | null
  /** Only for GLSL and SPIR-V, and only when used. */
  readonly vulkan?: VulkanRow
}

/** What a host program needs to know about a shader. */
export interface Reflection {
  readonly version: 1
  readonly file: string
  readonly profile: string
  readonly rules: BindingRules
  readonly entryPoints: readonly ReflectedEntry[]
  /** In the order of D3D12's reflection (buffers, samplers, SRVs, UAVs), then the unused ones as declared. */
  readonly resources: readonly ReflectedResource[]
  /** The data in constant, texture and structured buffers that are used. */
  readonly buffers: readonly ReflectedBuffer[]
  /** Descriptor handles in those buffers and in what enters the entry points. */
  readonly handles: readonly ReflectedHandle[]
  /** The descriptor heaps that are used. */
  readonly heaps: readonly ReflectedHeap[]
  /** Only for GLSL and SPIR-V: push constants, specialization constants, locations. */
  readonly vulkan?: VulkanInterface
}

export interface ReflectionInput extends SignatureOptions {
  readonly file: string
  readonly profile: string
  readonly rules: BindingRules
  readonly bindings: Bindings
  readonly signatures: readonly EntrySignature[]
  readonly heaps: readonly ReflectedHeap[]
  readonly vulkan?: VulkanInterface | undefined
  /** How buffers lie; Direct3D's way when left out. */
  readonly layouts?: BufferLayouts
}

export function reflect(input: ReflectionInput, sources: SourceMap): Reflection {
  const { file, profile, rules, bindings, signatures, heaps, vulkan, layouts } = input
  const used = inDxcOrder(bindings.resources).filter((resource) => !vulkan || resource.vulkan)
  return {
    version: 1,
    file,
    profile,
    rules,
    entryPoints: signatures.map((signature) => describeEntry(signature, input)),
    resources: [
      ...used.map((resource) => describeUsed(resource, sources)),
      ...bindings.unused.map((resource) => describeUnused(resource, sources)),
    ],
    buffers: used.flatMap((resource) => describeBuffer(resource, layouts) ?? []),
    handles: describeHandles(used, signatures),
    heaps,
    ...(vulkan && { vulkan }),
  }
}

type Description = Pick<
  ReflectedResource,
  | 'class'
  | 'type'
  | 'kind'
  | 'format'
  | 'components'
  | 'dimension'
  | 'stride'
  | 'samples'
  | 'globallyCoherent'
  | 'rasterizerOrdered'
  | 'location'
>

function describe(declaration: BoundResource['declaration'], sources: SourceMap): Description {
  const facts = factsOf(declaration)
  return {
    class: declaration.class,
    type: facts.type,
    kind: facts.kind,
    format: facts.format ?? null,
    components: facts.components ?? null,
    dimension: dimensionOf(facts.kind),
    stride: facts.stride ?? null,
    samples: facts.samples ?? null,
    globallyCoherent: facts.isGloballyCoherent,
    rasterizerOrdered: facts.isRasterizerOrdered,
    location: placeOf(declaration.location, sources),
  }
}

function describeUsed(resource: BoundResource, sources: SourceMap): ReflectedResource {
  const { name, lower, space, count, dimensions, declaration, isAssigned } = resource
  return {
    name,
    ...describe(declaration, sources),
    counter: resource.hasCounter,
    register: isAssigned ? `${registerLetters[resource.class]}${lower}` : null,
    lower: isAssigned ? lower : null,
    space: isAssigned ? space : null,
    count: count ?? null,
    dimensions: dimensions.map((size) => size ?? null),
    implicit: resource.isImplicit,
    used: true,
    reason: reasonText(resource.why),
    why: resource.why,
    d3d12: describeForD3D12(resource, factsOf(declaration)),
    ...vulkanRow(resource),
  }
}

function describeUnused({ name, declaration, why }: UnusedResource, sources: SourceMap): ReflectedResource {
  return {
    name,
    ...describe(declaration, sources),
    counter: false,
    register: null,
    lower: null,
    space: null,
    count: declaration.count ?? null,
    dimensions: declaration.dimensions.map((size) => size ?? null),
    implicit: declaration.register === undefined,
    used: false,
    reason: unusedReasonText(why),
    why,
    d3d12: null,
  }
}
