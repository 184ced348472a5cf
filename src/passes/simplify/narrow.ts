// 64-bit arithmetic of which only the lower half is used is done in the lower half, so that the shader needs no 64-bit integers.
//
//   trunc(add(zext x, 0x1376312589)) to i32                  =>     add x, 0x76312589
//   trunc(lshr(or(shl(zext x, 32), zext y), 32)) to i32      =>     x
//
// A literal that does not fit 32 bits makes an expression of 32-bit numbers wide: a hash that many shaders copy has one. As in LLVM, only
// what has no other use is narrowed, and what a wide number was made from.
import { isConstant } from '../../ir/constants.ts'
import { foldCast } from '../../ir/fold.ts'
import { Instruction } from '../../ir/instructions.ts'
import type { BinaryOpcode } from '../../ir/opcodes.ts'
import { type IrType, scalarOf } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { asOpcode, intOf, type SimplifyContext } from './rule.ts'

/** Whose lower bits come from the lower bits of the operands alone. */
const lowBitsOpcodes: ReadonlySet<string> = new Set(['add', 'sub', 'mul', 'and', 'or', 'xor'])
/** The same where nothing stands above the lower bits. */
const fittingOpcodes: ReadonlySet<string> = new Set(['lshr', 'udiv', 'urem'])
const deepest = 16

export function narrowArithmetic(value: Value, type: IrType, context: SimplifyContext): Value | undefined {
  if (width(value.type) !== 64) return undefined
  if (!(value instanceof Instruction) || isExtension(value)) return undefined
  const part = upperPart(value) ?? lowerPart(value, width(type))
  if (part?.operand(0).type === type) return part.operand(0)
  return canNarrow(value, type, 0) ? narrow(value, type, context) : undefined
}

/** `zext x` of `(zext x << n | y) >> n`, where y has at most n bits. */
function upperPart(value: Instruction): Instruction | undefined {
  if (value.opcode !== 'lshr') return undefined
  const [amount, joined] = [intOf(value.rhs), asOpcode(value.lhs, 'or')]
  if (amount === undefined || joined === undefined) return undefined
  for (const [upper, lower] of [[joined.lhs, joined.rhs] as const, [joined.rhs, joined.lhs] as const]) {
    const shift = asOpcode(upper, 'shl')
    const part = shift && asOpcode(shift.lhs, 'zext')
    if (!part || intOf(shift.rhs)?.unsigned !== amount.unsigned) continue
    const hasRoom = BigInt(width(part.operand(0).type)) + amount.unsigned <= 64n
    if (hasRoom && fits(lower, Number(amount.unsigned), 0)) return part
  }
  return undefined
}

/** `zext y` of `x << n | zext y`, where n is no less than the bits that count. */
function lowerPart(value: Instruction, bits: number): Instruction | undefined {
  if (value.opcode !== 'or') return undefined
  const { lhs, rhs } = value
  const isAbove = (part: Value): boolean => {
    const shift = asOpcode(part, 'shl')
    const amount = shift && intOf(shift.rhs)
    return amount !== undefined && amount.unsigned >= BigInt(bits)
  }
  const [upper, lower] = isAbove(lhs) ? [lhs, rhs] : [rhs, lhs]
  return isAbove(upper) && lower instanceof Instruction && isExtension(lower) ? lower : undefined
}

/** Has no more bits than that. */
function fits(value: Value, bits: number, depth: number): boolean {
  const number = intOf(value)
  if (number !== undefined) return number.unsigned < 1n << BigInt(bits)
  if (!(value instanceof Instruction) || depth > deepest) return false
  const each = (...operands: Value[]): boolean[] => operands.map((operand) => fits(operand, bits, depth + 1))
  switch (value.opcode) {
    case 'zext':
      return width(value.operand(0).type) <= bits
    case 'and':
      return each(value.lhs, value.rhs).includes(true)
    case 'or':
    case 'xor':
      return !each(value.lhs, value.rhs).includes(false)
    case 'lshr':
    case 'udiv':
    case 'urem':
      return fits(value.lhs, bits, depth + 1)
    default:
      return false
  }
}

function canNarrow(value: Value, type: IrType, depth: number): boolean {
  if (isConstant(value)) return foldCast('trunc', value, type) !== undefined
  if (!(value instanceof Instruction) || depth > deepest) return false
  if (isExtension(value) && value.operand(0).type === type) return true
  if (!value.hasOneUse) return false
  const each = (...operands: Value[]): boolean => operands.every((operand) => canNarrow(operand, type, depth + 1))
  if (lowBitsOpcodes.has(value.opcode)) return each(value.lhs, value.rhs)
  if (fittingOpcodes.has(value.opcode)) {
    const isExact = [value.lhs, value.rhs].every((operand) => fits(operand, width(type), 0))
    return isExact && (value.opcode !== 'lshr' || shiftsWithin(value, type)) && each(value.lhs, value.rhs)
  }
  if (value.opcode === 'shl') return shiftsWithin(value, type) && each(value.lhs, value.rhs)
  if (value.opcode === 'select') return each(value.operand(1), value.operand(2))
  return isExtension(value)
}

function shiftsWithin(shift: Instruction, type: IrType): boolean {
  const amount = intOf(shift.rhs)
  return amount !== undefined && amount.unsigned < BigInt(width(type))
}

function narrow(value: Value, type: IrType, context: SimplifyContext): Value {
  const { builder } = context
  if (!(value instanceof Instruction)) return foldCast('trunc', value, type)!
  if (isExtension(value)) return resize(value.opcode as 'zext' | 'sext', value.operand(0), type, context)
  if (value.opcode === 'select') {
    const [condition, ifTrue, ifFalse] = [value.operand(0), value.operand(1), value.operand(2)]
    return builder.select(condition, narrow(ifTrue, type, context), narrow(ifFalse, type, context))
  }
  const [lhs, rhs] = [narrow(value.lhs, type, context), narrow(value.rhs, type, context)]
  return builder.binary(value.opcode as BinaryOpcode, lhs, rhs)
}

function isExtension({ opcode }: Instruction): boolean {
  return opcode === 'zext' || opcode === 'sext'
}

/** From the original straight to the wanted width. */
export function resize(extension: 'zext' | 'sext', value: Value, type: IrType, { builder }: SimplifyContext): Value {
  if (value.type === type) return value
  return builder.cast(width(value.type) > width(type) ? 'trunc' : extension, value, type)
}

export function width(type: IrType): number {
  const scalar = scalarOf(type)
  return scalar.kind === 'int' || scalar.kind === 'float' ? scalar.bits : 0
}
