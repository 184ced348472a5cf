// Which `register(...)` every resource gets, so that the written shader has the binding table of the source.
//
//   Texture2D t;          t3, space1             : register(t3, space1)
//   S s;                  s.a t4, s.b t5         : register(t4)             resources of a struct count up from one register
//   S s;                  s.b t0, s.a unused     nothing: no annotation can express that; s.b gets its register as in the source
//   S s;                  under DXC's rules      nothing: there a register of a struct moves its numbers, too, and skips unused members
//
// What stays implicit keeps its place, too: it is the lowest one that all others, which are in theirs, leave free. That is how
// $Globals gets its register; there is no way to write it.
import type { Bindings, BoundResource } from '../../../binding/bind.ts'
import { registerLetters } from '../../../hlsl/resources.ts'
import type { ConstantBuffer, Program, RegisterBinding, Variable } from '../../../program/program.ts'
import { collectResources, type ResourceClass, type ResourceDeclaration } from '../../../program/resources.ts'
import { append } from '../../../support/lists.ts'

export class Registers {
  readonly #declarations = new Map<Variable | ConstantBuffer, ResourceDeclaration[]>()
  readonly #bound = new Map<string, BoundResource>()
  readonly #bindings: Bindings

  constructor(program: Program, bindings: Bindings) {
    this.#bindings = bindings
    for (const declaration of collectResources(program)) {
      const owner = declaration.buffer ?? declaration.variable
      if (!owner) continue
      append(this.#declarations, owner, declaration)
    }
    for (const resource of bindings.resources) this.#bound.set(keyOf(resource.declaration), resource)
  }

  /** Used resources, and those that keep a register though they are not. */
  get boundOwners(): (Variable | ConstantBuffer)[] {
    return this.#bindings.resources.flatMap(({ declaration }) => declaration.buffer ?? declaration.variable ?? [])
  }

  /** ` : register(t0)`, or the annotation of the source when nothing was assigned. */
  annotation(owner: Variable | ConstantBuffer): string {
    const declarations = this.#declarations.get(owner) ?? []
    const [first] = declarations
    if (!first) return sourceText(owner.bindings)
    const isWhole = first.path.length === 0
    if (!isWhole) return this.#structAnnotation(owner, declarations)
    const resource = this.#bound.get(keyOf(first))
    return resource?.isAssigned && isWholeResource(resource, first) && fitsBehind(resource)
      ? ` : ${registerText(resource)}`
      : sourceText(owner.bindings)
  }

  /** One register per class, when the resources of the class count up from it. */
  #structAnnotation({ bindings }: Variable | ConstantBuffer, declarations: readonly ResourceDeclaration[]): string {
    const written = new Set(bindings.map(({ letter }) => letter))
    let text = sourceText(bindings)
    for (const resourceClass of Object.keys(registerLetters) as ResourceClass[]) {
      const members = declarations.filter((declaration) => declaration.class === resourceClass)
      if (members.length === 0 || written.has(registerLetters[resourceClass]) || written.has(undefined)) continue
      const first = this.#firstOf(members)
      if (first) text += ` : ${registerText(first)}`
    }
    return text
  }

  #firstOf(members: readonly ResourceDeclaration[]): BoundResource | undefined {
    let first: { readonly resource: BoundResource; readonly lower: number } | undefined
    let taken = 0
    for (const member of members) {
      const resource = this.#bound.get(keyOf(member))
      if (resource) {
        if (!resource.isAssigned || resource.element !== undefined || resource.count !== member.count) return undefined
        first ??= { resource, lower: resource.lower - taken }
        if (resource.lower !== first.lower + taken || resource.space !== first.resource.space) return undefined
      }
      taken += member.count ?? 0
    }
    return first && first.lower >= 0 ? { ...first.resource, lower: first.lower } : undefined
  }

  /** The place of $Globals, when it would get another one if it were left to itself: the first free register of space 0. */
  unusualGlobals(): BoundResource | undefined {
    const buffers = this.#bindings.resources.filter((resource) => resource.class === 'CBV')
    const globals = buffers.find(({ declaration }) => declaration.buffer?.name === '$Globals')
    if (!globals?.isAssigned) return undefined
    const others = buffers.filter((other) => other !== globals && other.space === 0)
    let lower = 0
    for (const other of others.sort((left, right) => left.lower - right.lower)) {
      if (other.lower > lower) break
      lower = Math.max(lower, other.lower + (other.count ?? Number.POSITIVE_INFINITY))
    }
    return globals.space === 0 && lower === globals.lower ? undefined : globals
  }
}

/** Not one element of several that DXC takes apart. */
function isWholeResource({ element, count }: BoundResource, declaration: ResourceDeclaration): boolean {
  return count === declaration.count && (element === undefined || count === 1)
}

/** An array of 4294967295 elements may be placed anywhere, as one without a size, but with a register it must end where registers do. */
function fitsBehind({ lower, declaration: { dimensions } }: BoundResource): boolean {
  const written = dimensions.reduce<number>((product, size) => product * (size ?? 1), 1)
  return lower + written <= 2 ** 32
}

/** Names alone are not unique: namespaces are not part of them. */
function keyOf({ name, location, class: resourceClass }: ResourceDeclaration): string {
  return `${name}\n${location}\n${resourceClass}`
}

export function registerText({ class: resourceClass, lower, space }: BoundResource): string {
  return `register(${registerLetters[resourceClass]}${lower}${space === 0 ? '' : `, space${space}`})`
}

function sourceText(bindings: readonly RegisterBinding[]): string {
  return bindings
    .map(({ letter, number, space, isUpperCase }) => {
      const parts = [
        ...(letter === undefined ? [] : [`${isUpperCase ? letter.toUpperCase() : letter}${number ?? ''}`]),
        ...(space === undefined ? [] : [`space${space}`]),
      ]
      return ` : register(${parts.join(', ')})`
    })
    .join('')
}
