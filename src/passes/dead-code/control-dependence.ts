// Which branches decide whether a block runs.
//
// A branch in A decides about B when B is on every path from one of A's targets to the end, but not on every path from A: in the
// post-dominator tree, B lies on the path from the target up to, but without, A's parent. Those pairs can be quadratic in number (loops
// nested deeply), so they are never listed: a tree of minima over the targets, in the order of the post-dominator tree, finds those
// of one block, and each edge is found only once. Takes n log n time altogether.
import type { PostDominatorTree } from '../../analysis/dominators.ts'
import type { BasicBlock } from '../../ir/module.ts'

interface Edge {
  readonly from: BasicBlock
  /** Position of the target in the tree's preorder. */
  readonly position: number
  /** The level of the parent of `from`: blocks of the path lie deeper. */
  readonly level: number
}

export class ControlDependence {
  private readonly tree: PostDominatorTree
  /** Positions in preorder of each block and of the last block below it, by the blocks' slots. */
  private readonly first: Int32Array
  private readonly last: Int32Array
  private readonly edges: readonly Edge[]
  /** The least level of the edges below each node of a binary tree; the leaves start at `size`. */
  private readonly least: Float64Array
  private readonly size: number

  constructor(tree: PostDominatorTree) {
    this.tree = tree
    this.first = new Int32Array(tree.blocks.length)
    this.last = new Int32Array(tree.blocks.length)
    this.number()
    this.edges = this.findEdges()
    let size = 1
    while (size < this.edges.length) size *= 2
    this.size = size
    this.least = new Float64Array(2 * size).fill(Number.POSITIVE_INFINITY)
    this.edges.forEach(({ level }, index) => {
      this.least[size + index] = level
    })
    for (let node = size - 1; node > 0; node--) this.renew(node)
  }

  /** The blocks whose branches decide about this one, but for edges that were answered before. */
  take(block: BasicBlock): BasicBlock[] {
    const low = this.lowerBound(this.first[block.slot]!)
    const high = this.lowerBound(this.last[block.slot]! + 1)
    const level = this.tree.level(block)
    const found: BasicBlock[] = []
    // Nodes of the tree; one at a depth stands for as many leaves as the others there.
    const pending = [1]
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      const leaves = this.size >> (31 - Math.clz32(node))
      const start = node * leaves - this.size
      if (start >= high || start + leaves <= low || this.least[node]! >= level) continue
      if (node >= this.size) {
        found.push(this.edges[node - this.size]!.from)
        this.forget(node)
      } else pending.push(2 * node, 2 * node + 1)
    }
    return found
  }

  private forget(leaf: number): void {
    this.least[leaf] = Number.POSITIVE_INFINITY
    for (let node = leaf >> 1; node > 0; node >>= 1) this.renew(node)
  }

  private renew(node: number): void {
    this.least[node] = Math.min(this.least[2 * node]!, this.least[2 * node + 1]!)
  }

  private number(): void {
    const { childEdges, blocks } = this.tree
    const { starts, targets } = childEdges
    // The root is the end of the function, behind the blocks; a node that is left is written as its complement.
    const pending = [...targets.subarray(starts[blocks.length], starts[blocks.length + 1])]
    let count = 0
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      if (node < 0) {
        this.last[~node] = count - 1
        continue
      }
      this.first[node] = count++
      pending.push(~node)
      for (let edge = starts[node]!; edge < starts[node + 1]!; edge++) pending.push(targets[edge]!)
    }
  }

  private findEdges(): Edge[] {
    const edges: Edge[] = []
    for (const from of this.tree.blocks) {
      if (from.terminator!.successorCount < 2) continue
      const successors = from.successors()
      if (successors.length < 2) continue
      const parent = this.tree.immediatePostDominator(from)
      const level = parent === undefined ? 0 : this.tree.level(parent)
      for (const successor of successors) edges.push({ from, position: this.first[successor.slot]!, level })
    }
    return edges.sort((left, right) => left.position - right.position)
  }

  /** The first edge whose target stands at `position` or behind. */
  private lowerBound(position: number): number {
    let low = 0
    let high = this.edges.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.edges[middle]!.position < position) low = middle + 1
      else high = middle
    }
    return low
  }
}
