// Where a condition decides what a value is, the value is a constant.
//
//   if (x == 3) A[x] = 1;                     =>      if (x == 3) A[3] = 1;
//   switch (x) { case 2: f(x); }              =>      switch (x) { case 2: f(2); }
//   if (c) y = c ? 1 : 2;                     =>      if (c) y = 1;
//
// Runs where equal loads are one value already, so that everything computed from a compared value is decided with it.
import { DominatorTree } from '../analysis/dominators.ts'
import { ConstantFloat, ConstantInt, constantFalse, constantTrue } from '../ir/constants.ts'
import { Instruction } from '../ir/instructions.ts'
import type { BasicBlock, IrFunction, Module } from '../ir/module.ts'
import type { Value } from '../ir/values.ts'
import { effort } from '../support/limits.ts'
import { definePass } from './define.ts'

export const propagateEqualities = definePass({
  name: 'propagate-equalities',
  summary: 'Replace values by the constants that conditions say they are.',
  after: ['promote-memory'],
  run(module: Module): boolean {
    let changed = false
    for (const fn of module.functions.values()) {
      if (!fn.isDeclaration && fn.blocks.length > 1) changed = propagate(fn) || changed
    }
    return changed
  },
})

interface Fact {
  readonly value: Value
  readonly constant: Value
}

function propagate(fn: IrFunction): boolean {
  const tree = new DominatorTree(fn)
  let changed = false
  for (const block of fn.blocks) {
    if (!tree.isReachable(block)) continue
    for (const { value, constant } of factsAt(block)) {
      if (value.uses.length > effort.equalityUses.most) continue
      for (const use of [...value.uses]) {
        const place = placeOfUse(use.user as Instruction, use.index)
        if (place === undefined || !tree.isReachable(place) || !tree.dominates(block, place)) continue
        use.user.setOperand(use.index, constant)
        changed = true
      }
    }
  }
  return changed
}

/** A phi uses its values at the end of the blocks they come from. */
function placeOfUse(user: Instruction, index: number): BasicBlock | undefined {
  return user.opcode === 'phi' ? user.incomingBlocks[index] : user.block
}

/** What holds on the only edge into a block. */
function factsAt(block: BasicBlock): readonly Fact[] {
  if (block.uses.length !== 1) return []
  const { user, index } = block.uses[0]!
  const terminator = user as Instruction
  if (terminator.opcode === 'switch') {
    // Operand 1 is the default, which implies nothing.
    return index === 1 ? [] : factOf(terminator.operand(0), terminator.operand(index - 1))
  }
  if (!terminator.isConditionalBranch) return []
  const { condition } = terminator
  const holds = index === 1
  return [...factOf(condition, holds ? constantTrue : constantFalse), ...comparedFacts(condition, holds)]
}

function factOf(value: Value, constant: Value): readonly Fact[] {
  return value.kind === 'instruction' || value.kind === 'argument' ? [{ value, constant }] : []
}

function comparedFacts(condition: Value, holds: boolean): readonly Fact[] {
  if (!(condition instanceof Instruction)) return []
  const { opcode, predicate } = condition
  if (opcode === 'icmp' && predicate === (holds ? 'eq' : 'ne') && condition.rhs instanceof ConstantInt)
    return factOf(condition.lhs, condition.rhs)
  // Zero equals -0, which is not the same; and a NaN is not equal to anything, so `une` implies equality when it is false.
  if (opcode === 'fcmp' && predicate === (holds ? 'oeq' : 'une') && condition.rhs instanceof ConstantFloat)
    return condition.rhs.value === 0 ? [] : factOf(condition.lhs, condition.rhs)
  return []
}
