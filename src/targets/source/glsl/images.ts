// GLSL's types of textures, images and samplers.
//
//   Texture2DArray<uint4>   utexture2DArray, sampled through usampler2DArray      RWTexture3D<float>   image3D
import { floatType, type ObjectType, type ScalarType } from '../../../types/types.ts'
import { type GlslKind, glslKind } from './types.ts'
import type { Writer } from './writer.ts'

/** The scalar of a texel, and how many of four components there are. */
export function texelOf(object: ObjectType): { readonly scalar: ScalarType; readonly count: number } {
  const element = object.element
  if (element?.kind === 'vector') return { scalar: element.element, count: element.count }
  if (element?.kind === 'scalar') return { scalar: element, count: 1 }
  return { scalar: floatType, count: 4 }
}

const prefixes: Readonly<Record<GlslKind, string>> = {
  float: '',
  float16_t: '',
  double: '',
  int: 'i',
  int16_t: 'i',
  uint: 'u',
  uint16_t: 'u',
  bool: 'u',
  int64_t: 'i64',
  uint64_t: 'u64',
}

export function texelPrefix(object: ObjectType): string {
  return prefixes[glslKind(texelOf(object).scalar)]
}

/** `2DArray`, `Cube`, `Buffer` */
function shapeName({ row }: ObjectType): string {
  if (row.category === 'typed buffer') return 'Buffer'
  const base = row.cube ? 'Cube' : `${row.dimensions}D`
  return `${base}${row.multisampled ? 'MS' : ''}${row.array ? 'Array' : ''}`
}

/** The four-component vector a fetch gives. */
export function texelVector(object: ObjectType): string {
  return `${texelPrefix(object)}vec4`
}

/** Components of an integer coordinate, array slice included. */
export function coordinateCount({ row }: ObjectType): number {
  if (row.category === 'typed buffer') return 1
  return (row.cube ? 2 : (row.dimensions ?? 1)) + (row.array ? 1 : 0)
}

export function textureTypeName(writer: Writer, object: ObjectType, isWritable: boolean): string {
  const prefix = texelPrefix(object)
  if (prefix.endsWith('64')) {
    if (isWritable) writer.extensions.add('GL_EXT_shader_image_int64')
    else writer.unsupported('a texture of 64-bit integers')
  }
  return `${prefix}${isWritable ? 'image' : 'texture'}${shapeName(object)}`
}

export function samplerTypeName(object: ObjectType, isShadow: boolean): string {
  return `${texelPrefix(object)}sampler${shapeName(object)}${isShadow ? 'Shadow' : ''}`
}
