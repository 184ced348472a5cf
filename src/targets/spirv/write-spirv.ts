// From a prepared shader to the words of a SPIR-V module, from top to bottom.
//
// Everything others refer to is declared first: resources, blocks, inputs and outputs, globals. Then the functions are written,
// callees first, and last the entry point, whose interface lists all variables there are.
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import type { ProgramFunction } from '../../program/program.ts'
import type { Span } from '../../support/source.ts'
import type { VulkanShader, VulkanStage } from '../vulkan/model.ts'
import type { VulkanEnvironment } from '../vulkan/options.ts'
import { type Shared, unsupported } from './context.ts'
import { declareFunction, writeFunction } from './functions.ts'
import { declareGlobal, declareSpecialization, declareStageVariable } from './globals.ts'
import { type ExecutionModelName, type Id, SpirvModule, type SpirvVersion } from './module.ts'
import { perVertexInputs } from './operations/attribute-sources.ts'
import { declareBuffer, declarePushConstant, declareResources } from './resources.ts'

interface SpirvOptions {
  readonly environment: VulkanEnvironment
}

const versions: Readonly<Record<VulkanEnvironment, SpirvVersion>> = {
  'vulkan1.0': 0x10000,
  'vulkan1.1': 0x10300,
  'vulkan1.1spirv1.4': 0x10400,
  'vulkan1.2': 0x10500,
  'vulkan1.3': 0x10600,
}

const models: Readonly<Record<VulkanStage, ExecutionModelName>> = {
  compute: 'GLCompute',
  vertex: 'Vertex',
  pixel: 'Fragment',
  geometry: 'Geometry',
  hull: 'TessellationControl',
  domain: 'TessellationEvaluation',
  mesh: 'MeshEXT',
  amplification: 'TaskEXT',
}

const mostComponents = 4

/** The module's words; when the sink has new errors they are not of use. */
export function writeSpirv(shader: VulkanShader, options: SpirvOptions, sink: DiagnosticSink): Uint32Array {
  const module = new SpirvModule(versions[options.environment])
  const shared: Shared = {
    module,
    shader,
    sink,
    structs: new Map(),
    memoryTypes: new Map(),
    globals: new Map(),
    resources: new Map(),
    functions: new Map(),
    builtIns: new Map(),
    wideBuffers: new Map(),
    perVertex: perVertexInputs(shader),
    refused: new Set(),
    typeKeys: new Map(),
  }
  for (const input of shader.inputs) declareStageVariable(shared, input, 'Input')
  for (const output of shader.outputs) declareStageVariable(shared, output, 'Output')
  for (const constant of shader.specialization) declareSpecialization(shared, constant)
  for (const buffer of shader.buffers) declareBuffer(shared, buffer)
  declareResources(shared)
  declarePushConstant(shared)
  for (const variable of shader.globals) declareGlobal(shared, variable)
  for (const target of shader.functions) declareFunction(shared, target)
  for (const target of shader.functions) writeFunction(shared, target)
  if (module.longestVector > mostComponents)
    unsupported(shared, spanOf(shader.main), `a vector of ${module.longestVector} components`)
  const main = shared.functions.get(shader.main)!
  writeModes(shared, main)
  module.entryPoint(models[shader.stage], main, shader.entryName)
  return module.toWords()
}

function spanOf({ location }: ProgramFunction): Span {
  return { start: location, end: location }
}

function writeModes({ module, shader }: Shared, main: Id): void {
  const { stage, groupSize, pixel } = shader
  if (groupSize) module.executionMode(main, 'LocalSize', ...groupSize)
  if (stage !== 'pixel') return
  module.executionMode(main, 'OriginUpperLeft')
  if (pixel.earlyDepthStencil) module.executionMode(main, 'EarlyFragmentTests')
  if (pixel.depth === undefined) return
  module.executionMode(main, 'DepthReplacing')
  if (pixel.depth !== 'any') module.executionMode(main, pixel.depth === 'greater' ? 'DepthGreater' : 'DepthLess')
}
