// Two orders of a function's instructions: as they stand in the source, and as LLVM looks for calls to inline.
//
//   for (…) { a } b        written: a, b        calls: b, a, where b is merged with the test of the loop
import { constantInt } from '../ir/constants.ts'
import type { Instruction } from '../ir/instructions.ts'
import type { BasicBlock, IrFunction } from '../ir/module.ts'
import type { IntType } from '../ir/types.ts'

/** Clang writes no arm of a condition that is a constant of the language, nor other cases of a switch. */
export function emittedSuccessors(block: BasicBlock): readonly BasicBlock[] {
  const branch = block.terminator
  const value = branch?.folded
  if (!branch || value === undefined) return [...block.successors()]
  if (branch.isConditionalBranch) return [branch.successor(value === 0n ? 1 : 0)]
  return [targetOf(branch, value)]
}

/** Where a switch goes with a value. */
function targetOf(choice: Instruction, value: bigint): BasicBlock {
  for (let index = 0; index < choice.caseCount; index++) {
    const label = choice.caseValue(index)
    if (label.value === constantInt(label.type as IntType, value).value) return choice.caseTarget(index)
  }
  return choice.successor(0)
}

/** Lowering appends the block after a branch before it lowers the arms; what comes first in the source is found by following them first. */
export function asWritten(fn: IrFunction): Instruction[] {
  return instructionsOf(writtenOrder(fn))
}

/**
 * In the order in which LLVM inlines the calls of a function. Clang ends the life of a loop's variable before it writes the body, and
 * the code behind the loop is merged with that, unless the loop is left in another way, too.
 */
export function inCallOrder(fn: IrFunction): Instruction[] {
  const written = writtenOrder(fn)
  const moved = new Set(written.filter(({ name }) => /^for\.end\d*$/.test(name)).filter(isOnlyReachedByTest))
  return instructionsOf(
    written.flatMap((block) =>
      moved.has(block) ? [] : [block, ...emittedSuccessors(block).filter((end) => moved.has(end))],
    ),
  )
}

function isOnlyReachedByTest(end: BasicBlock): boolean {
  return end.predecessors().length === 1
}

function instructionsOf(blocks: readonly BasicBlock[]): Instruction[] {
  return blocks.flatMap((block) => [...block.instructions])
}

function writtenOrder(fn: IrFunction): BasicBlock[] {
  const backwards: BasicBlock[] = []
  const seen = new Set<BasicBlock>([fn.entry])
  const path = [{ block: fn.entry, left: [...emittedSuccessors(fn.entry)] }]
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const next = top.left.pop()
    if (next && !seen.has(next)) {
      seen.add(next)
      path.push({ block: next, left: [...emittedSuccessors(next)] })
    } else if (!next) {
      backwards.push(top.block)
      path.pop()
    }
  }
  return backwards.reverse()
}
