// Arguments and results that methods of several kinds of resources share.
import type { Value } from '../../ir/values.ts'
import { toIndex } from '../conversions.ts'
import { elementScalar } from '../elements.ts'
import { fromStored } from '../stored.ts'
import { irType } from '../types.ts'
import type { BuiltinCall, MethodCall } from './call.ts'

/** An argument; a vector of one as its component. */
export function operand(call: BuiltinCall, index: number): Value {
  const value = call.value(index)
  return value.type.kind === 'vector' && value.type.count === 1 ? call.builder.extractElement(value, 0) : value
}

/** Argument `index` as i32, or a vector of i32; never a vector of one. */
export function indexArgument(call: BuiltinCall, index: number): Value {
  return toIndex(call.context, operand(call, index), call.scalar(index))
}

/** Writes a status from the check bit; `CheckAccessFullyMapped` asks whether it is not zero. */
export function writeStatus(call: BuiltinCall, index: number, isMapped: Value): void {
  call.write(index, call.builder.cast('zext', isMapped, irType(call.context.shared, call.argumentType(index))))
}

/** What a typed resource gave, as the method's result. */
export function elementResult(call: MethodCall, stored: Value): Value {
  return fromStored(call.context, stored, elementScalar(call.objectType))
}
