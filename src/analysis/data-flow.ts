// Which values depend on others: from operands to results, into variables of the function and out of them again, and from the index of
// an element of such a variable, or of a constant table, to the element that is read. What a resource or memory of other threads holds
// depends on nothing here.
//
//   %m = nonuniformindex(%i);  store %m, ptr %slot;  %k = load ptr %slot;  %j = phi [%k, ...], [0, ...]        all from %m
import { basePointer } from '../ir/base-pointer.ts'
import { Instruction } from '../ir/instructions.ts'
import { GlobalVariable, type IrFunction, type Module } from '../ir/module.ts'
import type { Value } from '../ir/values.ts'

const markIntrinsic = 'llvm.dx.resource.nonuniformindex'

/** Those of `NonUniformResourceIndex(i)`: the descriptor they select may differ between the lanes of a wave. */
export function markedValues(fn: IrFunction): ReadonlySet<Value> {
  return valuesFrom([...fn.instructions()].filter(({ intrinsic }) => intrinsic === markIntrinsic))
}

/** Those of all functions. */
export function markedInModule(module: Module): ReadonlySet<Value> {
  return valuesFrom(module.callsOf((intrinsic) => intrinsic === markIntrinsic))
}

/** The sources and everything that depends on one of them. */
export function valuesFrom(sources: Iterable<Value>): ReadonlySet<Value> {
  const found = new Set<Value>(sources)
  for (const value of found)
    for (const user of value.users()) {
      if (!(user instanceof Instruction)) continue
      if (user.opcode === 'store') {
        const variable = user.storedValue === value ? localVariable(user.pointer) : undefined
        if (variable) found.add(variable)
      } else if (depends(user)) found.add(user)
    }
  return found
}

/** Whether the result depends on the operands alone. */
function depends({ opcode, intrinsic, operands }: Instruction): boolean {
  if (opcode === 'load') return localVariable(operands[0]!) !== undefined || isInConstant(operands[0]!)
  if (opcode !== 'call') return true
  return intrinsic !== '' && (isHandleOf(intrinsic) || !intrinsic.startsWith('llvm.dx.resource.'))
}

function isHandleOf(intrinsic: string): boolean {
  return intrinsic.startsWith('llvm.dx.resource.handlefrom') || intrinsic === 'llvm.dx.resource.getpointer'
}

/** Such an address depends on others by its index alone. */
function isInConstant(address: Value): boolean {
  const base = basePointer(address)
  return base instanceof GlobalVariable && base.isConstant
}

/** The `alloca` that an address is part of. */
function localVariable(address: Value): Instruction | undefined {
  const base = basePointer(address)
  return base instanceof Instruction && base.opcode === 'alloca' ? base : undefined
}
