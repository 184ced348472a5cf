// What is left to change once every intrinsic is an operation: instructions LLVM 3.7 does not have, poison, and values without uses.
//
//   fneg %x     =>     fsub -0.0, %x          freeze %x     =>     %x          poison     =>     undef
//   atomicrmw xchg ptr %p, float %x     =>     atomicrmw xchg ptr %p, i32 (bits of %x)
import { Builder } from '../../../ir/builder.ts'
import { ConstantAggregate, constantAggregate, constantFloatLike, undefValue } from '../../../ir/constants.ts'
import { Instruction } from '../../../ir/instructions.ts'
import type { IrFunction, Module } from '../../../ir/module.ts'
import { Flag } from '../../../ir/opcodes.ts'
import { intType } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import { definePass } from '../../../passes/define.ts'

export const oldInstructions = definePass({
  name: 'old-instructions',
  summary: 'Write everything with the instructions, flags and constants that LLVM 3.7 has.',
  after: ['flatten-memory'],
  run(module) {
    let changed = false
    for (const fn of module.functions.values()) if (!fn.isDeclaration) changed = finishFunction(module, fn) || changed
    return changed
  },
})

function finishFunction(module: Module, fn: IrFunction): boolean {
  const builder = new Builder(module)
  let changed = false
  for (const instruction of [...fn.instructions()]) {
    builder.positionBefore(instruction)
    changed = rewrite(builder, instruction) || changed
  }
  return sweep(fn) || changed
}

const keptFlags = Flag.nuw | Flag.nsw | Flag.exact | Flag.inbounds | Flag.volatile
const fastFlags = Flag.nnan | Flag.ninf | Flag.nsz | Flag.arcp | Flag.contract | Flag.afn | Flag.reassoc

function rewrite(builder: Builder, instruction: Instruction): boolean {
  if (instruction.opcode === 'freeze') {
    instruction.replaceWith(instruction.operand(0))
    return true
  }
  if (instruction.opcode === 'fneg') {
    const value = instruction.operand(0)
    const zero = constantFloatLike(value.type, -0)
    instruction.replaceWith(builder.fsub(zero, value, instruction.flags))
    return true
  }
  if (instruction.opcode === 'atomicrmw' && instruction.type.kind === 'float') {
    const { type, pointer, storedValue, atomicOperation, ordering } = instruction
    const number = builder.cast('bitcast', storedValue, intType(type.bits))
    const old = builder.atomicRmw(atomicOperation, pointer, number, ordering)
    instruction.replaceWith(builder.cast('bitcast', old, type))
    return true
  }
  // Selects, phis and conversions carry no flags in LLVM 3.7.
  const isArithmetic = /^f(add|sub|mul|div|rem|cmp)$/.test(instruction.opcode)
  const flags = instruction.flags & (isArithmetic ? keptFlags | fastFlags : keptFlags)
  let changed = flags !== instruction.flags
  instruction.flags = flags
  instruction.operands.forEach((operand, index) => {
    const plain = withoutPoison(operand)
    if (plain === operand) return
    instruction.setOperand(index, plain)
    changed = true
  })
  return changed
}

function withoutPoison(value: Value): Value {
  if (value.kind === 'poison') return undefValue(value.type)
  if (value instanceof ConstantAggregate && value.operands.some(({ kind }) => kind === 'poison'))
    return constantAggregate(value.type, value.operands.map(withoutPoison))
  return value
}

/** Removes what has no uses and does nothing; what it used follows. */
function sweep(fn: IrFunction): boolean {
  let changed = false
  const pending = [...fn.instructions()].reverse()
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next.block === undefined || next.hasUses || !isRemovable(next)) continue
    const operands = next.operands.filter((operand) => operand instanceof Instruction)
    next.erase()
    pending.push(...operands)
    changed = true
  }
  return changed
}

function isRemovable(instruction: Instruction): boolean {
  if (instruction.isTerminator) return false
  switch (instruction.opcode) {
    case 'store':
    case 'atomicrmw':
    case 'cmpxchg':
    case 'fence':
      return false
    case 'call': {
      const attributes = instruction.calledFunction?.attributes
      return attributes?.has('readnone') === true || attributes?.has('readonly') === true
    }
    default:
      return true
  }
}
