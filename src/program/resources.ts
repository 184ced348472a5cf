// The resources a program declares: one row per global resource, array of resources, constant buffer, and per resource inside a
// global struct variable. Everything after the checker that speaks of resources speaks of these rows.
//
//   struct S { RWBuffer<float> B[4]; int n; };  S s : register(u3);      s.B   UAV   u3, count 4
//   cbuffer CB { float4 c; }                                             CB    CBV   implicit
import { type ObjectCategory, type ResourceClass, registerLetters } from '../hlsl/resources.ts'
import { limits } from '../support/limits.ts'
import type { Location } from '../support/source.ts'
import {
  arrayDimensions,
  arrayElement,
  type Field,
  memberTypes,
  type ObjectType,
  type StructType,
  type Type,
} from '../types/types.ts'
import { attributeOf } from './attributes.ts'
import type { ConstantBuffer, Parameter, Program, RegisterBinding, Variable } from './program.ts'

export type { ResourceClass } from '../hlsl/resources.ts'

/** A step from a struct variable to the resource in it. */
export type ResourceStep =
  | { readonly kind: 'field'; readonly field: Field }
  | { readonly kind: 'base'; readonly base: StructType }
  | { readonly kind: 'element'; readonly index: number }

export interface ResourceDeclaration {
  /** As the binding table shows it: `A`, `CB`, `$Globals`, `s.B`, `s.Base::B`, `arr.0.B`. */
  readonly name: string
  readonly class: ResourceClass
  /** `undefined` for cbuffer, tbuffer and `$Globals`. */
  readonly type: ObjectType | undefined
  readonly buffer: ConstantBuffer | undefined
  /** The variable it is, or lies in; `undefined` for buffers. */
  readonly variable: Variable | undefined
  /** From the variable to the resource; empty unless the variable is a struct. */
  readonly path: readonly ResourceStep[]
  /** Of the resource itself, outermost first; `undefined` is unbounded. */
  readonly dimensions: readonly (number | undefined)[]
  /** Product of the dimensions, 1 for a single resource, `undefined` when unbounded. */
  readonly count: number | undefined
  readonly register: number | undefined
  readonly space: number | undefined
  /** Declaration order over the whole program, as Clang counts it (facts: one id more for each buffer with a counter; `$Globals` last). */
  readonly order: number
  readonly location: Location
}

/** All resources of the program in declaration order; those of struct variables where the variable stands, `$Globals` last. */
export function collectResources(program: Program): ResourceDeclaration[] {
  const collector = new Collector(usedSpaces(program))
  for (const global of program.globals) {
    if (global.kind === 'constant-buffer') collector.addBuffer(global)
    else collector.addVariable(global)
  }
  return collector.declarations
}

/** Whether a variable of this type takes registers. */
export function containsResources(type: Type): boolean {
  const element = arrayElement(type)
  if (element.kind === 'object') return element.row.class !== undefined
  if (element.kind !== 'struct') return false
  let known = structsWithResources.get(element)
  if (known === undefined) {
    known =
      element.bases.some(containsResources) ||
      element.fields.some(({ type: fieldType }) => containsResources(fieldType))
    if (element.isComplete) structsWithResources.set(element, known)
  }
  return known
}

/** Whether the host sets a parameter of a Slang entry point: resources are uniform without the keyword. */
export function isUniformParameter({ modifiers, type }: Parameter): boolean {
  return modifiers.includes('uniform') || containsResources(type)
}

/** What only a thread has: neither a register nor memory holds one. */
const threadObjects: ReadonlySet<ObjectCategory> = new Set<ObjectCategory>([
  'stream',
  'patch',
  'ray query',
  'hit object',
  'node input',
  'node output',
  'linear algebra',
])

/** The first object of a thread in a type, or string: `RayQuery<0>` of `struct { float f; RayQuery<0> q[2]; }`. */
export function threadObjectIn(type: Type): Type | undefined {
  const element = arrayElement(type)
  if (element.kind === 'string') return element
  if (element.kind === 'object') return threadObjects.has(element.row.category) ? element : undefined
  if (element.kind !== 'struct') return undefined
  for (const inner of memberTypes(element)) {
    const found = threadObjectIn(inner)
    if (found) return found
  }
  return undefined
}

/** The struct of a ConstantBuffer<T> or TextureBuffer<T>, when there are resources in it. */
export function bufferContents({ row, element }: ObjectType): Type | undefined {
  return row.category === 'constant buffer' && element && containsResources(element) ? element : undefined
}

/** Is one of these in the type? What is in it is only known of the buffer itself, not of a copy of its handle. */
export function holdsMixedBuffer(type: Type): boolean {
  const element = arrayElement(type)
  if (element.kind === 'object') return bufferContents(element) !== undefined
  return element.kind === 'struct' && containsResources(element) && memberTypes(element).some(holdsMixedBuffer)
}

/** Is an array of these in the type? What its buffers hold has nothing that it could be bound to. */
export function hasArrayOfMixedBuffers(type: Type): boolean {
  if (!containsResources(type)) return false
  const element = arrayElement(type)
  if (element.kind === 'struct') return memberTypes(element).some(hasArrayOfMixedBuffers)
  const contents = element.kind === 'object' ? bufferContents(element) : undefined
  return contents !== undefined && (type !== element || hasArrayOfMixedBuffers(contents))
}

const structsWithResources = new WeakMap<StructType, boolean>()

/** How many resources a value of this type holds, every element of an array counted. */
export function resourceCount(type: Type): number {
  if (!containsResources(type)) return 0
  if (type.kind === 'array') return (type.count ?? 0) * resourceCount(type.element)
  if (type.kind !== 'struct') return 1
  const fields = type.fields.reduce((sum, field) => sum + resourceCount(field.type), 0)
  return type.bases.reduce((sum, base) => sum + resourceCount(base), fields)
}

/** How many rows a variable of this type has: every resource in every element of a struct array is a row of its own. */
export function declarationCount(type: Type): number {
  const element = arrayElement(type)
  if (!containsResources(type)) return 0
  if (element.kind !== 'struct') return 1
  let count = 0
  for (const inner of memberTypes(element)) count += declarationCount(inner)
  for (const size of arrayDimensions(type)) count *= size ?? 1
  return count
}

interface Registers {
  readonly bindings: readonly RegisterBinding[]
  /** How many registers of a class the resources before this one take. */
  readonly taken: Map<ResourceClass, number>
}

/** Spaces and sets that are written out; the default is 0. */
function usedSpaces({ globals }: Program): Set<number> {
  const used = new Set([0])
  for (const { bindings, attributes } of globals) {
    for (const { space } of bindings) if (space !== undefined) used.add(space)
    const set = attributeOf(attributes, 'vk::binding')?.arguments[1]
    if (typeof set === 'number') used.add(set)
  }
  return used
}

/** Slang's ParameterBlock<T>: a constant buffer whose resources, and it itself, have a space of their own. */
function isParameterBlock({ row }: ObjectType): boolean {
  return row.name === 'ParameterBlock'
}

/** Whether something in it is bound, blocks inside apart: those have spaces of their own. */
function needsSpace(type: Type): boolean {
  const element = arrayElement(type)
  if (element.kind === 'object') return !isParameterBlock(element)
  if (element.kind !== 'struct') return true
  return element.bases.some(needsSpace) || element.fields.some((field) => needsSpace(field.type))
}

class Collector {
  readonly declarations: ResourceDeclaration[] = []
  readonly #spaces: Set<number>
  readonly #seen = new Set<Variable>()
  #order = 0

  constructor(spaces: Set<number>) {
    this.#spaces = spaces
  }

  /** What the members of a buffer with resources are bound by. */
  #registersIn(element: ObjectType, location: Location, given: RegisterBinding | undefined): Registers {
    if (!isParameterBlock(element)) return { bindings: [], taken: new Map() }
    let space = given?.space
    if (space === undefined && element.element && needsSpace(element.element)) {
      space = 1
      while (this.#spaces.has(space)) space++
      this.#spaces.add(space)
    }
    const span = { start: location, end: location }
    return { bindings: [{ letter: undefined, number: undefined, space, span }], taken: new Map() }
  }

  addBuffer(buffer: ConstantBuffer): void {
    for (const member of buffer.members) this.addVariable(member)
    const binding = buffer.bindings[0]
    const register = binding?.letter === undefined ? undefined : binding.number
    this.declarations.push({
      name: buffer.name,
      class: buffer.isTexture ? 'SRV' : 'CBV',
      type: undefined,
      buffer,
      variable: undefined,
      path: [],
      dimensions: [],
      count: 1,
      register,
      space: binding?.space,
      order: this.#takeOrder(register === undefined),
      location: buffer.location,
    })
  }

  addVariable(variable: Variable): void {
    if (variable.kind !== 'resource' && variable.kind !== 'constant') return
    if (this.#seen.has(variable) || !containsResources(variable.type)) return
    this.#seen.add(variable)
    const element = arrayElement(variable.type)
    if (element.kind === 'object') {
      // Of a plain resource, only the first annotation counts.
      const binding = variable.bindings[0]
      const register = binding?.letter === undefined ? undefined : binding.number
      const inside = this.#registersIn(element, variable.location, binding)
      const space = binding?.space ?? inside.bindings[0]?.space
      this.#add(variable, variable.name, [], variable.type, element, { register, space })
      const contents = variable.type === element ? bufferContents(element) : undefined
      if (contents) this.#addLeaves(variable, variable.name, [], contents, inside)
      return
    }
    const registers: Registers = { bindings: variable.bindings, taken: new Map() }
    this.#addLeaves(variable, variable.name, [], variable.type, registers)
  }

  #addLeaves(
    variable: Variable,
    name: string,
    path: readonly ResourceStep[],
    type: Type,
    registers: Registers,
    /** What joins the next field to the name: `::` behind a base class. */
    joint = '.',
  ): void {
    if (this.declarations.length >= limits.resourceDeclarations.most || !containsResources(type)) return
    const element = arrayElement(type)
    if (element.kind === 'object') {
      const inside = this.#registersIn(element, variable.location, undefined)
      const place = isParameterBlock(element)
        ? { register: undefined, space: inside.bindings[0]?.space }
        : this.#takeRegisters(registers, element.row.class!, type)
      this.#add(variable, name, path, type, element, place)
      const contents = type === element ? bufferContents(element) : undefined
      if (contents) this.#addLeaves(variable, name, path, contents, inside)
    } else if (type.kind === 'array') {
      for (let index = 0; index < (type.count ?? 0); index++)
        this.#addLeaves(variable, `${name}.${index}`, [...path, { kind: 'element', index }], type.element, registers)
    } else if (type.kind === 'struct') {
      for (const base of type.bases)
        this.#addLeaves(
          variable,
          `${name}${joint}${base.name}`,
          [...path, { kind: 'base', base }],
          base,
          registers,
          '::',
        )
      for (const field of type.fields)
        this.#addLeaves(
          variable,
          `${name}${joint}${field.name}`,
          [...path, { kind: 'field', field }],
          field.type,
          registers,
        )
    }
  }

  #takeRegisters(registers: Registers, resourceClass: ResourceClass, type: Type): Place {
    const letter = registerLetters[resourceClass]
    const binding =
      registers.bindings.find((candidate) => candidate.letter === letter) ??
      registers.bindings.find((candidate) => candidate.letter === undefined)
    if (binding?.letter === undefined || binding.number === undefined)
      return { register: undefined, space: binding?.space }
    const taken = registers.taken.get(resourceClass) ?? 0
    registers.taken.set(resourceClass, taken + (countOf(arrayDimensions(type)) ?? 0))
    return { register: binding.number + taken, space: binding.space }
  }

  #add(
    variable: Variable,
    name: string,
    path: readonly ResourceStep[],
    type: Type,
    element: ObjectType,
    { register, space }: Place,
  ): void {
    const dimensions = arrayDimensions(type)
    this.declarations.push({
      name,
      class: element.row.class!,
      type: element,
      buffer: undefined,
      variable,
      path,
      dimensions,
      count: countOf(dimensions),
      register,
      space,
      order: this.#takeOrder(register === undefined),
      location: variable.location,
    })
    // The hidden counter has an id of its own, whether or not the buffer is bound explicitly.
    if (element.row.counter) this.#order++
  }

  /** Explicit bindings take no id; theirs only orders them among the implicit ones. */
  #takeOrder(implicit: boolean): number {
    return implicit ? this.#order++ : this.#order
  }
}

interface Place {
  readonly register: number | undefined
  readonly space: number | undefined
}

/** In DXIL, and in LLVM, this count means unbounded. */
const unboundedCount = 0xffff_ffff

function countOf(dimensions: readonly (number | undefined)[]): number | undefined {
  let count: number | undefined = 1
  for (const dimension of dimensions)
    count = count === undefined || dimension === undefined ? undefined : count * dimension
  return count === unboundedCount ? undefined : count
}
