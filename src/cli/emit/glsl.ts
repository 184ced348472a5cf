// `--emit glsl`: the shader as GLSL 4.60 for Vulkan.
import { glslOf, glslOptions } from '../../driver/glsl.ts'
import type { Emitter } from './emitters.ts'

export const emitGlsl: Emitter = (compiler, input, given) => {
  const options = glslOptions(given)
  const outcome = glslOf(compiler.vulkan(input, options), options)
  return { outcome, output: outcome.glsl ?? '' }
}
