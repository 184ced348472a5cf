// Computes what little a branch guards before the branch, which then is none.
//
//   if (a || b) f();             =>    br (or a, b), ...                  one branch, where a second test was cheap
//   if (c) x = x + 1;            =>    x = select c, x + 1, x
//
// What is cheap is what LLVM's SimplifyCFG says, as in DXC: two instructions that read no memory and call nothing. Runs when nothing is
// left to learn from the branches: what holds behind one of two tests is not seen behind their union.
import { reversePostorder } from '../analysis/cfg.ts'
import { Builder } from '../ir/builder.ts'
import { ConstantInt, constantBool } from '../ir/constants.ts'
import type { Instruction } from '../ir/instructions.ts'
import { isBranchWanted } from '../ir/metadata.ts'
import type { BasicBlock, IrFunction, Module } from '../ir/module.ts'
import { Trait } from '../ir/opcodes.ts'
import { effort } from '../support/limits.ts'
import { definePass } from './define.ts'
import type { Remarks } from './remarks.ts'
import { absorbSuccessors, convertDiamond } from './simplify-cfg/blocks.ts'

export const speculate = definePass({
  name: 'speculate',
  summary: 'Compute what little a branch guards before it, and choose.',
  after: ['simplify-cfg'],
  ignores: ['speculate'],
  run(module: Module, { remarks }): boolean {
    let changed = false
    for (const fn of module.functions.values()) if (!fn.isDeclaration) changed = speculateIn(fn, remarks) || changed
    return changed
  },
})

/** A first test takes in one after the other of those behind it; of arms the innermost come first, so that those around them get small. */
function speculateIn(fn: IrFunction, remarks: Remarks): boolean {
  let changed = false
  for (let progress = true; progress; ) {
    progress = false
    for (const block of reversePostorder(fn)) {
      while (block.parent !== undefined && mergeTests(block, remarks)) progress = true
    }
    for (const block of reversePostorder(fn).reverse()) {
      while (block.parent !== undefined && chooseBetweenArms(block, remarks)) {
        absorbSuccessors(block)
        progress = true
      }
    }
    changed ||= progress
  }
  return changed
}

/** A block behind one side of a branch that only tests once more whether to go where the other side leads. */
function mergeTests(block: BasicBlock, remarks: Remarks): boolean {
  const first = block.terminator
  if (!isFreeBranch(first)) return false
  for (const side of [0, 1]) {
    const test = first.successor(side)
    const shared = first.successor(1 - side)
    const second = test.terminator
    if (!isFreeBranch(second) || test === shared || !isCheap(test, block)) continue
    const target = [second.successor(0), second.successor(1)].find((each) => each !== shared)
    if (target === undefined || target === test || !test.successors().includes(shared)) continue
    if (shared.phis().some((phi) => phi.incomingFrom(block) !== phi.incomingFrom(test))) continue
    for (const branch of [first, second]) remarks.chose(branch, 'either')
    merge(first, second, side, target, shared)
    return true
  }
  return false
}

function merge(first: Instruction, second: Instruction, side: number, target: BasicBlock, shared: BasicBlock): void {
  const block = first.block!
  const test = second.block!
  moveInFront(test, first)
  const builder = new Builder(block.parent!.module!)
  builder.positionBefore(first)
  builder.location = second.location
  // Which side leads on is the first test's matter; the second one is turned round where it says the opposite.
  const isTurned = second.successor(side) !== target
  const condition = isTurned ? builder.binary('xor', second.condition, constantBool(true)) : second.condition
  first.setOperand(0, builder.binary(side === 0 ? 'and' : 'or', first.condition, condition))
  for (const phi of shared.phis()) phi.removeIncomingIf((from) => from === test)
  for (const phi of target.phis()) phi.replaceIncomingBlock(test, block)
  first.setSuccessor(side, target)
  test.dropAllOperands()
  test.erase()
}

function chooseBetweenArms(block: BasicBlock, remarks: Remarks): boolean {
  const branch = block.terminator
  if (!isFreeBranch(branch)) return false
  const arms = block.successors().filter((each) => isArm(each, block))
  const join = arms[0]?.singleSuccessor
  if (join === undefined || !block.successors().every((each) => each === join || each.singleSuccessor === join))
    return false
  if (arms.length < 2 && !block.successors().includes(join)) return false
  const moved = arms.reduce((sum, arm) => sum + arm.instructions.length - 1, 0)
  const sources = block.successors().map((each) => (each === join ? block : each))
  const phis = join.phis()
  const choices = phis.filter((phi) => phi.incomingFrom(sources[0]!) !== phi.incomingFrom(sources[1]!))
  if (moved > 1 && choices.length > effort.speculatedChoices.most) return false
  if (phis.some(({ type }) => type.kind === 'target' || type.kind === 'pointer' || type.kind === 'struct')) return false
  for (const arm of arms) moveInFront(arm, branch)
  return convertDiamond(block, remarks) || moved > 0
}

function isArm(arm: BasicBlock, from: BasicBlock): boolean {
  const { terminator } = arm
  return terminator?.opcode === 'br' && terminator.successorCount === 1 && !isLoopEnd(terminator) && isCheap(arm, from)
}

/** Loops keep their hints and their one jump back; and `[branch]` is what the author wants. */
function isFreeBranch(terminator: Instruction | undefined): terminator is Instruction {
  return terminator?.isConditionalBranch === true && !isLoopEnd(terminator) && !isBranchWanted(terminator)
}

function isLoopEnd(terminator: Instruction): boolean {
  return terminator.metadata?.has('llvm.loop') === true
}

/** Reached only from one block, with few instructions that may as well run when they are not asked for. */
function isCheap(block: BasicBlock, from: BasicBlock): boolean {
  if (block.singlePredecessor !== from || block === from) return false
  if (block.instructions.length > effort.speculated.most + 1) return false
  for (const each of block.instructions) if (!each.isTerminator && !maySpeculate(each)) return false
  return true
}

function maySpeculate(instruction: Instruction): boolean {
  const { opcode } = instruction
  if (opcode === 'phi' || opcode === 'alloca' || instruction.hasTrait(Trait.call | Trait.memory)) return false
  if (opcode !== 'udiv' && opcode !== 'sdiv' && opcode !== 'urem' && opcode !== 'srem') return true
  const divisor = instruction.operand(1)
  return divisor instanceof ConstantInt && divisor.value > 0n
}

/** Without the records of variables: nobody assigns them there when the branch goes the other way. */
function moveInFront(block: BasicBlock, place: Instruction): void {
  for (const each of [...block.instructions]) if (!each.isTerminator) each.moveBefore(place)
}
