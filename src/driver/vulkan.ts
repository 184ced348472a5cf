// From a compilation to what GLSL and SPIR-V are written from.
import { bug } from '../support/bug.ts'
import type { VulkanShader } from '../targets/vulkan/model.ts'
import { prepare } from '../targets/vulkan/prepare.ts'
import type { Compilation } from './compilation.ts'
import { inputsRead, valuesRead } from './inputs-read.ts'
import { isForVulkan, vulkanLayout } from './options.ts'

/** A stage: the shader for Vulkan; absent when there are errors. */
export function vulkanStage(compilation: Compilation): VulkanShader | undefined {
  const { program, profile, generated, options, sink, input } = compilation
  if (!isForVulkan(options)) return bug('a program that was checked for another target is not for Vulkan')
  if (!generated || sink.errorCount > 0) return undefined
  const shader = prepare(
    {
      program,
      declarations: generated.lowered.resources,
      bindings: generated.bindings,
      choices: generated.choices,
      shaderModel: profile.minor,
      isBackCompatible: options.isBackCompatible,
      automaticSpace: options.autoBindingSpace ?? 0,
      rules: options.rules,
      inputsRead: inputsRead(generated),
      isValueRead: valuesRead(generated),
      target: options.target === 'glsl' ? 'glsl' : 'spirv',
      keepsVariables: options.vulkan.debug.length > 0 || options.debug.kind === 'full',
      verifiesSteps: options.verifiesSteps,
      entryName: options.entry,
    },
    { ...options.vulkan, layout: vulkanLayout(options, input.path) },
    sink,
  )
  return sink.errorCount === 0 ? shader : undefined
}
