// Interlocked functions: one instruction on the address of the destination, be it groupshared, a buffer or a texture.
import type { AtomicOperation } from '../../ir/opcodes.ts'
import { addressOf } from '../access.ts'
import type { BuiltinCall, IntrinsicLowering } from './call.ts'
import { type IntrinsicTable, isSigned } from './tables.ts'

export const atomicIntrinsics: IntrinsicTable = {
  InterlockedAdd: readModifyWrite(() => 'add'),
  InterlockedAnd: readModifyWrite(() => 'and'),
  InterlockedOr: readModifyWrite(() => 'or'),
  InterlockedXor: readModifyWrite(() => 'xor'),
  InterlockedMin: readModifyWrite((call) => (isSigned(call) ? 'min' : 'umin')),
  InterlockedMax: readModifyWrite((call) => (isSigned(call) ? 'max' : 'umax')),
  InterlockedExchange: readModifyWrite(() => 'xchg'),
  InterlockedCompareStore: compareExchange,
  InterlockedCompareExchange: compareExchange,
}

function readModifyWrite(operation: (call: BuiltinCall) => AtomicOperation): IntrinsicLowering {
  return (call) => {
    const address = addressOf(call.context, call.place(0))
    const old = call.builder.atomicRmw(operation(call), address, call.value(1))
    if (call.count > 2) call.write(2, old)
    return undefined
  }
}

function compareExchange(call: BuiltinCall): undefined {
  const address = addressOf(call.context, call.place(0))
  const pair = call.builder.cmpXchg(address, call.value(1), call.value(2))
  if (call.count > 3) call.write(3, call.builder.extractValue(pair, [0]))
}
