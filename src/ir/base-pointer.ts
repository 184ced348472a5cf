import { Instruction } from './instructions.ts'
import type { Value } from './values.ts'

/** What an address is inside of: the variable, argument or call under its getelementptrs. */
export function basePointer(address: Value): Value {
  let base = address
  while (base instanceof Instruction && base.opcode === 'getelementptr') base = base.pointer
  return base
}
