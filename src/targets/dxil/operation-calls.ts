// Calls of DXIL operations: a function per operation class and overload, the operation's number first.
//
//   callOperation(builder, 'sqrt', floatType, [x])     =>     call float @dx.op.unary.f32(i32 24, float %x)
import type { Builder } from '../../ir/builder.ts'
import { constantInt } from '../../ir/constants.ts'
import type { Instruction } from '../../ir/instructions.ts'
import { functionType, type IrType, i32, pointerType, ptr, voidType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { bug } from '../../support/bug.ts'
import { type Operation, type OperationEffect, operation } from './operations.ts'
import { letterType, overloadName } from './types.ts'

const attributesOf: Readonly<Record<OperationEffect, readonly string[]>> = {
  none: ['nounwind', 'readnone'],
  read: ['nounwind', 'readonly'],
  write: ['nounwind'],
  barrier: ['noduplicate', 'nounwind'],
  noreturn: ['noreturn', 'nounwind'],
}

/** Operations without overloads take any type for it. */
export function callOperation(builder: Builder, name: string, overload: IrType, args: readonly Value[]): Instruction {
  const row = operation(name) ?? bug(`there is no operation ${name}`)
  // What is overloaded on a user's struct takes and gives pointers to it.
  const own = name === 'getNodeRecordPtr' ? pointerType(6) : ptr
  const pointer = args.find(({ type }) => type.kind === 'pointer')?.type ?? own
  const callee = declareOperation(builder, row, overload, row.overloads === 'u' ? pointer : overload)
  return builder.call(callee, [constantInt(i32, row.number), ...args])
}

function declareOperation({ module }: Builder, row: Operation, overload: IrType, own: IrType) {
  const name = row.overloads === '' ? `dx.op.${row.function}` : `dx.op.${row.function}.${overloadName(overload)}`
  const known = module.getFunction(name)
  if (known) return known
  const [result, rest] = row.signature.split('(') as [string, string]
  const letters = [...rest.slice(0, -1)].map((letter) => letterType(module, letter === 'u' ? 'o' : letter, own))
  const type = functionType(letterType(module, result, own), [i32, ...letters])
  const fn = module.createFunction(name, type)
  for (const word of attributesOf[row.effect]) fn.attributes.set(word, '')
  return fn
}

/** The overload of operations that have none. */
export const noOverload: IrType = voidType
