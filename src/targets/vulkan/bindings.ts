// Descriptor sets and binding numbers, in DXC's three passes (DeclResultIdMapper::decorateResourceBindings):
//
//   [[vk::binding(3, 1)]] Texture2D A;          set 1, binding 3
//   Texture2D B : register(t5, space2);         set 2, binding 5 plus what -fvk-t-shift says for space 2
//   RWBuffer<uint> C;                           set of its space, next free binding
//
// Under Descry's own rules a resource without register that has a shift for its class is at the register it was given plus the shift;
// under DXC's rules it is the next free one, from the shift on if -fvk-auto-shift-bindings is given. An array takes one binding, a counter
// one of its own. Two classes with one register number meet at one binding: shifts keep them apart, as a warning suggests.
import type { Bindings, BoundResource } from '../../binding/bind.ts'
import type { ImportedBinding, ImportedDescriptor } from '../../binding/imported.ts'
import type { DescriptorPlace, PlaceReason, ReasonedPlace, VulkanPlace } from '../../binding/vulkan-place.ts'
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { vulkanDiagnostics } from '../../diagnostics/tables/vulkan.ts'
import { vulkanCheckDiagnostics } from '../../diagnostics/tables/vulkan-checks.ts'
import { attributeNumber, attributeOf } from '../../program/attributes.ts'
import type { ProgramAttribute } from '../../program/program.ts'
import type { ResourceDeclaration } from '../../program/resources.ts'
import { append } from '../../support/lists.ts'
import { BindingSets } from './binding-sets.ts'
import { type BindingUnit, collectUnits, isCombinedUnit, type UnitInput } from './binding-units.ts'
import { imageFormatOf } from './describe.ts'
import type { ShiftLetter, VulkanOptions } from './options.ts'

export interface VulkanBindingInput extends Omit<UnitInput, 'resources' | 'flattens'> {
  readonly bindings: Bindings
  /** `-auto-binding-space` */
  readonly automaticSpace: number
  /** `-import-binding-table` */
  readonly imported: readonly ImportedBinding[]
}

/** The same bindings with their places for Vulkan. */
export function bindForVulkan(input: VulkanBindingInput, options: VulkanOptions, sink: DiagnosticSink): Bindings {
  const { bindings } = input
  const units = collectUnits({ ...input, resources: bindings.resources, flattens: options.flattensArrays })
  const placer = new Placer(input, options, sink)
  placer.placeAll(units)
  const places = placer.places
  reportOverlaps(places, sink)
  reportPartners(placer.placed, sink)
  return {
    ...bindings,
    resources: bindings.resources.map((bound) => {
      const vulkan = places.get(bound)
      return vulkan ? { ...bound, vulkan } : bound
    }),
    freeBindings: [1, 2, 3].map(() => placer.sets.next(0, 1, 0, '')),
  }
}

class Placer {
  readonly places = new Map<BoundResource, VulkanPlace>()
  readonly sets = new BindingSets()
  readonly #input: VulkanBindingInput
  readonly #options: VulkanOptions
  readonly #sink: DiagnosticSink
  readonly placed = new Map<BindingUnit, ReasonedPlace>()
  readonly #counters = new Map<BindingUnit, ReasonedPlace>()
  readonly #imported = new Map<string, ImportedDescriptor>()

  constructor(input: VulkanBindingInput, options: VulkanOptions, sink: DiagnosticSink) {
    this.#input = input
    this.#options = options
    this.#sink = sink
    for (const { letter, name, vulkan } of input.imported) if (vulkan) this.#imported.set(`${letter} ${name}`, vulkan)
  }

  placeAll(units: readonly BindingUnit[]): void {
    const { resourceHeap, samplerHeap, counterHeap } = this.#options
    for (const heap of [resourceHeap, samplerHeap, counterHeap]) if (heap) this.sets.take(heap, 1, 'a descriptor heap')
    for (const unit of units) {
      this.#take(unit, this.#asked(unit))
      const counter = attributeNumber(unit.attributes, 'vk::counter_binding')
      if (unit.counter === 'none' || counter === undefined) continue
      const place = { set: this.#setOf(unit), binding: counter }
      this.#counters.set(unit, { ...place, reason: { kind: 'attribute', attribute: 'vk::counter_binding' } })
      this.sets.take(place, 1, `the counter of ${unit.name}`)
    }
    for (const unit of units) if (!this.placed.has(unit)) this.#take(unit, this.#fromImport(unit))
    for (const unit of units) if (!this.placed.has(unit)) this.#take(unit, this.#fromRegister(unit))
    for (const unit of units) {
      if (!this.placed.has(unit)) this.placed.set(unit, this.#next(unit, this.#setOf(unit), unit.count, unit.name))
      if (unit.counter === 'beside') this.#placeCounter(unit)
    }
    const last = units.filter(({ counter }) => counter === 'last')
    for (const unit of last.sort((a, b) => a.counterRank - b.counterRank)) this.#placeCounter(unit)
    for (const unit of units) this.#describe(unit)
  }

  #take(unit: BindingUnit, place: ReasonedPlace | undefined): void {
    if (!place) return
    this.placed.set(unit, place)
    // DXC does not count -fvk-bind-globals as a use.
    if (this.#input.rules === 'dxc' && unit.isGlobals) return
    this.sets.take(place, unit.count, unit.name)
  }

  #placeCounter(unit: BindingUnit): void {
    if (this.#counters.has(unit)) return
    const { name, location } = unit
    if (this.#options.registers.length > 0)
      this.#sink.report(vulkanDiagnostics.err_vulkan_counter_unbound(location, { name }))
    this.#counters.set(unit, this.#next(unit, this.#counterSet(unit), 1, `the counter of ${unit.name}`, true))
  }

  /** DXC puts the counter of what has no register in the default set. */
  #counterSet(unit: BindingUnit): number {
    return this.#input.rules === 'dxc' ? this.#setOf(unit) : this.placed.get(unit)!.set
  }

  #setOf({ attributes, space }: BindingUnit): number {
    const asked = askedPlace(attributes, this.#input.automaticSpace)
    return asked?.set ?? space ?? this.#input.automaticSpace
  }

  #asked(unit: BindingUnit): ReasonedPlace | undefined {
    const { globals, registers } = this.#options
    // What names a register of the source means that one, whatever else stands there.
    const named = unit.register && this.#boundRegister(unit)
    if (named) return named
    const asked = askedPlace(unit.attributes, this.#input.automaticSpace)
    if (asked) return { ...asked, reason: { kind: 'attribute', attribute: 'vk::binding' } }
    if (globals && unit.isGlobals) {
      const shift = this.#input.rules === 'dxc' ? this.#automaticShift(unit, globals.set) : 0
      const place = { set: globals.set, binding: globals.binding + shift }
      return { ...place, reason: { kind: 'option', option: '-fvk-bind-globals' } }
    }
    if (registers.length === 0) return undefined
    const found = this.#boundRegister(unit)
    if (!found) this.#reportUnbound(unit, unit.register?.letter ?? unit.letter)
    return found
  }

  /** `-fvk-bind-register` */
  #boundRegister(unit: BindingUnit): ReasonedPlace | undefined {
    const letter = unit.register?.letter ?? unit.letter
    const number = unit.register?.number ?? unit.assigned
    const space = unit.space ?? this.#input.automaticSpace
    const { registers } = this.#options
    const found = registers.findLast((row) => row.letter === letter && row.number === number && row.space === space)
    if (!found) return undefined
    const option = `-fvk-bind-register ${letter}${number} ${space} ${found.binding} ${found.set}`
    return { set: found.set, binding: found.binding, reason: { kind: 'option', option } }
  }

  /** The option means to name them all. */
  #reportUnbound(unit: BindingUnit, letter: string): void {
    if (unit.parts.length === 0) return
    const { name, location, register, isGlobals } = unit
    if (isGlobals)
      this.#sink.report(
        vulkanDiagnostics.err_vulkan_globals_unbound(
          unit.parts[0]!.bound.declaration.buffer!.members[0]?.location ?? location,
        ),
      )
    else if (register)
      this.#sink.report(
        vulkanDiagnostics.err_vulkan_register_unbound(location, {
          name,
          register: `${letter}${register.number}`,
          space: unit.space ?? 0,
        }),
      )
    else this.#sink.report(vulkanDiagnostics.err_vulkan_register_missing(location, { name }))
  }

  /** A register annotation in the source wins. */
  #fromImport(unit: BindingUnit): ReasonedPlace | undefined {
    const imported = unit.register ? undefined : this.#imported.get(`${unit.letter} ${unit.name}`)
    if (!imported) return undefined
    const { set, binding, counter } = imported
    if (counter !== undefined && unit.counter !== 'none' && !this.#counters.has(unit)) {
      this.#counters.set(unit, { set, binding: counter, reason: { kind: 'imported' } })
      this.sets.take({ set, binding: counter }, 1, `the counter of ${unit.name}`)
    }
    return { set, binding, reason: { kind: 'imported' } }
  }

  #fromRegister(unit: BindingUnit): ReasonedPlace | undefined {
    const { register, assigned } = unit
    const set = this.#setOf(unit)
    if (register) {
      // A texture with its sampler goes by the register of the texture.
      const letter = isCombinedUnit(unit) && register.letter === 's' ? 't' : register.letter
      return this.#shifted(set, register.number, `${letter}${register.number}`, letter, false)
    }
    if (assigned === undefined || this.#shiftOf(unit.letter, set) === undefined) return undefined
    return this.#shifted(set, assigned, `${unit.letter}${assigned}`, unit.letter, true)
  }

  #shifted(set: number, number: number, register: string, letter: ShiftLetter, isImplicit: boolean): ReasonedPlace {
    const shift = this.#shiftOf(letter, set) ?? 0
    return { set, binding: number + shift, reason: { kind: 'register', register, isImplicit, shift } }
  }

  #shiftOf(letter: ShiftLetter, set: number): number | undefined {
    const { shifts } = this.#options
    return shifts.findLast((shift) => shift.letter === letter && (shift.space === set || shift.space === 'all'))?.amount
  }

  #automaticShift({ shiftLetter }: BindingUnit, set: number): number {
    return this.#options.autoShift && shiftLetter ? (this.#shiftOf(shiftLetter, set) ?? 0) : 0
  }

  #next(unit: BindingUnit, set: number, count: number, name: string, isCounter = false): ReasonedPlace {
    // DXC shifts no counters.
    const shift = isCounter && this.#input.rules === 'dxc' ? 0 : this.#automaticShift(unit, set)
    const binding = this.sets.next(set, count, shift, name)
    const reason: PlaceReason = {
      kind: 'next',
      letter: unit.letter,
      shift,
      count,
      ...this.sets.neighbours({ set, binding }),
    }
    return { set, binding, reason }
  }

  #describe(unit: BindingUnit): void {
    const { set, binding, reason } = this.placed.get(unit)!
    const inputAttachment = attributeNumber(unit.attributes, 'vk::input_attachment_index')
    const imageFormat = imageFormatOf(unit)
    for (const { bound, offset } of unit.parts) {
      // One that nothing uses keeps its counter.
      const counter = bound.hasCounter || !bound.isUsed ? this.#counters.get(unit) : undefined
      const own: PlaceReason =
        unit.isStruct && offset > 0 ? { kind: 'member', owner: unit.name, offset, first: binding } : reason
      this.places.set(bound, { set, binding: binding + offset, reason: own, counter, inputAttachment, imageFormat })
    }
  }
}

/** Every resource that meets another, with all it meets. */
function reportOverlaps(places: ReadonlyMap<BoundResource, VulkanPlace>, sink: DiagnosticSink): void {
  const holders = new Map<string, BoundResource[]>()
  for (const [bound, { set, binding, reason }] of places) {
    if (!bound.isUsed) continue
    const key = `${set} ${binding}`
    const others = (holders.get(key) ?? []).filter((other) => !isShared(other, bound))
    append(holders, key, bound)
    if (others.length === 0) continue
    const notes = others.map(({ name, declaration }) =>
      vulkanDiagnostics.note_vulkan_binding_taken(declaration.location, { name }),
    )
    // Shifts move registers, and all of a class together.
    const advice =
      reason.kind === 'attribute'
        ? `write another binding or set in [[${reason.attribute}]]`
        : others.some((other) => other.class !== bound.class)
          ? `shift one class of registers with -fvk-${letters[bound.class]}-shift N ${set}, or use [[vk::binding]]`
          : `write another register for '${bound.name}', or use [[vk::binding]]`
    const shared = others.map(({ name }) => `'${name}'`).join(' and ')
    const parameters = { name: bound.name, others: shared, set, binding, advice }
    sink.report(vulkanDiagnostics.warn_vulkan_binding_shared(bound.declaration.location, parameters, { notes }))
  }
}

/** A texture and its sampler in one descriptor need each other, used or not. */
function reportPartners(placed: ReadonlyMap<BindingUnit, ReasonedPlace>, sink: DiagnosticSink): void {
  const combined = [...placed].filter(([unit]) => isCombinedUnit(unit))
  for (const [{ name, location, letter, parts }, { set, binding }] of combined) {
    if (!parts.some(({ bound }) => bound.isUsed)) continue
    const isSampler = letter === 's'
    const hasPartner = combined.some(
      ([other, at]) => (other.letter === 's') !== isSampler && at.set === set && at.binding === binding,
    )
    const partner = isSampler ? 'texture' : 'sampler'
    if (!hasPartner)
      sink.report(vulkanCheckDiagnostics.err_vulkan_combined_partner(location, { name, partner, set, binding }))
  }
}

const letters = { SRV: 't', UAV: 'u', CBV: 'b', Sampler: 's' } as const

/** Meant to be in one place: a texture and its sampler in one descriptor, or one __DynamicResource as two types. */
function isShared(first: BoundResource, second: BoundResource): boolean {
  return first.declaration.location === second.declaration.location || (isCombined(first) && isCombined(second))
}

function isCombined({ declaration }: BoundResource): boolean {
  return isCombinedUnit({ attributes: attributesOf(declaration) })
}

function attributesOf({ variable, buffer }: ResourceDeclaration): readonly ProgramAttribute[] {
  return (variable ?? buffer)?.attributes ?? []
}

/** `[[vk::binding(b, s)]]` */
function askedPlace(attributes: readonly ProgramAttribute[], automaticSpace: number): DescriptorPlace | undefined {
  const attribute = attributeOf(attributes, 'vk::binding')
  if (!attribute) return undefined
  const [binding, set = automaticSpace] = attribute.arguments
  return typeof binding === 'number' && typeof set === 'number' ? { set, binding } : undefined
}

/** Of a struct only the whole has one. */
export function asked(declaration: ResourceDeclaration, automaticSpace: number): DescriptorPlace | undefined {
  return declaration.path.length > 0 ? undefined : askedPlace(attributesOf(declaration), automaticSpace)
}
