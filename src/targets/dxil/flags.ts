// Shader flags (property 0 of the entry) and the container's feature word, read off the finished module. The validator computes both again
// and compares, so every rule here is one of its own.
import type { Stage } from '../../hlsl/profiles.ts'
import { resourceKinds } from '../../hlsl/resources.ts'
import { ConstantFloat, type ConstantInt, isConstant } from '../../ir/constants.ts'
import type { Instruction } from '../../ir/instructions.ts'
import type { Module } from '../../ir/module.ts'
import type { IrType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { type DxilResource, type DxilSignatures, resourceClassNumbers } from './dxil-module.ts'

/** Bit of the flag, and bit of the feature that goes with it. */
type FlagRow = readonly [bit: number, feature?: number]

const flagRows = {
  disableOptimizations: [0],
  enableDoubles: [2, 0],
  forceEarlyDepthStencil: [3],
  rawAndStructuredBuffers: [4],
  lowPrecisionPresent: [5],
  doubleExtensions: [6, 5],
  maskedDifferences: [7, 6],
  allResourcesBound: [8],
  viewportOrRenderTargetIndex: [9, 13],
  innerCoverage: [10, 10],
  stencilReference: [11, 9],
  tiledResources: [12, 8],
  typedUavLoadAdditionalFormats: [13, 11],
  manyUavs: [15, 3],
  uavsAtEveryStage: [16, 2],
  rasterizerOrderedViews: [18, 12],
  waveOperations: [19, 14],
  int64: [20, 15],
  viewId: [21, 16],
  barycentrics: [22, 17],
  nativeLowPrecision: [23],
  shadingRate: [24, 19],
  rayTracing11: [25, 20],
  samplerFeedback: [26, 21],
  atomicInt64OnTyped: [27, 22],
  atomicInt64OnGroupShared: [28, 23],
  derivativesInMeshAndAmplification: [29, 24],
  resourceHeap: [30, 25],
  samplerHeap: [31, 26],
  atomicInt64OnHeap: [32, 28],
  resourcesMayNotAlias: [33],
  advancedTextureOperations: [34, 29],
  writableMultisampledTextures: [35, 30],
  sampleCompareGradientOrBias: [36, 31],
  extendedCommandInfo: [37, 32],
} as const satisfies Readonly<Record<string, FlagRow>>

type FlagName = keyof typeof flagRows

/** Of 16-bit numbers, by whether they are really that wide. */
const [minimumPrecisionFeature, nativeLowPrecisionFeature] = [1n << 4n, 1n << 18n]

export interface FlagInput {
  readonly module: Module
  readonly stage: Stage
  readonly minor: number
  readonly native16Bit: boolean
  readonly resources: readonly DxilResource[]
  readonly signatures: readonly DxilSignatures[]
  readonly earlyDepthStencil: boolean
  readonly allResourcesBound: boolean
  readonly resourcesMayAlias: boolean
  readonly validatorMinor: number
}

export interface FlagWords {
  readonly flags: bigint
  readonly features: bigint
}

export function computeFlags(input: FlagInput): FlagWords {
  const found = new Set<FlagName>()
  if (input.native16Bit) found.add('nativeLowPrecision')
  if (input.allResourcesBound) found.add('allResourcesBound')
  if (input.earlyDepthStencil) found.add('forceEarlyDepthStencil')
  noteResources(input, found)
  for (const signatures of input.signatures) noteSignatures(input, signatures, found)
  for (const fn of input.module.functions.values())
    for (const instruction of fn.instructions()) noteInstruction(input, instruction, found)
  let flags = 0n
  let features = 0n
  for (const name of found) {
    const [bit, feature] = flagRows[name] as FlagRow
    flags |= 1n << BigInt(bit)
    if (feature !== undefined) features |= 1n << BigInt(feature)
  }
  if (found.has('lowPrecisionPresent'))
    features |= input.native16Bit ? nativeLowPrecisionFeature : minimumPrecisionFeature
  return { flags, features }
}

// ---- Resources and signatures

const mostUavs = 8
const uavStages: readonly Stage[] = ['vertex', 'hull', 'domain', 'geometry']

function noteResources(input: FlagInput, found: Set<FlagName>): void {
  const uavs = input.resources.filter((resource) => resource.class === 'UAV')
  for (const { kind, isOrdered } of input.resources) {
    if (kind === resourceKinds.RawBuffer || kind === resourceKinds.StructuredBuffer)
      found.add('rawAndStructuredBuffers')
    if (isOrdered) found.add('rasterizerOrderedViews')
  }
  const count = uavs.reduce((sum, { count: each }) => sum + Math.min(each ?? mostUavs + 1, mostUavs + 1), 0)
  if (count > mostUavs) found.add('manyUavs')
  if (uavs.length > 0 && uavStages.includes(input.stage)) found.add('uavsAtEveryStage')
  if (uavs.length > 0) noteUav(input, found)
}

function noteUav({ minor, resourcesMayAlias }: FlagInput, found: Set<FlagName>): void {
  if (minor >= 7 && !resourcesMayAlias) found.add('resourcesMayNotAlias')
}

/** Numbers of system values. */
const systemValues = { renderTarget: 4, viewport: 5, stencilReference: 20, barycentrics: 28, shadingRate: 29 } as const

function noteSignatures({ stage }: FlagInput, { inputs, outputs }: DxilSignatures, found: Set<FlagName>): void {
  const { renderTarget, viewport } = systemValues
  for (const { kind } of inputs) {
    const isIndex = kind === renderTarget || kind === viewport
    if (isIndex && ['geometry', 'domain', 'hull'].includes(stage)) found.add('viewportOrRenderTargetIndex')
    if (kind === systemValues.shadingRate) found.add('shadingRate')
    if (kind === systemValues.barycentrics) found.add('barycentrics')
  }
  for (const { kind } of outputs) {
    const isIndex = kind === renderTarget || kind === viewport
    if (isIndex && ['vertex', 'domain', 'hull'].includes(stage)) found.add('viewportOrRenderTargetIndex')
    if (kind === systemValues.stencilReference && stage === 'pixel') found.add('stencilReference')
    if (kind === systemValues.shadingRate) found.add('shadingRate')
  }
}

// ---- Instructions

function noteInstruction(input: FlagInput, instruction: Instruction, found: Set<FlagName>): void {
  const { opcode } = instruction
  const callee = instruction.calledFunction
  if (opcode === 'extractelement' || opcode === 'insertelement') return
  if (callee && !callee.name.startsWith('dx.op.')) return
  const types = [instruction.type, ...instruction.operands.map(({ type }) => type)]
  const has = (kind: 'int' | 'float', bits: number): boolean => types.some((type) => isScalar(type, kind, bits))
  if (has('float', 64)) {
    found.add('enableDoubles')
    if (['fdiv', 'uitofp', 'sitofp', 'fptoui', 'fptosi'].includes(opcode)) found.add('doubleExtensions')
  }
  const hasInt64 = has('int', 64)
  if (hasInt64) {
    found.add('int64')
    if (opcode === 'atomicrmw' || opcode === 'cmpxchg') found.add('atomicInt64OnGroupShared')
  }
  if (has('float', 16) || has('int', 16)) found.add('lowPrecisionPresent')
  if (callee) noteOperation(input, instruction, hasInt64, found)
}

function isScalar(type: IrType, kind: 'int' | 'float', bits: number): boolean {
  return type.kind === kind && type.bits === bits
}

/** By number: operations that mean a flag by themselves. */
const simpleOperations: Readonly<Record<number, FlagName>> = {
  47: 'doubleExtensions',
  50: 'maskedDifferences',
  71: 'tiledResources',
  92: 'innerCoverage',
  137: 'barycentrics',
  138: 'viewId',
  178: 'rayTracing11',
  213: 'rayTracing11',
  223: 'advancedTextureOperations',
  224: 'advancedTextureOperations',
  225: 'writableMultisampledTextures',
  254: 'sampleCompareGradientOrBias',
  255: 'sampleCompareGradientOrBias',
  256: 'extendedCommandInfo',
  257: 'extendedCommandInfo',
  258: 'rayTracing11',
}

const textureLoad = 66
const bufferLoad = 68
const storeSample = 225
const firstOffset = { load: 6, sample: 7 } as const
/** sample, bias, level, grad, cmp, cmpLevelZero, cmpGrad, cmpBias */
const samples: ReadonlySet<number> = new Set([60, 61, 62, 63, 64, 65, 254, 255])
const clamped: ReadonlySet<number> = new Set([60, 61, 63, 64, 254, 255])
/** Implicit derivatives and explicit ones. */
const derivatives: ReadonlySet<number> = new Set([60, 61, 64, 255, 81, 83, 84, 85, 86])
const feedbackFrom = 9

function noteOperation(input: FlagInput, call: Instruction, hasInt64: boolean, found: Set<FlagName>): void {
  const name = call.calledFunction!.name
  const number = (call.argument(0) as ConstantInt).number
  const simple = simpleOperations[number]
  if (simple) found.add(simple)
  if (/^dx\.op\.(wave|quad)/.test(name)) found.add('waveOperations')
  if (name.startsWith('dx.op.writeSamplerFeedback') && input.validatorMinor >= feedbackFrom)
    found.add('samplerFeedback')
  if (derivatives.has(number) && (input.stage === 'mesh' || input.stage === 'amplification'))
    found.add('derivativesInMeshAndAmplification')
  if (number === storeSample) found.add('advancedTextureOperations')
  if (samples.has(number) && hasDynamicOffset(call, firstOffset.sample)) found.add('advancedTextureOperations')
  if (number === textureLoad && hasDynamicOffset(call, firstOffset.load)) found.add('advancedTextureOperations')
  if (clamped.has(number) && isClamped(call.argument(call.argumentCount - 1))) found.add('tiledResources')
  if ((number === textureLoad || number === bufferLoad) && loadsSeveralFromUav(input, call))
    found.add('typedUavLoadAdditionalFormats')
  if (name === 'dx.op.createHandleFromHeap') noteHeap(input, call, found)
  if (/^dx\.op\.atomic/.test(name) && hasInt64) noteAtomic(input, call, found)
}

function hasDynamicOffset(call: Instruction, first: number): boolean {
  return [0, 1, 2].some((index) => !isConstant(call.argument(first + index)))
}

function isClamped(clamp: Value): boolean {
  return clamp instanceof ConstantFloat ? clamp.value !== 0 : clamp.kind !== 'undef'
}

function noteHeap(input: FlagInput, call: Instruction, found: Set<FlagName>): void {
  const isSampler = call.argument(2) as ConstantInt
  found.add(isSampler.isOne ? 'samplerHeap' : 'resourceHeap')
  for (const user of call.users()) {
    const words = propertiesOf(user as Instruction)
    if (words && (words[0] & uavBit) !== 0) noteUav(input, found)
  }
}

function noteAtomic(input: FlagInput, call: Instruction, found: Set<FlagName>): void {
  const handle = call.argument(1) as Instruction
  const words = propertiesOf(handle)
  const kind = words ? words[0] & 0xff : (recordOf(input, handle)?.kind ?? 0)
  const isTyped = kind !== resourceKinds.RawBuffer && kind !== resourceKinds.StructuredBuffer
  if (isTyped) found.add('atomicInt64OnTyped')
  const source = handle.operand(1) as Instruction
  if (source.calledFunction?.name === 'dx.op.createHandleFromHeap') found.add('atomicInt64OnHeap')
}

const uavBit = 1 << 12

/** A typed UAV whose elements are more than one number. */
function loadsSeveralFromUav(input: FlagInput, load: Instruction): boolean {
  const handle = load.argument(1) as Instruction
  const words = propertiesOf(handle)
  if (words) {
    const kind = words[0] & 0xff
    const isTyped = kind <= resourceKinds.TypedBuffer
    return isTyped && (words[0] & uavBit) !== 0 && ((words[1] >> 8) & 0xff) > 1
  }
  const record = recordOf(input, handle)
  return record?.class === 'UAV' && record.componentCount > 1
}

/** Before shader model 6.6: handles are made from records. */
function recordOf({ resources }: FlagInput, handle: Instruction): DxilResource | undefined {
  if (handle.calledFunction?.name !== 'dx.op.createHandle') return undefined
  const [resourceClass, id] = [handle.argument(1) as ConstantInt, handle.argument(2) as ConstantInt]
  return resources.find((each) => resourceClassNumbers[each.class] === resourceClass.number && each.id === id.number)
}

function propertiesOf(annotate: Instruction): [number, number] | undefined {
  if (annotate.calledFunction?.name !== 'dx.op.annotateHandle') return undefined
  const words = annotate.argument(2)
  const members = 'operands' in words ? (words.operands as readonly ConstantInt[]) : []
  return [members[0]?.number ?? 0, members[1]?.number ?? 0]
}
