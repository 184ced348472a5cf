// Shapes shared by many rows: one IR intrinsic applied to all arguments.
import { scalars } from '../../hlsl/scalars.ts'
import { type IrType, i1, isFloatOrFloatVector, withShapeOf } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import type { BuiltinCall, IntrinsicLowering } from './call.ts'

export type IntrinsicTable = Readonly<Record<string, IntrinsicLowering>>

export function argumentsOf(call: BuiltinCall): Value[] {
  return Array.from({ length: call.count }, (_, index) => call.value(index))
}

/** An intrinsic overloaded on its result, which takes all arguments. */
export function direct(name: string): IntrinsicLowering {
  return (call) => callOverloaded(call, name, call.resultType, argumentsOf(call))
}

/** An intrinsic without overloads, which takes all arguments. */
export function plain(name: string): IntrinsicLowering {
  return (call) => {
    const result = call.builder.callIntrinsic(name, [], call.resultType, argumentsOf(call))
    return call.type.kind === 'void' ? undefined : result
  }
}

/** A yes or no for every component of the only argument, which the intrinsic is overloaded on. */
export function question(name: string): IntrinsicLowering {
  return (call) => {
    const value = call.value(0)
    return call.builder.callIntrinsic(name, [value.type], withShapeOf(value.type, i1), [value])
  }
}

export function callOverloaded(call: BuiltinCall, name: string, type: IrType, operands: readonly Value[]): Value {
  const flags = isFloatOrFloatVector(type) ? call.context.floatFlags : 0
  return call.builder.callIntrinsic(name, [type], type, operands, '', flags)
}

export function isFloat(call: BuiltinCall): boolean {
  return scalars[call.scalar(0).scalar].class === 'float'
}

export function isSigned(call: BuiltinCall, index = 0): boolean {
  const { class: scalarClass, signed } = scalars[call.scalar(index).scalar]
  return scalarClass === 'int' && signed
}

export interface NamesByScalar {
  readonly float: string
  readonly signed: string
  readonly unsigned: string
}

/** The name for the scalar of the first argument. */
function nameByScalar(call: BuiltinCall, names: NamesByScalar): string {
  return isFloat(call) ? names.float : isSigned(call) ? names.signed : names.unsigned
}

/** An intrinsic overloaded on its result, chosen by the scalar of the first argument. */
export function byScalar(names: NamesByScalar): IntrinsicLowering {
  return (call) => callOverloaded(call, nameByScalar(call, names), call.resultType, argumentsOf(call))
}
