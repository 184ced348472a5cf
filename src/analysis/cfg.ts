// Orders of a function's flow graph. Nothing here recurses: a shader may have a hundred thousand blocks in a row.
import type { BasicBlock, IrFunction } from '../ir/module.ts'

/** Reachable blocks, each after the blocks it jumps to except along back edges. */
export function postorder(fn: IrFunction): BasicBlock[] {
  const order: BasicBlock[] = []
  if (fn.isDeclaration) return order
  const visited = new Set<BasicBlock>([fn.entry])
  const path: BasicBlock[] = [fn.entry]
  const pending: BasicBlock[][] = [fn.entry.successors()]
  const positions: number[] = [0]
  while (path.length > 0) {
    const top = path.length - 1
    const next = pending[top]![positions[top]!]
    if (next === undefined) {
      order.push(path.pop()!)
      pending.pop()
      positions.pop()
      continue
    }
    positions[top]!++
    if (visited.has(next)) continue
    visited.add(next)
    path.push(next)
    pending.push(next.successors())
    positions.push(0)
  }
  return order
}

/** Reachable blocks, the entry first, each before the blocks it jumps to except along back edges. */
export function reversePostorder(fn: IrFunction): BasicBlock[] {
  return postorder(fn).reverse()
}

export function reachableBlocks(fn: IrFunction): Set<BasicBlock> {
  return new Set(postorder(fn))
}
