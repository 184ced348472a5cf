// Vectors indexed by what only the running shader knows live in memory: DXIL has no vectors, but arrays.
//
//   extractelement <4 x float> %v, i32 %i     =>     %a = alloca [4 x float], a store per lane, load of getelementptr %a, 0, %i
import { Builder } from '../../../ir/builder.ts'
import { ConstantInt, poisonValue } from '../../../ir/constants.ts'
import { Instruction } from '../../../ir/instructions.ts'
import type { IrFunction, Module } from '../../../ir/module.ts'
import { arrayType, type VectorType } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import { definePass } from '../../../passes/define.ts'

export const dynamicVectors = definePass({
  name: 'dynamic-vectors',
  summary: 'Put vectors that are indexed by what only the run knows into memory.',
  after: ['resource-access'],
  run: lowerDynamicVectors,
})

function lowerDynamicVectors(module: Module): boolean {
  let changed = false
  for (const fn of module.functions.values()) {
    if (!fn.isDeclaration && new DynamicVectors(module, fn).run()) changed = true
  }
  return changed
}

class DynamicVectors {
  readonly #builder: Builder
  readonly #fn: IrFunction
  /** How many lanes of a vector are read that only the run knows. */
  readonly #reads = new Map<Value, number>()
  /** Where a vector lies that is read so more than once, from its definition on. */
  readonly #memory = new Map<Value, Instruction>()

  constructor(module: Module, fn: IrFunction) {
    this.#builder = new Builder(module)
    this.#fn = fn
  }

  run(): boolean {
    const found = [...this.#fn.instructions()].filter(isDynamic)
    for (const instruction of found) {
      const vector = instruction.operand(0)
      if (instruction.opcode === 'extractelement') this.#reads.set(vector, (this.#reads.get(vector) ?? 0) + 1)
    }
    for (const instruction of found) {
      if (instruction.opcode === 'extractelement') this.#replaceExtract(instruction)
      else this.#replaceInsert(instruction)
    }
    return found.length > 0
  }

  #replaceExtract(extract: Instruction): void {
    const builder = this.#builder
    const memory = this.#memoryOf(extract)
    builder.positionBefore(extract)
    builder.location = extract.location
    const address = builder.gep(memory.subjectType!, memory, [0, extract.operand(1)])
    extract.replaceWith(builder.load(extract.type, address, '', 4))
  }

  /** All reads of one vector share its array: a matrix read by its row has as many reads as columns. */
  #memoryOf(extract: Instruction): Instruction {
    const vector = extract.operand(0)
    const known = this.#memory.get(vector)
    if (known) return known
    if ((this.#reads.get(vector) ?? 0) < 2) return this.#spill(vector, extract)
    const memory = this.#spill(vector, afterDefinition(vector, this.#fn))
    this.#memory.set(vector, memory)
    return memory
  }

  #replaceInsert(insert: Instruction): void {
    const builder = this.#builder
    const memory = this.#spill(insert.operand(0), insert)
    const array = memory.subjectType!
    builder.store(insert.operand(1), builder.gep(array, memory, [0, insert.operand(2)]), 4)
    let vector: Value = poisonValue(insert.type)
    const { count, element } = insert.type as VectorType
    for (let lane = 0; lane < count; lane++)
      vector = builder.insertElement(vector, builder.load(element, builder.gep(array, memory, [0, lane]), '', 4), lane)
    // Nothing else writes there: who reads the new vector finds it in the same place.
    this.#memory.set(vector, memory)
    insert.replaceWith(vector)
  }

  #spill(vector: Value, before: Instruction): Instruction {
    const builder = this.#builder
    const { count, element } = vector.type as VectorType
    const array = arrayType(count, element)
    builder.positionBefore(this.#fn.entry.instructions.first!)
    builder.location = before.location
    const memory = builder.alloca(array, '', 4)
    builder.positionBefore(before)
    for (let lane = 0; lane < count; lane++)
      builder.store(builder.extractElement(vector, lane), builder.gep(array, memory, [0, lane]), 4)
    return memory
  }
}

function isDynamic({ opcode, operands }: Instruction): boolean {
  if (opcode === 'extractelement') return !(operands[1] instanceof ConstantInt)
  return opcode === 'insertelement' && !(operands[2] instanceof ConstantInt)
}

function afterDefinition(value: Value, fn: IrFunction): Instruction {
  if (!(value instanceof Instruction)) return fn.entry.firstNonPhi()!
  return value.opcode === 'phi' ? value.block!.firstNonPhi()! : value.next!
}
