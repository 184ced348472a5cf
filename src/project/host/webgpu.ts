// Bind-group layouts of WebGPU, one for each descriptor set. What WebGPU has no binding for is left out, with a comment that says why.
//
//   [[vk::image_format("rgba16f")]] RWTexture2D<float4> target;
//   =>   { binding: 0, visibility: 4, storageTexture: { access: 'write-only', format: 'rgba16float', viewDimension: '2d' } }, // target
import { type HostDescriptor, setsOf } from './facts.ts'

/** GPUBindGroupLayoutDescriptor of each set. */
export function webGpuLines(descriptors: readonly HostDescriptor[]): string[] {
  const sets = [...setsOf(descriptors)].flatMap(([set, members]) => [
    `  ${set}: {`,
    '    entries: [',
    ...members.map(entryLine),
    '    ],',
    '  },',
  ])
  return [
    '/** What GPUDevice.createBindGroupLayout takes, by set. */',
    'export const bindGroupLayouts = {',
    ...sets,
    '} as const',
    '',
  ]
}

/** What an entry holds, or why there is none. */
type Layout = { readonly text: string } | { readonly missing: string }

function entryLine(descriptor: HostDescriptor): string {
  const { binding, stages, resource, count } = descriptor
  const bits = visibility(stages)
  const missing =
    bits === 0
      ? `WebGPU has no ${stages.join(' or ')} shaders`
      : count === 1
        ? undefined
        : 'WebGPU has no arrays of bindings'
  const layout = missing === undefined ? layoutOf(descriptor) : { missing }
  return 'text' in layout
    ? `      { binding: ${binding}, visibility: ${bits}, ${layout.text} }, // ${resource.name}`
    : `      // binding ${binding}, ${resource.name}: ${layout.missing}`
}

/** GPUShaderStage: VERTEX 1, FRAGMENT 2, COMPUTE 4. */
function visibility(stages: readonly string[]): number {
  const bits: Readonly<Record<string, number>> = { vertex: 1, pixel: 2, compute: 4 }
  return stages.reduce((sum, stage) => sum | (bits[stage] ?? 0), 0)
}

function layoutOf({ type, resource }: HostDescriptor): Layout {
  switch (type) {
    case 'sampler':
      return { text: `sampler: { type: '${/Comparison/.test(resource.type) ? 'comparison' : 'filtering'}' }` }
    case 'uniform buffer':
      return { text: "buffer: { type: 'uniform' }" }
    case 'storage buffer':
      return { text: `buffer: { type: '${resource.class === 'UAV' ? 'storage' : 'read-only-storage'}' }` }
    case 'sampled image':
      return textureLayout(resource)
    case 'storage image':
      return storageLayout(resource)
    case 'combined image sampler':
    case 'uniform texel buffer':
    case 'storage texel buffer':
    case 'input attachment':
    case 'acceleration structure':
      return { missing: `WebGPU has no ${type}s` }
  }
}

type Resource = HostDescriptor['resource']

function textureLayout({ type, format }: Resource): Layout {
  const dimension = viewDimension(type)
  const isMultisampled = /MS/.test(type)
  if (dimension === '1d-array' || (isMultisampled && dimension !== '2d'))
    return { missing: `WebGPU has no ${isMultisampled ? 'multisampled ' : ''}textures of dimension ${dimension}` }
  const sampled = sampleType(format)
  // Multisampled textures cannot be filtered.
  const sampleText = sampled === 'float' && isMultisampled ? 'unfilterable-float' : sampled
  return {
    text: `texture: { sampleType: '${sampleText}', viewDimension: '${dimension}', multisampled: ${isMultisampled} }`,
  }
}

function sampleType(format: string | null): 'float' | 'uint' | 'sint' {
  if (format?.startsWith('u') && !format.startsWith('unorm')) return 'uint'
  return format?.startsWith('i') ? 'sint' : 'float'
}

function viewDimension(type: string): string {
  const [, cube, dimension, array] = /Texture(Cube)?(\dD)?(?:MS)?(Array)?/.exec(type) ?? []
  return `${cube ? 'cube' : (dimension?.toLowerCase() ?? '2d')}${array ? '-array' : ''}`
}

/** By the name that `[[vk::image_format]]` gives them; WebGPU has no others in storage textures. */
const storageFormats: Readonly<Record<string, string>> = {
  rgba8: 'rgba8unorm',
  rgba8snorm: 'rgba8snorm',
  rgba8ui: 'rgba8uint',
  rgba8i: 'rgba8sint',
  rgba16f: 'rgba16float',
  rgba16ui: 'rgba16uint',
  rgba16i: 'rgba16sint',
  r32f: 'r32float',
  r32ui: 'r32uint',
  r32i: 'r32sint',
  rg32f: 'rg32float',
  rg32ui: 'rg32uint',
  rg32i: 'rg32sint',
  rgba32f: 'rgba32float',
  rgba32ui: 'rgba32uint',
  rgba32i: 'rgba32sint',
}

/** What stores the components of an element without loss; normalized ones in bytes, as is usual. */
const elementFormats: Readonly<Record<string, string>> = {
  f32: '32f',
  f16: '16f',
  u32: '32ui',
  i32: '32i',
  u16: '16ui',
  i16: '16i',
  unorm_f32: '8',
  snorm_f32: '8snorm',
}

function storageLayout({ type, format, components, vulkan }: Resource): Layout {
  const dimension = viewDimension(type)
  if (dimension === '1d-array') return { missing: 'WebGPU has no textures of dimension 1d-array' }
  const channels = 'rgba'.slice(0, components ?? 4)
  const name = vulkan?.imageFormat ?? `${channels}${elementFormats[format ?? ''] ?? `, ${format}`}`
  const known = storageFormats[name]
  if (known === undefined) return { missing: `WebGPU has no storage textures of the format ${name}` }
  // HLSL reads and writes them all; WebGPU lets only these be read as well.
  const access = known.startsWith('r32') ? 'read-write' : 'write-only'
  return { text: `storageTexture: { access: '${access}', format: '${known}', viewDimension: '${dimension}' }` }
}
