// The lines of a job for the resources of a shader, and their bytes as files.
//
//   RWStructuredBuffer<float4> Out (set 0, binding 3)      resource storage 0 3 0 0 FOLDER/Out
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResourceInput } from '../../src/execute/resources.ts'
import { bug } from '../../src/support/bug.ts'
import type { VulkanResource, VulkanShader } from '../../src/targets/vulkan/model.ts'
import { isNumeric, type Type } from '../../src/types/types.ts'

export type Inputs = Readonly<Record<string, ResourceInput>>

/** One file for each resource that the shader uses and the inputs name. */
export function resourceLines(shader: VulkanShader, inputs: Inputs, folder: string): string[] {
  const file = (name: string): string => {
    const path = join(folder, name)
    writeFileSync(path, new Uint8Array(inputs[name]?.bytes ?? bug(`no bytes for '${name}'`)))
    return path
  }
  const uniform = shader.buffers.map(
    ({ buffer, set, binding }) => `resource uniform ${set} ${binding} 0 0 ${file(buffer.name)}`,
  )
  const rest = shader.resources.map((resource) => {
    const { variable, set, binding } = resource
    const place = `${kindOf(resource)} ${set} ${binding} 0`
    if (kindOf(resource) === 'sampler') return `resource ${place} 0 -`
    const [width = 0, height = 1] = inputs[variable.name]?.shape ?? []
    return `resource ${place} ${formatOf(resource.object.element)} ${file(variable.name)} ${width} ${height}`
  })
  return [...uniform, ...rest]
}

/** Names of the resources with a file. */
export function writtenNames(shader: VulkanShader): string[] {
  const withBytes = shader.resources.filter((resource) => kindOf(resource) !== 'sampler')
  return [...shader.buffers.map(({ buffer }) => buffer.name), ...withBytes.map(({ variable }) => variable.name)]
}

const kinds: Readonly<Record<string, string>> = {
  Buffer: 'texels',
  RWBuffer: 'rwtexels',
  Texture2D: 'image',
  RWTexture2D: 'rwimage',
  SamplerState: 'sampler',
  ConstantBuffer: 'uniform',
}

function kindOf({ object }: VulkanResource): string {
  return kinds[object.row.name] ?? 'storage'
}

/** Numbers of VkFormat for one, two and four components. */
const formats: Readonly<Record<string, readonly number[]>> = {
  float: [100, 103, 0, 109],
  int: [99, 102, 0, 108],
  uint: [98, 101, 0, 107],
}

function formatOf(element: Type | undefined): number {
  if (!element || !isNumeric(element)) return 0
  const scalar = element.kind === 'scalar' ? element.scalar : element.element.scalar
  const count = element.kind === 'vector' ? element.count : 1
  return formats[scalar]?.[count - 1] ?? 0
}
