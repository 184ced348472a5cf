// Computes a thing once.
//
//   %a = mul i32 %x, %y                 =>        %a = mul i32 %x, %y
//   %b = mul i32 %x, %y                           uses of %b become %a
//
// Walks the dominator tree with a table of what is already computed on the way. Reads of memory count as the same while nothing was
// written in between; what a store writes is what the next load of that address reads. Memory that no shader writes (constant
// buffers) is always the same. What lanes compute together, like derivatives and samples, is the same within a block.
import { DominatorTree } from '../analysis/dominators.ts'
import { basePointer } from '../ir/base-pointer.ts'
import { Instruction } from '../ir/instructions.ts'
import type { BasicBlock, IrFunction, Module } from '../ir/module.ts'
import { Trait } from '../ir/opcodes.ts'
import type { Value } from '../ir/values.ts'
import { effort } from '../support/limits.ts'
import { definePass } from './define.ts'
import { effectOf, isConvergent, mayWrite, readsConstantMemory } from './effects.ts'
import { hashOf, hashOfLoad } from './instruction-hash.ts'

export const commonSubexpressions = definePass({
  name: 'common-subexpressions',
  summary: 'Compute equal things once.',
  after: ['promote-memory'],
  ignores: ['common-subexpressions'],
  run(module: Module): boolean {
    let changed = false
    for (const fn of module.functions.values()) if (!fn.isDeclaration) changed = new Numbering(fn).run() || changed
    return changed
  },
})

/** What no state of memory changes. */
const always = -1

class Numbering {
  /** The newest entry of each bucket, -1 for none. */
  readonly #heads: Int32Array
  // Entries, the newest last: what is known in a block goes again when the walk leaves it.
  readonly #keys: Instruction[] = []
  readonly #values: Value[] = []
  readonly #hashes: number[] = []
  readonly #generations: number[] = []
  readonly #next: number[] = []
  readonly #fn: IrFunction
  readonly #writing = new Map<BasicBlock, boolean>()
  /** Every write starts a state of memory that was never seen before, and so does every block behind one that writes on one of the ways there. */
  #lastGeneration = 0

  constructor(fn: IrFunction) {
    this.#fn = fn
    const count = fn.numberInstructions()
    let size = 64
    while (size < count) size *= 2
    this.#heads = new Int32Array(size).fill(-1)
  }

  run(): boolean {
    let changed = false
    const tree = new DominatorTree(this.#fn)
    const { starts, targets } = tree.childEdges
    const endGeneration = new Int32Array(tree.blocks.length)
    /** Blocks to enter, and, as negative numbers, how many entries are left when a block is. */
    const pending: number[] = [0]
    for (let step = pending.pop(); step !== undefined; step = pending.pop()) {
      if (step < 0) {
        this.#forget(~step)
        continue
      }
      const block = tree.blocks[step]!
      const before = this.#sameMemoryAs(block, tree)
      const generation = before ? endGeneration[before.slot]! : ++this.#lastGeneration
      pending.push(~this.#keys.length)
      changed = this.#visit(block, generation, endGeneration) || changed
      for (let edge = starts[step]!; edge < starts[step + 1]!; edge++) pending.push(targets[edge]!)
    }
    return changed
  }

  /**
   * The block in front, at whose end memory is as it is when this one begins: nothing on the ways between them writes. In a loop that reads
   * again and again until another thread has written, every read counts, so ways round a loop lead to memory that nobody knows.
   */
  #sameMemoryAs(block: BasicBlock, tree: DominatorTree): BasicBlock | undefined {
    const dominator = tree.immediateDominator(block)
    if (dominator === undefined) return undefined
    const between = new Set<BasicBlock>()
    const pending = block.predecessors()
    if (isLoopHeader(block, tree)) return undefined
    for (let each = pending.pop(); each !== undefined; each = pending.pop()) {
      if (each === dominator || between.has(each) || !tree.has(each)) continue
      if (between.size === effort.blocksBetween.most || this.#writes(each) || isLoopHeader(each, tree)) return undefined
      between.add(each)
      for (const predecessor of each.predecessors()) pending.push(predecessor)
    }
    return dominator
  }

  #writes(block: BasicBlock): boolean {
    let known = this.#writing.get(block)
    if (known === undefined) {
      known = false
      for (let each = block.instructions.first; each !== undefined && !known; each = each.next) known = mayWrite(each)
      this.#writing.set(block, known)
    }
    return known
  }

  #visit(block: BasicBlock, generationAtStart: number, endGeneration: Int32Array): boolean {
    let changed = false
    let generation = generationAtStart
    for (let each = block.instructions.first; each !== undefined; ) {
      const instruction: Instruction = each
      each = instruction.next
      if (instruction.isTerminator) continue
      const isPlain = !instruction.hasTrait(Trait.call | Trait.memory)
      const effect = isPlain ? 'none' : effectOf(instruction)
      if (effect === 'write' || effect === 'readwrite') {
        generation = ++this.#lastGeneration
        if (instruction.opcode === 'store' && isPlainMemory(instruction.pointer)) {
          const { storedValue, pointer } = instruction
          this.#remember(hashOfLoad(pointer), instruction, storedValue, generation)
        }
        continue
      }
      if (!isNumbered(instruction)) continue
      const hash = instruction.opcode === 'load' ? hashOfLoad(instruction.pointer) : hashOf(instruction)
      const isShared = isConvergent(instruction)
      const state = !isShared && (effect === 'none' || readsConstantMemory(instruction)) ? always : generation
      const known = this.#find(hash, instruction)
      // The same lanes work together only within one block, and no longer once one of them may have left.
      const isInReach = !isShared || (known >= 0 && this.#keys[known]!.block === block)
      if (known >= 0 && this.#generations[known] === state && isInReach) {
        instruction.replaceWith(this.#values[known]!)
        changed = true
      } else this.#remember(hash, instruction, instruction, state)
    }
    endGeneration[block.slot] = generation
    return changed
  }

  /** The newest entry for the same computation; -1 when there is none. */
  #find(hash: number, instruction: Instruction): number {
    let entry = this.#heads[hash & (this.#heads.length - 1)]!
    while (entry >= 0 && !(this.#hashes[entry] === hash && isSame(this.#keys[entry]!, instruction)))
      entry = this.#next[entry]!
    return entry
  }

  #remember(hash: number, key: Instruction, value: Value, generation: number): void {
    const bucket = hash & (this.#heads.length - 1)
    this.#next.push(this.#heads[bucket]!)
    this.#heads[bucket] = this.#keys.length
    this.#keys.push(key)
    this.#values.push(value)
    this.#hashes.push(hash)
    this.#generations.push(generation)
  }

  /** Keeps only the oldest entries. */
  #forget(kept: number): void {
    for (let entry = this.#keys.length - 1; entry >= kept; entry--) {
      this.#heads[this.#hashes[entry]! & (this.#heads.length - 1)] = this.#next[entry]!
      this.#keys.pop()
      this.#values.pop()
      this.#hashes.pop()
      this.#generations.pop()
      this.#next.pop()
    }
  }
}

function isLoopHeader(block: BasicBlock, tree: DominatorTree): boolean {
  return block.predecessors().some((from) => tree.has(from) && tree.dominates(block, from))
}

/** Other instructions must stay as often as they are written. */
function isNumbered({ opcode }: Instruction): boolean {
  return opcode !== 'phi' && opcode !== 'alloca'
}

/** Whether the second instruction computes what is known of the first one; a store knows what a load reads. */
function isSame(known: Instruction, instruction: Instruction): boolean {
  if (instruction.opcode === 'load') {
    if (known.opcode === 'store')
      return known.operands[1] === instruction.operands[0] && known.operands[0]!.type === instruction.type
    return known.opcode === 'load' && known.operands[0] === instruction.operands[0] && known.type === instruction.type
  }
  const { opcode, operands } = instruction
  if (known.opcode !== opcode || known.type !== instruction.type || known.operands.length !== operands.length)
    return false
  for (let index = 0; index < operands.length; index++) if (known.operands[index] !== operands[index]) return false
  if ((opcode === 'icmp' || opcode === 'fcmp') && known.predicate !== instruction.predicate) return false
  if (opcode === 'getelementptr' && known.subjectType !== instruction.subjectType) return false
  return areSameNumbers(known.indices, instruction.indices)
}

function areSameNumbers(first: readonly number[], second: readonly number[]): boolean {
  return first.length === second.length && first.every((number, index) => number === second[index])
}

/** A local or global variable. A resource may convert what is stored to its own format, so it must be asked again. */
function isPlainMemory(pointer: Value): boolean {
  const base = basePointer(pointer)
  return base.kind === 'global' || (base instanceof Instruction && base.opcode === 'alloca')
}
