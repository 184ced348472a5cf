// The two sets of binding rules, as lists of records for the allocator.
//
//   clang   declaration order everywhere; arrays inside structs stay arrays (0024 §Resources inside user-defined structures)
//   dxc     declared globals, then members of structs element by element in the order of dxc-order.ts, then tbuffers

import type { ResourceDeclaration } from '../program/resources.ts'
import type { Location } from '../support/source.ts'
import type { BindingRecord } from './allocate.ts'
import { isMember, memberRecords } from './dxc-members.ts'
import type { Access } from './dxc-order.ts'
import type { ResourceUse } from './uses.ts'

/** How registers are chosen for resources without annotation: as Clang does (declaration order), or as DXC does today. */
export type BindingRules = 'clang' | 'dxc'

export interface ResourceRecord extends BindingRecord {
  readonly location: Location
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

/** What the annotations say. */
interface Place {
  readonly register: number | undefined
  readonly space: number | undefined
}

function wholeRecord(
  declaration: ResourceDeclaration,
  { register, space }: Place,
  options: RuleOptions,
  isUsed: boolean,
): ResourceRecord {
  const { name, count, dimensions } = declaration
  const otherwise = register === undefined && !isGlobals(declaration) ? options.automaticSpace : 0
  return {
    name,
    class: declaration.class,
    count,
    register,
    space: space ?? otherwise,
    isReservation: !isUsed,
    location: declaration.location,
    declaration,
    element: undefined,
    dimensions,
    isUsed,
  }
}

/** The buffer of loose constants, which no annotation and no option moves to another space. */
function isGlobals({ buffer, name }: ResourceDeclaration): boolean {
  return buffer !== undefined && name === '$Globals'
}

export function clangRecords(uses: readonly ResourceUse[], options: RuleOptions): ResourceRecord[] {
  const records = uses.map(({ declaration }) => wholeRecord(declaration, declaration, options, true))
  for (const declaration of options.reserved) records.push(wholeRecord(declaration, declaration, options, false))
  return inDeclarationOrder(records, options)
}

function inDeclarationOrder(records: ResourceRecord[], { resources }: RuleOptions): ResourceRecord[] {
  const positions = new Map(resources.map((declaration, position) => [declaration, position]))
  return records.sort((first, second) => positions.get(first.declaration)! - positions.get(second.declaration)!)
}

export function dxcRecords(
  uses: readonly ResourceUse[],
  accesses: readonly Access[],
  options: RuleOptions,
): ResourceRecord[] {
  const declared: ResourceRecord[] = []
  const textureBuffers: ResourceRecord[] = []
  const place = (declaration: ResourceDeclaration, isUsed: boolean): void => {
    if (isMember(declaration)) return
    const record = wholeRecord(declaration, dxcPlace(declaration), options, isUsed)
    ;(isTextureBuffer(declaration) ? textureBuffers : declared).push(record)
  }
  for (const { declaration } of uses) place(declaration, true)
  for (const declaration of options.reserved) place(declaration, false)
  const ordered = inDeclarationOrder(declared, options)
  // `$Globals` comes before all other buffers, wherever its first variable stands.
  return [
    ...ordered.filter(({ declaration }) => isGlobals(declaration)),
    ...ordered.filter(({ declaration }) => !isGlobals(declaration)),
    ...memberRecords(uses, accesses, options.resources),
    ...inDeclarationOrder(textureBuffers, options),
  ]
}

function isTextureBuffer({ class: resourceClass, type }: ResourceDeclaration): boolean {
  return resourceClass === 'SRV' && (type === undefined || type.row.kind === 'TBuffer')
}

/** In DXC the highest number means "not assigned". */
const unassigned = 0xffff_ffff

/** Annotations are read from left to right; a register without a space means space 0. */
function dxcPlace({ variable, buffer }: ResourceDeclaration): Place {
  let register: number | undefined
  let space: number | undefined
  for (const binding of variable?.bindings ?? buffer?.bindings ?? []) {
    if (binding.letter === undefined) space = binding.space === unassigned ? undefined : binding.space
    else {
      register = binding.number === unassigned ? undefined : binding.number
      // A register keeps any space; without one, the highest number is no space either.
      space = register === undefined && binding.space === unassigned ? undefined : (binding.space ?? 0)
    }
  }
  return { register, space }
}
