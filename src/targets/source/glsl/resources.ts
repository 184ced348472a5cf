// Declarations of what the shader is bound to: textures, samplers, images, buffers.
//
//   Texture2D<float4> Albedo;               layout(set = 0, binding = 0) uniform texture2D Albedo;
//   RWStructuredBuffer<Particle> Particles;  layout(set = 0, binding = 1, std430) buffer Particles_block { Particle Particles[]; };
import { attributeOf } from '../../../program/attributes.ts'
import { storedForms } from '../../../raise/raise.ts'
import type { Type } from '../../../types/types.ts'
import { arrayType, uintType } from '../../../types/types.ts'
import type { VulkanResource } from '../../vulkan/model.ts'
import { blockLines, constantBlock, placeWords } from './blocks.ts'
import { samplerTypeName, texelPrefix, textureTypeName } from './images.ts'
import type { Lines } from './lines.ts'
import type { Writer } from './writer.ts'

export function resourceLines(writer: Writer): Lines {
  const lines: Lines = []
  for (const resource of writer.shader.resources) {
    writer.place = resource.location
    lines.push(...declarationLines(writer, resource))
  }
  for (const buffer of writer.shader.buffers) {
    writer.place = buffer.buffer.location
    lines.push(...constantBlock(writer, buffer))
  }
  return lines
}

function declarationLines(writer: Writer, resource: VulkanResource): Lines {
  const { object, isRecord, set, binding } = resource
  const name = writer.resourceNames.get(resource)!
  const layout = isRecord ? ['shaderRecordEXT'] : placeWords(writer, set, binding)
  const sizes = arraySizes(writer, resource)
  const uniform = (type: string, qualifiers: readonly string[] = []): Lines => [
    `layout(${layout.join(', ')}) uniform ${[...qualifiers, type].join(' ')} ${name}${sizes};`,
    '',
  ]
  const { row } = object
  switch (row.category) {
    case 'sampler':
      return resource.isUndeclared ? [] : uniform('sampler')
    case 'texture':
    case 'typed buffer': {
      if (!row.writable) {
        if (resource.isCombined) return uniform(samplerTypeName(object, row.combined === 'SamplerComparisonState'))
        return uniform(textureTypeName(writer, object, false))
      }
      if (resource.imageFormat) layout.push(resource.imageFormat)
      else writer.extensions.add('GL_EXT_shader_image_load_formatted')
      return uniform(textureTypeName(writer, object, true), coherence(resource))
    }
    case 'vulkan':
      if (row.name.startsWith('SubpassInput')) {
        layout.push(`input_attachment_index = ${attachmentIndex(resource)}`)
        return uniform(`${texelPrefix(object)}subpassInput${row.name.endsWith('MS') ? 'MS' : ''}`)
      }
      return uniform(samplerTypeName(object, false))
    case 'acceleration structure':
      writer.extensions.add('GL_EXT_ray_query')
      return uniform('accelerationStructureEXT')
    case 'structured buffer':
    case 'raw buffer':
    case 'constant buffer':
      return bufferLines(writer, resource, layout, name, sizes)
    default:
      writer.unsupported(`a resource of type '${row.name}'`)
      return []
  }
}

function attachmentIndex({ variable }: VulkanResource): number {
  return Number(attributeOf(variable.attributes, 'vk::input_attachment_index')?.arguments[0] ?? 0)
}

function coherence({ isCoherent }: VulkanResource): string[] {
  return isCoherent ? ['coherent'] : []
}

function arraySizes(writer: Writer, { isArray, count }: VulkanResource): string {
  if (!isArray) return ''
  if (count === undefined) writer.extensions.add('GL_EXT_nonuniform_qualifier')
  return `[${count ?? ''}]`
}

/** The same resource declared once more, as another type; the name of that declaration. */
export function aliasOf(
  writer: Writer,
  resource: VulkanResource,
  use: string,
  lines: (name: string, layout: string, sizes: string) => Lines,
): string {
  const key = `${use} ${writer.resourceNames.get(resource)}`
  let name = writer.aliases.get(key)
  if (name === undefined) {
    name = writer.names.takeGlobal(`${writer.resourceNames.get(resource)}_${use}`)
    writer.aliases.set(key, name)
    const layout = placeWords(writer, resource.set, resource.binding).join(', ')
    writer.lateTypes.set(key, lines(name, layout, arraySizes(writer, resource)))
  }
  return name
}

/** A single buffer's contents have the buffer's name; those of an array are its member `data`. */
function bufferLines(writer: Writer, resource: VulkanResource, layout: string[], name: string, sizes: string): Lines {
  const { object, isArray } = resource
  const { row } = object
  const { isRecord } = resource
  const isUniform = row.category === 'constant buffer' && row.class === 'CBV' && !isRecord
  const isConstant = row.category === 'constant buffer'
  const qualifiers = isUniform || isRecord ? [] : [...coherence(resource), ...(row.writable ? [] : ['readonly'])]
  const block = writer.names.take(`${name}_block`)
  const given: Type = row.category === 'raw buffer' ? uintType : object.element!
  const { type: element, rowMajor } = storedForms.glsl.root(given, object.rowMajorElement)
  const contents = {
    name: isArray ? 'data' : name,
    type: isConstant ? element : arrayType(element, undefined),
    rowMajor,
  }
  const written = blockLines(writer, {
    head: [...qualifiers, isUniform ? 'uniform' : 'buffer'].join(' '),
    layout,
    name: block,
    members: [contents],
    kind: isUniform ? 'uniform' : isConstant && !isRecord ? 'texture' : 'storage',
    instance: isArray ? `${name}${sizes}` : '',
  })
  writer.blockStorage.set(resource, written.storages[0]!)
  return [...written.lines, ...counterLines(writer, resource, name, sizes)]
}

function counterLines(writer: Writer, resource: VulkanResource, name: string, sizes: string): Lines {
  const { counter, isArray } = resource
  if (!counter) return []
  const own = writer.names.take(`${name}_counter`)
  const block = writer.names.take(`${name}_counter_block`)
  writer.counterNames.set(resource, own)
  const member = isArray ? 'count' : own
  return [
    `layout(${placeWords(writer, counter.set, counter.binding).join(', ')}, std430) buffer ${block} {`,
    [`uint ${member};`],
    `}${isArray ? ` ${own}${sizes}` : ''};`,
    '',
  ]
}
