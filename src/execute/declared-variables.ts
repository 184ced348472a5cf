// Which memory of a function is a variable of the source: what debug information declares.
import type { DebugVariable } from '../ir/debug.ts'
import type { Module } from '../ir/module.ts'
import type { Value } from '../ir/values.ts'

/** By the instruction that makes room for it. */
export function declaredVariables(module: Module): Map<Value, DebugVariable> {
  const variables = new Map<Value, DebugVariable>()
  for (const fn of module.functions.values())
    for (const instruction of fn.instructions())
      for (const { kind, variable, value } of instruction.debugRecords ?? [])
        if (kind === 'declare' && value) variables.set(value, variable)
  return variables
}
