// Vectors indexed by what only the running shader knows live in memory: DXIL has no vectors, but arrays.
//
//   extractelement <4 x float> %v, i32 %i     =>     %a = alloca [4 x float], a store per lane, load of getelementptr %a, 0, %i
import { Builder } from '../../../ir/builder.ts'
import { ConstantInt, poisonValue } from '../../../ir/constants.ts'
import type { Instruction } from '../../../ir/instructions.ts'
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
  const builder = new Builder(module)
  for (const fn of module.functions.values()) {
    if (fn.isDeclaration) continue
    for (const instruction of [...fn.instructions()]) {
      if (instruction.opcode === 'extractelement' && !(instruction.operand(1) instanceof ConstantInt))
        replaceExtract(builder, fn, instruction)
      else if (instruction.opcode === 'insertelement' && !(instruction.operand(2) instanceof ConstantInt))
        replaceInsert(builder, fn, instruction)
      else continue
      changed = true
    }
  }
  return changed
}

function spill(builder: Builder, fn: IrFunction, vector: Value, before: Instruction): Instruction {
  const { count, element } = vector.type as VectorType
  const array = arrayType(count, element)
  builder.positionBefore(fn.entry.instructions.first!)
  builder.location = before.location
  const memory = builder.alloca(array, '', 4)
  builder.positionBefore(before)
  for (let lane = 0; lane < count; lane++)
    builder.store(builder.extractElement(vector, lane), builder.gep(array, memory, [0, lane]), 4)
  return memory
}

function replaceExtract(builder: Builder, fn: IrFunction, extract: Instruction): void {
  const vector = extract.operand(0)
  const memory = spill(builder, fn, vector, extract)
  const address = builder.gep(memory.subjectType!, memory, [0, extract.operand(1)])
  extract.replaceWith(builder.load(extract.type, address, '', 4))
}

function replaceInsert(builder: Builder, fn: IrFunction, insert: Instruction): void {
  const memory = spill(builder, fn, insert.operand(0), insert)
  const array = memory.subjectType!
  builder.store(insert.operand(1), builder.gep(array, memory, [0, insert.operand(2)]), 4)
  let vector: Value = poisonValue(insert.type)
  const { count, element } = insert.type as VectorType
  for (let lane = 0; lane < count; lane++)
    vector = builder.insertElement(vector, builder.load(element, builder.gep(array, memory, [0, lane]), '', 4), lane)
  insert.replaceWith(vector)
}
