// `llvm.global_ctors` of a library: the functions that give static variables their first values when it is linked.
//
//   @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32 65535, ptr @_GLOBAL__sub_I_a.hlsl, ptr null }]
import { constantAggregate, constantInt, zeroValue } from '../../ir/constants.ts'
import type { IrFunction, Module } from '../../ir/module.ts'
import { arrayType, i32, ptr, structType } from '../../ir/types.ts'

export const constructorsName = 'llvm.global_ctors'
/** All of them have the same. */
const priority = 65535

export function addConstructors(module: Module, functions: readonly IrFunction[]): void {
  if (functions.length === 0) return
  const row = structType([i32, ptr, ptr])
  const rows = functions.map((fn) => constantAggregate(row, [constantInt(i32, priority), fn, zeroValue(ptr)]))
  const type = arrayType(rows.length, row)
  module.createGlobal(constructorsName, type, { linkage: 'appending', initializer: constantAggregate(type, rows) })
}
