// Jumps over blocks that only look at where they came from.
//
//   a: br c, rhs, end;  rhs: br end;  end: p = phi [false, a], [d, rhs]; br p, then, else
//   =>  a goes straight to else
//
// Short-circuit operators leave such blocks behind.
import { ConstantInt } from '../../ir/constants.ts'
import type { Instruction } from '../../ir/instructions.ts'
import type { BasicBlock } from '../../ir/module.ts'
import type { Value } from '../../ir/values.ts'
import type { Remarks } from '../remarks.ts'

export function threadJumps(
  block: BasicBlock,
  isLoopHeader: (block: BasicBlock) => boolean,
  remarks: Remarks,
): boolean {
  const branch = block.terminator
  if (!branch?.isConditionalBranch || block.firstNonPhi() !== branch || isLoopHeader(block)) return false
  const decision = branch.condition
  if (decision.kind !== 'instruction' || (decision as Instruction).block !== block) return false
  const phis = block.phis()
  if (block.successors().some(isLoopHeader) || !phis.every((phi) => isUsedOnlyAround(phi, branch))) return false
  const values = new Map(phis.map((phi) => [phi as Value, valuesByEdge(phi)]))
  const moved = new Set<BasicBlock>()
  for (const [from, value] of values.get(decision)!) {
    if (!(value instanceof ConstantInt) || from === block) continue
    const target = branch.successor(value.isZero ? 1 : 0)
    if (from.successors().includes(target)) continue
    redirect(from, block, target, values)
    remarks.chose(branch, !value.isZero)
    moved.add(from)
  }
  if (moved.size === 0) return false
  for (const phi of phis) phi.removeIncomingIf((from) => moved.has(from))
  return true
}

function valuesByEdge(phi: Instruction): Map<BasicBlock, Value> {
  return new Map(phi.incomingBlocks.map((from, index) => [from, phi.operand(index)]))
}

/** Whether the phi is used only by the branch and by phis right behind it. */
function isUsedOnlyAround(phi: Instruction, branch: Instruction): boolean {
  const block = branch.block!
  return phi.uses.every(({ user, index }) => {
    const instruction = user as Instruction
    return instruction === branch || (instruction.opcode === 'phi' && instruction.incomingBlocks[index] === block)
  })
}

/** `values`: what the phis of `over` are for each edge. */
function redirect(
  from: BasicBlock,
  over: BasicBlock,
  target: BasicBlock,
  values: ReadonlyMap<Value, ReadonlyMap<BasicBlock, Value>>,
): void {
  const terminator = from.terminator!
  let edges = 0
  for (let index = 0; index < terminator.successorCount; index++) {
    if (terminator.successor(index) !== over) continue
    terminator.setSuccessor(index, target)
    edges++
  }
  for (const phi of target.phis()) {
    const value = phi.incomingFrom(over)!
    for (let edge = 0; edge < edges; edge++) phi.addIncoming(values.get(value)?.get(from) ?? value, from)
  }
}
