// Both sides of a binding: which parameter of the root signature every resource of a shader comes from, and what does not fit.
//
//   SRV(t7)  and  StructuredBuffer<float> A : register(t7)   =>   parameter 0
//
// The rules are those of DXC's RootSignatureVerifier: all registers of a resource lie in one range that the stage can see; textures,
// typed buffers and counters cannot be root descriptors. Both places are shown.
import type { Diagnostic } from '../diagnostics/define.ts'
import { rootSignatureDiagnostics as messages } from '../diagnostics/tables/root-signatures.ts'
import type { Stage } from '../hlsl/profiles.ts'
import { type ResourceKind, registerLetters } from '../hlsl/resources.ts'
import type { Location } from '../support/source.ts'
import { type BoundRange, boundRanges } from './ranges.ts'
import { type RangeClass, type RootSignature, unbounded } from './signature.ts'
import { rootFlags, visibilityNames, visibilityOf } from './words.ts'

export interface ShaderResource {
  readonly name: string
  readonly class: RangeClass
  readonly kind: ResourceKind
  readonly lower: number
  /** `undefined` is unbounded. */
  readonly count: number | undefined
  readonly space: number
  readonly hasCounter: boolean
  /** Of a constant buffer, in bytes. */
  readonly size: number | undefined
  readonly location: Location
}

export interface ShaderNeeds {
  readonly stage: Stage
  readonly resources: readonly ShaderResource[]
  readonly usesResourceHeap: boolean
  readonly usesSamplerHeap: boolean
  /** Of the entry point. */
  readonly location: Location
}

export interface RootPlace {
  readonly as: BoundRange['as']
  /** Number of the parameter, or of the static sampler. */
  readonly index: number
  /** In a table. */
  readonly offset: number
}

export interface Coverage {
  /** Of each resource, in their order; undefined where the signature does not bind it. */
  readonly places: readonly (RootPlace | undefined)[]
  readonly problems: readonly Diagnostic[]
}

const heaps = [
  ['usesResourceHeap', 'resource', 'CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED'],
  ['usesSamplerHeap', 'sampler', 'SAMPLER_HEAP_DIRECTLY_INDEXED'],
] as const

export function coverShader(signature: RootSignature, needs: ShaderNeeds): Coverage {
  const { stage, resources } = needs
  const ranges = boundRanges(signature)
  const visible = ranges.filter(({ visibility }) => visibility === 0 || visibility === visibilityOf[stage])
  const found = resources.map((resource) => visible.find((range) => covers(range, resource)))
  const problems = resources.flatMap((resource, index) => {
    const range = found[index]
    return range ? checkFit(resource, range) : [unboundProblem(resource, signature, ranges)]
  })
  const notes = [messages.note_rootsig_here(signature.location)]
  if (resources.length > 0 && (signature.flags & denialOf(stage)) !== 0)
    problems.push(messages.err_rootsig_denied(needs.location, undefined, { notes }))
  for (const [need, heap, flag] of heaps)
    if (needs[need] && (signature.flags & rootFlags[flag]!) === 0)
      problems.push(messages.warn_rootsig_heap_flag(needs.location, { heap, flag }, { notes }))
  for (const range of ranges)
    if (!found.includes(range)) problems.push(messages.warn_rootsig_unused(range.location, { what: partText(range) }))
  return { places: resources.map((resource, index) => found[index] && placeIn(found[index], resource)), problems }
}

function denialOf(stage: Stage): number {
  return rootFlags[`DENY_${stage.toUpperCase()}_SHADER_ROOT_ACCESS`] ?? 0
}

/** Of an unbounded array only the first register must be there. */
function lastOf({ lower, count }: ShaderResource): number {
  return lower + Math.max(1, count ?? 1) - 1
}

function covers(range: BoundRange, resource: ShaderResource): boolean {
  return (
    range.class === resource.class &&
    range.space === resource.space &&
    range.lower <= resource.lower &&
    lastOf(resource) <= range.upper
  )
}

function placeIn({ as, index, offset, lower }: BoundRange, resource: ShaderResource): RootPlace {
  return { as, index, offset: offset + resource.lower - lower }
}

function facts({ class: kind, lower, space }: ShaderResource): {
  readonly class: RangeClass
  readonly register: number
  readonly space: number
} {
  return { class: kind, register: lower, space }
}

const bufferKinds: readonly ResourceKind[] = ['RawBuffer', 'StructuredBuffer', 'RTAccelerationStructure']

function checkFit(resource: ShaderResource, range: BoundRange): readonly Diagnostic[] {
  const { name, location, size = 0 } = resource
  const notes = [messages.note_rootsig_bound_here(range.location, { what: partText(range) })]
  if (range.as === 'constants') {
    const words = Math.ceil(size / 4)
    if (words <= range.words) return []
    const sizes = { name, size: words, count: range.words }
    return [messages.warn_rootsig_constants_too_small(location, sizes, { notes })]
  }
  if (range.as !== 'descriptor' || resource.class === 'CBV') return []
  if (!bufferKinds.includes(resource.kind))
    return [messages.err_rootsig_typed_root_descriptor(location, facts(resource), { notes })]
  if (!resource.hasCounter) return []
  return [messages.err_rootsig_counter_root_descriptor(location, facts(resource), { notes })]
}

function unboundProblem(resource: ShaderResource, signature: RootSignature, ranges: readonly BoundRange[]): Diagnostic {
  const hidden = ranges.find((range) => covers(range, resource))
  const partial = ranges.find(
    (range) =>
      range.class === resource.class &&
      range.space === resource.space &&
      range.lower <= lastOf(resource) &&
      resource.lower <= range.upper,
  )
  const note = hidden
    ? messages.note_rootsig_hidden(hidden.location, {
        visibility: visibilityNames[hidden.visibility]!.toLowerCase(),
      })
    : partial
      ? messages.note_rootsig_partial(partial.location, { range: registersText(partial) })
      : messages.note_rootsig_here(signature.location)
  const parameters = { ...facts(resource), part: rangeText(resource) }
  // Behind a visibility there is one already.
  return messages.err_rootsig_unbound(resource.location, parameters, { notes: [note], noHelp: hidden !== undefined })
}

/** `SRV(t3, numDescriptors = 2, space = 1)`. */
function rangeText({ class: kind, lower, count, space }: ShaderResource): string {
  const number = count === undefined ? ', numDescriptors = unbounded' : count > 1 ? `, numDescriptors = ${count}` : ''
  return `${kind}(${registerLetters[kind]}${lower}${number}${space > 0 ? `, space = ${space}` : ''})`
}

function registersText({ class: kind, lower, upper }: BoundRange): string {
  const letter = registerLetters[kind]
  if (upper === unbounded) return `${letter}${lower} and up`
  return lower === upper ? `${letter}${lower}` : `${letter}${lower} to ${letter}${upper}`
}

function partText(range: BoundRange): string {
  const registers = registersText(range)
  switch (range.as) {
    case 'sampler':
      return `static sampler ${range.index} (${registers})`
    case 'table':
      return `range ${registers} of root parameter ${range.index}`
    default:
      return `root parameter ${range.index} (${registers})`
  }
}
