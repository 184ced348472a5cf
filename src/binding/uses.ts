// Which resources the optimised module still uses, and through which elements.
import { ConstantInt } from '../ir/constants.ts'
import type { Instruction } from '../ir/instructions.ts'
import type { GlobalVariable, Module } from '../ir/module.ts'
import { isHandleIntrinsic, resourceNameOf } from '../passes/remarks.ts'
import type { ResourceDeclaration } from '../program/resources.ts'
import { groupBy } from '../support/lists.ts'

/** How many registers the resource of a handle call has. */
export const rangeOperand = 2
/** The operand of a handle call that picks the element of an array. */
export const indexOperand = 3

export interface ResourceUse {
  readonly declaration: ResourceDeclaration
  readonly nameGlobal: GlobalVariable
  readonly calls: readonly Instruction[]
}

export function collectUses(
  module: Module,
  declarationOf: ReadonlyMap<GlobalVariable, ResourceDeclaration>,
): ResourceUse[] {
  const uses = groupBy(module.callsOf(isHandleIntrinsic), (call) => resourceNameOf(call) as GlobalVariable)
  const result: ResourceUse[] = []
  for (const [nameGlobal, declaration] of declarationOf) {
    const calls = uses.get(nameGlobal)
    if (calls) result.push({ declaration, nameGlobal, calls })
  }
  return result
}

/** The element a handle call picks, when that is a constant. */
export function elementOf(call: Instruction): number | undefined {
  const index = call.argument(indexOperand)
  return index instanceof ConstantInt ? index.unsignedNumber : undefined
}
