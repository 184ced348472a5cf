// Turns local variables into values.
//
//   %x = alloca i32                 =>        (nothing)
//   store i32 1, ptr %x                       (nothing)
//   %v = load i32, ptr %x                     uses of %v become i32 1, or a phi where ways meet
//
// Only variables that are loaded and stored whole; scalar-replacement takes structs and arrays apart before. Runs early: every other
// pass works on values, and a resource handle in a local variable must become one.
import { DominatorTree } from '../analysis/dominators.ts'
import { poisonValue } from '../ir/constants.ts'
import { Instruction } from '../ir/instructions.ts'
import type { BasicBlock, IrFunction, Module } from '../ir/module.ts'
import { Flag } from '../ir/opcodes.ts'
import type { IrType } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { definePass } from './define.ts'

export const promoteMemory = definePass({
  name: 'promote-memory',
  summary: 'Turn local variables into values.',
  after: [],
  preserves: ['cfg'],
  run(module: Module): boolean {
    let changed = false
    for (const fn of module.functions.values()) {
      if (fn.isDeclaration) continue
      const variables = findPromotable(fn)
      if (variables.length === 0) continue
      promote(fn, variables)
      changed = true
    }
    return changed
  },
})

function findPromotable(fn: IrFunction): Instruction[] {
  const found: Instruction[] = []
  for (const instruction of fn.entry.instructions) {
    if (instruction.opcode === 'alloca' && instruction.operands.length === 0 && isPromotable(instruction))
      found.push(instruction)
  }
  return found
}

/** Every use is a load or store of exactly this variable with exactly its type. */
function isPromotable(variable: Instruction): boolean {
  const type = variable.subjectType!
  return variable.uses.every(({ user }) => {
    if (!(user instanceof Instruction) || user.hasFlag(Flag.volatile)) return false
    if (user.opcode === 'load') return user.type === type && user.ordering === undefined
    return (
      user.opcode === 'store' &&
      user.pointer === variable &&
      user.storedValue !== variable &&
      user.storedValue.type === type &&
      user.ordering === undefined
    )
  })
}

function promote(fn: IrFunction, variables: readonly Instruction[]): void {
  const numbers = new Map<Value, number>(variables.map((variable, number) => [variable, number]))
  const tree = new DominatorTree(fn)
  const phis = new Map<Instruction, number>()
  variables.forEach((variable, number) => {
    for (const phi of insertPhis(variable, variable.subjectType!, tree)) phis.set(phi, number)
  })
  rename(fn, variables, numbers, phis, tree)
  for (const variable of variables) {
    for (const use of [...variable.uses]) eraseAccess(use.user as Instruction)
    variable.erase()
  }
}

/** What is left of a variable's accesses stands in blocks that cannot be reached. */
function eraseAccess(access: Instruction): void {
  if (access.opcode === 'load') access.replaceWith(poisonValue(access.type))
  else access.erase()
}

/** Phis only where the variable may be read afterwards: a dead phi is work for every pass that follows. */
function insertPhis(variable: Instruction, type: IrType, tree: DominatorTree): Instruction[] {
  const defining = new Set<BasicBlock>()
  for (const { user } of variable.uses) {
    const access = user as Instruction
    if (access.opcode === 'store' && tree.isReachable(access.block!)) defining.add(access.block!)
  }
  if (defining.size === 0) return []
  const live = blocksWithLiveIn(variable, defining)
  const inserted: Instruction[] = []
  for (const block of tree.iteratedFrontier(defining)) {
    if (!live.has(block)) continue
    const phi = new Instruction('phi', type, [], variable.name)
    phi.location = variable.location
    block.insert(phi, block.instructions.first)
    inserted.push(phi)
  }
  return inserted
}

/** Blocks at whose start the variable's value may still be read. */
function blocksWithLiveIn(variable: Instruction, defining: ReadonlySet<BasicBlock>): Set<BasicBlock> {
  const pending: BasicBlock[] = []
  const firstAccess = new Map<BasicBlock, Instruction>()
  for (const { user } of variable.uses) {
    const access = user as Instruction
    const known = firstAccess.get(access.block!)
    if (!known || access.comesBefore(known)) firstAccess.set(access.block!, access)
  }
  for (const [block, access] of firstAccess) if (access.opcode === 'load') pending.push(block)
  const live = new Set<BasicBlock>()
  for (let block = pending.pop(); block; block = pending.pop()) {
    if (live.has(block)) continue
    live.add(block)
    for (const predecessor of block.predecessors()) if (!defining.has(predecessor)) pending.push(predecessor)
  }
  return live
}

/** Walks the dominator tree with the current value of every variable; values changed in a block are put back when it is left. */
function rename(
  fn: IrFunction,
  variables: readonly Instruction[],
  numbers: ReadonlyMap<Value, number>,
  phis: ReadonlyMap<Instruction, number>,
  tree: DominatorTree,
): void {
  const current: Value[] = variables.map((variable) => poisonValue(variable.subjectType!))
  const pending: (BasicBlock | { readonly undo: { readonly number: number; readonly value: Value }[] })[] = [fn.entry]
  for (let step = pending.pop(); step; step = pending.pop()) {
    if ('undo' in step) {
      for (let index = step.undo.length - 1; index >= 0; index--)
        current[step.undo[index]!.number] = step.undo[index]!.value
      continue
    }
    const undo: { number: number; value: Value }[] = []
    const assign = (number: number, value: Value): void => {
      undo.push({ number, value: current[number]! })
      current[number] = value
    }
    for (const instruction of step.instructions) {
      if (instruction.opcode === 'phi') {
        const number = phis.get(instruction)
        if (number !== undefined) assign(number, instruction)
      } else if (instruction.opcode === 'load') {
        const number = numbers.get(instruction.pointer)
        if (number !== undefined) instruction.replaceWith(current[number]!)
      } else if (instruction.opcode === 'store') {
        const number = numbers.get(instruction.pointer)
        if (number === undefined) continue
        assign(number, instruction.storedValue)
        instruction.erase()
      }
    }
    const terminator = step.terminator!
    for (let index = 0; index < terminator.successorCount; index++) {
      for (const phi of terminator.successor(index).phis()) {
        const number = phis.get(phi)
        if (number !== undefined) phi.addIncoming(current[number]!, step)
      }
    }
    pending.push({ undo })
    for (const child of tree.children(step)) pending.push(child)
  }
}
