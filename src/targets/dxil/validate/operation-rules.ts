// Rules of single operations: constants in range, masks without gaps, offsets the hardware can encode, the right stage.
import { resourceKinds } from '../../../hlsl/resources.ts'
import { isUndefined } from '../../../ir/constants.ts'
import type { Instruction } from '../../../ir/instructions.ts'
import type { Value } from '../../../ir/values.ts'
import type { DxilModule } from '../dxil-module.ts'
import { numberOf, propertiesOfHandle, wordsOf } from '../handle-records.ts'
import type { Complain } from './violations.ts'

type Check = (call: Instruction, dxil: DxilModule, complain: Complain) => void

/** Where the three offsets of an operation stand among its arguments. */
const offsetsAt: Readonly<Record<string, number>> = {
  sample: 7,
  sampleBias: 7,
  sampleLevel: 7,
  sampleGrad: 7,
  sampleCmp: 7,
  sampleCmpLevelZero: 7,
  sampleCmpLevel: 7,
  sampleCmpBias: 7,
  sampleCmpGrad: 7,
  textureLoad: 6,
}
/** Shader model 6.x since which offsets need not be constant. */
const freeOffsetsSince = 7

const checks: Readonly<Record<string, Check>> = {
  bufferStore: (call, dxil, complain) => checkMask(call, dxil, complain),
  rawBufferStore: (call, dxil, complain) => checkMask(call, dxil, complain),
  textureStore: (call, _dxil, complain) => {
    const mask = numberOf(call.argument(9))
    checkStored(call, 5, mask, complain)
    if (mask !== undefined && mask !== 15) complain('Instr.WriteMaskForTypedUAVStore', 'textureStore', call)
  },
  cbufferLoadLegacy: checkRow,
  createHandleFromBinding: checkBinding,
  barrierByMemoryType: (call, dxil, complain) => {
    checkBarrierFlags(call, 1, allMemory, complain)
    checkBarrierFlags(call, 2, semanticFlags(dxil), complain)
  },
  barrierByMemoryHandle: (call, dxil, complain) => checkBarrierFlags(call, 2, semanticFlags(dxil), complain),
  barrierByNodeRecordHandle: (call, dxil, complain) => checkBarrierFlags(call, 2, semanticFlags(dxil), complain),
}

const allMemory = 15

/** Threads can be reordered from shader model 6.9 on. */
function semanticFlags({ minor }: DxilModule): number {
  return minor < 9 ? 7 : 15
}

function checkBarrierFlags(call: Instruction, at: number, known: number, complain: Complain): void {
  const flags = numberOf(call.argument(at))
  if (flags === undefined) complain('Instr.BarrierNonConstantFlagArgument', call.calledFunction!.name, call)
  else if ((flags & ~known) !== 0) complain('Instr.BarrierFlagInvalid', `flags ${flags >>> 0}`, call)
}

/** Of a call of a DXIL operation. */
export function checkOperation(call: Instruction, dxil: DxilModule, complain: Complain): void {
  const name = call.calledFunction!.name.split('.')[2]!
  checks[name]?.(call, dxil, complain)
  const offsets = offsetsAt[name]
  if (offsets !== undefined && dxil.minor < freeOffsetsSince) checkOffsets(call, offsets, complain)
}

function checkOffsets(call: Instruction, first: number, complain: Complain): void {
  const isEncodable = (operand: Value): boolean => {
    const offset = numberOf(operand) ?? Number.NaN
    return operand.kind === 'undef' || (offset >= -8 && offset <= 7)
  }
  const offsets = [first, first + 1, first + 2].map((index) => call.argument(index))
  if (!offsets.every(isEncodable)) complain('Instr.TextureOffset', call.calledFunction!.name, call)
}

function checkMask(call: Instruction, dxil: DxilModule, complain: Complain): void {
  const mask = numberOf(call.argument(8))
  checkStored(call, 4, mask, complain)
  const kind = kindOf(dxil, call.argument(1))
  if (mask === undefined || kind === undefined) return
  if (kind <= resourceKinds.TypedBuffer && mask !== 15)
    complain('Instr.WriteMaskForTypedUAVStore', call.calledFunction!.name, call)
  else if ((kind === resourceKinds.RawBuffer || kind === resourceKinds.StructuredBuffer) && (mask & (mask + 1)) !== 0)
    complain('Instr.WriteMaskGapForUAV', call.calledFunction!.name, call)
}

/** Every component that is written has a value; the four precede the mask. */
function checkStored(call: Instruction, first: number, mask: number | undefined, complain: Complain): void {
  const isMissing = (lane: number): boolean =>
    ((mask ?? 0) >> lane) % 2 === 1 && isUndefined(call.argument(first + lane))
  if ([0, 1, 2, 3].some(isMissing)) complain('Instr.UndefinedValueForUAVStore', call.calledFunction!.name, call)
}

/** A constant index lies inside the range it is bound to. */
function checkBinding(call: Instruction, _dxil: DxilModule, complain: Complain): void {
  const index = numberOf(call.argument(2))
  const [lower, upper] = wordsOf(call.argument(1))
  if (index === undefined || lower === undefined || upper === undefined) return
  if (index >>> 0 < lower >>> 0 || index >>> 0 > upper >>> 0)
    complain('Instr.OpConstRange', `register ${index >>> 0} of ${lower >>> 0} to ${upper >>> 0}`, call)
}

function kindOf({ resources }: DxilModule, handle: Value): number | undefined {
  const properties = propertiesOfHandle(resources, handle)
  return properties && properties[0] & 0xff
}

/** A constant row lies inside its buffer. */
function checkRow(call: Instruction, { resources }: DxilModule, complain: Complain): void {
  const row = numberOf(call.argument(2))
  const size = propertiesOfHandle(resources, call.argument(1))?.[1]
  if (row === undefined || size === undefined) return
  if (row < 0 || row * 16 >= size) complain('Instr.CBufferOutOfBound', `row ${row} of ${size} bytes`, call)
}
