// Removes values that nothing uses, in one sweep from the end.
//
//   %v = load <4 x float>, ptr %p                 =>        (nothing)
//   %x = extractelement <4 x float> %v, i32 0               (nothing; nothing uses %x)
//
// Structs are loaded whole, and most members of an engine's structs are never looked at: once memory has become values, a quarter of
// the code is computed for nothing. It goes before it is copied, taken apart and looked at by everybody else. What takes a handle stays:
// whether a branch or the missing need of it is the reason why a resource is not used, is recorded by later passes.
import type { Instruction } from '../ir/instructions.ts'
import type { IrFunction, Module } from '../ir/module.ts'
import { definePass } from './define.ts'
import { isRemovable } from './effects.ts'

export const unusedValues = definePass({
  name: 'unused-values',
  summary: 'Remove values that nothing uses.',
  after: [],
  run(module: Module): boolean {
    let changed = false
    for (const fn of module.functions.values()) changed = sweep(fn) || changed
    return changed
  },
})

function sweep(fn: IrFunction): boolean {
  let changed = false
  for (let block = fn.blocks.last; block !== undefined; block = block.previous)
    for (let each = block.instructions.last; each !== undefined; ) {
      const previous: Instruction | undefined = each.previous
      if (!each.hasUses && isRemovable(each) && !touchesHandle(each)) {
        each.erase()
        changed = true
      }
      each = previous
    }
  return changed
}

function touchesHandle({ type, operands }: Instruction): boolean {
  return type.kind === 'target' || operands.some((operand) => operand.type.kind === 'target')
}
