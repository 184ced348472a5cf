// Whether a root signature binds everything a shader uses, by the rules of the official validator: a range of registers must lie in one
// range of the signature that the stage can see; textures, typed buffers and counters cannot be root descriptors.
import type { Stage } from '../../../hlsl/profiles.ts'
import { registerLetters, resourceKinds } from '../../../hlsl/resources.ts'
import type { DxilModule, DxilResource } from '../dxil-module.ts'
import type { RootSignature } from './root-signature.ts'

/** Numbers of SHADER_VISIBILITY; other stages see only what all see. */
const visibilities: Partial<Readonly<Record<Stage, number>>> = {
  vertex: 1,
  hull: 2,
  domain: 3,
  geometry: 4,
  pixel: 5,
  amplification: 6,
  mesh: 7,
}
/** Bits of DENY_..._ROOT_ACCESS. */
const denials: Partial<Readonly<Record<Stage, number>>> = {
  vertex: 0x2,
  hull: 0x4,
  domain: 0x8,
  geometry: 0x10,
  pixel: 0x20,
  amplification: 0x100,
  mesh: 0x200,
}
const rangeClasses = ['SRV', 'UAV', 'CBV', 'Sampler'] as const
const unbounded = 0xffffffff

interface Bound {
  readonly class: DxilResource['class']
  readonly visibility: number
  readonly space: number
  readonly lower: number
  /** Inclusive. */
  readonly upper: number
  readonly isRoot: boolean
}

/** What is wrong; empty when the signature fits. */
export function checkRootSignature(signature: RootSignature, { stage, resources }: DxilModule): string[] {
  const seen = boundRegisters(signature).filter(
    ({ visibility }) => visibility === 0 || visibility === visibilities[stage],
  )
  const problems = resources.flatMap((resource) => checkResource(resource, seen) ?? [])
  if (resources.length > 0 && (signature.flags & (denials[stage] ?? 0)) !== 0)
    problems.push(`the root signature denies access to ${stage} shaders, but this one uses it`)
  return problems
}

function boundRegisters({ parameters, samplers }: RootSignature): Bound[] {
  const bound: Bound[] = []
  for (const parameter of parameters) {
    const { visibility } = parameter
    if (parameter.kind === 'table') {
      for (const { type, space, register, count } of parameter.ranges) {
        const upper = count === unbounded ? unbounded : register + count - 1
        bound.push({ class: rangeClasses[type]!, visibility, space, lower: register, upper, isRoot: false })
      }
      continue
    }
    const { space, register } = parameter
    const resourceClass = parameter.kind === 'constants' ? 'CBV' : parameter.kind
    bound.push({ class: resourceClass, visibility, space, lower: register, upper: register, isRoot: true })
  }
  for (const { visibility, space, register } of samplers)
    bound.push({ class: 'Sampler', visibility, space, lower: register, upper: register, isRoot: false })
  return bound
}

function checkResource(resource: DxilResource, bound: readonly Bound[]): string | undefined {
  const { class: resourceClass, space, lower, count, kind } = resource
  // Of an unbounded array only the first register must be there.
  const upper = lower + (count ?? 1) - 1
  const found = bound.find(
    (each) => each.class === resourceClass && each.space === space && each.lower <= lower && upper <= each.upper,
  )
  const letter = registerLetters[resourceClass]
  const name = `'${resource.name}' (${letter}${lower}${upper > lower ? ` to ${letter}${upper}` : ''}, space${space})`
  if (!found) return `the root signature does not bind ${name}`
  const isView = resourceClass === 'SRV' || resourceClass === 'UAV'
  if (!found.isRoot || !isView) return undefined
  if (
    kind !== resourceKinds.RawBuffer &&
    kind !== resourceKinds.StructuredBuffer &&
    kind !== resourceKinds.RTAccelerationStructure
  )
    return `the root signature binds ${name} as a root descriptor, which can only be a raw or structured buffer`
  if (resource.hasCounter) return `the root signature binds ${name} as a root descriptor, which cannot have a counter`
  return undefined
}
