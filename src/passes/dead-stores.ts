// Removes stores to variables that are never read, and evaluates loads of variables that are never written.
//
//   float unread[4]; unread[i] = A[0];            =>      nothing; A is not used
//   static const float table[2] = { 1, 2 };       =>      table[1] is 2
//   x[i] = 1; x[i] = 2;                            =>      x[i] = 2;
//
// Of local variables and statics. DXC keeps every write to resources, and to groupshared memory those that unread-shared.ts leaves and
// that change something (dead-stores/written-back.ts).
import { constantElement, isConstant, zeroValue } from '../ir/constants.ts'
import { Instruction } from '../ir/instructions.ts'
import type { GlobalVariable, Module } from '../ir/module.ts'
import { Flag } from '../ir/opcodes.ts'
import type { Value } from '../ir/values.ts'
import { removeOverwritten } from './dead-stores/overwritten.ts'
import { removeWrittenBack } from './dead-stores/written-back.ts'
import { definePass } from './define.ts'
import { eraseStore } from './effects.ts'
import { type Access, findAccesses, localVariables } from './memory-paths.ts'
import type { Remarks } from './remarks.ts'

export const deadStores = definePass({
  name: 'dead-stores',
  summary: 'Remove stores that are never read; replace reads of constant variables.',
  after: [],
  run(module: Module, { remarks, level }): boolean {
    let changed = false
    for (const global of module.globals.values()) {
      if (!isPrivate(global)) continue
      if (!global.isConstant) changed = removeUnreadStores(global, remarks) || changed
      changed = readConstant(global) || changed
    }
    for (const fn of module.functions.values()) {
      for (const variable of localVariables(fn)) changed = removeUnreadStores(variable, remarks) || changed
      // DXC keeps these at -Od.
      if (level === 0 || fn.isDeclaration) continue
      changed = removeOverwritten(fn, remarks) || changed
      changed = removeWrittenBack(fn, remarks) || changed
    }
    return changed
  },
})

function isPrivate({ linkage, addressSpace, initializer }: GlobalVariable): boolean {
  return (linkage === 'internal' || linkage === 'private') && addressSpace === 0 && initializer !== undefined
}

/** Removes all stores to a variable of which nothing is ever read. */
function removeUnreadStores(variable: Value, remarks: Remarks): boolean {
  const stores: Instruction[] = []
  const pending: Value[] = [variable]
  for (let pointer = pending.pop(); pointer; pointer = pending.pop()) {
    for (const { user } of pointer.uses) {
      if (!(user instanceof Instruction)) return false
      if (user.opcode === 'getelementptr' && user.pointer === pointer) pending.push(user)
      else if (user.opcode === 'store' && user.storedValue !== pointer && !user.hasFlag(Flag.volatile))
        stores.push(user)
      else return false
    }
  }
  for (const store of stores) eraseStore(store, remarks)
  return stores.length > 0
}

/** Loads of a global that always has its first value get the constant. */
function readConstant(global: GlobalVariable): boolean {
  const uses = findAccesses(global, global.valueType)
  if (uses === undefined || uses.accesses.length === 0) return false
  if (uses.accesses.some(({ instruction }) => instruction.opcode !== 'load')) return false
  let changed = false
  for (const access of uses.accesses) {
    const value = constantAt(global.initializer!, access)
    if (value === undefined || value.type !== access.type) continue
    access.instruction.replaceWith(value)
    changed = true
  }
  for (const address of [...uses.addresses].reverse()) if (!address.hasUses) address.erase()
  return changed
}

function constantAt(initializer: Value, { steps, lane, type, isOutside }: Access): Value | undefined {
  let value: Value | undefined = initializer
  if (isOutside) return undefined
  for (const { constant, value: dynamic } of lane === undefined ? steps : [...steps, lane]) {
    if (value?.kind === 'zero') return type.kind === 'target' ? undefined : zeroValue(type)
    if (value === undefined || dynamic !== undefined) return undefined
    value = constantElement(value, constant)
  }
  return value !== undefined && isConstant(value) ? value : undefined
}
