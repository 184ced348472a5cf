// Following members and indices through places, and loading and storing what lies there.
import { ConstantInt, constantInt, poisonValue } from '../ir/constants.ts'
import { Flag } from '../ir/opcodes.ts'
import { type IntType, i32, scalarOf } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { bug } from '../support/bug.ts'
import { memberPlaces } from '../types/layout.ts'
import type { Field, StructType, Type } from '../types/types.ts'
import { copyPlace } from './aggregates.ts'
import { bufferAddress, bufferBase, bufferElement, bufferField, loadBuffer, storeBuffer } from './buffers.ts'
import { cellPlace, hasCells } from './cells.ts'
import { allocate, appendBlock, type Context } from './context.ts'
import { elementPointer, loadElement, storeElement } from './elements.ts'
import { meshElement, meshField, storeMesh } from './mesh.ts'
import {
  type BitFieldPlace,
  type BufferPlace,
  type ComponentsPlace,
  type DynamicPlace,
  type MemoryPlace,
  memoryPlace,
  type Place,
} from './place.ts'
import { createHandle, mixedChild, resourceElement } from './resources.ts'
import { fromStored, toStored } from './stored.ts'
import { irType, isSigned, scalarUnder, storedField } from './types.ts'
import { componentsOf, fromComponents, pick, pickDynamic, replace, replaceDynamic } from './vectors.ts'

// ---- Members

export function fieldPlace(context: Context, place: Place, field: Field): Place {
  const struct = structOf(place)
  switch (place.kind) {
    case 'memory': {
      const { member, bitOffset } = memberPlaces(struct)[field.index]!
      const type = storedField(field)
      const base = memoryMember(context, place, struct.bases.length + member, type, field.name)
      if (field.bitWidth === undefined) return base
      return { kind: 'bit-field', type: field.type, base, bitOffset, width: field.bitWidth }
    }
    case 'buffer':
      return bufferField(place, field)
    case 'mixed': {
      const child = place.node.fields.get(field)
      if (!child) return bufferField(place.numbers(), field)
      return mixedChild(child, field.type, () => bufferField(place.numbers(), field) as BufferPlace)
    }
    case 'mesh':
      return meshField(place, field)
    default:
      return fieldPlace(context, materialize(context, place), field)
  }
}

export function basePlace(context: Context, place: Place, base: StructType): Place {
  const struct = structOf(place)
  switch (place.kind) {
    case 'memory':
      return memoryMember(context, place, struct.bases.indexOf(base), base, base.name)
    case 'buffer':
      return bufferBase(place, base)
    case 'mixed':
      return mixedChild(place.node.bases.get(base), base, () => bufferBase(place.numbers(), base))
    case 'mesh':
      return meshField(place, base)
    default:
      return basePlace(context, materialize(context, place), base)
  }
}

function structOf(place: Place): StructType {
  return place.type.kind === 'struct' ? place.type : bug(`a ${place.type.kind} has no members`)
}

function memoryMember(context: Context, place: MemoryPlace, index: number, type: Type, name: string): MemoryPlace {
  const struct = irType(context.shared, place.type)
  const pointer = context.builder.gep(struct, place.pointer, [0, index], name, Flag.inbounds)
  return { ...place, type, pointer }
}

/** The type of an array's element, also of a patch's control points. */
export function elementOf(type: Type): Type {
  if (type.kind === 'array') return type.element
  return (type.kind === 'object' ? type.element : undefined) ?? bug(`a ${type.kind} has no elements`)
}

/** An element of an array. */
export function arrayElementPlace(context: Context, place: Place, index: Value): Place {
  const known = index instanceof ConstantInt ? index.number : undefined
  switch (place.kind) {
    case 'memory': {
      const type = elementOf(place.type)
      const array = irType(context.shared, place.type)
      return { ...place, type, pointer: context.builder.gep(array, place.pointer, [0, index], '', Flag.inbounds) }
    }
    case 'buffer':
      return bufferElement(context, place, known ?? index)
    case 'resource':
      return resourceElement(context, place, index)
    case 'mesh':
      return meshElement(context, place, index)
    case 'mixed': {
      const child = known === undefined ? undefined : place.node.elements.get(known)
      if (!child) break
      return mixedChild(child, elementOf(place.type), () => bufferElement(context, place.numbers(), known!))
    }
  }
  return arrayElementPlace(context, materialize(context, place), index)
}

/** The same data in the function's own memory. */
function materialize(context: Context, place: Place): MemoryPlace {
  const memory = temporary(context, place.type, 'copy')
  copyPlace(context, place, memory)
  return memory
}

export function temporary(context: Context, type: Type, name: string): MemoryPlace {
  return memoryPlace(type, allocate(context, irType(context.shared, type), name))
}

// ---- Components

/** Components of a vector, matrix or scalar by position. */
export function componentsPlace(base: Place, positions: readonly number[], type: Type): Place {
  if (base.kind === 'components')
    return { ...base, type, positions: positions.map((position) => base.positions[position]!) }
  return { kind: 'components', type, base, positions }
}

/** `vector[index]` or `matrix[index]`. */
export function indexedComponents(base: Place, index: Value, type: Type): Place {
  const count = type.kind === 'vector' && base.type.kind === 'matrix' ? type.count : 1
  if (index instanceof ConstantInt) {
    // Out of bounds is undefined; the nearest component keeps the rest of the shader meaningful.
    const last = componentTotal(base.type) / count - 1
    return rowPlace(base, Math.min(Math.max(index.number, 0), last), count, type)
  }
  return { kind: 'dynamic', type, base, index, count }
}

function rowPlace(base: Place, row: number, count: number, type: Type): Place {
  const positions = Array.from({ length: count }, (_, inside) => row * count + inside)
  return componentsPlace(base, positions, type)
}

function componentTotal(type: Type): number {
  if (type.kind === 'vector') return type.count
  return type.kind === 'matrix' ? type.rows * type.columns : 1
}

// ---- Loads

/** The value of a place that fits a register. */
export function load(context: Context, place: Place): Value {
  const { builder, shared } = context
  switch (place.kind) {
    case 'memory':
      return builder.load(irType(shared, place.type), place.pointer)
    case 'components': {
      const { base, positions } = place
      const type = irType(shared, place.type)
      if (base.kind === 'buffer' && (base.type.kind === 'matrix' || positions.length === 1))
        return fromComponents(builder, type, loadCells(context, place))
      return pick(builder, load(context, base), positions, type)
    }
    case 'dynamic': {
      const { base, index } = place
      const type = irType(shared, place.type)
      if (!hasCells(place)) return pickDynamic(builder, load(context, base), index, type)
      return fromComponents(builder, type, loadCells(context, place))
    }
    case 'buffer':
      return loadBuffer(context, place)
    case 'bit-field':
      return loadBits(context, place)
    case 'element':
      return loadElement(context, place)
    case 'resource':
      return createHandle(context, place.declaration, place.index)
    case 'mesh':
      return poisonValue(irType(shared, place.type))
    case 'value':
      return place.value
    case 'mixed':
      return bug('a struct does not fit a register')
  }
}

function loadCells(context: Context, place: Place): Value[] {
  return Array.from({ length: componentTotal(place.type) }, (_, component) =>
    load(context, cellPlace(context, place, component)!),
  )
}

function loadBits(context: Context, { type, base, bitOffset, width }: BitFieldPlace): Value {
  const scalar = scalarUnder(type)
  const number = load(context, base)
  const { bits } = scalarOf(number.type) as IntType
  const value =
    width >= bits ? number : extendBits(context, number, isSigned(scalar), bits - bitOffset - width, bits - width)
  return fromStored(context, value, scalar)
}

/** Shifts `left` and then back `right`, filling with the sign if there is one. */
function extendBits({ builder }: Context, value: Value, signed: boolean, left: number, right: number): Value {
  const type = value.type as IntType
  const high = builder.shl(value, constantInt(type, left))
  return builder.binary(signed ? 'ashr' : 'lshr', high, constantInt(type, right))
}

// ---- Stores

/** Writes a value that fits a register. */
export function store(context: Context, place: Place, value: Value): void {
  const { builder } = context
  switch (place.kind) {
    case 'memory':
      builder.store(value, place.pointer)
      return
    case 'components':
    case 'dynamic':
      if (hasCells(place))
        componentsOf(builder, value).forEach((component, at) => {
          store(context, cellPlace(context, place, at)!, component)
        })
      else if (isOutput(place)) storeOutput(context, place, value)
      else if (place.kind === 'components') storeComponents(context, place.base, place.positions, value)
      else store(context, place.base, replaceDynamic(builder, load(context, place.base), place.index, value))
      return
    case 'buffer':
      storeBuffer(context, place, value)
      return
    case 'bit-field':
      storeBits(context, place, value)
      return
    case 'element':
      storeElement(context, place, value)
      return
    case 'mesh':
      storeMesh(context, place, value, undefined)
      return
    case 'resource':
    case 'mixed':
    case 'value':
      bug(`a ${place.kind} place cannot be written`)
      return
  }
}

function storeComponents(context: Context, base: Place, positions: readonly number[], value: Value): void {
  const total = componentTotal(base.type)
  const whole = positions.length === total && new Set(positions).size === total
  const old = whole ? poisonValue(irType(context.shared, base.type)) : load(context, base)
  store(context, base, replace(context.builder, old, positions, value))
}

function isOutput(place: Place): boolean {
  return place.kind === 'components' || place.kind === 'dynamic' ? isOutput(place.base) : place.kind === 'mesh'
}

/** Outputs cannot be read: what is written where only the running shader knows, is written in a branch for each place. */
function storeOutput(context: Context, place: ComponentsPlace | DynamicPlace, value: Value): void {
  const { builder } = context
  const chosen = place.kind === 'dynamic' ? place : place.base
  if (chosen.kind !== 'dynamic') {
    if (place.base.kind === 'mesh' && place.kind === 'components')
      storeMesh(context, place.base, value, place.positions)
    return
  }
  const { base, index, count, type } = chosen
  for (let row = 0; row * count < componentTotal(base.type); row++) {
    const [then, end] = [appendBlock(context, 'output.part'), appendBlock(context, 'output.next')]
    builder.condBr(builder.icmp('eq', index, constantInt(i32, row)), then, end)
    builder.positionAtEnd(then)
    const part = rowPlace(base, row, count, type)
    store(context, place.kind === 'dynamic' ? part : componentsPlace(part, place.positions, place.type), value)
    builder.br(end)
    builder.positionAtEnd(end)
  }
}

function storeBits(context: Context, place: BitFieldPlace, value: Value): void {
  const { builder } = context
  const { base, width } = place
  const placed = bitsInNumber(context, place, value)
  const type = placed.type as IntType
  if (width >= type.bits) {
    store(context, base, placed)
    return
  }
  const mask = ((1n << BigInt(width)) - 1n) << BigInt(place.bitOffset)
  // What the others hold need not be set yet.
  const others = base.kind === 'memory' ? builder.freeze(load(context, base)) : load(context, base)
  store(context, base, builder.or(builder.and(others, constantInt(type, ~mask)), placed))
}

/** The number that bit-fields share, with the bits of this one set and no others. */
export function bitsInNumber(context: Context, { type, bitOffset, width }: BitFieldPlace, value: Value): Value {
  const { builder } = context
  const stored = toStored(context, value, scalarUnder(type))
  const number = stored.type as IntType
  if (width >= number.bits) return stored
  const own = builder.and(stored, constantInt(number, (1n << BigInt(width)) - 1n))
  return bitOffset === 0 ? own : builder.shl(own, constantInt(number, bitOffset))
}

// ---- Addresses

/** The address atomics work on. */
export function addressOf(context: Context, place: Place): Value {
  switch (place.kind) {
    case 'memory':
      return place.pointer
    case 'buffer':
      return bufferAddress(context, place)
    case 'element':
      return elementPointer(context, place)
    case 'components':
    case 'dynamic': {
      const cell = cellPlace(context, place, 0)
      return cell ? addressOf(context, cell) : addressOf(context, place.base)
    }
    case 'bit-field':
      return addressOf(context, place.base)
    default:
      return materialize(context, place).pointer
  }
}
