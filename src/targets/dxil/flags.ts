// Shader flags (property 0 of the entry) and the container's feature word, read off the finished module (facts: the validator computes
// both again and compares).

import type { Stage } from '../../hlsl/profiles.ts'
import { resourceKinds } from '../../hlsl/resources.ts'
import { ConstantInt } from '../../ir/constants.ts'
import type { Instruction } from '../../ir/instructions.ts'
import type { Module } from '../../ir/module.ts'
import { type IrType, type StructType, scalarOf } from '../../ir/types.ts'
import type { DxilResource } from './dxil-module.ts'

/** Bits of the shader flags. */
export const Flags = {
  disableOptimizations: 1n << 0n,
  enableDoubles: 1n << 2n,
  rawAndStructuredBuffers: 1n << 4n,
  minimumPrecision: 1n << 5n,
  doubleExtensions: 1n << 6n,
  allResourcesBound: 1n << 8n,
  viewportOrRenderTargetIndex: 1n << 9n,
  innerCoverage: 1n << 10n,
  typedUavLoadAdditionalFormats: 1n << 13n,
  manyUavs: 1n << 15n,
  uavsAtEveryStage: 1n << 16n,
  rasterizerOrderedViews: 1n << 18n,
  waveOperations: 1n << 19n,
  int64: 1n << 20n,
  viewId: 1n << 21n,
  barycentrics: 1n << 22n,
  nativeLowPrecision: 1n << 23n,
  inlineRayTracing: 1n << 25n,
  samplerFeedback: 1n << 26n,
  atomicInt64OnTyped: 1n << 27n,
  atomicInt64OnGroupShared: 1n << 28n,
  derivativesInMeshAndAmplification: 1n << 29n,
  resourceHeap: 1n << 30n,
  samplerHeap: 1n << 31n,
  resourcesMayNotAlias: 1n << 33n,
} as const

type FlagName = keyof typeof Flags

/** The feature bit of a flag that has one. */
const features: Readonly<Partial<Record<FlagName, bigint>>> = {
  enableDoubles: 0x1n,
  uavsAtEveryStage: 0x4n,
  manyUavs: 0x8n,
  minimumPrecision: 0x10n,
  doubleExtensions: 0x20n,
  innerCoverage: 0x400n,
  typedUavLoadAdditionalFormats: 0x800n,
  rasterizerOrderedViews: 0x1000n,
  viewportOrRenderTargetIndex: 0x2000n,
  waveOperations: 0x4000n,
  int64: 0x8000n,
  viewId: 0x10000n,
  barycentrics: 0x20000n,
  nativeLowPrecision: 0x40000n,
  inlineRayTracing: 0x100000n,
  samplerFeedback: 0x200000n,
  atomicInt64OnTyped: 0x400000n,
  atomicInt64OnGroupShared: 0x800000n,
  derivativesInMeshAndAmplification: 0x1000000n,
  resourceHeap: 0x2000000n,
  samplerHeap: 0x4000000n,
}

export interface FlagInput {
  readonly module: Module
  readonly stage: Stage
  readonly minor: number
  readonly native16Bit: boolean
  readonly resources: readonly DxilResource[]
  readonly disableOptimizations: boolean
  readonly allResourcesBound: boolean
  readonly resourcesMayAlias: boolean
  readonly validatorMinor: number
  readonly hasViewportOrRenderTargetOutput: boolean
}

export interface FlagWords {
  readonly flags: bigint
  readonly features: bigint
}

export function computeFlags(input: FlagInput): FlagWords {
  const found = new Set<FlagName>()
  if (input.disableOptimizations) found.add('disableOptimizations')
  if (input.allResourcesBound) found.add('allResourcesBound')
  if (input.hasViewportOrRenderTargetOutput) found.add('viewportOrRenderTargetIndex')
  noteResources(input, found)
  for (const fn of input.module.functions.values())
    for (const instruction of fn.instructions()) noteInstruction(input, instruction, found)
  let flags = 0n
  let featureWord = 0n
  for (const name of found) {
    flags |= Flags[name]
    featureWord |= features[name] ?? 0n
  }
  return { flags, features: featureWord }
}

const mostUavs = 8

function noteResources(
  { resources, stage, minor, resourcesMayAlias, validatorMinor }: FlagInput,
  found: Set<FlagName>,
): void {
  const uavs = resources.filter((resource) => resource.class === 'UAV')
  for (const { kind, isOrdered } of resources) {
    if (kind === resourceKinds.RawBuffer || kind === resourceKinds.StructuredBuffer)
      found.add('rawAndStructuredBuffers')
    if (isOrdered) found.add('rasterizerOrderedViews')
  }
  const count = uavs.reduce((sum, { count: each }) => sum + Math.min(each ?? mostUavs + 1, mostUavs + 1), 0)
  if (count > mostUavs) found.add('manyUavs')
  if (uavs.length > 0 && ['vertex', 'hull', 'domain', 'geometry'].includes(stage)) found.add('uavsAtEveryStage')
  if (uavs.length > 0 && minor >= 7 && validatorMinor >= 7 && !resourcesMayAlias) found.add('resourcesMayNotAlias')
}

const waveOperation = /^dx\.op\.(wave|quad)/
const operationFlags: readonly (readonly [RegExp, FlagName])[] = [
  [waveOperation, 'waveOperations'],
  [/^dx\.op\.viewID/, 'viewId'],
  [/^dx\.op\.innerCoverage/, 'innerCoverage'],
  [/^dx\.op\.attributeAtVertex/, 'barycentrics'],
  [/^dx\.op\.allocateRayQuery/, 'inlineRayTracing'],
  [/^dx\.op\.writeSamplerFeedback/, 'samplerFeedback'],
]

function noteInstruction(input: FlagInput, instruction: Instruction, found: Set<FlagName>): void {
  noteType(input, instruction.type, found)
  for (const operand of instruction.operands) noteType(input, operand.type, found)
  if (instruction.type === undefined) return
  if (isDoubleExtension(instruction)) found.add('doubleExtensions')
  const callee = instruction.calledFunction
  if (!callee) return
  const name = callee.name
  for (const [pattern, flag] of operationFlags) if (pattern.test(name)) found.add(flag)
  if (name === 'dx.op.createHandleFromHeap') {
    const isSampler = instruction.argument(2)
    found.add(isSampler instanceof ConstantInt && isSampler.isOne ? 'samplerHeap' : 'resourceHeap')
  }
  if (/^dx\.op\.(bufferLoad|textureLoad)\./.test(name) && loadsSeveralFromUav(input, instruction))
    found.add('typedUavLoadAdditionalFormats')
}

function noteType({ native16Bit }: FlagInput, type: IrType, found: Set<FlagName>): void {
  const scalar = scalarOf(type.kind === 'struct' ? ((type as StructType).elements[0] ?? type) : type)
  if (scalar.kind !== 'int' && scalar.kind !== 'float') return
  if (scalar.bits === 64) found.add(scalar.kind === 'float' ? 'enableDoubles' : 'int64')
  if (scalar.bits === 16) found.add(native16Bit ? 'nativeLowPrecision' : 'minimumPrecision')
}

/** Division, conversions and fused multiplication of doubles. */
function isDoubleExtension(instruction: Instruction): boolean {
  const isDouble = (type: IrType): boolean => type.kind === 'float' && type.bits === 64
  switch (instruction.opcode) {
    case 'fdiv':
    case 'uitofp':
    case 'sitofp':
      return isDouble(instruction.type)
    case 'fptoui':
    case 'fptosi':
      return isDouble(instruction.operand(0).type)
    case 'call': {
      const number = instruction.calledFunction?.name === 'dx.op.tertiary.f64' ? instruction.argument(0) : undefined
      return number instanceof ConstantInt && number.number === 47
    }
    default:
      return false
  }
}

/** A typed UAV whose elements are more than one 32-bit number. */
function loadsSeveralFromUav({ resources }: FlagInput, load: Instruction): boolean {
  const handle = handleOrigin(load)
  if (!handle) return false
  const name = handle.calledFunction?.name
  const matches = (test: (resource: DxilResource) => boolean): boolean =>
    resources.some((each) => each.class === 'UAV' && each.componentCount > 1 && test(each))
  if (name === 'dx.op.createHandle') {
    const [resourceClass, id] = [handle.argument(1) as ConstantInt, handle.argument(2) as ConstantInt]
    return resourceClass.number === 1 && matches((each) => each.id === id.number)
  }
  const properties = propertiesOf(load)
  return properties !== undefined && (properties[0] & (1 << 12)) !== 0 && ((properties[1] >> 8) & 0xff) > 1
}

function handleOrigin(load: Instruction): Instruction | undefined {
  const handle = load.argument(1) as Instruction
  return handle.opcode === 'call' ? handle : undefined
}

function propertiesOf(load: Instruction): [number, number] | undefined {
  const annotate = load.argument(1) as Instruction
  if (annotate.calledFunction?.name !== 'dx.op.annotateHandle') return undefined
  const words = annotate.argument(2)
  const members = 'operands' in words ? (words.operands as readonly ConstantInt[]) : []
  return [members[0]?.number ?? 0, members[1]?.number ?? 0]
}
