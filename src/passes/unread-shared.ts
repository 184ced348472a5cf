// Removes stores to groupshared variables that the program mentions only to store to them as a whole.
//
//   groupshared float4 sum; sum = A[0];           =>      nothing; A is not used
//   groupshared float4 sum; sum.x = A[0];                 stays
//   groupshared float4 sum; sum = A[0]; float4 unused = sum;    stays, too
//
// DXC does so once, before it optimises anything (RemoveUnusedInternalGlobalVariable): a read counts although nothing needs what it
// reads, and so does an element of a vector, a matrix or an array. Members of structs are variables of their own. So this runs while
// loads and stores are still those of the source. What depends on a condition that is constant in the source is not there for DXC.
import { ConstantInt, isConstant } from '../ir/constants.ts'
import { foldInstruction } from '../ir/fold.ts'
import { Instruction } from '../ir/instructions.ts'
import { type BasicBlock, GlobalVariable, type IrFunction, type Module } from '../ir/module.ts'
import { Flag } from '../ir/opcodes.ts'
import { elementType, type IrType } from '../ir/types.ts'
import type { Use, Value } from '../ir/values.ts'
import { effort } from '../support/limits.ts'
import { definePass } from './define.ts'
import { eraseStore, sharedAddressSpace } from './effects.ts'

export const unreadShared = definePass({
  name: 'unread-shared',
  summary: 'Remove stores to groupshared variables that are only ever stored to.',
  after: [],
  run(module: Module, { remarks }): boolean {
    const shared = [...module.globals.values()].filter(({ addressSpace }) => addressSpace === sharedAddressSpace)
    if (shared.length === 0) return false
    const reached = reachedBlocks(module)
    let changed = false
    for (const global of shared) {
      for (const store of unreadStores(global, reached)) {
        eraseStore(store, remarks)
        changed = true
      }
    }
    return changed
  },
})

/** A variable, or a member of it: `.1.0` is the first member of its second. */
interface Place {
  readonly pointer: Value
  readonly type: IrType
  readonly path: string
}

function unreadStores(global: GlobalVariable, reached: ReadonlySet<BasicBlock>): Instruction[] {
  const stores: { readonly path: string; readonly store: Instruction }[] = []
  const kept = new Set<string>()
  const pending: Place[] = [{ pointer: global, type: global.valueType, path: '' }]
  for (let place = pending.pop(); place; place = pending.pop()) {
    for (const use of place.pointer.uses) {
      const member = memberOf(use, place)
      if (member) pending.push(member)
      else if (isWholeStore(use, place)) stores.push({ path: place.path, store: use.user as Instruction })
      else if (isReached(use, reached)) kept.add(place.path)
    }
  }
  // What happens to a struct happens to its members.
  const isKept = (path: string): boolean =>
    kept.has(path) || (path !== '' && isKept(path.slice(0, path.lastIndexOf('.'))))
  return stores.filter(({ path }) => !isKept(path)).map(({ store }) => store)
}

/** Where an address goes that leads to a member of structs. */
function memberOf({ user }: Use, { pointer, type, path }: Place): Place | undefined {
  if (!(user instanceof Instruction) || user.opcode !== 'getelementptr' || user.pointer !== pointer) return undefined
  if (user.subjectType !== type) return undefined
  let [found, steps] = [type, path]
  for (const [position, index] of user.operands.slice(1).entries()) {
    if (!(index instanceof ConstantInt)) return undefined
    if (position === 0) {
      if (index.number !== 0) return undefined
      continue
    }
    const next = found.kind === 'struct' ? elementType(found, index.number) : undefined
    if (next === undefined) return undefined
    found = next
    steps += `.${index.number}`
  }
  return { pointer: user, type: found, path: steps }
}

function isWholeStore({ user }: Use, { pointer, type }: Place): boolean {
  if (!(user instanceof Instruction) || user.opcode !== 'store' || user.hasFlag(Flag.volatile)) return false
  const { storedValue } = user
  return storedValue !== pointer && storedValue?.type === type && type.kind !== 'array' && type.kind !== 'struct'
}

function isReached({ user }: Use, reached: ReadonlySet<BasicBlock>): boolean {
  return !(user instanceof Instruction) || user.block === undefined || reached.has(user.block)
}

/** Of functions that are called from such a block, or from outside. */
function reachedBlocks(module: Module): ReadonlySet<BasicBlock> {
  const reached = new Set<BasicBlock>()
  const pending: BasicBlock[] = []
  const reach = (block: BasicBlock): void => {
    if (reached.has(block)) return
    reached.add(block)
    pending.push(block)
  }
  const reachFunction = (fn: IrFunction): void => {
    if (!fn.isDeclaration) reach(fn.entry)
  }
  for (const fn of module.functions.values()) if (fn.linkage !== 'internal') reachFunction(fn)
  for (let block = pending.pop(); block; block = pending.pop()) {
    for (const { calledFunction } of block.instructions) if (calledFunction) reachFunction(calledFunction)
    for (const next of takenEdges(block)) reach(next)
  }
  return reached
}

function takenEdges(block: BasicBlock): readonly BasicBlock[] {
  const { terminator } = block
  const successors = block.successors()
  if (terminator?.opcode !== 'br' || successors.length !== 2) return successors
  const condition = constantOf(terminator.operand(0), { left: effort.sourceCondition.most })
  return condition instanceof ConstantInt ? [successors[condition.isZero ? 1 : 0]!] : successors
}

/** What an expression is worth; `steps` says how many of its parts may still be looked at. */
function constantOf(value: Value, steps: { left: number }): Value | undefined {
  if (isConstant(value)) return value
  if (!(value instanceof Instruction) || steps.left-- <= 0) return undefined
  if (value.opcode === 'load') {
    const { pointer } = value
    const initializer = pointer instanceof GlobalVariable && pointer.isConstant ? pointer.initializer : undefined
    return initializer?.type === value.type ? initializer : undefined
  }
  if (value.opcode === 'phi' || value.opcode === 'call') return undefined
  const operands: Value[] = []
  for (const operand of value.operands) {
    const constant = constantOf(operand, steps)
    if (constant === undefined) return undefined
    operands.push(constant)
  }
  return foldInstruction(value, operands)
}
