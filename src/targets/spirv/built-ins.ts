// What the built-in variables of the stages need: capabilities and extensions.
import type { VulkanStage } from '../vulkan/model.ts'
import type { BuiltInName, CapabilityName, SpirvModule } from './module.ts'

interface Need {
  readonly capability: CapabilityName
  readonly extension?: readonly [name: string, coreMajor?: number, coreMinor?: number]
}

const draw = ['SPV_KHR_shader_draw_parameters', 1, 3] as const
const shadingRate = ['SPV_KHR_fragment_shading_rate'] as const

/** Before SPIR-V 1.3 an extension had some of them. */
const ofSubgroups: ReadonlySet<BuiltInName> = new Set<BuiltInName>([
  'SubgroupSize',
  'SubgroupLocalInvocationId',
  'NumSubgroups',
  'SubgroupId',
])

const needs: Partial<Record<BuiltInName, Need>> = {
  ClipDistance: { capability: 'ClipDistance' },
  CullDistance: { capability: 'CullDistance' },
  SampleId: { capability: 'SampleRateShading' },
  SamplePosition: { capability: 'SampleRateShading' },
  BaseVertex: { capability: 'DrawParameters', extension: draw },
  BaseInstance: { capability: 'DrawParameters', extension: draw },
  DrawIndex: { capability: 'DrawParameters', extension: draw },
  DeviceIndex: { capability: 'DeviceGroup', extension: ['SPV_KHR_device_group', 1, 3] },
  ViewIndex: { capability: 'MultiView', extension: ['SPV_KHR_multiview', 1, 3] },
  FragStencilRefEXT: { capability: 'StencilExportEXT', extension: ['SPV_EXT_shader_stencil_export'] },
  FullyCoveredEXT: { capability: 'FragmentFullyCoveredEXT', extension: ['SPV_EXT_fragment_fully_covered'] },
  BaryCoordKHR: { capability: 'FragmentBarycentricKHR', extension: ['SPV_KHR_fragment_shader_barycentric'] },
  BaryCoordNoPerspKHR: { capability: 'FragmentBarycentricKHR', extension: ['SPV_KHR_fragment_shader_barycentric'] },
  ShadingRateKHR: { capability: 'FragmentShadingRateKHR', extension: shadingRate },
  PrimitiveShadingRateKHR: { capability: 'FragmentShadingRateKHR', extension: shadingRate },
}

function subgroupNeeds(module: SpirvModule): void {
  if (module.atLeast(1, 3)) module.capability('GroupNonUniform')
  else {
    module.capability('SubgroupBallotKHR')
    module.extension('SPV_KHR_shader_ballot')
  }
}

/** Declares what the built-in needs in the stage. */
export function builtInNeeds(module: SpirvModule, name: BuiltInName, stage: VulkanStage, isInput: boolean): void {
  const need = needs[name]
  if (need) {
    module.capability(need.capability)
    if (need.extension) module.extension(...need.extension)
  }
  if (ofSubgroups.has(name)) subgroupNeeds(module)
  if (stage === 'pixel' && isInput && (name === 'PrimitiveId' || name === 'Layer')) module.capability('Geometry')
  if (stage === 'pixel' && isInput && name === 'ViewportIndex') module.capability('MultiViewport')
  if (isInput || (name !== 'Layer' && name !== 'ViewportIndex') || stage === 'mesh') return
  if (stage === 'geometry') {
    if (name === 'ViewportIndex') module.capability('MultiViewport')
    return
  }
  if (module.atLeast(1, 5)) module.capability(name === 'Layer' ? 'ShaderLayer' : 'ShaderViewportIndex')
  else {
    module.capability('ShaderViewportIndexLayerEXT')
    module.extension('SPV_EXT_shader_viewport_index_layer')
  }
}
