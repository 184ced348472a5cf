// Methods of byte-address buffers: data of any type at byte offsets, and atomics.
//
//   raw.Store<S>(16, s)                    =>   every member stored at 16 + its offset
//   raw.InterlockedAdd(offset, 1, old)     =>   atomicrmw add on the address
import type { AtomicOperation } from '../../ir/opcodes.ts'
import type { Value } from '../../ir/values.ts'
import { load } from '../access.ts'
import { copyPlace } from '../aggregates.ts'
import { bufferPlace } from '../buffers.ts'
import type { Place } from '../place.ts'
import { elementAddress } from '../places.ts'
import { isAggregate } from '../types.ts'
import { indexArgument } from './arguments.ts'
import { compareMemory, updateMemory } from './atomics.ts'
import { bufferLength } from './buffer-methods.ts'
import type { MethodCall, MethodLowering } from './call.ts'
import { loadChecked } from './checked-loads.ts'
import type { MethodTable } from './methods.ts'
import { isSigned } from './tables.ts'

const updates: Readonly<Record<string, (call: MethodCall) => AtomicOperation>> = {
  InterlockedAdd: () => 'add',
  InterlockedAnd: () => 'and',
  InterlockedExchange: () => 'xchg',
  InterlockedExchangeFloat: () => 'xchg',
  InterlockedMax: (call) => (isSigned(call, 1) ? 'max' : 'umax'),
  InterlockedMin: (call) => (isSigned(call, 1) ? 'min' : 'umin'),
  InterlockedOr: () => 'or',
  InterlockedXor: () => 'xor',
}

const comparisons = [
  'InterlockedCompareExchange',
  'InterlockedCompareExchange64',
  'InterlockedCompareExchangeFloatBitwise',
  'InterlockedCompareStore',
  'InterlockedCompareStore64',
  'InterlockedCompareStoreFloatBitwise',
]

export const rawBufferMethods: MethodTable = {
  GetDimensions: (call) => {
    call.write(0, bufferLength(call))
    return undefined
  },
  ...forNames(['Load', 'Load2', 'Load3', 'Load4'], loadData),
  ...forNames(['Store', 'Store2', 'Store3', 'Store4'], storeData),
  ...forNames(comparisons, (call) => {
    compareMemory(call, addressAt(call))
    return undefined
  }),
  ...Object.fromEntries(
    Object.entries(updates).flatMap(([name, operation]) => {
      const lowering: MethodLowering = (call) => {
        updateMemory(call, operation(call), addressAt(call))
        return undefined
      }
      return [
        [name, lowering],
        [`${name}64`, lowering],
      ]
    }),
  ),
}

function forNames(names: readonly string[], lowering: MethodLowering): MethodTable {
  return Object.fromEntries(names.map((name) => [name, lowering]))
}

function addressAt(call: MethodCall): Value {
  return elementAddress(call.context, call.object, indexArgument(call, 0))
}

function dataAt(call: MethodCall, type: Place['type'], rowMajor: boolean, writable: boolean): Place {
  return bufferPlace(type, addressAt(call), { rules: 'structured', rowMajor, writable })
}

/** As in DXC a matrix is read row by row whatever its type says, and written as its type says; matrices in structs are what they are there. */
const readsRows = true

function loadData(call: MethodCall): Value | Place {
  if (call.count > 1) return loadChecked(call, indexArgument(call, 0), readsRows)
  const place = dataAt(call, call.type, readsRows, false)
  return isAggregate(call.type) ? place : load(call.context, place)
}

function storeData(call: MethodCall): undefined {
  copyPlace(call.context, call.place(1), dataAt(call, call.argumentType(1), call.isRowMajor(1), true))
}
