// Which values depend on `NonUniformResourceIndex(i)`: the descriptor they select may differ between the lanes of a wave.
//
//   %m = nonuniformindex(%i);  store %m, ptr %slot;  %k = load ptr %slot;  %j = phi [%k, ...], [0, ...]        all marked
//
// A mark goes from operands to results, into variables of the function and out of them again, and from the index of an element to the
// element that is read. It ends at what memory of other threads or a resource holds. A mark too many costs time, one too few is wrong.
import { Instruction } from '../ir/instructions.ts'
import type { IrFunction } from '../ir/module.ts'
import type { Value } from '../ir/values.ts'

export const markIntrinsic = 'llvm.dx.resource.nonuniformindex'

export function markedValues(fn: IrFunction): ReadonlySet<Value> {
  const marked = new Set<Value>()
  const pending: Value[] = []
  const mark = (value: Value): void => {
    if (marked.has(value)) return
    marked.add(value)
    pending.push(value)
  }
  for (const instruction of fn.instructions()) if (instruction.intrinsic === markIntrinsic) mark(instruction)
  for (let value = pending.pop(); value; value = pending.pop())
    for (const user of value.users()) {
      if (!(user instanceof Instruction)) continue
      if (user.opcode === 'store') {
        const variable = user.storedValue === value ? localVariable(user.pointer) : undefined
        if (variable) mark(variable)
      } else if (carriesMark(user)) mark(user)
    }
  return marked
}

/** Whether a mark on an operand is a mark on the result. */
function carriesMark({ opcode, intrinsic, operands }: Instruction): boolean {
  if (opcode === 'load') return localVariable(operands[0]!) !== undefined
  if (opcode !== 'call') return true
  return intrinsic !== '' && !intrinsic.startsWith('llvm.dx.resource.')
}

/** The `alloca` that an address is part of. */
function localVariable(address: Value): Instruction | undefined {
  let current = address
  while (current instanceof Instruction && current.opcode === 'getelementptr') current = current.operand(0)
  return current instanceof Instruction && current.opcode === 'alloca' ? current : undefined
}
