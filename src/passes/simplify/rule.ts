// The shape of a simplification, and small questions most of them ask.
import type { Builder } from '../../ir/builder.ts'
import { ConstantFloat, ConstantInt, constantIntLike, isZeroValue, splatElement } from '../../ir/constants.ts'
import { Instruction } from '../../ir/instructions.ts'
import type { Opcode } from '../../ir/opcodes.ts'
import type { Value } from '../../ir/values.ts'
import type { BitKnowledge } from './known-bits.ts'

export interface SimplifyContext {
  /** Stands before the instruction in hand. */
  readonly builder: Builder
  readonly bits: BitKnowledge
  /**
   * What single bits are, and who looks at them, decides. Not without optimisation: DXC then keeps `(x << 4) & 15`, and with it the
   * resource that `x` comes from.
   */
  readonly followsBits: boolean
}

/**
 * Answers the value that replaces the instruction, the instruction itself when it was changed in place, or undefined. Every rule
 * must make things simpler: two rules that undo each other would never end.
 */
export type Rule = (instruction: Instruction, context: SimplifyContext) => Value | undefined

/** The value as an instruction of that opcode. */
export function asOpcode(value: Value, opcode: Opcode): Instruction | undefined {
  return value instanceof Instruction && value.opcode === opcode ? value : undefined
}

/** An integer constant, or the one all lanes share. */
export function intOf(value: Value): ConstantInt | undefined {
  const element = splatElement(value)
  return element instanceof ConstantInt ? element : undefined
}

/** The number of a float constant, or the one all lanes share. */
export function floatOf(value: Value): number | undefined {
  const element = splatElement(value)
  return element instanceof ConstantFloat ? element.value : element?.kind === 'zero' ? 0 : undefined
}

export function isInt(value: Value, number: number): boolean {
  const constant = intOf(value)
  return constant !== undefined && (number === -1 ? constant.isAllOnes : constant.number === number)
}

/** `x` of `xor x, -1`. */
export function complementOf(value: Value): Value | undefined {
  const xor = asOpcode(value, 'xor')
  return xor !== undefined && isInt(xor.rhs, -1) ? xor.lhs : undefined
}

/** `x` of `sub 0, x`. */
export function negatedOf(value: Value): Value | undefined {
  const sub = asOpcode(value, 'sub')
  return sub !== undefined && isZeroValue(sub.lhs) ? sub.rhs : undefined
}

export function not(value: Value, { builder }: SimplifyContext): Value {
  return complementOf(value) ?? builder.xor(value, constantIntLike(value.type, -1))
}

/** log2 of a power of two. */
export function powerOfTwo(value: Value): number | undefined {
  const constant = intOf(value)
  if (constant === undefined) return undefined
  const { unsigned } = constant
  return unsigned > 0n && (unsigned & (unsigned - 1n)) === 0n ? unsigned.toString(2).length - 1 : undefined
}
