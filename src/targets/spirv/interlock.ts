// Rasterizer-ordered resources: pixel shaders that use them run one after the other where their pixels overlap.
//
//   main   =>   OpBeginInvocationInterlockEXT, all that it does, OpEndInvocationInterlockEXT
//
// Vulkan allows one such section per invocation, in the entry point and outside of all branches, so it is the whole shader.
import type { Statement } from '../../program/program.ts'
import type { PixelModes } from '../vulkan/model.ts'
import type { Shared } from './context.ts'
import type { FunctionWriter } from './function-writer.ts'
import type { CapabilityName, ExecutionModeName } from './module.ts'
import { writeStatement } from './statements.ts'

/** What exclude each other: by what runs a shader once. */
const kinds: Readonly<Record<PixelModes['rate'], readonly [mode: ExecutionModeName, capability: CapabilityName]>> = {
  sample: ['SampleInterlockOrderedEXT', 'FragmentShaderSampleInterlockEXT'],
  'shading rate': ['ShadingRateInterlockOrderedEXT', 'FragmentShaderShadingRateInterlockEXT'],
  pixel: ['PixelInterlockOrderedEXT', 'FragmentShaderPixelInterlockEXT'],
}

/** The body of the entry point. */
export function writeMainBody(writer: FunctionWriter, body: Statement): void {
  const isOrdered = needsOrder(writer.shared)
  if (isOrdered) writer.emitVoid('OpBeginInvocationInterlockEXT')
  writeStatement(writer, body)
  if (isOrdered) writer.emitVoid('OpEndInvocationInterlockEXT')
}

function needsOrder({ functions, module, shader, entry }: Shared): boolean {
  const { main, stage, pixel } = entry
  if (stage !== 'pixel' || !shader.resources.some(({ object }) => object.row.rasterizerOrdered)) return false
  const [mode, capability] = kinds[pixel.rate]
  module.capability(capability)
  module.extension('SPV_EXT_fragment_shader_interlock')
  module.executionMode(functions.get(main)!, mode)
  return true
}
