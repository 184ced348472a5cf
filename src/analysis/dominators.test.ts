import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Builder } from '../ir/builder.ts'
import { constantInt } from '../ir/constants.ts'
import { type BasicBlock, type IrFunction, Module } from '../ir/module.ts'
import { functionType, i32, voidType } from '../ir/types.ts'
import { postorder, reversePostorder } from './cfg.ts'
import { DominatorTree, PostDominatorTree } from './dominators.ts'
import { LoopForest } from './loops.ts'
import { PhiPlacement } from './phi-placement.ts'

/** A function whose block n jumps to the blocks listed at n; an empty list returns. */
function functionFromGraph(graph: readonly (readonly number[])[]): { fn: IrFunction; blocks: BasicBlock[] } {
  const module = new Module('graph')
  const fn = module.createFunction('f', functionType(voidType, [i32]))
  const blocks = graph.map((_, index) => fn.appendBlock(`b${index}`))
  const builder = new Builder(module)
  graph.forEach((targets, index) => {
    builder.positionAtEnd(blocks[index]!)
    const [first, ...others] = targets.map((target) => blocks[target]!)
    if (first === undefined) builder.ret()
    else if (others.length === 0) builder.br(first)
    else {
      const instruction = builder.switch(fn.arguments[0]!, first)
      for (const [position, other] of others.entries()) instruction.addCase(constantInt(i32, position), other)
    }
  })
  return { fn, blocks }
}

const graphs = fc
  .integer({ min: 1, max: 12 })
  .chain((count) => fc.array(fc.array(fc.nat(count - 1), { maxLength: 3 }), { minLength: count, maxLength: count }))
  // Nothing may jump to the entry.
  .map((graph) => [
    graph.map((_, index) => index + 1).slice(0, 1),
    ...graph.map((list) => list.map((target) => target + 1)),
  ])

function reachableWithout(start: BasicBlock, without: BasicBlock | undefined): Set<BasicBlock> {
  const found = new Set<BasicBlock>()
  const pending = start === without ? [] : [start]
  for (let block = pending.pop(); block !== undefined; block = pending.pop()) {
    if (found.has(block)) continue
    found.add(block)
    for (const next of block.successors()) if (next !== without) pending.push(next)
  }
  return found
}

test('a block dominates what cannot be reached without it', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      const { fn, blocks } = functionFromGraph(graph)
      const tree = new DominatorTree(fn)
      const reachable = new Set(postorder(fn))
      for (const upper of reachable) {
        const others = reachableWithout(fn.entry, upper)
        for (const lower of reachable) expect(tree.dominates(upper, lower)).toBe(upper === lower || !others.has(lower))
      }
      for (const block of blocks) expect(tree.isReachable(block)).toBe(reachable.has(block))
    }),
  )
})

test('a block post-dominates when every way to the end goes through it', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      const { fn } = functionFromGraph(graph)
      const tree = new PostDominatorTree(fn)
      const reachable = postorder(fn)
      const ends = (block: BasicBlock, without: BasicBlock | undefined) =>
        [...reachableWithout(block, without)].some((found) => found.successors().length === 0)
      // A loop that never ends counts as another way to the end, so blocks that may enter one are left out.
      const ending = reachable.filter((block) =>
        [...reachableWithout(block, undefined)].every((met) => ends(met, undefined)),
      )
      for (const later of reachable)
        for (const earlier of ending)
          expect(tree.postDominates(later, earlier)).toBe(later === earlier || !ends(earlier, later))
    }),
  )
})

test('phis stand where writes meet and the variable is read afterwards', () => {
  const accesses = fc.record({ writes: fc.array(fc.nat(12)), reads: fc.array(fc.nat(12)) })
  fc.assert(
    fc.property(graphs, fc.array(accesses, { minLength: 1, maxLength: 3 }), (graph, variables) => {
      const { fn, blocks } = functionFromGraph(graph)
      const tree = new DominatorTree(fn)
      const placement = new PhiPlacement(tree)
      const choose = (picks: readonly number[]): BasicBlock[] => {
        const chosen = picks.map((pick) => blocks[pick % blocks.length]!)
        return [...new Set(chosen)].filter((block) => tree.isReachable(block))
      }
      for (const { writes, reads } of variables) {
        const writing = choose(writes)
        const reading = choose(reads)
        const alive = aliveBlocks(reading, new Set(writing))
        const meetings = iteratedFrontier(tree, writing).filter((block) => alive.has(block))
        const found = placement.blocksFor(
          writing.map(({ slot }) => slot),
          reading.map(({ slot }) => slot),
        )
        expect(found.map((number) => tree.blocks[number]!.name)).toEqual(
          meetings.sort((left, right) => left.slot - right.slot).map(({ name }) => name),
        )
      }
    }),
  )
})

/** The closure of the dominance frontiers (Cytron et al. 1991), straight from the definition. */
function iteratedFrontier(tree: DominatorTree, definitions: readonly BasicBlock[]): BasicBlock[] {
  const closure = new Set<BasicBlock>()
  const pending = [...definitions]
  for (let block = pending.pop(); block !== undefined; block = pending.pop())
    for (const met of tree.blocks) {
      const isFrontier =
        !tree.strictlyDominates(block, met) &&
        met.predecessors().some((from) => tree.isReachable(from) && tree.dominates(block!, from))
      if (!isFrontier || closure.has(met)) continue
      closure.add(met)
      pending.push(met)
    }
  return [...closure]
}

function aliveBlocks(reading: readonly BasicBlock[], writing: ReadonlySet<BasicBlock>): Set<BasicBlock> {
  const alive = new Set<BasicBlock>()
  const pending = [...reading]
  for (let block = pending.pop(); block !== undefined; block = pending.pop()) {
    if (alive.has(block)) continue
    alive.add(block)
    for (const from of block.predecessors()) if (!writing.has(from)) pending.push(from)
  }
  return alive
}

test('orders put blocks before or after what they jump to, except along cycles', () => {
  const { fn, blocks } = functionFromGraph([[1, 2], [3], [3], [], [3]])
  expect(postorder(fn).at(-1)).toBe(blocks[0])
  const order = reversePostorder(fn)
  expect(order.length).toBe(4)
  expect(order[0]).toBe(blocks[0])
  expect(order.at(-1)).toBe(blocks[3])
})

test('the preorder puts blocks behind their dominators', () => {
  const { fn, blocks } = functionFromGraph([[1], [2, 3], [4], [4], [5, 6], [], []])
  const tree = new DominatorTree(fn)
  expect(tree.immediateDominator(blocks[4]!)).toBe(blocks[1])
  const order = tree.preorder()
  for (const block of order.slice(1))
    expect(order.indexOf(tree.immediateDominator(block)!)).toBeLessThan(order.indexOf(block))
})

describe('loops', () => {
  test('nest, and know their edges', () => {
    // 1 outer header, 2 inner header, 3 inner latch, 4 outer latch, 5 and 6 exits
    const { fn, blocks } = functionFromGraph([[1], [2, 5], [3, 4], [2, 6], [1], [], []])
    const forest = new LoopForest(fn)
    expect(forest.innermostFirst.map((loop) => loop.header.name)).toEqual(['b2', 'b1'])
    const [inner, outer] = forest.innermostFirst
    expect(inner!.parent).toBe(outer)
    expect([outer!.depth, inner!.depth]).toEqual([1, 2])
    expect(new Set(outer!.blocks())).toEqual(new Set(blocks.slice(1, 5)))
    expect(outer!.preheader).toBe(blocks[0])
    expect(inner!.preheader).toBe(undefined)
    expect(inner!.latch).toBe(blocks[3])
    expect(new Set(inner!.exits())).toEqual(new Set([blocks[4], blocks[6]]))
    expect(new Set(outer!.exitingBlocks())).toEqual(new Set([blocks[1], blocks[3]]))
    expect([0, 1, 2, 5].map((index) => forest.loopOf(blocks[index]!)?.depth)).toEqual([undefined, 1, 2, undefined])
    expect(outer!.contains(blocks[3]!)).toBe(true)
    expect(inner!.contains(blocks[4]!)).toBe(false)
  })

  test('are the blocks that reach a latch without passing the header', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const { fn } = functionFromGraph(graph)
        const tree = new DominatorTree(fn)
        const forest = new LoopForest(fn, tree)
        const reachable = postorder(fn)
        const headers = new Set<BasicBlock>()
        for (const from of reachable) for (const to of from.successors()) if (tree.dominates(to, from)) headers.add(to)
        expect(new Set(forest.innermostFirst.map((loop) => loop.header))).toEqual(headers)
        for (const loop of forest.innermostFirst) {
          const inLoop = reachable.filter(
            (block) =>
              block === loop.header || loop.latches.some((latch) => reachableWithout(block, loop.header).has(latch)),
          )
          expect(new Set(loop.blocks())).toEqual(new Set(inLoop.filter((block) => tree.dominates(loop.header, block))))
        }
      }),
    )
  })
})

test('ten thousand blocks in a row and ten thousand nested loops need no stack', () => {
  const count = 10_000
  const row = functionFromGraph(Array.from({ length: count }, (_, index) => (index + 1 < count ? [index + 1] : [])))
  expect(new DominatorTree(row.fn).level(row.blocks.at(-1)!)).toBe(count - 1)
  // Headers 1..n open, latches n+1..2n close, the innermost first.
  const nested = [[1]]
  for (let header = 1; header <= count; header++) nested.push([header + 1])
  for (let latch = 1; latch <= count; latch++) nested.push([count - latch + 1, count + latch + 1])
  nested.push([])
  const { fn, blocks } = functionFromGraph(nested)
  const forest = new LoopForest(fn)
  expect(forest.loopOf(blocks[count]!)?.depth).toBe(count)
  expect(new PostDominatorTree(fn).postDominates(blocks.at(-1)!, blocks[0]!)).toBe(true)
})
