// Natural loops: a header, and the blocks that can jump back to it without leaving what it dominates.
//
//   const loops = new LoopForest(fn, tree)
//   for (const loop of loops.innermostFirst) if (loop.preheader) ...
//
// Takes n log n time even for loops nested ten thousand deep: a loop keeps only the blocks that are in no inner loop.
import type { BasicBlock, IrFunction } from '../ir/module.ts'
import { DominatorTree } from './dominators.ts'

export class Loop {
  readonly header: BasicBlock
  /** The loop around this one. */
  parent: Loop | undefined = undefined
  readonly children: Loop[] = []
  /** Blocks of this loop that are in no inner loop, the header first. */
  readonly ownBlocks: BasicBlock[] = []
  /** Blocks that jump back to the header. */
  readonly latches: readonly BasicBlock[]
  /** 1 for a loop that is in no other. */
  depth = 1
  /** Numbers of this loop and the loops in it: `number` up to `last`. */
  number = 0
  last = 0
  private readonly forest: LoopForest

  constructor(header: BasicBlock, latches: readonly BasicBlock[], forest: LoopForest) {
    this.header = header
    this.latches = latches
    this.forest = forest
  }

  /** Also true for blocks of inner loops. */
  contains(block: BasicBlock): boolean {
    const loop = this.forest.loopOf(block)
    return loop !== undefined && loop.number >= this.number && loop.number <= this.last
  }

  /** All blocks, those of inner loops included; the header first. */
  blocks(): BasicBlock[] {
    const blocks: BasicBlock[] = []
    const pending: Loop[] = [this]
    for (let loop = pending.pop(); loop !== undefined; loop = pending.pop()) {
      for (const block of loop.ownBlocks) blocks.push(block)
      for (const child of loop.children) pending.push(child)
    }
    return blocks
  }

  /** The only block that jumps back. */
  get latch(): BasicBlock | undefined {
    return this.latches.length === 1 ? this.latches[0] : undefined
  }

  /** The only block that enters the loop, when it can go nowhere else. */
  get preheader(): BasicBlock | undefined {
    let entering: BasicBlock | undefined
    for (const predecessor of this.header.predecessors()) {
      if (this.contains(predecessor)) continue
      if (entering !== undefined) return undefined
      entering = predecessor
    }
    return entering !== undefined && entering.singleSuccessor === this.header ? entering : undefined
  }

  /** Blocks inside that can jump out. */
  exitingBlocks(): BasicBlock[] {
    return this.blocks().filter((block) => block.successors().some((successor) => !this.contains(successor)))
  }

  /** Blocks outside that the loop jumps to, each once. */
  exits(): BasicBlock[] {
    const exits = new Set<BasicBlock>()
    for (const block of this.blocks())
      for (const successor of block.successors()) if (!this.contains(successor)) exits.add(successor)
    return [...exits]
  }
}

export class LoopForest {
  /** Loops in no other loop. */
  readonly roots: Loop[] = []
  /** Every loop, before the loop around it. */
  readonly innermostFirst: Loop[] = []
  private readonly innermost = new Map<BasicBlock, Loop>()
  /** Parents as far as they are known, with compressed paths. */
  private readonly shortcuts = new Map<Loop, Loop>()

  constructor(fn: IrFunction, tree: DominatorTree = new DominatorTree(fn)) {
    const order = tree.preorder()
    for (let index = order.length - 1; index >= 0; index--) this.discover(order[index]!, tree)
    for (const block of order) this.innermost.get(block)?.ownBlocks.push(block)
    this.number()
  }

  /** The innermost loop around a block. */
  loopOf(block: BasicBlock): Loop | undefined {
    return this.innermost.get(block)
  }

  /** Headers come innermost first, so a loop found on the way is a finished one and is stepped over as a whole. */
  private discover(header: BasicBlock, tree: DominatorTree): void {
    const latches = header.predecessors().filter((block) => tree.isReachable(block) && tree.dominates(header, block))
    if (latches.length === 0) return
    const loop = new Loop(header, latches, this)
    const pending = [...latches]
    for (let block = pending.pop(); block !== undefined; block = pending.pop()) {
      const known = this.innermost.get(block)
      if (known === undefined) {
        if (!tree.isReachable(block)) continue
        this.innermost.set(block, loop)
        if (block !== header) for (const predecessor of block.predecessors()) pending.push(predecessor)
        continue
      }
      const inner = this.outermost(known)
      if (inner === loop) continue
      inner.parent = loop
      this.shortcuts.set(inner, loop)
      for (const predecessor of inner.header.predecessors())
        if (this.outermostOf(predecessor) !== loop) pending.push(predecessor)
    }
    this.innermostFirst.push(loop)
  }

  private outermost(loop: Loop): Loop {
    let top = loop
    for (let next = this.shortcuts.get(top); next !== undefined; next = this.shortcuts.get(top)) top = next
    for (let step = loop; step !== top; ) {
      const next = this.shortcuts.get(step)!
      this.shortcuts.set(step, top)
      step = next
    }
    return top
  }

  private outermostOf(block: BasicBlock): Loop | undefined {
    const loop = this.innermost.get(block)
    return loop === undefined ? undefined : this.outermost(loop)
  }

  private number(): void {
    for (let index = this.innermostFirst.length - 1; index >= 0; index--) {
      const loop = this.innermostFirst[index]!
      if (loop.parent === undefined) this.roots.push(loop)
      else loop.parent.children.push(loop)
    }
    let count = 0
    const pending: { loop: Loop; done: boolean }[] = this.roots.map((loop) => ({ loop, done: false })).reverse()
    for (let top = pending.pop(); top !== undefined; top = pending.pop()) {
      const { loop } = top
      if (top.done) {
        loop.last = count - 1
        continue
      }
      loop.number = count++
      loop.depth = (loop.parent?.depth ?? 0) + 1
      pending.push({ loop, done: true })
      for (let index = loop.children.length - 1; index >= 0; index--)
        pending.push({ loop: loop.children[index]!, done: false })
    }
  }
}
