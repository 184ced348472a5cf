// Removes functions without calls and globals without uses.
//
// What the outside can see is kept: functions and globals without internal linkage, and shader entry points. Runs first, so that a
// resource used only in an uncalled function is known to be unused for that reason, and last, to take away what became unused.
import type { Instruction } from '../ir/instructions.ts'
import type { GlobalSymbol, IrFunction, Module } from '../ir/module.ts'
import { GlobalVariable } from '../ir/module.ts'
import type { Value } from '../ir/values.ts'
import { definePass } from './define.ts'
import type { Remarks } from './remarks.ts'

export const globalDeadCode = definePass({
  name: 'global-dead-code',
  summary: 'Remove functions without calls and globals without uses.',
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

/** Functions and globals that lead from what the outside can see. */
function findUsed(module: Module): ReadonlySet<GlobalSymbol> {
  const mentioned = findMentions(module)
  const used = new Set<GlobalSymbol>()
  for (const fn of module.functions.values())
    if (!fn.isDeclaration && (isVisible(fn) || fn.attributes.has('hlsl.shader'))) used.add(fn)
  for (const global of module.globals.values())
    if (isVisible(global) && global.initializer !== undefined) used.add(global)
  for (const symbol of used) for (const each of mentioned.get(symbol) ?? []) used.add(each)
  return used
}

/** What functions and initialisers mention, found from the uses: these are far fewer than the operands of all instructions. */
function findMentions(module: Module): ReadonlyMap<GlobalSymbol, ReadonlySet<GlobalSymbol>> {
  const mentioned = new Map<GlobalSymbol, Set<GlobalSymbol>>()
  for (const symbol of [...module.functions.values(), ...module.globals.values()])
    for (const owner of ownersOfUses(symbol)) {
      const known = mentioned.get(owner)
      if (known) known.add(symbol)
      else mentioned.set(owner, new Set([symbol]))
    }
  return mentioned
}

/** The functions and globals that mention a symbol, by themselves or in a constant; some of them more than once. */
function ownersOfUses(symbol: GlobalSymbol): GlobalSymbol[] {
  const owners: GlobalSymbol[] = []
  const pending: Value[] = [symbol]
  for (let value = pending.pop(); value; value = pending.pop())
    for (const { user } of value.uses) {
      if (user instanceof GlobalVariable) owners.push(user)
      else if (user.kind !== 'instruction') pending.push(user)
      else {
        const fn = (user as Instruction).function
        if (fn) owners.push(fn)
      }
    }
  return owners
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
