// An optimised entry point as a function of WebAssembly that runs a pack of threads at once, four in each chunk.
//
//   if (c) a; b      =>      block: a's mask = mask & c; b's mask = mask & ~c    a: skip if its mask is empty, ...; b's mask |= a's mask    b: ...
//
// Every value is a vector of four lanes for each chunk (values.ts), every block has a mask of the lanes that are about to run it. Blocks stand
// one behind the other, each after all that come to it, and are skipped when their mask is empty; the blocks of a loop are repeated while the
// mask of its header is not. So lanes meet again where the interpreter has them meet, and no structure has to be found in the graph. A barrier
// keeps masks and living values in the frame of the pack and returns: called again, the function skips to where masks are set.
import type { Loop } from '../../analysis/loops.ts'
import { ConstantExpression } from '../../ir/constants.ts'
import type { ScopedLocation } from '../../ir/debug.ts'
import type { Instruction } from '../../ir/instructions.ts'
import { type BasicBlock, GlobalVariable, type IrFunction } from '../../ir/module.ts'
import type { Value } from '../../ir/values.ts'
import { BlockOrder } from '../block-order.ts'
import { placeOfLoop } from '../budget.ts'
import { CannotRun } from '../cannot-run.ts'
import { Addresses } from './addresses.ts'
import { Code, type WasmModule } from './encoder.ts'
import type { Helpers } from './helpers.ts'
import { emitInstruction } from './instructions.ts'
import type { MemoryPlan } from './layout.ts'
import { livingOver } from './liveness.ts'
import type { MathCalls } from './math-calls.ts'
import { constantWords, lowWords, partsOf } from './values.ts'

/** Something that JavaScript does; see calls.ts. */
export interface ForeignCall {
  readonly instruction: Instruction
  /** Of the intrinsic; empty for another instruction. */
  readonly name: string
  /** By all chunks together. */
  readonly isOfWave: boolean
}

export interface Context {
  readonly plan: MemoryPlan
  readonly helpers: Helpers
  readonly mathCalls: MathCalls
  readonly foreign: number
  readonly calls: ForeignCall[]
  readonly groupSize: readonly [number, number, number]
  readonly waveSize: number
  readonly wavesOfGroup: number
  /** Places of the loops, by number. */
  readonly loops: ScopedLocation[]
  /** Denormal floats count as zero. */
  readonly flushesDenormals: boolean
}

/** Parameters of the function. */
export const frameParameter = 0
export const lanesParameter = 1
/** The region of the thread that runs it. */
export const regionParameter = 2

/** Bytes of code that take as long as a call of JavaScript for the four lanes of a chunk. */
const costOfForeignCall = 400_000
/** And as a barrier, which keeps values and loads them again. */
const costOfBarrier = 1000

export class Translation {
  readonly code = new Code(3)
  readonly context: Context
  readonly addresses: Addresses
  readonly #fn: IrFunction
  /** By chunk, then vector. */
  readonly #locals = new Map<Value, readonly (readonly number[])[]>()
  readonly #masks = new Map<BasicBlock, readonly number[]>()
  readonly #order: BlockOrder
  /** The lanes that run the block in hand, by chunk. */
  readonly #mask: readonly number[]
  /** The chunk in hand. */
  chunk = 0
  /** A mask for a part of the lanes. */
  #part: number | undefined
  /** What the loops of the group may still cost. */
  readonly #patience: number
  /** Of foreign calls that were emitted, in bytes of code that take as long. */
  #foreignCost = 0
  /** Of what was emitted before a loop. */
  readonly #costBefore = new Map<Loop, number>()

  constructor(fn: IrFunction, context: Context) {
    this.#fn = fn
    this.context = context
    this.addresses = new Addresses(this)
    splitAtBarriers(fn)
    this.#order = new BlockOrder(fn)
    if (!this.#order.isReducible) throw new CannotRun('the control flow of the shader is not translated')
    const inChunks = (): number[] => this.#eachChunk(() => this.code.local('v128'))
    this.#mask = inChunks()
    this.#patience = this.code.local('i64')
    for (const block of fn.blocks) this.#masks.set(block, inChunks())
    for (const instruction of fn.instructions())
      this.#locals.set(
        instruction,
        this.#eachChunk(() => partsOf(instruction.type).map(() => this.code.local('v128'))),
      )
  }

  #eachChunk<Result>(make: () => Result): Result[] {
    return Array.from({ length: this.context.plan.chunks }, (_, chunk) => {
      this.chunk = chunk
      return make()
    })
  }

  /** Of the chunk in hand. */
  get mask(): number {
    return this.#part ?? this.#mask[this.chunk]!
  }

  /** Emits something that only the lanes of a mask do. */
  forLanes(mask: number, emit: () => void): void {
    const before = this.#part
    this.#part = mask
    emit()
    this.#part = before
  }

  /** Adds the function; `masks` is where a frame has those of the entry. */
  emit(module: WasmModule): { readonly run: number; readonly masks: number } {
    const { code, context } = this
    const living = livingOver(this.#fn, isBarrier)
    const entry = this.#masks.get(this.#fn.entry)!
    const others = [...this.#masks.values()].filter((masks) => masks !== entry)
    const hasBarriers = [...this.#fn.instructions()].some(isBarrier)
    const overBarriers = [...others, ...[...living].flatMap((value) => this.#locals.get(value) ?? [])]
    const kept = [entry, ...(hasBarriers ? overBarriers : [])].flat()
    const start = context.plan.placeKept(kept.length)
    for (const [index, local] of kept.entries())
      code
        .get(frameParameter)
        .memory('v128.load', start + index * 16)
        .set(local)
    const savePatience = (): void => {
      code.get(regionParameter).get(this.#patience).memory('i64.store', context.plan.patienceOffset)
    }
    code.get(regionParameter).memory('i64.load', context.plan.patienceOffset).set(this.#patience)
    this.#region(undefined, () => {
      savePatience()
      for (const [index, local] of kept.entries())
        code
          .get(frameParameter)
          .get(local)
          .memory('v128.store', start + index * 16)
      code.constant(1).op('return')
    })
    savePatience()
    code.constant(0)
    return { run: module.addFunction(['i32', 'i32', 'i32'], ['i32'], code), masks: start }
  }

  // ---- Control flow

  #region(region: Loop | undefined, leave: () => void): void {
    const { code } = this
    for (const node of this.#order.nodesIn(region)) {
      if (!('header' in node)) {
        this.#block(node, leave)
        continue
      }
      code.loop()
      this.#costBefore.set(node, this.#cost)
      this.#region(node, leave)
      this.#pay(node, 0)
      this.#pushAnyLane(node.header)
      code.branchIf(0).op('end')
    }
  }

  get #cost(): number {
    return this.code.bytes.length + this.#foreignCost
  }

  /** A foreign call for so many chunks is emitted. */
  addForeignCost(chunks: number): void {
    this.#foreignCost += costOfForeignCall * chunks
  }

  /** A shader that never ends is stopped by the host. What is emitted of a loop so far, and something more, is what it has cost. */
  #pay(loop: Loop, more: number): void {
    const { code, context } = this
    const cost = this.#cost - this.#costBefore.get(loop)! + more
    const number = context.loops.push(placeOfLoop(loop)) - 1
    code.get(this.#patience).wideConstant(BigInt(cost)).op('i64.sub').tee(this.#patience)
    code.wideConstant(0n).op('i64.lt_s').if().constant(-1).constant(number).call(context.foreign).op('end')
  }

  /** Whether any lane is about to run a block. */
  #pushAnyLane(block: BasicBlock): void {
    const { code } = this
    for (const [chunk, mask] of this.#masks.get(block)!.entries()) {
      code.get(mask)
      if (chunk > 0) code.op('v128.or')
    }
    code.op('v128.any_true')
  }

  #block(block: BasicBlock, leave: () => void): void {
    const { code } = this
    const own = this.#masks.get(block)!
    code.block()
    this.#pushAnyLane(block)
    code.op('i32.eqz').branchIf(0)
    for (const [chunk, mask] of own.entries()) code.get(mask).set(this.#mask[chunk]!).splat(0).set(mask)
    if (block === this.#fn.entry) this.#eachChunk(() => this.addresses.initializeStatics(this.#fn))
    let stops = false
    for (let each = block.firstNonPhi(); each; each = each.next) {
      const instruction = each
      if (isBarrier(instruction)) stops = true
      else
        this.#eachChunk(() =>
          instruction.isTerminator ? this.#terminator(instruction, block) : emitInstruction(instruction, this),
        )
    }
    if (stops) {
      // Called again, the function may start the next iteration and never come to the end of this one.
      const loop = this.#order.loops.loopOf(block)
      if (loop) this.#pay(loop, costOfBarrier)
      leave()
    }
    code.op('end')
  }

  #terminator(instruction: Instruction, block: BasicBlock): void {
    if (instruction.opcode === 'br') this.#branch(instruction, block)
    else if (instruction.opcode === 'switch') this.#switch(instruction, block)
    // Lanes that return are in no mask any more.
    else if (instruction.opcode !== 'ret') throw new CannotRun(`${instruction.opcode} is not translated`)
  }

  #branch(instruction: Instruction, block: BasicBlock): void {
    const { code } = this
    const yes = instruction.successor(0)
    if (!instruction.isConditionalBranch || yes === instruction.successor(1)) {
      this.#edge(block, yes, () => code.get(this.mask))
      return
    }
    this.#edge(block, yes, () => {
      code.get(this.mask)
      this.push(instruction.condition).op('v128.and')
    })
    this.#edge(block, instruction.successor(1), () => {
      code.get(this.mask)
      this.push(instruction.condition).op('v128.andnot')
    })
  }

  #switch(instruction: Instruction, block: BasicBlock): void {
    const { code } = this
    const value = instruction.operand(0)
    const rest = code.local('v128')
    const taken = code.local('v128')
    code.get(this.mask).set(rest)
    for (let index = 0; index < instruction.caseCount; index++) {
      const parts = partsOf(value.type)
      for (const [part, { isWide }] of parts.entries()) {
        this.push(value, part)
        this.push(instruction.caseValue(index), part).op(isWide ? 'i64x2.eq' : 'i32x4.eq')
      }
      if (parts.length === 2) code.shuffle(lowWords)
      code.get(rest).op('v128.and').set(taken)
      code.get(rest).get(taken).op('v128.andnot').set(rest)
      this.#edge(block, instruction.caseTarget(index), () => code.get(taken))
    }
    this.#edge(block, instruction.successor(0), () => code.get(rest))
  }

  /** Lanes of the mask that is pushed go from one block to another. */
  #edge(from: BasicBlock, to: BasicBlock, pushMask: () => void): void {
    const { code } = this
    const taken = code.local('v128')
    pushMask()
    code.set(taken)
    const phis = to.phis()
    // All phis take their values at once: what another one of them gives is read before any is written.
    const moves = phis.flatMap((phi) => {
      const value = phi.incomingFrom(from)!
      return partsOf(phi.type).map((kind, part) => ({ local: this.#localOf(phi, part)!, value, part, kind }))
    })
    const isSwapped = moves.some(({ value }) => phis.includes(value as Instruction))
    const sources = moves.map(({ value, part }) => {
      if (!isSwapped) return () => this.push(value, part)
      const copy = code.local('v128')
      this.push(value, part).set(copy)
      return () => code.get(copy)
    })
    moves.forEach(({ local, kind }, index) => {
      sources[index]!()
      code.get(local).get(taken)
      if (kind.isWide) this.widen(kind.half)
      code.op('v128.bitselect').set(local)
    })
    const mask = this.#masks.get(to)![this.chunk]!
    code.get(mask).get(taken).op('v128.or').set(mask)
  }

  // ---- Values

  #localOf(value: Value, part: number): number | undefined {
    return this.#locals.get(value)?.[this.chunk]?.[part]
  }

  /** Pushes a vector of a value. */
  push(value: Value, part = 0): Code {
    const local = this.#localOf(value, part)
    if (local !== undefined) return this.code.get(local)
    if (value instanceof GlobalVariable) return this.code.splat(0)
    if (value instanceof ConstantExpression) return this.code.splat(this.addresses.constantOffset(value))
    const words = constantWords(value, part)
    if (words === undefined) throw new CannotRun(`a value of type ${value.type.text} is not translated`)
    return this.code.vector(words)
  }

  /** Makes a mask on the stack that of two lanes of 64 bits. */
  widen(half: 0 | 1): Code {
    return this.code.op(half === 0 ? 'i64x2.extend_low_i32x4_s' : 'i64x2.extend_high_i32x4_s')
  }

  /** Makes a denormal float on the stack zero, if the shader asks for it. */
  flush(): Code {
    const { code } = this
    if (!this.context.flushesDenormals) return code
    const value = code.local('v128')
    code.tee(value).get(value).op('f32x4.abs').splat(0x00800000).op('f32x4.lt', 'v128.not').splat(0x80000000)
    return code.op('v128.or', 'v128.and')
  }

  /** Takes what was pushed as a vector of the instruction's result. */
  define(instruction: Instruction, part = 0): void {
    const { code } = this
    const local = this.#localOf(instruction, part)!
    // Lanes that have left the loop still need what they left with.
    if (this.#part !== undefined || this.#isReadOutside(instruction)) {
      const { isWide, half } = partsOf(instruction.type)[part]!
      code.get(local).get(this.mask)
      if (isWide) this.widen(half)
      code.op('v128.bitselect')
    }
    code.set(local)
  }

  #isReadOutside(instruction: Instruction): boolean {
    const loop = this.#order.loops.loopOf(instruction.block!)
    if (!loop) return false
    return instruction.uses.some(({ user, index }) => {
      const reader = user as Instruction
      const block = reader.opcode === 'phi' ? reader.incomingBlocks[index] : reader.block
      return block !== undefined && !loop.contains(block)
    })
  }
}

function isBarrier({ opcode, intrinsic }: Instruction): boolean {
  return opcode === 'call' && intrinsic.includes('barrier')
}

/** A barrier is the last thing its block does. */
function splitAtBarriers(fn: IrFunction): void {
  for (const instruction of [...fn.instructions()])
    if (isBarrier(instruction) && instruction.next && !instruction.next.isTerminator)
      instruction.block!.splitBefore(instruction.next)
}
