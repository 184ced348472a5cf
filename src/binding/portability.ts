// Warnings about bindings that another compiler, or another day, would make differently.
//
//   -Wimplicit-binding       what has no register, and whose coming and going would move it
//   -Wbinding-portability    what Clang's rules and DXC's put in different places
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { bindingDiagnostics } from '../diagnostics/tables/binding.ts'
import { registerLetters } from '../hlsl/resources.ts'
import type { ResourceDeclaration } from '../program/resources.ts'
import { groupBy } from '../support/lists.ts'
import type { BoundResource } from './bind.ts'
import { rangeText } from './reasons.ts'
import { lastRegister } from './register-space.ts'
import type { BindingRules } from './rules.ts'

export const implicitBindingFlag = 'implicit-binding'
export const portabilityFlag = 'binding-portability'

/** Where a resource, or an element of a member array, lies. */
export type Placing = Pick<BoundResource, 'class' | 'lower' | 'count' | 'space' | 'name' | 'declaration' | 'element'>

/** More names than this say no more. */
const mostNames = 4

export function reportImplicit(resources: readonly BoundResource[], sink: DiagnosticSink): void {
  for (const resource of resources) {
    if (!resource.isImplicit || !resource.isAssigned || !resource.isUsed) continue
    const { name, declaration } = resource
    const place = placeText(resource)
    const before = resources.filter((other) => isInFront(other, resource)).map((other) => other.name)
    const names = before.length > mostNames ? [...before.slice(0, mostNames), 'others'] : before
    const condition = conditionOf(names)
    sink.report(bindingDiagnostics.warn_binding_implicit(declaration.location, { name, place, condition }))
  }
}

function isInFront(other: BoundResource, { class: resourceClass, space, sequence, lower }: BoundResource): boolean {
  return other.class === resourceClass && other.space === space && other.sequence < sequence && other.lower < lower
}

function conditionOf(names: readonly string[]): string {
  if (names.length === 0) return 'nothing else takes it'
  if (names.length === 1) return `${names[0]} stays as it is`
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} stay as they are`
}

export function reportPortability(
  bound: readonly Placing[],
  others: readonly Placing[],
  rules: BindingRules,
  sink: DiagnosticSink,
): void {
  const otherRules: BindingRules = rules === 'clang' ? 'dxc' : 'clang'
  const byDeclaration = groupBy(others, (other) => other.declaration)
  const reported = new Set<ResourceDeclaration>()
  for (const placing of bound) {
    const { declaration, name } = placing
    if (reported.has(declaration)) continue
    const pair = differing(placing, byDeclaration.get(declaration) ?? [])
    if (!pair) continue
    reported.add(declaration)
    const [here, there] = pair
    const parameters = { name: here?.name ?? name, place: placeText(here ?? placing), rules, otherRules }
    const otherPlace = there ? `at ${placeText(there)}` : 'nowhere'
    sink.report(bindingDiagnostics.warn_binding_portability(declaration.location, { ...parameters, otherPlace }))
  }
}

/** The first place of the resource that the two rules disagree about. */
function differing(
  placing: Placing,
  others: readonly Placing[],
): readonly [Placing | undefined, Placing | undefined] | undefined {
  if (others.length === 0) return [placing, undefined]
  for (const other of others) {
    const here = other.element === undefined ? placing : elementAt(placing, other)
    const there = placing.element === undefined ? other : elementAt(other, placing)
    const isAnotherElement = here.element !== undefined && there.element !== undefined && here.element !== there.element
    if (!isAnotherElement && (here.lower !== there.lower || here.space !== there.space)) return [here, there]
  }
  return undefined
}

/** Of a whole array, the element that the other rules bind alone. */
function elementAt(array: Placing, { element = 0, name }: Placing): Placing {
  return array.element === undefined ? { ...array, name, element, count: 1, lower: array.lower + element } : array
}

function placeText({ class: resourceClass, lower, count, space }: Placing): string {
  const upper = count === undefined ? lastRegister : Math.min(lastRegister, lower + Math.max(1, count) - 1)
  const range = rangeText(registerLetters[resourceClass], { lower, upper })
  return space === 0 ? range : `${range}, space${space}`
}
