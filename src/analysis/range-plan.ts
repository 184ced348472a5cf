// The facts about a function that an analysis of value ranges needs before its first round: the blocks in the order of the visit, what led to
// each of them, the values worth following, and what flows along the edges.
//
//   if (i < 4) { A } else { B }     a stop for A with the assumption `i < 4`, one for B with its opposite
import { Instruction } from '../ir/instructions.ts'
import type { BasicBlock, IrFunction } from '../ir/module.ts'
import type { Value } from '../ir/values.ts'
import { DominatorTree } from './dominators.ts'
import { everything } from './interval.ts'

/** From here on a table finds the value of an edge faster than a search. */
const manyWays = 16

/** A block, with what every round needs of it. */
export interface Stop {
  readonly block: BasicBlock
  /** Steps from the root of the dominator tree. */
  readonly level: number
  /** What led here: how the branch of the only predecessor went. */
  readonly assumption: Assumption | undefined
  /** Instructions whose interval is followed. */
  readonly followed: readonly Instruction[]
  /** Those of them that compare. */
  readonly comparisons: readonly Instruction[]
  /** The condition that decides between two exits. */
  readonly condition: Value | undefined
  readonly exits: readonly Exit[]
}

export interface Assumption {
  readonly condition: Instruction
  readonly holds: boolean
}

/** An edge to another block. */
export interface Exit {
  readonly target: number
  readonly assumption: Assumption | undefined
  /** The followed phis of the other block, each with the position of this edge. */
  readonly phis: readonly { readonly phi: Instruction; readonly edge: number }[]
}

export interface RangePlan {
  /** Down the dominator tree, siblings in the order of the flow graph. */
  readonly stops: readonly Stop[]
  /** How many slots the instructions have. */
  readonly slots: number
  readonly hasLoops: boolean
}

export function planRanges(fn: IrFunction): RangePlan {
  const tree = new DominatorTree(fn)
  const blocks = tree.preorder()
  const slots = fn.numberInstructions()
  const followed = decidingValues(blocks, slots)
  const edgeFrom = edgeFinder()
  const stops = blocks.map((block) => stopAt(block, tree.level(block), followed, edgeFrom))
  return { stops, slots, hasLoops: jumpsBack(blocks) }
}

function stopAt(block: BasicBlock, level: number, followed: Followed, edgeFrom: EdgeFinder): Stop {
  const terminator = block.terminator!
  const instructions = followed.inBlock[block.slot]!
  const isDecided =
    terminator.isConditionalBranch && terminator.ifTrue !== terminator.ifFalse && impliesFacts(terminator.condition)
  const exits: Exit[] = []
  for (let index = 0; index < terminator.successorCount; index++) {
    const successor = terminator.successor(index)
    const phis = followedPhis(block, successor, followed, edgeFrom)
    const assumption = isDecided && phis.length > 0 ? assumptionOf(terminator, index === 0) : undefined
    exits.push({ target: successor.slot, assumption, phis })
  }
  const branch = block.singlePredecessor?.terminator
  const isKnown = branch?.isConditionalBranch && branch.ifTrue !== branch.ifFalse
  return {
    block,
    level,
    // A block with one predecessor knows how the branch at the other end of it went.
    assumption: isKnown ? assumptionOf(branch, branch.ifTrue === block) : undefined,
    followed: instructions,
    comparisons: instructions.filter(({ opcode }) => opcode === 'icmp'),
    condition: isDecided ? terminator.condition : undefined,
    exits,
  }
}

function followedPhis(
  block: BasicBlock,
  successor: BasicBlock,
  { isFollowed }: Followed,
  edgeFrom: EdgeFinder,
): Exit['phis'] {
  let phis: { phi: Instruction; edge: number }[] | undefined
  for (let phi = successor.instructions.first; phi?.opcode === 'phi'; phi = phi.next) {
    if (isFollowed[phi.slot] === 0) continue
    const edge = edgeFrom(block, phi)
    if (edge >= 0) (phis ??= []).push({ phi, edge })
  }
  return phis ?? noPhis
}

/** Which edge of a phi comes from a block. */
type EdgeFinder = (block: BasicBlock, phi: Instruction) => number

/** Looks into a table where a huge switch or many returns meet. */
function edgeFinder(): EdgeFinder {
  const arriving = new Map<Instruction, ReadonlyMap<BasicBlock, number>>()
  return (block, phi) => {
    if (phi.incomingBlocks.length < manyWays) return phi.incomingBlocks.indexOf(block)
    let edges = arriving.get(phi)
    if (!edges) {
      edges = new Map(phi.incomingBlocks.map((from, index) => [from, index]))
      arriving.set(phi, edges)
    }
    return edges.get(block) ?? -1
  }
}

/** Undefined where it implies nothing. */
function assumptionOf({ condition }: Instruction, holds: boolean): Assumption | undefined {
  return condition instanceof Instruction && hasOtherUses(condition) ? { condition, holds } : undefined
}

/** Whether the condition, or what it compares, has other uses. */
function hasOtherUses(condition: Instruction): boolean {
  if (condition.uses.length !== 1) return true
  if (condition.opcode !== 'icmp') return condition.opcode !== 'fcmp'
  return condition.lhs.uses.length > 1 || condition.rhs.uses.length > 1
}

/** Whether a condition implies anything: a comparison of floats with a single use does not. */
function impliesFacts(condition: Value): boolean {
  return condition.uses.length !== 1 || !(condition instanceof Instruction) || condition.opcode !== 'fcmp'
}
const noPhis: Exit['phis'] = []

interface Followed {
  /** By slot. */
  readonly isFollowed: Uint8Array
  /** The followed instructions of each block, by its slot. */
  readonly inBlock: readonly (readonly Instruction[])[]
}

/** Integers that a comparison or a branch is decided by, directly or through others. Most of a shader is none of these. */
function decidingValues(blocks: readonly BasicBlock[], slots: number): Followed {
  const isFollowed = new Uint8Array(slots)
  const pending: Instruction[] = []
  const follow = (value: Value): void => {
    if (value.kind !== 'instruction' || value.type.kind !== 'int' || !everything(value.type.bits)) return
    const instruction = value as Instruction
    if (isFollowed[instruction.slot] === 1) return
    isFollowed[instruction.slot] = 1
    pending.push(instruction)
  }
  const integers: Instruction[][] = []
  for (const block of blocks) {
    const found: Instruction[] = []
    integers[block.slot] = found
    for (let each = block.instructions.first; each !== undefined; each = each.next) {
      if (each.type.kind !== 'int') continue
      found.push(each)
      if (each.opcode === 'icmp') follow(each)
    }
    const { terminator } = block
    if (terminator?.isConditionalBranch && impliesFacts(terminator.condition)) follow(terminator.condition)
  }
  for (let instruction = pending.pop(); instruction; instruction = pending.pop()) {
    if (instruction.opcode === 'load') continue
    for (const operand of instruction.operands) follow(operand)
  }
  return { isFollowed, inBlock: integers.map((found) => found.filter(({ slot }) => isFollowed[slot] === 1)) }
}

/** Whether some block jumps to one that comes before it, or to itself; slots are places in the order of the flow graph. */
function jumpsBack(blocks: readonly BasicBlock[]): boolean {
  for (const { slot, terminator } of blocks)
    for (let index = 0; index < terminator!.successorCount; index++)
      if (terminator!.successor(index).slot <= slot) return true
  return false
}
