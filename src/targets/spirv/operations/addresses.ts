// Memory at an address: `vk::RawBufferLoad` and `vk::RawBufferStore`.
//
//   vk::RawBufferLoad<S>(address, 16)   =>   OpLoad (OpAccessChain (OpConvertUToPtr address) 0) Aligned 16
//
// The data is the only member of a struct, which has the layout of its matrices.
import type { Type } from '../../../types/types.ts'
import { MemoryAccess } from '../enumerants.ts'
import { memoryType, structOf } from '../memory-types.ts'
import { copied } from '../memory-values.ts'
import type { Id } from '../module.ts'
import type { BuiltinCall, OperationTable } from './call.ts'

/** In bytes, when the call does not say. */
const defaultAlignment = 4

export const addressOperations: OperationTable = {
  'vk::RawBufferLoad': (call) => {
    const { writer, type } = call
    const alignment = alignmentOf(call, 1)
    if (alignment === undefined) return refuse(call)
    const { pointer, pointee } = pointerAt(call, type)
    const loaded = writer.emit('OpLoad', pointee, pointer, MemoryAccess.Aligned, alignment)
    return copied(writer, loaded, call.resultType)
  },
  'vk::RawBufferStore': (call) => {
    const { writer } = call
    const alignment = alignmentOf(call, 2)
    if (alignment === undefined) return refuse(call)
    const type = call.parameterType(1)
    const { pointer, pointee } = pointerAt(call, type)
    const stored = copied(writer, call.value(1), pointee)
    writer.emitVoid('OpStore', pointer, stored, MemoryAccess.Aligned, alignment)
    return 0
  },
  // The address stays what it is.
  'vk::static_pointer_cast': (call) => call.value(0),
  'vk::reinterpret_pointer_cast': (call) => call.value(0),
}

function refuse(call: BuiltinCall): Id {
  return call.unsupported('an alignment that is not a constant power of two')
}

function alignmentOf(call: BuiltinCall, index: number): number | undefined {
  if (call.count <= index) return defaultAlignment
  const alignment = call.module.constantValue(call.value(index))
  const isPowerOfTwo = typeof alignment === 'bigint' && alignment > 0n && (alignment & (alignment - 1n)) === 0n
  return isPowerOfTwo ? Number(alignment) : undefined
}

/** A pointer to data of the type at the address that is the first argument. */
function pointerAt(call: BuiltinCall, type: Type): { readonly pointer: Id; readonly pointee: Id } {
  const { module, writer } = call
  const { shared } = writer
  module.capability('PhysicalStorageBufferAddresses')
  module.extension('SPV_KHR_physical_storage_buffer', 1, 5)
  const pointee = memoryType(shared, type, 'storage', false)
  const key = `address ${pointee}`
  const block = shared.memoryTypes.get(key) ?? structOf(shared, [{ type, rowMajor: false, offset: 0 }], 'storage')
  shared.memoryTypes.set(key, block)
  module.decorate(block, 'Block')
  const address = writer.emit('OpConvertUToPtr', module.pointerType('PhysicalStorageBuffer', block), call.value(0))
  const pointer = writer.emit(
    'OpAccessChain',
    module.pointerType('PhysicalStorageBuffer', pointee),
    address,
    module.int(0),
  )
  return { pointer, pointee }
}
