// Ways out of loops, as far as the lanes of a wave can tell when they are taken.
//
//   while (true) {                                     The lanes leave in groups, each with its own count. Taken by itself the block
//     if (WaveReadLaneFirst(v) == v) {                 before `break` is not part of the loop: all lanes would meet there and count
//       Out[i] = WaveActiveCountBits(true);            together. Lowering ends it with a branch on `llvm.dx.break`, which is always true
//       break;                                         but no pass knows it, back into the loop.
//     }
//   }
//
// Here the branches that protect nothing become jumps: where the blocks that leave hold no operation that lanes do together, nothing
// that accesses memory with what such an operation gave, and no element of an array of resources. DXC does the same with its dx.break
// (DxilPreparePasses.cpp, CleanupDxBreak). Runs as soon as functions are inlined and variables are values.
import { valuesFrom } from '../analysis/data-flow.ts'
import { type Loop, LoopForest } from '../analysis/loops.ts'
import { isConstant } from '../ir/constants.ts'
import { Instruction } from '../ir/instructions.ts'
import { intrinsicFacts } from '../ir/intrinsics.ts'
import type { BasicBlock, IrFunction, Module } from '../ir/module.ts'
import type { Value } from '../ir/values.ts'
import { definePass } from './define.ts'
import { effectOf, isCrossLane } from './effects.ts'
import type { Remarks } from './remarks.ts'
import { jumpTo } from './simplify-cfg/terminators.ts'

const breakIntrinsic = 'llvm.dx.break'

export const protectBreaks = definePass({
  name: 'protect-breaks',
  summary: 'Leave loops at once where the lanes of a wave cannot tell the difference.',
  after: ['inline', 'promote-memory'],
  run(module: Module, { remarks }): boolean {
    let changed = false
    const functions = [...module.functions.values()]
    if (!functions.some(({ intrinsic, hasUses }) => intrinsic === breakIntrinsic && hasUses)) return false
    const operations = functions
      .filter(({ intrinsic }) => intrinsicFacts(intrinsic).isCrossLane)
      .flatMap((fn) => fn.calls())
    for (const fn of functions) if (!fn.isDeclaration) changed = releaseBreaks(fn, operations, remarks) || changed
    return changed
  },
})

function releaseBreaks(fn: IrFunction, operations: readonly Instruction[], remarks: Remarks): boolean {
  const breaks = [...fn.blocks].filter(isProtected)
  if (breaks.length === 0) return false
  const regions = new Regions(
    fn,
    operations.filter(({ block }) => block!.parent === fn),
  )
  const released = breaks.filter((block) => !regions.isSensitive(block))
  for (const block of released) jumpTo(block, block.terminator!.successor(0), remarks)
  return released.length > 0
}

/** Ends with a branch on `llvm.dx.break`: first the exit, then the back edge. */
function isProtected({ terminator }: BasicBlock): boolean {
  return (
    terminator?.isConditionalBranch === true &&
    terminator.condition instanceof Instruction &&
    terminator.condition.intrinsic === breakIntrinsic
  )
}

class Regions {
  private readonly loops: LoopForest | undefined
  /** Loops with operations of several lanes in them. */
  private readonly lanesMeet = new Set<Loop>()
  private readonly fromLanes: ReadonlySet<Value>
  /** Blocks of a loop from which control comes back without a protected exit. */
  private readonly staying = new Map<Loop, ReadonlySet<BasicBlock>>()

  constructor(fn: IrFunction, operations: readonly Instruction[]) {
    const loops = operations.length > 0 ? new LoopForest(fn) : undefined
    this.loops = loops
    this.fromLanes = valuesFrom(operations)
    for (const { block } of operations)
      for (let loop = loops?.loopOf(block!); loop && !this.lanesMeet.has(loop); loop = loop.parent)
        this.lanesMeet.add(loop)
  }

  isSensitive(block: BasicBlock): boolean {
    const loop = this.loops?.loopOf(block)
    if (!loop || !this.lanesMeet.has(loop)) return false
    const staying = this.stayingIn(loop)
    const seen = new Set<BasicBlock>()
    const pending = [block]
    for (let next = pending.pop(); next; next = pending.pop()) {
      if (seen.has(next) || staying.has(next) || !loop.contains(next)) continue
      seen.add(next)
      for (const instruction of next.instructions) if (this.matters(instruction)) return true
      for (const predecessor of next.predecessors()) pending.push(predecessor)
    }
    return false
  }

  private stayingIn(loop: Loop): ReadonlySet<BasicBlock> {
    let staying = this.staying.get(loop) as Set<BasicBlock> | undefined
    if (staying) return staying
    this.staying.set(loop, (staying = new Set([loop.header])))
    const pending = [loop.header]
    for (let block = pending.pop(); block; block = pending.pop())
      for (const predecessor of block.predecessors()) {
        const leaves = isProtected(predecessor) && predecessor.terminator!.successor(1) === block
        if (leaves || staying.has(predecessor) || !loop.contains(predecessor)) continue
        staying.add(predecessor)
        pending.push(predecessor)
      }
    return staying
  }

  private matters(instruction: Instruction): boolean {
    if (instruction.intrinsic === breakIntrinsic) return false
    if (isCrossLane(instruction)) return true
    if (instruction.intrinsic.startsWith('llvm.dx.resource.handlefrom'))
      return !isConstant(instruction.argument(instruction.argumentCount - 2))
    return effectOf(instruction) !== 'none' && instruction.operands.some((operand) => this.fromLanes.has(operand))
  }
}
