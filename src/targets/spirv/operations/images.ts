// The types of images, samplers and the other opaque objects.
//
//   Texture2DArray<float3>   =>   OpTypeImage %float 2D 2 1 0 1 Unknown          RWBuffer<uint>   =>   OpTypeImage %uint Buffer 2 0 0 2 R32ui
//
// Depth is 2: the shader does not say whether it is one. `Sampled` is 1 for what samplers read, 2 for what is written.

import type { ObjectRow } from '../../../hlsl/resources.ts'
import { scalars } from '../../../hlsl/scalars.ts'
import { type ObjectType, type ScalarType, scalarType, type Type } from '../../../types/types.ts'
import { isRayStage } from '../../vulkan/interface/stage-interface.ts'
import type { VulkanResource } from '../../vulkan/model.ts'
import { type Shared, unsupported } from '../context.ts'
import { Dim, ImageFormat } from '../enumerants.ts'
import type { CapabilityName, Id } from '../module.ts'
import { bitsOf, scalarTypeId, scalarUnder } from '../types.ts'

export interface ImageShape {
  readonly dim: keyof typeof Dim
  readonly isArray: boolean
  readonly isMultisampled: boolean
  /** Read and written without a sampler. */
  readonly isStorage: boolean
}

/** `undefined` when the object is no image. */
export function imageShape(row: ObjectRow): ImageShape | undefined {
  const isStorage = row.writable === true
  const flags = { isArray: row.array === true, isMultisampled: row.multisampled === true, isStorage }
  if (row.category === 'typed buffer') return { ...flags, dim: 'Buffer' }
  if (row.name.startsWith('SubpassInput'))
    return { dim: 'SubpassData', isArray: false, isMultisampled: row.name.endsWith('MS'), isStorage: true }
  const isTexture = row.category === 'texture' || row.name.startsWith('vk::Sampled')
  if (!isTexture || !row.dimensions) return undefined
  return { dim: row.cube ? 'Cube' : `${row.dimensions}D`, ...flags }
}

/** Whether the object is an image and its sampler at once. */
export function isCombined(row: ObjectRow): boolean {
  return row.combined !== undefined || row.name.startsWith('vk::Sampled')
}

/** What the components of an image are, for elements that are something else: halves and booleans. */
export function imageComponent(element: Type | undefined): ScalarType {
  const { scalar } = element ? scalarUnder(element) : scalarType('float')
  const row = scalars[scalar]
  if (row.class === 'float') return scalarType('float')
  const isWide = bitsOf(scalar) === 64
  if (row.signed) return scalarType(isWide ? 'int64_t' : 'int')
  return scalarType(isWide ? 'uint64_t' : 'uint')
}

/** GLSL's spelling, which is SPIR-V's in lower case with underscores. */
const formats: ReadonlyMap<string, number> = new Map(
  Object.entries(ImageFormat).map(([name, value]) => [name.toLowerCase(), value]),
)

/** Formats every device can have in a storage image. */
const plainFormats: ReadonlySet<string> = new Set([
  ...['rgba32f', 'rgba16f', 'r32f', 'rgba8', 'rgba8snorm'],
  ...['rgba32i', 'rgba16i', 'rgba8i', 'r32i', 'rgba32ui', 'rgba16ui', 'rgba8ui', 'r32ui'],
])

function formatOf(shared: Shared, resource: VulkanResource | undefined): number {
  const name = resource?.imageFormat?.replaceAll('_', '').toLowerCase() ?? 'unknown'
  const format = formats.get(name)
  if (format === undefined) {
    if (resource) unsupported(shared, spanOf(resource), `the image format '${resource.imageFormat}'`)
    return ImageFormat.Unknown
  }
  if (name.startsWith('r64')) {
    shared.module.capability('Int64ImageEXT')
    shared.module.extension('SPV_EXT_shader_image_int64')
  } else if (name !== 'unknown' && !plainFormats.has(name)) shared.module.capability('StorageImageExtendedFormats')
  return format
}

function spanOf({ location }: VulkanResource): { readonly start: number; readonly end: number } {
  return { start: location, end: location }
}

/** What a shape asks of the device: when sampled, when stored. */
const shapeCapabilities: Readonly<Record<string, readonly [CapabilityName | undefined, CapabilityName | undefined]>> = {
  '1D': ['Sampled1D', 'Image1D'],
  Buffer: ['SampledBuffer', 'ImageBuffer'],
  SubpassData: [undefined, 'InputAttachment'],
}

function requireShape({ module }: Shared, { dim, isArray, isMultisampled, isStorage }: ImageShape): void {
  const capability = shapeCapabilities[dim]?.[isStorage ? 1 : 0]
  if (capability) module.capability(capability)
  if (dim === 'Cube' && isArray) module.capability(isStorage ? 'ImageCubeArray' : 'SampledCubeArray')
  if (isStorage && isMultisampled && dim !== 'SubpassData') {
    module.capability('StorageImageMultisample')
    if (isArray) module.capability('ImageMSArray')
  }
}

function imageType(shared: Shared, object: ObjectType, shape: ImageShape, resource: VulkanResource | undefined): Id {
  const { module } = shared
  const component = imageComponent(object.element)
  if (object.element && scalarUnder(object.element).scalar === 'double')
    unsupported(shared, resource ? spanOf(resource) : { start: 0, end: 0 }, 'an image of doubles')
  if (bitsOf(component.scalar) === 64) {
    module.capability('Int64ImageEXT')
    module.extension('SPV_EXT_shader_image_int64')
  }
  requireShape(shared, shape)
  return module.type(
    'OpTypeImage',
    scalarTypeId(shared, component.scalar),
    Dim[shape.dim],
    2,
    shape.isArray ? 1 : 0,
    shape.isMultisampled ? 1 : 0,
    shape.isStorage ? 2 : 1,
    shape.isStorage ? formatOf(shared, resource) : ImageFormat.Unknown,
  )
}

/** The type of an image, sampler, combined image and sampler, acceleration structure or ray query. */
export function opaqueObjectType(shared: Shared, object: ObjectType, resource: VulkanResource | undefined): Id {
  const { module } = shared
  const { row } = object
  const shape = imageShape(row)
  if (shape) {
    const image = imageType(shared, object, shape, resource)
    return isCombined(row) || resource?.isCombined ? module.type('OpTypeSampledImage', image) : image
  }
  switch (row.category) {
    case 'sampler':
      return module.type('OpTypeSampler')
    case 'acceleration structure':
      if (!shared.shader.entries.some(({ stage }) => isRayStage(stage))) requireRayQueries(shared)
      return module.type('OpTypeAccelerationStructureKHR')
    case 'ray query':
      requireRayQueries(shared)
      return module.type('OpTypeRayQueryKHR')
    default:
      unsupported(shared, resource ? spanOf(resource) : { start: 0, end: 0 }, `'${row.name}'`)
      return module.type('OpTypeSampler')
  }
}

function requireRayQueries({ module }: Shared): void {
  module.capability('RayQueryKHR')
  module.extension('SPV_KHR_ray_query')
}
