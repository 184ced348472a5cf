// Removes unreachable blocks, and records for every resource used there which branch decided that.

import { isReachable, markReachable } from '../../analysis/cfg.ts'
import { plainLocation } from '../../ir/debug.ts'
import type { BasicBlock, IrFunction } from '../../ir/module.ts'
import { type Location, nowhere } from '../../support/source.ts'
import type { Remarks } from '../remarks.ts'
import type { CutEdges, Reason } from './terminators.ts'

export function removeUnreachable(fn: IrFunction, cut: CutEdges, remarks: Remarks): boolean {
  if (markReachable(fn) === fn.blocks.length) return false
  const dead = [...fn.blocks].filter((block) => !isReachable(block))
  const reasons = spreadReasons(dead, cut)
  for (const block of dead) {
    const reason = reasons.get(block)!
    for (const instruction of block.instructions) remarks.removed(instruction, reason)
  }
  const touched = new Set<BasicBlock>()
  for (const block of dead)
    for (const successor of block.successors()) if (isReachable(successor)) touched.add(successor)
  for (const block of touched) for (const phi of block.phis()) phi.removeIncomingIf((from) => !isReachable(from))
  for (const block of dead) block.dropAllOperands()
  for (const block of dead) block.erase()
  return true
}

/** A block is gone for the reason that cut the way to it, or to the nearest block before it. */
function spreadReasons(dead: readonly BasicBlock[], cut: CutEdges): Map<BasicBlock, Reason> {
  const reasons = new Map<BasicBlock, Reason>()
  const isDead = new Set(dead)
  const spread = (start: BasicBlock, reason: Reason): void => {
    const pending = [start]
    for (let block = pending.pop(); block; block = pending.pop()) {
      if (reasons.has(block) || !isDead.has(block)) continue
      reasons.set(block, reason)
      for (const successor of block.successors()) pending.push(successor)
    }
  }
  for (const [block, reason] of cut) spread(block, reason)
  // The rest was never reached: what follows a return, a break or an endless loop.
  for (const block of dead) if (!block.hasPredecessors) spread(block, reasonBehind(block))
  for (const block of dead) spread(block, reasonBehind(block))
  return reasons
}

/** Blocks that were joined may stand where others stood: only a return before it in the source is one it stands after. */
function reasonBehind(block: BasicBlock): Reason {
  const before = block.previous?.terminator
  const returned = before?.opcode === 'ret' ? plainLocation(before.location) : nowhere
  const isBehind = returned !== nowhere && returned < startOf(block)
  return {
    kind: 'unreachable',
    text: isBehind ? 'it stands after a return' : 'control never comes here',
    location: isBehind ? returned : nowhere,
  }
}

/** Of its first instruction that has a place in the source. */
function startOf(block: BasicBlock): Location {
  for (const { location } of block.instructions) if (location !== nowhere) return plainLocation(location)
  return nowhere
}
