// What a loop costs as LLVM's LoopUnrollPass counts it in DXC, and which loops have to be unrolled whatever they cost.
import type { Loop } from '../../analysis/loops.ts'
import { resourceElement } from '../../ir/base-pointer.ts'
import { isConstant } from '../../ir/constants.ts'
import type { Instruction } from '../../ir/instructions.ts'
import type { BasicBlock } from '../../ir/module.ts'
import { type IrType, scalarOf } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { mayWrite } from '../effects.ts'

/**
 * The instructions of one iteration, where LLVM looks: after the test of the loop has moved to its end, so there is one jump less. A barrier
 * is not to be duplicated (`NoDuplicate` in DxilOperations.cpp), so its loop costs more than anything.
 */
export function costOfLoop(loop: Loop): number {
  const { header, latch, ownBlocks } = loop
  const isTestedFirst = header !== latch && latch?.terminator?.successorCount === 1
  const leavesAtHead = header.successors().some((block) => !loop.contains(block))
  let cost = isTestedFirst && leavesAtHead ? -1 : 0
  const handles = new Set<Value>()
  let last: BasicBlock | undefined
  for (const block of ownBlocks) {
    if (last === undefined || block.singlePredecessor !== last) handles.clear()
    last = block
    for (let each = block.instructions.first; each !== undefined; each = each.next)
      cost += costOf(each) + handleCost(each, handles)
  }
  return cost
}

/** Values of DXIL that a value of ours is. */
function laneCount(type: IrType): number {
  return type.kind === 'vector' ? type.count : 1
}

/**
 * `TargetTransformInfo::getUserCost`: phis and constant addresses are free, a call costs its arguments and itself. DXC counts operations of
 * DXIL, whose arguments are scalars, the number of the operation first.
 */
function costOf(instruction: Instruction): number {
  switch (instruction.opcode) {
    case 'phi':
    case 'bitcast':
    case 'freeze':
    case 'insertelement':
    case 'shufflevector':
      return 0
    case 'getelementptr':
      return instruction.operands.every((operand, index) => index === 0 || isConstant(operand)) ? 0 : 1
    case 'extractvalue':
      // The lanes of what a texture gives are extracted one by one.
      return instruction.type.kind === 'vector' ? 0 : 1
    case 'load':
    case 'store':
    case 'atomicrmw':
    case 'cmpxchg':
      return accessCost(instruction)
    case 'call':
      return callCost(instruction)
    default:
      return laneCount(instruction.type)
  }
}

/** What is read and written through an operation: bufferLoad, rawBufferLoad and so on with all of their arguments. */
function accessCost(access: Instruction): number {
  const resource = resourceOf(access)
  if (resource === undefined) return laneCount(access.opcode === 'store' ? access.storedValue.type : access.type)
  if (access.opcode === 'store') return resource.isTyped ? 10 : 11
  if (access.opcode !== 'load') return 8
  const load = resource.isConstants ? 4 : resource.isTyped ? 5 : 7
  return access.type.kind === 'vector' ? load : load + 1
}

interface AccessedResource {
  readonly handle: Value
  readonly isTyped: boolean
  readonly isConstants: boolean
}

function resourceOf(access: Instruction): AccessedResource | undefined {
  const element = resourceElement(access.pointer)
  if (element === undefined) return undefined
  const handle = element.argument(0)
  const name = handle.type.kind === 'target' ? handle.type.name : ''
  return { handle, isTyped: name === 'dx.TypedBuffer' || name === 'dx.Texture', isConstants: name === 'dx.CBuffer' }
}

/**
 * Global resources are turned into handles where they are used, by two calls, which what is written in between forces to be made anew.
 * Handles of constant buffers are made once.
 */
function handleCost(instruction: Instruction, known: Set<Value>): number {
  let cost = 0
  for (const handle of usedHandles(instruction)) {
    if (known.has(handle)) continue
    known.add(handle)
    cost += 7
  }
  if (mayWrite(instruction)) known.clear()
  return cost
}

function usedHandles(instruction: Instruction): readonly Value[] {
  if (isAccess(instruction)) {
    const resource = resourceOf(instruction)
    return resource === undefined || resource.isConstants ? [] : [resource.handle]
  }
  if (instruction.opcode !== 'call' || isAddress(instruction)) return []
  const handles: Value[] = []
  for (let index = 0; index < instruction.argumentCount; index++) {
    const argument = instruction.argument(index)
    if (argument.type.kind === 'target') handles.push(argument)
  }
  return handles
}

function isAccess({ opcode }: Instruction): boolean {
  return opcode === 'load' || opcode === 'store' || opcode === 'atomicrmw' || opcode === 'cmpxchg'
}

function isAddress({ intrinsic }: Instruction): boolean {
  return /^llvm\.dx\.resource\.(getpointer|gettexture|handlefrom)/.test(intrinsic)
}

/** With the number of the operation, four coordinates, and three offsets or the values written. */
const textureCosts: readonly (readonly [RegExp, number])[] = [
  [/^llvm\.dx\.resource\.load\.texture/, 10],
  [/^llvm\.dx\.resource\.store\.texture/, 11],
  [/^llvm\.dx\.resource\.(sample|gather)/, 12],
]

function callCost(call: Instruction): number {
  const { intrinsic } = call
  if (isAddress(call)) return 0
  if (/^llvm\.dx\..*barrier/.test(intrinsic)) return Number.POSITIVE_INFINITY
  const texture = textureCosts.find(([name]) => name.test(intrinsic))
  if (texture) return texture[1]
  let cost = 2
  for (let index = 0; index < call.argumentCount; index++) cost += laneCount(call.argument(index).type)
  // What is reduced, and how, are constants behind the value.
  return intrinsic.startsWith('llvm.dx.wave.reduce') ? cost + 2 : cost
}

/** Why a loop must be unrolled: its blocks have offsets of samples that are not constant, or choose between resources. */
export function neededFor(blocks: Iterable<BasicBlock>): 'offsets' | 'resources' | undefined {
  let reason: 'resources' | undefined
  for (const block of blocks)
    for (let each = block.instructions.first; each !== undefined; each = each.next) {
      if (hasVaryingOffset(each)) return 'offsets'
      if (choosesResource(each)) reason = 'resources'
    }
  return reason
}

function choosesResource(instruction: Instruction): boolean {
  if (instruction.opcode === 'load' || instruction.opcode === 'phi' || instruction.opcode === 'select')
    return holdsHandle(instruction.type)
  return instruction.opcode === 'store' && holdsHandle(instruction.storedValue.type)
}

function holdsHandle(type: IrType): boolean {
  if (type.kind === 'target') return true
  return type.kind === 'struct' && type.elements.some(holdsHandle)
}

/** In `sample(texture, sampler, place, ..., offset, clamp)` and `load(texture, place, level, offset)`. */
function hasVaryingOffset(call: Instruction): boolean {
  const isLoad = call.intrinsic.startsWith('llvm.dx.resource.load.texture')
  if (!isLoad && !call.intrinsic.startsWith('llvm.dx.resource.sample')) return false
  for (let index = 3; index < call.argumentCount; index++) {
    const argument = call.argument(index)
    if (scalarOf(argument.type).kind === 'int' && !isConstant(argument)) return true
  }
  return false
}
