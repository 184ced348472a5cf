// Bytes from the start of an element: a known number, and terms known only at run time.
//
//   gep i8, (gep i8, %p, 16), (%i * 48 + 8)     =>     known 24, terms [%i * 48]
import type { Builder } from '../../../../ir/builder.ts'
import { ConstantInt, constantInt } from '../../../../ir/constants.ts'
import { Instruction } from '../../../../ir/instructions.ts'
import { i32 } from '../../../../ir/types.ts'
import type { Value } from '../../../../ir/values.ts'
import { effort } from '../../../../support/limits.ts'

export interface Offset {
  readonly known: number
  readonly terms: readonly Value[]
}

export const startOffset: Offset = { known: 0, terms: [] }

export function addOffset({ known, terms }: Offset, value: Value, depth = 0): Offset {
  if (value instanceof ConstantInt) return { known: known + value.number, terms }
  if (depth < effort.offsetDepth.most && value instanceof Instruction && value.opcode === 'add')
    return addOffset(addOffset({ known, terms }, value.lhs, depth + 1), value.rhs, depth + 1)
  return { known, terms: [...terms, value] }
}

/** The largest power of two, at most 16, that divides the term whatever happens. */
export function knownFactor(value: Value, depth = 0): number {
  if (value instanceof ConstantInt) return powerOf(value.number)
  if (!(value instanceof Instruction) || depth > effort.offsetDepth.most) return 1
  const [left, right] = value.operands
  switch (value.opcode) {
    case 'mul':
      return Math.min(16, knownFactor(left!, depth + 1) * knownFactor(right!, depth + 1))
    case 'shl':
      return right instanceof ConstantInt && right.number >= 0 && right.number < 32
        ? Math.min(16, knownFactor(left!, depth + 1) * 2 ** right.number)
        : 1
    case 'add':
    case 'sub':
      return Math.min(knownFactor(left!, depth + 1), knownFactor(right!, depth + 1))
    case 'and':
      return Math.max(knownFactor(left!, depth + 1), knownFactor(right!, depth + 1))
    default:
      return 1
  }
}

function powerOf(value: number): number {
  for (const power of [16, 8, 4, 2]) if (value % power === 0) return power
  return 1
}

/** A multiple of 16, divided by 16; looks for the multiplication it came from. */
export function sixteenth(builder: Builder, value: Value): Value {
  if (value instanceof Instruction) {
    const [left, right] = value.operands
    if (value.opcode === 'mul' && right instanceof ConstantInt && right.number % 16 === 0)
      return right.number === 16 ? left! : builder.mul(left!, constantInt(i32, right.number / 16))
    if (value.opcode === 'shl' && right instanceof ConstantInt && right.number >= 4)
      return right.number === 4 ? left! : builder.shl(left!, constantInt(i32, right.number - 4))
  }
  return builder.binary('lshr', value, constantInt(i32, 4))
}

export function sum(builder: Builder, terms: readonly Value[], known: number): Value {
  const dynamic = terms.reduce<Value | undefined>((all, next) => (all ? builder.add(all, next) : next), undefined)
  const constant = constantInt(i32, known)
  if (!dynamic) return constant
  return known === 0 ? dynamic : builder.add(dynamic, constant)
}
