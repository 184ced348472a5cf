// Where the values of a variable meet, so that it needs a phi: found for one variable after the other of the same function.
//
//   if (c) x = 1; else x = 2; use(x)        =>        the block of use(x)
//   if (c) { x = 1; use(x) }                =>        nowhere: nothing reads what meets behind the branch
//
// A walk back from the reads finds the blocks where the variable is alive; a walk down the dominator tree from the writes finds where
// they meet (Sreedhar and Gao 1995). The second stays inside what the first has found: where values meet at a place that is not alive
// no phi is needed, and on the way down to a place that is, either everything is alive or the values have met before. So a
// variable costs its own lifetime, however large the function is.
import type { DominatorTree } from './dominators.ts'
import { type Graph, reverseGraph } from './lengauer-tarjan.ts'

export class PhiPlacement {
  private readonly tree: DominatorTree
  private readonly predecessors: Graph
  /** Marks by block number: those of the variable at hand have its number. */
  private readonly defines: Int32Array
  private readonly alive: Int32Array
  private readonly queued: Int32Array
  private readonly visited: Int32Array
  private readonly placed: Int32Array
  private readonly byLevel: number[][] = []
  private readonly pending: number[] = []
  /** How many blocks `byLevel` holds. */
  private waiting = 0
  private variable = 0

  constructor(tree: DominatorTree) {
    this.tree = tree
    this.predecessors = reverseGraph(tree.successors)
    const count = tree.blocks.length
    this.defines = new Int32Array(count)
    this.alive = new Int32Array(count)
    this.queued = new Int32Array(count)
    this.visited = new Int32Array(count)
    this.placed = new Int32Array(count)
  }

  /** The blocks that need a phi, in ascending order. `reading` are the blocks that read the variable before they write it. */
  blocksFor(writing: readonly number[], reading: readonly number[]): number[] {
    if (writing.length === 0 || reading.length === 0) return []
    this.variable++
    for (const block of writing) this.defines[block] = this.variable
    this.findAlive(reading)
    return this.findMeetings(writing).sort((first, second) => first - second)
  }

  private findAlive(reading: readonly number[]): void {
    const { variable, alive, defines, pending, predecessors } = this
    for (const block of reading) {
      alive[block] = variable
      pending.push(block)
    }
    for (let block = pending.pop(); block !== undefined; block = pending.pop()) {
      for (let edge = predecessors.starts[block]!; edge < predecessors.starts[block + 1]!; edge++) {
        const from = predecessors.targets[edge]!
        if (defines[from] === variable || alive[from] === variable) continue
        alive[from] = variable
        pending.push(from)
      }
    }
  }

  private findMeetings(writing: readonly number[]): number[] {
    const { levels } = this.tree
    const meetings: number[] = []
    let deepest = -1
    for (const block of writing) {
      this.enqueue(block)
      if (levels[block]! > deepest) deepest = levels[block]!
    }
    // The deepest first. What is found is never deeper than where the walk began. There may be as many levels as blocks, and a variable
    // often lives in few of them.
    while (this.waiting > 0) {
      const root = this.byLevel[deepest]?.pop()
      if (root === undefined) deepest--
      else {
        this.waiting--
        this.descend(root, meetings)
      }
    }
    return meetings
  }

  /** Looks for edges that leave what the root dominates. */
  private descend(root: number, meetings: number[]): void {
    const { variable, visited, placed, alive, pending, tree } = this
    const { levels, childEdges, successors } = tree
    const rootLevel = levels[root]!
    if (visited[root] === variable) return
    visited[root] = variable
    pending.push(root)
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      for (let edge = successors.starts[node]!; edge < successors.starts[node + 1]!; edge++) {
        const target = successors.targets[edge]!
        // A block that is no deeper than the root is not below it.
        if (levels[target]! > rootLevel || placed[target] === variable || alive[target] !== variable) continue
        placed[target] = variable
        meetings.push(target)
        this.enqueue(target)
      }
      for (let edge = childEdges.starts[node]!; edge < childEdges.starts[node + 1]!; edge++) {
        const child = childEdges.targets[edge]!
        if (visited[child] === variable || alive[child] !== variable) continue
        visited[child] = variable
        pending.push(child)
      }
    }
  }

  private enqueue(node: number): void {
    if (this.queued[node] === this.variable) return
    this.queued[node] = this.variable
    const level = this.tree.levels[node]!
    this.byLevel[level] ??= []
    this.byLevel[level].push(node)
    this.waiting++
  }
}
