// What an instruction does besides computing its result, and when it may go.
import type { Instruction } from '../ir/instructions.ts'
import type { MemoryEffect } from '../ir/intrinsic-table.ts'
import { type IntrinsicFacts, intrinsicFacts } from '../ir/intrinsics.ts'
import { Flag, Trait } from '../ir/opcodes.ts'
import { nowhere } from '../support/source.ts'
import type { Remark, Remarks } from './remarks.ts'

/** Of constant buffers, which no shader writes. */
const constantAddressSpace = 2
/** Groupshared memory. */
export const sharedAddressSpace = 3

function factsOfCall(call: Instruction): IntrinsicFacts {
  const fn = call.calledFunction
  if (fn === undefined) return intrinsicFacts('')
  const { facts } = fn
  if (fn.attributes.size === 0) return facts
  const memory = fn.attributes.get('memory')
  return memory === 'none' || memory === 'read' ? { ...facts, effect: memory } : facts
}

export function effectOf(instruction: Instruction): MemoryEffect {
  switch (instruction.opcode) {
    case 'call':
      return factsOfCall(instruction).effect
    case 'load':
      return instruction.hasFlag(Flag.volatile) || instruction.ordering !== undefined ? 'readwrite' : 'read'
    case 'store':
      return 'write'
    case 'atomicrmw':
    case 'cmpxchg':
    case 'fence':
      return 'readwrite'
    default:
      return 'none'
  }
}

/** A read that gives the same whenever it is done. */
export function readsConstantMemory(instruction: Instruction): boolean {
  if (instruction.opcode !== 'load') return false
  const { type } = instruction.pointer
  return type.kind === 'pointer' && type.addressSpace === constantAddressSpace
}

export function mayWrite(instruction: Instruction): boolean {
  if (!instruction.hasTrait(Trait.call | Trait.memory)) return false
  const effect = effectOf(instruction)
  return effect === 'write' || effect === 'readwrite'
}

/** Whether what was written before decides the result. */
export function mayRead(instruction: Instruction): boolean {
  return effectOf(instruction) !== 'none' && !readsConstantMemory(instruction)
}

export function isConvergent(instruction: Instruction): boolean {
  return instruction.opcode === 'call' && factsOfCall(instruction).isConvergent
}

/** Whether the result depends on which lanes of the wave are there. */
export function isCrossLane({ opcode, calledFunction }: Instruction): boolean {
  return opcode === 'call' && calledFunction?.facts.isCrossLane === true
}

/** Whether the instruction may go once nothing uses its result. Calls are taken to return: shaders must end. */
export function isRemovable(instruction: Instruction): boolean {
  return !instruction.isTerminator && !mayWrite(instruction) && !isKept(instruction)
}

/** Until the branches around it go; see dead-code.ts. */
function isKept(instruction: Instruction): boolean {
  return isCrossLane(instruction) && instruction.calledFunction!.module?.keepsCrossLane === true
}

const unused: Omit<Remark, 'use'> = {
  kind: 'value-unused',
  text: 'its value is not needed by anything the shader writes',
  location: nowhere,
}

export function recordUnused(instruction: Instruction, remarks: Remarks): void {
  remarks.removed(instruction, unused)
}

/** Erases an instruction nothing uses, and whatever that leaves without use. */
export function eraseDead(instruction: Instruction, remarks: Remarks): void {
  const pending = [instruction]
  for (let dead = pending.pop(); dead; dead = pending.pop()) {
    // An instruction that was an operand twice waits twice.
    if (dead.block === undefined || dead.hasUses || !isRemovable(dead)) continue
    const { operands } = dead
    recordUnused(dead, remarks)
    dead.erase()
    for (const operand of operands) {
      if (operand.kind === 'instruction' && !operand.hasUses) pending.push(operand as Instruction)
    }
  }
}

/** Erases a store, and what was computed only for it. */
export function eraseStore(store: Instruction, remarks: Remarks): void {
  const { operands } = store
  recordUnused(store, remarks)
  store.erase()
  for (const operand of operands) if (operand.kind === 'instruction') eraseDead(operand as Instruction, remarks)
}
