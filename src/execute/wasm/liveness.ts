// Values that are still needed behind a barrier.
import { Instruction } from '../../ir/instructions.ts'
import type { BasicBlock, IrFunction } from '../../ir/module.ts'

/** Instructions whose values live where a block that has a barrier ends. */
export function livingOver(fn: IrFunction, isBarrier: (instruction: Instruction) => boolean): Set<Instruction> {
  const atEnd = new Map<BasicBlock, Set<Instruction>>()
  const atStart = new Map<BasicBlock, Set<Instruction>>()
  const blocks = [...fn.blocks].reverse()
  for (let changed = true; changed; ) {
    changed = false
    for (const block of blocks) {
      const end = livingAtEnd(block, atStart)
      const start = livingAtStart(block, end)
      const before = atStart.get(block)
      if (!before || before.size !== start.size) changed = true
      atEnd.set(block, end)
      atStart.set(block, start)
    }
  }
  const living = new Set<Instruction>()
  for (const block of blocks)
    if ([...block.instructions].some(isBarrier)) for (const value of atEnd.get(block) ?? []) living.add(value)
  return living
}

function livingAtEnd(block: BasicBlock, atStart: ReadonlyMap<BasicBlock, ReadonlySet<Instruction>>): Set<Instruction> {
  const end = new Set<Instruction>()
  for (const next of block.successors()) {
    for (const value of atStart.get(next) ?? []) end.add(value)
    // They are written on the way.
    for (const phi of next.phis()) end.add(phi)
  }
  return end
}

function livingAtStart(block: BasicBlock, end: ReadonlySet<Instruction>): Set<Instruction> {
  const start = new Set(end)
  for (let each = block.instructions.last; each; each = each.previous) {
    start.delete(each)
    if (each.opcode !== 'phi')
      for (const operand of each.operands) if (operand instanceof Instruction) start.add(operand)
  }
  const leaving = [...block.successors()].flatMap((next) => next.phis()).map((phi) => phi.incomingFrom(block))
  for (const value of leaving) if (value instanceof Instruction && value.block !== block) start.add(value)
  for (const phi of block.phis()) start.add(phi)
  return start
}
