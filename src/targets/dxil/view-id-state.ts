// `dx.viewIdState`: how many components enter and leave, and which outputs depend on which inputs.
//
//   [10 inputs, 4 outputs, then for each input component the mask of output components that depend on it]
//
// An output depends on what its value is computed from, on what decides whether it is written, and on what was stored to memory read on
// the way. Component c of register r counts as 4 * r + c.
import { PostDominatorTree } from '../../analysis/dominators.ts'
import { ConstantInt } from '../../ir/constants.ts'
import { Instruction } from '../../ir/instructions.ts'
import { type BasicBlock, GlobalVariable, type IrFunction } from '../../ir/module.ts'
import type { Value } from '../../ir/values.ts'
import type { DxilEntry, DxilSignature, DxilSignatureElement } from './dxil-module.ts'

/** Stages whose state has only inputs and outputs. */
const simpleStages = ['vertex', 'pixel']

export function viewIdState(entry: DxilEntry | undefined): readonly number[] | undefined {
  if (!entry || !simpleStages.includes(entry.stage)) return undefined
  const { inputs, outputs } = entry.signatures
  const [inputCount, outputCount] = [componentCount(inputs), componentCount(outputs)]
  const words = Math.ceil(outputCount / 32)
  const slices = new Slices(entry.function, inputs)
  const masks = Array.from({ length: inputCount }, () => new Array<number>(words).fill(0))
  const viewMask = new Array<number>(words).fill(0)
  for (const [store, components] of outputStores(entry.function, outputs)) {
    const slice = slices.of(store)
    for (const output of components) {
      const [word, bit] = [output >> 5, 1 << (output & 31)]
      for (const input of slice.inputs) if (masks[input]) masks[input]![word]! |= bit
      if (slice.usesViewId) viewMask[word]! |= bit
    }
  }
  const usesViewId = slices.usesViewId
  return [inputCount, outputCount, ...(usesViewId ? viewMask : []), ...masks.flat()].map((word) => word | 0)
}

/** Up to the last component of the last register. */
function componentCount(signature: DxilSignature): number {
  return signature.reduce((most, { startRow, startColumn, rows, columns }) => {
    return startRow < 0 ? most : Math.max(most, (startRow + rows - 1) * 4 + startColumn + columns)
  }, 0)
}

/** All components a row and column may mean. */
function componentsOf(element: DxilSignatureElement | undefined, row: Value, column: Value): number[] {
  if (!element || element.startRow < 0) return []
  const rows = row instanceof ConstantInt ? [row.number] : Array.from({ length: element.rows }, (_, index) => index)
  const own = column instanceof ConstantInt ? column.number : 0
  return rows.map((each) => (element.startRow + each) * 4 + element.startColumn + own)
}

function outputStores(fn: IrFunction, outputs: DxilSignature): [Instruction, number[]][] {
  const stores: [Instruction, number[]][] = []
  for (const instruction of fn.instructions()) {
    if (!instruction.calledFunction?.name.startsWith('dx.op.storeOutput.')) continue
    const [id, row, column] = [1, 2, 3].map((index) => instruction.argument(index))
    stores.push([instruction, componentsOf(outputs[(id as ConstantInt).number], row!, column!)])
  }
  return stores
}

interface Slice {
  readonly inputs: ReadonlySet<number>
  readonly usesViewId: boolean
}

class Slices {
  private readonly inputs: DxilSignature
  private readonly fn: IrFunction
  private readonly deciders = new Map<BasicBlock, Set<BasicBlock>>()
  private readonly stores = new Map<Value, Instruction[]>()
  readonly usesViewId: boolean

  constructor(fn: IrFunction, inputs: DxilSignature) {
    this.fn = fn
    this.inputs = inputs
    let usesViewId = false
    for (const instruction of fn.instructions()) {
      if (instruction.calledFunction?.name.startsWith('dx.op.viewID')) usesViewId = true
      const isWrite = instruction.opcode === 'store' || instruction.opcode === 'atomicrmw'
      if (!isWrite) continue
      const memory = memoryOf(instruction.pointer)
      this.stores.set(memory, [...(this.stores.get(memory) ?? []), instruction])
    }
    this.usesViewId = usesViewId
    this.findDeciders()
  }

  /** A branch decides about what post-dominates one of its targets, but not the branch itself. */
  private findDeciders(): void {
    const tree = new PostDominatorTree(this.fn)
    for (const block of this.fn.blocks) {
      const successors = block.successors()
      if (successors.length < 2) continue
      const stop = tree.parent(block)
      for (const successor of successors)
        for (let runner: BasicBlock | undefined = successor; runner && runner !== stop; runner = tree.parent(runner)) {
          const known = this.deciders.get(runner)
          if (known) known.add(block)
          else this.deciders.set(runner, new Set([block]))
        }
    }
  }

  of(start: Instruction): Slice {
    const seen = new Set<Value>()
    const inputs = new Set<number>()
    let usesViewId = false
    const pending: Value[] = [start]
    const blocks = new Set<BasicBlock>()
    const needBlock = (block: BasicBlock | undefined): void => {
      if (!block || blocks.has(block)) return
      blocks.add(block)
      for (const decider of this.deciders.get(block) ?? []) if (decider.terminator) pending.push(decider.terminator)
    }
    for (let value = pending.pop(); value; value = pending.pop()) {
      if (seen.has(value) || !(value instanceof Instruction)) continue
      seen.add(value)
      needBlock(value.block)
      const name = value.calledFunction?.name ?? ''
      if (name.startsWith('dx.op.loadInput.') || name.startsWith('dx.op.eval') || name.startsWith('dx.op.attribute')) {
        const element = this.inputs[(value.argument(1) as ConstantInt).number]
        for (const component of componentsOf(element, value.argument(2), value.argument(3))) inputs.add(component)
      } else if (name.startsWith('dx.op.viewID')) usesViewId = true
      if (value.opcode === 'load') pending.push(...(this.stores.get(memoryOf(value.pointer)) ?? []))
      for (const operand of value.operands) if (operand instanceof Instruction) pending.push(operand)
      // Which way led to a phi is decided by the branches in front of it.
      if (value.opcode === 'phi') for (const block of value.incomingBlocks) needPhi(block, needBlock, pending)
    }
    return { inputs, usesViewId }
  }
}

function needPhi(block: BasicBlock, needBlock: (block: BasicBlock) => void, pending: Value[]): void {
  needBlock(block)
  if (block.terminator && block.terminator.successorCount > 1) pending.push(block.terminator)
}

/** The alloca or global under a pointer. */
function memoryOf(pointer: Value): Value {
  let current = pointer
  while (current instanceof Instruction && current.opcode === 'getelementptr') current = current.operand(0)
  return current instanceof GlobalVariable || current instanceof Instruction ? current : pointer
}
