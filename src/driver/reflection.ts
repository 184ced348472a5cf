// The reflection of one compilation.
import { describeHeaps, type ReflectedHeap } from '../reflect/heaps.ts'
import { type Reflection, reflect } from '../reflect/reflection.ts'
import type { VulkanShader } from '../targets/vulkan/model.ts'
import { typeText } from '../types/print.ts'
import type { Outcome } from './compile.ts'
import type { Generated } from './generate.ts'
import type { CompileOptions } from './options.ts'

export function reflectionOf(
  { bindings, lowered, module }: Generated,
  { profile, sources, shader }: Outcome & { readonly shader?: VulkanShader | undefined },
  file: string,
  { rules, native16Bit }: CompileOptions,
): Reflection {
  const heaps = shader ? vulkanHeaps(shader) : describeHeaps(module)
  return reflect({ file, profile, rules, bindings, signatures: lowered.signatures, native16Bit, heaps }, sources)
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
