// What a caller gives for a resource, as the bytes that a dispatch works on.
//
//   { Particles: [{ position: [0, 0, 0] }], Out: new Float32Array(64), Image: { width: 8, height: 8 }, Constants: { time: 1 }, S: {} }
import { bytesOfFormat, decode, type Format, formatOf, writeRaw } from '../execute/formats.ts'
import type { ResourceInput } from '../execute/resources.ts'
import type { Sampler } from '../execute/sampling.ts'
import type { ReflectedBuffer, ReflectedField } from '../reflect/constant-buffers.ts'
import type { ReflectedResource, Reflection } from '../reflect/reflection.ts'
import { misfit, misfitOfMembers, samplerMisfit, textureMisfit } from './fit.ts'
import { readField, type ShaderValue, vectorSize, writeField } from './layout.ts'

/** A texture: texels level by level, slice by slice, row by row, of the shader's type or in a format (`rgba8unorm`). */
export interface TextureInput {
  readonly width: number
  readonly height?: number
  /** Depth of a volume, slices of an array, six times the cubes. */
  readonly depth?: number
  readonly levels?: number
  readonly samples?: number
  readonly format?: string
  /** Zero if left out. */
  readonly data?: ArrayBufferView | ArrayBuffer | readonly number[]
}

/** A number is that many elements of zero. */
export type GivenResource = ArrayBufferView | ArrayBuffer | TextureInput | Sampler | ShaderValue

/** What resources and constants hold, by name. */
export type Given = Readonly<Record<string, GivenResource>>

/** A resource with its bytes while a shader runs. */
export interface BoundInput {
  readonly input: ResourceInput
  readonly resource: ReflectedResource | undefined
  /** Of buffers: one element, or all constants. */
  readonly fields: readonly ReflectedField[]
  readonly stride: number
  /** The caller's array, which gets what the shader wrote. */
  readonly target: ArrayBufferView | undefined
}

export type Bound = ReadonlyMap<string, BoundInput>

/** Names that are no resource are reported as text. */
export function bindInputs(given: Given, reflection: Reflection): Bound | string {
  const bound = new Map<string, BoundInput>()
  const loose: Record<string, ShaderValue> = {}
  const globals = reflection.buffers.find(({ name }) => name === '$Globals')
  for (const [key, value] of Object.entries(given)) {
    const name = key.replace(/\[\d+\]$/, '')
    const resource = reflection.resources.find((each) => each.name === name)
    if (!resource && globals?.fields.some((field) => field.name === key)) loose[key] = value as ShaderValue
    else if (!resource && !/DescriptorHeap\[\d+\]$/.test(key)) return unknown(key, reflection, globals)
    else {
      const one = bindOne(key, value, resource, reflection)
      if (typeof one === 'string') return one
      bound.set(key, one)
    }
  }
  const wrong = globals && misfitOfMembers(globals.fields, loose, '$Globals')
  if (wrong !== undefined) return wrong.replaceAll('$Globals.', '')
  if (globals && !bound.has('$Globals')) bound.set('$Globals', constants(loose, globals, undefined))
  return bound
}

function unknown(key: string, { resources }: Reflection, globals: ReflectedBuffer | undefined): string {
  const names = [...resources.map(({ name }) => name), ...(globals?.fields ?? []).map(({ name }) => name)]
  const known = names.filter((name) => name !== '$Globals')
  return `the shader has no resource '${key}'${known.length > 0 ? `; it has ${known.join(', ')}` : ''}`
}

function bindOne(
  key: string,
  value: GivenResource,
  resource: ReflectedResource | undefined,
  reflection: Reflection,
): BoundInput | string {
  const buffer = reflection.buffers.find(({ name }) => name === resource?.name)
  const isSampler = resource ? resource.class === 'Sampler' : isPlain(value) && !('width' in value)
  if (isSampler)
    return samplerMisfit(key, value) ?? plain(resource, { bytes: new ArrayBuffer(0), sampler: value as Sampler })
  const isTexture = resource ? /^texture/i.test(kindOf(resource)) : isPlain(value)
  if (isTexture) return textureMisfit(key, value) ?? texture(key, value as unknown as TextureInput, resource)
  const isBytes = value instanceof ArrayBuffer || ArrayBuffer.isView(value)
  if (buffer && buffer.kind !== 'structured' && !isBytes)
    return (
      misfitOfMembers(buffer.fields, value, key) ??
      constants(value as Readonly<Record<string, ShaderValue>>, buffer, resource)
    )
  const element = buffer?.kind === 'structured' ? buffer.fields[0] : elementOf(resource)
  const stride = buffer?.kind === 'structured' ? buffer.size : (element?.size ?? 4)
  const fields = buffer ? buffer.fields : element ? [element] : []
  const made = bytesOf(key, value, element, stride)
  return typeof made === 'string'
    ? made
    : { input: { bytes: made.bytes }, resource, fields, stride, target: made.target }
}

/** `RWTexture2D` is a texture. */
function kindOf({ kind }: ReflectedResource): string {
  return kind.replace(/^(RW|RasterizerOrdered|Feedback)/, '')
}

function isPlain(value: GivenResource): value is Readonly<Record<string, ShaderValue>> {
  return (
    typeof value === 'object' && !Array.isArray(value) && !ArrayBuffer.isView(value) && !(value instanceof ArrayBuffer)
  )
}

function plain(resource: ReflectedResource | undefined, input: ResourceInput): BoundInput {
  return { input, resource, fields: [], stride: 4, target: undefined }
}

function constants(
  values: Readonly<Record<string, ShaderValue>>,
  { fields, alignedSize, size }: ReflectedBuffer,
  resource: ReflectedResource | undefined,
): BoundInput {
  const bytes = new ArrayBuffer(alignedSize ?? size)
  const view = new DataView(bytes)
  for (const field of fields) if (values[field.name] !== undefined) writeField(field, view, 0, values[field.name]!)
  return { input: { bytes }, resource, fields, stride: size, target: undefined }
}

/** What one element of a typed buffer or a texture is. */
function elementOf(resource: ReflectedResource | undefined): ReflectedField | undefined {
  const scalar = {
    f16: 'half',
    f32: 'float',
    f64: 'double',
    i16: 'int16_t',
    u16: 'uint16_t',
    i32: 'int',
    u32: 'uint',
    i64: 'int64_t',
    u64: 'uint64_t',
  }[resource?.format?.replace(/^[us]norm_/, '') ?? '']
  const count = resource?.components ?? 1
  if (!scalar) return undefined
  const bytes = /64|double/.test(scalar) ? 8 : /16|half/.test(scalar) ? 2 : 4
  return plainField(count > 1 ? `vector<${scalar}, ${count}>` : scalar, bytes * count)
}

function plainField(type: string, size: number): ReflectedField {
  const rest = { elements: [], arrayStride: null, matrix: null, bits: null, fields: null }
  return { name: '$Element', type, offset: 0, size, ...rest }
}

/** Of a buffer of bytes. */
const word = plainField('uint', 4)

/** More cannot be addressed. */
const mostBytes = 2 ** 31

function tooLarge(key: string, count: number, stride: number): string | undefined {
  if (!Number.isInteger(count) || count < 0)
    return `${key}: a number is how many elements there are, and ${count} is none`
  return count * stride > mostBytes
    ? `${key}: ${count} elements of ${stride} bytes are more than two gigabytes`
    : undefined
}

interface Made {
  readonly bytes: ArrayBuffer
  readonly target: ArrayBufferView | undefined
}

function bytesOf(
  key: string,
  value: GivenResource,
  element: ReflectedField | undefined,
  stride: number,
): Made | string {
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
    const isView = ArrayBuffer.isView(value)
    if (element && value.byteLength % stride !== 0)
      return `${key}: ${value.byteLength} bytes are not a whole number of elements of ${stride} bytes`
    const bytes = isView ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice().buffer : value
    return { bytes, target: isView ? value : undefined }
  }
  if (typeof value === 'number')
    return tooLarge(key, value, stride) ?? { bytes: new ArrayBuffer(value * stride), target: undefined }
  if (!Array.isArray(value)) return `${key} is a list of elements, or how many there are`
  const list = value as readonly ShaderValue[]
  const bytes = new ArrayBuffer(list.length * stride)
  const view = new DataView(bytes)
  for (const [index, each] of list.entries()) {
    const wrong = misfit(element ?? word, each, `${key}[${index}]`)
    if (wrong !== undefined) return wrong
    writeField(element ?? word, view, index * stride, each)
  }
  return { bytes, target: undefined }
}

function texture(key: string, given: TextureInput, resource: ReflectedResource | undefined): BoundInput | string {
  const { width, height, depth, levels, samples, format, data } = given
  const shape = [width, height, depth].filter((size) => size !== undefined)
  const element = elementOf(resource)
  const known = format === undefined ? undefined : formatOf(format)
  if (format !== undefined && !known) return `${key}: '${format}' is not a format of texels`
  const texel = known ? bytesOfFormat(known) : (element?.size ?? 16)
  const texels = texelCount(shape, levels ?? 1) * (samples ?? 1)
  const made = texelBytes(key, data, known, element, texels, texel)
  if (typeof made === 'string') return made
  const input: ResourceInput = {
    bytes: made.bytes,
    shape,
    ...(levels !== undefined && { levels }),
    ...(samples !== undefined && { samples }),
    ...(format !== undefined && { format }),
  }
  return { input, resource, fields: element ? [element] : [], stride: texel, target: made.target }
}

/** A list has the numbers of the channels, as the format stores them (0 to 255 in rgba8unorm), texel by texel or flat. */
function texelBytes(
  key: string,
  data: TextureInput['data'],
  format: Format | undefined,
  element: ReflectedField | undefined,
  texels: number,
  texel: number,
): Made | string {
  if (data === undefined || typeof data === 'number') {
    const room = tooLarge(key, texels, texel)
    return room ?? { bytes: new ArrayBuffer(texels * texel), target: undefined }
  }
  if (!Array.isArray(data)) {
    const { byteLength } = data as ArrayBufferView | ArrayBuffer
    return byteLength < texels * texel
      ? `${key}: ${texels} texels are ${texels * texel} bytes, not ${byteLength}`
      : bytesOf(key, data as ArrayBufferView | ArrayBuffer, undefined, 1)
  }
  const numbers = data.flat(2) as readonly number[]
  const channels = format ? format.bits.length : (element && vectorSize(element.type)) || 1
  if (numbers.length !== texels * channels)
    return `${key}: ${texels} texels of ${channels} channels are ${texels * channels} numbers, not ${numbers.length}`
  if (!format) return bytesOf(key, numbers, numbersOf(element) ?? word, texel / channels)
  const bytes = new ArrayBuffer(texels * texel)
  for (let index = 0; index < texels; index++)
    writeRaw(format, new DataView(bytes), index * texel, numbers.slice(index * channels, (index + 1) * channels))
  return { bytes, target: undefined }
}

/** A list of numbers holds single components. */
function numbersOf(element: ReflectedField | undefined): ReflectedField | undefined {
  const match = element && /^vector<(\w+), (\d)>$/.exec(element.type)
  return match ? { ...element, type: match[1]!, size: element.size / Number(match[2]) } : element
}

/** Enough for every kind: slices do not shrink, depth may. */
function texelCount(shape: readonly number[], levels: number): number {
  let count = 0
  for (let level = 0; level < levels; level++)
    count += shape.reduce((product, size, axis) => product * (axis === 2 ? size : Math.max(1, size >> level)), 1)
  return count
}

/** What a resource holds: a list of elements, or the constants by name. */
export function readValues({ input, resource, fields, stride }: BoundInput): ShaderValue {
  const view = new DataView(input.bytes)
  if (resource?.class === 'CBV')
    return Object.fromEntries(fields.map((field) => [field.name, readField(field, view, 0)]))
  const [element] = fields
  const count = Math.floor(input.bytes.byteLength / stride)
  const format = input.format === undefined ? undefined : formatOf(input.format)
  if (format) {
    const size = (element && vectorSize(element.type)) ?? 1
    const texel = (index: number): number[] => decode(format, view, index * stride).slice(0, size)
    return Array.from({ length: count }, (_, index) => (size === 1 ? texel(index)[0]! : texel(index)))
  }
  return Array.from({ length: count }, (_, index) =>
    element ? readField(element, view, index * stride) : view.getUint32(index * stride, true),
  )
}
