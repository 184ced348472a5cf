// Methods of textures.
//
//   t.Sample(s, uv)              =>   texture(sampler2D(t, s), uv)
//   t.SampleCmp(s, uv, d)        =>   texture(sampler2DShadow(t, s), vec3(uv, d))
//   t.GatherRed(s, uv, o)        =>   textureGatherOffset(sampler2D(t, s), uv, o, 0)
//   t.GetDimensions(w, h)        =>   uvec2 size = uvec2(textureSize(t, 0)); w = size.x; h = size.y;

import { intType, type ObjectType, type Type, uintType, vectorType } from '../../../../types/types.ts'
import { samplePositions } from '../../../vulkan/sample-positions.ts'
import { type Code, call, code, infix, suffix } from '../code.ts'
import { convert } from '../convert.ts'
import { type NamedResource, resourceOf } from '../elements.ts'
import { coordinateCount, samplerTypeName } from '../images.ts'
import { needDerivatives } from '../intrinsics/pixel.ts'
import { number } from '../literals.ts'
import { aliasOf } from '../resources.ts'
import { texelResult } from '../texels.ts'
import { typeName } from '../types.ts'
import { isOutput, type MethodCall, type MethodTable, writeResult } from './call.ts'
import { gatherMethods } from './gathers.ts'
import { sampleMethods } from './samples.ts'
import { writeSparse } from './sparse.ts'

export const textureMethods: MethodTable = {
  ...sampleMethods,
  ...gatherMethods,
  Load: loadTexture,
  GetDimensions: writeDimensions,
  GetSamplePosition: samplePosition,
  SubpassLoad: (context) => {
    const { writer, object, objectType, values } = context
    return texelResult(
      writer,
      call('subpassLoad', resourceOf(writer, object)?.code ?? code('0'), ...values),
      objectType,
    )
  },
  CalculateLevelOfDetail: (context) => levelOfDetail(context, 'x'),
  CalculateLevelOfDetailUnclamped: (context) => levelOfDetail(context, 'y'),
}

/** Where the arguments behind texture and sampler begin, and the two put together. */
export interface Sampled {
  readonly code: Code
  readonly next: number
}

export function sampledTexture(context: MethodCall, isShadow: boolean): Sampled {
  const { writer, object, objectType, arguments: list } = context
  const texture = resourceOf(writer, object)
  if (!texture) return { code: code('0'), next: 1 }
  const first = list[0]
  const next = first?.type.kind === 'object' && first.type.row.category === 'sampler' ? 1 : 0
  const { row } = objectType
  if (texture.resource.isCombined || row.category === 'vulkan') {
    if (isShadow && row.combined !== 'SamplerComparisonState') return { code: shadowOf(context, texture), next }
    return { code: texture.code, next }
  }
  const sampler = (first && resourceOf(writer, first)?.code) ?? code('0')
  return { code: call(samplerTypeName(objectType, isShadow), texture.code, sampler), next }
}

/** A combined image and sampler that both samples and compares is declared for either. */
function shadowOf({ writer, objectType }: MethodCall, { resource, code: texture }: NamedResource): Code {
  const shadow = aliasOf(writer, resource, 'shadow', (name, layout, sizes) => [
    `layout(${layout}) uniform ${samplerTypeName(objectType, true)} ${name}${sizes};`,
    '',
  ])
  return code(shadow + texture.text.slice(writer.resourceNames.get(resource)!.length))
}

/** A location in the number of components that GLSL's function takes, array slice included. */
export function locationCount({ row }: ObjectType): number {
  return (row.dimensions ?? 1) + (row.array ? 1 : 0)
}

function levelOfDetail(context: MethodCall, letter: 'x' | 'y'): Code {
  const { writer, values } = context
  needDerivatives(writer)
  const { code: sampler, next } = sampledTexture(context, false)
  return suffix(call('textureQueryLod', sampler, values[next]!), `.${letter}`)
}

// ---- Loads

/** The last component of the location is the mip level, unless the texture is multisampled or an image. */
function loadTexture(context: MethodCall): Code {
  const { writer, object, objectType, values, parameterTypes, arguments: list } = context
  const { row } = objectType
  const resource = resourceOf(writer, object)?.code ?? code('0')
  const count = coordinateCount(objectType)
  const statusIndex = isOutput(context, list.length - 1) ? list.length - 1 : undefined
  const end = statusIndex ?? list.length
  const isImage = row.writable === true
  const hasLevel = !isImage && !row.multisampled
  let location = integers(context, values[0]!, parameterTypes[0]!, count + (hasLevel ? 1 : 0))
  let selected = row.multisampled ? convert(writer, values[1]!, parameterTypes[1]!, intType) : code('0')
  if (hasLevel) {
    const reused = writer.reuse(location, vectorType(intType, count + 1), 'location')
    location = suffix(reused, `.${'xyz'.slice(0, count)}`)
    selected = suffix(reused, `.${'xyzw'[count]}`)
  }
  const offsetIndex = row.multisampled ? 2 : 1
  if (offsetIndex < end) location = plusOffset(context, location, values[offsetIndex]!, count)
  if (!isImage) writer.extensions.add('GL_EXT_samplerless_texture_functions')
  const operands = isImage && !row.multisampled ? [resource, location] : [resource, location, selected]
  if (statusIndex !== undefined) {
    const name = isImage ? 'sparseImageLoadARB' : 'sparseTexelFetchARB'
    return texelResult(writer, writeSparse(context, name, operands, statusIndex), objectType)
  }
  return texelResult(writer, call(isImage ? 'imageLoad' : 'texelFetch', ...operands), objectType)
}

function integers({ writer }: MethodCall, value: Code, type: Type, count: number): Code {
  return convert(writer, value, type, count === 1 ? intType : vectorType(intType, count))
}

/** The slice of an array has no offset. */
function plusOffset({ writer, objectType }: MethodCall, location: Code, offset: Code, count: number): Code {
  const { row } = objectType
  if (!row.array) return infix(location, '+', offset)
  const whole = call(typeName(writer, vectorType(intType, count)), offset, code('0'))
  return infix(location, '+', whole)
}

// ---- Dimensions

/** `(mip level,) width, height, elements (, samples or levels)` */
function writeDimensions(context: MethodCall): Code {
  const { writer, object, objectType, values, modes, arguments: list } = context
  const { row } = objectType
  const resource = resourceOf(writer, object)?.code ?? code('0')
  const isImage = row.writable === true
  const hasLevel = modes[0] === 'in' && !isOutput(context, 0)
  const first = hasLevel ? 1 : 0
  const count = coordinateCount(objectType)
  if (!isImage) writer.extensions.add('GL_EXT_samplerless_texture_functions')
  const level = hasLevel ? convert(writer, values[0]!, uintType, intType) : code('0')
  const operands = isImage || row.multisampled ? [resource] : [resource, level]
  const size = call(isImage ? 'imageSize' : 'textureSize', ...operands)
  const type = count === 1 ? intType : vectorType(intType, count)
  const kept = writer.spill(size, type, 'size')
  for (let index = 0; index < count; index++) {
    const part = count === 1 ? kept : suffix(kept, `.${'xyzw'[index]}`)
    writeResult(context, first + index, convert(writer, part, intType, uintType), uintType)
  }
  const last = first + count
  if (last < list.length) {
    const question = row.multisampled ? (isImage ? 'imageSamples' : 'textureSamples') : 'textureQueryLevels'
    writeResult(context, last, call('uint', call(question, resource)), uintType)
  }
  return code('')
}

function samplePosition(context: MethodCall): Code {
  const { writer, object, values, parameterTypes } = context
  writer.extensions.add('GL_EXT_samplerless_texture_functions')
  const resource = resourceOf(writer, object)?.code ?? code('0')
  const helper = writer.helper('samplePosition', '', (own) => {
    const tables = Object.entries(samplePositions).map(([count, positions]) => {
      const list = positions.map(([x, y]) => `vec2(${x / 16}, ${y / 16})`).join(', ')
      return [`if (count == ${count})`, [`return vec2[](${list})[index & ${Number(count) - 1}];`]]
    })
    return [`vec2 ${own}(int count, int index) {`, [...tables.flat(), 'return vec2(0.0);'], '}']
  })
  const samples = objectSamples(context, resource)
  return call(helper, samples, convert(writer, values[0]!, parameterTypes[0]!, intType))
}

function objectSamples({ objectType }: MethodCall, resource: Code): Code {
  if (objectType.count) return number('int', objectType.count)
  return call(objectType.row.writable ? 'imageSamples' : 'textureSamples', resource)
}
