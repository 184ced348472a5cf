// Methods of byte-address buffers: an array of words, in which data of any type lies at byte offsets.
//
//   raw.Load2(offset)        =>   words offset / 4 and offset / 4 + 1
//   raw.Store<S>(16, s)      =>   every leaf of s in the word at 16 + its offset

import { scalarType } from '../../../types/types.ts'
import type { ResourceVariable, Shared } from '../context.ts'
import { deviceScope } from '../memory-model.ts'
import type { Id } from '../module.ts'
import type { OpcodeName } from '../opcodes.ts'
import { pointerInto } from '../places.ts'
import { bindDescriptor, decorateBlock, descriptorArray } from '../resources.ts'
import { type AtomicTarget, compareMemory, isSignedOperand, update, updates } from './atomics.ts'
import type { MethodCall, MethodOperation, MethodTable } from './call.ts'
import { RawMemory } from './raw-memory.ts'
import { arrayLength } from './structured-buffers.ts'

export const rawBufferMethods: MethodTable = {
  GetDimensions: (call) => {
    const { module, writer } = call
    call.writeUint(0, writer.emit('OpIMul', module.intType(32, false), arrayLength(call), module.uint(4)))
    return 0
  },
  ...forNames(['Load', 'Load2', 'Load3', 'Load4'], (call) => {
    if (call.count > 1) return call.unsupported(`'${call.expression.name}' of a byte-address buffer with a status`)
    return new RawMemory(call).load(call.type)
  }),
  ...forNames(['Store', 'Store2', 'Store3', 'Store4'], (call) => {
    new RawMemory(call).store(call.parameterType(1), call.value(1))
    return 0
  }),
  ...forNames(
    [
      ...['InterlockedCompareExchange', 'InterlockedCompareExchangeFloatBitwise'],
      ...['InterlockedCompareStore', 'InterlockedCompareStoreFloatBitwise'],
    ],
    (call) => {
      compareMemory(call, new RawMemory(call).target())
      return 0
    },
  ),
  ...forNames(['InterlockedCompareExchange64', 'InterlockedCompareStore64'], (call) => {
    compareMemory(call, wideTarget(call))
    return 0
  }),
  ...Object.fromEntries(
    Object.entries(updates).flatMap(([name, { signed, unsigned }]): [string, MethodOperation][] => [
      [name, (call) => updateMemory(call, new RawMemory(call).target(), isSignedOperand(call) ? signed : unsigned)],
      [`${name}64`, (call) => updateMemory(call, wideTarget(call), isSignedOperand(call) ? signed : unsigned)],
    ]),
  ),
  InterlockedExchangeFloat: (call) => updateMemory(call, new RawMemory(call).target(), 'OpAtomicExchange'),
}

function forNames(names: readonly string[], operation: MethodOperation): MethodTable {
  return Object.fromEntries(names.map((name) => [name, operation]))
}

function updateMemory(call: MethodCall, target: AtomicTarget, opcode: OpcodeName): Id {
  update(call, target, opcode)
  return 0
}

/** 64 bits of the buffer, by a second variable that holds the same memory as wide integers. */
function wideTarget(call: MethodCall): AtomicTarget {
  const { module, object, writer } = call
  const { variable } = object
  const ulong = module.intType(64, false)
  const { wideBuffers } = writer.shared
  const wide = wideBuffers.get(variable.id) ?? declareWide(writer.shared, variable)
  wideBuffers.set(variable.id, wide)
  const element = writer.emit('OpShiftRightLogical', module.intType(32, false), call.value(0), module.uint(3))
  const place = { storage: module.storageBuffer, type: ulong }
  return {
    pointer: pointerInto(writer, object, wide, place, [module.int(0), element]),
    type: scalarType('uint64_t'),
    scope: deviceScope(call.module),
  }
}

function declareWide(shared: Shared, { id, resource }: ResourceVariable): Id {
  const { module } = shared
  const array = module.freshType('OpTypeRuntimeArray', module.intType(64, false))
  module.decorate(array, 'ArrayStride', 8)
  const block = module.freshType('OpTypeStruct', array)
  module.memberDecorate(block, 0, 'Offset', 0)
  decorateBlock(shared, block, 'storage')
  const { count, isArray, variable } = resource
  const type = isArray ? descriptorArray(shared, block, count) : block
  const wide = module.globalVariable(module.storageBuffer, type, `${variable.name}.wide`)
  bindDescriptor(shared, wide, resource)
  for (const alias of [id, wide]) module.decorate(alias, 'Aliased')
  return wide
}
