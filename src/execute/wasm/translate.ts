// An optimised entry point as a function of WebAssembly that runs four threads at once.
//
//   if (c) a; b      =>      block: a's mask = mask & c; b's mask = mask & ~c    a: skip if its mask is empty, ...; b's mask |= a's mask    b: ...
//
// Every value is a vector of four lanes, every block has a mask of the lanes that are about to run it. Blocks stand one behind the other,
// each after all that come to it, and are skipped when their mask is empty; the blocks of a loop are repeated while the mask of its header is
// not. So lanes meet again where the interpreter has them meet, and no structure has to be found in the graph. A barrier keeps masks and
// living values in the frame of the wave and returns: called again, the function skips to where masks are set.
import type { Loop } from '../../analysis/loops.ts'
import { ConstantExpression, ConstantInt, ConstantString } from '../../ir/constants.ts'
import { Instruction } from '../../ir/instructions.ts'
import { sizeInBytes, structLayout } from '../../ir/layout.ts'
import { type BasicBlock, GlobalVariable, type IrFunction } from '../../ir/module.ts'
import type { IrType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { BlockOrder } from '../block-order.ts'
import { CannotRun } from '../cannot-run.ts'
import { Code, type WasmModule } from './encoder.ts'
import type { Helpers } from './helpers.ts'
import { emitInstruction } from './instructions.ts'
import type { MemoryPlan } from './layout.ts'
import { livingOver } from './liveness.ts'
import { constantWord, scalarsOf } from './values.ts'

/** A call that JavaScript does; see calls.ts. */
export interface ForeignCall {
  readonly call: Instruction
  readonly name: string
}

/** What an address is in. */
export type Root =
  | { readonly kind: 'buffer'; readonly descriptor: number }
  | { readonly kind: 'static'; readonly base: number; readonly size: number }
  | { readonly kind: 'local'; readonly frame: number; readonly size: number }

export interface Context {
  readonly plan: MemoryPlan
  readonly helpers: Helpers
  readonly foreign: number
  readonly calls: ForeignCall[]
  readonly groupSize: readonly [number, number, number]
  /** Of all loops of a wave, between two barriers. */
  readonly mostIterations: number
  /** Denormal floats count as zero. */
  readonly flushesDenormals: boolean
}

/** Parameters of the function. */
export const frameParameter = 0
export const lanesParameter = 1

export class Translation {
  readonly code = new Code(2)
  readonly context: Context
  readonly #fn: IrFunction
  readonly #locals = new Map<Value, readonly number[]>()
  readonly #masks = new Map<BasicBlock, number>()
  readonly #order: BlockOrder
  /** The lanes that run the block in hand. */
  readonly mask: number
  /** Iterations of loops that are still allowed. */
  readonly #patience: number
  readonly #frames = new Map<Value, Root>()

  constructor(fn: IrFunction, context: Context) {
    this.#fn = fn
    this.context = context
    splitAtBarriers(fn)
    this.#order = new BlockOrder(fn)
    if (!this.#order.isReducible) throw new CannotRun('the control flow of the shader is not translated')
    this.mask = this.code.local('v128')
    this.#patience = this.code.local('i32')
    for (const block of fn.blocks) this.#masks.set(block, this.code.local('v128'))
    for (const instruction of fn.instructions())
      this.#locals.set(
        instruction,
        scalarsOf(instruction.type).map(() => this.code.local('v128')),
      )
  }

  /** Adds the function; returns the offset of the entry's mask in the frame. */
  emit(module: WasmModule): number {
    const { code, context } = this
    const living = livingOver(this.#fn, isBarrier)
    const kept = [...this.#masks.values(), ...[...living].flatMap((value) => this.#locals.get(value) ?? [])]
    const start = context.plan.placeLocal(kept.length * 4)
    for (const [index, local] of kept.entries())
      code
        .get(frameParameter)
        .memory('v128.load', start + index * 16)
        .set(local)
    code.constant(context.mostIterations).set(this.#patience)
    this.#region(undefined, () => {
      for (const [index, local] of kept.entries())
        code
          .get(frameParameter)
          .get(local)
          .memory('v128.store', start + index * 16)
      code.constant(1).op('return')
    })
    code.constant(0)
    module.addFunction(['i32', 'i32'], ['i32'], code, 'run')
    return start
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
      // A shader that never ends is stopped by the host.
      code.get(this.#patience).constant(1).op('i32.sub').tee(this.#patience).op('i32.eqz').if()
      code.constant(-1).constant(0).call(this.context.foreign).op('end')
      this.#region(node, leave)
      code.get(this.#masks.get(node.header)!).op('v128.any_true').branchIf(0).op('end')
    }
  }

  #block(block: BasicBlock, leave: () => void): void {
    const { code } = this
    const own = this.#masks.get(block)!
    code.block().get(own).op('v128.any_true', 'i32.eqz').branchIf(0)
    code.get(own).set(this.mask).splat(0).set(own)
    let stops = false
    for (let each = block.firstNonPhi(); each; each = each.next) {
      if (each.isTerminator) this.#terminator(each, block)
      else if (isBarrier(each)) stops = true
      else emitInstruction(each, this)
    }
    if (stops) leave()
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
    const rest = code.local('v128')
    const taken = code.local('v128')
    code.get(this.mask).set(rest)
    for (let index = 0; index < instruction.caseCount; index++) {
      this.push(instruction.operand(0))
        .splat(instruction.caseValue(index).number)
        .op('i32x4.eq')
        .get(rest)
        .op('v128.and')
        .set(taken)
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
      return this.#locals.get(phi)!.map((local, component) => ({ local, value, component }))
    })
    const isSwapped = moves.some(({ value }) => phis.includes(value as Instruction))
    const sources = moves.map(({ value, component }) => {
      if (!isSwapped) return () => this.push(value, component)
      const copy = code.local('v128')
      this.push(value, component).set(copy)
      return () => code.get(copy)
    })
    moves.forEach(({ local }, index) => {
      sources[index]!()
      code.get(local).get(taken).op('v128.bitselect').set(local)
    })
    const mask = this.#masks.get(to)!
    code.get(mask).get(taken).op('v128.or').set(mask)
  }

  // ---- Values

  /** Pushes a scalar of a value. */
  push(value: Value, component = 0): Code {
    const word = constantWord(value, component)
    if (word !== undefined) return this.code.splat(word)
    if (value instanceof GlobalVariable) return this.code.splat(0)
    if (value instanceof ConstantExpression) return this.code.splat(this.#constantOffset(value))
    const local = this.#locals.get(value)?.[component]
    if (local === undefined) throw new CannotRun(`a value of type ${value.type.text} is not translated`)
    return this.code.get(local)
  }

  /** Makes a denormal float on the stack zero, if the shader asks for it. */
  flush(): Code {
    const { code } = this
    if (!this.context.flushesDenormals) return code
    const value = code.local('v128')
    code.tee(value).get(value).op('f32x4.abs').splat(0x00800000).op('f32x4.lt', 'v128.not').splat(0x80000000)
    return code.op('v128.or', 'v128.and')
  }

  /** Takes what was pushed as a scalar of the instruction's result. */
  define(instruction: Instruction, component = 0): void {
    const { code } = this
    const local = this.#locals.get(instruction)![component]!
    // Lanes that have left the loop still need what they left with.
    if (this.#isReadOutside(instruction)) code.get(local).get(this.mask).op('v128.bitselect')
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

  #constantOffset(expression: ConstantExpression): number {
    if (expression.opcode !== 'getelementptr')
      throw new CannotRun(`the constant ${expression.opcode} is not translated`)
    let type = expression.sourceElementType!
    let offset = expression.operands[0] instanceof ConstantExpression ? this.#constantOffset(expression.operands[0]) : 0
    expression.operands.slice(1).forEach((index, position) => {
      const at = index instanceof ConstantInt ? index.number : 0
      if (position === 0) offset += at * sizeInBytes(type)
      else {
        const step = stepInto(type, at)
        offset += step.offset
        type = step.type
      }
    })
    return offset
  }

  // ---- Memory

  rootOf(pointer: Value): Root {
    const known = this.#frames.get(pointer)
    if (known) return known
    const root = this.#findRoot(pointer)
    this.#frames.set(pointer, root)
    return root
  }

  #findRoot(pointer: Value): Root {
    const { plan } = this.context
    if (pointer instanceof GlobalVariable) {
      if (pointer.addressSpace !== 3 && !pointer.isConstant) throw new CannotRun('static variables are not translated')
      return { kind: 'static', ...plan.placeGlobal(pointer, sizeInBytes(pointer.valueType)) }
    }
    if (pointer instanceof ConstantExpression) return this.rootOf(pointer.operands[0]!)
    if (pointer instanceof Instruction) {
      if (pointer.opcode === 'alloca') {
        const size = sizeInBytes(pointer.subjectType!)
        return { kind: 'local', frame: plan.placeLocal(size), size }
      }
      if (pointer.opcode === 'getelementptr') return this.rootOf(pointer.pointer)
      if (/^llvm\.dx\.resource\.get(texture)?pointer$/.test(pointer.intrinsic))
        return { kind: 'buffer', descriptor: this.descriptorOf(pointer.argument(0)) }
    }
    throw new CannotRun('an address that is chosen while the shader runs is not translated')
  }

  descriptorOf(handle: Value): number {
    if (handle instanceof Instruction && /handlefrom(implicit)?binding$/.test(handle.intrinsic)) {
      const index = handle.argument(3)
      const name = handle.argument(handle.argumentCount - 1)
      const text = name instanceof GlobalVariable ? name.initializer : undefined
      if (index instanceof ConstantInt && text instanceof ConstantString)
        return this.context.plan.descriptorOf(
          new TextDecoder().decode(text.bytes.subarray(0, -1)),
          index.number >>> 0,
          handle.type,
        )
    }
    throw new CannotRun('a resource that is chosen while the shader runs is not translated')
  }

  /** Pushes (offsets, mask) for an access `extra` bytes behind an address, then base and size with `pushBounds`. */
  pushPlace(root: Root, pushOffset: () => void, extra: number): void {
    const { code } = this
    const offset = code.local('v128')
    pushOffset()
    if (extra > 0) code.splat(extra).op('i32x4.add')
    code.set(offset)
    if (root.kind === 'local') code.get(offset).constant(2).op('i32x4.shl').vector([0, 4, 8, 12]).op('i32x4.add')
    else code.get(offset)
    this.#place = offset
  }

  #place = 0

  pushMask(root: Root): void {
    const { code } = this
    code.get(this.mask)
    if (root.kind === 'local') code.get(this.#place).splat(root.size).op('i32x4.lt_u', 'v128.and')
  }

  pushBounds(root: Root): void {
    const { code } = this
    if (root.kind === 'buffer') {
      code.constant(root.descriptor).memory('i32.load').constant(root.descriptor).memory('i32.load', 4)
    } else if (root.kind === 'static') code.constant(root.base).constant(root.size)
    else
      code
        .get(frameParameter)
        .constant(root.frame)
        .op('i32.add')
        .constant(Math.ceil(root.size / 4) * 16)
  }
}

/** The member or element `index` of an aggregate, and where it lies. */
export function stepInto(type: IrType, index: number): { type: IrType; offset: number } {
  if (type.kind === 'struct') return { type: type.elements[index]!, offset: structLayout(type).offsets[index]! }
  if (type.kind === 'array' || type.kind === 'vector')
    return { type: type.element, offset: index * sizeInBytes(type.element) }
  throw new CannotRun('an address into no aggregate')
}

export function isBarrier({ opcode, intrinsic }: Instruction): boolean {
  return opcode === 'call' && intrinsic.includes('barrier')
}

/** A barrier is the last thing its block does. */
function splitAtBarriers(fn: IrFunction): void {
  for (const instruction of [...fn.instructions()])
    if (isBarrier(instruction) && instruction.next && !instruction.next.isTerminator)
      instruction.block!.splitBefore(instruction.next)
}
