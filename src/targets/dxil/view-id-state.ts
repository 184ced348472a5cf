// `dx.viewIdState`: how many components enter and leave, and which outputs depend on which inputs.
//
//   [10 inputs, 4 outputs, then for each input component the mask of output components that depend on it]
//
// An output depends on what its value is computed from, on what decides whether it is written, and on what was stored to memory read on
// the way. Component c of register r counts as 4 * r + c.
import { PostDominatorTree } from '../../analysis/dominators.ts'
import { basePointer } from '../../ir/base-pointer.ts'
import { ConstantInt } from '../../ir/constants.ts'
import { Instruction } from '../../ir/instructions.ts'
import { type BasicBlock, GlobalVariable, type IrFunction } from '../../ir/module.ts'
import type { Value } from '../../ir/values.ts'
import { append } from '../../support/lists.ts'
import type { DxilEntry, DxilSignature, DxilSignatureElement } from './dxil-module.ts'

/** Where the state of a stage has a second part: patch constants it writes or reads, primitives it writes. */
const secondParts: Readonly<Record<string, 'written' | 'read'>> = { hull: 'written', mesh: 'written', domain: 'read' }
const streamCount = 4

/** `functions` are those with bodies: beside the entry, the patch constant function of a hull shader. */
export function viewIdState(
  entry: DxilEntry | undefined,
  functions: readonly IrFunction[],
): readonly number[] | undefined {
  if (!entry || entry.stage === 'amplification') return undefined
  const { inputs, outputs, patchConstants } = entry.signatures
  const slices = functions.map((fn) => new Slices(fn, { inputs, patchConstants }))
  const usesViewId = slices.some((each) => each.usesViewId)
  const facts = { slices, usesViewId }
  const words = [componentCount(inputs)]
  for (let stream = 0; stream < (entry.stage === 'geometry' ? streamCount : 1); stream++) {
    const own = outputs.map((element) => (element.stream === stream ? element : { ...element, startRow: -1 }))
    words.push(...part(facts, vertexStores, own, 'inputs', inputs))
  }
  const second = secondParts[entry.stage]
  if (second === 'written') words.push(...part(facts, patchStores, patchConstants, 'inputs', inputs))
  if (second === 'read')
    words.push(
      componentCount(patchConstants),
      ...table({ slices, usesViewId: false }, vertexStores, outputs, 'patchConstants', patchConstants),
    )
  // Nothing enters and nothing leaves: DXC leaves the state out, and its readers do not take one of zeros.
  return words.some((word) => word !== 0) ? words.map((word) => word | 0) : undefined
}

interface Facts {
  readonly slices: readonly Slices[]
  readonly usesViewId: boolean
}

const vertexStores = /^dx\.op\.(storeOutput|storeVertexOutput)\./
const patchStores = /^dx\.op\.(storePatchConstant|storePrimitiveOutput)\./

/** How many components are written, then which of them depend on what. */
function part(
  facts: Facts,
  stores: RegExp,
  written: DxilSignature,
  from: 'inputs' | 'patchConstants',
  read: DxilSignature,
): number[] {
  return [componentCount(written), ...table(facts, stores, written, from, read)]
}

function table(
  { slices, usesViewId }: Facts,
  stores: RegExp,
  written: DxilSignature,
  from: 'inputs' | 'patchConstants',
  read: DxilSignature,
): number[] {
  const words = Math.ceil(componentCount(written) / 32)
  const masks = Array.from({ length: componentCount(read) }, () => new Array<number>(words).fill(0))
  const viewMask = new Array<number>(words).fill(0)
  for (const each of slices)
    for (const [store, components] of storesIn(each.fn, stores, written)) {
      const slice = each.of(store)
      for (const output of components) {
        const [word, bit] = [output >> 5, 1 << (output & 31)]
        for (const input of slice[from]) if (masks[input]) masks[input]![word]! |= bit
        if (slice.usesViewId) viewMask[word]! |= bit
      }
    }
  return [...(usesViewId ? viewMask : []), ...masks.flat()]
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

function storesIn(fn: IrFunction, names: RegExp, written: DxilSignature): [Instruction, number[]][] {
  const stores: [Instruction, number[]][] = []
  for (const instruction of fn.instructions()) {
    if (!names.test(instruction.calledFunction?.name ?? '')) continue
    const [id, row, column] = [1, 2, 3].map((index) => instruction.argument(index))
    stores.push([instruction, componentsOf(written[(id as ConstantInt).number], row!, column!)])
  }
  return stores
}

interface Slice {
  readonly inputs: ReadonlySet<number>
  readonly patchConstants: ReadonlySet<number>
  readonly usesViewId: boolean
}

interface Sources {
  readonly inputs: DxilSignature
  readonly patchConstants: DxilSignature
}

const inputLoads = /^dx\.op\.(loadInput|eval\w+|attributeAtVertex)\./
const patchLoads = /^dx\.op\.loadPatchConstant\./

class Slices {
  readonly fn: IrFunction
  private readonly sources: Sources
  private readonly deciders = new Map<BasicBlock, Set<BasicBlock>>()
  private readonly stores = new Map<Value, Instruction[]>()
  readonly usesViewId: boolean

  constructor(fn: IrFunction, sources: Sources) {
    this.fn = fn
    this.sources = sources
    let usesViewId = false
    for (const instruction of fn.instructions()) {
      if (instruction.calledFunction?.name.startsWith('dx.op.viewID')) usesViewId = true
      const isWrite = instruction.opcode === 'store' || instruction.opcode === 'atomicrmw'
      if (!isWrite) continue
      const memory = memoryOf(instruction.pointer)
      append(this.stores, memory, instruction)
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
    const patchConstants = new Set<number>()
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
      const isInput = inputLoads.test(name)
      if (isInput || patchLoads.test(name)) {
        const list = isInput ? this.sources.inputs : this.sources.patchConstants
        const element = list[(value.argument(1) as ConstantInt).number]
        const found = componentsOf(element, value.argument(2), value.argument(3))
        for (const component of found) (isInput ? inputs : patchConstants).add(component)
      } else if (name.startsWith('dx.op.viewID')) usesViewId = true
      if (value.opcode === 'load') pending.push(...(this.stores.get(memoryOf(value.pointer)) ?? []))
      for (const operand of value.operands) if (operand instanceof Instruction) pending.push(operand)
      // Which way led to a phi is decided by the branches in front of it.
      if (value.opcode === 'phi') for (const block of value.incomingBlocks) needPhi(block, needBlock, pending)
    }
    return { inputs, patchConstants, usesViewId }
  }
}

function needPhi(block: BasicBlock, needBlock: (block: BasicBlock) => void, pending: Value[]): void {
  needBlock(block)
  if (block.terminator && block.terminator.successorCount > 1) pending.push(block.terminator)
}

/** The alloca or global under a pointer. */
function memoryOf(pointer: Value): Value {
  const base = basePointer(pointer)
  return base instanceof GlobalVariable || base instanceof Instruction ? base : pointer
}
