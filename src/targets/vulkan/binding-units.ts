// What asks for bindings, in the order of asking.
//
//   Descry's own rules   every resource that is used, an array as one
//   DXC's rules          every resource that is declared, used or not; a struct of resources as one that takes a binding for each of its
//                        resources (DeclResultIdMapper::resourceVars); `$Globals` where its first constant stands
import { type BoundResource, unassigned } from '../../binding/bind.ts'
import type { BindingRules } from '../../binding/rules.ts'
import { registerLetters } from '../../hlsl/resources.ts'
import { hasAttribute } from '../../program/attributes.ts'
import type { ConstantBuffer, Program, ProgramAttribute, RegisterBinding, Variable } from '../../program/program.ts'
import type { ResourceDeclaration } from '../../program/resources.ts'
import { groupBy } from '../../support/lists.ts'
import type { Location } from '../../support/source.ts'
import { sizeOf } from '../../types/layout.ts'
import { counterOrder } from './counter-order.ts'
import type { ShiftLetter } from './options.ts'

/** A used resource of a unit, so many bindings behind its first. */
export interface UnitPart {
  readonly bound: BoundResource
  readonly offset: number
}

export interface BindingUnit {
  readonly name: string
  readonly location: Location
  readonly attributes: readonly ProgramAttribute[]
  readonly letter: ShiftLetter
  /** Whose shift -fvk-auto-shift-bindings adds. */
  readonly shiftLetter: ShiftLetter | undefined
  /** The `register` annotation. */
  readonly register: { readonly letter: ShiftLetter; readonly number: number } | undefined
  readonly space: number | undefined
  /** The register it was given, where that counts. */
  readonly assigned: number | undefined
  readonly isGlobals: boolean
  readonly isStruct: boolean
  /** Bindings it takes. */
  readonly count: number
  readonly parts: readonly UnitPart[]
  /** `beside`: follows the buffer; `last`: after all resources. */
  readonly counter: 'none' | 'beside' | 'last'
  /** Among those that come last. */
  readonly counterRank: number
}

export interface UnitInput {
  readonly program: Program
  /** Those of the program, used or not. */
  readonly declarations: readonly ResourceDeclaration[]
  readonly resources: readonly BoundResource[]
  readonly rules: BindingRules
  readonly unused: 'strip' | 'reserve' | 'keep'
  /** `-fspv-flatten-resource-arrays` */
  readonly flattens: boolean
}

export function collectUnits(input: UnitInput): BindingUnit[] {
  const { program, declarations, resources, rules, unused } = input
  const ranks = declarationRanks(program)
  const bound = groupBy(
    resources.filter(({ isAssigned }) => isAssigned),
    ({ declaration }) => declaration,
  )
  const isCounted = (declaration: ResourceDeclaration): boolean =>
    !isOutsideBuffers(declaration) &&
    (bound.has(declaration) ||
      isGrouped(declaration, rules) ||
      isPlacedPartner(declaration) ||
      ((rules === 'dxc' || unused !== 'strip') && hasData(declaration)))
  const counted = declarations
    .filter(isCounted)
    .map((declaration, position) => ({ declaration, rank: rankOf(declaration, ranks), position }))
    .sort((first, second) => first.rank - second.rank || first.position - second.position)
    .map(({ declaration }) => declaration)
  const flattens = input.flattens || (rules === 'dxc' && counted.some(isInStruct))
  const groups = groupBy(counted, (declaration) =>
    isGrouped(declaration, rules) ? declaration.variable! : declaration,
  )
  const counters = rules === 'dxc' ? counterOrder(program) : new Map<Variable, number>()
  return [...groups.values()].map((members) => unitOf(members, bound, rules, flattens, counters))
}

function unitOf(
  members: readonly ResourceDeclaration[],
  bound: ReadonlyMap<ResourceDeclaration, readonly BoundResource[]>,
  rules: BindingRules,
  flattens: boolean,
  counters: ReadonlyMap<Variable, number>,
): BindingUnit {
  const [first] = members as [ResourceDeclaration, ...ResourceDeclaration[]]
  const owner = first.variable ?? first.buffer!
  const isStruct = isGrouped(first, rules)
  const parts: UnitPart[] = []
  let count = 0
  for (const member of members) {
    for (const resource of bound.get(member) ?? [])
      parts.push({ bound: resource, offset: count + (resource.element ?? 0) })
    count += flattens ? (member.count ?? 1) : 1
  }
  const used = parts[0]?.bound
  return {
    name: isStruct ? owner.name : first.name,
    location: owner.location,
    attributes: first.path.length === 0 || isStruct ? owner.attributes : [],
    letter: registerLetters[first.class],
    shiftLetter: rules === 'dxc' && (isStruct || isUnshifted(first)) ? undefined : registerLetters[first.class],
    ...writtenPlace(first, owner.bindings, isStruct),
    assigned: rules === 'clang' && used?.isImplicit && used.lower !== unassigned ? used.lower : undefined,
    isGlobals: first.buffer?.name === '$Globals',
    isStruct,
    count: Math.max(1, count),
    parts,
    counter: counterOf(first, used, rules),
    counterRank: (first.variable && counters.get(first.variable)) ?? counters.size,
  }
}

/** DXC reads the first annotation of a struct, whatever its letter, and that of a texture in a sampler's register as it is written. */
function writtenPlace(
  { class: resourceClass, register, space }: ResourceDeclaration,
  bindings: readonly RegisterBinding[],
  isStruct: boolean,
): Pick<BindingUnit, 'register' | 'space'> {
  if (!isStruct) {
    const written = bindings.find(({ number }) => number === register)?.written as ShiftLetter | undefined
    const letter = written ?? registerLetters[resourceClass]
    return { register: register === undefined ? undefined : { letter, number: register }, space }
  }
  const [binding] = bindings
  const letter = binding?.letter as ShiftLetter | undefined
  const isWhole = letter !== undefined && binding?.number !== undefined
  return { register: isWhole ? { letter, number: binding.number! } : undefined, space: binding?.space }
}

/** What DXC knows no register of (DeclResultIdMapper::getImplicitRegisterType). */
const unshiftedTypes: ReadonlySet<string> = new Set([
  'TextureBuffer',
  'RaytracingAccelerationStructure',
  'SubpassInput',
  'SubpassInputMS',
  'FeedbackTexture2D',
  'FeedbackTexture2DArray',
  'RWTexture2DMS',
  'RWTexture2DMSArray',
])

function isUnshifted({ type }: ResourceDeclaration): boolean {
  return type !== undefined && unshiftedTypes.has(type.row.name)
}

/** DXC gives every AppendStructuredBuffer a counter at once, and a RWStructuredBuffer one when it first needs it. */
function counterOf(
  { type }: ResourceDeclaration,
  used: BoundResource | undefined,
  rules: BindingRules,
): BindingUnit['counter'] {
  if (rules === 'clang') return used?.hasCounter ? 'beside' : 'none'
  if (type?.row.counter === 'append' || type?.row.counter === 'consume') return 'beside'
  return used?.hasCounter ? 'last' : 'none'
}

/** A resource inside a struct variable; those inside the contents of a ConstantBuffer<T> are bound one by one. */
function isInStruct({ path, variable, buffer }: ResourceDeclaration): boolean {
  return path.length > 0 && buffer === undefined && variable?.kind !== 'resource'
}

/** DXC binds a struct as a whole; `[[vk::binding]]` asks for it, too. */
function isGrouped(declaration: ResourceDeclaration, rules: BindingRules): boolean {
  if (!isInStruct(declaration)) return false
  return rules === 'dxc' || hasAttribute(declaration.variable!.attributes, 'vk::binding')
}

/** A texture and its sampler share one descriptor. */
export function isCombinedUnit({ attributes }: Pick<BindingUnit, 'attributes'>): boolean {
  return hasAttribute(attributes, 'vk::combinedImageSampler')
}

/** The other half of a descriptor, which may be unused. */
function isPlacedPartner({ variable, register }: ResourceDeclaration): boolean {
  if (!variable || !isCombinedUnit(variable)) return false
  return register !== undefined || hasAttribute(variable.attributes, 'vk::binding')
}

/** Pushed, or a buffer of loose constants that are all pushed or specialised. Resources in a struct that is pushed are bound. */
function isOutsideBuffers(declaration: ResourceDeclaration): boolean {
  const { buffer, variable, path } = declaration
  if (!buffer) return variable !== undefined && path.length === 0 && isOutsideVariable(variable)
  const members = buffer.members.filter(isData)
  return members.length > 0 ? members.every(isOutsideVariable) : buffer.attributes.some(isOutsideAttribute)
}

/** Pushed, specialised or a built-in: in no descriptor. */
export function isOutsideVariable({ attributes }: Variable): boolean {
  return attributes.some(isOutsideAttribute)
}

const outsideAttributes: ReadonlySet<string> = new Set([
  'vk::push_constant',
  'vk::constant_id',
  'vk::shader_record_nv',
  'vk::shader_record_ext',
  'vk::ext_builtin_input',
  'vk::ext_builtin_output',
  'vk::ext_storage_class',
])

function isOutsideAttribute({ name }: ProgramAttribute): boolean {
  return outsideAttributes.has(name)
}

/** A buffer of nothing, or only of resources, is none. */
function hasData({ buffer }: ResourceDeclaration): boolean {
  if (!buffer) return true
  return buffer.members.some((member) => isData(member) && !isOutsideVariable(member))
}

/** A struct of resources is none. */
function isData({ kind, type, rowMajor }: Variable): boolean {
  return kind === 'constant' && sizeOf(type, rowMajor, 'constant') > 0
}

/** Variables that a rewriting added follow the one before them. */
function declarationRanks({ globals }: Program): Map<Variable | ConstantBuffer, number> {
  const ranks = new Map<Variable | ConstantBuffer, number>()
  let last = 0
  for (const global of globals) {
    if (global.kind === 'constant-buffer' && global.name === '$Globals') {
      const members = global.members.filter((member) => isData(member) && !isOutsideVariable(member))
      const orders = members.map(({ order }) => order ?? last)
      ranks.set(global, Math.min(...orders, Number.MAX_SAFE_INTEGER))
    } else {
      last = Math.max(last, global.order ?? last)
      ranks.set(global, last)
    }
  }
  return ranks
}

function rankOf(
  { variable, buffer }: ResourceDeclaration,
  ranks: ReadonlyMap<Variable | ConstantBuffer, number>,
): number {
  const owner = variable ?? buffer
  return (owner && ranks.get(owner)) ?? variable?.order ?? Number.MAX_SAFE_INTEGER
}
