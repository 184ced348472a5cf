// Which registers must be written to which declarations, so that nothing is left to be assigned.
//
//   RWBuffer<float> B;                  bound to u3, space1       =>   B: register(u3, space1)
//   struct S { ... } s;                 s.A u4, s.B u5, s.T t0    =>   s: register(u4), register(t0)
//   struct S { ... } s;                 s.A u4, s.B u2            =>   kept: members of a struct follow one another
import type { Bindings, BoundResource } from '../../binding/bind.ts'
import { type ResourceClass, registerLetters } from '../../hlsl/resources.ts'
import type { ConstantBuffer, Variable } from '../../program/program.ts'
import type { ResourceDeclaration } from '../../program/resources.ts'
import { append, groupBy } from '../../support/lists.ts'
import type { Location } from '../../support/source.ts'
import type { CompileOptions } from '../options.ts'
import { keptReasons } from './reasons.ts'

/** What is written on one declaration. */
export interface FrozenDeclaration {
  readonly name: string
  readonly location: Location
  /** `register(u4)`, one for each class; they replace all annotations that are there. */
  readonly registers: readonly string[]
  /** `vk::binding(4, 1)`: added to those that are there. */
  readonly attributes: readonly string[]
  readonly isStruct: boolean
}

/** A binding that stays implicit. */
export interface KeptBinding {
  readonly name: string
  readonly reason: string
  readonly location: Location
  /** Nothing can be written, and nothing can move it. */
  readonly isHarmless: boolean
}

export interface FreezePlan {
  readonly frozen: readonly FrozenDeclaration[]
  readonly kept: readonly KeptBinding[]
}

export function planFreeze(
  { resources }: Bindings,
  declarations: readonly ResourceDeclaration[],
  rules: CompileOptions['rules'],
): FreezePlan {
  const plan: MutablePlan = { frozen: [], kept: [] }
  const usedTypes = new Set(resources.map(({ declaration }) => declaration.type))
  const isCounted = ({ type }: ResourceDeclaration): boolean => rules === 'clang' || usedTypes.has(type)
  const whole = groupByOwner(declarations, (declaration) => declaration)
  for (const [owner, members] of groupByOwner(resources, ({ declaration }) => declaration))
    planOwner(owner, members, whole.get(owner) ?? [], isCounted, plan)
  return { frozen: withPartners(plan.frozen, resources), kept: plan.kept }
}

/** A combined texture is two resources of one declaration, and all annotations of it are written anew. */
function withPartners(frozen: readonly FrozenDeclaration[], resources: readonly BoundResource[]): FrozenDeclaration[] {
  const registersAt = new Map<Location, string[]>()
  for (const resource of resources) {
    const { location, path } = resource.declaration
    if (path.length === 0 && resource.element === undefined) append(registersAt, location, registerText(resource))
  }
  const rows = new Map<Location, FrozenDeclaration>()
  for (const row of frozen) {
    const registers = registersAt.get(row.location)
    rows.set(row.location, row.isStruct || !registers ? row : { ...row, registers })
  }
  return [...rows.values()]
}

interface MutablePlan {
  readonly frozen: FrozenDeclaration[]
  readonly kept: KeptBinding[]
}

/** What annotations are written on. */
type Owner = Variable | ConstantBuffer

export function groupByOwner<Row>(
  rows: readonly Row[],
  declarationOf: (row: Row) => ResourceDeclaration,
): Map<Owner, readonly Row[]> {
  return groupBy(rows, (row) => {
    const { variable, buffer } = declarationOf(row)
    return variable ?? buffer!
  })
}

function planOwner(
  owner: Owner,
  members: readonly BoundResource[],
  whole: readonly ResourceDeclaration[],
  isCounted: (declaration: ResourceDeclaration) => boolean,
  { frozen, kept }: MutablePlan,
): void {
  const keep = (reason: string, left = members, isHarmless = false): void => {
    const implicit = left.filter(isOpen)
    if (implicit.length === 0) return
    const name = implicit.map((member) => member.name).join(', ')
    kept.push({ name, reason, location: implicit[0]!.declaration.location, isHarmless })
  }
  const { name, location } = owner
  const problem = members.map(whyNot).find((reason) => reason !== undefined)
  if (problem) {
    keep(problem.reason, members, problem.isHarmless)
    return
  }
  const own = members.find(({ declaration, element }) => declaration.path.length === 0 && element === undefined)
  if (own) {
    const inside = members.filter((member) => member !== own)
    keep(keptReasons.insideBuffer, inside)
    // Of several annotations the two rules read different ones.
    if (isOpen(own) || owner.bindings.length > 1)
      frozen.push({ name, location, registers: [registerText(own)], attributes: [], isStruct: false })
  } else if (members.some(isOpen)) {
    const registers = structRegisters(members, whole, isCounted)
    if (typeof registers === 'string') keep(registers)
    else frozen.push({ name, location, registers, attributes: [], isStruct: true })
  }
}

/** The source does not say where it is: it was counted, or imported. */
function isOpen({ isImplicit, why }: BoundResource): boolean {
  return isImplicit || why.kind === 'imported'
}

function whyNot(resource: BoundResource): { readonly reason: string; readonly isHarmless: boolean } | undefined {
  const { name, declaration, isAssigned, lower } = resource
  if (declaration.buffer && name === '$Globals')
    return { reason: keptReasons.looseConstants(`b${lower}`), isHarmless: true }
  if (!isAssigned) return { reason: keptReasons.openInLibrary, isHarmless: false }
  if (name === '') return { reason: keptReasons.noName, isHarmless: false }
  return undefined
}

function registerText({ class: resourceClass, lower, space }: BoundResource): string {
  return registerOf(resourceClass, lower, space)
}

function registerOf(resourceClass: ResourceClass, lower: number, space: number): string {
  return `register(${registerLetters[resourceClass]}${lower}${space === 0 ? '' : `, space${space}`})`
}

/** One register per class, from which the members count up; or why there is none. */
function structRegisters(
  members: readonly BoundResource[],
  whole: readonly ResourceDeclaration[],
  isCounted: (declaration: ResourceDeclaration) => boolean,
): string[] | string {
  const offsets = new Map<ResourceDeclaration, number>()
  const next = new Map<ResourceClass, number>()
  for (const declaration of whole) {
    const offset = next.get(declaration.class) ?? 0
    offsets.set(declaration, offset)
    if (isCounted(declaration)) next.set(declaration.class, offset + (declaration.count ?? 1))
  }
  const bases = new Map<ResourceClass, { readonly first: BoundResource; readonly base: number }>()
  for (const member of members) {
    const base = member.lower - offsets.get(member.declaration)! - (member.element ?? 0)
    const known = bases.get(member.class)
    if (base < 0) return keptReasons.noRoom(`${registerLetters[member.class]}${member.lower}`, member.name)
    if (known && (known.base !== base || known.first.space !== member.space))
      return keptReasons.gap(known.first.name, member.name)
    if (!known) bases.set(member.class, { first: member, base })
  }
  return [...bases].map(([resourceClass, { first, base }]) => registerOf(resourceClass, base, first.space))
}
