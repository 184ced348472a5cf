// `glsl`: the shader as GLSL 4.60 for Vulkan.
import { writeGlsl } from '../../targets/source/glsl/write-glsl.ts'
import type { Compilation } from '../compilation.ts'
import type { WriteOutput } from '../outputs.ts'
import { vulkanStage } from '../vulkan.ts'

/** A stage; absent when there are errors. */
function glslStage(compilation: Compilation): string | undefined {
  const shader = compilation.ask(vulkanStage)
  const { sink } = compilation
  if (!shader) return undefined
  const text = writeGlsl(shader, sink)
  return sink.errorCount === 0 ? text : undefined
}

export const writeGlslText: WriteOutput = (compilation) => compilation.ask(glslStage)
