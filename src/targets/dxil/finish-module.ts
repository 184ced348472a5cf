// The last step to DXIL, of compiling and of linking alike: a module of operations gets its layout, flags and metadata.
import { latestShaderModel, type Profile, stages } from '../../hlsl/profiles.ts'
import type { GlobalVariable, Module } from '../../ir/module.ts'
import type { Subobject } from '../../program/subobjects.ts'
import type { DxilEntry, DxilModule, DxilResource, PayloadFacts } from './dxil-module.ts'
import { computeFlags } from './flags.ts'
import { writeMetadata } from './metadata.ts'
import { sharedSize } from './shared-memory.ts'
import type { StructAnnotation } from './stored-types.ts'
import { viewIdState } from './view-id-state.ts'

export interface ModuleFacts {
  readonly profile: Profile
  readonly validatorVersion: readonly [number, number]
  readonly native16Bit: boolean
  readonly resources: readonly DxilResource[]
  readonly entries: readonly DxilEntry[]
  readonly earlyDepthStencil: boolean
  readonly isUnoptimized: boolean
  readonly allResourcesBound: boolean
  readonly autoBindingSpace?: number | undefined
  readonly resourcesMayAlias: boolean
  /** The module has names and fields, as its reflection has. */
  readonly keepsReflection: boolean
  readonly subobjects: readonly Subobject[]
  readonly payloads: readonly PayloadFacts[]
  readonly structs: readonly StructAnnotation[]
  readonly passed: DxilModule['passed']
}

const minimumPrecisionLayout = 'e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64'
const native16BitLayout = 'e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64'

const namedSpaceFrom = 3

/** Changes the module in place. */
export function finishModule(module: Module, facts: ModuleFacts): DxilModule {
  const { entries, resources, subobjects, payloads, structs, passed, native16Bit, validatorVersion } = facts
  const { stage, major, minor } = facts.profile
  const validatorMinor = validatorVersion[0] === 0 ? latestShaderModel : validatorVersion[1]
  const isLibrary = stage === 'library'
  module.dataLayout = native16Bit ? native16BitLayout : minimumPrecisionLayout
  module.targetTriple = 'dxil-ms-dx'
  const words = computeFlags({
    module,
    stage,
    minor,
    native16Bit,
    resources,
    earlyDepthStencil: facts.earlyDepthStencil,
    entries,
    isUnoptimized: facts.isUnoptimized,
    allResourcesBound: facts.allResourcesBound,
    resourcesMayAlias: facts.resourcesMayAlias,
    validatorMinor,
    hasPipelineConfig1: subobjects.some(({ kind }) => kind === 'RaytracingPipelineConfig1'),
  })
  const bodies = [...module.functions.values()].filter((fn) => !fn.isDeclaration)
  const hasState = !isLibrary && stage !== 'compute'
  const dxil = {
    module,
    stage,
    kind: stages[stage].kind,
    major,
    minor,
    validatorVersion,
    validatorMinor,
    resources,
    entries,
    entryName: isLibrary ? '' : (entries[0]?.name ?? ''),
    ...words,
    subobjects,
    payloads,
    structs,
    passed,
    native16Bit,
    autoBindingSpace: minor >= namedSpaceFrom ? facts.autoBindingSpace : undefined,
    groupSharedSize: groupSharedSize(module, native16Bit),
    usesViewId: module.getFunction('dx.op.viewID.i32') !== undefined,
    viewIdState: hasState ? viewIdState(entries[0], bodies) : undefined,
  }
  return { ...dxil, pointees: writeMetadata(dxil, facts.keepsReflection) }
}

function groupSharedSize(module: Module, native16Bit: boolean): number {
  const isShared = ({ addressSpace }: GlobalVariable): boolean => addressSpace === 3
  const shared = [...module.globals.values()].filter(isShared)
  return shared.reduce((sum, { valueType }) => sum + sharedSize(valueType, native16Bit), 0)
}
