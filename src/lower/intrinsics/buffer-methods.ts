// Methods of typed and structured buffers. Plain loads go through pointers like `b[i]`; loads that return whether everything was
// mapped call the load itself.
//
//   appended.Append(v)   =>   index = @llvm.dx.resource.updatecounter(appended, 1), store v at element index
import { constantInt } from '../../ir/constants.ts'
import { i8, i32 } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { sizeOf } from '../../types/layout.ts'
import { load } from '../access.ts'
import { copyPlace } from '../aggregates.ts'
import { bufferPlace } from '../buffers.ts'
import { checked, resultOf } from '../elements.ts'
import type { Place } from '../place.ts'
import { elementAddress } from '../places.ts'
import { isAggregate, typedElement } from '../types.ts'
import { elementResult, indexArgument, writeStatus } from './arguments.ts'
import type { MethodCall } from './call.ts'
import { loadChecked } from './checked-loads.ts'
import type { MethodTable } from './methods.ts'

/** Elements of a typed or structured buffer, bytes of a raw one. */
export function bufferLength(call: MethodCall): Value {
  return call.builder.callIntrinsic('llvm.dx.resource.getdimensions.x', [call.object.type], i32, [call.object])
}

// ---- Typed buffers

export const typedBufferMethods: MethodTable = {
  GetDimensions: (call) => {
    call.write(0, bufferLength(call))
    return undefined
  },
  Load: loadTyped,
}

function loadTyped(call: MethodCall): Value {
  const { context, builder, object, objectType } = call
  const coordinate = indexArgument(call, 0)
  if (call.count === 1) {
    const { type } = call
    const selected = undefined
    return load(context, { kind: 'element', type, object: objectType, handle: object, coordinate, selected })
  }
  const element = typedElement(objectType)
  const name = 'llvm.dx.resource.load.typedbuffer'
  const result = builder.callIntrinsic(name, [element, object.type], resultOf(element), [object, coordinate])
  const { value, isMapped } = checked(context, result)
  writeStatus(call, 1, isMapped())
  return elementResult(call, value)
}

// ---- Structured buffers

export const structuredBufferMethods: MethodTable = {
  Append: (call) => {
    copyPlace(call.context, call.place(0), elementAt(call, updateCounter(call, 1)))
    return undefined
  },
  Consume: (call) => resultAt(call, elementAt(call, updateCounter(call, -1))),
  DecrementCounter: (call) => updateCounter(call, -1),
  GetDimensions: (call) => {
    const { element, rowMajorElement } = call.objectType
    call.write(0, bufferLength(call))
    call.write(1, constantInt(i32, sizeOf(element!, rowMajorElement, 'structured')))
    return undefined
  },
  IncrementCounter: (call) => updateCounter(call, 1),
  Load: (call) => {
    const index = indexArgument(call, 0)
    if (call.count > 1) return loadChecked(call, index, call.objectType.rowMajorElement)
    return resultAt(call, elementAt(call, index))
  },
}

function updateCounter(call: MethodCall, step: 1 | -1): Value {
  const operands = [call.object, constantInt(i8, step)]
  return call.builder.callIntrinsic('llvm.dx.resource.updatecounter', [call.object.type], i32, operands)
}

function elementAt(call: MethodCall, index: Value): Place {
  const { element, rowMajorElement, row } = call.objectType
  const pointer = elementAddress(call.context, call.object, index)
  const facts = { rules: 'structured', rowMajor: rowMajorElement, writable: row.writable === true } as const
  return bufferPlace(element!, pointer, facts)
}

function resultAt(call: MethodCall, place: Place): Value | Place {
  return isAggregate(call.type) ? place : load(call.context, place)
}
