// Unrolls loops with a small, known trip count.
//
//   for (int i = 0; i < 3; i++) f(i);      =>      f(0); f(1); f(2);
//
// The counter is a constant in every iteration then, and so are indices of local arrays and of resources. Loops marked [unroll] are
// unrolled, and of the others those that DXC unrolls: whose iterations together are small. A loop that holds what must be constant in
// DXIL (the choice between resources, an offset of a sample) is unrolled as far as it is bearable, and without optimisation only such
// a loop; one marked [loop] never. The copies still test their conditions: they are constant now, and simplify-cfg removes them.
//
// [unroll(n)] promises at most n iterations. Where the number is known only when the shader runs, a loop that must be unrolled ends after
// n iterations, as in DXC; one that need not be stays a loop.
import { type Loop, LoopForest } from '../analysis/loops.ts'
import { type TripCount, tripCount } from '../analysis/trip-count.ts'
import { passDiagnostics } from '../diagnostics/tables/passes.ts'
import { constantFalse, constantTrue } from '../ir/constants.ts'
import { plainLocation } from '../ir/debug.ts'
import { Instruction } from '../ir/instructions.ts'
import { loopHint } from '../ir/metadata.ts'
import { BasicBlock, type IrFunction, type Module } from '../ir/module.ts'
import { pointerType, voidType } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { effort, limits } from '../support/limits.ts'
import { cloneBlocks } from './clone.ts'
import { definePass, type PassContext } from './define.ts'
import { costOfLoop, neededFor } from './unroll-loops/cost.ts'
import { tailsOf } from './unroll-loops/tails.ts'

export const unrollLoops = definePass({
  name: 'unroll-loops',
  summary: 'Unroll loops with a small, known trip count.',
  after: ['promote-memory', 'simplify'],
  run(module: Module, context: PassContext): boolean {
    let changed = false
    for (const fn of module.functions.values()) {
      if (fn.isDeclaration) continue
      // Nested loops are unrolled from the inside out, one depth at a time.
      let depth = 0
      for (; depth < effort.unrolledLevels.most && unrollInnermost(fn, context); depth++) changed = true
    }
    return changed
  },
})

function unrollInnermost(fn: IrFunction, context: PassContext): boolean {
  let changed = false
  for (const loop of new LoopForest(fn).innermostFirst) {
    if (loop.children.length > 0 || isEnteredElsewhere(loop)) continue
    const tails = tailsOf(loop)
    const count = unrolledTripCount(loop, tails, context)
    const promised = count === undefined ? promisedTripCount(loop, tails) : undefined
    if (count !== undefined) {
      const branch = ownBranch(loop)
      if (branch) context.remarks.unrolled(branch, count)
      unroll(fn, loop, tails, count, branch, undefined)
    } else if (promised !== undefined) {
      const test = testOf(loop)!
      context.remarks.chose(test.terminator!, 'either')
      unroll(fn, loop, tails, promised, undefined, test)
    } else continue
    changed = true
  }
  return changed
}

/** Code that is never reached may still jump into the middle of a loop, until simplify-cfg removes it. */
function isEnteredElsewhere(loop: Loop): boolean {
  return loop.ownBlocks.some(
    (block) => block !== loop.header && block.predecessors().some((from) => !loop.contains(from)),
  )
}

/** The branch that tests the condition of the loop. */
function ownBranch({ header, latch }: Loop): Instruction | undefined {
  return [header, latch].find((block) => block?.terminator?.choice !== undefined)?.terminator
}

/** The trip count of a loop that is to be unrolled. */
function unrolledTripCount(
  loop: Loop,
  tails: readonly BasicBlock[],
  { level, report }: PassContext,
): number | undefined {
  const { latch, preheader } = loop
  if (!latch || !preheader) return undefined
  const hint = loopHint(latch.terminator!)
  if (hint?.unroll === 'disable') return undefined
  const reason = neededFor(loop.ownBlocks)
  const isNeeded = tails.length > 0 || reason !== undefined
  if (level === 0 && !isNeeded && !hint) return undefined
  if (!hint && !isNeeded) return tripCountWithinCost(loop, preheader, latch)
  let size = 0
  for (const block of [...loop.ownBlocks, ...tails]) size += block.instructions.length
  if (!hint) {
    // DXC unrolls loops around offsets however large they get (DxilLegalizeSampleOffsetPass).
    const { most: instructions } = reason === 'offsets' ? limits.unrolledInstructions : effort.neededInstructions
    const most = Math.min(effort.neededIterations.most, Math.floor(instructions / size) - 1)
    return knownWithin(tripCount(loop, preheader, latch, most))
  }
  const count = tripCount(loop, preheader, latch, limits.unrolledIterations.most)
  if (count === 'more' || (count !== undefined && size * (count + 1) > limits.unrolledInstructions.most)) {
    const [{ most: limit }, counted] =
      count === 'more' ? [limits.unrolledIterations, 'iterations'] : [limits.unrolledInstructions, 'instructions']
    const { location } = latch.terminator!
    report?.(passDiagnostics.warn_loop_not_unrolled(plainLocation(location), { limit, counted }))
    return undefined
  }
  return count
}

/** Of `[unroll(n)]` on a loop that cannot stay one; its own test may end it earlier. */
function promisedTripCount(loop: Loop, tails: readonly BasicBlock[]): number | undefined {
  const { latch, preheader } = loop
  const hint = latch && preheader && loopHint(latch.terminator!)
  if (hint?.unroll !== 'count' || hint.count < 1 || !testOf(loop)) return undefined
  if (tails.length === 0 && neededFor(loop.ownBlocks) === undefined) return undefined
  if (tripCount(loop, preheader!, latch!, hint.count) !== undefined) return undefined
  let size = 0
  for (const block of [...loop.ownBlocks, ...tails]) size += block.instructions.length
  return size * (hint.count + 1) > limits.unrolledInstructions.most ? undefined : hint.count
}

/** The block whose branch is the loop's own test, at the start of every iteration or at its end; the other may be a `break`. */
function testOf(loop: Loop): BasicBlock | undefined {
  const [first, last] = [loop.header, loop.latch].map((block) => {
    const leaves = block?.terminator?.isConditionalBranch && block.successors().some((next) => !loop.contains(next))
    return leaves ? block : undefined
  })
  return first && last && neededFor([first]) ? last : (first ?? last)
}

/** As LLVM decides: the branch at the end and its comparison are not repeated. */
function tripCountWithinCost(loop: Loop, preheader: BasicBlock, latch: BasicBlock): number | undefined {
  const repeated = Math.max(costOfLoop(loop), 3) - 2
  return knownWithin(tripCount(loop, preheader, latch, Math.floor((effort.unrollCost.most - 2) / repeated)))
}

function knownWithin(count: TripCount): number | undefined {
  return count === 'more' ? undefined : count
}

function unroll(
  fn: IrFunction,
  loop: Loop,
  tails: readonly BasicBlock[],
  count: number,
  branch: Instruction | undefined,
  test: BasicBlock | undefined,
): void {
  const blocks = [...loop.blocks(), ...tails]
  const { header } = loop
  const preheader = loop.preheader!
  const latch = loop.latch!
  const inside = new Set<BasicBlock>(blocks)
  keepOutsideUsesInMemory(fn, blocks, inside)
  const phis = header.phis()
  const exits = new Set(blocks.flatMap((block) => block.successors()).filter((block) => !inside.has(block)))
  const exitPhis = [...exits].flatMap((exit) => exit.phis())
  const place = blocks.at(-1)!.next
  let entering = preheader
  let entered = header
  let values: ReadonlyMap<Value, Value> = new Map(phis.map((phi) => [phi, phi.incomingFrom(preheader)!]))
  // One iteration more than the body runs: the last copy only finds out that the loop is over.
  for (let iteration = 0; iteration <= count; iteration++) {
    const starts = new Map<Value, Value>(
      phis.map((phi) => [phi, iteration === 0 ? values.get(phi)! : valueIn(values, phi.incomingFrom(latch)!)]),
    )
    const mapped = new Map<Value, Value>()
    const copies = cloneBlocks(blocks, mapped)
    if (branch) (mapped.get(branch) as Instruction).choice = undefined
    // At the end of an iteration the last one is tested; at its start the one behind it.
    if (test && iteration === (test === header ? count : count - 1)) leave(mapped.get(test.terminator!), test, inside)
    for (const copy of copies) fn.insertBlock(copy, place)
    for (const phi of phis) {
      const copy = mapped.get(phi) as Instruction
      copy.replaceWith(starts.get(phi)!)
      mapped.set(phi, starts.get(phi)!)
    }
    for (const phi of exitPhis) {
      for (let index = phi.incomingBlocks.length - 1; index >= 0; index--) {
        const from = phi.incomingBlocks[index]!
        if (inside.has(from)) phi.addIncoming(valueIn(mapped, phi.operand(index)), mapped.get(from) as BasicBlock)
      }
    }
    redirect(entering, entered, mapped.get(header) as BasicBlock)
    entering = mapped.get(latch) as BasicBlock
    entered = mapped.get(header) as BasicBlock
    values = mapped
  }
  const never = new BasicBlock('unreachable')
  fn.insertBlock(never, place)
  never.append(new Instruction('unreachable', voidType, []))
  redirect(entering, entered, never)
  for (const phi of exitPhis) phi.removeIncomingIf((block) => inside.has(block))
  for (const block of blocks) block.dropAllOperands()
  for (const block of blocks) block.erase()
}

/** The copy of the branch that ends `test` goes out of the loop, whatever the condition is. */
function leave(copy: Value | undefined, test: BasicBlock, inside: ReadonlySet<BasicBlock>): void {
  const staysWhenTrue = inside.has(test.terminator!.ifTrue as BasicBlock)
  if (copy instanceof Instruction) copy.setOperand(0, staysWhenTrue ? constantFalse : constantTrue)
}

function valueIn(values: ReadonlyMap<Value, Value>, value: Value): Value {
  return values.get(value) ?? value
}

function redirect(from: BasicBlock, oldTarget: BasicBlock, newTarget: BasicBlock): void {
  const terminator = from.terminator!
  for (let index = 0; index < terminator.successorCount; index++) {
    if (terminator.successor(index) === oldTarget) terminator.setSuccessor(index, newTarget)
  }
}

/**
 * A value of the loop that is used behind it has one definition per copy later. It goes through memory, which promote-memory turns
 * into values again. Phis at the exits are no such uses: they get an edge per copy.
 */
function keepOutsideUsesInMemory(fn: IrFunction, blocks: readonly BasicBlock[], inside: ReadonlySet<BasicBlock>): void {
  for (const block of blocks) {
    for (const instruction of [...block.instructions]) {
      const outside = instruction.uses.filter(({ user, index }) => {
        const place = user instanceof Instruction && (user.opcode === 'phi' ? user.incomingBlocks[index] : user.block)
        return place && !inside.has(place)
      })
      if (outside.length === 0) continue
      const memory = new Instruction('alloca', pointerType(), [], instruction.name)
      memory.subjectType = instruction.type
      fn.entry.insert(memory, fn.entry.instructions.first)
      const store = new Instruction('store', voidType, [instruction, memory])
      block.insert(store, instruction.opcode === 'phi' ? block.firstNonPhi() : instruction.next)
      for (const { user, index } of outside) {
        const place = user as Instruction
        const load = new Instruction('load', instruction.type, [memory], instruction.name)
        load.location = instruction.location
        load.insertBefore(place.opcode === 'phi' ? place.incomingBlocks[index]!.terminator! : place)
        place.setOperand(index, load)
      }
    }
  }
}
