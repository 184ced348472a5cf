// Blocks that need not be: those that only continue another, those that do nothing, and diamonds that only choose a value.
//
//   a: br b; b: ret             =>   a: ret
//   a: br c, t, e; t: br j; e: br j; j: phi [x, t], [y, e]    =>   a: select c, x, y
import { Builder } from '../../ir/builder.ts'
import { poisonValue } from '../../ir/constants.ts'
import type { Instruction } from '../../ir/instructions.ts'
import type { BasicBlock } from '../../ir/module.ts'
import type { Value } from '../../ir/values.ts'
import { effort } from '../../support/limits.ts'
import type { Remarks } from '../remarks.ts'
import { jumpTo } from './terminators.ts'

function isJump(terminator: Instruction | undefined): terminator is Instruction {
  return terminator?.opcode === 'br' && terminator.operands.length === 1
}

/** Takes in the block behind, as long as there is one that only continues this one. */
export function absorbSuccessors(block: BasicBlock): boolean {
  let changed = false
  for (;;) {
    const terminator = block.terminator
    if (!isJump(terminator)) return changed
    const next = terminator.successor(0)
    if (next === block || next.isEntry || next.uses.length !== 1) return changed
    for (const phi of next.phis()) {
      const value = phi.operand(0)
      phi.replaceWith(value === phi ? poisonValue(phi.type) : value)
    }
    terminator.erase()
    next.replaceInSuccessorPhis(block)
    for (let each = next.instructions.first; each !== undefined; each = next.instructions.first) {
      next.take(each)
      block.append(each)
    }
    next.erase()
    changed = true
  }
}

/** Leads the edges into a block that only jumps on to where it jumps. */
export function bypassEmptyBlock(block: BasicBlock, isLoopHeader: (block: BasicBlock) => boolean): boolean {
  const terminator = block.terminator
  if (!isJump(terminator) || block.isEntry || block.firstNonPhi() !== terminator) return false
  const target = terminator.successor(0)
  // Loops keep one preheader and one latch: other passes look for them there.
  if (target === block || isLoopHeader(target) || terminator.metadata?.has('llvm.loop')) return false
  const phis = block.phis()
  if (phis.some((phi) => phi.uses.some(({ user, index }) => !isIncoming(user as Instruction, index, target, block))))
    return false
  const targetPhis = target.phis()
  if (targetPhis.length > 0 && (target.uses.length > effort.mergedEdges.most || sharesPredecessor(block, target)))
    return false
  for (const phi of targetPhis) redirectPhi(phi, block)
  for (const phi of phis) phi.erase()
  keepDebug(block, terminator, target)
  terminator.erase()
  block.replaceAllUsesWith(target)
  block.erase()
  return true
}

/** Debug records of an empty block move before or after it, to a place that only its own path reaches. */
function keepDebug(block: BasicBlock, jump: Instruction, target: BasicBlock): void {
  const before = block.uses.length === 1 ? (block.uses[0]!.user as Instruction) : undefined
  if (isJump(before)) {
    before.location = jump.location
    before.takeRecords(jump)
  } else if (target.uses.length === 1) jump.passRecords(target.firstNonPhi()!)
}

/** Then the target's phis would need two values for one predecessor. */
function sharesPredecessor(block: BasicBlock, target: BasicBlock): boolean {
  const others = new Set(target.predecessors())
  return block.predecessors().some((predecessor) => others.has(predecessor))
}

function isIncoming(user: Instruction, index: number, target: BasicBlock, from: BasicBlock): boolean {
  return user.opcode === 'phi' && user.block === target && user.incomingBlocks[index] === from
}

/** One entry for the block becomes one per edge into the block. */
function redirectPhi(phi: Instruction, block: BasicBlock): void {
  const position = phi.incomingBlocks.indexOf(block)
  const value = phi.operand(position)
  phi.removeIncoming(position)
  const inner =
    value.kind === 'instruction' && (value as Instruction).block === block ? (value as Instruction) : undefined
  const values = new Map<BasicBlock, Value>()
  inner?.incomingBlocks.forEach((from, index) => {
    values.set(from, inner.operand(index))
  })
  for (const { user } of block.uses) {
    const from = (user as Instruction).block!
    phi.addIncoming(inner === undefined ? value : values.get(from)!, from)
  }
}

/** The block an arm leads to without doing anything, or the arm itself. */
function throughEmptyArm(arm: BasicBlock, from: BasicBlock): BasicBlock {
  const terminator = arm.terminator
  const isEmpty = isJump(terminator) && arm.instructions.first === terminator && arm.singlePredecessor === from
  return isEmpty && !terminator.metadata?.has('llvm.loop') ? terminator.successor(0) : arm
}

/** Arms of a branch that only choose values become choices. */
export function convertDiamond(block: BasicBlock, remarks: Remarks): boolean {
  const branch = block.terminator
  if (!branch?.isConditionalBranch) return false
  const [yes, no] = [branch.successor(0), branch.successor(1)]
  if (yes === no) return false
  const join = joinOf(yes, no, block)
  if (join === undefined || join === block || join.uses.length > effort.mergedEdges.most) return false
  const phis = join.phis()
  const fromYes = yes === join ? block : yes
  const fromNo = no === join ? block : no
  const choices = phis.filter((phi) => phi.incomingFrom(fromYes) !== phi.incomingFrom(fromNo))
  if (choices.length > effort.mergedChoices.most) return false
  const builder = new Builder(block.parent!.module!)
  builder.positionBefore(branch)
  for (const phi of phis) {
    const [ifTrue, ifFalse] = [phi.incomingFrom(fromYes)!, phi.incomingFrom(fromNo)!]
    const chosen = ifTrue === ifFalse ? ifTrue : builder.select(branch.condition, ifTrue, ifFalse, phi.name)
    phi.removeIncomingIf((from) => from === fromYes || from === fromNo)
    phi.addIncoming(chosen, block)
  }
  for (const arm of [yes, no]) if (arm !== join) arm.dropAllOperands()
  branch.setSuccessor(0, join)
  branch.setSuccessor(1, join)
  for (const arm of [yes, no]) if (arm !== join) arm.erase()
  // Both edges go to the join now, but its phis have one entry already.
  for (const phi of phis) phi.addIncoming(phi.incomingFrom(block)!, block)
  jumpTo(block, join, remarks)
  return true
}

function joinOf(yes: BasicBlock, no: BasicBlock, from: BasicBlock): BasicBlock | undefined {
  const behindYes = throughEmptyArm(yes, from)
  const behindNo = throughEmptyArm(no, from)
  if (behindYes === no) return no
  if (behindNo === yes) return yes
  return behindYes === behindNo && behindYes !== yes && behindNo !== no ? behindYes : undefined
}
