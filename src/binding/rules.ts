// The two sets of binding rules, as lists of records for the allocator.
//
//   clang   declaration order everywhere; arrays inside structs stay arrays (0024 §Resources inside user-defined structures)
//   dxc     declared globals, then members of structs element by element in the order of dxc-order.ts, then tbuffers (facts: dxc.md §1, §3)

import { type ResourceClass, registerLetters } from '../hlsl/resources.ts'
import type { GlobalVariable } from '../ir/module.ts'
import type { Variable } from '../program/program.ts'
import type { ResourceDeclaration } from '../program/resources.ts'
import type { BindingRecord } from './allocate.ts'
import type { Access } from './dxc-order.ts'
import { elementOf, type ResourceUse } from './uses.ts'

export type BindingRules = 'clang' | 'dxc'

export interface ResourceRecord extends BindingRecord {
  readonly declaration: ResourceDeclaration
  /** Of a member array taken apart: the element this record is for. */
  readonly element: number | undefined
  readonly dimensions: readonly (number | undefined)[]
  readonly isUsed: boolean
}

export interface RuleOptions {
  /** Everything the program declares, in declaration order. */
  readonly resources: readonly ResourceDeclaration[]
  /** For resources with neither register nor space. */
  readonly automaticSpace: number
  /** Resources without use whose places are kept. */
  readonly reserved: readonly ResourceDeclaration[]
}

function wholeRecord(declaration: ResourceDeclaration, options: RuleOptions, isUsed: boolean): ResourceRecord {
  return {
    name: declaration.name,
    class: declaration.class,
    count: declaration.count,
    register: declaration.register,
    space: declaration.space ?? (declaration.register === undefined ? options.automaticSpace : 0),
    isReservation: !isUsed,
    declaration,
    element: undefined,
    dimensions: declaration.dimensions,
    isUsed,
  }
}

export function clangRecords(uses: readonly ResourceUse[], options: RuleOptions): ResourceRecord[] {
  const records = uses.map(({ declaration }) => wholeRecord(declaration, options, true))
  for (const declaration of options.reserved) records.push(wholeRecord(declaration, options, false))
  return inDeclarationOrder(records, options)
}

function inDeclarationOrder(records: ResourceRecord[], { resources }: RuleOptions): ResourceRecord[] {
  const positions = new Map(resources.map((declaration, position) => [declaration, position]))
  return records.sort((first, second) => positions.get(first.declaration)! - positions.get(second.declaration)!)
}

/** Inside a struct variable or a buffer, where DXC knows resources only as members. */
export function isMember(declaration: ResourceDeclaration): boolean {
  return declaration.path.length > 0 || declaration.variable?.buffer !== undefined
}

export function dxcRecords(
  uses: readonly ResourceUse[],
  accesses: readonly Access[],
  options: RuleOptions,
): ResourceRecord[] {
  const declared: ResourceRecord[] = []
  const textureBuffers: ResourceRecord[] = []
  const used = new Map<GlobalVariable, ResourceUse>()
  const isTextureBuffer = ({ class: resourceClass, type }: ResourceDeclaration): boolean =>
    resourceClass === 'SRV' && (type === undefined || type.row.kind === 'TBuffer')
  const place = (declaration: ResourceDeclaration, isUsed: boolean): void => {
    const record = withoutSentinels(wholeRecord(declaration, options, isUsed))
    ;(isTextureBuffer(declaration) ? textureBuffers : declared).push(record)
  }
  for (const use of uses) {
    if (isMember(use.declaration)) used.set(use.nameGlobal, use)
    else place(use.declaration, true)
  }
  for (const declaration of options.reserved) if (!isMember(declaration)) place(declaration, false)
  const ordered = inDeclarationOrder(declared, options)
  // `$Globals` comes before all other buffers, wherever its first variable stands.
  const globals = ordered.filter(isGlobals)
  const members = memberRecords(uses, used, accesses, options.resources)
  return [
    ...globals,
    ...ordered.filter((record) => !isGlobals(record)),
    ...members,
    ...inDeclarationOrder(textureBuffers, options),
  ]
}

function isGlobals({ declaration }: ResourceRecord): boolean {
  return declaration.buffer !== undefined && declaration.name === '$Globals'
}

const unassigned = 0xffff_ffff

/** In DXC the highest number means "not assigned". */
function withoutSentinels(record: ResourceRecord): ResourceRecord {
  return record.register === unassigned ? { ...record, register: undefined } : record
}

function memberRecords(
  uses: readonly ResourceUse[],
  used: ReadonlyMap<GlobalVariable, ResourceUse>,
  accesses: readonly Access[],
  resources: readonly ResourceDeclaration[],
): ResourceRecord[] {
  const records: ResourceRecord[] = []
  const bases = memberBases(uses, resources)
  const add = (use: ResourceUse, element: number): void => {
    const { declaration } = use
    const base = bases.get(declaration)
    records.push({
      name: memberName(declaration, element),
      class: declaration.class,
      count: 1,
      register: base === undefined ? undefined : base + element,
      space: 0,
      isReservation: false,
      declaration,
      element,
      dimensions: [],
      isUsed: true,
    })
  }
  const survivors = new Map<ResourceUse, Set<number>>()
  for (const use of used.values()) survivors.set(use, new Set(use.calls.map((call) => elementOf(call) ?? 0)))
  for (const { name, element } of accesses) {
    const use = used.get(name)
    if (use && survivors.get(use)!.delete(element)) add(use, element)
  }
  // What only optimisation made constant was not seen in the source.
  for (const [use, elements] of survivors)
    for (const element of [...elements].sort((first, second) => first - second)) add(use, element)
  return records
}

/** `s.P.2`, `s.B.1.0`, `N::s.Base.B`: base classes are fields in DXC. */
function memberName({ variable, path, dimensions }: ResourceDeclaration, element: number): string {
  const steps = path.map((step) =>
    step.kind === 'field' ? step.field.name : step.kind === 'base' ? step.base.name : step.index,
  )
  const indices: number[] = []
  let rest = element
  for (const size of [...dimensions].reverse()) {
    indices.unshift(size ? rest % size : rest)
    rest = Math.floor(rest / (size || 1))
  }
  const scope = path.length > 0 ? variable!.scope : ''
  return [scope + variable!.name, ...steps, ...indices].join('.')
}

/**
 * The register of each member's first element, from the annotations on its variable. DXC counts only members whose exact type is used
 * by some resource of the shader (facts: dxc.md §3.1).
 */
function memberBases(
  uses: readonly ResourceUse[],
  resources: readonly ResourceDeclaration[],
): Map<ResourceDeclaration, number> {
  const usedTypes = new Set(uses.map(({ declaration }) => declaration.type))
  const bases = new Map<ResourceDeclaration, number>()
  const taken = new Map<Variable, Map<ResourceClass, number>>()
  for (const declaration of resources) {
    const { variable } = declaration
    if (!variable || !isMember(declaration)) continue
    const binding = variable.bindings.find(({ letter }) => letter === registerLetters[declaration.class])
    if (binding?.number === undefined) continue
    let counts = taken.get(variable)
    if (!counts) taken.set(variable, (counts = new Map()))
    const before = counts.get(declaration.class) ?? 0
    bases.set(declaration, binding.number + before)
    if (usedTypes.has(declaration.type)) counts.set(declaration.class, before + (declaration.count ?? 1))
  }
  return bases
}
