// Arithmetic functions, component by component.
import { constantBool } from '../../ir/constants.ts'
import type { BuiltinCall } from './call.ts'
import { byScalar, callOverloaded, direct, type IntrinsicTable, isFloat, isSigned } from './tables.ts'

export const mathIntrinsics: IntrinsicTable = {
  abs: absolute,
  min: byScalar({ float: 'llvm.minnum', signed: 'llvm.smin', unsigned: 'llvm.umin' }),
  max: byScalar({ float: 'llvm.maxnum', signed: 'llvm.smax', unsigned: 'llvm.umax' }),
  sqrt: direct('llvm.sqrt'),
  sin: direct('llvm.sin'),
  cos: direct('llvm.cos'),
  floor: direct('llvm.floor'),
  saturate: direct('llvm.dx.saturate'),
}

function absolute(call: BuiltinCall) {
  const value = call.value(0)
  if (isFloat(call)) return callOverloaded(call, 'llvm.fabs', call.resultType, [value])
  if (!isSigned(call)) return value
  // The second operand: the smallest integer stays what it is.
  return callOverloaded(call, 'llvm.abs', call.resultType, [value, constantBool(false)])
}
