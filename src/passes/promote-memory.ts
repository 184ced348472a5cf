// Turns local variables into values.
//
//   %x = alloca i32                 =>        (nothing)
//   store i32 1, ptr %x                       (nothing)
//   %v = load i32, ptr %x                     uses of %v become i32 1, or a phi where ways meet
//
// Only variables that are loaded and stored whole; scalar-replacement takes structs and arrays apart before. Runs early: every other
// pass works on values, and a resource handle in a local variable must become one. LLVM has no phis of handles, so merge-handles
// turns those made here into phis of indices at once; what it leaves chooses between bindings, which the binding stage reports unless
// a later pass decides the choice.
import { DominatorTree } from '../analysis/dominators.ts'
import { poisonValue } from '../ir/constants.ts'
import { Instruction } from '../ir/instructions.ts'
import type { BasicBlock, IrFunction, Module } from '../ir/module.ts'
import { Flag } from '../ir/opcodes.ts'
import type { Value } from '../ir/values.ts'
import { definePass } from './define.ts'
import { mergeHandles } from './merge-handles.ts'

export const promoteMemory = definePass({
  name: 'promote-memory',
  summary: 'Turn local variables into values.',
  after: [],
  run(module: Module, context): boolean {
    let changed = false
    let joinsHandles = false
    for (const fn of module.functions.values()) {
      if (fn.isDeclaration) continue
      const candidates = findPromotable(fn)
      if (candidates.length === 0) continue
      const phis = promote(fn, candidates)
      joinsHandles ||= phis.some(({ type }) => type.kind === 'target')
      changed = true
    }
    if (joinsHandles) mergeHandles.run(module, context)
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

interface Variable {
  readonly memory: Instruction
  readonly phis: readonly BasicBlock[]
}

/** Answers the new phis. */
function promote(fn: IrFunction, candidates: readonly Instruction[]): Instruction[] {
  const tree = new DominatorTree(fn)
  const variables: Variable[] = candidates.map((memory) => ({ memory, phis: phiBlocks(memory, tree) }))
  const phis = new Map<Instruction, number>()
  variables.forEach((variable, number) => {
    for (const block of variable.phis) phis.set(insertPhi(variable.memory, block), number)
  })
  rename(fn, variables, phis, tree)
  for (const phi of phis.keys()) completePhi(phi, tree)
  for (const { memory } of variables) {
    for (const use of [...memory.uses]) eraseAccess(use.user as Instruction)
    memory.erase()
  }
  return [...phis.keys()]
}

/** What is left of a variable's accesses stands in blocks that cannot be reached. */
function eraseAccess(access: Instruction): void {
  if (access.opcode === 'load') access.replaceWith(poisonValue(access.type))
  else access.erase()
}

function insertPhi(variable: Instruction, block: BasicBlock): Instruction {
  const phi = new Instruction('phi', variable.subjectType!, [], variable.name)
  phi.location = variable.location
  block.insert(phi, block.instructions.first)
  return phi
}

/** Edges from blocks that cannot be reached, which the walk does not visit. */
function completePhi(phi: Instruction, tree: DominatorTree): void {
  for (const { user } of phi.block!.uses) {
    const predecessor = (user as Instruction).block!
    if (!tree.isReachable(predecessor)) phi.addIncoming(poisonValue(phi.type), predecessor)
  }
}

/** Where ways with different values meet and the variable may be read afterwards: a dead phi is work for every pass that follows. */
function phiBlocks(variable: Instruction, tree: DominatorTree): BasicBlock[] {
  const defining = new Set<BasicBlock>()
  let store: Instruction | undefined
  let storeCount = 0
  for (const { user } of variable.uses) {
    const access = user as Instruction
    if (access.opcode !== 'store' || !tree.isReachable(access.block!)) continue
    defining.add(access.block!)
    store = access
    storeCount++
  }
  if (store === undefined || (storeCount === 1 && dominatesLoads(store, variable, tree))) return []
  const live = blocksWithLiveIn(variable, defining)
  if (live.size === 0) return []
  return tree.iteratedFrontier(defining).filter((block) => live.has(block))
}

function dominatesLoads(store: Instruction, variable: Instruction, tree: DominatorTree): boolean {
  const home = store.block!
  return variable.uses.every(({ user }) => {
    const access = user as Instruction
    if (access === store) return true
    return access.block === home ? store.comesBefore(access) : tree.dominates(home, access.block!)
  })
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
  variables: readonly Variable[],
  phis: ReadonlyMap<Instruction, number>,
  tree: DominatorTree,
): void {
  const numbers = new Map<Value, number>(variables.map(({ memory }, number) => [memory, number]))
  const current: Value[] = variables.map(({ memory }) => poisonValue(memory.subjectType!))
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
