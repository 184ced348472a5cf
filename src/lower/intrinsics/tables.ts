// Shapes shared by many rows: one IR intrinsic applied to all arguments.
import { scalars } from '../../hlsl/scalars.ts'
import type { IrType } from '../../ir/types.ts'
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

export function callOverloaded(call: BuiltinCall, name: string, type: IrType, operands: readonly Value[]): Value {
  const flags =
    type.kind === 'float' || (type.kind === 'vector' && type.element.kind === 'float') ? call.context.floatFlags : 0
  return call.builder.callIntrinsic(name, [type], type, operands, '', flags)
}

export function isFloat(call: BuiltinCall, index = 0): boolean {
  return scalars[call.scalar(index).scalar].class === 'float'
}

export function isSigned(call: BuiltinCall, index = 0): boolean {
  const { class: scalarClass, signed } = scalars[call.scalar(index).scalar]
  return scalarClass === 'int' && signed
}

/** Chooses the intrinsic by the scalar of the first argument. */
export function byScalar(names: {
  readonly float: string
  readonly signed: string
  readonly unsigned: string
}): IntrinsicLowering {
  return (call) => {
    const name = isFloat(call) ? names.float : isSigned(call) ? names.signed : names.unsigned
    return callOverloaded(call, name, call.resultType, argumentsOf(call))
  }
}
