// Loads and stores, and the steps from a place to its parts.

import { bug } from '../../support/bug.ts'
import { typeText } from '../../types/print.ts'
import type { Field, MatrixType, StructType, Type } from '../../types/types.ts'
import { vectorType } from '../../types/types.ts'
import { arrayStride, structLayout } from '../vulkan/layout.ts'
import { alignmentAfter } from './buffer-pointers.ts'
import { componentsOf } from './conversions.ts'
import type { FunctionWriter } from './function-writer.ts'
import { type AccessKind, accessOperands } from './memory-model.ts'
import { isSpread, memoryType, rulesOf } from './memory-types.ts'
import { copied } from './memory-values.ts'
import type { Id } from './module.ts'
import { loadTexel, storeTexel } from './operations/entry.ts'
import {
  type ComponentsPlace,
  type IndexedPlace,
  type MatrixElement,
  type MatrixElementsPlace,
  type MemoryPlace,
  type Place,
  type ValuePlace,
  valuePlace,
  variablePlace,
} from './place.ts'
import { fieldIndex, matrixShape, scalarUnder, valueType } from './types.ts'

// ---- Parts

/** `distance`: bytes from the place to its part, where they are known. */
function step(place: MemoryPlace, index: Id, type: Type, rowMajor = place.rowMajor, distance?: number): MemoryPlace {
  const alignment = alignmentAfter(place, type, distance)
  return { ...place, type, chain: [...place.chain, index], rowMajor, pointee: undefined, alignment }
}

export function fieldPlace(writer: FunctionWriter, place: Place, { owner, index, type, rowMajor }: Field): Place {
  const rules = place.kind === 'memory' ? place.rules : undefined
  const distance = rules && structLayout(owner, rulesOf(writer.shared, rules)).fields[index]!.offset
  return memberPlace(writer, place, fieldIndex(owner, index), type, rowMajor, distance)
}

export function basePlace(writer: FunctionWriter, place: Place, base: StructType): Place {
  const index = place.type.kind === 'struct' ? place.type.bases.indexOf(base) : -1
  return memberPlace(writer, place, index < 0 ? bug(`${typeText(place.type)} has no base ${base.name}`) : index, base)
}

function memberPlace(
  writer: FunctionWriter,
  place: Place,
  index: number,
  type: Type,
  rowMajor = false,
  distance?: number,
): Place {
  if (place.kind === 'memory') return step(place, writer.module.int(index), type, rowMajor, distance)
  return partOf(place.kind === 'value' ? place : valuePlace(place.type, load(writer, place)), index, type)
}

function partOf(place: ValuePlace, index: number, type: Type): ValuePlace {
  return { ...place, type, path: [...place.path, index] }
}

/** Components of a vector or scalar. */
export function componentsPlace(writer: FunctionWriter, base: Place, components: readonly number[], type: Type): Place {
  if (base.kind === 'components') {
    const composed = components.map((component) => base.components[component] ?? 0)
    return componentsPlace(writer, base.base, composed, type)
  }
  const [only] = components
  if (components.length === 1 && only !== undefined) {
    if (lengthOf(base.type) === 1) return { ...base, type }
    if (base.kind === 'memory') return step(base, writer.module.int(only), scalarUnder(base.type))
    if (base.kind === 'value') return partOf(base, only, type)
  }
  return { kind: 'components', type, base, components }
}

/** Components of a scalar or vector; of matrices that are vectors too. */
function lengthOf(type: Type): number {
  if (type.kind === 'vector') return type.count
  return type.kind === 'matrix' ? matrixShape(type).length : 1
}

/** An element of an array, a component of a vector, a row of a matrix. */
export function elementPlace(writer: FunctionWriter, base: Place, index: Id, type: Type): Place {
  if (base.type.kind === 'matrix' && base.type.rows === 1)
    return isStoredSpread(writer, base) ? valuePlace(type, load(writer, base)) : { ...base, type }
  if (base.type.kind !== 'array' && base.type.kind !== 'matrix' && lengthOf(base.type) === 1) return { ...base, type }
  if (base.kind === 'memory') return step(base, index, type, base.rowMajor, elementDistance(writer, base))
  const constant = writer.module.constantValue(index)
  if (typeof constant === 'bigint' && base.kind === 'value') return partOf(base, clampIndex(base.type, constant), type)
  if (base.type.kind === 'array') return step(temporary(writer, base.type, load(writer, base)), index, type)
  return { kind: 'indexed', type, base, index }
}

/** Every element is a multiple of it away. */
function elementDistance({ shared }: FunctionWriter, { type, rules, rowMajor }: MemoryPlace): number | undefined {
  return type.kind === 'array' && rules ? arrayStride(type, rowMajor, rulesOf(shared, rules)) : undefined
}

/** An index a shader may have but that OpCompositeExtract may not. */
function clampIndex(type: Type, index: bigint): number {
  const count = type.kind === 'array' ? (type.count ?? 1) : type.kind === 'matrix' ? matrixParts(type) : lengthOf(type)
  return index >= 0n && index < BigInt(count) ? Number(index) : 0
}

function matrixParts(type: MatrixType): number {
  const { vectors, length } = matrixShape(type)
  return vectors === 1 ? length : vectors
}

/** The only row of a matrix lies in a constant buffer of Direct3D with a register per component. */
function isStoredSpread({ shared }: FunctionWriter, place: Place): boolean {
  if (place.kind !== 'memory' || place.type.kind !== 'matrix' || place.rules === undefined) return false
  return isSpread(place.type, place.rowMajor, rulesOf(shared, place.rules))
}

/** `m._m00_m11`; one element is a place of its own. */
export function matrixElementsPlace(
  writer: FunctionWriter,
  base: Place,
  elements: readonly MatrixElement[],
  type: Type,
): Place {
  const [only] = elements
  if (elements.length === 1 && only) {
    if (base.kind === 'memory') return elementIn(writer, base, only)
    if (base.kind === 'value') return { ...base, type, path: [...base.path, ...elementPath(base.type, only)] }
  }
  return { kind: 'matrix-elements', type, base, elements }
}

function elementIn({ module }: FunctionWriter, matrix: MemoryPlace, element: MatrixElement): MemoryPlace {
  const scalar = scalarUnder(matrix.type)
  let place: MemoryPlace = { ...matrix, type: scalar }
  for (const position of elementPath(matrix.type, element)) place = step(place, module.int(position), scalar)
  return place
}

/** Fresh memory with the value in it. */
export function temporary(writer: FunctionWriter, type: Type, value?: Id): MemoryPlace {
  const place = variablePlace(type, writer.variable(writer.type(type), ''), 'Function')
  if (value !== undefined) store(writer, place, value)
  return place
}

// ---- Pointers

/** A pointer to memory, for atomics and the like. */
export function pointerTo(writer: FunctionWriter, place: MemoryPlace): Id {
  if (place.chain.length === 0) return place.base
  const { module } = writer
  const type = module.pointerType(place.storage, pointeeOf(writer, place))
  const key = `chain ${type} ${place.base} ${place.chain.join(' ')}`
  return writer.onceInBlock(key, () => {
    const pointer = writer.emit('OpAccessChain', type, place.base, ...place.chain)
    if (place.isNonUniform) module.decorate(pointer, 'NonUniform')
    return pointer
  })
}

function pointeeOf({ shared }: FunctionWriter, place: MemoryPlace): Id {
  if (place.pointee !== undefined) return place.pointee
  return place.rules === undefined
    ? valueType(shared, place.type)
    : memoryType(shared, place.type, place.rules, place.rowMajor)
}

/** The memory operands of an access. */
function accessWords({ module }: FunctionWriter, place: MemoryPlace, kind: AccessKind): number[] {
  const { storage, isCoherent = false, alignment } = place
  return accessOperands(module, { storage, isCoherent, alignment }, kind)
}

// ---- Loads

function loadMemory(writer: FunctionWriter, place: MemoryPlace): Id {
  const words = accessWords(writer, place, 'load')
  const loaded = writer.emit('OpLoad', pointeeOf(writer, place), pointerTo(writer, place), ...words)
  if (place.isNonUniform) writer.module.decorate(loaded, 'NonUniform')
  return copied(writer, loaded, writer.type(place.type))
}

/** The value in a place, of `place.type`. */
export function load(writer: FunctionWriter, place: Place): Id {
  switch (place.kind) {
    case 'memory': {
      if (place.rules !== 'uniform' && place.rules !== 'push') return loadMemory(writer, place)
      // Nothing writes there while the shader runs.
      const { base, chain, type, rowMajor, isNonUniform } = place
      const key = `load ${base} ${chain.join(' ')} ${writer.type(type)} ${rowMajor} ${isNonUniform}`
      return writer.onceInBlock(key, () => loadMemory(writer, place))
    }
    case 'components':
      return loadComponents(writer, place)
    case 'matrix-elements': {
      const { base, elements } = place
      const whole = load(writer, base)
      const scalar = writer.type(scalarUnder(base.type))
      const parts = elements.map((element) => writer.extract(scalar, whole, ...elementPath(base.type, element)))
      return parts.length === 1 ? parts[0]! : writer.construct(writer.type(place.type), parts)
    }
    case 'indexed':
      return loadIndexed(writer, place)
    case 'texel':
      return loadTexel(writer, place)
    case 'value':
      return place.path.length === 0 ? place.value : writer.extract(writer.type(place.type), place.value, ...place.path)
  }
}

/** From a matrix to one of its elements. */
function elementPath(type: Type, { row, column }: MatrixElement): number[] {
  if (type.kind !== 'matrix') return []
  const isOneVector = matrixShape(type).vectors === 1
  if (isOneVector) return matrixShape(type).length === 1 ? [] : [row + column]
  return [row, column]
}

function loadComponents(writer: FunctionWriter, { base, components, type }: ComponentsPlace): Id {
  return swizzle(writer, load(writer, base), components, writer.type(type))
}

/** Components of a scalar or vector value. */
export function swizzle(writer: FunctionWriter, value: Id, components: readonly number[], type: Id): Id {
  const { module } = writer
  const length = componentsOf(writer, module.typeOf(value))
  if (length === 1) return writer.splat(value, components.length)
  if (components.length === 1) return writer.extract(type, value, components[0]!)
  const isWhole = components.length === length && components.every((component, index) => component === index)
  if (isWhole) return value
  if (module.isConstant(value)) {
    const scalar = module.definition(type)!.operands[0]!
    const parts = components.map((component) => writer.extract(scalar, value, component))
    return writer.construct(type, parts)
  }
  return writer.emit('OpVectorShuffle', type, value, value, ...components)
}

function loadIndexed(writer: FunctionWriter, { base, index, type }: IndexedPlace): Id {
  const whole = load(writer, base)
  if (base.type.kind === 'matrix' && matrixShape(base.type).vectors > 1)
    return load(writer, step(temporary(writer, base.type, whole), index, type))
  return writer.emit('OpVectorExtractDynamic', writer.type(type), whole, index)
}

// ---- Stores

/** `value` is of `place.type`. */
export function store(writer: FunctionWriter, place: Place, value: Id): void {
  switch (place.kind) {
    case 'memory': {
      const stored = copied(writer, value, pointeeOf(writer, place))
      writer.emitVoid('OpStore', pointerTo(writer, place), stored, ...accessWords(writer, place, 'store'))
      return
    }
    case 'components':
      storeComponents(writer, place, value)
      return
    case 'matrix-elements':
      storeElements(writer, place, value)
      return
    case 'indexed':
      storeIndexed(writer, place, value)
      return
    case 'texel':
      storeTexel(writer, place, value)
      return
    case 'value':
      // Strings, hit objects and the like have been complained about.
      if (writer.shared.sink.errorCount === 0) bug('a value cannot be written')
  }
}

/** Memory of other threads is written component by component, so that theirs stay what they are. */
function isOwn(place: Place): boolean {
  return place.kind !== 'memory' || place.storage === 'Function' || place.storage === 'Private'
}

function storeComponents(writer: FunctionWriter, { base, components, type }: ComponentsPlace, value: Id): void {
  const length = lengthOf(base.type)
  const scalar = scalarUnder(base.type)
  const isWhole = components.length === length && new Set(components).size === length
  if (!isWhole && base.kind === 'memory' && !isOwn(base)) {
    components.forEach((component, index) => {
      const part = writer.extract(writer.type(scalar), value, index)
      store(writer, step(base, writer.module.int(component), scalar), components.length === 1 ? value : part)
    })
    return
  }
  if (isWhole) {
    const inverse = Array.from({ length }, (_, component) => components.indexOf(component))
    store(writer, base, swizzle(writer, value, inverse, writer.type(vectorType(scalar, length))))
    return
  }
  const old = load(writer, base)
  const whole = writer.type(base.type)
  if (lengthOf(type) === 1) {
    store(writer, base, writer.emit('OpCompositeInsert', whole, value, old, components[0]!))
    return
  }
  const picked = Array.from({ length }, (_, component) => {
    const position = components.lastIndexOf(component)
    return position < 0 ? component : length + position
  })
  store(writer, base, writer.emit('OpVectorShuffle', whole, old, value, ...picked))
}

function storeElements(writer: FunctionWriter, { base, elements }: MatrixElementsPlace, value: Id): void {
  const scalar = scalarUnder(base.type)
  const part = (index: number): Id =>
    elements.length === 1 ? value : writer.extract(writer.type(scalar), value, index)
  if (base.kind === 'memory') {
    elements.forEach((element, index) => {
      store(writer, elementIn(writer, base, element), part(index))
    })
    return
  }
  let whole = load(writer, base)
  elements.forEach((element, index) => {
    const path = elementPath(base.type, element)
    whole = writer.emit('OpCompositeInsert', writer.type(base.type), part(index), whole, ...path)
  })
  store(writer, base, whole)
}

function storeIndexed(writer: FunctionWriter, { base, index, type }: IndexedPlace, value: Id): void {
  const whole = load(writer, base)
  if (base.type.kind === 'matrix' && matrixShape(base.type).vectors > 1) {
    const memory = temporary(writer, base.type, whole)
    store(writer, step(memory, index, type), value)
    store(writer, base, load(writer, memory))
    return
  }
  store(writer, base, writer.emit('OpVectorInsertDynamic', writer.type(base.type), whole, value, index))
}
