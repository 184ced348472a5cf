// Shader flags of one function, read off its instructions and, for an entry point, its signatures. The validator computes them again and
// compares, so every rule here is one of its own.
import type { Stage } from '../../hlsl/profiles.ts'
import { resourceKinds } from '../../hlsl/resources.ts'
import { ConstantFloat, type ConstantInt, isConstant } from '../../ir/constants.ts'
import type { Instruction } from '../../ir/instructions.ts'
import type { IrFunction } from '../../ir/module.ts'
import type { IrType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { barrierFacts } from './barriers.ts'
import type { DxilResource, DxilSignatures } from './dxil-module.ts'
import { propertiesOfHandle } from './handle-records.ts'
import { operationNumber, operationNumbers } from './operations.ts'

/** Bit of the flag, and bit of the feature that goes with it. */
export type FlagRow = readonly [bit: number, feature?: number]

export const flagRows = {
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
  sampleCompareGradientOrBias: [37, 31],
  extendedCommandInfo: [38, 32],
} as const satisfies Readonly<Record<string, FlagRow>>

export type FlagName = keyof typeof flagRows

export interface FunctionFlagInput {
  readonly minor: number
  readonly native16Bit: boolean
  readonly resources: readonly DxilResource[]
  readonly resourcesMayAlias: boolean
  readonly validatorMinor: number
}

/** An entry point: what its function is, and its signatures. */
export interface FlagEntry {
  readonly function: IrFunction
  readonly stage: Stage
  readonly signatures: DxilSignatures
}

export interface FunctionFlags {
  readonly found: Set<FlagName>
  /** Implicit or explicit; what it means depends on the stage that calls. */
  usesDerivatives: boolean
  /** Groupshared memory or a barrier of the group. */
  requiresGroup: boolean
}

export function flagsOfFunction(input: FunctionFlagInput, fn: IrFunction, entry: FlagEntry | undefined): FunctionFlags {
  const flags: FunctionFlags = { found: new Set(), usesDerivatives: false, requiresGroup: false }
  for (const instruction of fn.instructions()) noteInstruction(input, instruction, flags)
  if (entry) noteSignatures(entry, flags.found)
  return flags
}

// ---- Signatures

/** Numbers of system values. */
const systemValues = { renderTarget: 4, viewport: 5, stencilReference: 20, barycentrics: 28, shadingRate: 29 } as const

function noteSignatures({ stage, signatures }: FlagEntry, found: Set<FlagName>): void {
  const { renderTarget, viewport } = systemValues
  for (const { kind } of signatures.inputs) {
    const isIndex = kind === renderTarget || kind === viewport
    if (isIndex && ['geometry', 'domain', 'hull'].includes(stage)) found.add('viewportOrRenderTargetIndex')
    if (kind === systemValues.shadingRate) found.add('shadingRate')
    if (kind === systemValues.barycentrics) found.add('barycentrics')
  }
  for (const { kind } of signatures.outputs) {
    const isIndex = kind === renderTarget || kind === viewport
    if (isIndex && ['vertex', 'domain', 'hull'].includes(stage)) found.add('viewportOrRenderTargetIndex')
    if (kind === systemValues.stencilReference && stage === 'pixel') found.add('stencilReference')
    if (kind === systemValues.shadingRate) found.add('shadingRate')
  }
}

// ---- Instructions

const groupShared = 3

function noteInstruction(input: FunctionFlagInput, instruction: Instruction, flags: FunctionFlags): void {
  const { found } = flags
  const { opcode } = instruction
  const callee = instruction.calledFunction
  if (callee && !callee.name.startsWith('dx.op.')) return
  const types = [instruction.type, ...instruction.operands.map(({ type }) => type)]
  if (types.some((type) => type.kind === 'pointer' && type.addressSpace === groupShared)) flags.requiresGroup = true
  if (opcode === 'extractelement' || opcode === 'insertelement') return
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
  if (callee) noteOperation(input, instruction, hasInt64, flags)
}

function isScalar(type: IrType, kind: 'int' | 'float', bits: number): boolean {
  return type.kind === kind && type.bits === bits
}

/** Operations that set flags whatever their operands are. */
const simpleOperations: Readonly<Record<string, readonly FlagName[]>> = {
  fma: ['doubleExtensions'],
  msad: ['maskedDifferences'],
  checkAccessFullyMapped: ['tiledResources'],
  innerCoverage: ['innerCoverage'],
  attributeAtVertex: ['barycentrics'],
  viewID: ['viewId'],
  allocateRayQuery: ['rayTracing11'],
  geometryIndex: ['rayTracing11'],
  textureGatherRaw: ['advancedTextureOperations'],
  sampleCmpLevel: ['advancedTextureOperations'],
  textureStoreSample: ['advancedTextureOperations', 'writableMultisampledTextures'],
  startVertexLocation: ['extendedCommandInfo'],
  startInstanceLocation: ['extendedCommandInfo'],
  allocateRayQuery2: ['rayTracing11'],
}

const flagsOfOperation: ReadonlyMap<number, readonly FlagName[]> = new Map(
  Object.entries(simpleOperations).map(([name, flags]) => [operationNumber(name), flags]),
)

const textureLoad = operationNumber('textureLoad')
const bufferLoad = operationNumber('bufferLoad')
const compareGrad = operationNumber('sampleCmpGrad')
const compareBias = operationNumber('sampleCmpBias')
const firstOffset = { load: 6, sample: 7 } as const
const samples = operationNumbers(
  'sample sampleBias sampleLevel sampleGrad sampleCmp sampleCmpLevelZero sampleCmpGrad sampleCmpBias',
)
const clamped = operationNumbers('sample sampleBias sampleGrad sampleCmp sampleCmpGrad sampleCmpBias')
/** Implicit derivatives and explicit ones. */
const derivatives = operationNumbers(
  'sample sampleBias sampleCmp sampleCmpBias calculateLOD derivCoarseX derivCoarseY derivFineX derivFineY',
)
const feedbackFrom = 9
/** Since then validators look at functions alone, and know that clamping a level requires tiled resources. */
export const perFunctionFrom = 8
function noteOperation(input: FunctionFlagInput, call: Instruction, hasInt64: boolean, flags: FunctionFlags): void {
  const { found } = flags
  const name = call.calledFunction!.name
  const number = (call.argument(0) as ConstantInt).unsignedNumber
  for (const flag of flagsOfOperation.get(number) ?? []) found.add(flag)
  if (/^dx\.op\.(wave|quad|getGroupWave)/.test(name)) found.add('waveOperations')
  if (name.startsWith('dx.op.writeSamplerFeedback') && input.validatorMinor >= feedbackFrom)
    found.add('samplerFeedback')
  if (derivatives.has(number)) flags.usesDerivatives = true
  if (barrierFacts(call)?.needsGroup) flags.requiresGroup = true
  if (samples.has(number) && hasDynamicOffset(call, firstOffset.sample)) found.add('advancedTextureOperations')
  if (number === textureLoad && hasDynamicOffset(call, firstOffset.load)) found.add('advancedTextureOperations')
  if (clamped.has(number)) {
    if (input.validatorMinor >= perFunctionFrom && isClamped(call.argument(call.argumentCount - 1)))
      found.add('tiledResources')
    // The last such operation of a function decides, in the validator too.
    if (number === compareGrad || number === compareBias) found.add('sampleCompareGradientOrBias')
    else found.delete('sampleCompareGradientOrBias')
  }
  if ((number === textureLoad || number === bufferLoad) && loadsSeveralFromUav(input, call))
    found.add('typedUavLoadAdditionalFormats')
  if (name === 'dx.op.createHandleFromHeap')
    found.add((call.argument(2) as ConstantInt).isOne ? 'samplerHeap' : 'resourceHeap')
  if (name === 'dx.op.createHandle' || name === 'dx.op.annotateHandle') noteHandle(input, call, found)
  if (/^dx\.op\.atomic/.test(name) && hasInt64) noteAtomic(input, call, found)
}

function hasDynamicOffset(call: Instruction, first: number): boolean {
  return [0, 1, 2].some((index) => !isConstant(call.argument(first + index)))
}

function isClamped(clamp: Value): boolean {
  return clamp instanceof ConstantFloat ? clamp.value !== 0 : clamp.kind !== 'undef'
}

export const multisampledKinds: readonly number[] = [resourceKinds.Texture2DMS, resourceKinds.Texture2DMSArray]
/** Minor version of DXIL. */
export const mayNotAliasFrom = 7

/** From validator 1.8 on, only UAVs that have a handle count. */
function noteHandle(input: FunctionFlagInput, handle: Instruction, found: Set<FlagName>): void {
  const resource = resourceOf(input, handle)
  if (!resource?.isUav) return
  if (input.minor >= mayNotAliasFrom && !input.resourcesMayAlias) found.add('resourcesMayNotAlias')
  if (input.validatorMinor >= perFunctionFrom && multisampledKinds.includes(resource.kind))
    found.add('writableMultisampledTextures')
}

function noteAtomic(input: FunctionFlagInput, call: Instruction, found: Set<FlagName>): void {
  const handle = call.argument(1) as Instruction
  if (isTyped(resourceOf(input, handle)?.kind ?? 0)) found.add('atomicInt64OnTyped')
  const source = handle.operand(1) as Instruction
  if (source.calledFunction?.name === 'dx.op.createHandleFromHeap') found.add('atomicInt64OnHeap')
}

/** A typed UAV whose elements are more than one number. */
function loadsSeveralFromUav(input: FunctionFlagInput, load: Instruction): boolean {
  const resource = resourceOf(input, load.argument(1) as Instruction)
  // The first validator did not look closer.
  if (input.validatorMinor === 0) return resource?.isUav === true
  return resource?.isUav === true && isTyped(resource.kind) && resource.componentCount > 1
}

function isTyped(kind: number): boolean {
  return kind > 0 && kind <= resourceKinds.TypedBuffer
}

// ---- What is behind a handle

interface HandleFacts {
  readonly isUav: boolean
  readonly kind: number
  readonly componentCount: number
}

const uavBit = 1 << 12

function resourceOf(input: FunctionFlagInput, handle: Instruction): HandleFacts | undefined {
  const words = propertiesOfHandle(input.resources, handle)
  if (!words) return undefined
  return { isUav: (words[0] & uavBit) !== 0, kind: words[0] & 0xff, componentCount: (words[1] >> 8) & 0xff }
}
