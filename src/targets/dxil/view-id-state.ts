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
  const slices = functions.map((fn) => new Slices(fn, { inputs, patchConstants, controlPoints: outputs }))
  const usesViewId = slices.some((each) => each.usesViewId)
  const words = [componentCount(inputs)]
  const streams = Array.from({ length: entry.stage === 'geometry' ? streamCount : 1 }, (_, stream) => {
    const own = outputs.map((element) => (element.stream === stream ? element : { ...element, startRow: -1 }))
    return { own, dependencies: dependenciesOf(slices, vertexStores, own) }
  })
  for (const { own, dependencies } of streams) words.push(...part(dependencies, usesViewId, own, inputs))
  const points = streams[0]!.dependencies
  const second = secondParts[entry.stage]
  if (second === 'written') {
    const dependencies = dependenciesOf(slices, patchStores, patchConstants, points)
    words.push(...part(dependencies, usesViewId, patchConstants, inputs))
  }
  if (second === 'read')
    words.push(componentCount(patchConstants), ...masks(points, 'patchConstants', outputs, patchConstants))
  // Nothing enters and nothing leaves: DXC leaves the state out, and its readers do not take one of zeros.
  return words.some((word) => word !== 0) ? words.map((word) => word | 0) : undefined
}

const vertexStores = /^dx\.op\.(storeOutput|storeVertexOutput)\./
const patchStores = /^dx\.op\.(storePatchConstant|storePrimitiveOutput)\./

/** What each written component depends on. */
type Dependencies = ReadonlyMap<number, Slice>

/** Patch constants that read control points depend on what these depend on. */
function dependenciesOf(
  slices: readonly Slices[],
  stores: RegExp,
  written: DxilSignature,
  points?: Dependencies,
): Dependencies {
  const dependencies = new Map<number, Slice>()
  for (const each of slices)
    for (const [store, components] of storesIn(each.fn, stores, written)) {
      const slice = each.of(store)
      for (const point of slice.controlPoints) join(slice, points?.get(point))
      for (const output of components) {
        const known = dependencies.get(output)
        if (known) join(known, slice)
        else dependencies.set(output, join(emptySlice(), slice))
      }
    }
  return dependencies
}

/** How many components are written, then which of them depend on the view and on the inputs. */
function part(
  dependencies: Dependencies,
  usesViewId: boolean,
  written: DxilSignature,
  inputs: DxilSignature,
): number[] {
  const ofView = usesViewId ? bits(dependencies, written, (slice) => slice.usesViewId) : []
  return [componentCount(written), ...ofView, ...masks(dependencies, 'inputs', written, inputs)]
}

/** For each component read the mask of those that depend on it. */
function masks(
  dependencies: Dependencies,
  from: 'inputs' | 'patchConstants',
  written: DxilSignature,
  read: DxilSignature,
): number[] {
  return Array.from({ length: componentCount(read) }, (_, component) =>
    bits(dependencies, written, (slice) => slice[from].has(component)),
  ).flat()
}

function bits(dependencies: Dependencies, written: DxilSignature, has: (slice: Slice) => boolean): number[] {
  const words = new Array<number>(Math.ceil(componentCount(written) / 32)).fill(0)
  for (const [output, slice] of dependencies) if (has(slice)) words[output >> 5]! |= 1 << (output & 31)
  return words
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
  readonly inputs: Set<number>
  readonly patchConstants: Set<number>
  /** Of a hull shader: outputs of its entry point, read by its patch constant function. */
  readonly controlPoints: Set<number>
  usesViewId: boolean
}

function emptySlice(): Slice {
  return { inputs: new Set(), patchConstants: new Set(), controlPoints: new Set(), usesViewId: false }
}

function join(slice: Slice, other: Slice | undefined): Slice {
  for (const list of ['inputs', 'patchConstants'] as const)
    for (const each of other?.[list] ?? []) slice[list].add(each)
  slice.usesViewId ||= other?.usesViewId ?? false
  return slice
}

type Sources = Readonly<Record<'inputs' | 'patchConstants' | 'controlPoints', DxilSignature>>

/** What an operation reads from a signature. */
const loads: readonly (readonly [RegExp, keyof Sources])[] = [
  [/^dx\.op\.(loadInput|eval\w+|attributeAtVertex)\./, 'inputs'],
  [/^dx\.op\.loadPatchConstant\./, 'patchConstants'],
  [/^dx\.op\.loadOutputControlPoint\./, 'controlPoints'],
]

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
    const slice = emptySlice()
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
      const from = name === '' ? undefined : loads.find(([names]) => names.test(name))?.[1]
      if (from) {
        const element = this.sources[from][(value.argument(1) as ConstantInt).number]
        for (const component of componentsOf(element, value.argument(2), value.argument(3))) slice[from].add(component)
      } else if (name.startsWith('dx.op.viewID')) slice.usesViewId = true
      if (value.opcode === 'load') pending.push(...(this.stores.get(memoryOf(value.pointer)) ?? []))
      for (const operand of value.operands) if (operand instanceof Instruction) pending.push(operand)
      // Which way led to a phi is decided by the branches in front of it.
      if (value.opcode === 'phi') for (const block of value.incomingBlocks) needPhi(block, needBlock, pending)
    }
    return slice
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
