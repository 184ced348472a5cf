// From a compilation to what GLSL and SPIR-V are written from.
import { bug } from '../support/bug.ts'
import type { BlockLayoutRules, VulkanShader } from '../targets/vulkan/model.ts'
import { prepare } from '../targets/vulkan/prepare.ts'
import type { Compilation } from './compilation.ts'
import { inputsRead, valuesRead } from './inputs-read.ts'
import { isForVulkan, languageOf } from './options.ts'

/** A stage: the shader for Vulkan; absent when there are errors. */
export function vulkanStage(compilation: Compilation): VulkanShader | undefined {
  const { program, profile, generated, options, sink } = compilation
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
    { ...options.vulkan, layout: layoutOf(compilation) },
    sink,
  )
  return sink.errorCount === 0 ? shader : undefined
}

/** What the options say; else Slang's buffers lie as Slang lays them out, std140 and std430: a handle after a float is at 8, not at 4. */
function layoutOf({ options, input }: Compilation): BlockLayoutRules {
  const { layout } = options.vulkan
  return layout === 'dxc' && languageOf(options, input.path) === 'slang' ? 'gl' : layout
}
