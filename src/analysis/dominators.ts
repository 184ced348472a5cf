// Which blocks every way to a block goes through (dominators), and every way from it to the end (post-dominators).
//
//   const tree = new DominatorTree(fn)
//   tree.dominates(entry, block)
//   for (const block of tree.iteratedFrontier(storingBlocks)) ...   // where phis for a variable belong
//
// A tree describes the graph it was made from; make a new one after changing edges.
import { Instruction } from '../ir/instructions.ts'
import type { BasicBlock, IrFunction } from '../ir/module.ts'
import type { Use, Value } from '../ir/values.ts'
import { reversePostorder } from './cfg.ts'
import { immediateDominators, makeGraph } from './lengauer-tarjan.ts'

/** A tree over blocks; the root of a post-dominator tree is no block but the end of the function. */
abstract class BlockTree {
  /** Blocks by number. */
  protected readonly blocks: readonly BasicBlock[]
  protected readonly numbers: Map<BasicBlock, number> = new Map()
  protected readonly parents: Int32Array
  protected readonly childLists: number[][]
  protected readonly levels: Int32Array
  private readonly entered: Int32Array
  private readonly left: Int32Array

  /** `parents` may have one more node than there are blocks: the root that is no block. */
  constructor(blocks: readonly BasicBlock[], parents: Int32Array, root: number) {
    this.blocks = blocks
    this.parents = parents
    blocks.forEach((block, number) => {
      this.numbers.set(block, number)
    })
    const count = parents.length
    this.childLists = Array.from({ length: count }, () => [])
    for (let node = 0; node < count; node++) {
      const parent = parents[node]!
      if (parent !== -1) this.childLists[parent]!.push(node)
    }
    this.levels = new Int32Array(count)
    this.entered = new Int32Array(count).fill(-1)
    this.left = new Int32Array(count)
    this.number(root)
  }

  private number(root: number): void {
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
      for (const child of this.childLists[node]!) {
        this.levels[child] = this.levels[node]! + 1
        pending.push(child)
      }
    }
  }

  /** Whether the tree knows the block; it does not know unreachable ones. */
  has(block: BasicBlock): boolean {
    return this.numbers.has(block)
  }

  /** The next block up the tree. */
  parent(block: BasicBlock): BasicBlock | undefined {
    const number = this.numbers.get(block)
    return number === undefined ? undefined : this.blocks[this.parents[number]!]
  }

  children(block: BasicBlock): BasicBlock[] {
    const number = this.numbers.get(block)
    return number === undefined ? [] : this.childLists[number]!.map((child) => this.blocks[child]!)
  }

  /** Steps from the root. */
  level(block: BasicBlock): number {
    const number = this.numbers.get(block)
    return number === undefined ? 0 : this.levels[number]!
  }

  /** Whether `upper` is `lower` or above it. Unreachable blocks are below everything and above nothing but themselves. */
  protected covers(upper: BasicBlock, lower: BasicBlock): boolean {
    if (upper === lower) return true
    const below = this.numbers.get(lower)
    if (below === undefined) return true
    const above = this.numbers.get(upper)
    if (above === undefined) return false
    return this.entered[above]! <= this.entered[below]! && this.left[below]! <= this.left[above]!
  }

  /** The lowest block above both; undefined when that is the root that is no block. */
  nearestCommon(first: BasicBlock, second: BasicBlock): BasicBlock | undefined {
    let one = this.numbers.get(first)
    let other = this.numbers.get(second)
    if (one === undefined || other === undefined) return undefined
    while (one !== other) {
      if (this.levels[one]! >= this.levels[other]!) one = this.parents[one]!
      else other = this.parents[other]!
    }
    return this.blocks[one]
  }
}

export class DominatorTree extends BlockTree {
  constructor(fn: IrFunction) {
    const blocks = reversePostorder(fn)
    const numbers = new Map(blocks.map((block, number) => [block, number]))
    const edges = blocks.map((block) => block.successors().map((successor) => numbers.get(successor)!))
    super(blocks, immediateDominators(makeGraph(blocks.length, edges), 0), 0)
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

  nearestCommonDominator(first: BasicBlock, second: BasicBlock): BasicBlock | undefined {
    return this.nearestCommon(first, second)
  }

  /** Whether the value is computed on every way to the use. A phi uses its values at the end of the incoming blocks. */
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
    const order: BasicBlock[] = []
    const pending = this.blocks.length === 0 ? [] : [0]
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      order.push(this.blocks[node]!)
      const children = this.childLists[node]!
      for (let index = children.length - 1; index >= 0; index--) pending.push(children[index]!)
    }
    return order
  }

  /** For every block the blocks where its dominance ends. Their total size may be quadratic; see iteratedFrontier. */
  frontiers(): Map<BasicBlock, Set<BasicBlock>> {
    const frontiers = new Map<BasicBlock, Set<BasicBlock>>(this.blocks.map((block) => [block, new Set()]))
    for (const block of this.blocks) {
      const stop = this.parent(block)
      for (const predecessor of block.predecessors()) {
        if (!this.has(predecessor)) continue
        for (let runner: BasicBlock | undefined = predecessor; runner !== undefined && runner !== stop; )
          runner = frontiers.get(runner)!.add(block) && this.parent(runner)
      }
    }
    return frontiers
  }

  /**
   * The blocks where values defined in `definitions` meet, in the tree's order. Takes time for the blocks below the
   * definitions, however deep loops nest (Sreedhar and Gao 1995).
   */
  iteratedFrontier(definitions: Iterable<BasicBlock>): BasicBlock[] {
    const byLevel: number[][] = []
    const queued = new Set<number>()
    let deepest = -1
    const enqueue = (node: number): void => {
      if (queued.has(node)) return
      queued.add(node)
      const level = this.levels[node]!
      byLevel[level] ??= []
      byLevel[level].push(node)
      if (level > deepest) deepest = level
    }
    for (const block of definitions) {
      const node = this.numbers.get(block)
      if (node !== undefined) enqueue(node)
    }
    const result = new Set<number>()
    const visited = new Set<number>()
    while (deepest >= 0) {
      const root = byLevel[deepest]?.pop()
      if (root === undefined) {
        deepest--
        continue
      }
      const rootLevel = this.levels[root]!
      const pending = visited.has(root) ? [] : [root]
      visited.add(root)
      for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
        for (const successor of this.blocks[node]!.successors()) {
          const target = this.numbers.get(successor)!
          if (this.parents[target] === node || this.levels[target]! > rootLevel || result.has(target)) continue
          result.add(target)
          enqueue(target)
        }
        for (const child of this.childLists[node]!) {
          if (visited.has(child)) continue
          visited.add(child)
          pending.push(child)
        }
      }
    }
    return [...result].sort((first, second) => first - second).map((node) => this.blocks[node]!)
  }
}

export class PostDominatorTree extends BlockTree {
  constructor(fn: IrFunction) {
    const blocks = reversePostorder(fn)
    const numbers = new Map(blocks.map((block, number) => [block, number]))
    const end = blocks.length
    // Edges from the end backwards.
    const edges: number[][] = Array.from({ length: end + 1 }, () => [])
    blocks.forEach((block, number) => {
      const successors = block.successors()
      for (const successor of successors) edges[numbers.get(successor)!]!.push(number)
      if (successors.length === 0) edges[end]!.push(number)
    })
    connectEndlessLoops(edges, end)
    super(blocks, immediateDominators(makeGraph(end + 1, edges), end), end)
  }

  /** The next block on every way to the end; undefined when the ways meet only at the end. */
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
