// How often a loop runs, found by running its counter.
//
//   for (i = 0; i < 10; i += 3)      4 iterations
//
// Starts with the constants the loop is entered with and evaluates one exit condition iteration by iteration, as long as
// everything it depends on is constant.
import { ConstantInt, isConstant } from '../ir/constants.ts'
import { foldInstruction } from '../ir/fold.ts'
import { Instruction } from '../ir/instructions.ts'
import type { BasicBlock } from '../ir/module.ts'
import type { Value } from '../ir/values.ts'
import { effort } from '../support/limits.ts'
import type { Loop } from './loops.ts'

/** Full iterations of the body before an exit is taken; `more` than the limit; `undefined` when that is not known. */
export type TripCount = number | 'more' | undefined

export function tripCount(loop: Loop, preheader: BasicBlock, latch: BasicBlock, limit: number): TripCount {
  let least: TripCount
  for (const exiting of loop.exitingBlocks()) {
    // Another exit may end the loop earlier in any iteration, this one in every: it must be passed each time.
    const branch = exiting.terminator!
    if (!branch.isConditionalBranch || (exiting !== loop.header && exiting !== latch)) continue
    const count = runCounter(loop, preheader, latch, branch, limit)
    if (least === undefined || least === 'more') least = count ?? least
    else if (typeof count === 'number') least = Math.min(least, count)
  }
  return least
}

function runCounter(
  loop: Loop,
  preheader: BasicBlock,
  latch: BasicBlock,
  branch: Instruction,
  limit: number,
): TripCount {
  const slice = sliceOf(branch.condition, loop, latch)
  if (!slice) return undefined
  let values = new Map<Value, Value>()
  for (const phi of slice.phis) {
    const start = phi.incomingFrom(preheader)
    if (!start || !isConstant(start)) return undefined
    values.set(phi, start)
  }
  const staysWhenTrue = loop.contains(branch.ifTrue as BasicBlock)
  for (let iteration = 0; iteration <= limit; iteration++) {
    const condition = evaluate(branch.condition, values, slice.order)
    if (!(condition instanceof ConstantInt)) return undefined
    if (condition.isOne !== staysWhenTrue) return iteration
    const next = new Map<Value, Value>()
    for (const phi of slice.phis) {
      const value = evaluate(phi.incomingFrom(latch)!, values, slice.order)
      if (!value || !isConstant(value)) return undefined
      next.set(phi, value)
    }
    values = next
  }
  return 'more'
}

interface Slice {
  readonly phis: readonly Instruction[]
  /** Operands before users. */
  readonly order: readonly Instruction[]
}

/** The instructions of the loop that the condition, and the next values of the phis it needs, are computed from. */
function sliceOf(condition: Value, loop: Loop, latch: BasicBlock): Slice | undefined {
  const phis: Instruction[] = []
  const order: Instruction[] = []
  const seen = new Set<Value>()
  const roots: Value[] = [condition]
  for (let root = roots.pop(); root; root = roots.pop()) {
    const pending: (Value | { readonly done: Instruction })[] = [root]
    for (let step = pending.pop(); step; step = pending.pop()) {
      if ('done' in step) {
        order.push(step.done)
        continue
      }
      if (isConstant(step) || seen.has(step)) continue
      if (!(step instanceof Instruction) || !loop.contains(step.block!) || seen.size >= effort.exitCondition.most)
        return undefined
      seen.add(step)
      if (step.opcode === 'phi') {
        if (step.block !== loop.header) return undefined
        phis.push(step)
        roots.push(step.incomingFrom(latch)!)
        continue
      }
      pending.push({ done: step })
      for (const operand of step.operands) pending.push(operand)
    }
  }
  return { phis, order }
}

/** Computes everything in order with the phis' values of this iteration, then reads the one that is asked for. */
function evaluate(value: Value, values: Map<Value, Value>, order: readonly Instruction[]): Value | undefined {
  if (isConstant(value)) return value
  const known = values.get(value)
  if (known) return known
  for (const instruction of order) {
    if (values.has(instruction)) continue
    const copy = instruction.clone()
    copy.operands.forEach((operand, index) => {
      const replacement = values.get(operand)
      if (replacement) copy.setOperand(index, replacement)
    })
    const folded = copy.operands.every(isConstant) ? foldInstruction(copy) : undefined
    copy.dropOperands()
    if (folded) values.set(instruction, folded)
  }
  return values.get(value)
}
