// Methods of structured buffers. A counter is a buffer of one int at its side.
//
//   buffer.IncrementCounter()   =>   OpAtomicIAdd counter 1          buffer.DecrementCounter()   =>   OpAtomicISub counter 1, less 1

import { arrayType, uintType } from '../../../types/types.ts'
import { arrayStride } from '../../vulkan/layout.ts'
import { deviceScope } from '../memory-model.ts'
import { rulesOf } from '../memory-types.ts'
import type { Id } from '../module.ts'
import { pointerInto, resourcePointer } from '../places.ts'
import type { MethodCall, MethodTable } from './call.ts'
import { markNonUniform } from './texels.ts'

export const structuredBufferMethods: MethodTable = {
  DecrementCounter: (call) => updateCounter(call, -1) ?? call.module.undef(call.resultType),
  GetDimensions: dimensions,
  IncrementCounter: (call) => updateCounter(call, 1) ?? call.module.undef(call.resultType),
  Load: (call) => call.unsupported("'Load' of a structured buffer with a status"),
}

/** Elements of the array that the buffer is. */
export function arrayLength(call: MethodCall): Id {
  const { module, object, writer } = call
  const pointer = resourcePointer(writer, object)
  const length = writer.emit('OpArrayLength', module.intType(32, false), pointer, 0)
  return object.isNonUniform ? markNonUniform(writer, length) : length
}

function dimensions(call: MethodCall): Id {
  const { module, objectType, writer } = call
  const { element, rowMajorElement } = objectType
  const type = arrayType(element ?? uintType, undefined)
  call.writeUint(0, arrayLength(call))
  call.writeUint(1, module.uint(arrayStride(type, rowMajorElement, rulesOf(writer.shared, 'storage'))))
  return 0
}

/** The element that an added or removed one has. */
function updateCounter(call: MethodCall, step: 1 | -1): Id | undefined {
  const { module, object, writer } = call
  const { counter } = object.variable
  if (counter === undefined) {
    call.unsupported(`'${call.expression.name}'`)
    return undefined
  }
  const int = module.intType(32, true)
  const uint = module.intType(32, false)
  const place = { storage: module.storageBuffer, type: int }
  const pointer = pointerInto(writer, object, counter, place, [module.int(0)])
  const operands = [pointer, module.uint(deviceScope(module)), module.uint(0), module.int(1)]
  const old = writer.emit(
    'OpBitcast',
    uint,
    writer.emit(step === 1 ? 'OpAtomicIAdd' : 'OpAtomicISub', int, ...operands),
  )
  return step === 1 ? old : writer.emit('OpISub', uint, old, module.uint(1))
}
