// What a loop costs as LLVM's LoopUnrollPass counts it in DXC, and which loops have to be unrolled whatever they cost.
import { isConstant } from '../../ir/constants.ts'
import type { Instruction } from '../../ir/instructions.ts'
import type { BasicBlock } from '../../ir/module.ts'
import { type IrType, scalarOf } from '../../ir/types.ts'

/** Values of DXIL that a value of ours is. */
function laneCount(type: IrType): number {
  return type.kind === 'vector' ? type.count : 1
}

/**
 * `TargetTransformInfo::getUserCost`: addresses and phis are free, a call costs its arguments and itself. DXC counts operations of
 * DXIL, whose arguments are scalars, the number of the operation first, and texture operations have places for four coordinates and
 * three offsets.
 */
export function costOf(instruction: Instruction): number {
  switch (instruction.opcode) {
    case 'phi':
    case 'getelementptr':
    case 'bitcast':
    case 'freeze':
    case 'insertelement':
    case 'shufflevector':
      return 0
    case 'call':
      return callCost(instruction)
    default:
      return laneCount(instruction.type)
  }
}

const textureArguments = 11

function callCost(call: Instruction): number {
  const { intrinsic } = call
  if (intrinsic.startsWith('llvm.dx.resource.getpointer') || intrinsic.startsWith('llvm.dx.resource.gettexture'))
    return 0
  if (/^llvm\.dx\.resource\.(sample|gather|load\.texture|store\.texture)/.test(intrinsic)) return textureArguments + 1
  let cost = 2
  for (let index = 0; index < call.argumentCount; index++) cost += laneCount(call.argument(index).type)
  return cost
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
