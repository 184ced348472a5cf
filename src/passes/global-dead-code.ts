// Removes functions nobody calls and globals nobody uses.
//
// What the outside can see is kept: functions and globals without internal linkage, and shader entry points. Runs first, so that a
// resource used only in an uncalled function is known to be unused for that reason, and last, to take away what became unused.
import type { GlobalSymbol, IrFunction, Module } from '../ir/module.ts'
import { GlobalVariable } from '../ir/module.ts'
import { User, type Value } from '../ir/values.ts'
import { definePass } from './define.ts'
import type { Remarks } from './remarks.ts'

export const globalDeadCode = definePass({
  name: 'global-dead-code',
  summary: 'Remove functions nobody calls and globals nobody uses.',
  after: [],
  run(module: Module, { remarks }): boolean {
    const used = findUsed(module)
    const functions = [...module.functions.values()].filter((fn) => !used.has(fn))
    const globals = [...module.globals.values()].filter((global) => !used.has(global))
    for (const fn of functions) recordUncalled(fn, remarks)
    for (const fn of functions) fn.dropBody()
    // Constants may still mention them, but nothing uses those constants.
    for (const symbol of [...functions, ...globals]) dropConstantUsers(symbol)
    for (const global of globals) global.dropOperands()
    for (const fn of functions) module.eraseFunction(fn)
    for (const global of globals) module.eraseGlobal(global)
    return functions.length + globals.length > 0
  },
})

function isVisible(symbol: GlobalSymbol): boolean {
  return symbol.linkage !== 'internal' && symbol.linkage !== 'private'
}

function findUsed(module: Module): Set<Value> {
  const used = new Set<Value>()
  const pending: Value[] = []
  const use = (value: Value): void => {
    const isSymbol = value.kind === 'function' || value.kind === 'global'
    if (!isSymbol && value.kind !== 'aggregate' && value.kind !== 'expression') return
    if (used.has(value)) return
    used.add(value)
    pending.push(value)
  }
  for (const fn of module.functions.values())
    if (!fn.isDeclaration && (isVisible(fn) || fn.attributes.has('hlsl.shader'))) use(fn)
  for (const global of module.globals.values()) if (isVisible(global) && global.initializer !== undefined) use(global)
  for (let value = pending.pop(); value; value = pending.pop()) {
    if (value.kind === 'function') {
      for (const instruction of (value as IrFunction).instructions())
        for (const operand of instruction.operands) use(operand)
    } else if (value instanceof User) for (const operand of value.operands) use(operand)
  }
  return used
}

function recordUncalled(fn: IrFunction, remarks: Remarks): void {
  const text = `the function '${fn.name}' is never called`
  for (const instruction of fn.instructions())
    remarks.removed(instruction, { kind: 'function-never-called', text, location: fn.location })
}

/** Constants whose operands are dropped are never looked at again. */
function dropConstantUsers(value: Value): void {
  const pending = [value]
  for (let each = pending.pop(); each; each = pending.pop()) {
    for (const user of each.users()) {
      if (user instanceof GlobalVariable || user.kind === 'instruction') continue
      pending.push(user)
      user.dropOperands()
    }
  }
}
