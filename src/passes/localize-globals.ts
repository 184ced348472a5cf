// Turns static variables of a shader into local variables of its entry point.
//
//   @count = internal global i32 0        =>        %count = alloca i32, and a store of 0 at the start
//
// Every thread has its own copy of a static, which lives as long as the entry point runs: a local variable in all but its place.
// Runs after inlining, when the entry points are the only functions that use them; then scalar-replacement and promote-memory turn
// them into values.
import { ConstantExpression } from '../ir/constants.ts'
import { Instruction } from '../ir/instructions.ts'
import type { GlobalVariable, IrFunction, Module } from '../ir/module.ts'
import { pointerType, voidType } from '../ir/types.ts'
import { definePass } from './define.ts'

export const localizeGlobals = definePass({
  name: 'localize-globals',
  summary: 'Turn static variables into local variables of the entry points.',
  after: ['inline'],
  run(module: Module): boolean {
    let changed = false
    for (const global of module.globals.values()) {
      if (!isStatic(global)) continue
      changed = expandAddresses(global) || changed
      const users = usersOf(global)
      if (users === undefined || users.functions.size === 0) continue
      for (const store of users.idleStores) store.erase()
      for (const fn of users.functions) localize(global, fn)
      changed = true
    }
    return changed
  },
})

function isStatic(global: GlobalVariable): boolean {
  return (
    global.linkage === 'internal' &&
    !global.isConstant &&
    global.addressSpace === 0 &&
    global.initializer !== undefined &&
    global.hasUses
  )
}

/** Constant addresses inside the global become instructions where they are used. */
function expandAddresses(global: GlobalVariable): boolean {
  let changed = false
  for (const { user } of [...global.uses]) {
    if (!(user instanceof ConstantExpression) || user.opcode !== 'getelementptr') continue
    for (const { user: instruction, index } of [...user.uses]) {
      // A phi's value would have to be computed in the block it comes from; those stay.
      if (!(instruction instanceof Instruction) || instruction.opcode === 'phi') continue
      const address = new Instruction('getelementptr', user.type, user.operands.slice())
      address.subjectType = user.sourceElementType
      address.flags = user.flags
      address.location = instruction.location
      address.insertBefore(instruction)
      instruction.setOperand(index, address)
      changed = true
    }
    if (!user.hasUses) user.dropOperands()
  }
  return changed
}

interface Users {
  readonly functions: ReadonlySet<IrFunction>
  /** Of functions that no shader calls, above all the initialiser of a library's exported functions: no shader reads what they write. */
  readonly idleStores: readonly Instruction[]
}

/** The entry points that use the global; undefined when something else reads it. */
function usersOf(global: GlobalVariable): Users | undefined {
  const functions = new Set<IrFunction>()
  const idleStores: Instruction[] = []
  for (const { user } of global.uses) {
    const fn = user instanceof Instruction ? user.function : undefined
    if (fn === undefined || fn.hasUses) return undefined
    if (fn.attributes.has('hlsl.shader')) functions.add(fn)
    else if (user instanceof Instruction && user.opcode === 'store' && user.pointer === global) idleStores.push(user)
    else return undefined
  }
  return { functions, idleStores }
}

function localize(global: GlobalVariable, fn: IrFunction): void {
  const first = fn.entry.instructions.first!
  const variable = new Instruction('alloca', pointerType(0), [], global.name)
  variable.subjectType = global.valueType
  variable.alignment = global.alignment
  variable.location = global.location
  variable.insertBefore(first)
  if (global.initializer!.kind !== 'poison' && global.initializer!.kind !== 'undef') {
    const store = new Instruction('store', voidType, [global.initializer!, variable])
    store.location = global.location
    store.insertBefore(first)
  }
  global.replaceUsesWithIf(variable, ({ user }) => user instanceof Instruction && user.function === fn)
}
