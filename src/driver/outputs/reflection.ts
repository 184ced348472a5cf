// `reflection`: all that a host program needs to know.
import type { ReflectedHeap } from '../../reflect/heaps.ts'
import { type Reflection, reflect } from '../../reflect/reflection.ts'
import type { VulkanShader } from '../../targets/vulkan/model.ts'
import { typeText } from '../../types/print.ts'
import type { Compilation } from '../compilation.ts'
import { isForVulkan } from '../options.ts'
import type { WriteOutput } from '../outputs.ts'
import { vulkanStage } from '../vulkan.ts'
import { vulkanInterfaceStage, vulkanLayouts } from '../vulkan-interface.ts'

/** A stage: absent when there are errors. */
export function reflectionStage(compilation: Compilation): Reflection | undefined {
  const { options, profile, generated, sources, input } = compilation
  const shader = isForVulkan(options) ? compilation.ask(vulkanStage) : undefined
  if (!generated || compilation.errorCount > 0) return undefined
  const heaps = shader ? vulkanHeaps(shader) : compilation.heaps
  const { bindings, lowered } = generated
  const { rules, native16Bit, isPackedOptimized } = options
  return reflect(
    {
      file: input.path,
      profile: profile.text,
      rules,
      bindings,
      signatures: lowered.signatures,
      native16Bit,
      isPackedOptimized,
      heaps,
      ...(shader && { vulkan: compilation.ask(vulkanInterfaceStage), layouts: vulkanLayouts(shader.layout) }),
    },
    sources,
  )
}

function vulkanHeaps({ resources }: VulkanShader): ReflectedHeap[] {
  return resources
    .filter(({ heap }) => heap)
    .map(({ object, isNonUniform, set, binding }) => ({
      heap: object.row.class === 'Sampler' ? 'sampler' : 'resource',
      resource: typeText(object),
      nonuniform: isNonUniform,
      set,
      binding,
    }))
}

export const writeReflection: WriteOutput = (compilation) => {
  const reflection = compilation.ask(reflectionStage)
  return reflection && `${JSON.stringify(reflection, undefined, 2)}\n`
}
