// Conversions of conversions.
//
//   trunc(zext x) => x, or a smaller step      zext(zext x) => zext x      bitcast(bitcast x) => bitcast x      sext(trunc x) => shifts
import { constantIntLike } from '../../ir/constants.ts'
import { Instruction } from '../../ir/instructions.ts'
import { type CastOpcode, isCastOpcode } from '../../ir/opcodes.ts'
import type { Value } from '../../ir/values.ts'
import { narrowArithmetic, resize, width } from './narrow.ts'
import { narrowFloat } from './narrow-float.ts'
import type { Rule, SimplifyContext } from './rule.ts'

/** Two conversions that are one: outer, inner, result. */
const pairs: Partial<Record<CastOpcode, Partial<Record<CastOpcode, CastOpcode>>>> = {
  zext: { zext: 'zext' },
  sext: { sext: 'sext', zext: 'zext' },
  trunc: { trunc: 'trunc' },
  fpext: { fpext: 'fpext' },
  uitofp: { zext: 'uitofp' },
  sitofp: { sext: 'sitofp', zext: 'uitofp' },
  bitcast: { bitcast: 'bitcast' },
}

export const simplifyCast: Rule = (cast, context) => {
  const opcode = cast.opcode as CastOpcode
  const value = cast.operand(0)
  if (value.type === cast.type) return value
  const narrowed =
    opcode === 'trunc'
      ? narrowArithmetic(value, cast.type, context)
      : opcode === 'fptrunc'
        ? narrowFloat(value, cast.type, context)
        : undefined
  if (narrowed !== undefined) return narrowed
  if (!(value instanceof Instruction) || !isCastOpcode(value.opcode)) return undefined
  const inner = value.operand(0)
  const joined = pairs[opcode]?.[value.opcode]
  if (joined !== undefined) return context.builder.cast(joined, inner, cast.type)
  if (opcode === 'trunc' && (value.opcode === 'zext' || value.opcode === 'sext'))
    return resize(value.opcode, inner, cast.type, context)
  if (opcode === 'zext' && value.opcode === 'trunc' && inner.type === cast.type)
    return context.builder.and(inner, constantIntLike(inner.type, (1n << BigInt(width(value.type))) - 1n))
  if (opcode === 'sext' && value.opcode === 'trunc' && inner.type === cast.type && value.hasOneUse)
    return withSignOf(inner, width(value.type), context)
  if (opcode === 'fptrunc' && value.opcode === 'fpext' && width(inner.type) >= width(cast.type))
    return context.builder.cast('fptrunc', inner, cast.type)
  return undefined
}

/** The lowest bits, with their sign: a step through a narrower type would ask hardware for 16-bit numbers. */
function withSignOf(value: Value, bits: number, { builder }: SimplifyContext): Value {
  const amount = constantIntLike(value.type, BigInt(width(value.type) - bits))
  return builder.binary('ashr', builder.binary('shl', value, amount), amount)
}
