// Assigns registers to what the optimised module still uses, and writes them into it.
//
//   handlefromimplicitbinding(order 3, space 0, range 2, index i)   =>   handlefrombinding(space 0, lower 7, range 2, index i)
//
// Runs after every optimisation: a resource that is gone must not take a register (0024 §Unused resources).
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { constantInt } from '../ir/constants.ts'
import type { Instruction } from '../ir/instructions.ts'
import type { GlobalVariable, Module } from '../ir/module.ts'
import { i32 } from '../ir/types.ts'
import { type Remarks, resourceNameOf } from '../passes/remarks.ts'
import type { ResourceClass, ResourceDeclaration } from '../program/resources.ts'
import { type Location, nowhere } from '../support/source.ts'
import { allocate, type Placement } from './allocate.ts'
import type { Access } from './dxc-order.ts'
import { nameConstant } from './name-constant.ts'
import { reportHandles, reportLiteralIndices, reportProblems } from './report.ts'
import { type BindingRules, clangRecords, dxcRecords, type ResourceRecord, type RuleOptions } from './rules.ts'
import { collectUses, elementOf, indexOperand, type ResourceUse } from './uses.ts'

export interface BindOptions {
  readonly rules: BindingRules
  readonly unused: 'strip' | 'reserve' | 'keep'
  /** `-auto-binding-space`. */
  readonly automaticSpace: number | undefined
  readonly isLibrary: boolean
}

export interface BindInput {
  readonly module: Module
  readonly resources: readonly ResourceDeclaration[]
  readonly declarationOf: ReadonlyMap<GlobalVariable, ResourceDeclaration>
  /** Of the unoptimised module, see dxc-order.ts. */
  readonly accesses: readonly Access[]
  readonly remarks: Remarks
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
  readonly dimensions: readonly (number | undefined)[]
  readonly reason: string
  readonly declaration: ResourceDeclaration
}

export interface UnusedResource {
  readonly declaration: ResourceDeclaration
  readonly reason: string
  /** What decided, or the use that went; `nowhere` when there was none. */
  readonly decidedAt: Location
  readonly usedAt: Location
}

export interface Bindings {
  /** By class (SRV, UAV, CBV, Sampler), space, register. */
  readonly resources: readonly BoundResource[]
  readonly unused: readonly UnusedResource[]
}

const unassigned = 0xffff_ffff
const classOrder: Readonly<Record<ResourceClass, number>> = { SRV: 0, UAV: 1, CBV: 2, Sampler: 3 }

export function bind(input: BindInput, options: BindOptions, sink: DiagnosticSink): Bindings {
  const { module, resources, declarationOf, remarks } = input
  reportHandles(module, declarationOf, sink)
  const uses = collectUses(module, declarationOf)
  const usedDeclarations = new Set(uses.map(({ declaration }) => declaration))
  const unusedDeclarations = resources.filter((declaration) => !usedDeclarations.has(declaration))
  if (options.rules === 'dxc') reportLiteralIndices(uses, sink)

  const ruleOptions: RuleOptions = {
    resources,
    automaticSpace: options.automaticSpace ?? 0,
    reserved: options.unused === 'strip' ? [] : unusedDeclarations,
  }
  const records =
    options.rules === 'clang' ? clangRecords(uses, ruleOptions) : dxcRecords(uses, input.accesses, ruleOptions)
  const bound =
    options.isLibrary && options.automaticSpace === undefined
      ? unassignedResources(records)
      : assign(records, options.rules, sink)
  writeBindings(module, uses, bound)

  const nameOf = new Map<ResourceDeclaration, GlobalVariable>()
  for (const [name, declaration] of declarationOf) nameOf.set(declaration, name)
  return {
    resources: bound.filter(({ isUsed }) => isUsed || options.unused === 'keep').sort(byPlace),
    unused: unusedDeclarations.map((declaration) => explainUnused(declaration, nameOf.get(declaration), remarks)),
  }
}

interface BoundRecord extends BoundResource {
  readonly record: ResourceRecord
}

function assign(records: readonly ResourceRecord[], rules: BindingRules, sink: DiagnosticSink): BoundRecord[] {
  const { placements, problems } = allocate(records, rules === 'clang' ? 'no-room' : 'two-unbounded')
  reportProblems(problems, placements, sink)
  return placements.map(describePlacement)
}

function describePlacement({ record, lower, reason }: Placement<ResourceRecord>): BoundRecord {
  return describeRecord(record, lower, record.space, true, reason)
}

/** A library leaves implicit bindings to the linker (facts: dxc.md §2). */
function unassignedResources(records: readonly ResourceRecord[]): BoundRecord[] {
  return records.map((record) => {
    if (record.register !== undefined)
      return describeRecord(record, record.register, record.space, true, 'register annotation')
    const space = record.declaration.space ?? (record.name === '$Globals' ? 0 : unassigned)
    return describeRecord(
      record,
      unassigned,
      space,
      false,
      'a library leaves implicit bindings open; -auto-binding-space assigns them',
    )
  })
}

function describeRecord(
  record: ResourceRecord,
  lower: number,
  space: number,
  isAssigned: boolean,
  reason: string,
): BoundRecord {
  const { name, count, dimensions, declaration, isUsed } = record
  return {
    name,
    class: record.class,
    lower,
    count,
    space,
    isImplicit: record.register === undefined,
    isAssigned,
    isUsed,
    dimensions,
    reason,
    declaration,
    record,
  }
}

function byPlace(first: BoundResource, second: BoundResource): number {
  return (
    classOrder[first.class] - classOrder[second.class] ||
    first.space - second.space ||
    first.lower - second.lower ||
    (first.name < second.name ? -1 : first.name > second.name ? 1 : 0)
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
      if (resource?.isAssigned) replaceCall(module, call, resource, member !== undefined)
    }
  }
}

function replaceCall(
  module: Module,
  call: Instruction,
  { lower, space, count, name, record }: BoundRecord,
  isMember: boolean,
): void {
  const nameGlobal = resourceNameOf(call) as GlobalVariable
  const binding = module.declareIntrinsic('llvm.dx.resource.handlefrombinding', [call.type], call.type, [
    i32,
    i32,
    i32,
    i32,
    nameGlobal.type,
  ])
  const replacement = call.clone()
  replacement.name = call.name
  const number = (value: number) => constantInt(i32, value)
  const index = isMember ? number(0) : call.argument(indexOperand)
  const nameArgument = isMember && name !== record.declaration.name ? nameConstant(module, name) : nameGlobal
  const operands = [number(space), number(lower), number(count ?? -1), index, nameArgument, binding]
  operands.forEach((operand, position) => {
    replacement.setOperand(position, operand)
  })
  replacement.insertBefore(call)
  call.replaceWith(replacement)
}

// ---- What is gone

function explainUnused(
  declaration: ResourceDeclaration,
  name: GlobalVariable | undefined,
  remarks: Remarks,
): UnusedResource {
  const remark = name && remarks.of(name)
  if (!remark)
    return {
      declaration,
      reason: 'never referenced by code the entry point reaches',
      decidedAt: nowhere,
      usedAt: nowhere,
    }
  return { declaration, reason: remark.text, decidedAt: remark.location, usedAt: remark.use }
}
