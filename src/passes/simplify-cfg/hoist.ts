// What both arms of a branch begin with is done before the branch.
//
//   if (c) x = sin(a) + 1; else x = sin(a) + 2;      =>      s = sin(a); x = c ? s + 1 : s + 2;
//
// Arms that turn out equal leave a branch that decides nothing, and what its condition was computed from is not used (DXC's "simple
// GVN hoist"). Writes stay in their arms: DXC keeps a branch between two equal stores.
import type { Instruction } from '../../ir/instructions.ts'
import type { BasicBlock } from '../../ir/module.ts'
import { isConvergent, mayWrite } from '../effects.ts'

export function hoistCommonCode(block: BasicBlock): boolean {
  const branch = block.terminator
  if (!branch?.isConditionalBranch) return false
  const [yes, no] = [branch.successor(0), branch.successor(1)]
  if (yes === no || yes.singlePredecessor !== block || no.singlePredecessor !== block) return false
  if (yes.instructions.first?.opcode === 'phi' || no.instructions.first?.opcode === 'phi') return false
  let changed = false
  for (;;) {
    const first = yes.instructions.first!
    const second = no.instructions.first!
    if (!isHoistable(first) || !areEqual(first, second)) return changed
    first.moveBefore(branch)
    second.replaceWith(first)
    changed = true
  }
}

function isHoistable(instruction: Instruction): boolean {
  return (
    !instruction.isTerminator && instruction.opcode !== 'alloca' && !mayWrite(instruction) && !isConvergent(instruction)
  )
}

function areEqual(first: Instruction, second: Instruction): boolean {
  return (
    first.opcode === second.opcode &&
    first.type === second.type &&
    first.subjectType === second.subjectType &&
    first.predicate === second.predicate &&
    first.flags === second.flags &&
    first.alignment === second.alignment &&
    first.operands.length === second.operands.length &&
    first.operands.every((operand, index) => operand === second.operands[index]) &&
    first.indices.length === second.indices.length &&
    first.indices.every((value, index) => value === second.indices[index])
  )
}
