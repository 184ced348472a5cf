// Why a resource is where it is, or why it is gone: the text of `descry explain`.
//
//   B is bound to u3..u6
//     a.hlsl:2:17: declared here
//         2 | RWBuffer<float> B[4];
//           |                 ^
//     u0..u1 is too small for 4 registers (u2 is taken by A); u3 is the first place that fits
//     taken before B: u2 A (register annotation)
import type { Bindings, BoundResource, UnusedResource } from '../binding/bind.ts'
import { isMember } from '../binding/dxc-members.ts'
import { rangeText } from '../binding/reasons.ts'
import { lastRegister } from '../binding/register-space.ts'
import type { BindingRules } from '../binding/rules.ts'
import { placeReasonText, type VulkanPlace } from '../binding/vulkan-place.ts'
import { snippet } from '../diagnostics/render/snippet.ts'
import { registerLetters } from '../hlsl/resources.ts'
import { nearest } from '../support/nearest.ts'
import { type Location, nowhere, type SourceMap } from '../support/source.ts'
import { positionText } from './bindings-text.ts'
import { type HeapRow, heapIndexText } from './heaps.ts'
import { reasonText, unusedReasonText } from './reason-text.ts'
import { rootPlaceText } from './root-place.ts'
import { interfaceFacts, type VulkanInterface } from './vulkan-interface.ts'

/** More neighbours than this are counted, not listed. */
const mostNeighbours = 16

export interface Explainer {
  readonly bindings: Bindings
  readonly rules: BindingRules
  readonly sources: SourceMap
  /** Of GLSL and SPIR-V. */
  readonly vulkan?: VulkanInterface | undefined
  /** The descriptor heaps that are read. */
  readonly heaps: readonly HeapRow[]
}

/** Push constants, specialization constants, heaps; inputs and outputs when all is asked for. */
function interfaceLines(vulkan: VulkanInterface, name: string | undefined): string[][] {
  return interfaceFacts(vulkan)
    .filter((fact) => name === undefined || fact.name === name || fact.name.startsWith(`${name}.`))
    .map(({ what, name: own, place }) => [`${what === 'heap' ? '' : `${what} `}${own}: ${place}`])
}

function heapLines({ heaps }: Explainer, name: string | undefined): string[][] {
  if (name !== undefined) return []
  return heaps.map((row) => [
    `the ${row.heap} heap is read, with an index that is ${heapIndexText(row)}; it has no register`,
  ])
}

/** Names one may ask for: as the table shows them, and the variables that resources lie in. */
export function explainable({ resources, unused }: Bindings, vulkan?: VulkanInterface): Set<string> {
  const names = new Set<string>(vulkan ? interfaceFacts(vulkan).map((fact) => fact.name) : [])
  for (const { name, declaration } of [...resources, ...unused]) {
    names.add(name)
    names.add(declaration.name)
    if (declaration.variable) names.add(declaration.variable.name)
  }
  return names
}

/** What is wrong with a name that is not among them. */
export function unknownResource(name: string, names: ReadonlySet<string>, bindings?: Bindings): string {
  const { resources = [], unused = [] } = bindings ?? {}
  const buffers = [...resources, ...unused].flatMap(({ declaration: { buffer } }) => buffer ?? [])
  const owner = buffers.find(({ members }) => members.some((member) => member.name === name))
  if (owner)
    return `'${name}' has no register of its own: it is a member of '${owner.name}', and 'descry layout' shows where it lies there`
  const close =
    [...names].find((known) => known.endsWith(`.${name}`) || known.endsWith(`:${name}`)) ?? nearest(name, names)
  return `the shader declares no resource '${name}'${close === undefined ? '' : `; did you mean '${close}'?`}`
}

/** Everything there is to say of the resources with this name, or of all. */
export function explainText(explainer: Explainer, name: string | undefined): string {
  const { resources, unused } = explainer.bindings
  // What is in no descriptor is described by `interfaceText`.
  const isForVulkan = explainer.vulkan !== undefined
  const isMeant = (own: string, { name: declared, variable }: BoundResource['declaration']): boolean =>
    name === undefined || name === own || name === declared || name === variable?.name
  const parts = [
    ...resources
      .filter((row) => row.isUsed && (!isForVulkan || row.vulkan) && isMeant(row.name, row.declaration))
      .map((row) => explainBound(explainer, row)),
    ...unused
      .filter(({ name: own, declaration }) => isMeant(own, declaration))
      .filter(({ declaration }) => !isForVulkan || declaration.name !== '$Globals')
      .map((row) => explainUnused(explainer, row)),
    ...(explainer.vulkan ? interfaceLines(explainer.vulkan, name) : heapLines(explainer, name)),
  ]
  return parts.map((lines) => `${lines.join('\n')}\n`).join('\n')
}

function explainBound({ bindings, rules, sources }: Explainer, resource: BoundResource): string[] {
  const { name, declaration, isAssigned, isImplicit, why, vulkan } = resource
  if (vulkan) return explainDescriptor(bindings, sources, resource, vulkan)
  const lines = [isAssigned ? `${name} is bound to ${placeOf(resource)}` : `${name} is left unassigned`]
  lines.push(...excerpt(sources, declaration.location, 'declared here'))
  if (resource.root) lines.push(`  the root signature gives it ${rootPlaceText(resource.root)}`)
  if (isAssigned && !isImplicit) {
    lines.push(`  ${why.kind === 'annotation' ? 'by its register annotation' : `by the ${reasonText(why)}`}`)
    return lines
  }
  lines.push(`  ${reasonText(why)}`)
  if (isAssigned) lines.push(...neighbours(bindings, resource))
  if (rules === 'dxc' && isMember(declaration)) lines.push(...artefact)
  return lines
}

function explainDescriptor(
  { resources }: Bindings,
  sources: SourceMap,
  { name, declaration }: BoundResource,
  { set, binding, reason, counter }: VulkanPlace,
): string[] {
  const lines = [
    `${name} is bound to set ${set}, binding ${binding}`,
    ...excerpt(sources, declaration.location, 'declared here'),
    `  binding ${binding}: ${placeReasonText({ set, binding, reason })}`,
  ]
  if (counter)
    lines.push(`  its counter is at set ${counter.set}, binding ${counter.binding}: ${placeReasonText(counter)}`)
  const others = resources.filter(
    (other) => other.declaration !== declaration && other.vulkan?.set === set && other.vulkan.binding === binding,
  )
  if (others.length > 0) lines.push(`  at the same binding: ${others.map((other) => other.name).join(', ')}`)
  return lines
}

const artefact = [
  '  note: it is a member of a struct or buffer: DXC binds those in an order that comes from the inner workings of its',
  '  optimiser and changes with the code; write a register, or use --rules clang, to rely on it',
]

function placeOf({
  class: resourceClass,
  lower,
  count,
  space,
}: Pick<BoundResource, 'class' | 'lower' | 'count' | 'space'>): string {
  const upper = count === undefined ? lastRegister : Math.min(lastRegister, lower + Math.max(1, count) - 1)
  const range = rangeText(registerLetters[resourceClass], { lower, upper })
  return space === 0 ? range : `${range} in space${space}`
}

/** Who had registers of the same class and space when the resource was placed, lowest first. */
function neighbours({ resources, unused }: Bindings, resource: BoundResource): string[] {
  const before = [...resources.filter(({ isUsed }) => isUsed), ...unused.flatMap(({ kept }) => kept ?? [])]
    .filter(
      (other) =>
        other.class === resource.class &&
        other.space === resource.space &&
        other.sequence < resource.sequence &&
        other.isAssigned,
    )
    .sort((first, second) => first.lower - second.lower)
  if (before.length === 0) return [`  nothing was there before ${resource.name}`]
  const shown = before.slice(0, mostNeighbours).map((other) => {
    const how = other.isImplicit ? 'implicit, placed earlier' : reasonText(other.why)
    return `    ${placeOf(other)} ${other.name} (${other.isUsed ? '' : 'unused, '}${how})`
  })
  const more = before.length - shown.length
  return [`  taken before ${resource.name}:`, ...shown, ...(more > 0 ? [`    and ${more} more`] : [])]
}

function explainUnused({ sources }: Explainer, unused: UnusedResource): string[] {
  const { name, declaration, why, decidedAt, usedAt, kept } = unused
  const { location, register, count, space = 0 } = declaration
  const lines = [`${name} is not bound: ${unusedReasonText(why)}`, ...excerpt(sources, location, 'declared here')]
  if (decidedAt !== nowhere) lines.push(...excerpt(sources, decidedAt, 'decided here'))
  if (usedAt !== nowhere && usedAt !== decidedAt) lines.push(...excerpt(sources, usedAt, 'the use that is gone'))
  if (kept) lines.push(`  ${placeOf(kept)} is kept for it all the same`)
  else if (register !== undefined) {
    const annotated = placeOf({ class: declaration.class, lower: register, count, space })
    lines.push(`  its annotation takes no register: ${annotated} is free for others`)
  }
  return lines
}

/** The line with a caret, as in diagnostics. */
function excerpt(sources: SourceMap, location: Location, what: string): string[] {
  if (location === nowhere) return []
  const at = sources.fileLocationOf(location)
  const lines = snippet(sources, at, [], []).map(({ gutter, text }) => `  ${gutter}${text}`)
  return [`  ${positionText(sources.position(at))}: ${what}`, ...lines]
}
