// Assigns registers to what the optimised module still uses, and writes them into it.
//
//   handlefromimplicitbinding(order 3, space 0, range 2, index i)   =>   handlefrombinding(space 0, lower 7, range 2, index i)
//
// Runs after every optimisation: a resource that is gone must not take a register (0024 §Unused resources).
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { bindingDiagnostics } from '../diagnostics/tables/binding.ts'
import { constantInt } from '../ir/constants.ts'
import type { Instruction } from '../ir/instructions.ts'
import type { GlobalVariable, Module } from '../ir/module.ts'
import { i32 } from '../ir/types.ts'
import { type Remarks, resourceNameOf } from '../passes/remarks.ts'
import type { Variable } from '../program/program.ts'
import type { ResourceClass, ResourceDeclaration } from '../program/resources.ts'
import type { RootPlace } from '../rootsig/cover.ts'
import { type Location, nowhere } from '../support/source.ts'
import { sizeOf } from '../types/layout.ts'
import { allocate } from './allocate.ts'
import { dxcName, isMember } from './dxc-members.ts'
import type { Access } from './dxc-order.ts'
import { applyImported, type ImportedBinding } from './imported.ts'
import { nameConstant } from './name-constant.ts'
import { implicitBindingFlag, portabilityFlag, reportImplicit, reportPortability } from './portability.ts'
import type { BindingReason, UnusedReason } from './reasons.ts'
import { describeProblems, reportHandles, reportUnbounded } from './report.ts'
import { type BindingRules, clangRecords, dxcRecords, type ResourceRecord, type RuleOptions } from './rules.ts'
import { collectUses, elementOf, indexOperand, type ResourceUse, rangeOperand } from './uses.ts'
import type { VulkanPlace } from './vulkan-place.ts'
import { eraseImplicitDeclarations, writeBinding } from './write-bindings.ts'

export interface BindOptions {
  readonly rules: BindingRules
  readonly unused: 'strip' | 'reserve' | 'keep'
  /** `-auto-binding-space`. */
  readonly automaticSpace: number | undefined
  readonly isLibrary: boolean
  /** Libraries that are linked later may leave open which resource a handle is. */
  readonly mayChooseHandles: boolean
  /** In older shader models every handle must be one known resource on every path. */
  readonly mustSetHandles: boolean
  /** `-flegacy-resource-reservation`: explicit registers of unused resources stay taken. */
  readonly legacyReservation: boolean
  /** `-import-binding-table`. */
  readonly imported: readonly ImportedBinding[]
  /** Registers only offset the numbers of bindings: they may overlap. */
  readonly isForVulkan: boolean
}

export interface BindInput {
  readonly module: Module
  readonly resources: readonly ResourceDeclaration[]
  readonly declarationOf: ReadonlyMap<GlobalVariable, ResourceDeclaration>
  /** Of the unoptimised module, see dxc-order.ts. */
  readonly accesses: readonly Access[]
  readonly remarks: Remarks
  /** The local variable or parameter a use names, for messages. */
  readonly localAt: (use: Location) => Variable | undefined
}

export interface BoundResource {
  readonly name: string
  readonly class: ResourceClass
  /** 4294967295 when not assigned. */
  readonly lower: number
  /** `undefined` is unbounded. */
  readonly count: number | undefined
  readonly space: number
  readonly isImplicit: boolean
  readonly isAssigned: boolean
  readonly isUsed: boolean
  /** The hidden counter is counted up or down. */
  readonly hasCounter: boolean
  /** Number of the record in its class: DXC counts in its order of records, LLVM by place; in libraries, whose places are open, as declared. */
  readonly id: number
  /** When it was placed: whatever has a smaller number was there before. */
  readonly sequence: number
  readonly dimensions: readonly (number | undefined)[]
  readonly why: BindingReason
  readonly declaration: ResourceDeclaration
  /** Of a member array that DXC takes apart: which element this is. */
  readonly element: number | undefined
  /** Where it is for Vulkan, once that is known (targets/vulkan/bindings.ts). */
  readonly vulkan?: VulkanPlace
  /** The parameter of the root signature it comes from, when the entry point has one (driver/root-signatures.ts). */
  readonly root?: RootPlace
}

/** An element of an array in a struct: DXC gives it a name of its own. */
export function isTakenApart({ element, name, declaration }: BoundResource): boolean {
  return element !== undefined && name !== declaration.name
}

export interface UnusedResource {
  /** As the rules call it: `s.Base::B`, or `s.Base.B` under DXC's. */
  readonly name: string
  readonly declaration: ResourceDeclaration
  readonly why: UnusedReason
  /** What decided, or the use that went; `nowhere` when there was none. */
  readonly decidedAt: Location
  readonly usedAt: Location
  /** The place that is kept for it all the same (`--unused reserve|keep`). */
  readonly kept: BoundResource | undefined
}

export interface Bindings {
  /** By class (SRV, UAV, CBV, Sampler), space, register. */
  readonly resources: readonly BoundResource[]
  readonly unused: readonly UnusedResource[]
  /** For Vulkan: the first free bindings of set 0, where DXC puts its descriptor heaps. */
  readonly freeBindings?: readonly number[]
}

/** The register of what has none. */
export const unassigned = 0xffff_ffff
const classOrder: Readonly<Record<ResourceClass, number>> = { SRV: 0, UAV: 1, CBV: 2, Sampler: 3 }

export function bind(input: BindInput, options: BindOptions, sink: DiagnosticSink): Bindings {
  const { module, resources, declarationOf, remarks } = input
  reportHandles(module, declarationOf, options.mayChooseHandles, input.localAt, sink)
  if (options.mustSetHandles)
    for (const place of remarks.unset) sink.report(bindingDiagnostics.err_resource_not_always_set(place))
  const uses = collectUses(module, declarationOf)
  const usedDeclarations = new Set(uses.map(({ declaration }) => declaration))
  const unusedDeclarations = resources.filter(
    (declaration) => !usedDeclarations.has(declaration) && !isEmptyGlobals(declaration),
  )
  if (options.legacyReservation) reportUnbounded(resources, sink)

  const ruleOptions: RuleOptions = {
    resources,
    automaticSpace: options.automaticSpace ?? 0,
    reserved: reservedAmong(unusedDeclarations, options),
  }
  // Member arrays that DXC takes apart for Direct3D stay whole in its SPIR-V.
  const recordsOf = (rules: BindingRules): ResourceRecord[] =>
    rules === 'clang' || options.isForVulkan
      ? clangRecords(uses, ruleOptions)
      : dxcRecords(uses, input.accesses, ruleOptions)
  const records = applyImported(recordsOf(options.rules), options.imported)
  const placed =
    options.isLibrary && options.automaticSpace === undefined && !options.isForVulkan
      ? unassignedResources(records, sink)
      : assign(records, options, sink)
  const ids = recordIds(recordOrder(placed, records, resources, options))
  const bound = describePlaces(placed, uses, ids)
  if (sink.isEnabled(implicitBindingFlag)) reportImplicit(bound, sink)
  if (sink.isEnabled(portabilityFlag) && sink.errorCount === 0) {
    const others = recordsOf(options.rules === 'clang' ? 'dxc' : 'clang')
    const { placements } = allocate(applyImported(others, options.imported), 'no-room')
    const places = placements.map(({ record, lower }) => ({ ...record, lower }))
    reportPortability(
      bound.filter(({ isAssigned, isUsed }) => isAssigned && isUsed),
      places,
      options.rules,
      sink,
    )
  }
  writeBindings(module, uses, bound)

  const kept = new Map(bound.filter((row) => row.isAssigned && !row.isUsed).map((row) => [row.declaration, row]))
  const nameOf = new Map<ResourceDeclaration, GlobalVariable>()
  for (const [name, declaration] of declarationOf) nameOf.set(declaration, name)
  return {
    resources: bound.filter(({ isUsed }) => isUsed || options.unused === 'keep').sort(byPlace),
    unused: unusedDeclarations.map((declaration) => ({
      name: options.rules === 'dxc' && !options.isForVulkan ? dxcName(declaration) : declaration.name,
      declaration,
      kept: kept.get(declaration),
      ...explainUnused(nameOf.get(declaration), remarks),
    })),
  }
}

/** Struct variables with nothing but resources in them leave the buffer of loose constants empty. */
function isEmptyGlobals({ buffer, name }: ResourceDeclaration): boolean {
  if (!buffer || name !== '$Globals') return false
  return buffer.members.every(({ type, rowMajor }) => sizeOf(type, rowMajor, 'constant') === 0)
}

function reservedAmong(
  unused: readonly ResourceDeclaration[],
  { unused: policy, legacyReservation }: BindOptions,
): readonly ResourceDeclaration[] {
  if (policy !== 'strip') return unused
  return legacyReservation ? unused.filter(({ register }) => register !== undefined) : []
}

interface Placed {
  readonly record: ResourceRecord
  readonly lower: number
  readonly space: number
  readonly isAssigned: boolean
  readonly why: BindingReason
}

function assign(
  records: readonly ResourceRecord[],
  { rules, isForVulkan }: BindOptions,
  sink: DiagnosticSink,
): Placed[] {
  const { placements, problems } = allocate(records, rules === 'clang' ? 'no-room' : 'two-unbounded')
  if (!isForVulkan) for (const problem of describeProblems(problems, placements)) sink.report(problem)
  const placed = placements.map(({ record, lower, why }) => ({
    record,
    lower,
    space: record.space,
    isAssigned: true,
    why,
  }))
  if (!isForVulkan) return placed
  const left = problems.map(({ record }) => ({
    record,
    lower: record.register ?? unassigned,
    space: record.space,
    isAssigned: true,
    why: { kind: record.register === undefined ? ('no-room' as const) : ('annotation' as const) },
  }))
  return [...placed, ...left]
}

/** A library leaves implicit bindings to the linker. */
function unassignedResources(records: readonly ResourceRecord[], sink: DiagnosticSink): Placed[] {
  const written = records.filter(({ register }) => register !== undefined)
  for (const problem of describeProblems(allocate(written, 'two-unbounded').problems, [])) sink.report(problem)
  return records.map((record) => {
    const { register, declaration, isImported } = record
    if (register !== undefined)
      return {
        record,
        lower: register,
        space: record.space,
        isAssigned: true,
        why: { kind: isImported ? ('imported' as const) : ('annotation' as const) },
      }
    const hasSpace = record.name === '$Globals' || isMember(declaration)
    const space = declaration.space ?? (hasSpace ? 0 : unassigned)
    return { record, lower: unassigned, space, isAssigned: false, why: { kind: 'left-open' as const } }
  })
}

interface BoundRecord extends BoundResource {
  readonly record: ResourceRecord
}

function describePlaces(
  placed: readonly Placed[],
  uses: readonly ResourceUse[],
  ids: ReadonlyMap<ResourceRecord, number>,
): BoundRecord[] {
  const counted = new Set<ResourceDeclaration>()
  for (const { declaration, calls } of uses) if (calls.some(usesCounter)) counted.add(declaration)
  return placed.map(({ record, lower, space, isAssigned, why }, sequence) => ({
    name: record.name,
    class: record.class,
    lower,
    count: record.count,
    space,
    isImplicit: record.register === undefined,
    isAssigned,
    isUsed: record.isUsed,
    hasCounter: counted.has(record.declaration),
    id: ids.get(record) ?? 0,
    sequence,
    dimensions: record.dimensions,
    why,
    declaration: record.declaration,
    element: record.element,
    record,
  }))
}

function usesCounter(handle: Instruction): boolean {
  return handle.uses.some(({ user }) => (user as Instruction).intrinsic === 'llvm.dx.resource.updatecounter')
}

function recordOrder(
  placed: readonly Placed[],
  records: readonly ResourceRecord[],
  resources: readonly ResourceDeclaration[],
  { rules, isLibrary }: BindOptions,
): readonly ResourceRecord[] {
  if (rules === 'dxc') return records
  const byRegister = [...placed].sort(byPlace).map(({ record }) => record)
  if (!isLibrary) return byRegister
  // Loose constants come first: they belong to no declaration of a buffer.
  const rank = new Map(
    resources.map((declaration, index) => [declaration, declaration.name === '$Globals' ? -1 : index]),
  )
  const rankOf = ({ declaration }: ResourceRecord): number => rank.get(declaration) ?? resources.length
  return byRegister.sort((first, second) => rankOf(first) - rankOf(second))
}

/** Dense and from 0 in each class; what only reserves its place has none. */
function recordIds(records: readonly ResourceRecord[]): Map<ResourceRecord, number> {
  const ids = new Map<ResourceRecord, number>()
  const next = new Map<ResourceClass, number>()
  for (const record of records) {
    if (!record.isUsed) continue
    const id = next.get(record.class) ?? 0
    ids.set(record, id)
    next.set(record.class, id + 1)
  }
  return ids
}

function byPlace(first: Placed, second: Placed): number {
  return (
    classOrder[first.record.class] - classOrder[second.record.class] ||
    first.space - second.space ||
    first.lower - second.lower ||
    (first.record.name < second.record.name ? -1 : first.record.name > second.record.name ? 1 : 0)
  )
}

// ---- Writing registers into the module

function writeBindings(module: Module, uses: readonly ResourceUse[], bound: readonly BoundRecord[]): void {
  const whole = new Map<ResourceDeclaration, BoundRecord>()
  const elements = new Map<ResourceDeclaration, Map<number, BoundRecord>>()
  for (const resource of bound) {
    const { declaration, element } = resource.record
    if (element === undefined) whole.set(declaration, resource)
    else {
      let row = elements.get(declaration)
      if (!row) elements.set(declaration, (row = new Map()))
      row.set(element, resource)
    }
  }
  for (const { declaration, calls } of uses) {
    for (const call of calls) {
      const member = elements.get(declaration)?.get(elementOf(call) ?? 0)
      const resource = member ?? whole.get(declaration)
      if (resource?.isAssigned) replaceCall(module, call, resource)
      else if (member && isTakenApart(member)) nameElement(module, call, member.name)
    }
  }
  eraseImplicitDeclarations(module)
}

/** What a library leaves open goes by its name: each element that DXC takes apart has its own. */
function nameElement(module: Module, call: Instruction, name: string): void {
  call.setOperand(rangeOperand, constantInt(i32, 1))
  call.setOperand(indexOperand, constantInt(i32, 0))
  call.setOperand(call.argumentCount - 1, nameConstant(module, name))
}

function replaceCall(module: Module, call: Instruction, resource: BoundRecord): void {
  const { lower, space, count, name, element } = resource
  const nameGlobal = resourceNameOf(call) as GlobalVariable
  writeBinding(module, call, {
    space,
    lower,
    count,
    index: element === undefined ? call.argument(indexOperand) : constantInt(i32, 0),
    name: isTakenApart(resource) ? nameConstant(module, name) : nameGlobal,
  })
}

// ---- What is gone

function explainUnused(
  name: GlobalVariable | undefined,
  remarks: Remarks,
): Pick<UnusedResource, 'why' | 'decidedAt' | 'usedAt'> {
  const remark = name && remarks.of(name)
  if (!remark) return { why: { kind: 'never-referenced' }, decidedAt: nowhere, usedAt: nowhere }
  const { kind: cause, text: finding, pass } = remark
  const why = { kind: 'optimised-away', cause, pass: pass ?? null, finding } as const
  return { why, decidedAt: remark.location, usedAt: remark.use }
}
