import { Instruction } from '../../ir/instructions.ts'
import type { IrFunction } from '../../ir/module.ts'

/** What functions need, their callers need: merges until nothing changes. `merge` returns whether it changed the first. */
export function spreadToCallers<Facts>(
  facts: ReadonlyMap<IrFunction, Facts>,
  merge: (caller: Facts, callee: Facts) => boolean,
): void {
  const pending = [...facts.keys()]
  for (let callee = pending.pop(); callee; callee = pending.pop())
    for (const user of callee.users()) {
      const caller = user instanceof Instruction ? user.block?.parent : undefined
      if (caller && merge(facts.get(caller)!, facts.get(callee)!)) pending.push(caller)
    }
}
