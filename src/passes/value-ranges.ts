// Decides comparisons by the values their operands can have.
//
//   for (int i = 0; i < 5; i++) if (i > 6) A[0] = 1;      =>      i > 6 is false, so the branch goes, and A with it
//
// Runs after promote-memory, when counters are phis, and before simplify-cfg, which removes what is not reached (0024 example 6.1).

import type { Interval } from '../analysis/interval.ts'
import { isEmpty } from '../analysis/interval.ts'
import { type RangeOf, ValueRanges } from '../analysis/value-ranges.ts'
import { ConstantInt, constantBool } from '../ir/constants.ts'
import { Instruction } from '../ir/instructions.ts'
import type { IrFunction, Module } from '../ir/module.ts'
import type { Value } from '../ir/values.ts'
import { definePass } from './define.ts'
import type { Remarks } from './remarks.ts'

export const valueRanges = definePass({
  name: 'value-ranges',
  summary: 'Decide comparisons by the values their operands can have.',
  after: ['promote-memory'],
  // Removing unused values gives no new ranges.
  ignores: ['value-ranges', 'dead-stores', 'dead-code'],
  run(module: Module, { remarks }): boolean {
    let changed = false
    for (const fn of module.functions.values()) {
      if (!fn.isDeclaration && hasBranches(fn)) changed = decide(fn, remarks) || changed
    }
    return changed
  },
})

function hasBranches(fn: IrFunction): boolean {
  return fn.blocks.length > 1
}

interface Decision {
  readonly instruction: Instruction
  readonly value: boolean
  /** What is known of the numbers that are compared. */
  readonly facts: string
}

function decide(fn: IrFunction, remarks: Remarks): boolean {
  const comparisons: Decision[] = []
  const branches: Decision[] = []
  new ValueRanges(fn).visit((block, found, rangeOf) => {
    for (const instruction of found) {
      const value = verdict(rangeOf(instruction))
      if (value !== undefined) comparisons.push({ instruction, value, facts: describe(instruction, rangeOf) })
    }
    const terminator = block.terminator!
    if (!terminator.isConditionalBranch || terminator.condition instanceof ConstantInt) return
    const value = verdict(rangeOf(terminator.condition))
    if (value !== undefined)
      branches.push({ instruction: terminator, value, facts: describe(terminator.condition, rangeOf) })
  })
  const tell = (branch: Instruction, { value, facts }: Decision): void =>
    remarks.decided(branch, remarks.verdict(branch, value, facts))
  for (const decision of branches) {
    const { instruction, value } = decision
    tell(instruction, decision)
    instruction.setOperand(0, constantBool(value))
  }
  for (const decision of comparisons) {
    const { instruction, value } = decision
    for (const { user } of instruction.uses)
      if (user instanceof Instruction && user.isConditionalBranch) tell(user, decision)
    instruction.replaceWith(constantBool(value))
  }
  return branches.length > 0 || comparisons.length > 0
}

function verdict(range: Interval | undefined): boolean | undefined {
  return range && !isEmpty(range) && range.low === range.high ? range.low === 1 : undefined
}

/** `: i is in [0, 4]` */
function describe(condition: Value, rangeOf: RangeOf): string {
  if (!(condition instanceof Instruction) || condition.opcode !== 'icmp') return ''
  const as = condition.predicate.startsWith('u') ? 'unsigned' : 'signed'
  const facts = [condition.lhs, condition.rhs].flatMap((operand) => {
    const range = rangeOf(operand, as)
    if (operand instanceof ConstantInt || operand.name === '' || !range || isEmpty(range)) return []
    if (operand.type.kind === 'int' && range.high - range.low === 2 ** operand.type.bits - 1) return []
    return range.low === range.high
      ? [`${operand.name} is ${range.low}`]
      : [`${operand.name} is in [${range.low}, ${range.high}]`]
  })
  return facts.length > 0 ? `: ${facts.join(', ')}` : ''
}
