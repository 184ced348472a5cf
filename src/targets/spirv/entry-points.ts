// Entry points: what enters and leaves them, how they run, and which variables they use.

import { reachedFrom } from '../vulkan/collect.ts'
import type { StageMemory, VulkanEntry, VulkanStage } from '../vulkan/model.ts'
import { environmentLacks, type Shared } from './context.ts'
import { declareStageVariable } from './globals.ts'
import { type ModeOptions, writeModes } from './modes.ts'
import type { CapabilityName, ExecutionModelName, Id, StorageClassName } from './module.ts'
import { declareNode } from './node-payloads.ts'
import { variablePlace } from './place.ts'
import { valueType } from './types.ts'

interface StageRow {
  readonly model: ExecutionModelName
  readonly capability?: CapabilityName
  readonly extension?: string
}

const mesh = { capability: 'MeshShadingEXT', extension: 'SPV_EXT_mesh_shader' } as const
const graph = { capability: 'ShaderEnqueueAMDX', extension: 'SPV_AMDX_shader_enqueue' } as const
const ray = { capability: 'RayTracingKHR', extension: 'SPV_KHR_ray_tracing' } as const

const stages: Readonly<Record<VulkanStage, StageRow>> = {
  compute: { model: 'GLCompute' },
  vertex: { model: 'Vertex' },
  pixel: { model: 'Fragment' },
  geometry: { model: 'Geometry', capability: 'Geometry' },
  hull: { model: 'TessellationControl', capability: 'Tessellation' },
  domain: { model: 'TessellationEvaluation', capability: 'Tessellation' },
  mesh: { model: 'MeshEXT', ...mesh },
  amplification: { model: 'TaskEXT', ...mesh },
  raygeneration: { model: 'RayGenerationKHR', ...ray },
  intersection: { model: 'IntersectionKHR', ...ray },
  anyhit: { model: 'AnyHitKHR', ...ray },
  closesthit: { model: 'ClosestHitKHR', ...ray },
  miss: { model: 'MissKHR', ...ray },
  callable: { model: 'CallableKHR', ...ray },
  node: { model: 'GLCompute', ...graph },
}

const memoryStorage: Readonly<Record<StageMemory['kind'], StorageClassName>> = {
  'task payload': 'TaskPayloadWorkgroupEXT',
  'incoming payload': 'IncomingRayPayloadKHR',
  'hit attributes': 'HitAttributeKHR',
  'incoming callable data': 'IncomingCallableDataKHR',
}

export function declareEntry(shared: Shared, entry: VulkanEntry): void {
  const { main, stage, inputs, outputs, memory } = entry
  const { module, shader, globals } = shared
  const { capability, extension } = stages[stage]
  if (extension && !module.atLeast(1, 4))
    environmentLacks(shared, { start: main.location, end: main.location }, `a shader of the stage '${stage}'`, 4)
  if (capability) module.capability(capability)
  if (extension) module.extension(extension)
  for (const input of inputs) declareStageVariable(shared, stage, input, 'Input')
  for (const output of outputs) declareStageVariable(shared, stage, output, 'Output')
  for (const { kind, variable } of memory) {
    const storage = memoryStorage[kind]
    const id = module.globalVariable(
      storage,
      valueType(shared, variable.type),
      shader.names.get(variable) ?? variable.name,
    )
    globals.set(variable, variablePlace(variable.type, id, storage))
  }
  declareNode(shared, entry)
}

export function writeEntryPoint(shared: Shared, entry: VulkanEntry, options: ModeOptions): void {
  const { module, shader, functions } = shared
  const main = functions.get(entry.main)!
  writeModes(shared, entry, main, options)
  const used = shader.entries.length > 1 ? usedBy(shared, entry) : undefined
  module.entryPoint(stages[entry.stage].model, main, entry.entryName, used)
}

/** A module of several entry points has the variables of each one. */
function usedBy({ uses, globals }: Shared, { main, inputs, outputs, node }: VulkanEntry): Set<Id> {
  const used = new Set<Id>()
  for (const target of reachedFrom([main]).functions) for (const id of uses.get(target) ?? []) used.add(id)
  for (const { variable } of [...inputs, ...outputs]) {
    const place = globals.get(variable)
    if (place?.kind === 'memory') used.add(place.base)
  }
  for (const variable of node?.inputs ?? []) {
    const place = globals.get(variable)
    if (place?.kind === 'value') used.add(place.value)
  }
  return used
}
