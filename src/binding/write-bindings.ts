// Writes a register into the call that makes a handle.
//
//   handlefromimplicitbinding(order 3, space 0, range 2, index i)   =>   handlefrombinding(space 0, lower 7, range 2, index i)
import { constantInt } from '../ir/constants.ts'
import type { Instruction } from '../ir/instructions.ts'
import type { Module } from '../ir/module.ts'
import { i32 } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'

export interface HandlePlace {
  readonly space: number
  readonly lower: number
  /** `undefined` is unbounded. */
  readonly count: number | undefined
  /** The element of the array. */
  readonly index: Value
  /** The constant that holds the resource's name. */
  readonly name: Value
}

export function writeBinding(
  module: Module,
  call: Instruction,
  { space, lower, count, index, name }: HandlePlace,
): void {
  const parameters = [i32, i32, i32, i32, name.type]
  const binding = module.declareIntrinsic('llvm.dx.resource.handlefrombinding', [call.type], call.type, parameters)
  const number = (value: number) => constantInt(i32, value)
  const replacement = call.clone([number(space), number(lower), number(count ?? -1), index, name, binding])
  replacement.name = call.name
  replacement.subjectType = binding.functionType
  replacement.insertBefore(call)
  call.replaceWith(replacement)
}

/** Removes declarations without calls. True if there were any. */
export function eraseImplicitDeclarations(module: Module): boolean {
  const unused = [...module.functions.values()].filter(
    (fn) => fn.isDeclaration && !fn.hasUses && fn.intrinsic === 'llvm.dx.resource.handlefromimplicitbinding',
  )
  for (const fn of unused) module.eraseFunction(fn)
  return unused.length > 0
}
