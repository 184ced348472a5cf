// Blocks behind an early exit of a loop that must be copied with every iteration.
//
//   [unroll] for (uint i = 0; i < 4; i++)
//     if (wanted == i) { buffers[i].Append(x); return; }     the branch is in no loop: it cannot jump back
//
// Which buffer is accessed is known only in a copy of the branch, so a branch that chooses between resources belongs to the iteration, as
// in DXC's DxilLoopUnroll. What follows the loop's own end never does: that is the rest of the function.
import type { Loop } from '../../analysis/loops.ts'
import type { BasicBlock } from '../../ir/module.ts'
import { effort } from '../../support/limits.ts'
import { neededFor } from './cost.ts'

/** In the order in which they are reached. */
export function tailsOf(loop: Loop): readonly BasicBlock[] {
  const ends = new Set([loop.header, ...loop.latches])
  const tails = new Set<BasicBlock>()
  for (const exit of loop.exits()) {
    const own = exit.predecessors()
    if (own.some((from) => ends.has(from) || !loop.contains(from))) continue
    const tail = reachedOnlyFrom(loop, exit)
    if (tail && neededFor(tail)) for (const block of tail) tails.add(block)
  }
  return [...tails]
}

/** What no path reaches but through `exit`, unless it is large. */
function reachedOnlyFrom(loop: Loop, exit: BasicBlock): ReadonlySet<BasicBlock> | undefined {
  const reached = new Set([exit])
  let size = 0
  for (const block of reached) {
    size += block.instructions.length
    if (size > effort.neededInstructions.most) return undefined
    for (const next of block.successors())
      if (next.predecessors().every((from) => reached.has(from) || (next === exit && loop.contains(from))))
        reached.add(next)
  }
  return reached
}
