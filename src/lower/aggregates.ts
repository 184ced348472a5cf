// Structs and arrays, leaf by leaf: copies, values made of loose leaves, and one scalar in every leaf.
//
// A copy moves whole vectors, matrices and handles; HLSL's lists and casts are about single scalars (`Leaf` of types/leaves.ts).
import { ConstantInt, constantAggregate, constantInt, poisonValue } from '../ir/constants.ts'
import { type IntType, type IrType, i32, vectorType } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import type { PartKey, Parts } from '../program/named-parts.ts'
import { bug } from '../support/bug.ts'
import { effort } from '../support/limits.ts'
import { memberPlaces } from '../types/layout.ts'
import { type Leaf, leafCount } from '../types/leaves.ts'
import type { EnumType, ScalarType, Type } from '../types/types.ts'
import { arrayElementPlace, basePlace, bitsInNumber, elementOf, fieldPlace, load, store } from './access.ts'
import { appendBlock, type Context, type ModuleContext } from './context.ts'
import { convertScalars } from './conversions.ts'
import { elementScalar, loadElement, storeElement } from './elements.ts'
import type { Place } from './place.ts'
import { irType, isAggregate, scalarOfLeaf, storedField } from './types.ts'
import { componentsOf, fromComponents, splatValue } from './vectors.ts'

/** How many elements an array or patch has. */
function lengthOf(type: Type): number {
  if (type.kind === 'array' || type.kind === 'object') return type.count ?? 0
  return bug(`a ${type.kind} has no length`)
}

/**
 * Calls `visit` for the parts of some places of one aggregate type that fit registers, in memory order; only for those `wanted`.
 * `afterFields` is called when all fields of a struct have been visited.
 */
export function forEachPart(
  context: Context,
  places: readonly Place[],
  visit: (parts: readonly Place[]) => void,
  wanted: Parts = 'all',
  afterFields?: () => void,
): void {
  const { type } = places[0]!
  if (!isAggregate(type)) {
    visit(places)
    return
  }
  const step = (next: (place: Place) => Place, key: PartKey): void => {
    const parts = wanted === 'all' ? wanted : wanted.get(key)
    if (parts) forEachPart(context, places.map(next), visit, parts, afterFields)
  }
  if (type.kind === 'struct') {
    for (const base of type.bases) step((place) => basePlace(context, place, base), base)
    for (const field of type.fields) step((place) => fieldPlace(context, place, field), field)
    afterFields?.()
    return
  }
  if (wanted !== 'all' && !wanted.has('element')) return
  const count = lengthOf(type)
  const mixed = places.some((place) => place.kind === 'mixed')
  if (!mixed && count > 1 && count * leafCount(elementOf(type)) > effort.unrolledCopies.most) {
    countedLoop(context, count, (index) => step((place) => arrayElementPlace(context, place, index), 'element'))
    return
  }
  for (let index = 0; index < count; index++)
    step((place) => arrayElementPlace(context, place, constantInt(i32, index)), 'element')
}

/** `for (index = 0; index < count; index++) body(index)` in the shader. */
function countedLoop(context: Context, count: number, body: (index: Value) => void): void {
  const { builder } = context
  const before = builder.block
  const loop = appendBlock(context, 'copy.loop')
  const after = appendBlock(context, 'copy.end')
  builder.br(loop)
  builder.positionAtEnd(loop)
  const index = builder.phi(i32, 'copy.index')
  index.addIncoming(constantInt(i32, 0), before)
  body(index)
  const next = builder.add(index, constantInt(i32, 1))
  index.addIncoming(next, builder.block)
  builder.condBr(builder.icmp('ult', next, constantInt(i32, count)), loop, after)
  builder.positionAtEnd(after)
}

/** Both places have the same type. Others than the wanted parts may stay as they are. */
export function copyPlace(context: Context, from: Place, to: Place, wanted: Parts = 'all'): void {
  if (!isAggregate(to.type)) {
    store(context, to, load(context, from))
    return
  }
  if (from.kind === 'element' || to.kind === 'element') {
    storeLeaves(context, to, leafReader(loadLeaves(context, from)))
    return
  }
  if (wanted !== 'all') {
    forEachPart(context, [from, to], ([source, target]) => store(context, target!, load(context, source!)), wanted)
    return
  }
  const stores = new WholeStores(context)
  const copy = ([source, target]: readonly Place[]): void => {
    // Bit-fields share the same number everywhere, which is copied as it is.
    if (source!.kind !== 'bit-field' || target!.kind !== 'bit-field') stores.add(target!, load(context, source!))
    else if (target!.bitOffset === 0) store(context, target!.base, load(context, source!.base))
  }
  forEachPart(context, [from, to], copy, 'all', stores.finish)
}

/** Bit-fields that share a number are written together: all of it is new, so the old value is not read. */
class WholeStores {
  readonly #context: Context
  #number: { readonly place: Place; value: Value } | undefined

  constructor(context: Context) {
    this.#context = context
  }

  /** In memory order. */
  add(place: Place, value: Value): void {
    if (place.kind !== 'bit-field') {
      this.finish()
      store(this.#context, place, value)
      return
    }
    const placed = bitsInNumber(this.#context, place, value)
    if (this.#number && place.bitOffset > 0) this.#number.value = this.#context.builder.or(this.#number.value, placed)
    else {
      this.finish()
      this.#number = { place: place.base, value: placed }
    }
  }

  readonly finish = (): void => {
    const number = this.#number
    this.#number = undefined
    if (number) store(this.#context, number.place, number.value)
  }
}

// ---- Leaves

export interface LeafValue {
  readonly value: Value
  readonly type: Leaf
}

export function convertLeaf(context: Context, leaf: LeafValue, to: Leaf): Value {
  if (leaf.type === to || !isScalarLeaf(leaf.type) || !isScalarLeaf(to)) return leaf.value
  return convertScalars(context, leaf.value, scalarOfLeaf(leaf.type), scalarOfLeaf(to))
}

function isScalarLeaf(leaf: Leaf): leaf is ScalarType | EnumType {
  return leaf.kind === 'scalar' || leaf.kind === 'enum'
}

/** The leaf type every component of a type that fits a register has. */
export function leafOf(type: Type): Leaf {
  if (type.kind === 'vector' || type.kind === 'matrix') return type.element
  if (type.kind === 'void' || type.kind === 'error' || isAggregate(type)) return bug(`a ${type.kind} is not a leaf`)
  return type as Leaf
}

export function valueLeaves(context: Context, value: Value, type: Type): LeafValue[] {
  const leaf = leafOf(type)
  return componentsOf(context.builder, value).map((component) => ({ value: component, type: leaf }))
}

export function loadLeaves(context: Context, place: Place): LeafValue[] {
  const leaves: LeafValue[] = []
  addLeaves(context, place, leaves)
  return leaves
}

function addLeaves(context: Context, place: Place, leaves: LeafValue[]): void {
  const { type } = place
  if (place.kind === 'element') {
    const scalar = elementScalar(place.object)
    for (const value of componentsOf(context.builder, loadElement(context, place))) leaves.push({ value, type: scalar })
  } else if (!isAggregate(type)) {
    leaves.push(...valueLeaves(context, load(context, place), type))
  } else if (type.kind === 'struct') {
    for (const base of type.bases) addLeaves(context, basePlace(context, place, base), leaves)
    for (const field of type.fields) addLeaves(context, fieldPlace(context, place, field), leaves)
  } else {
    const count = lengthOf(type)
    for (let index = 0; index < count; index++)
      addLeaves(context, arrayElementPlace(context, place, constantInt(i32, index)), leaves)
  }
}

export type LeafReader = () => LeafValue

export function leafReader(leaves: readonly LeafValue[]): LeafReader {
  let next = 0
  return () => leaves[next++] ?? bug('a value has too few leaves')
}

/** Takes as many leaves as the type has, converts them and puts them together. */
export function valueFromLeaves(context: Context, type: Type, read: LeafReader): Value {
  const leaf = leafOf(type)
  const count = leafCount(type)
  const components: Value[] = []
  for (let index = 0; index < count; index++) components.push(convertLeaf(context, read(), leaf))
  return fromComponents(context.builder, irType(context.shared, type), components)
}

export function storeLeaves(context: Context, place: Place, read: LeafReader): void {
  const { type } = place
  if (place.kind === 'element') {
    const scalar = elementScalar(place.object)
    const components: Value[] = []
    for (let count = leafCount(type); count > 0; count--) components.push(convertLeaf(context, read(), scalar))
    const vector = vectorType(components.length, components[0]!.type)
    storeElement(context, place, fromComponents(context.builder, vector, components))
    return
  }
  if (!isAggregate(type)) {
    store(context, place, valueFromLeaves(context, type, read))
    return
  }
  if (type.kind === 'struct') {
    for (const base of type.bases) storeLeaves(context, basePlace(context, place, base), read)
    const stores = new WholeStores(context)
    for (const field of type.fields) {
      const part = fieldPlace(context, place, field)
      if (part.kind === 'bit-field') stores.add(part, valueFromLeaves(context, field.type, read))
      else {
        stores.finish()
        storeLeaves(context, part, read)
      }
    }
    stores.finish()
    return
  }
  const count = lengthOf(type)
  for (let index = 0; index < count; index++)
    storeLeaves(context, arrayElementPlace(context, place, constantInt(i32, index)), read)
}

/** The same scalar in every leaf. */
export function fillPlace(context: Context, place: Place, leaf: LeafValue): void {
  const stores = new WholeStores(context)
  const fill = ([part]: readonly Place[]): void => {
    const { type } = part!
    if (type.kind === 'object') return
    const value = convertLeaf(context, leaf, leafOf(type))
    stores.add(part!, splatValue(context.builder, irType(context.shared, type), value))
  }
  forEachPart(context, [place], fill, 'all', stores.finish)
}

/** A constant of any type from constant leaves of exactly the right types. */
export function constantFromLeaves(shared: ModuleContext, type: Type, read: () => Value): Value {
  const ir = irType(shared, type)
  if (!isAggregate(type)) return constantVector(ir, read)
  if (type.kind === 'struct') {
    const members = type.bases.map((base) => constantFromLeaves(shared, base, read))
    const places = memberPlaces(type)
    for (const field of type.fields) {
      const value = constantFromLeaves(shared, field.type, read)
      const { bitOffset } = places[field.index]!
      if (field.bitWidth === undefined) members.push(value)
      else {
        const number = irType(shared, storedField(field)) as IntType
        const before = bitOffset > 0 ? members.pop() : undefined
        members.push(withBits(number, before, value, bitOffset, field.bitWidth))
      }
    }
    return members.length === 0 ? poisonValue(ir) : constantAggregate(ir, members)
  }
  const element = elementOf(type)
  const count = lengthOf(type)
  const members = Array.from({ length: count }, () => constantFromLeaves(shared, element, read))
  return members.length === 0 ? poisonValue(ir) : constantAggregate(ir, members)
}

/** A constant number with the bits of one more bit-field. */
function withBits(type: IntType, before: Value | undefined, value: Value, offset: number, width: number): Value {
  const bits = value instanceof ConstantInt ? value.unsigned & ((1n << BigInt(width)) - 1n) : 0n
  const others = before instanceof ConstantInt ? before.unsigned : 0n
  return constantInt(type, others | (bits << BigInt(offset)))
}

function constantVector(type: IrType, read: () => Value): Value {
  if (type.kind !== 'vector') return read()
  return constantAggregate(type, Array.from({ length: type.count }, read))
}
