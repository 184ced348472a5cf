// C++: registers, descriptor-set layouts and input layouts. What needs an API's header is inside an #if that tests for it.
import {
  descriptorsOf,
  type HostBinding,
  type HostDescriptor,
  type HostInput,
  type HostInputs,
  type HostPlaces,
  type HostPushConstants,
  setsOf,
  sizeOfInput,
} from './facts.ts'

export function cppBindings({ isForVulkan, bindings, inputs, pushed }: HostPlaces): string {
  return [
    ...(bindings.length === 0 ? [] : isForVulkan ? descriptorLines(bindings) : registerLines(bindings)),
    ...(isForVulkan ? vulkanLines(descriptorsOf(bindings), inputs, pushed) : direct3dLines(inputs)),
  ].join('\n')
}

const unbounded = '0xffffffffu'

function registerLines(bindings: readonly HostBinding[]): string[] {
  return [
    '/// A range of registers; count is 0xffffffff for an unbounded array.',
    'struct RegisterRange { char type; std::uint32_t first; std::uint32_t space; std::uint32_t count; };',
    'namespace registers {',
    ...bindings.map(({ name, resource: { register, lower, space, count } }) => {
      const letter = register?.charAt(0) ?? '?'
      return `inline constexpr RegisterRange ${name}{ '${letter}', ${lower ?? 0}, ${space ?? 0}, ${count ?? unbounded} };`
    }),
    '}',
    '',
  ]
}

function descriptorLines(bindings: readonly HostBinding[]): string[] {
  return [
    '/// A binding of a descriptor set; count is 0xffffffff for an unbounded array.',
    'struct DescriptorBinding { std::uint32_t set; std::uint32_t binding; std::uint32_t count; };',
    'namespace descriptors {',
    ...bindings.flatMap(({ name, resource: { vulkan, count } }) =>
      vulkan
        ? [`inline constexpr DescriptorBinding ${name}{ ${vulkan.set}, ${vulkan.binding}, ${count ?? unbounded} };`]
        : [],
    ),
    '}',
    '',
  ]
}

const vulkanTypes: Readonly<Record<HostDescriptor['type'], string>> = {
  sampler: 'SAMPLER',
  'combined image sampler': 'COMBINED_IMAGE_SAMPLER',
  'sampled image': 'SAMPLED_IMAGE',
  'storage image': 'STORAGE_IMAGE',
  'uniform texel buffer': 'UNIFORM_TEXEL_BUFFER',
  'storage texel buffer': 'STORAGE_TEXEL_BUFFER',
  'uniform buffer': 'UNIFORM_BUFFER',
  'storage buffer': 'STORAGE_BUFFER',
  'input attachment': 'INPUT_ATTACHMENT',
  'acceleration structure': 'ACCELERATION_STRUCTURE_KHR',
}

const vulkanStages: Readonly<Record<string, string>> = {
  vertex: 'VERTEX_BIT',
  hull: 'TESSELLATION_CONTROL_BIT',
  domain: 'TESSELLATION_EVALUATION_BIT',
  geometry: 'GEOMETRY_BIT',
  pixel: 'FRAGMENT_BIT',
  compute: 'COMPUTE_BIT',
  mesh: 'MESH_BIT_EXT',
  amplification: 'TASK_BIT_EXT',
  raygeneration: 'RAYGEN_BIT_KHR',
  intersection: 'INTERSECTION_BIT_KHR',
  anyhit: 'ANY_HIT_BIT_KHR',
  closesthit: 'CLOSEST_HIT_BIT_KHR',
  miss: 'MISS_BIT_KHR',
  callable: 'CALLABLE_BIT_KHR',
}

function stageFlags(stages: readonly string[]): string {
  return stages.map((stage) => `VK_SHADER_STAGE_${vulkanStages[stage] ?? 'ALL'}`).join(' | ')
}

function vulkanLines(
  descriptors: readonly HostDescriptor[],
  inputs: readonly HostInputs[],
  pushed: readonly HostPushConstants[],
): string[] {
  const lines = ['#ifdef VULKAN_CORE_H_']
  for (const [set, members] of setsOf(descriptors)) {
    lines.push(`inline constexpr VkDescriptorSetLayoutBinding set${set}Bindings[] = {`)
    for (const { binding, type, count, stages, resource } of members) {
      // How large an unbounded array is, the application says.
      const size = count === null ? 'DESCRY_UNBOUNDED_COUNT' : String(count)
      lines.push(
        `    { ${binding}, VK_DESCRIPTOR_TYPE_${vulkanTypes[type]}, ${size}, ${stageFlags(stages)}, nullptr }, // ${resource.name}`,
      )
    }
    lines.push('};')
  }
  if (pushed.length > 0) {
    const rows = pushed.map(
      ({ name, offset, size, stages }) => `    { ${stageFlags(stages)}, ${offset}, ${size} }, // ${name}`,
    )
    lines.push('inline constexpr VkPushConstantRange pushConstantRanges[] = {', ...rows, '};')
  }
  for (const { entry, elements } of inputs) {
    lines.push(`inline constexpr VkVertexInputAttributeDescription ${entry}Inputs[] = {`)
    let offset = 0
    for (const element of elements) {
      lines.push(
        `    { ${element.location}, 0, VK_FORMAT_${vulkanFormat(element)}, ${offset} }, // ${element.semantic}${element.index}`,
      )
      offset += sizeOfInput(element)
    }
    lines.push('};', `inline constexpr std::uint32_t ${entry}Stride = ${offset};`)
  }
  if (descriptors.some(({ count }) => count === null))
    lines.splice(
      1,
      0,
      '#ifndef DESCRY_UNBOUNDED_COUNT',
      '#error "a descriptor array is unbounded: define DESCRY_UNBOUNDED_COUNT as the number of descriptors that your sets hold"',
      '#endif',
    )
  return [...lines, '#endif', '']
}

const channels = ['R', 'G', 'B', 'A']

function vulkanFormat({ scalar, components }: HostInput): string {
  const width = scalar === 'half' ? 16 : 32
  const kind = { float: 'SFLOAT', half: 'SFLOAT', int: 'SINT', uint: 'UINT' }[scalar]
  return `${channels
    .slice(0, components)
    .map((channel) => channel + width)
    .join('')}_${kind}`
}

function direct3dLines(inputs: readonly HostInputs[]): string[] {
  if (inputs.length === 0) return []
  const lines = ['#ifdef __d3d12_h__']
  for (const { entry, elements } of inputs) {
    lines.push(`inline constexpr D3D12_INPUT_ELEMENT_DESC ${entry}Inputs[] = {`)
    for (const { semantic, index, ...element } of elements) {
      const kind = { float: 'FLOAT', half: 'FLOAT', int: 'SINT', uint: 'UINT' }[element.scalar]
      const width = element.scalar === 'half' ? 16 : 32
      const format = `${channels
        .slice(0, element.components)
        .map((channel) => channel + width)
        .join('')}_${kind}`
      lines.push(
        `    { "${semantic}", ${index}, DXGI_FORMAT_${format}, 0, D3D12_APPEND_ALIGNED_ELEMENT, D3D12_INPUT_CLASSIFICATION_PER_VERTEX_DATA, 0 },`,
      )
    }
    lines.push('};')
  }
  return [...lines, '#endif', '']
}
