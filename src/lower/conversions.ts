// Conversions between scalar kinds, for scalars and vectors alike.
//
//   float => int     towards zero (fptosi, fptoui)          anything => bool     is it not zero?
//   bool => number   1 or 0                                 int => wider int     by the sign of the source
import { scalars } from '../hlsl/scalars.ts'
import { zeroValue } from '../ir/constants.ts'
import { type FloatType, type IntType, i32, scalarOf, withShapeOf } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import type { ScalarType } from '../types/types.ts'
import type { Context } from './context.ts'
import { scalarIrType } from './types.ts'

export function convertScalars(context: Context, value: Value, from: ScalarType, to: ScalarType): Value {
  if (from === to) return value
  const { builder } = context
  const target = withShapeOf(value.type, scalarIrType(to))
  const source = scalars[from.scalar]
  const wanted = scalars[to.scalar]
  if (wanted.class === 'bool') return source.class === 'bool' ? value : isNotZero(context, value)
  if (wanted.class === 'float') {
    if (source.class === 'bool') return builder.cast('uitofp', value, target)
    if (source.class === 'int') return builder.cast(source.signed ? 'sitofp' : 'uitofp', value, target)
    const narrower = (scalarOf(target) as FloatType).bits < (scalarOf(value.type) as FloatType).bits
    return builder.cast(narrower ? 'fptrunc' : 'fpext', value, target)
  }
  if (source.class === 'float') return builder.cast(wanted.signed ? 'fptosi' : 'fptoui', value, target)
  const narrower = (scalarOf(target) as IntType).bits < (scalarOf(value.type) as IntType).bits
  if (narrower) return builder.cast('trunc', value, target)
  return builder.cast(source.class === 'int' && source.signed ? 'sext' : 'zext', value, target)
}

export function isNotZero(context: Context, value: Value): Value {
  const { builder } = context
  const zero = zeroValue(value.type)
  if (scalarOf(value.type).kind === 'float') return builder.fcmp('une', value, zero, '', context.floatFlags)
  return builder.icmp('ne', value, zero)
}

/** An integer of any width as i32, for indices. */
export function toIndex(context: Context, value: Value, from: ScalarType): Value {
  const { builder } = context
  const target = withShapeOf(value.type, i32)
  const scalar = scalarOf(value.type)
  if (scalar.kind === 'float') return builder.cast('fptoui', value, target)
  const bits = (scalar as IntType).bits
  if (bits === 32) return value
  if (bits > 32) return builder.cast('trunc', value, target)
  return builder.cast(scalars[from.scalar].signed && bits > 1 ? 'sext' : 'zext', value, target)
}
