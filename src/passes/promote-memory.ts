// Turns local variables into values.
//
//   %x = alloca i32                 =>        (nothing)
//   store i32 1, ptr %x                       (nothing)
//   %v = load i32, ptr %x                     uses of %v become i32 1, or a phi where paths meet
//
// Only variables that are loaded and stored whole; scalar-replacement takes structs and arrays apart before. Runs early: every other
// pass works on values, and a resource handle in a local variable must become one. LLVM has no phis of handles, so merge-handles
// turns those made here into phis of indices at once; what it leaves chooses between bindings, which the binding stage reports unless
// a later pass decides the choice.
import { DominatorTree } from '../analysis/dominators.ts'
import { PhiPlacement } from '../analysis/phi-placement.ts'
import { poisonValue } from '../ir/constants.ts'
import { Instruction } from '../ir/instructions.ts'
import type { BasicBlock, IrFunction, Module } from '../ir/module.ts'
import type { Value } from '../ir/values.ts'
import { definePass } from './define.ts'
import { isAccessedWhole, localVariables } from './memory-paths.ts'
import { mergeHandles } from './merge-handles.ts'
import { DeclaredVariables, recordValue } from './promote-memory/declared.ts'

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
  return localVariables(fn).filter((variable) => variable.operands.length === 0 && isAccessedWhole(variable))
}

/** Where a variable is written, and where it is read before it is written; numbers of blocks. */
interface Accesses {
  readonly writing: number[]
  readonly reading: number[]
}

/** Answers the new phis. */
function promote(fn: IrFunction, variables: readonly Instruction[]): Instruction[] {
  const tree = new DominatorTree(fn)
  variables.forEach((variable, number) => {
    variable.slot = number
  })
  const placement = new PhiPlacement(tree)
  /** The variables that have a phi in a block; that of the last one stands first. */
  const joined: number[][] = []
  const phis: Instruction[] = []
  const declared = new DeclaredVariables(variables, fn.module?.debug)
  const { byVariable, byBlock } = findAccesses(tree, variables, declared)
  byVariable.forEach(({ writing, reading }, number) => {
    for (const block of placement.blocksFor(writing, reading)) {
      joined[block] ??= []
      joined[block].push(number)
      phis.push(insertPhi(variables[number]!, tree.blocks[block]!, declared))
    }
  })
  rename(variables, joined, byBlock, tree, declared)
  for (const phi of phis) completePhi(phi, tree)
  for (const variable of variables) {
    for (const use of [...variable.uses]) eraseAccess(use.user as Instruction)
    variable.erase()
  }
  return phis
}

/** The number of the variable that a load or store accesses; -1 when it is none of those. */
function variableOf(access: Instruction, variables: readonly Instruction[]): number {
  const { opcode } = access
  if (opcode !== 'load' && opcode !== 'store') return -1
  const pointer = access.pointer
  if (pointer.kind !== 'instruction') return -1
  const { slot } = pointer as Instruction
  return variables[slot] === pointer ? slot : -1
}

interface FoundAccesses {
  readonly byVariable: readonly Accesses[]
  /** The loads and stores of each block, and what variables are declared before, in order. */
  readonly byBlock: readonly (readonly Instruction[])[]
}

/** One walk for all variables. */
function findAccesses(
  tree: DominatorTree,
  variables: readonly Instruction[],
  declared: DeclaredVariables,
): FoundAccesses {
  const byVariable: Accesses[] = variables.map(() => ({ writing: [], reading: [] }))
  /** The last block, counted from 1, that accessed the variable, and that wrote it. */
  const accessed = new Int32Array(variables.length)
  const written = new Int32Array(variables.length)
  const byBlock = tree.blocks.map((block, number) => {
    const accesses: Instruction[] = []
    for (let each = block.instructions.first; each !== undefined; each = each.next) {
      const variable = variableOf(each, variables)
      if (variable >= 0 || declared.hasAt(each)) accesses.push(each)
      if (variable < 0) continue
      if (each.opcode === 'load') {
        if (accessed[variable] !== number + 1) byVariable[variable]!.reading.push(number)
      } else if (written[variable] !== number + 1) {
        written[variable] = number + 1
        byVariable[variable]!.writing.push(number)
      }
      accessed[variable] = number + 1
    }
    return accesses
  })
  return { byVariable, byBlock }
}

/** What is left of a variable's accesses stands in blocks that cannot be reached. */
function eraseAccess(access: Instruction): void {
  if (access.opcode === 'load') access.replaceWith(poisonValue(access.type))
  else access.erase()
}

function insertPhi(variable: Instruction, block: BasicBlock, declared: DeclaredVariables): Instruction {
  const phi = new Instruction('phi', variable.subjectType!, [], variable.name)
  phi.location = variable.location
  block.insert(phi, block.instructions.first)
  declared.record(variable, phi, block.firstNonPhi())
  return phi
}

/** Edges from blocks that cannot be reached, which the walk does not visit. */
function completePhi(phi: Instruction, tree: DominatorTree): void {
  for (const { user } of phi.block!.uses) {
    const predecessor = (user as Instruction).block!
    if (!tree.isReachable(predecessor)) phi.addIncoming(poisonValue(phi.type), predecessor)
  }
}

/** Walks the dominator tree with the current value of every variable; values changed in a block are put back when it is left. */
function rename(
  variables: readonly Instruction[],
  joined: readonly (readonly number[])[],
  accesses: readonly (readonly Instruction[])[],
  tree: DominatorTree,
  declared: DeclaredVariables,
): void {
  const current: Value[] = variables.map((variable) => poisonValue(variable.subjectType!))
  /** What assignments have overwritten, the latest last. */
  const changed: number[] = []
  const before: Value[] = []
  const assign = (variable: number, value: Value): void => {
    changed.push(variable)
    before.push(current[variable]!)
    current[variable] = value
  }
  const undoUntil = (length: number): void => {
    while (changed.length > length) current[changed.pop()!] = before.pop()!
  }
  const { starts, targets } = tree.childEdges
  /** Blocks to enter, and, as negative numbers, how much of the changes is left when a block is. */
  const pending: number[] = [0]
  for (let step = pending.pop(); step !== undefined; step = pending.pop()) {
    if (step < 0) {
      undoUntil(~step)
      continue
    }
    pending.push(~changed.length)
    const block = tree.blocks[step]!
    let phi = block.instructions.first
    const variablesHere = joined[step] ?? []
    for (let index = variablesHere.length - 1; index >= 0; index--) {
      assign(variablesHere[index]!, phi!)
      phi = phi!.next
    }
    for (const access of accesses[step]!) {
      for (const record of declared.at(access)) {
        const value = current[(record.value as Instruction).slot]!
        if (value.kind !== 'poison') recordValue(record, value, access)
      }
      const variable = variableOf(access, variables)
      if (variable < 0) continue
      if (access.opcode === 'load') access.replaceWith(current[variable]!)
      else {
        assign(variable, access.storedValue)
        declared.record(variables[variable]!, access.storedValue, access)
        access.erase()
      }
    }
    fillPhis(block, joined, current)
    for (let edge = starts[step]!; edge < starts[step + 1]!; edge++) pending.push(targets[edge]!)
  }
}

function fillPhis(block: BasicBlock, joined: readonly (readonly number[])[], current: readonly Value[]): void {
  const terminator = block.terminator!
  for (let index = 0; index < terminator.successorCount; index++) {
    const successor = terminator.successor(index)
    let phi = successor.instructions.first
    const variablesThere = joined[successor.slot] ?? []
    for (let position = variablesThere.length - 1; position >= 0; position--) {
      phi!.addIncoming(current[variablesThere[position]!]!, block)
      phi = phi!.next
    }
  }
}
