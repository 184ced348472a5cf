// Which blocks every way to a block goes through (dominators), and every way from it to the end (post-dominators).
//
//   const tree = new DominatorTree(fn)
//   tree.dominates(entry, block)
//
// A tree describes the graph it was made from; make a new one after changing edges. Blocks have their slots as numbers (see cfg.ts), and
// what is known of them stands in arrays by that number.
import { Instruction } from '../ir/instructions.ts'
import type { BasicBlock, IrFunction } from '../ir/module.ts'
import type { Use, Value } from '../ir/values.ts'
import { reversePostorder } from './cfg.ts'
import { type Graph, immediateDominators, makeGraph } from './lengauer-tarjan.ts'

/** A tree over blocks; the root of a post-dominator tree is no block but the end of the function. */
abstract class BlockTree {
  /** Blocks by number. */
  readonly blocks: readonly BasicBlock[]
  protected readonly parents: Int32Array
  /** Edges from each node to its children, in ascending order. */
  readonly childEdges: Graph
  readonly levels: Int32Array
  private readonly entered: Int32Array
  private readonly left: Int32Array

  /** `parents` may have one more node than there are blocks: the root that is no block. */
  constructor(blocks: readonly BasicBlock[], parents: Int32Array, root: number) {
    this.blocks = blocks
    this.parents = parents
    const count = parents.length
    this.childEdges = childEdges(parents)
    this.levels = new Int32Array(count)
    this.entered = new Int32Array(count).fill(-1)
    this.left = new Int32Array(count)
    this.number(root)
  }

  private number(root: number): void {
    const { starts, targets } = this.childEdges
    let clock = 0
    const pending = [root]
    while (pending.length > 0) {
      const node = pending.pop()!
      if (node < 0) {
        this.left[~node] = clock++
        continue
      }
      this.entered[node] = clock++
      pending.push(~node)
      for (let edge = starts[node]!; edge < starts[node + 1]!; edge++) {
        const child = targets[edge]!
        this.levels[child] = this.levels[node]! + 1
        pending.push(child)
      }
    }
  }

  /** -1 for a block the tree does not know. */
  protected numberOf(block: BasicBlock): number {
    const number = block.slot
    return this.blocks[number] === block ? number : -1
  }

  /** Whether the tree knows the block; it does not know unreachable ones. */
  has(block: BasicBlock): boolean {
    return this.blocks[block.slot] === block
  }

  /** The next block up the tree. */
  parent(block: BasicBlock): BasicBlock | undefined {
    const number = this.numberOf(block)
    return number < 0 ? undefined : this.blocks[this.parents[number]!]
  }

  /** Steps from the root. */
  level(block: BasicBlock): number {
    const number = this.numberOf(block)
    return number < 0 ? 0 : this.levels[number]!
  }

  /** Whether `upper` is `lower` or above it. Unreachable blocks are below everything and above nothing but themselves. */
  protected covers(upper: BasicBlock, lower: BasicBlock): boolean {
    if (upper === lower) return true
    const below = this.numberOf(lower)
    if (below < 0) return true
    const above = this.numberOf(upper)
    if (above < 0) return false
    return this.entered[above]! <= this.entered[below]! && this.left[below]! <= this.left[above]!
  }
}

/** From the parent of each node, -1 where there is none. */
function childEdges(parents: Int32Array): Graph {
  const count = parents.length
  const starts = new Int32Array(count + 1)
  for (const parent of parents) if (parent !== -1) starts[parent + 1]!++
  for (let node = 0; node < count; node++) starts[node + 1]! += starts[node]!
  const next = starts.slice()
  const targets = new Int32Array(starts[count]!)
  for (let node = 0; node < count; node++) {
    const parent = parents[node]!
    if (parent !== -1) targets[next[parent]!++] = node
  }
  return { starts, targets }
}

/** The edges between the blocks, whose slots are their places in the list. */
function flowGraph(blocks: readonly BasicBlock[]): Graph {
  const starts = new Int32Array(blocks.length + 1)
  let count = 0
  for (let number = 0; number < blocks.length; number++) {
    count += blocks[number]!.terminator!.successorCount
    starts[number + 1] = count
  }
  const targets = new Int32Array(count)
  let edge = 0
  for (const block of blocks) {
    const terminator = block.terminator!
    for (let index = 0; index < terminator.successorCount; index++) targets[edge++] = terminator.successor(index).slot
  }
  return { starts, targets }
}

export class DominatorTree extends BlockTree {
  readonly successors: Graph

  constructor(fn: IrFunction) {
    const blocks = reversePostorder(fn)
    const successors = flowGraph(blocks)
    super(blocks, immediateDominators(successors, 0), 0)
    this.successors = successors
  }

  /** The block at the next level up; undefined for the entry. */
  immediateDominator(block: BasicBlock): BasicBlock | undefined {
    return this.parent(block)
  }

  isReachable(block: BasicBlock): boolean {
    return this.has(block)
  }

  dominates(upper: BasicBlock, lower: BasicBlock): boolean {
    return this.covers(upper, lower)
  }

  strictlyDominates(upper: BasicBlock, lower: BasicBlock): boolean {
    return upper !== lower && this.covers(upper, lower)
  }

  /** Whether the value is computed on every path to the use. A phi uses its values at the end of the incoming blocks. */
  dominatesUse(value: Value, use: Use): boolean {
    const user = use.user
    if (!(value instanceof Instruction) || !(user instanceof Instruction)) return true
    const definition = value.block
    const place = user.opcode === 'phi' ? user.incomingBlocks[use.index] : user.block
    if (definition === undefined || place === undefined) return false
    if (definition !== place || !this.has(place)) return this.dominates(definition, place)
    return user.opcode === 'phi' || value.comesBefore(user)
  }

  /** Whether the first instruction is executed before the second one whenever that is. */
  instructionDominates(first: Instruction, second: Instruction): boolean {
    if (first.block === undefined || second.block === undefined) return false
    return first.block === second.block ? first.comesBefore(second) : this.dominates(first.block, second.block)
  }

  /** Reachable blocks, each after its immediate dominator. */
  preorder(): BasicBlock[] {
    const { starts, targets } = this.childEdges
    const order: BasicBlock[] = []
    const pending = this.blocks.length === 0 ? [] : [0]
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      order.push(this.blocks[node]!)
      for (let edge = starts[node + 1]! - 1; edge >= starts[node]!; edge--) pending.push(targets[edge]!)
    }
    return order
  }
}

export class PostDominatorTree extends BlockTree {
  constructor(fn: IrFunction) {
    const blocks = reversePostorder(fn)
    const end = blocks.length
    // Edges from the end backwards.
    const edges: number[][] = Array.from({ length: end + 1 }, () => [])
    blocks.forEach((block, number) => {
      const successors = block.successors()
      for (const successor of successors) edges[successor.slot]!.push(number)
      if (successors.length === 0) edges[end]!.push(number)
    })
    connectEndlessLoops(edges, end)
    super(blocks, immediateDominators(makeGraph(end + 1, edges), end), end)
  }

  /** The next block on every path to the end: the immediate post-dominator; undefined when the paths meet only at the end. */
  immediatePostDominator(block: BasicBlock): BasicBlock | undefined {
    return this.parent(block)
  }

  postDominates(later: BasicBlock, earlier: BasicBlock): boolean {
    return this.covers(later, earlier)
  }
}

/** Loops that never end get an imaginary edge to the end from their last block, so that every block is in the tree. */
function connectEndlessLoops(edges: readonly number[][], end: number): void {
  const reached = new Uint8Array(end + 1)
  const reach = (start: number): void => {
    const pending = [start]
    reached[start] = 1
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      for (const target of edges[node]!) {
        if (reached[target]) continue
        reached[target] = 1
        pending.push(target)
      }
    }
  }
  reach(end)
  for (let node = end - 1; node >= 0; node--) {
    if (reached[node]) continue
    edges[end]!.push(node)
    reach(node)
  }
}
