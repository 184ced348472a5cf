// Interlocked functions: one instruction on the address of the destination, be it groupshared, a buffer or a texture.
import type { AtomicOperation } from '../../ir/opcodes.ts'
import { i32 } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { addressOf } from '../access.ts'
import type { BuiltinCall, IntrinsicLowering } from './call.ts'
import { type IntrinsicTable, isSigned } from './tables.ts'

export const atomicIntrinsics: IntrinsicTable = {
  InterlockedAdd: readModifyWrite(() => 'add'),
  InterlockedAnd: readModifyWrite(() => 'and'),
  InterlockedCompareExchange: compareExchange,
  InterlockedCompareExchangeFloatBitwise: compareExchange,
  InterlockedCompareStore: compareExchange,
  InterlockedCompareStoreFloatBitwise: compareExchange,
  InterlockedExchange: readModifyWrite(() => 'xchg'),
  InterlockedMax: readModifyWrite((call) => (isSigned(call) ? 'max' : 'umax')),
  InterlockedMin: readModifyWrite((call) => (isSigned(call) ? 'min' : 'umin')),
  InterlockedOr: readModifyWrite(() => 'or'),
  InterlockedXor: readModifyWrite(() => 'xor'),
}

function readModifyWrite(operation: (call: BuiltinCall) => AtomicOperation): IntrinsicLowering {
  return (call) => {
    updateMemory(call, operation(call), addressOf(call.context, call.place(0)))
    return undefined
  }
}

function compareExchange(call: BuiltinCall): undefined {
  compareMemory(call, addressOf(call.context, call.place(0)))
}

/** Argument 1 is the operand, argument 2 gets the old value. */
export function updateMemory(call: BuiltinCall, operation: AtomicOperation, address: Value): void {
  const old = call.builder.atomicRmw(operation, address, call.value(1))
  if (call.count > 2) call.write(2, old)
}

/** Arguments 1 and 2 are what to expect and what to store, argument 3 gets the old value. Floats are compared as bits. */
export function compareMemory(call: BuiltinCall, address: Value): void {
  const { builder } = call
  const [expected, replacement] = [call.value(1), call.value(2)]
  const { type } = expected
  const asBits = (value: Value): Value => (type.kind === 'float' ? builder.cast('bitcast', value, i32) : value)
  const pair = builder.cmpXchg(address, asBits(expected), asBits(replacement))
  if (call.count > 3) call.write(3, builder.cast('bitcast', builder.extractValue(pair, [0]), type))
}
