// Decorations the program asks for by number: `[[vk::ext_decorate]]`, `[[vk::ext_decorate_id]]`, `[[vk::ext_decorate_string]]`.
//
//   [[vk::ext_decorate(30, 3)]] float4 color : COLOR;       =>       OpDecorate %in_COLOR0 Location 3
import { spirvDiagnostics } from '../../diagnostics/tables/spirv.ts'
import { nowhere, type Span } from '../../support/source.ts'
import type { FieldAttribute } from '../../types/types.ts'
import type { Shared } from './context.ts'
import { Capability, Decoration } from './enumerants.ts'
import { extensionNames } from './extension-names.ts'
import { type CapabilityName, type Id, type SpirvModule, stringWords } from './module.ts'

/** Of a variable. */
export function applyDecorations(module: SpirvModule, id: Id, attributes: readonly FieldAttribute[]): void {
  for (const { name, arguments: values } of attributes) {
    const [decoration, ...rest] = values
    if (name === 'vk::ext_decorate') module.decorateWords('OpDecorate', [id, Number(decoration), ...rest.map(Number)])
    else if (name === 'vk::ext_decorate_id') {
      module.extension('SPV_GOOGLE_hlsl_functionality1', 1, 2)
      const constants = rest.map((value) => module.uint(Number(value)))
      module.decorateWords('OpDecorateId', [id, Number(decoration), ...constants])
    } else if (name === 'vk::ext_decorate_string') {
      module.extension('SPV_GOOGLE_decorate_string', 1, 4)
      if (Number(decoration) === Decoration.UserSemantic) module.extension('SPV_GOOGLE_hlsl_functionality1')
      module.decorateWords('OpDecorateString', [
        id,
        Number(decoration),
        ...rest.flatMap((text) => stringWords(`${text}`)),
      ])
    }
  }
}

/** Only memory can be decorated. */
export function isDecorated(attributes: readonly FieldAttribute[]): boolean {
  return attributes.some(({ name }) => name.startsWith('vk::ext_decorate'))
}

/** Of a member of a struct. */
export function applyMemberDecorations(
  module: SpirvModule,
  struct: Id,
  index: number,
  attributes: readonly FieldAttribute[],
): void {
  for (const { name, arguments: values } of attributes)
    if (name === 'vk::ext_decorate') module.decorateWords('OpMemberDecorate', [struct, index, ...values.map(Number)])
}

/** Whether the program places the variable: a built-in, or a location. */
export function isPlaced(attributes: readonly FieldAttribute[]): boolean {
  const placing: readonly number[] = [Decoration.BuiltIn, Decoration.Location]
  return attributes.some(
    ({ name, arguments: values }) => name === 'vk::ext_decorate' && placing.includes(Number(values[0])),
  )
}

/** The first name of each number. */
const capabilities = new Map<number, CapabilityName>(
  Object.entries(Capability)
    .toReversed()
    .map(([name, number]) => [number, name as CapabilityName]),
)

/** Extensions that bring a capability which inline SPIR-V asks for, where the version of SPIR-V does not. */
const extensions: Partial<Record<CapabilityName, readonly [name: string, coreMajor?: number, coreMinor?: number]>> = {
  WorkgroupMemoryExplicitLayoutKHR: ['SPV_KHR_workgroup_memory_explicit_layout'],
  SampleMaskPostDepthCoverage: ['SPV_KHR_post_depth_coverage'],
  PhysicalStorageBufferAddresses: ['SPV_KHR_physical_storage_buffer', 1, 5],
  VulkanMemoryModel: ['SPV_KHR_vulkan_memory_model', 1, 5],
  VariablePointers: ['SPV_KHR_variable_pointers', 1, 3],
  VariablePointersStorageBuffer: ['SPV_KHR_variable_pointers', 1, 3],
  StencilExportEXT: ['SPV_EXT_shader_stencil_export'],
  ShaderClockKHR: ['SPV_KHR_shader_clock'],
}

const noSpan: Span = { start: nowhere, end: nowhere }

/** `[[vk::ext_capability]]` and `[[vk::ext_extension]]`. */
export function requireNeeds({ module, sink }: Shared, attributes: readonly FieldAttribute[]): void {
  for (const { name, arguments: values, span = noSpan } of attributes) {
    const [first] = values
    if (name === 'vk::ext_extension' && typeof first === 'string') {
      module.extension(first)
      if (!extensionNames.has(first)) sink.report(spirvDiagnostics.warn_spirv_unknown_extension(span, { name: first }))
    }
    if (name !== 'vk::ext_capability') continue
    const capability = capabilities.get(Number(first))
    if (capability) requireCapability(module, capability)
    else sink.report(spirvDiagnostics.err_spirv_unknown_capability(span, { number: Number(first) }))
  }
}

function requireCapability(module: SpirvModule, capability: CapabilityName): void {
  module.capability(capability)
  const extension = extensions[capability]
  if (extension) module.extension(...extension)
}
