// Removes blocks that are never reached and straightens those that remain.
//
//   br i1 false, label %then, label %end     =>     %then is gone; what it used gets a remark that says why
//
// Runs after every pass that may decide a condition. The steps stand in simplify-cfg/.
import { reversePostorder } from '../analysis/cfg.ts'
import type { BasicBlock, IrFunction, Module } from '../ir/module.ts'
import { definePass } from './define.ts'
import type { Remarks } from './remarks.ts'
import { absorbSuccessors, bypassEmptyBlock, convertDiamond } from './simplify-cfg/blocks.ts'
import { hoistCommonCode } from './simplify-cfg/hoist.ts'
import { type CutEdges, simplifyTerminator } from './simplify-cfg/terminators.ts'
import { threadJumps } from './simplify-cfg/thread.ts'
import { removeUnreachable } from './simplify-cfg/unreachable.ts'

export const simplifyCfg = definePass({
  name: 'simplify-cfg',
  summary: 'Remove blocks that are never reached, straighten the others.',
  after: [],
  ignores: ['simplify-cfg'],
  run(module: Module, { remarks, level }): boolean {
    let changed = false
    const functions = [...module.functions.values()]
    // Where lanes work together it matters where they meet: a jump over a meeting point would leave some of them out.
    const mayThread = !functions.some((fn) => fn.isDeclaration && fn.facts.isCrossLane)
    for (const fn of functions) {
      if (!fn.isDeclaration) changed = simplifyFunction(fn, { remarks, level, mayThread }) || changed
    }
    return changed
  },
})

interface Settings {
  readonly remarks: Remarks
  readonly level: number
  readonly mayThread: boolean
}

/** Every round but the last removes a block or an edge. */
function simplifyFunction(fn: IrFunction, settings: Settings): boolean {
  const { remarks } = settings
  let changed = false
  for (;;) {
    const cut: CutEdges = new Map()
    let progress = false
    for (const block of fn.blocks) progress = simplifyTerminator(block, settings, cut) || progress
    progress = removeUnreachable(fn, cut, remarks) || progress
    progress = straighten(fn, settings) || progress
    if (!progress) return changed
    changed = true
  }
}

/** Blocks first to last, so that a chain of blocks is gathered by its first one. */
function straighten(fn: IrFunction, { remarks, level, mayThread }: Settings): boolean {
  const order = reversePostorder(fn)
  if (level > 0) fn.numberInstructions()
  const headers = loopHeaders(order)
  const isLoopHeader = (block: BasicBlock): boolean => headers.has(block)
  let changed = false
  // A block in front may be simplified only once those behind it are: last to first for these.
  for (let index = order.length - 1; index >= 0; index--) {
    const block = order[index]!
    if (block.parent === undefined) continue
    if (level > 0) changed = hoistCommonCode(block) || changed
    const simpler =
      convertDiamond(block, remarks) ||
      (mayThread && threadJumps(block, isLoopHeader, remarks)) ||
      bypassEmptyBlock(block, isLoopHeader)
    changed = simpler || changed
  }
  for (const block of order) {
    if (block.parent !== undefined) changed = absorbSuccessors(block) || changed
  }
  return changed
}

/** Targets of edges that go back in the order; slots are places in it. */
function loopHeaders(order: readonly BasicBlock[]): Set<BasicBlock> {
  const headers = new Set<BasicBlock>()
  for (const { slot, terminator } of order)
    for (let index = 0; index < (terminator?.successorCount ?? 0); index++) {
      const successor = terminator!.successor(index)
      if (successor.slot <= slot) headers.add(successor)
    }
  return headers
}
