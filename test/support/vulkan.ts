// Compiles HLSL down to what the writers of GLSL and SPIR-V read.

import { parseCommandLine } from '../../src/cli/parse.ts'
import { compileOptions } from '../../src/cli/settings.ts'
import { renderText } from '../../src/diagnostics/render/text.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import type { CompileOptions } from '../../src/driver/options.ts'
import { createDiskHost } from '../../src/node/host.ts'
import type { VulkanShader } from '../../src/targets/vulkan/model.ts'
import { vulkanOf } from '../../tools/emit.ts'

const compiler = createCompiler(createDiskHost())

/** Options are words of the command line, `-T ps_6_0 -E main`, or an object of the library; errors are thrown as text. */
export function compileForVulkan(source: string, options: string | CompileOptions = ''): VulkanShader {
  const chosen = typeof options === 'string' ? optionsOf(options) : options
  const { shader, reported, sources } = vulkanOf(compiler, { path: 'main.hlsl', text: source }, chosen)
  if (!shader) throw new Error(renderText(reported, sources, { color: false }))
  return shader
}

export function optionsOf(line: string): CompileOptions {
  const { settings, problems } = parseCommandLine('lint', line.split(' ').filter(Boolean), () => false)
  if (problems.length > 0) throw new Error(problems.join('; '))
  return compileOptions(settings)
}
