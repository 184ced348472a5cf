// Calls never come back to their caller, and every loop has a way out.
import type { BasicBlock, IrFunction } from '../../../ir/module.ts'
import type { Complain } from './violations.ts'

export function checkFlow(functions: readonly IrFunction[], complain: Complain): void {
  checkRecursion(functions, complain)
  for (const fn of functions) checkWaysOut(fn, complain)
}

function checkWaysOut(fn: IrFunction, complain: Complain): void {
  const caught = blockWithoutWayOut(fn)
  if (caught) complain('Flow.DeadLoop', `a loop in '${fn.name}'`, caught.terminator)
}

/** From every block some path must lead to the end: the last block of a loop that has none. */
export function blockWithoutWayOut(fn: IrFunction): BasicBlock | undefined {
  const leaves = new Set<BasicBlock>()
  const pending: BasicBlock[] = []
  for (const block of fn.blocks) if (block.successors().length === 0) pending.push(block)
  for (let block = pending.pop(); block; block = pending.pop()) {
    if (leaves.has(block)) continue
    leaves.add(block)
    pending.push(...block.predecessors())
  }
  return [...fn.blocks].filter((block) => !leaves.has(block)).at(-1)
}

/** Depth first; a call of a function that is still open closes a circle. */
function checkRecursion(functions: readonly IrFunction[], complain: Complain): void {
  const states = new Map<IrFunction, 'open' | 'done'>()
  for (const root of functions) {
    if (states.has(root)) continue
    const path: { readonly fn: IrFunction; readonly callees: IrFunction[] }[] = []
    const enter = (fn: IrFunction): void => {
      states.set(fn, 'open')
      path.push({ fn, callees: calleesOf(fn) })
    }
    enter(root)
    while (path.length > 0) {
      const { fn, callees } = path.at(-1)!
      const callee = callees.pop()
      if (!callee) {
        states.set(fn, 'done')
        path.pop()
      } else if (states.get(callee) === 'open') complain('Flow.NoRecursion', `'${callee.name}' calls itself`)
      else if (!states.has(callee)) enter(callee)
    }
  }
}

function calleesOf(fn: IrFunction): IrFunction[] {
  const callees = new Set<IrFunction>()
  for (const block of fn.blocks)
    for (const { calledFunction } of block.instructions)
      if (calledFunction && !calledFunction.isDeclaration) callees.add(calledFunction)
  return [...callees]
}
