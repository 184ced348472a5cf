// Where a thread is in a function, as a list of numbers that compare: the thread that is further back runs first, and threads at the same place
// run together. That is how lanes of a wave meet again behind a branch, wait in front of the next iteration of a loop for those that are
// still in this one, and behind a loop for those that are still in it.
//
//   for (i = 0; i < n; i++) { if (c) a; b; } d        a in iteration 2: [1, 2, 1]        b: [1, 2, 2]        d: [2]
//
// A loop is one place of what is around it; inside, the iteration comes first, then the place in its body.
import { type Loop, LoopForest } from '../analysis/loops.ts'
import type { BasicBlock, IrFunction } from '../ir/module.ts'

export type Node = BasicBlock | Loop

export class BlockOrder {
  readonly loops: LoopForest
  private readonly regions = new Map<Loop | undefined, readonly Node[]>()
  private readonly positions = new Map<Node, number>()

  constructor(fn: IrFunction) {
    this.loops = new LoopForest(fn)
    this.sort(fn.entry, undefined)
    for (const loop of this.loops.innermostFirst) this.sort(loop.header, loop)
  }

  /** `iterations` are those of the loops around the block. */
  place(block: BasicBlock, iterations: ReadonlyMap<Loop, number>): number[] {
    const place = [this.positions.get(block) ?? 0]
    for (let loop = this.loops.loopOf(block); loop; loop = loop.parent)
      place.unshift(this.positions.get(loop) ?? 0, iterations.get(loop) ?? 0)
    return place
  }

  /** The blocks and inner loops of a loop, or of the whole function, each after all that come to it. */
  nodesIn(region: Loop | undefined): readonly Node[] {
    return this.regions.get(region) ?? []
  }

  /** Whether every jump goes forward or to the header of a loop around it. */
  get isReducible(): boolean {
    for (const [region, nodes] of this.regions)
      for (const [index, node] of nodes.entries())
        for (const next of this.behind(node, region)) if (nodes.indexOf(next) <= index) return false
    return true
  }

  /** Counts the iterations of the loops that a jump enters or goes around. */
  jump(from: BasicBlock | undefined, to: BasicBlock, iterations: Map<Loop, number>): void {
    for (let loop = this.loops.loopOf(to); loop; loop = loop.parent) {
      if (!from || !loop.contains(from)) iterations.set(loop, 0)
      else if (loop.header === to) iterations.set(loop, (iterations.get(loop) ?? 0) + 1)
    }
  }

  /** Gives the blocks and inner loops of a region their places: each after all that come to it. */
  private sort(entry: BasicBlock, region: Loop | undefined): void {
    const done: Node[] = []
    const seen = new Set<Node>()
    const pending: { node: Node; left: Node[] }[] = []
    const visit = (node: Node): void => {
      if (seen.has(node)) return
      seen.add(node)
      pending.push({ node, left: this.behind(node, region) })
    }
    visit(this.nodeOf(entry, region)!)
    for (let top = pending.at(-1); top; top = pending.at(-1)) {
      const next = top.left.pop()
      if (next) visit(next)
      else done.push(pending.pop()!.node)
    }
    for (const [index, node] of done.reverse().entries()) this.positions.set(node, index)
    this.regions.set(region, done)
  }

  private behind(node: Node, region: Loop | undefined): Node[] {
    const blocks = 'header' in node ? node.blocks() : [node]
    const nodes = new Set<Node>()
    for (const block of blocks)
      for (const successor of block.successors()) {
        const next = successor === region?.header ? undefined : this.nodeOf(successor, region)
        if (next && next !== node) nodes.add(next)
      }
    return [...nodes]
  }

  /** The block itself, or the loop directly inside the region that it is part of. */
  private nodeOf(block: BasicBlock, region: Loop | undefined): Node | undefined {
    let node: Node = block
    for (let loop = this.loops.loopOf(block); loop !== region; loop = loop.parent) {
      if (!loop) return undefined
      node = loop
    }
    return node
  }
}

/** Below zero when the first place is further back. */
export function comparePlaces(first: readonly number[], second: readonly number[]): number {
  const length = Math.min(first.length, second.length)
  for (let index = 0; index < length; index++) if (first[index] !== second[index]) return first[index]! - second[index]!
  return first.length - second.length
}
