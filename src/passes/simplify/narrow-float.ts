// Arithmetic of wide floats that is rounded at once is done in the narrow type where that gives the same number, so that the shader needs no
// doubles.
//
//   fptrunc(fmul(fpext x, fpext y)) to float      =>      fmul x, y
//
// As LLVM's visitFPTrunc: rounding twice is harmless when the wide type has enough bits for what the operation makes of the narrow ones.
import { isConstant } from '../../ir/constants.ts'
import { foldCast } from '../../ir/fold.ts'
import { Instruction } from '../../ir/instructions.ts'
import type { BinaryOpcode } from '../../ir/opcodes.ts'
import type { IrType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { width } from './narrow.ts'
import { asOpcode, type SimplifyContext } from './rule.ts'

/** Bits of a number's mantissa, by the width of its type. */
const mantissa: Readonly<Record<number, number>> = { 16: 11, 32: 24, 64: 53 }

/** Bits that the wide type needs for operands of `source` and a result of `result` bits. */
const needed: Partial<Record<BinaryOpcode, (source: number, result: number) => number>> = {
  fadd: (_, result) => 2 * result + 1,
  fsub: (_, result) => 2 * result + 1,
  fmul: (source) => 2 * source,
  fdiv: (_, result) => 2 * result,
}

export function narrowFloat(value: Value, type: IrType, { builder }: SimplifyContext): Value | undefined {
  if (!(value instanceof Instruction) || !value.hasOneUse) return undefined
  const inType = (operand: Value): Value => (operand.type === type ? operand : builder.cast('fpext', operand, type))
  const isSelect = value.opcode === 'select'
  if (!isSelect && value.opcode !== 'fneg' && !(value.opcode in needed)) return undefined
  const narrow = value.operands.slice(isSelect ? 1 : 0).map((operand) => beforeExtension(operand, type))
  if (!narrow.every((operand) => operand !== undefined)) return undefined
  const source = Math.max(...narrow.map((operand) => mantissa[width(operand.type)] ?? Infinity))
  const result = mantissa[width(type)] ?? Infinity
  if (source > result) return undefined
  const [first, second] = narrow
  if (value.opcode === 'fneg') return builder.fneg(inType(first!), '', value.flags)
  if (isSelect) return builder.select(value.operand(0), inType(first!), inType(second!))
  const opcode = value.opcode as BinaryOpcode
  if (mantissa[width(value.type)]! < needed[opcode]!(source, result)) return undefined
  return builder.binary(opcode, inType(first!), inType(second!), '', value.flags)
}

/** What was made wide: for a constant, the narrow one if it has the same value. */
function beforeExtension(value: Value, type: IrType): Value | undefined {
  if (!isConstant(value)) return asOpcode(value, 'fpext')?.operand(0)
  const narrow = foldCast('fptrunc', value, type)
  return narrow && foldCast('fpext', narrow, value.type) === value ? narrow : undefined
}
