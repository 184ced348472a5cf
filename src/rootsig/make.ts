// Writes a root signature that fits one or more shaders, small and ordered by how often its parts are likely to change: constants,
// root descriptors, tables, samplers.
//
//   cbuffer A : b0, 16 bytes; Texture2D B : t0; SamplerState S : s0
//     =>  RootConstants(b0, num32BitConstants = 4), DescriptorTable(SRV(t0)), DescriptorTable(Sampler(s0))
//
// What the shaders of one pipeline share is written once; a part that one stage alone sees is visible to it alone.
import type { Stage } from '../hlsl/profiles.ts'
import { nowhere } from '../support/source.ts'
import { costOf } from './cost.ts'
import type { ShaderNeeds, ShaderResource } from './cover.ts'
import {
  type DescriptorRange,
  type RangeClass,
  type RootParameter,
  type RootSignature,
  type RootSignatureVersion,
  unbounded,
} from './signature.ts'
import { rootFlags, visibilityOf } from './words.ts'

export interface MakeOptions {
  readonly version: RootSignatureVersion
  /** Constant buffers of at most this many words become root constants. */
  readonly mostConstants: number
  /** Which buffers become root descriptors; everything else goes to tables. */
  readonly descriptors: 'none' | 'constant buffers' | 'all'
  readonly isLocal: boolean
}

const mostWords = 64

/** One range of registers that some of the shaders use. */
interface Need {
  readonly class: RangeClass
  readonly space: number
  lower: number
  /** `unbounded` when one of them has no end. */
  upper: number
  /** Words of a constant buffer; the largest of all shaders. */
  words: number
  /** Could it be a root descriptor? */
  canBeDescriptor: boolean
  readonly stages: Set<Stage>
}

/** The signature, or how many words it would take at least. */
export function makeRootSignature(shaders: readonly ShaderNeeds[], options: MakeOptions): RootSignature | number {
  const needs = collect(shaders)
  const flags = flagsOf(shaders, options)
  // What is cheapest to give up first: root descriptors of views, of constants, then constants.
  const plans: readonly MakeOptions[] = [
    options,
    { ...options, descriptors: options.descriptors === 'none' ? 'none' : 'constant buffers' },
    { ...options, descriptors: 'none' },
    { ...options, descriptors: 'none', mostConstants: 0 },
  ]
  let least = Number.POSITIVE_INFINITY
  for (const plan of plans) {
    const parameters = parametersOf(needs, plan)
    const size = parameters.reduce((sum, parameter) => sum + costOf(parameter), 0)
    if (size <= mostWords) return { version: options.version, flags, parameters, samplers: [], location: nowhere }
    least = Math.min(least, size)
  }
  return least
}

function flagsOf(shaders: readonly ShaderNeeds[], { isLocal }: MakeOptions): number {
  let flags = isLocal ? rootFlags.LOCAL_ROOT_SIGNATURE! : 0
  if (shaders.some(({ stage }) => stage === 'vertex')) flags |= rootFlags.ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT!
  if (shaders.some(({ usesResourceHeap }) => usesResourceHeap)) flags |= rootFlags.CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED!
  if (shaders.some(({ usesSamplerHeap }) => usesSamplerHeap)) flags |= rootFlags.SAMPLER_HEAP_DIRECTLY_INDEXED!
  return flags
}

const bufferKinds: readonly string[] = ['RawBuffer', 'StructuredBuffer', 'RTAccelerationStructure', 'CBuffer']

/** All registers of all shaders; those that overlap are one need. */
function collect(shaders: readonly ShaderNeeds[]): readonly Need[] {
  const needs: Need[] = []
  for (const { stage, resources } of shaders)
    for (const resource of resources) {
      let merged = needOf(resource, stage)
      for (;;) {
        const at = needs.findIndex((need) => meets(need, merged))
        if (at < 0) break
        merged = merge(needs.splice(at, 1)[0]!, merged)
      }
      needs.push(merged)
    }
  return needs.sort(byPlace)
}

function needOf(resource: ShaderResource, stage: Stage): Need {
  const { lower, count, space, kind, hasCounter, size = 0 } = resource
  return {
    class: resource.class,
    space,
    lower,
    upper: count === undefined ? unbounded : lower + Math.max(1, count) - 1,
    words: Math.ceil(size / 4),
    canBeDescriptor: count === 1 && bufferKinds.includes(kind) && !hasCounter,
    stages: new Set([stage]),
  }
}

function meets(left: Need, right: Need): boolean {
  const isSame = left.class === right.class && left.space === right.space
  return isSame && left.lower <= right.upper && right.lower <= left.upper
}

function merge(left: Need, right: Need): Need {
  return {
    class: left.class,
    space: left.space,
    lower: Math.min(left.lower, right.lower),
    upper: Math.max(left.upper, right.upper),
    words: Math.max(left.words, right.words),
    canBeDescriptor: left.canBeDescriptor && right.canBeDescriptor && left.lower === right.lower,
    stages: new Set([...left.stages, ...right.stages]),
  }
}

const classOrder = { CBV: 0, SRV: 1, UAV: 2, Sampler: 3 } as const

function byPlace(left: Need, right: Need): number {
  return classOrder[left.class] - classOrder[right.class] || left.space - right.space || left.lower - right.lower
}

function parametersOf(needs: readonly Need[], { mostConstants, descriptors }: MakeOptions): RootParameter[] {
  const isConstants = ({ class: kind, lower, upper, words }: Need): boolean =>
    kind === 'CBV' && lower === upper && words > 0 && words <= mostConstants
  const isDescriptor = (need: Need): boolean =>
    need.canBeDescriptor && (descriptors === 'all' || (descriptors === 'constant buffers' && need.class === 'CBV'))
  const constants = needs.filter(isConstants)
  const roots = needs.filter((need) => !isConstants(need) && isDescriptor(need))
  const rest = needs.filter((need) => !isConstants(need) && !isDescriptor(need))
  return [
    ...constants.map(
      (need): RootParameter => ({
        kind: 'constants',
        register: need.lower,
        space: need.space,
        count: need.words,
        visibility: visibilityFor([need]),
        location: nowhere,
      }),
    ),
    ...roots.map(
      (need): RootParameter => ({
        kind: need.class as 'CBV' | 'SRV' | 'UAV',
        register: need.lower,
        space: need.space,
        flags: undefined,
        visibility: visibilityFor([need]),
        location: nowhere,
      }),
    ),
    ...tablesOf(rest),
  ]
}

/** A table of views and one of samplers; arrays without an end get tables of their own, for nothing can follow them. */
function tablesOf(needs: readonly Need[]): RootParameter[] {
  const bounded = needs.filter(({ upper }) => upper !== unbounded)
  const groups = [
    bounded.filter((need) => need.class !== 'Sampler'),
    ...needs.filter((need) => need.upper === unbounded && need.class !== 'Sampler').map((need) => [need]),
    bounded.filter((need) => need.class === 'Sampler'),
    ...needs.filter((need) => need.upper === unbounded && need.class === 'Sampler').map((need) => [need]),
  ]
  return groups
    .filter((group) => group.length > 0)
    .map((group) => ({
      kind: 'table',
      ranges: joined(group).map(rangeOf),
      visibility: visibilityFor(group),
      location: nowhere,
    }))
}

/** Neighbours become one range. */
function joined(group: readonly Need[]): readonly Need[] {
  const ranges: Need[] = []
  for (const need of group) {
    const last = ranges.at(-1)
    if (last && last.class === need.class && last.space === need.space && last.upper + 1 === need.lower)
      ranges[ranges.length - 1] = merge(last, need)
    else ranges.push(need)
  }
  return ranges
}

function rangeOf(need: Need): DescriptorRange {
  return {
    class: need.class,
    register: need.lower,
    space: need.space,
    count: need.upper === unbounded ? unbounded : need.upper - need.lower + 1,
    flags: undefined,
    offset: unbounded,
    location: nowhere,
  }
}

function visibilityFor(needs: readonly Need[]): number {
  const seen = new Set(needs.flatMap(({ stages }) => [...stages].map((stage) => visibilityOf[stage] ?? 0)))
  const [only = 0] = seen
  return seen.size === 1 ? only : 0
}
