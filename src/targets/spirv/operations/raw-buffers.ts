// Methods of byte-address buffers: an array of words, in which data of any type lies at byte offsets.
//
//   raw.Load2(offset)        =>   words offset / 4 and offset / 4 + 1
//   raw.Store<S>(16, s)      =>   every leaf of s in the word at 16 + its offset
import type { Id } from '../module.ts'
import type { OpcodeName } from '../opcodes.ts'
import { compareMemory, isSignedOperand, update, updates } from './atomics.ts'
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
    return new RawMemory(call).load(call.type, 0)
  }),
  ...forNames(['Store', 'Store2', 'Store3', 'Store4'], (call) => {
    new RawMemory(call).store(call.parameterType(1), 0, call.value(1))
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
  ...Object.fromEntries(
    Object.entries(updates).map(([name, opcodes]): [string, MethodOperation] => [
      name,
      (call) => updateWord(call, isSignedOperand(call) ? opcodes.signed : opcodes.unsigned),
    ]),
  ),
  InterlockedExchangeFloat: (call) => updateWord(call, 'OpAtomicExchange'),
}

function forNames(names: readonly string[], operation: MethodOperation): MethodTable {
  return Object.fromEntries(names.map((name) => [name, operation]))
}

function updateWord(call: MethodCall, opcode: OpcodeName): Id {
  update(call, new RawMemory(call).target(), opcode)
  return 0
}
