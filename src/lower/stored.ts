// Between what a scalar is in registers and what it is elsewhere: bool and min precision take 32 bits in buffers.
import { scalars } from '../hlsl/scalars.ts'
import { type IrType, i32, scalarOf, withShapeOf } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import type { ScalarType } from '../types/types.ts'
import { storedScalar } from './buffer-types.ts'
import type { Context } from './context.ts'
import { isNotZero } from './conversions.ts'
import { scalarIrType } from './types.ts'

export function fromStored(context: Context, value: Value, scalar: ScalarType): Value {
  const wanted = scalarIrType(scalar)
  if (scalarOf(value.type) === wanted) return value
  if (scalars[scalar.scalar].class === 'bool') return isNotZero(context, value)
  const opcode = wanted.kind === 'float' ? 'fptrunc' : 'trunc'
  return context.builder.cast(opcode, value, withShapeOf(value.type, wanted))
}

export function toStored(context: Context, value: Value, scalar: ScalarType): Value {
  const wanted = storedScalar(scalar)
  if (scalarOf(value.type) === wanted) return value
  const signed = scalars[scalar.scalar].class === 'int' && scalars[scalar.scalar].signed
  const opcode = wanted.kind === 'float' ? 'fpext' : signed ? 'sext' : 'zext'
  return context.builder.cast(opcode, value, withShapeOf(value.type, wanted))
}

/** In signatures only bool differs: it travels as an integer. */
export function storedSignature(context: Context, value: Value, scalar: ScalarType): Value {
  if (scalars[scalar.scalar].class !== 'bool') return value
  return context.builder.cast('zext', value, withShapeOf(value.type, i32))
}

export function signatureScalar(scalar: ScalarType): IrType {
  return scalars[scalar.scalar].class === 'bool' ? i32 : scalarIrType(scalar)
}
