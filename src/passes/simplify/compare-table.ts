// A comparison of an element of a constant table, whichever it is, when the answer is the same for all numbers in the table.
//
//   static const int sizes[4] = { 1, 2, 3, 4 };      sizes[i] > 4 => false
import { constantElement, isConstant } from '../../ir/constants.ts'
import { foldCompare } from '../../ir/fold.ts'
import { GlobalVariable } from '../../ir/module.ts'
import { elementCount, type IrType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { effort } from '../../support/limits.ts'
import { asOpcode, type Rule } from './rule.ts'

export const compareTable: Rule = (compare) => {
  const load = asOpcode(compare.lhs, 'load')
  const table = load && asOpcode(load.pointer, 'getelementptr')?.pointer
  if (!(table instanceof GlobalVariable) || !table.isConstant || table.initializer === undefined) return undefined
  const numbers = new Set<Value>()
  if (!collect(table.initializer, load!.type, numbers, { count: 0 })) return undefined
  let common: Value | undefined
  for (const number of numbers) {
    const result = foldCompare(compare.opcode as 'icmp' | 'fcmp', compare.predicate, number, compare.rhs)
    if (result === undefined || (common !== undefined && result !== common)) return undefined
    common = result
  }
  return common
}

/** All numbers of the type in the table; false when the table has too many members. */
function collect(constant: Value, type: IrType, numbers: Set<Value>, seen: { count: number }): boolean {
  if (++seen.count > effort.tableValues.most) return false
  if (constant.type === type) {
    numbers.add(constant)
    return isConstant(constant)
  }
  for (let index = 0; index < elementCount(constant.type); index++) {
    const member = constantElement(constant, index)
    if (member === undefined || !collect(member, type, numbers, seen)) return false
  }
  return true
}
