// How an entry point runs: execution modes, from its stage, its attributes and the command line.
//
//   [[vk::early_and_late_tests]] float4 main() : SV_Target      OpExecutionMode %main EarlyAndLateFragmentTestsAMD
//   -denorm preserve                                            OpExecutionMode %main DenormPreserve 32
import type { VulkanEntry } from '../vulkan/model.ts'
import type { Shared } from './context.ts'
import { ExecutionMode } from './enumerants.ts'
import type { CapabilityName, ExecutionModeName, Id, SpirvModule } from './module.ts'
import { writeNodeModes } from './node-payloads.ts'

/** The options of floating point and of convergence. */
export interface ModeOptions {
  /** `-denorm` */
  readonly denormals: 'any' | 'preserve' | 'ftz'
  /** `-Gis` */
  readonly strictFloats: boolean
  /** `-fspv-enable-maximal-reconvergence` */
  readonly reconverges: boolean
}

export function writeModes(shared: Shared, entry: VulkanEntry, main: Id, options: ModeOptions): void {
  const { module } = shared
  const { stage, groupSize, pixel, primitives } = entry
  writeAttributeModes(module, entry, main)
  writeFloatModes(module, main, options)
  const mode = (name: ExecutionModeName | undefined, ...operands: number[]): void => {
    if (name) module.executionMode(main, name, ...operands)
  }
  if (groupSize) mode('LocalSize', ...groupSize)
  writeNodeModes(shared, entry, main)
  switch (stage) {
    case 'pixel':
      mode('OriginUpperLeft')
      if (pixel.earlyDepthStencil) mode('EarlyFragmentTests')
      if (pixel.depth === undefined) return
      mode('DepthReplacing')
      if (pixel.depth !== 'any') mode(pixel.depth === 'greater' ? 'DepthGreater' : 'DepthLess')
      return
    case 'geometry':
      mode(inputModes[primitives.input ?? 'point'])
      mode('Invocations', primitives.invocations)
      mode(stripModes[primitives.output ?? 'point'])
      mode('OutputVertices', primitives.vertices ?? 1)
      return
    case 'hull':
    case 'domain':
      mode(domainModes[primitives.domain ?? ''])
      mode(spacingModes[primitives.partitioning ?? ''])
      mode(orderModes[primitives.topology ?? ''])
      if (stage === 'hull') mode('OutputVertices', primitives.vertices ?? 1)
      return
    case 'mesh':
      mode(meshModes[primitives.output ?? 'triangle'])
      mode('OutputVertices', primitives.vertices ?? 1)
      mode('OutputPrimitivesEXT', primitives.primitives ?? 1)
      return
  }
}

type Modes = Readonly<Record<string, ExecutionModeName>>

const inputModes: Modes = {
  point: 'InputPoints',
  line: 'InputLines',
  triangle: 'Triangles',
  lineadj: 'InputLinesAdjacency',
  triangleadj: 'InputTrianglesAdjacency',
}
const meshModes: Modes = { point: 'OutputPoints', line: 'OutputLinesEXT', triangle: 'OutputTrianglesEXT' }
const stripModes: Modes = { point: 'OutputPoints', line: 'OutputLineStrip', triangle: 'OutputTriangleStrip' }
const domainModes: Modes = { tri: 'Triangles', quad: 'Quads', isoline: 'Isolines' }
const spacingModes: Modes = {
  integer: 'SpacingEqual',
  pow2: 'SpacingEqual',
  fractional_even: 'SpacingFractionalEven',
  fractional_odd: 'SpacingFractionalOdd',
}
const orderModes: Modes = { point: 'PointMode', triangle_cw: 'VertexOrderCw', triangle_ccw: 'VertexOrderCcw' }

interface ModeRow {
  readonly modes: readonly ExecutionModeName[]
  readonly capability?: CapabilityName
  readonly extensions: readonly string[]
}

const earlyAndLate = 'SPV_AMD_shader_early_and_late_fragment_tests'
const stencil = { capability: 'StencilExportEXT', extensions: [earlyAndLate, 'SPV_EXT_shader_stencil_export'] } as const

const attributeModes: Readonly<Record<string, ModeRow>> = {
  'vk::early_and_late_tests': { modes: ['EarlyAndLateFragmentTestsAMD'], extensions: [earlyAndLate] },
  'vk::depth_unchanged': { modes: ['DepthUnchanged'], extensions: [] },
  'vk::post_depth_coverage': {
    modes: ['PostDepthCoverage'],
    capability: 'SampleMaskPostDepthCoverage',
    extensions: ['SPV_KHR_post_depth_coverage'],
  },
  'vk::stencil_ref_unchanged_front': { modes: ['StencilRefUnchangedFrontAMD'], ...stencil },
  'vk::stencil_ref_greater_equal_front': { modes: ['StencilRefGreaterFrontAMD'], ...stencil },
  'vk::stencil_ref_less_equal_front': { modes: ['StencilRefLessFrontAMD'], ...stencil },
  'vk::stencil_ref_unchanged_back': { modes: ['StencilRefUnchangedBackAMD'], ...stencil },
  'vk::stencil_ref_greater_equal_back': { modes: ['StencilRefGreaterBackAMD'], ...stencil },
  'vk::stencil_ref_less_equal_back': { modes: ['StencilRefLessBackAMD'], ...stencil },
  waveopsincludehelperlanes: {
    modes: ['MaximallyReconvergesKHR', 'RequireFullQuadsKHR'],
    capability: 'QuadControlKHR',
    extensions: ['SPV_KHR_maximal_reconvergence', 'SPV_KHR_quad_control'],
  },
}

const modeNames = new Map<number, ExecutionModeName>(
  Object.entries(ExecutionMode).map(([name, number]) => [number, name as ExecutionModeName]),
)

const asked = new Map<ExecutionModeName, ModeRow>(
  Object.values(attributeModes).flatMap((row) => row.modes.map((mode) => [mode, row] as const)),
)

/** `undefined`: there is no such mode. */
export function executionModeName(number: number): ExecutionModeName | undefined {
  return modeNames.get(number)
}

function writeAttributeModes(module: SpirvModule, { main: { attributes }, stage }: VulkanEntry, id: Id): void {
  for (const { name, arguments: values } of attributes) {
    const number = name === 'vk::spvexecutionmode' ? executionModeName(Number(values[0])) : undefined
    const row = number ? (asked.get(number) ?? { modes: [number], extensions: [] }) : attributeModes[name]
    if (!row || (!number && stage !== 'pixel')) continue
    if (row.capability) module.capability(row.capability)
    for (const extension of row.extensions) module.extension(extension)
    for (const mode of number ? [number] : row.modes) module.executionMode(id, mode)
  }
}

/** Of 32-bit numbers. */
const bits = 32

function writeFloatModes(module: SpirvModule, main: Id, options: ModeOptions): void {
  const { denormals, strictFloats, reconverges } = options
  const control = (mode: ExecutionModeName & CapabilityName): void => {
    module.capability(mode)
    module.extension('SPV_KHR_float_controls', 1, 4)
    module.executionMode(main, mode, bits)
  }
  if (strictFloats) control('SignedZeroInfNanPreserve')
  if (denormals === 'preserve') control('DenormPreserve')
  if (denormals === 'ftz') control('DenormFlushToZero')
  if (!reconverges) return
  module.extension('SPV_KHR_maximal_reconvergence')
  module.executionMode(main, 'MaximallyReconvergesKHR')
}
