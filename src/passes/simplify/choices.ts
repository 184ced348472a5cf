// What is computed from a choice between constants is a choice between results.
//
//   (c ? 2.0 : 0.0) * 0.5 - 1.0      =>      c ? 0.0 : -1.0      (c ? 1 : d ? 2 : 3) == 2      =>      c ? false : d ? true : false
//
// Nobody else may look at the choice, or there would be two of them.
import type { Builder } from '../../ir/builder.ts'
import { isConstant } from '../../ir/constants.ts'
import { foldInstruction } from '../../ir/fold.ts'
import type { Instruction } from '../../ir/instructions.ts'
import type { Value } from '../../ir/values.ts'
import { effort } from '../../support/limits.ts'
import { asOpcode, type Rule } from './rule.ts'

export const computeInChoice: Rule = (instruction, { builder }) => {
  const { operands } = instruction
  const index = operands.findIndex((operand) => !isConstant(operand))
  if (index < 0 || !operands.every((operand, other) => other === index || isConstant(operand))) return undefined
  const choice = asOpcode(operands[index]!, 'select')
  if (choice === undefined) return undefined
  const results = new Map<Value, Value>()
  const compute = (constant: Value): boolean => {
    const result = foldInstruction(instruction, operands.with(index, constant))
    if (result !== undefined) results.set(constant, result)
    return result !== undefined
  }
  return everyConstant(choice, effort.choiceDepth.most, compute) ? rebuilt(choice, results, builder) : undefined
}

function everyConstant(choice: Instruction, depth: number, check: (constant: Value) => boolean): boolean {
  if (!choice.hasOneUse || depth === 0) return false
  return [choice.ifTrue, choice.ifFalse].every((value) => {
    if (isConstant(value)) return check(value)
    const inner = asOpcode(value, 'select')
    return inner !== undefined && everyConstant(inner, depth - 1, check)
  })
}

function rebuilt(value: Value, results: ReadonlyMap<Value, Value>, builder: Builder): Value {
  const known = results.get(value)
  if (known !== undefined) return known
  const { condition, ifTrue, ifFalse } = value as Instruction
  return builder.select(condition, rebuilt(ifTrue, results, builder), rebuilt(ifFalse, results, builder))
}
