// Arithmetic as formulas: what a built-in function is made of, with the flags of the place it is called from.
//
//   const { add, mul, sub } = formula(call)
//   return add(a, mul(s, sub(b, a)))
import { constantFloatLike } from '../../ir/constants.ts'
import type { IrType } from '../../ir/types.ts'
import { isFloatOrFloatVector, scalarOf } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { componentsOf, splatValue } from '../vectors.ts'
import type { BuiltinCall } from './call.ts'

export interface Formula {
  add(x: Value, y: Value): Value
  sub(x: Value, y: Value): Value
  mul(x: Value, y: Value): Value
  div(x: Value, y: Value): Value
  negate(x: Value): Value
  less(x: Value, y: Value): Value
  /** The number in every component of something like `shape`. */
  number(shape: Value, value: number): Value
  /** An intrinsic overloaded on its result, which has the type of its first operand. */
  apply(name: string, x: Value, ...more: Value[]): Value
  dot(x: Value, y: Value): Value
  /** A scalar in every component of something like `shape`. */
  splat(shape: Value, scalar: Value): Value
}

/** Formulas of floats. */
export function formula(call: BuiltinCall): Formula {
  const { builder } = call
  const flags = call.context.floatFlags
  const binary = (opcode: 'fadd' | 'fsub' | 'fmul' | 'fdiv') => (x: Value, y: Value) =>
    builder.binary(opcode, x, y, '', flags)
  return {
    add: binary('fadd'),
    sub: binary('fsub'),
    mul: binary('fmul'),
    div: binary('fdiv'),
    negate: (x) => builder.fneg(x, '', flags),
    less: (x, y) => builder.fcmp('olt', x, y, '', flags),
    number: (shape, value) => constantFloatLike(shape.type, value),
    apply: (name, x, ...more) => builder.callIntrinsic(name, [x.type], x.type, [x, ...more], '', flags),
    dot: (x, y) => floatDot(call, x, y),
    splat: (shape, scalar) => splatValue(builder, shape.type, scalar),
  }
}

/** Up to four floats have an operation of their own; doubles and long vectors are multiplied and added. */
function floatDot(call: BuiltinCall, x: Value, y: Value): Value {
  const { builder } = call
  const flags = call.context.floatFlags
  const scalar = scalarOf(x.type)
  const count = x.type.kind === 'vector' ? x.type.count : 1
  if (count > 1 && count <= 4 && scalar.kind === 'float' && scalar.bits < 64)
    return builder.callIntrinsic('llvm.dx.fdot', [x.type], scalar, [x, y], '', flags)
  return sumOfProducts(call, componentsOf(builder, x), componentsOf(builder, y), true)
}

/** Products added from left to right. */
export function sumOfProducts(
  call: BuiltinCall,
  left: readonly Value[],
  right: readonly Value[],
  signed: boolean,
): Value {
  const { builder } = call
  let sum: Value | undefined
  left.forEach((x, index) => {
    const y = right[index]!
    if (sum) sum = multiplyAdd(call, x, y, sum, signed)
    else if (isFloatOrFloatVector(x.type)) sum = builder.fmul(x, y, call.context.floatFlags)
    else sum = builder.mul(x, y)
  })
  return sum!
}

/** `x * y + z` as one operation. */
export function multiplyAdd(call: BuiltinCall, x: Value, y: Value, z: Value, signed: boolean): Value {
  const { type }: { type: IrType } = x
  if (isFloatOrFloatVector(type))
    return call.builder.callIntrinsic('llvm.fmuladd', [type], type, [x, y, z], '', call.context.floatFlags)
  return call.builder.callIntrinsic(signed ? 'llvm.dx.imad' : 'llvm.dx.umad', [type], type, [x, y, z])
}
