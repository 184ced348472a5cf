// Local variables whose parts are set to constants before anything is read become constants of the module: DXIL has no store of a whole array.
//
//   %table = alloca [3 x float]                                 =>     @table = internal constant [3 x float] [...]
//   store [3 x float] [...], ptr %table
//   load of getelementptr %table, 0, %i                         =>     load of getelementptr @table, 0, %i
import { DominatorTree } from '../../../analysis/dominators.ts'
import { constantAggregate, constantElement, isConstant, undefValue } from '../../../ir/constants.ts'
import { Instruction } from '../../../ir/instructions.ts'
import { sizeInBytes, structLayout } from '../../../ir/layout.ts'
import type { BasicBlock, Module } from '../../../ir/module.ts'
import { elementCount, elementType, type IrType } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import { definePass } from '../../../passes/define.ts'
import { constantOffset } from '../../../passes/memory-paths.ts'
import { effort } from '../../../support/limits.ts'

export const constantVariables = definePass({
  name: 'constant-variables',
  summary: 'Make constants of local variables that are set to constants before they are read.',
  after: ['resource-access'],
  run: promoteConstantVariables,
})

interface Store {
  readonly instruction: Instruction
  /** In bytes, of the place in the variable. */
  readonly offset: number
}

function promoteConstantVariables(module: Module): boolean {
  let changed = false
  for (const fn of module.functions.values()) {
    let tree: DominatorTree | undefined
    const dominators = (): DominatorTree => (tree ??= new DominatorTree(fn))
    for (const instruction of [...fn.instructions()]) {
      const stores = instruction.opcode === 'alloca' ? storesBeforeReads(instruction, dominators) : undefined
      const initializer = stores && constantOf(instruction.subjectType!, stores)
      if (!initializer) continue
      const global = module.createGlobal(instruction.name || 'table', instruction.subjectType!, {
        linkage: 'internal',
        constant: true,
        alignment: 4,
        initializer,
      })
      for (const store of stores) store.instruction.erase()
      for (const user of [...instruction.users()]) if (isLifetime(user)) (user as Instruction).erase()
      instruction.replaceWith(global)
      changed = true
    }
  }
  return changed
}

/** All stores, in order, when they are in one block, come before all loads and write constants to places that are known. */
function storesBeforeReads(alloca: Instruction, dominators: () => DominatorTree): Store[] | undefined {
  const { kind } = alloca.subjectType!
  if (kind !== 'array' && kind !== 'struct') return undefined
  const offsets = new Map<Instruction, number>()
  const readers = new Set<Instruction>()
  let block: BasicBlock | undefined
  const pending: { readonly pointer: Value; readonly offset: number | undefined }[] = [{ pointer: alloca, offset: 0 }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { pointer, offset } = next
    for (const user of pointer.users()) {
      if (!(user instanceof Instruction)) return undefined
      if (user.opcode === 'getelementptr') {
        const step = constantOffset(user)
        pending.push({ pointer: user, offset: step === undefined || offset === undefined ? undefined : offset + step })
      } else if (user.opcode === 'load') readers.add(user)
      else if (user.opcode === 'store' && user.storedValue !== pointer && offset !== undefined) {
        block ??= user.block
        if (user.block !== block || !isConstant(user.storedValue)) return undefined
        offsets.set(user, offset)
      } else if (!isLifetime(user)) return undefined
    }
  }
  const stores = block && inOrder(block, offsets, readers)
  return stores && alwaysPasses(dominators, block!, readers) ? stores : undefined
}

/** Whether no reader is reached around the block. */
function alwaysPasses(dominators: () => DominatorTree, block: BasicBlock, readers: ReadonlySet<Instruction>): boolean {
  if (block.isEntry) return true
  const blocks = new Set([...readers].map((reader) => reader.block!))
  blocks.delete(block)
  if (blocks.size === 0) return true
  return [...blocks].every((each) => dominators().dominates(block, each))
}

function inOrder(
  block: BasicBlock,
  offsets: ReadonlyMap<Instruction, number>,
  readers: ReadonlySet<Instruction>,
): Store[] | undefined {
  const stores: Store[] = []
  for (const instruction of block.instructions) {
    const offset = offsets.get(instruction)
    if (offset !== undefined) stores.push({ instruction, offset })
    if (stores.length === offsets.size) return stores
    if (readers.has(instruction)) return undefined
  }
  return undefined
}

/** What the stores make of the variable; undefined when one does not fit its type, or when few of very many elements are stored. */
function constantOf(type: IrType, stores: readonly Store[]): Value | undefined {
  const scalars = new Map<number, Value>()
  for (const { instruction, offset } of stores)
    forEachScalar(instruction.storedValue.type, offset, instruction.storedValue, (at, scalar) =>
      scalars.set(at, scalar),
    )
  if (scalarCount(type) > Math.max(scalars.size, effort.constantElements.most)) return undefined
  const gather = (part: IrType, offset: number): Value => {
    const count = elementCount(part)
    if (count > 0)
      return constantAggregate(
        part,
        Array.from({ length: count }, (_, index) => gather(elementType(part, index)!, offset + offsetOf(part, index))),
      )
    const scalar = scalars.get(offset)
    if (scalar?.type !== part) return undefValue(part)
    scalars.delete(offset)
    return scalar
  }
  const value = gather(type, 0)
  return scalars.size === 0 ? value : undefined
}

function scalarCount(type: IrType): number {
  if (type.kind === 'struct') return type.elements.reduce((sum, element) => sum + scalarCount(element), 0)
  const count = elementCount(type)
  return count === 0 ? 1 : count * scalarCount(elementType(type, 0)!)
}

function forEachScalar(
  type: IrType,
  offset: number,
  value: Value,
  visit: (offset: number, scalar: Value) => void,
): void {
  const count = elementCount(type)
  if (count === 0) visit(offset, value)
  for (let index = 0; index < count; index++)
    forEachScalar(elementType(type, index)!, offset + offsetOf(type, index), constantElement(value, index)!, visit)
}

function offsetOf(type: IrType, index: number): number {
  return type.kind === 'struct' ? structLayout(type).offsets[index]! : index * sizeInBytes(elementType(type, index)!)
}

function isLifetime(user: unknown): boolean {
  return user instanceof Instruction && user.opcode === 'call' && user.intrinsic.startsWith('llvm.lifetime.')
}
