// The interface of a prepared shader besides descriptors, and the layout of its buffers.

import { evaluateConstant } from '../program/evaluate/evaluate.ts'
import { type BlockLayout, type BufferLayouts, describeStruct } from '../reflect/constant-buffers.ts'
import type { SpecializationRow, StageVariableRow, VulkanInterface } from '../reflect/vulkan-interface.ts'
import { isOutsideVariable } from '../targets/vulkan/binding-units.ts'
import {
  arrayStride,
  type BlockRules,
  blockRules,
  bufferMembers,
  extentOf,
  matrixStride,
  structLayout,
} from '../targets/vulkan/layout.ts'
import type { BlockLayoutRules, StageVariable, VulkanShader } from '../targets/vulkan/model.ts'
import { typeText } from '../types/print.ts'
import type { Compilation } from './compilation.ts'
import { isForVulkan } from './options.ts'
import { vulkanStage } from './vulkan.ts'

/** A stage: undefined for other targets, and when there are errors. */
export function vulkanInterfaceStage(compilation: Compilation): VulkanInterface | undefined {
  const shader = isForVulkan(compilation.options) ? compilation.ask(vulkanStage) : undefined
  return shader && describeInterface(shader)
}

function describeInterface(shader: VulkanShader): VulkanInterface {
  const { layout, pushConstant, specialization, inputs, outputs, resources } = shader
  return {
    layout,
    pushConstants: pushConstant ? [describePushConstant(pushConstant, layout)] : [],
    specialization: specialization.map(({ variable, id }) => ({
      id,
      name: variable.name,
      type: typeText(variable.type),
      default: defaultOf(variable),
    })),
    inputs: inputs.map(describeStageVariable),
    outputs: outputs.map(describeStageVariable),
    heaps: resources
      .filter(({ heap }) => heap)
      .map(({ object, set, binding }) => ({
        heap: object.row.category === 'sampler' ? 'sampler' : 'resource',
        resource: typeText(object),
        set,
        binding,
      })),
  }
}

type Pushed = NonNullable<VulkanShader['pushConstant']>

function describePushConstant({ name, type, rowMajor }: Pushed, layout: BlockLayoutRules) {
  const rules = blockRules(layout, 'storage')
  const fields = type.kind === 'struct' ? describeStruct(type, blockLayout(rules)) : []
  const offset = Math.min(...fields.map((field) => field.offset), Number.MAX_SAFE_INTEGER)
  const end = Math.max(...fields.map((field) => field.offset + field.size), 0)
  const start = fields.length === 0 ? 0 : offset
  const size = fields.length === 0 ? extentOf(type, rowMajor, rules).size : end - start
  return { name, type: typeText(type), offset: start, size, fields }
}

function defaultOf({ initializer }: Pushed): SpecializationRow['default'] {
  const [leaf] = (initializer && evaluateConstant(initializer)?.leaves) ?? []
  return leaf === undefined ? null : typeof leaf === 'bigint' ? Number(leaf) : leaf
}

function describeStageVariable({ semantic, variable, location, builtin, blendIndex }: StageVariable): StageVariableRow {
  return {
    semantic,
    type: typeText(variable.type),
    location: builtin === undefined ? (location ?? null) : null,
    builtin: builtin ?? null,
    index: blendIndex ?? null,
  }
}

function blockLayout(rules: BlockRules): BlockLayout {
  return {
    size: (type, rowMajor) => extentOf(type, rowMajor, rules).size,
    arrayStride: (type, rowMajor) => arrayStride(type, rowMajor, rules),
    matrixStride: (type, rowMajor) => matrixStride(type, rowMajor, rules),
    struct: (type) => structLayout(type, rules),
  }
}

/** How the buffers of a shader for Vulkan lie. */
export function vulkanLayouts(layout: BlockLayoutRules): BufferLayouts {
  return layoutsUnder(blockRules(layout, 'uniform'), blockRules(layout, 'texture'), blockRules(layout, 'storage'))
}

export function layoutsUnder(uniform: BlockRules, texture: BlockRules, storage: BlockRules): BufferLayouts {
  return {
    constant: blockLayout(uniform),
    texture: blockLayout(texture),
    structured: blockLayout(storage),
    members: (buffer) => {
      const members = buffer.members.filter((member) => member.kind === 'constant' && !isOutsideVariable(member))
      const places = bufferMembers({ buffer, members }, buffer.isTexture ? texture : uniform)
      return members.map((variable, index) => ({ variable, offset: places[index]!.offset }))
    },
  }
}
