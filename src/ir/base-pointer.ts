import { Instruction } from './instructions.ts'
import type { Value } from './values.ts'

/** What an address is inside of: the variable, argument or call under its getelementptrs. */
export function basePointer(address: Value): Value {
  let base = address
  while (base instanceof Instruction && base.opcode === 'getelementptr') base = base.pointer
  return base
}

/** The element of a resource that an address is inside of. */
export function resourceElement(address: Value): Instruction | undefined {
  const base = basePointer(address)
  return base instanceof Instruction && base.intrinsic === 'llvm.dx.resource.getpointer' ? base : undefined
}
