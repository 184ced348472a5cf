// Descriptor sets and binding numbers: DXC's three passes over the registers that were decided before.
//
//   [[vk::binding(3, 1)]] Texture2D A;          set 1, binding 3
//   Texture2D B : register(t5, space2);         set 2, binding 5 plus what -fvk-t-shift says for space 2
//   RWBuffer<uint> C;                           set of its space, next free binding; with a shift for u: its register plus the shift
//
// Two classes with one register number meet at one binding, as in DXC: shifts keep them apart, and a warning says so. An array takes
// one binding, a counter one of its own.
import type { Bindings, BoundResource, DescriptorPlace, VulkanPlace } from '../../binding/bind.ts'
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { vulkanDiagnostics } from '../../diagnostics/tables/vulkan.ts'
import { registerLetters } from '../../hlsl/resources.ts'
import type { ConstantBuffer, Program, ProgramAttribute, Variable } from '../../program/program.ts'
import type { ResourceDeclaration } from '../../program/resources.ts'
import type { ShiftLetter, VulkanOptions } from './options.ts'

/** What needs a place: a bound resource, with the attributes of its declaration. */
interface Request {
  readonly bound: BoundResource
  readonly order: number
  place: DescriptorPlace | undefined
  counter: DescriptorPlace | undefined
}

/** The same bindings with their places for Vulkan. */
export function bindForVulkan(
  program: Program,
  bindings: Bindings,
  options: VulkanOptions,
  sink: DiagnosticSink,
): Bindings {
  const places = placeResources(program, bindings.resources, options, sink)
  return {
    ...bindings,
    resources: bindings.resources.map((bound) => {
      const vulkan = places.get(bound)
      return vulkan ? { ...bound, vulkan } : bound
    }),
  }
}

function placeResources(
  program: Program,
  resources: readonly BoundResource[],
  options: VulkanOptions,
  sink: DiagnosticSink,
): Map<BoundResource, VulkanPlace> {
  const orders = declarationOrder(program)
  const requests = resources
    .filter(({ declaration, isAssigned }) => isAssigned && !isPushed(declaration))
    .map((bound): Request => ({ bound, order: orderOf(bound, orders), place: undefined, counter: undefined }))
    .sort(
      (first, second) => first.order - second.order || first.bound.declaration.order - second.bound.declaration.order,
    )
  const sets = new Sets()
  for (const request of requests) {
    const { bound } = request
    request.place = asked(bound.declaration) ?? askedByOption(bound, options)
    if (request.place) sets.take(request.place, request, sink)
    const counter = argumentOf(bound.declaration, 'vk::counter_binding')
    if (bound.hasCounter && counter !== undefined)
      request.counter = { set: request.place?.set ?? bound.space, binding: counter }
    if (request.counter) sets.reserve(request.counter)
  }
  for (const request of requests) {
    const { bound } = request
    const shift = shiftOf(registerLetters[bound.class], bound.space, options)
    if (request.place || (bound.isImplicit && shift === undefined)) continue
    request.place = { set: bound.space, binding: bound.lower + (shift ?? 0) }
    sets.take(request.place, request, sink)
  }
  for (const request of requests) {
    const { bound } = request
    request.place ??= sets.next(bound.space)
    if (bound.hasCounter) request.counter ??= sets.next(request.place.set)
  }
  return new Map(requests.map(({ bound, place, counter }) => [bound, { ...place!, counter }]))
}

class Sets {
  readonly #taken = new Map<number, Map<number, Request | undefined>>()
  readonly #free = new Map<number, number>()
  #warned = false

  #of(set: number): Map<number, Request | undefined> {
    let taken = this.#taken.get(set)
    if (!taken) this.#taken.set(set, (taken = new Map()))
    return taken
  }

  reserve({ set, binding }: DescriptorPlace): void {
    this.#of(set).set(binding, undefined)
  }

  /** One warning is enough: the others have the same cause and the same cure. */
  take({ set, binding }: DescriptorPlace, request: Request, sink: DiagnosticSink): void {
    const taken = this.#of(set)
    const other = taken.get(binding)
    if (!other) taken.set(binding, request)
    else if (!this.#warned && !isShared(other, request)) {
      this.#warned = true
      const { name, declaration } = request.bound
      const notes = [
        vulkanDiagnostics.note_vulkan_binding_taken(other.bound.declaration.location, { name: other.bound.name }),
      ]
      const letter = registerLetters[request.bound.class]
      const parameters = { name, other: other.bound.name, set, binding, letter }
      sink.report(vulkanDiagnostics.warn_vulkan_binding_shared(declaration.location, parameters, { notes }))
    }
  }

  next(set: number): DescriptorPlace {
    const taken = this.#of(set)
    let binding = this.#free.get(set) ?? 0
    while (taken.has(binding)) binding++
    this.#free.set(set, binding + 1)
    taken.set(binding, undefined)
    return { set, binding }
  }
}

/** Loose constants share a buffer that stands where the first of them does. */
function declarationOrder({ globals }: Program): Map<Variable | ConstantBuffer, number> {
  const orders = new Map<Variable | ConstantBuffer, number>()
  globals.forEach((global, position) => {
    orders.set(global, position)
  })
  for (const global of globals) {
    if (global.kind !== 'constant-buffer') continue
    for (const member of global.members) if (!orders.has(member)) orders.set(member, orders.get(global)!)
    if (global.name === '$Globals') {
      const places = global.members.map((member) => orders.get(member)!)
      orders.set(global, Math.min(...places.slice(0, 1)))
    }
  }
  return orders
}

function orderOf({ declaration }: BoundResource, orders: ReadonlyMap<Variable | ConstantBuffer, number>): number {
  const owner = declaration.variable ?? declaration.buffer
  return (owner && orders.get(owner)) ?? Number.MAX_SAFE_INTEGER
}

function attributesOf({ variable, buffer }: ResourceDeclaration): readonly ProgramAttribute[] {
  return (variable ?? buffer)?.attributes ?? []
}

/** Pushed, or a buffer of loose constants that are all pushed or specialised. */
function isPushed(declaration: ResourceDeclaration): boolean {
  const members = declaration.buffer?.members.filter(({ kind }) => kind === 'constant')
  return members && members.length > 0
    ? members.every(isOutside)
    : declaration.variable !== undefined && isOutside(declaration.variable)
}

/** In no buffer, and bound nowhere. */
function isOutside({ attributes }: Variable): boolean {
  return attributes.some(({ name }) => name === 'vk::push_constant' || name === 'vk::constant_id')
}

/** Meant to be in one place: a texture and its sampler in one descriptor, or one __DynamicResource as two types. */
function isShared(first: Request, second: Request): boolean {
  return (
    first.bound.declaration.location === second.bound.declaration.location || (isCombined(first) && isCombined(second))
  )
}

function isCombined({ bound }: Request): boolean {
  return attributesOf(bound.declaration).some(({ name }) => name === 'vk::combinedImageSampler')
}

function argumentOf(declaration: ResourceDeclaration, name: string): number | undefined {
  const value = attributesOf(declaration).find((attribute) => attribute.name === name)?.arguments[0]
  return typeof value === 'number' ? value : undefined
}

/** `[[vk::binding(b, s)]]`: of a struct only the whole has one, so its resources count on from it. */
export function asked(declaration: ResourceDeclaration): DescriptorPlace | undefined {
  const attribute = attributesOf(declaration).find(({ name }) => name === 'vk::binding')
  if (!attribute || declaration.path.length > 0) return undefined
  const [binding, set = 0] = attribute.arguments
  return typeof binding === 'number' && typeof set === 'number' ? { set, binding } : undefined
}

function askedByOption(bound: BoundResource, { registers, globals }: VulkanOptions): DescriptorPlace | undefined {
  if (globals && bound.declaration.buffer?.name === '$Globals') return globals
  const letter = registerLetters[bound.class]
  const found = registers.findLast(
    (row) => row.letter === letter && row.number === bound.lower && row.space === bound.space,
  )
  return found && { set: found.set, binding: found.binding }
}

function shiftOf(letter: ShiftLetter, space: number, { shifts }: VulkanOptions): number | undefined {
  return shifts.findLast((shift) => shift.letter === letter && (shift.space === space || shift.space === 'all'))?.amount
}
