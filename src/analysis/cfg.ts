// Orders of a function's flow graph. Nothing here recurses: a shader may have a hundred thousand blocks in a row.
//
// Computing an order also gives every block its slot: its place in the reverse postorder, so that what is known of blocks can
// stand in arrays. The slots hold until the edges change; the same graph gives the same slots.
import type { BasicBlock, IrFunction } from '../ir/module.ts'

/** The slot of blocks that cannot be reached. */
const unreachable = -1
/** While the order is made: found, but not placed yet. */
const pendingPlace = -2

/** Reachable blocks, each after the blocks it jumps to except along back edges. */
export function postorder(fn: IrFunction): BasicBlock[] {
  const order: BasicBlock[] = []
  if (fn.isDeclaration) return order
  for (let block = fn.blocks.first; block !== undefined; block = block.next) block.slot = unreachable
  const path: BasicBlock[] = [fn.entry]
  const positions: number[] = [0]
  fn.entry.slot = pendingPlace
  while (path.length > 0) {
    const top = path.length - 1
    const block = path[top]!
    const terminator = block.terminator
    const position = positions[top]!
    if (terminator === undefined || position >= terminator.successorCount) {
      order.push(block)
      path.pop()
      positions.pop()
      continue
    }
    positions[top] = position + 1
    const next = terminator.successor(position)
    if (next.slot !== unreachable) continue
    next.slot = pendingPlace
    path.push(next)
    positions.push(0)
  }
  for (let index = 0; index < order.length; index++) order[index]!.slot = order.length - 1 - index
  return order
}

/** Reachable blocks, the entry first, each before the blocks it jumps to except along back edges. */
export function reversePostorder(fn: IrFunction): BasicBlock[] {
  return postorder(fn).reverse()
}

/** From here on, until edges change, `isReachable` answers for the blocks of the function. Answers how many can be reached. */
export function markReachable(fn: IrFunction): number {
  return postorder(fn).length
}

export function isReachable(block: BasicBlock): boolean {
  return block.slot !== unreachable
}
