// Branches and switches that always go the same way.
//
//   br i1 false, label %a, label %b => br label %b      switch i32 %x, label %d [ i32 3, label %d ] => br label %d
//   switch (x & 3) has no case 5
import { Builder } from '../../ir/builder.ts'
import { ConstantInt } from '../../ir/constants.ts'
import { plainLocation } from '../../ir/debug.ts'
import { Instruction } from '../../ir/instructions.ts'
import { branchWeights, setBranchWeights } from '../../ir/metadata.ts'
import type { BasicBlock } from '../../ir/module.ts'
import { voidType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { eraseDead } from '../effects.ts'
import type { Remark, Remarks, Way } from '../remarks.ts'
import { BitKnowledge } from '../simplify/known-bits.ts'

/** Why an edge is gone. */
export type Reason = Omit<Remark, 'use'>

export interface Settings {
  readonly remarks: Remarks
  readonly level: number
}

/** The edges that were cut, by their targets. */
export type CutEdges = Map<BasicBlock, Reason>

/** Replaces a terminator that cannot choose by one that does not; records in `cut` what is no longer reached this way. */
export function simplifyTerminator(block: BasicBlock, { remarks, level }: Settings, cut: CutEdges): boolean {
  const terminator = block.terminator
  if (terminator === undefined || terminator.successorCount < 2) return false
  const target = decidedTarget(terminator)
  if (target !== undefined) {
    for (const successor of block.successors())
      if (successor !== target && !cut.has(successor)) cut.set(successor, reasonFor(terminator, remarks))
    jumpTo(block, target, remarks, wayOf(terminator))
    return true
  }
  if (terminator.opcode !== 'switch') return false
  // Without optimisation DXC keeps them.
  const isSmaller = level > 0 && removeImpossibleCases(terminator, remarks, cut)
  return simplifySwitch(terminator, remarks) || isSmaller
}

/** Cases that the bits of the value rule out. */
function removeImpossibleCases(terminator: Instruction, remarks: Remarks, cut: CutEdges): boolean {
  const block = terminator.block!
  const bits = new BitKnowledge().of(terminator.operand(0))
  if (bits === undefined || (bits.zeros | bits.ones) === 0) return false
  const location = plainLocation(terminator.location)
  let changed = false
  for (let index = terminator.caseCount - 1; index >= 0; index--) {
    const number = terminator.caseValue(index).unsignedNumber
    if ((number & bits.zeros) === 0 && (~number & bits.ones) === 0) continue
    const target = terminator.caseTarget(index)
    const text = `the switch value is never ${terminator.caseValue(index).value}`
    if (!cut.has(target)) cut.set(target, { kind: 'branch-never-taken', text, location })
    terminator.removeCase(index)
    keepEdges(block, target, edgesTo(target, terminator))
    changed = true
  }
  if (terminator.caseCount === 0) jumpTo(block, terminator.successor(0), remarks)
  return changed
}

function decidedTarget(terminator: Instruction): BasicBlock | undefined {
  const first = terminator.successor(0)
  if (leadsOnlyTo(first, terminator)) return first
  const value = terminator.operand(0)
  // An uninitialized condition may be anything; DXC takes it as false, and its validator does not let it be read.
  if (isNothing(value)) return terminator.successor(terminator.opcode === 'br' ? 1 : 0)
  return value instanceof ConstantInt ? terminator.successorFor(value) : undefined
}

function leadsOnlyTo(target: BasicBlock, terminator: Instruction): boolean {
  for (let index = 1; index < terminator.successorCount; index++)
    if (terminator.successor(index) !== target) return false
  return true
}

function edgesTo(target: BasicBlock, terminator: Instruction): number {
  let count = 0
  for (let index = 0; index < terminator.successorCount; index++) if (terminator.successor(index) === target) count++
  return count
}

/** What a constant says. */
function wayOf(terminator: Instruction): Way {
  const value = terminator.operand(0)
  if (!(value instanceof ConstantInt)) return 'either'
  return terminator.opcode === 'br' ? !value.isZero : value.value
}

function isNothing({ kind }: Value): boolean {
  return kind === 'undef' || kind === 'poison'
}

function reasonFor(terminator: Instruction, remarks: Remarks): Reason {
  return {
    kind: 'branch-never-taken',
    text: remarks.decision(terminator) ?? usualReason(terminator, remarks),
    location: plainLocation(terminator.location),
  }
}

function usualReason(terminator: Instruction, remarks: Remarks): string {
  const value = terminator.operand(0)
  const isBranch = terminator.opcode === 'br'
  if (isNothing(value)) return `the ${isBranch ? 'condition' : 'switch value'} is not initialized`
  const { isZero, value: number } = value as ConstantInt
  return isBranch ? remarks.verdict(terminator, !isZero) : `the switch value is always ${number}`
}

/** Ends the block with a jump to one of its successors, and forgets the edges to the others; `way`: what is known of the condition. */
export function jumpTo(block: BasicBlock, target: BasicBlock, remarks: Remarks, way: Way = 'either'): void {
  const terminator = block.terminator!
  remarks.chose(terminator, way)
  for (const successor of block.successors()) keepEdges(block, successor, successor === target ? 1 : 0)
  const condition = terminator.operand(0)
  const jump = new Instruction('br', voidType, [target])
  jump.location = terminator.location
  jump.metadata = terminator.metadata
  setBranchWeights(jump, undefined)
  terminator.erase()
  block.append(jump)
  if (condition instanceof Instruction) eraseDead(condition, remarks)
}

/** Leaves `count` entries for edges from `block` in the phis of `target`. */
function keepEdges(block: BasicBlock, target: BasicBlock, count: number): void {
  for (const phi of target.phis()) {
    let kept = 0
    phi.removeIncomingIf((from) => from === block && ++kept > count)
  }
}

/** Cases that go where the default goes are none; a switch with one case is a branch. */
function simplifySwitch(terminator: Instruction, remarks: Remarks): boolean {
  const { block } = terminator
  if (!block) return false
  const fallback = terminator.successor(0)
  let removed = 0
  for (let index = terminator.caseCount - 1; index >= 0; index--) {
    if (terminator.caseTarget(index) !== fallback) continue
    terminator.removeCase(index)
    removed++
  }
  if (removed > 0) keepEdges(block, fallback, 1)
  if (terminator.caseCount !== 1) return removed > 0
  const builder = new Builder(block.parent!.module!)
  builder.positionBefore(terminator)
  const value = terminator.operand(0)
  const condition = builder.icmp('eq', value, terminator.caseValue(0))
  const branch = builder.condBr(condition, terminator.caseTarget(0), fallback)
  remarks.madeOfCase(branch, terminator.caseValue(0).value)
  setBranchWeights(branch, branchWeights(terminator)?.reverse())
  remarks.chose(terminator, 'either')
  terminator.erase()
  if (value instanceof Instruction) eraseDead(value, remarks)
  return true
}
