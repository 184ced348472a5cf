// `vk::BufferPointer<T>`: an address, two words in values and in memory, and what it points to.
//
//   p.Get().x          =>   OpLoad (OpAccessChain (OpBitcast %pointer %p) 1) Aligned 16
//   (uint64_t)p        =>   OpBitcast %ulong %p
//
// Two words and not a pointer of SPIR-V: a struct may hold a pointer to itself, variables need no word about their aliases, and no
// integers of 64 bits are needed. Only inline SPIR-V sees pointers.
import { storedForms } from '../../raise/raise.ts'
import { scalarSize } from '../../types/layout.ts'
import { arrayElement, type BufferPointerType, isBufferPointer, memberTypes, type Type } from '../../types/types.ts'
import { extentOf } from '../vulkan/layout.ts'
import type { Shared } from './context.ts'
import type { FunctionWriter } from './function-writer.ts'
import { memoryType, rulesOf, storedByRows, structOf } from './memory-types.ts'
import type { Id, SpirvModule } from './module.ts'
import type { MemoryPlace } from './place.ts'

/** Two words. */
export function addressType(module: SpirvModule): Id {
  return module.vectorType(module.intType(32, false), 2)
}

/** The address as a number of 64 bits and back. */
export function convertAddress(writer: FunctionWriter, value: Id, from: Type, to: Type): Id | undefined {
  if (!isBufferPointer(from) && !isBufferPointer(to)) return undefined
  return isBufferPointer(from) && isBufferPointer(to) ? value : writer.emit('OpBitcast', writer.type(to), value)
}

interface Pointee {
  /** Of the pointer. */
  readonly type: Id
  /** The data is the only member of a struct, which has the layout of its matrices. */
  readonly isWrapped: boolean
}

function pointeeOf(shared: Shared, { element, rowMajorElement }: BufferPointerType): Pointee {
  const rowMajor = storedByRows(element, rowMajorElement)
  const type = memoryType(shared, element, 'storage', rowMajor)
  if (arrayElement(element).kind !== 'matrix') return { type, isWrapped: false }
  const key = `pointee ${type} ${rowMajor}`
  const wrapper = shared.memoryTypes.get(key) ?? structOf(shared, [{ type: element, rowMajor, offset: 0 }], 'storage')
  shared.memoryTypes.set(key, wrapper)
  return { type: wrapper, isWrapped: true }
}

/** The type of pointers that such an object stands for, as it is declared. */
export function declaredPointer(shared: Shared, object: BufferPointerType): Id {
  return pointerTypeOf(shared, { ...object, element: storedForms.spirv.of(object.element, object.rowMajorElement) })
}

/** Its element is in its stored form. */
function pointerTypeOf(shared: Shared, object: BufferPointerType): Id {
  const { module } = shared
  module.capability('PhysicalStorageBufferAddresses')
  module.extension('SPV_KHR_physical_storage_buffer', 1, 5)
  return module.pointerType('PhysicalStorageBuffer', pointeeOf(shared, object).type)
}

/** What the address points to. */
export function pointedAt(writer: FunctionWriter, object: BufferPointerType, address: Id): MemoryPlace {
  const { shared, module } = writer
  const { isWrapped } = pointeeOf(shared, object)
  const type = pointerTypeOf(shared, object)
  const { element, count: alignment } = object
  const rowMajor = storedByRows(element, object.rowMajorElement)
  return {
    kind: 'memory',
    type: element,
    base: writer.onceInBlock(`pointer ${type} ${address}`, () => writer.emit('OpBitcast', type, address)),
    storage: 'PhysicalStorageBuffer',
    chain: isWrapped ? [module.int(0)] : [],
    rules: 'storage',
    rowMajor,
    pointee: undefined,
    isNonUniform: false,
    alignment: alignment || extentOf(element, rowMajor, rulesOf(shared, 'storage')).alignment,
  }
}

/** The largest power of two that divides both. */
function commonAlignment(alignment: number, distance: number): number {
  return distance === 0 ? alignment : Math.min(alignment, distance & -distance)
}

/** Of a part so many bytes further on; without a distance, what its scalars have. */
export function alignmentAfter(place: MemoryPlace, type: Type, distance: number | undefined): number | undefined {
  if (place.alignment === undefined) return undefined
  return commonAlignment(place.alignment, distance ?? largestScalar(type))
}

/** Accesses cannot be aligned to less. */
export function largestScalar(type: Type): number {
  switch (type.kind) {
    case 'scalar':
    case 'enum':
      return scalarSize(type)
    case 'vector':
    case 'matrix':
      return scalarSize(type.element)
    case 'array':
      return largestScalar(type.element)
    case 'struct':
      return Math.max(1, ...memberTypes(type).map(largestScalar))
    default:
      return 4
  }
}
