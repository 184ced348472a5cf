// DXC's records for resources inside structs and constant buffers: one per element that is used, each a resource of its own.
//
//   struct S { RWBuffer<float> B[4]; } s;   s.B[1][0] = s.B[3][0];        s.B.3   s.B.1
//
// Names, registers and their oddities are those of facts dxc.md §3; the order is that of dxc-order.ts.
import { type ResourceClass, registerLetters } from '../hlsl/resources.ts'
import type { GlobalVariable } from '../ir/module.ts'
import type { ConstantBuffer, RegisterBinding, Variable } from '../program/program.ts'
import type { ResourceDeclaration } from '../program/resources.ts'
import type { ArrayType, StructType } from '../types/types.ts'
import type { Access } from './dxc-order.ts'
import type { ResourceRecord } from './rules.ts'
import { elementOf, type ResourceUse } from './uses.ts'

/** Inside a struct variable or a buffer, where DXC knows resources only as members. */
export function isMember(declaration: ResourceDeclaration): boolean {
  return declaration.path.length > 0 || declaration.variable?.buffer !== undefined
}

export function memberRecords(
  uses: readonly ResourceUse[],
  accesses: readonly Access[],
  resources: readonly ResourceDeclaration[],
): ResourceRecord[] {
  const used = new Map<GlobalVariable, ResourceUse>()
  const survivors = new Map<ResourceUse, Set<number>>()
  for (const use of uses) {
    if (!isMember(use.declaration)) continue
    used.set(use.nameGlobal, use)
    survivors.set(use, new Set(use.calls.map((call) => elementOf(call) ?? 0)))
  }
  if (used.size === 0) return []
  const bases = memberBases(uses, resources)
  const records: ResourceRecord[] = []
  const add = ({ declaration }: ResourceUse, element: number): void => {
    const base = bases.get(declaration)
    records.push({
      name: memberName(declaration, element),
      class: declaration.class,
      count: 1,
      // Past the end of all registers DXC begins again.
      register: base === undefined ? undefined : (base + element) >>> 0,
      space: 0,
      isReservation: false,
      location: declaration.location,
      declaration,
      element,
      dimensions: [],
      isUsed: true,
    })
  }
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
function memberName(declaration: ResourceDeclaration, element: number): string {
  return [dxcName(declaration), ...elementIndices(declaration.dimensions, element)].join('.')
}

/** What DXC calls a resource, or an array of them as a whole. */
export function dxcName({ name, variable, path }: ResourceDeclaration): string {
  if (!variable || path.length === 0) return variable?.buffer ? variable.name : name
  const steps = path.map((step) =>
    step.kind === 'field' ? step.field.name : step.kind === 'base' ? step.base.name : step.index,
  )
  return [variable.scope + variable.name, ...steps].join('.')
}

/** From the variable to an element of the resource, as indices: base classes come before fields. */
export function memberPath({ variable, path, dimensions }: ResourceDeclaration, element: number): number[] {
  let type = variable!.type
  const steps = path.map((step) => {
    if (step.kind === 'element') {
      type = (type as ArrayType).element
      return step.index
    }
    const struct = (type.kind === 'object' ? type.element : type) as StructType
    type = step.kind === 'base' ? step.base : step.field.type
    return step.kind === 'base' ? struct.bases.indexOf(step.base) : struct.bases.length + step.field.index
  })
  return [...steps, ...elementIndices(dimensions, element)]
}

/** For each step of such a path, how many members there are to choose from. */
export function memberCounts({ variable, path, dimensions }: ResourceDeclaration): number[] {
  let type = variable!.type
  const counts = path.map((step) => {
    if (step.kind === 'element') {
      const { element, count } = type as ArrayType
      type = element
      return count ?? 0
    }
    const { bases, fields } = (type.kind === 'object' ? type.element : type) as StructType
    type = step.kind === 'base' ? step.base : step.field.type
    return bases.length + fields.length
  })
  return [...counts, ...dimensions.map((count) => count ?? 0)]
}

/** Of an element of an array of arrays, outermost first, which alone may be past its end. */
function elementIndices(dimensions: ResourceDeclaration['dimensions'], element: number): number[] {
  const indices: number[] = []
  let rest = element
  for (const size of dimensions.slice(1).reverse()) {
    indices.unshift(size ? rest % size : rest)
    rest = Math.floor(rest / (size || 1))
  }
  return dimensions.length > 0 ? [rest, ...indices] : indices
}

/**
 * The register of each member's first element, from the annotations on its variable. DXC counts only members whose exact type is used
 * by some resource of the shader.
 */
function memberBases(
  uses: readonly ResourceUse[],
  resources: readonly ResourceDeclaration[],
): Map<ResourceDeclaration, number> {
  const usedTypes = new Set(uses.map(({ declaration }) => declaration.type))
  const annotations = new AnnotationsByPosition(uses, resources)
  const bases = new Map<ResourceDeclaration, number>()
  const taken = new Map<Variable, Map<ResourceClass, number>>()
  for (const declaration of resources) {
    const { variable } = declaration
    // A buffer has its annotation for itself, not for buffers in it.
    if (!variable || !isMember(declaration) || (declaration.class === 'CBV' && variable.type.kind === 'object'))
      continue
    const letter = registerLetters[declaration.class]
    const binding = annotations.of(variable).find((candidate) => candidate.letter === letter && !candidate.isUpperCase)
    if (binding?.number === undefined) continue
    let counts = taken.get(variable)
    if (!counts) taken.set(variable, (counts = new Map()))
    const before = counts.get(declaration.class) ?? 0
    bases.set(declaration, binding.number + before)
    if (usedTypes.has(declaration.type)) counts.set(declaration.class, before + (declaration.count ?? 1))
  }
  return bases
}

const noAnnotations: readonly RegisterBinding[] = []

/**
 * DXC files the annotations of members under the position of their buffer among all buffers, and looks them up under its position
 * among those that are used: behind an unused buffer, a member gets what was written on another one, or nothing.
 */
class AnnotationsByPosition {
  /** `$Globals` always comes first, even when there is none. */
  readonly #declared: (ResourceDeclaration | undefined)[] = [undefined]
  readonly #positions = new Map<ConstantBuffer, number>()
  readonly #members = new Map<ConstantBuffer, Variable[]>()

  constructor(uses: readonly ResourceUse[], resources: readonly ResourceDeclaration[]) {
    for (const declaration of resources) {
      const { variable, buffer } = declaration
      if (buffer?.name === '$Globals') this.#declared[0] = declaration
      else if (buffer || declaration.type?.row.category === 'constant buffer') this.#declared.push(declaration)
      if (variable?.buffer && variable.kind === 'resource') this.#membersOf(variable.buffer).push(variable)
    }
    const used = new Set<ResourceDeclaration | ConstantBuffer | undefined>()
    for (const { declaration } of uses) used.add(declaration).add(declaration.variable?.buffer)
    let position = 0
    for (const declaration of this.#declared) {
      if (!declaration) continue
      const { buffer } = declaration
      if (!used.has(declaration) && !(buffer && used.has(buffer))) continue
      if (buffer) this.#positions.set(buffer, position)
      position++
    }
    for (const members of this.#members.values()) members.sort((first, second) => first.location - second.location)
  }

  of(variable: Variable): readonly RegisterBinding[] {
    const { buffer, bindings } = variable
    const position = buffer && this.#positions.get(buffer)
    if (position === undefined) return bindings
    const found = this.#declared[position]?.buffer
    if (found === buffer) return bindings
    if (!found) return noAnnotations
    return this.#membersOf(found)[this.#membersOf(buffer!).indexOf(variable)]?.bindings ?? noAnnotations
  }

  /** Numbers and resources, in the order they are written. */
  #membersOf(buffer: ConstantBuffer): Variable[] {
    let members = this.#members.get(buffer)
    if (!members) this.#members.set(buffer, (members = [...buffer.members]))
    return members
  }
}
