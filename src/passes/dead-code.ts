// Removes everything that nothing the shader writes depends on, branches and loops included.
//
//   for (i = 0; i < n; ++i) sum += A[i];     sum is never used     =>     the loop is gone, and A with it
//
// Everything is assumed dead until proved alive: writes, atomics, barriers and returns are, and so is what they compute with, and
// so are the branches that decide whether they run (found in the post-dominator tree). A dead branch becomes a jump to
// the block where its paths meet again. Operations that lanes of a wave do together keep all branches of the loops around them. Loops are taken to end, as LLVM does for `mustprogress`; endless ones stay.
import { PostDominatorTree } from '../analysis/dominators.ts'
import { type Loop, LoopForest } from '../analysis/loops.ts'
import { poisonValue } from '../ir/constants.ts'
import { Instruction } from '../ir/instructions.ts'
import type { BasicBlock, IrFunction, Module } from '../ir/module.ts'
import { voidType } from '../ir/types.ts'
import { bug } from '../support/bug.ts'
import { ControlDependence } from './dead-code/control-dependence.ts'
import { definePass } from './define.ts'
import { isCrossLane, mayWrite, recordUnused } from './effects.ts'
import type { Remarks } from './remarks.ts'
import { jumpTo } from './simplify-cfg/terminators.ts'
import { removeUnreachable } from './simplify-cfg/unreachable.ts'

export const deadCode = definePass({
  name: 'dead-code',
  summary: 'Remove what no write depends on, branches and loops included.',
  after: [],
  ignores: ['dead-code'],
  run(module: Module, { remarks }): boolean {
    let changed = false
    const functions = [...module.functions.values()]
    const keeps = module.keepsCrossLane && functions.some((fn) => fn.isDeclaration && fn.facts.isCrossLane)
    for (const fn of functions) {
      if (fn.isDeclaration) continue
      // Unreachable code may use anything and is in no tree.
      changed = removeUnreachable(fn, new Map(), remarks) || changed
      changed = collapseBranches(fn, remarks) || changed
      changed = removeDead(fn, new Liveness(fn, keeps), remarks) || changed
    }
    return changed
  },
})

/** Branches all of whose paths are the same. */
function collapseBranches(fn: IrFunction, remarks: Remarks): boolean {
  let changed = false
  for (let block = fn.blocks.first; block !== undefined; block = block.next) {
    if ((block.terminator?.operands.length ?? 0) < 2) continue
    const { singleSuccessor } = block
    if (singleSuccessor === undefined) continue
    jumpTo(block, singleSuccessor, remarks)
    changed = true
  }
  return changed
}

class Liveness {
  readonly tree: PostDominatorTree
  /** By the instructions' slots. */
  private readonly live: Uint8Array
  /** Blocks whose running, or not running, matters, by their slots. */
  private readonly liveBlocks: Uint8Array
  private readonly pending: Instruction[] = []
  private readonly control: ControlDependence
  private readonly fn: IrFunction
  private loops: LoopForest | undefined
  private readonly markedLoops = new Set<Loop>()
  /** How many instructions are not known to be alive. */
  private others = 0

  constructor(fn: IrFunction, keepsCrossLane: boolean) {
    this.fn = fn
    this.tree = new PostDominatorTree(fn)
    this.control = new ControlDependence(this.tree)
    this.live = new Uint8Array(fn.numberInstructions())
    this.liveBlocks = new Uint8Array(this.tree.blocks.length)
    for (const block of endlessBlocks(this.tree.blocks)) this.mark(block.terminator!)
    for (const block of this.tree.blocks) {
      this.others += block.instructions.length
      for (let each = block.instructions.first; each !== undefined; each = each.next) if (isRoot(each)) this.mark(each)
    }
    this.follow()
    if (keepsCrossLane) while (this.markCrossLane()) this.follow()
  }

  isLive(instruction: Instruction): boolean {
    return this.live[instruction.slot] === 1
  }

  /** Whether only unconditional jumps, which stay, may be dead. */
  get isComplete(): boolean {
    let jumps = 0
    for (const { terminator } of this.tree.blocks)
      if (!this.isLive(terminator!) && terminator!.successorCount === 1) jumps++
    return this.others === jumps
  }

  private follow(): void {
    for (let instruction = this.pending.pop(); instruction; instruction = this.pending.pop()) this.visit(instruction)
  }

  /** What lanes do together where the function comes by anyhow; a branch or a loop that holds nothing else goes, as in DXC. */
  private markCrossLane(): boolean {
    const before = this.others
    for (const block of this.remainingBlocks())
      for (let each = block.instructions.first; each !== undefined; each = each.next)
        if (isCrossLane(each)) this.mark(each)
    return this.others < before
  }

  /** Those that are reached once dead branches are jumps. */
  private remainingBlocks(): ReadonlySet<BasicBlock> {
    const reached = new Set<BasicBlock>()
    const pending = [this.fn.entry]
    for (let block = pending.pop(); block; block = pending.pop()) {
      if (reached.has(block)) continue
      reached.add(block)
      const isDecided = !this.isLive(block.terminator!)
      const meeting = isDecided ? this.tree.immediatePostDominator(block) : undefined
      pending.push(...(meeting ? [meeting] : block.successors()))
    }
    return reached
  }

  private mark(instruction: Instruction): void {
    if (this.live[instruction.slot] === 1) return
    this.live[instruction.slot] = 1
    this.others--
    this.pending.push(instruction)
  }

  private markBlock(block: BasicBlock): void {
    if (this.liveBlocks[block.slot] === 1) return
    this.liveBlocks[block.slot] = 1
    for (const decider of this.control.take(block)) this.mark(decider.terminator!)
  }

  private visit(instruction: Instruction): void {
    this.markBlock(instruction.block!)
    if (isCrossLane(instruction)) this.markLoops(instruction.block!)
    const { operands, incomingBlocks } = instruction
    for (let index = 0; index < operands.length; index++) {
      const operand = operands[index]!
      if (operand.kind === 'instruction') this.mark(operand as Instruction)
    }
    // Which value a phi has depends on which way was taken.
    for (let index = 0; index < incomingBlocks.length; index++) this.markBlock(incomingBlocks[index]!)
  }

  /** Which lanes come to an operation in a loop together is a matter of every branch around it, not only of whether they come. */
  private markLoops(block: BasicBlock): void {
    this.loops ??= new LoopForest(this.fn)
    for (let loop = this.loops.loopOf(block); loop && !this.markedLoops.has(loop); loop = loop.parent) {
      this.markedLoops.add(loop)
      for (const { terminator } of loop.blocks()) if (terminator!.successorCount > 1) this.mark(terminator!)
    }
  }
}

function isRoot(instruction: Instruction): boolean {
  if (!instruction.isTerminator) return mayWrite(instruction)
  return instruction.successorCount === 0
}

/** Blocks from which no path leads to the end; the slot of a block is its place in the list. */
function endlessBlocks(blocks: readonly BasicBlock[]): BasicBlock[] {
  const isEnding = new Uint8Array(blocks.length)
  const pending = blocks.filter((block) => block.terminator!.successorCount === 0)
  for (let block = pending.pop(); block; block = pending.pop()) {
    if (isEnding[block.slot] === 1) continue
    isEnding[block.slot] = 1
    for (const { user } of block.uses) pending.push((user as Instruction).block!)
  }
  return blocks.filter((block) => isEnding[block.slot] === 0)
}

function removeDead(fn: IrFunction, liveness: Liveness, remarks: Remarks): boolean {
  if (liveness.isComplete) return false
  const dead: Instruction[] = []
  const decided: BasicBlock[] = []
  for (const block of fn.blocks) {
    for (let each = block.instructions.first; each !== undefined; each = each.next) {
      if (liveness.isLive(each)) continue
      if (!each.isTerminator) dead.push(each)
      else if (each.successorCount > 1) decided.push(block)
    }
  }
  for (const block of decided) jumpToMeeting(block, liveness.tree.immediatePostDominator(block), remarks)
  for (const instruction of dead) recordUnused(instruction, remarks)
  // Dead instructions use each other in circles.
  for (const instruction of dead) if (instruction.hasUses) instruction.replaceAllUsesWith(poisonValue(instruction.type))
  for (const instruction of dead) instruction.erase()
  if (decided.length > 0) removeUnreachable(fn, new Map(), remarks)
  return dead.length > 0 || decided.length > 0
}

function jumpToMeeting(block: BasicBlock, meeting: BasicBlock | undefined, remarks: Remarks): void {
  const target = meeting ?? bug('the paths of a dead branch do not meet')
  const old = block.terminator!
  remarks.chose(old, 'either')
  // Phis of the meeting point are dead: a live one would need to know which way was taken.
  for (const successor of block.successors())
    for (const phi of successor.phis()) phi.removeIncomingIf((from) => from === block)
  const jump = new Instruction('br', voidType, [target])
  jump.location = old.location
  old.erase()
  block.append(jump)
}
