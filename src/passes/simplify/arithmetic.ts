// Sums, products, quotients and remainders, of integers and of floats.
//
//   x * 0 => 0      x - x => 0      (x + 1) + 2 => x + 3      x % 8 => x & 7
//
// Float rules that are wrong for NaN, infinities or -0 ask the instruction's fast-math flags, which HLSL sets except on `precise`.
import type { Builder } from '../../ir/builder.ts'
import { constantFloatLike, constantIntLike, isConstant, isZeroValue, zeroValue } from '../../ir/constants.ts'
import { foldBinary } from '../../ir/fold.ts'
import type { Instruction } from '../../ir/instructions.ts'
import { Flag } from '../../ir/opcodes.ts'
import { scalarOf } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { unsignedMax, unsignedMin } from './known-bits.ts'
import { asOpcode, floatOf, intOf, isInt, negatedOf, powerOfTwo, type Rule, type SimplifyContext } from './rule.ts'

/** `(x op C1) op C2` => `x op (C1 op C2)`. */
export function reassociateConstants(
  instruction: Instruction,
  opcode: 'add' | 'mul' | 'and' | 'or' | 'xor',
  { builder }: SimplifyContext,
): Value | undefined {
  if (!isConstant(instruction.rhs)) return undefined
  const inner = asOpcode(instruction.lhs, opcode)
  if (inner === undefined || !isConstant(inner.rhs)) return undefined
  const constant = foldBinary(opcode, inner.rhs, instruction.rhs)
  return constant && builder.binary(opcode, inner.lhs, constant)
}

export const simplifyAdd: Rule = (instruction, context) => {
  const { lhs, rhs } = instruction
  if (isZeroValue(rhs)) return lhs
  const scalar = scalarOf(instruction.type)
  if (scalar.kind === 'int' && scalar.bits === 1) return context.builder.xor(lhs, rhs)
  const negated = negatedOf(rhs)
  if (negated !== undefined) return context.builder.sub(lhs, negated)
  const negatedLeft = negatedOf(lhs)
  if (negatedLeft !== undefined) return context.builder.sub(rhs, negatedLeft)
  const left = asOpcode(lhs, 'sub')
  if (left !== undefined && left.rhs === rhs) return left.lhs
  const right = asOpcode(rhs, 'sub')
  if (right !== undefined && right.rhs === lhs) return right.lhs
  if (left !== undefined && isConstant(left.lhs) && isConstant(rhs)) {
    const constant = foldBinary('add', left.lhs, rhs)
    if (constant !== undefined) return context.builder.sub(constant, left.rhs)
  }
  return reassociateConstants(instruction, 'add', context)
}

export const simplifySub: Rule = (instruction, { builder }) => {
  const { lhs, rhs } = instruction
  if (lhs === rhs) return zeroValue(instruction.type)
  if (isConstant(rhs)) {
    const negative = foldBinary('sub', zeroValue(rhs.type), rhs)
    if (negative !== undefined) return builder.add(lhs, negative)
  }
  const left = asOpcode(lhs, 'add')
  if (left !== undefined && left.lhs === rhs) return left.rhs
  if (left !== undefined && left.rhs === rhs) return left.lhs
  const difference = asOpcode(rhs, 'sub')
  if (difference !== undefined && difference.lhs === lhs) return difference.rhs
  const isNegation = isZeroValue(lhs)
  if (difference !== undefined && isZeroValue(difference.lhs)) return builder.add(lhs, difference.rhs)
  if (isNegation && difference !== undefined) return builder.sub(difference.rhs, difference.lhs)
  const right = asOpcode(rhs, 'add')
  if (right !== undefined && right.lhs === lhs) return builder.sub(zeroValue(lhs.type), right.rhs)
  if (right !== undefined && right.rhs === lhs) return builder.sub(zeroValue(lhs.type), right.lhs)
  if (right !== undefined && isConstant(lhs) && isConstant(right.rhs)) {
    const constant = foldBinary('sub', lhs, right.rhs)
    if (constant !== undefined) return builder.sub(constant, right.lhs)
  }
  return undefined
}

export const simplifyMul: Rule = (instruction, context) => {
  const { lhs, rhs } = instruction
  if (isZeroValue(rhs)) return rhs
  if (isInt(rhs, 1)) return lhs
  const scalar = scalarOf(instruction.type)
  if (scalar.kind === 'int' && scalar.bits === 1) return context.builder.and(lhs, rhs)
  if (isInt(rhs, -1)) return context.builder.sub(zeroValue(lhs.type), lhs)
  return reassociateConstants(instruction, 'mul', context)
}

export const simplifyDivision: Rule = (instruction, { builder, bits }) => {
  const { opcode, lhs, rhs } = instruction
  const isUnsigned = opcode === 'udiv' || opcode === 'urem'
  const isRemainder = opcode === 'urem' || opcode === 'srem'
  // The validator refuses it; what Direct3D says of unsigned ones is as good as anything.
  if (isZeroValue(rhs)) return constantIntLike(lhs.type, -1)
  if (isZeroValue(lhs)) return lhs
  if (lhs === rhs) return isRemainder ? zeroValue(lhs.type) : constantIntLike(lhs.type, 1)
  if (intOf(rhs)?.isOne) return isRemainder ? zeroValue(lhs.type) : lhs
  if (!isUnsigned) {
    if (!isInt(rhs, -1)) return undefined
    return isRemainder ? zeroValue(lhs.type) : builder.sub(zeroValue(lhs.type), lhs)
  }
  const dividend = bits.of(lhs)
  const divisor = bits.of(rhs)
  if (dividend && divisor && unsignedMax(dividend) < unsignedMin(divisor))
    return isRemainder ? lhs : zeroValue(lhs.type)
  const shift = powerOfTwo(rhs)
  if (shift === undefined) return undefined
  if (!isRemainder) return builder.binary('lshr', lhs, constantIntLike(lhs.type, shift))
  return builder.and(lhs, constantIntLike(lhs.type, (1n << BigInt(shift)) - 1n))
}

export const simplifyFloatAdd: Rule = (instruction, { builder }) => {
  const { lhs, rhs, flags } = instruction
  const constant = floatOf(rhs)
  if (constant === 0 && (Object.is(constant, -0) || instruction.hasFlag(Flag.nsz))) return lhs
  const negatedRight = asOpcode(rhs, 'fneg')
  if (negatedRight !== undefined) return builder.fsub(lhs, negatedRight.operand(0), flags)
  const negatedLeft = asOpcode(lhs, 'fneg')
  if (negatedLeft !== undefined) return builder.fsub(rhs, negatedLeft.operand(0), flags)
  if (!isFree(instruction)) return undefined
  const left = asOpcode(lhs, 'fsub')
  if (left !== undefined && left.rhs === rhs) return left.lhs
  const right = asOpcode(rhs, 'fsub')
  return right !== undefined && right.rhs === lhs ? right.lhs : multipleOf(instruction, builder)
}

/** `x + x` is `x * 2`, and `x * 2 + x` is `x * 3`. */
function multipleOf({ lhs, rhs, flags }: Instruction, builder: Builder): Value | undefined {
  const [left, right] = [factored(lhs), factored(rhs)]
  if (left.base !== right.base || isConstant(left.base)) return undefined
  const factor = foldBinary('fadd', left.factor, right.factor)
  return factor && builder.fmul(left.base, factor, flags)
}

/** A product with a constant that nobody else uses, or anything once. */
function factored(value: Value): { readonly base: Value; readonly factor: Value } {
  const product = asOpcode(value, 'fmul')
  if (product?.hasOneUse && isFree(product) && isConstant(product.rhs))
    return { base: product.lhs, factor: product.rhs }
  return { base: value, factor: constantFloatLike(value.type, 1) }
}

export const simplifyFloatSub: Rule = (instruction, { builder }) => {
  const { lhs, rhs, flags } = instruction
  const subtracted = floatOf(rhs)
  if (subtracted === 0 && (!Object.is(subtracted, -0) || instruction.hasFlag(Flag.nsz))) return lhs
  const from = floatOf(lhs)
  if (from === 0 && (Object.is(from, -0) || instruction.hasFlag(Flag.nsz))) return builder.fneg(rhs, '', flags)
  if (lhs === rhs && instruction.hasFlag(Flag.nnan)) return zeroValue(lhs.type)
  const negated = asOpcode(rhs, 'fneg')
  if (negated !== undefined) return builder.fadd(lhs, negated.operand(0), flags)
  if (!isFree(instruction)) return undefined
  const left = asOpcode(lhs, 'fadd')
  if (left !== undefined && left.rhs === rhs) return left.lhs
  if (left !== undefined && left.lhs === rhs) return left.rhs
  const right = asOpcode(rhs, 'fsub')
  return right !== undefined && right.lhs === lhs ? right.rhs : undefined
}

/** Whether terms may cancel as if floats were real numbers. */
function isFree(instruction: Instruction): boolean {
  return instruction.hasFlag(Flag.reassoc) && instruction.hasFlag(Flag.nsz)
}

export const simplifyFloatMul: Rule = (instruction, { builder }) => {
  const { lhs, rhs, flags } = instruction
  const factor = floatOf(rhs)
  if (factor === 1) return lhs
  if (factor === 0 && instruction.hasFlag(Flag.nnan) && instruction.hasFlag(Flag.nsz)) return zeroValue(lhs.type)
  if (factor === -1) return builder.fneg(lhs, '', flags)
  const inner = asOpcode(lhs, 'fmul')
  if (inner?.hasOneUse && isFree(inner) && isFree(instruction) && isConstant(inner.rhs) && isConstant(rhs)) {
    const product = foldBinary('fmul', inner.rhs, rhs)
    if (product !== undefined && isNormal(floatOf(product))) return builder.fmul(inner.lhs, product, flags)
  }
  const left = asOpcode(lhs, 'fneg')
  const right = asOpcode(rhs, 'fneg')
  if (left === undefined || right === undefined) return undefined
  return builder.fmul(left.operand(0), right.operand(0), flags)
}

/** Neither infinite nor so small that it has lost bits, be it a half or a double. */
function isNormal(number: number | undefined): boolean {
  return number !== undefined && Math.abs(number) >= 2 ** -14 && Number.isFinite(number)
}

export const simplifyFloatDiv: Rule = (instruction, { builder }) => {
  const { lhs, rhs, flags } = instruction
  const divisor = floatOf(rhs)
  if (divisor === 1) return lhs
  if (divisor === -1) return builder.fneg(lhs, '', flags)
  if (!instruction.hasFlag(Flag.nnan)) return undefined
  if (lhs === rhs) return constantFloatLike(lhs.type, 1)
  return floatOf(lhs) === 0 && instruction.hasFlag(Flag.nsz) ? zeroValue(lhs.type) : undefined
}

export const simplifyFloatNegation: Rule = (instruction, { builder }) => {
  const value = instruction.operand(0)
  const inner = asOpcode(value, 'fneg')
  if (inner !== undefined) return inner.operand(0)
  const difference = asOpcode(value, 'fsub')
  if (difference === undefined || !difference.hasOneUse || !difference.hasFlag(Flag.nsz)) return undefined
  return builder.fsub(difference.rhs, difference.lhs, difference.flags)
}
