// Computes a thing once.
//
//   %a = mul i32 %x, %y                 =>        %a = mul i32 %x, %y
//   %b = mul i32 %x, %y                           uses of %b become %a
//
// Walks the dominator tree with a table of what is already computed on the way. Reads of memory count as the same while nothing was
// written in between; what a store writes is what the next load of that address reads. Memory that no shader writes (constant
// buffers) is always the same.
import { DominatorTree } from '../analysis/dominators.ts'
import { Instruction } from '../ir/instructions.ts'
import type { BasicBlock, IrFunction, Module } from '../ir/module.ts'
import type { Value } from '../ir/values.ts'
import { definePass } from './define.ts'
import { effectOf, isConvergent } from './effects.ts'

const constantAddressSpace = 2

export const commonSubexpressions = definePass({
  name: 'common-subexpressions',
  summary: 'Compute equal things once.',
  after: ['promote-memory'],
  run(module: Module): boolean {
    let changed = false
    for (const fn of module.functions.values()) if (!fn.isDeclaration) changed = new Numbering().run(fn) || changed
    return changed
  },
})

interface Available {
  readonly value: Value
  /** The state of memory it was read in; -1 for what does not depend on memory. */
  readonly generation: number
}

type Step = { readonly block: BasicBlock } | { readonly undo: readonly (readonly [string, Available | undefined])[] }

class Numbering {
  readonly #available = new Map<string, Available>()
  /** Of values that are no instructions; those have their slots. */
  readonly #numbers = new Map<Value, number>()
  #instructionCount = 0
  /** Every write, and every block where paths meet, starts a state of memory that was never seen before. */
  #lastGeneration = 0

  run(fn: IrFunction): boolean {
    let changed = false
    this.#instructionCount = fn.numberInstructions()
    const tree = new DominatorTree(fn)
    const endGeneration = new Map<BasicBlock, number>()
    const pending: Step[] = [{ block: fn.entry }]
    for (let step = pending.pop(); step; step = pending.pop()) {
      if ('undo' in step) {
        for (const [key, before] of step.undo) {
          if (before) this.#available.set(key, before)
          else this.#available.delete(key)
        }
        continue
      }
      const { block } = step
      const undo: (readonly [string, Available | undefined])[] = []
      const predecessor = block.singlePredecessor
      const inherited = predecessor && endGeneration.get(predecessor)
      changed = this.#visit(block, inherited ?? ++this.#lastGeneration, undo, endGeneration) || changed
      pending.push({ undo: undo.reverse() })
      for (const child of tree.children(block)) pending.push({ block: child })
    }
    return changed
  }

  #visit(
    block: BasicBlock,
    generationAtStart: number,
    undo: (readonly [string, Available | undefined])[],
    endGeneration: Map<BasicBlock, number>,
  ): boolean {
    let changed = false
    let generation = generationAtStart
    const remember = (key: string, available: Available): void => {
      undo.push([key, this.#available.get(key)])
      this.#available.set(key, available)
    }
    for (const instruction of block.instructions) {
      const effect = effectOf(instruction)
      if (effect === 'write' || effect === 'readwrite') {
        generation = ++this.#lastGeneration
        if (instruction.opcode === 'store' && isPlainMemory(instruction.pointer)) {
          const key = this.#loadKey(instruction.storedValue, instruction.pointer)
          remember(key, { value: instruction.storedValue, generation })
        }
        continue
      }
      const key = this.#key(instruction)
      if (key === undefined) continue
      const known = this.#available.get(key)
      const state = effect === 'none' || isConstantMemory(instruction) ? -1 : generation
      if (known && known.generation === state) {
        instruction.replaceWith(known.value)
        changed = true
      } else {
        remember(key, { value: instruction, generation: state })
      }
    }
    endGeneration.set(block, generation)
    return changed
  }

  /** Equal for instructions that compute the same; `undefined` for what must stay as often as it is written. */
  #key(instruction: Instruction): string | undefined {
    const { opcode } = instruction
    if (instruction.isTerminator || opcode === 'phi' || opcode === 'alloca' || isConvergent(instruction))
      return undefined
    if (opcode === 'load') return this.#loadKey(instruction, instruction.pointer)
    let key = `${opcode} ${instruction.type.text}`
    if (opcode === 'icmp' || opcode === 'fcmp') key += ` ${instruction.predicate}`
    if (instruction.indices.length > 0) key += ` [${instruction.indices.join()}]`
    if (opcode === 'getelementptr') key += ` ${instruction.subjectType!.text}`
    for (const operand of instruction.operands) key += ` ${this.#number(operand)}`
    return key
  }

  #loadKey(value: Value, pointer: Value): string {
    return `load ${value.type.text} ${this.#number(pointer)}`
  }

  #number(value: Value): number {
    if (value.kind === 'instruction') return (value as Instruction).slot
    let number = this.#numbers.get(value)
    if (number === undefined) this.#numbers.set(value, (number = this.#instructionCount + this.#numbers.size))
    return number
  }
}

/** A local or global variable. A resource may convert what is stored to its own format, so it must be asked again. */
function isPlainMemory(pointer: Value): boolean {
  let base = pointer
  while (base instanceof Instruction && base.opcode === 'getelementptr') base = base.pointer
  return base.kind === 'global' || (base instanceof Instruction && base.opcode === 'alloca')
}

function isConstantMemory(instruction: Instruction): boolean {
  if (instruction.opcode !== 'load') return false
  const type = instruction.pointer.type
  return type.kind === 'pointer' && type.addressSpace === constantAddressSpace
}
