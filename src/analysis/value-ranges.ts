// Which values an integer can have, in each block of a function.
//
//   for (int i = 0; i < 5; i++) if (i > 6) ...      i is in [0, 4] inside the loop, so the condition is never true
//
// Abstract interpretation with intervals over SSA: one interval per value, narrowed inside a block by the conditions that lead to it.
// Blocks are visited down the dominator tree, so the conditions of a path are a stack, and every value is seen before its uses except
// around loops. Those are solved by widening after a few rounds, then narrowed again. A round is linear, and there are a fixed number of
// them; one is enough without loops.
import { ConstantInt } from '../ir/constants.ts'
import { Instruction } from '../ir/instructions.ts'
import type { BasicBlock, IrFunction } from '../ir/module.ts'
import { type BinaryOpcode, type IntPredicate, invertedPredicate, swappedPredicate } from '../ir/opcodes.ts'
import type { IntType } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import {
  applyBinary,
  compare,
  constrain,
  empty,
  equal,
  everything,
  type Interval,
  intersect,
  isEmpty,
  pointAt,
  union,
} from './interval.ts'
import { type Assumption, type Exit, planRanges, type Stop } from './range-plan.ts'

/** Rounds before growing intervals of loops are widened to everything, and rounds that narrow them afterwards. */
const exactRounds = 3
const narrowingRounds = 3
const maximumRounds = 16
/** How many conditions joined by `and` are taken apart. */
const maximumConjunction = 16

/** What is known of an integer, as a signed number or as an unsigned one. */
export type RangeOf = (value: Value, as?: 'signed' | 'unsigned') => Interval | undefined

/** Sees each reachable block with its comparisons of integers and what is known in it. */
export type BlockVisitor = (block: BasicBlock, comparisons: readonly Instruction[], rangeOf: RangeOf) => void

export class ValueRanges {
  readonly #stops: readonly Stop[]
  /** Of the values that have one, by slot. */
  readonly #ranges: Table
  /** What flows into each phi, by slot and edge. */
  readonly #incoming: ((Interval | undefined)[] | undefined)[]
  /** By the blocks' slots. */
  readonly #reached: Uint8Array
  /** Conditions on the path from the entry; the innermost interval is the tightest. By slot. */
  readonly #known: Table
  /** The same for values taken as unsigned numbers: `i > 5` leaves no interval of signed ones. */
  readonly #knownUnsigned: Table
  /** What the conditions have narrowed, the latest last: the table, the slot, and what it held before. */
  readonly #narrowedTables: Table[] = []
  readonly #narrowedSlots: number[] = []
  readonly #before: (Interval | undefined)[] = []
  /** Slots of values that are no instructions. */
  readonly #otherSlots = new Map<Value, number>()
  #slots: number
  #mode: 'grow' | 'widen' | 'narrow' = 'grow'
  #changed = false

  constructor(fn: IrFunction) {
    const { stops, slots, hasLoops } = planRanges(fn)
    this.#stops = stops
    this.#slots = slots
    this.#ranges = newTable(slots)
    this.#known = newTable(slots)
    this.#knownUnsigned = newTable(slots)
    this.#incoming = new Array<(Interval | undefined)[] | undefined>(slots).fill(undefined)
    this.#reached = new Uint8Array(stops.length)
    for (let round = 0; round < maximumRounds; round++) {
      this.#mode = round < exactRounds ? 'grow' : 'widen'
      this.#changed = false
      this.#walk((stop) => this.#evaluateBlock(stop))
      if (!this.#changed || !hasLoops) break
    }
    if (!hasLoops) return
    if (this.#changed) {
      // Not solved: no facts rather than wrong ones.
      this.#ranges.fill(undefined)
      this.#incoming.fill(undefined)
      return
    }
    this.#mode = 'narrow'
    this.#changed = true
    for (let round = 0; round < narrowingRounds && this.#changed; round++) {
      this.#changed = false
      this.#walk((stop) => this.#evaluateBlock(stop))
    }
  }

  #slotOf(value: Value): number {
    if (value.kind === 'instruction') return (value as Instruction).slot
    let slot = this.#otherSlots.get(value)
    if (slot === undefined) this.#otherSlots.set(value, (slot = this.#slots++))
    return slot
  }

  /** Calls the visitor for every reachable block; the function it gets answers for that block, while the visitor runs. */
  visit(visitor: BlockVisitor): void {
    const rangeOf: RangeOf = (value, as = 'signed') =>
      as === 'signed' ? this.#rangeAt(value) : this.#unsignedAt(value)
    this.#walk(({ block, comparisons }) => visitor(block, comparisons, rangeOf))
  }

  /** Through the reachable blocks, with the conditions of the path in `#known`. */
  #walk(action: (stop: Stop) => void): void {
    this.#reached.fill(0)
    this.#reached[this.#stops[0]!.block.slot] = 1
    /** How much was known where each block of the path was entered. */
    const path: number[] = []
    for (const stop of this.#stops) {
      while (path.length > stop.level) this.#forget(path.pop()!)
      path.push(this.#narrowedSlots.length)
      if (stop.assumption) this.#assume(stop.assumption)
      if (this.#reached[stop.block.slot] === 0) continue
      action(stop)
      this.#leave(stop)
    }
    this.#forget(0)
  }

  #tell(table: Table, value: Value, interval: Interval): void {
    if (value.kind === 'int') return
    const slot = this.#slotOf(value)
    this.#narrowedTables.push(table)
    this.#narrowedSlots.push(slot)
    this.#before.push(table[slot])
    table[slot] = interval
  }

  /** The last one first: a value may have been narrowed twice. */
  #forget(kept: number): void {
    while (this.#narrowedSlots.length > kept)
      this.#narrowedTables.pop()![this.#narrowedSlots.pop()!] = this.#before.pop()
  }

  /** Notes everything that follows from a condition being true or false. */
  #assume(assumption: Assumption): void {
    const { type } = assumption.condition
    const pending = [assumption]
    for (let count = 0; pending.length > 0 && count < maximumConjunction; count++) {
      const { condition, holds } = pending.pop()!
      this.#tell(this.#known, condition, holds ? pointAt(1) : pointAt(0))
      if (condition.opcode === 'icmp') {
        this.#assumeComparison(condition, holds)
      } else if (condition.opcode === (holds ? 'and' : 'or')) {
        expect(condition.lhs, holds, pending)
        expect(condition.rhs, holds, pending)
      } else if (condition.opcode === 'select' && condition.type === type) {
        const short = holds ? condition.ifFalse : condition.ifTrue
        const isAndOr = short instanceof ConstantInt && short.isZero === holds
        if (!isAndOr) continue
        expect(condition.condition, holds, pending)
        expect(holds ? condition.ifTrue : condition.ifFalse, holds, pending)
      } else if (condition.opcode === 'xor' && condition.rhs instanceof ConstantInt && condition.rhs.isOne) {
        expect(condition.lhs, !holds, pending)
      }
    }
  }

  #assumeComparison(comparison: Instruction, holds: boolean): void {
    const { lhs, rhs } = comparison
    const written = comparison.predicate as IntPredicate
    const predicate = holds ? written : invertedPredicate[written]
    const swapped = swappedPredicate[predicate] as IntPredicate
    const left = this.#rangeAt(lhs)
    const right = this.#rangeAt(rhs)
    if (!left || !right) return
    if (!predicate.startsWith('s')) {
      const unsignedLeft = this.#unsignedAt(lhs)!
      const unsignedRight = this.#unsignedAt(rhs)!
      this.#tell(this.#knownUnsigned, lhs, constrain(unsignedLeft, predicate, unsignedRight))
      this.#tell(this.#knownUnsigned, rhs, constrain(unsignedRight, swapped, unsignedLeft))
    }
    this.#tell(this.#known, lhs, constrain(left, predicate, right))
    this.#tell(this.#known, rhs, constrain(right, swapped, left))
  }

  /** The interval of a value in the block at hand; `undefined` when its type is not followed. */
  #rangeAt(value: Value): Interval | undefined {
    const { type } = value
    if (value instanceof ConstantInt) return value.type.bits <= 32 ? pointAt(value.number) : undefined
    const all = type.kind === 'int' ? everything(type.bits) : undefined
    if (!all) return undefined
    const slot = this.#slotOf(value)
    const own = this.#ranges[slot] ?? (this.#mode === 'grow' && this.#isPendingPhi(value) ? empty : all)
    const known = this.#known[slot]
    return known ? intersect(own, known) : own
  }

  /** The interval of the value as an unsigned number. */
  #unsignedAt(value: Value): Interval | undefined {
    const range = this.#rangeAt(value)
    if (!range || isEmpty(range)) return range
    const all = value.type.kind === 'int' ? 2 ** value.type.bits : 0
    const own =
      range.low >= 0
        ? range
        : range.high < 0
          ? { low: range.low + all, high: range.high + all }
          : { low: 0, high: all - 1 }
    const known = this.#knownUnsigned[this.#slotOf(value)]
    return known ? intersect(own, known) : own
  }

  #isPendingPhi(value: Value): boolean {
    return value instanceof Instruction && value.opcode === 'phi' && !this.#incoming[value.slot]
  }

  #evaluateBlock({ followed }: Stop): void {
    for (const instruction of followed) {
      const all = everything((instruction.type as IntType).bits)!
      this.#update(instruction, this.#evaluate(instruction, all), all)
    }
  }

  #update(instruction: Instruction, next: Interval, all: Interval): void {
    const before = this.#ranges[instruction.slot]
    let result = next
    if (instruction.opcode === 'phi' && before && this.#mode === 'widen') {
      result = {
        low: next.low < before.low ? all.low : before.low,
        high: next.high > before.high ? all.high : before.high,
      }
    } else if (this.#mode === 'narrow' && before) {
      result = intersect(before, next)
    }
    if (before && equal(before, result)) return
    this.#ranges[instruction.slot] = result
    this.#changed = true
  }

  #evaluate(instruction: Instruction, all: Interval): Interval {
    switch (instruction.opcode) {
      case 'phi': {
        let result = empty
        for (const interval of this.#incoming[instruction.slot] ?? []) if (interval) result = union(result, interval)
        return result
      }
      case 'icmp': {
        const verdict = this.#compare(instruction)
        return verdict === undefined ? all : pointAt(verdict ? 1 : 0)
      }
      case 'select': {
        const left = this.#rangeAt(instruction.ifTrue)
        const right = this.#rangeAt(instruction.ifFalse)
        return left && right ? union(left, right) : all
      }
      case 'zext': {
        const operand = this.#rangeAt(instruction.operand(0))
        return operand && operand.low >= 0 ? operand : all
      }
      case 'sext':
      case 'trunc': {
        const operand = this.#rangeAt(instruction.operand(0))
        if (
          !operand ||
          (instruction.opcode === 'sext' && instruction.operand(0).type === this.#booleanType(instruction))
        )
          return all
        return operand.low >= all.low && operand.high <= all.high ? operand : all
      }
      case 'call':
        return this.#evaluateCall(instruction, all)
      default: {
        if (instruction.operands.length !== 2) return all
        const left = this.#rangeAt(instruction.lhs)
        const right = this.#rangeAt(instruction.rhs)
        return left && right ? applyBinary(instruction.opcode as BinaryOpcode, left, right, all) : all
      }
    }
  }

  #compare({ lhs, rhs, predicate: written }: Instruction): boolean | undefined {
    const predicate = written as IntPredicate
    const left = this.#rangeAt(lhs)
    const right = this.#rangeAt(rhs)
    if (!left || !right) return undefined
    const verdict = compare(predicate, left, right)
    if (verdict !== undefined || predicate.startsWith('s')) return verdict
    return compare(predicate, this.#unsignedAt(lhs)!, this.#unsignedAt(rhs)!)
  }

  /** A sign-extended i1 is -1 where the interval says 1. */
  #booleanType(instruction: Instruction): unknown {
    const type = instruction.operand(0).type
    return type.kind === 'int' && type.bits === 1 ? type : undefined
  }

  #evaluateCall(call: Instruction, all: Interval): Interval {
    const isMinimum = call.intrinsic === 'llvm.smin' || call.intrinsic === 'llvm.umin'
    const isMaximum = call.intrinsic === 'llvm.smax' || call.intrinsic === 'llvm.umax'
    if (!isMinimum && !isMaximum) return all
    const left = this.#rangeAt(call.argument(0))
    const right = this.#rangeAt(call.argument(1))
    if (!left || !right || isEmpty(left) || isEmpty(right)) return all
    const isUnsigned = call.intrinsic.includes('.u')
    if (isUnsigned && (left.low < 0 || right.low < 0)) {
      const limit = left.low >= 0 ? left.high : right.low >= 0 ? right.high : undefined
      return isMinimum && limit !== undefined ? { low: 0, high: limit } : all
    }
    const choose = isMinimum ? Math.min : Math.max
    return { low: choose(left.low, right.low), high: choose(left.high, right.high) }
  }

  /** Passes values on to the phis of the blocks that can follow. */
  #leave({ condition, exits }: Stop): void {
    const range = condition && this.#rangeAt(condition)
    const taken = range && !isEmpty(range) && range.low === range.high ? (range.low === 1 ? 0 : 1) : undefined
    for (let index = 0; index < exits.length; index++) {
      if (taken !== undefined && taken !== index) continue
      const exit = exits[index]!
      this.#reached[exit.target] = 1
      if (exit.phis.length > 0) this.#flow(exit)
    }
  }

  #flow({ assumption, phis }: Exit): void {
    const kept = this.#narrowedSlots.length
    if (assumption) this.#assume(assumption)
    for (const { phi, edge } of phis) {
      const interval = this.#rangeAt(phi.operand(edge))
      if (!interval) continue
      const edges = (this.#incoming[phi.slot] ??= new Array<Interval | undefined>(phi.operands.length).fill(undefined))
      const before = edges[edge]
      // A phi was evaluated before this came along its edge.
      if (this.#mode === 'narrow' && !(before && equal(before, interval))) this.#changed = true
      edges[edge] = interval
    }
    this.#forget(kept)
  }
}

function expect(value: Value, holds: boolean, pending: Assumption[]): void {
  if (value instanceof Instruction) pending.push({ condition: value, holds })
}

/** Intervals by slot. */
type Table = (Interval | undefined)[]

function newTable(length: number): Table {
  return new Array<Interval | undefined>(length).fill(undefined)
}
