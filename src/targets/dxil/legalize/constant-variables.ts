// Local variables that are set once, to a constant, become constants of the module: DXIL has no store of a whole array.
//
//   %table = alloca [3 x float]                                 =>     @table = internal constant [3 x float] [...]
//   store [3 x float] [...], ptr %table
//   load of getelementptr %table, 0, %i                         =>     load of getelementptr @table, 0, %i
import { isConstant } from '../../../ir/constants.ts'
import { Instruction } from '../../../ir/instructions.ts'
import type { Module } from '../../../ir/module.ts'
import type { Value } from '../../../ir/values.ts'
import { definePass } from '../../../passes/define.ts'

export const constantVariables = definePass({
  name: 'constant-variables',
  summary: 'Make constants of local variables that are set once, to a constant.',
  after: ['resource-access'],
  run: promoteConstantVariables,
})

function promoteConstantVariables(module: Module): boolean {
  let changed = false
  for (const fn of module.functions.values())
    for (const instruction of [...fn.instructions()]) {
      const store = instruction.opcode === 'alloca' ? onlyStore(instruction) : undefined
      if (!store) continue
      const global = module.createGlobal(instruction.name || 'table', instruction.subjectType!, {
        linkage: 'internal',
        constant: true,
        alignment: 4,
        initializer: store.storedValue,
      })
      store.erase()
      for (const user of [...instruction.users()]) if (isLifetime(user)) (user as Instruction).erase()
      instruction.replaceWith(global)
      changed = true
    }
  return changed
}

/** The store of a constant aggregate that comes before all loads, when there are no other stores. */
function onlyStore(alloca: Instruction): Instruction | undefined {
  const { kind } = alloca.subjectType!
  if (kind !== 'array' && kind !== 'struct') return undefined
  let found: Instruction | undefined
  const readers: Instruction[] = []
  const pending: Value[] = [alloca]
  for (let pointer = pending.pop(); pointer; pointer = pending.pop())
    for (const user of pointer.users()) {
      if (!(user instanceof Instruction)) return undefined
      if (user.opcode === 'getelementptr') pending.push(user)
      else if (user.opcode === 'load') readers.push(user)
      else if (user.opcode === 'store' && !found && pointer === alloca && user.pointer === alloca) found = user
      else if (!isLifetime(user)) return undefined
    }
  if (!found || found.storedValue.type !== alloca.subjectType || !isConstant(found.storedValue)) return undefined
  return comesFirst(found, readers) ? found : undefined
}

function isLifetime(user: unknown): boolean {
  return user instanceof Instruction && user.opcode === 'call' && user.intrinsic.startsWith('llvm.lifetime.')
}

/** In the entry block and in front of every reader there. */
function comesFirst(store: Instruction, readers: readonly Instruction[]): boolean {
  if (!store.block?.isEntry) return false
  const reading = new Set(readers)
  for (const instruction of store.block.instructions) {
    if (instruction === store) return true
    if (reading.has(instruction)) return false
  }
  return false
}
