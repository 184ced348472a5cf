// Numbers by which instructions that compute the same are found: equal for equal opcodes with equal operands.
import type { ConstantFloat, ConstantInt } from '../ir/constants.ts'
import type { Instruction } from '../ir/instructions.ts'
import type { Value } from '../ir/values.ts'

export function hashOfLoad(pointer: Value): number {
  return mixed(17, hashOfOperand(pointer))
}

export function hashOf({ opcode, operands }: Instruction): number {
  let hash = opcode.length * 31 + opcode.charCodeAt(1)
  for (let index = 0; index < operands.length; index++) hash = mixed(hash, hashOfOperand(operands[index]!))
  return hash
}

/** Equal for the same value; constants and names that differ mostly differ in it. */
function hashOfOperand(value: Value): number {
  switch (value.kind) {
    case 'instruction':
      return (value as Instruction).slot
    case 'int':
      return -2 - (value as ConstantInt).number
    case 'float':
      return ((value as ConstantFloat).value * 65_537) | 0
    default:
      return -value.name.length
  }
}

function mixed(hash: number, more: number): number {
  return (Math.imul(hash, 0x01000193) ^ more) | 0
}
