// Methods of typed, structured and raw buffers. Plain loads go through pointers like `b[i]`; loads that tell whether everything
// was mapped call the load itself.
import { constantBool, constantInt } from '../../ir/constants.ts'
import { i8, i32 } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { sizeOf } from '../../types/layout.ts'
import { load, store } from '../access.ts'
import { copyPlace } from '../aggregates.ts'
import { bufferPlace } from '../buffers.ts'
import { toIndex } from '../conversions.ts'
import { checked, elementScalar, loadElement, resultOf } from '../elements.ts'
import type { Place } from '../place.ts'
import { elementAddress } from '../places.ts'
import { fromStored } from '../stored.ts'
import { irType, isAggregate, typedElement } from '../types.ts'
import type { BuiltinCall, MethodCall } from './call.ts'
import type { MethodTable } from './methods.ts'

/** Argument `index` as i32, or a vector of i32; never a vector of one. */
export function indexArgument(call: BuiltinCall, index: number): Value {
  const value = toIndex(call.context, call.value(index), call.scalar(index))
  return value.type.kind === 'vector' && value.type.count === 1 ? call.builder.extractElement(value, 0) : value
}

/** Writes a status from the check bit; `CheckAccessFullyMapped` asks whether it is not zero. */
export function writeStatus(call: BuiltinCall, index: number, isMapped: Value): void {
  call.write(index, call.builder.cast('zext', isMapped, irType(call.context.shared, call.argumentType(index))))
}

// ---- Typed buffers

export const typedBufferMethods: MethodTable = {
  Load: loadTyped,
  GetDimensions: (call) => {
    call.write(0, length(call))
    return undefined
  },
}

function length(call: MethodCall): Value {
  return call.builder.callIntrinsic('llvm.dx.resource.getdimensions.x', [call.object.type], i32, [call.object])
}

function loadTyped(call: MethodCall): Value {
  const { context, builder, object, objectType } = call
  const coordinate = indexArgument(call, 0)
  if (call.count === 1) {
    const type = call.type
    return loadElement(context, {
      kind: 'element',
      type,
      object: objectType,
      handle: object,
      coordinate,
      selected: undefined,
    })
  }
  const element = typedElement(objectType)
  const name = 'llvm.dx.resource.load.typedbuffer'
  const result = builder.callIntrinsic(name, [element, object.type], resultOf(element), [object, coordinate])
  const { value, isMapped } = checked(context, result)
  writeStatus(call, 1, isMapped())
  return fromStored(context, value, elementScalar(objectType))
}

// ---- Structured buffers

export const structuredBufferMethods: MethodTable = {
  Load: loadStructured,
  GetDimensions: (call) => {
    const { element, rowMajorElement } = call.objectType
    call.write(0, length(call))
    call.write(1, constantInt(i32, sizeOf(element!, rowMajorElement, 'structured')))
    return undefined
  },
  IncrementCounter: (call) => updateCounter(call, 1),
  DecrementCounter: (call) => updateCounter(call, -1),
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

function loadStructured(call: MethodCall): Value | Place {
  const place = elementAt(call, indexArgument(call, 0))
  if (call.count > 1) writeStatus(call, 1, constantBool(true))
  return isAggregate(call.type) ? place : load(call.context, place)
}

// ---- Raw buffers

export const rawBufferMethods: MethodTable = {
  Load: loadRaw,
  Load2: loadRaw,
  Load3: loadRaw,
  Load4: loadRaw,
  Store: storeRaw,
  Store2: storeRaw,
  Store3: storeRaw,
  Store4: storeRaw,
  GetDimensions: (call) => {
    call.write(0, length(call))
    return undefined
  },
}

function dataAt(call: MethodCall, type: Place['type'], writable: boolean): Place {
  const pointer = elementAddress(call.context, call.object, indexArgument(call, 0))
  return bufferPlace(type, pointer, { rules: 'structured', rowMajor: false, writable })
}

function loadRaw(call: MethodCall): Value | Place {
  const place = dataAt(call, call.type, false)
  return isAggregate(call.type) ? place : load(call.context, place)
}

function storeRaw(call: MethodCall): undefined {
  const place = dataAt(call, call.argumentType(1), true)
  if (isAggregate(place.type)) copyPlace(call.context, call.place(1), place)
  else store(call.context, place, call.value(1))
}
