// Which stages may call a function of a library, and the least shader model it needs: by its operations, by its features, by its stage, and
// by the functions it calls. The validator computes the same.
import { type Stage, stages } from '../../hlsl/profiles.ts'
import type { ConstantInt } from '../../ir/constants.ts'
import type { IrFunction, Module } from '../../ir/module.ts'
import { i64 } from '../../ir/types.ts'
import { type BarrierFacts, barrierFacts } from './barriers.ts'
import { spreadToCallers } from './callers.ts'
import type { DxilEntry } from './dxil-module.ts'
import { perFunctionFrom } from './function-flags.ts'
import { allStages, stageMask, stagesOfOperation } from './operation-stages.ts'
import { operationNumbers } from './operations.ts'

export interface FunctionNeeds {
  /** One bit per stage. */
  mask: number
  minor: number
}

export function functionNeeds(
  module: Module,
  entries: readonly DxilEntry[],
  features: ReadonlyMap<IrFunction, bigint>,
  validatorMinor: number,
): Map<IrFunction, FunctionNeeds> {
  const isOld = validatorMinor < perFunctionFrom
  const needs = new Map<IrFunction, FunctionNeeds>()
  for (const fn of module.functions.values()) if (!fn.isDeclaration) needs.set(fn, ownNeeds(fn, validatorMinor))
  if (!isOld) spreadToCallers(needs, merge)
  for (const [fn, each] of needs) {
    const entry = entries.find((candidate) => candidate.function === fn)
    each.mask &= entry ? 1 << stages[entry.stage].kind : knownStages(validatorMinor)
    const own = features.get(fn) ?? 0n
    if (isOld) each.minor = Math.max(each.minor, leastOfFeatures(own & oldFeatures, undefined))
    else each.minor = Math.max(each.minor, leastOfEntry(entry), leastOfFeatures(own, entry?.stage))
  }
  return needs
}

/** Older validators look at each function alone, and at a few features only. */
const oldFeatures = (1n << 16n) | (1n << 17n) | (1n << 18n)

/** Stages that an older validator does not know are left out for it. */
function knownStages(validatorMinor: number): number {
  const newest = validatorMinor < 5 ? 'callable' : validatorMinor < perFunctionFrom ? 'amplification' : 'node'
  return (1 << (stages[newest].kind + 1)) - 1
}

const atomics = operationNumbers('atomicBinOp atomicCompareExchange')
const groupCallers = stageMask(['library', 'compute', 'amplification', 'mesh', 'node'])
/** Stages in which old validators did not expect derivatives. */
const groupStages = stageMask(['compute', 'amplification', 'mesh'])
const derivativeOperations = operationNumbers(
  'sample sampleBias sampleCmp calculateLOD derivCoarseX derivCoarseY derivFineX derivFineY',
)
/** Operations on handles that older models can express, which validator 1.6 did not know. */
const handleOperations = operationNumbers('annotateHandle createHandleFromBinding')
const nodeCallers = stageMask(['library', 'node'])
const reorderCallers = stageMask(['library', 'raygeneration'])

function ownNeeds(fn: IrFunction, validatorMinor: number): FunctionNeeds {
  const isOld = validatorMinor < perFunctionFrom
  const needs = { mask: allStages, minor: 0 }
  for (const instruction of fn.instructions()) {
    if (!instruction.calledFunction?.name.startsWith('dx.op.')) continue
    const number = (instruction.argument(0) as ConstantInt).unsignedNumber
    merge(needs, stagesOfOperation(number))
    if (isOld && derivativeOperations.has(number)) needs.mask &= ~groupStages
    if (validatorMinor === 6 && handleOperations.has(number)) needs.minor = Math.max(needs.minor, 6)
    const barrier = barrierFacts(instruction)
    if (barrier) merge(needs, needsOfBarrier(barrier))
    if (atomics.has(number) && instruction.type === i64) needs.minor = Math.max(needs.minor, 6)
  }
  return needs
}

function needsOfBarrier({ isOld, needsGroup, needsNode, needsReorder }: BarrierFacts): FunctionNeeds {
  if (needsReorder) return { mask: reorderCallers, minor: 9 }
  const mask = needsNode ? nodeCallers : needsGroup ? groupCallers : allStages
  return { mask, minor: isOld ? 0 : 8 }
}

/** True if the first one changed. */
function merge(into: FunctionNeeds, from: Readonly<FunctionNeeds>): boolean {
  const { mask, minor } = into
  into.mask &= from.mask
  into.minor = Math.max(into.minor, from.minor)
  return into.mask !== mask || into.minor !== minor
}

/** The entry's stage and its wave size. */
function leastOfEntry(entry: DxilEntry | undefined): number {
  if (!entry) return 0
  const isRange = entry.waveSize !== undefined && (entry.waveSize[1] !== 0 || entry.waveSize[2] !== 0)
  const ofWave = entry.waveSize === undefined ? 0 : isRange ? 8 : 6
  return Math.max(ofWave, stages[entry.stage].shaderModel)
}

/** Bits of features, the newest first; the first that is there decides. */
const featureModels: readonly (readonly [minor: number, bits: readonly number[]])[] = [
  [8, [31, 32]],
  [7, [29, 30]],
  [6, [22, 23, 28, 25, 26]],
  [5, [20, 21]],
  [4, [19]],
  [2, [18]],
  [1, [16, 17]],
]
const derivatives = 40

function leastOfFeatures(features: bigint, stage: Stage | undefined): number {
  const has = (bit: number): boolean => ((features >> BigInt(bit)) & 1n) === 1n
  const wantsGroupDerivatives = stage === 'compute' || stage === 'mesh' || stage === 'amplification'
  const ofDerivatives = wantsGroupDerivatives && has(derivatives) ? 6 : 0
  return Math.max(ofDerivatives, featureModels.find(([, bits]) => bits.some(has))?.[0] ?? 0)
}
