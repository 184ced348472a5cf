// Shader flags (property 0 of the entry) and feature words, of the module and of each function. The validator computes them again and
// compares, so every rule here is one of its own.
import type { Stage } from '../../hlsl/profiles.ts'
import { resourceKinds } from '../../hlsl/resources.ts'
import type { IrFunction, Module } from '../../ir/module.ts'
import { spreadToCallers } from './callers.ts'
import type { DxilResource } from './dxil-module.ts'
import {
  type FlagEntry,
  type FlagName,
  type FlagRow,
  type FunctionFlagInput,
  type FunctionFlags,
  flagRows,
  flagsOfFunction,
  mayNotAliasFrom,
  multisampledKinds,
  perFunctionFrom,
} from './function-flags.ts'

export interface FlagInput extends FunctionFlagInput {
  /** A subobject asks for ray tracing 1.1; old validators count that as a use. */
  readonly hasPipelineConfig1?: boolean
  readonly module: Module
  readonly stage: Stage
  readonly entries: readonly FlagEntry[]
  readonly isUnoptimized: boolean
  readonly earlyDepthStencil: boolean
  readonly allResourcesBound: boolean
}

export interface FlagWords {
  readonly flags: bigint
  readonly features: bigint
  /** By function, what it and those it calls need. */
  readonly functionFeatures: ReadonlyMap<IrFunction, bigint>
}

export function computeFlags(input: FlagInput): FlagWords {
  const byFunction = collect(input)
  if (input.validatorMinor < perFunctionFrom) for (const flags of byFunction.values()) makeOld(input, flags)
  if (input.validatorMinor < perFunctionFrom && input.hasPipelineConfig1)
    for (const flags of byFunction.values()) flags.found.add('rayTracing11')
  const found = new Set<FlagName>()
  if (input.native16Bit) found.add('nativeLowPrecision')
  if (input.isUnoptimized) found.add('disableOptimizations')
  if (input.allResourcesBound) found.add('allResourcesBound')
  if (input.earlyDepthStencil) found.add('forceEarlyDepthStencil')
  noteResources(input, found)
  for (const flags of byFunction.values()) for (const name of flags.found) found.add(name)
  let flags = 0n
  for (const name of found) flags |= 1n << BigInt(flagRows[name][0])
  const functionFeatures = new Map(
    [...byFunction].map(([fn, each]) => [fn, featuresOf(each.found, input.native16Bit) | localFeatures(each)]),
  )
  return { flags, features: featuresOf(found, input.native16Bit), functionFeatures }
}

const barycentricsFrom = 6

/** Before, validators look at the whole module where they look at functions now. */
function makeOld(input: FlagInput, flags: FunctionFlags): void {
  flags.usesDerivatives = false
  flags.requiresGroup = false
  if (input.stage !== 'mesh' && input.stage !== 'amplification') flags.found.delete('derivativesInMeshAndAmplification')
  if (input.validatorMinor < barycentricsFrom) flags.found.delete('barycentrics')
  noteUavs(
    input,
    input.resources.filter((resource) => resource.class === 'UAV'),
    flags.found,
  )
}

function noteUavs({ minor, resourcesMayAlias }: FlagInput, uavs: readonly DxilResource[], found: Set<FlagName>): void {
  if (uavs.length > 0 && minor >= mayNotAliasFrom && !resourcesMayAlias) found.add('resourcesMayNotAlias')
  if (uavs.some(({ kind }) => multisampledKinds.includes(kind))) found.add('writableMultisampledTextures')
}

/** Of 16-bit numbers, by whether they are really that wide. */
const [minimumPrecisionFeature, nativeLowPrecisionFeature] = [1n << 4n, 1n << 18n]
/** Of functions only: the module's features do not have them. */
const [derivativesFeature, groupFeature] = [1n << 40n, 1n << 41n]

function featuresOf(found: ReadonlySet<FlagName>, native16Bit: boolean): bigint {
  let features = 0n
  for (const name of found) {
    const [, feature] = flagRows[name] as FlagRow
    if (feature !== undefined) features |= 1n << BigInt(feature)
  }
  if (found.has('lowPrecisionPresent')) features |= native16Bit ? nativeLowPrecisionFeature : minimumPrecisionFeature
  return features
}

function localFeatures({ usesDerivatives, requiresGroup }: FunctionFlags): bigint {
  return (usesDerivatives ? derivativesFeature : 0n) | (requiresGroup ? groupFeature : 0n)
}

/** A function needs what the functions it calls need. */
function collect(input: FlagInput): Map<IrFunction, FunctionFlags> {
  const entryOf = new Map(input.entries.map((entry) => [entry.function, entry]))
  const byFunction = new Map<IrFunction, FunctionFlags>()
  for (const fn of input.module.functions.values())
    if (!fn.isDeclaration) byFunction.set(fn, flagsOfFunction(input, fn, entryOf.get(fn)))
  // Older validators look at each function alone.
  if (input.validatorMinor >= perFunctionFrom) spreadToCallers(byFunction, merge)
  for (const [fn, flags] of byFunction) noteMeshDerivatives(entryOf.get(fn)?.stage, flags)
  return byFunction
}

function noteMeshDerivatives(stage: Stage | undefined, { found, usesDerivatives }: FunctionFlags): void {
  if (usesDerivatives && (stage === 'mesh' || stage === 'amplification')) found.add('derivativesInMeshAndAmplification')
}

/** True if the first one grew. */
function merge(into: FunctionFlags, from: FunctionFlags): boolean {
  const before = into.found.size
  for (const name of from.found) into.found.add(name)
  const grew = into.found.size > before || (from.usesDerivatives && !into.usesDerivatives)
  const needsGroup = from.requiresGroup && !into.requiresGroup
  into.usesDerivatives ||= from.usesDerivatives
  into.requiresGroup ||= from.requiresGroup
  return grew || needsGroup
}

// ---- Resources

const mostUavs = 8
/** Validators before count records, not what is in them. */
const rangesFrom = 6
const uavStages: readonly Stage[] = ['vertex', 'hull', 'domain', 'geometry']

function noteResources(input: FlagInput, found: Set<FlagName>): void {
  const uavs = input.resources.filter((resource) => resource.class === 'UAV')
  for (const { kind, isOrdered } of input.resources) {
    if (kind === resourceKinds.RawBuffer || kind === resourceKinds.StructuredBuffer)
      found.add('rawAndStructuredBuffers')
    if (isOrdered) found.add('rasterizerOrderedViews')
  }
  const { validatorMinor, stage } = input
  const ranges = uavs.reduce((sum, { count }) => sum + Math.min(count ?? mostUavs + 1, mostUavs + 1), 0)
  if ((validatorMinor < rangesFrom ? uavs.length : ranges) > mostUavs) found.add('manyUavs')
  if (validatorMinor < perFunctionFrom) {
    if (uavs.length > 0 && stage !== 'compute' && stage !== 'pixel') found.add('uavsAtEveryStage')
    noteUavs(input, uavs, found)
  } else if (uavs.length > 0 && uavStages.includes(stage)) found.add('uavsAtEveryStage')
}
