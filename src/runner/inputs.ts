// What a caller gives for a resource, as the bytes that a dispatch works on.
//
//   { Particles: [{ position: [0, 0, 0] }], Out: new Float32Array(64), Image: { width: 8, height: 8 }, Constants: { time: 1 }, S: {} }
import type { ResourceInput } from '../execute/resources.ts'
import type { Sampler } from '../execute/sampling.ts'
import type { ReflectedBuffer, ReflectedField } from '../reflect/constant-buffers.ts'
import type { ReflectedResource, Reflection } from '../reflect/reflection.ts'
import { readField, type ShaderValue, writeField } from './layout.ts'

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

/** Names that are no resource are told as text. */
export function bindInputs(given: Given, reflection: Reflection): Bound | string {
  const bound = new Map<string, BoundInput>()
  const loose: Record<string, ShaderValue> = {}
  const globals = reflection.buffers.find(({ name }) => name === '$Globals')
  for (const [key, value] of Object.entries(given)) {
    const name = key.replace(/\[\d+\]$/, '')
    const resource = reflection.resources.find((each) => each.name === name)
    if (!resource && globals?.fields.some((field) => field.name === key)) loose[key] = value as ShaderValue
    else if (!resource && !/DescriptorHeap\[\d+\]$/.test(key)) return unknown(key, reflection, globals)
    else bound.set(key, bindOne(value, resource, reflection))
  }
  if (globals && !bound.has('$Globals')) bound.set('$Globals', constants(loose, globals, undefined))
  return bound
}

function unknown(key: string, { resources }: Reflection, globals: ReflectedBuffer | undefined): string {
  const names = [...resources.map(({ name }) => name), ...(globals?.fields ?? []).map(({ name }) => name)]
  const known = names.filter((name) => name !== '$Globals')
  return `the shader has no resource '${key}'${known.length > 0 ? `; it has ${known.join(', ')}` : ''}`
}

function bindOne(value: GivenResource, resource: ReflectedResource | undefined, reflection: Reflection): BoundInput {
  const buffer = reflection.buffers.find(({ name }) => name === resource?.name)
  const isSampler = resource ? resource.class === 'Sampler' : isPlain(value) && !('width' in value)
  if (isSampler) return plain(resource, { bytes: new ArrayBuffer(0), sampler: value as Sampler })
  if (isPlain(value) && 'width' in value && resource?.class !== 'CBV')
    return texture(value as unknown as TextureInput, resource)
  if (buffer && buffer.kind !== 'structured' && isPlain(value))
    return constants(value as Readonly<Record<string, ShaderValue>>, buffer, resource)
  const element = buffer?.kind === 'structured' ? buffer.fields[0] : elementOf(resource)
  const stride = buffer?.kind === 'structured' ? buffer.size : (element?.size ?? 4)
  const fields = buffer ? buffer.fields : element ? [element] : []
  const made = bytesOf(value, element, stride)
  return { input: { bytes: made.bytes }, resource, fields, stride, target: made.target }
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
  const type = count > 1 ? `vector<${scalar}, ${count}>` : scalar
  return {
    name: '$Element',
    type,
    offset: 0,
    size: bytes * count,
    elements: [],
    arrayStride: null,
    matrix: null,
    bits: null,
    fields: null,
  }
}

function bytesOf(
  value: GivenResource,
  element: ReflectedField | undefined,
  stride: number,
): { bytes: ArrayBuffer; target: ArrayBufferView | undefined } {
  if (value instanceof ArrayBuffer) return { bytes: value, target: undefined }
  if (ArrayBuffer.isView(value)) {
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice().buffer
    return { bytes, target: value }
  }
  if (typeof value === 'number') return { bytes: new ArrayBuffer(value * stride), target: undefined }
  const list = (Array.isArray(value) ? value : [value]) as readonly ShaderValue[]
  const bytes = new ArrayBuffer(list.length * stride)
  const view = new DataView(bytes)
  list.forEach((each, index) => {
    if (element) writeField(element, view, index * stride, each)
    else view.setFloat32(index * stride, Number(each), true)
  })
  return { bytes, target: undefined }
}

function texture(given: TextureInput, resource: ReflectedResource | undefined): BoundInput {
  const { width, height, depth, levels, samples, format, data } = given
  const shape = [width, height, depth].filter((size) => size !== undefined)
  const element = elementOf(resource)
  const texel = formatBytes(format) ?? element?.size ?? 16
  const texels = texelCount(shape, levels ?? 1) * (samples ?? 1)
  const made = bytesOf(
    (data ?? texels) as GivenResource,
    numbersOf(element),
    data === undefined ? texel : (numbersOf(element)?.size ?? 4),
  )
  const input: ResourceInput = {
    bytes: made.bytes,
    shape,
    ...(levels !== undefined && { levels }),
    ...(samples !== undefined && { samples }),
    ...(format !== undefined && { format }),
  }
  return { input, resource, fields: element ? [element] : [], stride: texel, target: made.target }
}

/** A list of numbers holds single components. */
function numbersOf(element: ReflectedField | undefined): ReflectedField | undefined {
  const match = element && /^vector<(\w+), (\d)>$/.exec(element.type)
  return match ? { ...element, type: match[1]!, size: element.size / Number(match[2]) } : element
}

function formatBytes(format: string | undefined): number | undefined {
  const match = format === undefined ? undefined : /^(r|rg|rgba|bgra)(8|16|32)/.exec(format)
  if (match) return (match[1]!.length * Number(match[2])) / 8
  return format?.startsWith('rgb10a2') ? 4 : undefined
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
  return Array.from({ length: count }, (_, index) =>
    element ? readField(element, view, index * stride) : view.getUint32(index * stride, true),
  )
}
