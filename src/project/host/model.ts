// The data of shaders as a host declares it: structs whose fields lie exactly where the shader reads them, padding written out.
//
//   cbuffer Camera { float4x4 view; float weights[3]; float scale; }
//   => Camera, 104 bytes: view 4 rows of 4 floats at 0;  weights 2 elements of 16 bytes at 64 and the last, 4 bytes, at 96;  scale at 100
//
// In a constant buffer the last element of an array is not padded, and the next member may use the room: then the last stands by itself.

import type { ReflectedBuffer, ReflectedField } from '../../reflect/constant-buffers.ts'
import type { PushConstantRow } from '../../reflect/vulkan-interface.ts'
import { FreeNames } from '../../support/free-names.ts'

export type HostScalar = 'f16' | 'f32' | 'f64' | 'i16' | 'u16' | 'i32' | 'u32' | 'i64' | 'u64' | 'bool'

export const scalarSizes: Readonly<Record<HostScalar, number>> = {
  f16: 2,
  f32: 4,
  f64: 8,
  i16: 2,
  u16: 2,
  i32: 4,
  u32: 4,
  i64: 8,
  u64: 8,
  bool: 4,
}

/** What a field is made of. Nothing lies between the elements of an array: what they are padded with belongs to them. */
export type HostType =
  | { readonly kind: 'scalar'; readonly scalar: HostScalar }
  | { readonly kind: 'array'; readonly element: HostType; readonly count: number }
  | { readonly kind: 'struct'; readonly struct: HostStruct }

export interface HostField {
  readonly name: string
  readonly type: HostType
  readonly offset: number
  readonly size: number
  /** As the shader declares it. */
  readonly comment: string
  /** Padding has no name of its own for the user. */
  readonly isPadding: boolean
}

export interface HostStruct {
  readonly name: string
  readonly size: number
  readonly fields: readonly HostField[]
  /** Where it comes from; undefined for structs inside others. */
  readonly buffer: string | undefined
}

export function sizeOf(type: HostType): number {
  switch (type.kind) {
    case 'scalar':
      return scalarSizes[type.scalar]
    case 'struct':
      return type.struct.size
    case 'array':
      return type.count * sizeOf(type.element)
  }
}

/** Structs that are the same share a declaration; those with one name and different layouts get numbers. */
export class HostStructs {
  readonly #known = new Map<string, HostStruct>()
  readonly #names = new FreeNames([], 2)
  readonly #reserved: ReadonlySet<string>

  /** `reserved` are words that the language does not give away. */
  constructor(reserved: ReadonlySet<string>) {
    this.#reserved = reserved
  }

  /** In the order in which they can be declared. */
  get structs(): readonly HostStruct[] {
    return [...this.#known.values()]
  }

  addBuffer({ name, fields, size, kind, alignedSize }: ReflectedBuffer): HostStruct | undefined {
    const isElement = kind === 'structured'
    const [element] = fields
    if (isElement && element?.fields == null) return undefined
    const inner = isElement ? element!.fields! : fields
    const own = isElement ? element!.type : name
    // A view of a constant buffer covers whole rows of 16 bytes.
    return this.#add(own, inner, alignedSize ?? size, isElement ? `element of ${name}` : `${kind} ${name}`)
  }

  /** The struct starts where the block does. */
  addPushConstants({ name, type, offset, size, fields }: PushConstantRow): HostStruct {
    const own = fields.map((field) => ({ ...field, offset: field.offset - offset }))
    return this.#add(/^\w+$/.test(type) ? type : name, own, size, `push constants ${name}`)
  }

  #add(name: string, fields: readonly ReflectedField[], size: number, buffer: string | undefined): HostStruct {
    const digest = JSON.stringify([name, size, fields])
    const known = this.#known.get(digest)
    if (known) return known
    const made = this.#fields(fields, size)
    const struct: HostStruct = { name: this.#nameFor(name), size, fields: made, buffer }
    this.#known.set(digest, struct)
    return struct
  }

  #fields(fields: readonly ReflectedField[], size: number): HostField[] {
    const made: HostField[] = []
    const names = new FreeNames([], 2)
    const nameFor = (wanted: string): string => names.take(this.#identifier(wanted))
    let end = 0
    const pad = (to: number): void => {
      if (to <= end) return
      const type = arrayOf({ kind: 'scalar', scalar: 'u16' }, (to - end) / 2)
      const name = nameFor(`padding${end}`)
      made.push({ name, type, offset: end, size: to - end, comment: '', isPadding: true })
      end = to
    }
    const ordered = [...fields].sort((left, right) => left.offset - right.offset)
    for (const [index, field] of ordered.entries()) {
      // Bit-fields share a word, which is there once.
      if (field.offset < end) continue
      pad(field.offset)
      const next = ordered.slice(index + 1).find(({ offset }) => offset > field.offset)?.offset ?? size
      for (const part of this.#parts(field, next, fields)) {
        made.push({ ...part, name: nameFor(part.name) })
        end = part.offset + part.size
      }
    }
    pad(size)
    return made
  }

  /** One, or several for an array whose last element has no room for its padding: then that stands by itself. */
  #parts(field: ReflectedField, next: number, all: readonly ReflectedField[]): HostField[] {
    const comment = declarationOf(field)
    const { offset, name } = field
    if (field.bits) {
      const shared = all.filter((other) => other.bits && other.offset === offset)
      const ranges = shared.map(
        ({ name: own, bits }) => `${own}: bits ${bits!.offset} to ${bits!.offset + bits!.width - 1}`,
      )
      const type: HostType = { kind: 'scalar', scalar: numbersOf(field).scalar }
      const names = shared.map((other) => other.name).join('_')
      return [{ name: names, type, offset, size: sizeOf(type), comment: ranges.join(', '), isPadding: false }]
    }
    const split = (steps: readonly Step[], at: number, own: string): HostField[] => {
      const type = this.#padded(field, steps)
      const size = sizeOf(type)
      const [step, ...inner] = steps
      if (at + size <= next || !step) return [{ name: own, type, offset: at, size, comment, isPadding: false }]
      const before = step.count - 1
      const last = split(inner, at + before * step.stride, before === 0 ? own : `${own}_last`)
      return before === 0 ? last : [...split([{ ...step, count: before }, ...inner], at, own), ...last]
    }
    return split(stepsOf(field), offset, name)
  }

  /** The steps from outside in; everything takes its whole stride. */
  #padded(field: ReflectedField, steps: readonly Step[]): HostType {
    const { fields, type } = field
    const innermost = steps.at(-1)?.stride
    if (fields) {
      const struct = this.#add(type, fields, innermost ?? elementSize(field), undefined)
      return nested({ kind: 'struct', struct }, steps)
    }
    const { scalar, length, width } = numbersOf(field)
    const room = innermost === undefined ? length : innermost / width
    const isVector = length > 1 || room > 1
    return nested(isVector ? arrayOf({ kind: 'scalar', scalar }, room) : { kind: 'scalar', scalar }, steps)
  }

  #nameFor(wanted: string): string {
    return this.#names.take(this.#identifier(wanted))
  }

  #identifier(wanted: string): string {
    const word = wanted.replace(/^[^A-Za-z_]+/, '').replace(/\W+/g, '_') || 'data'
    return this.#reserved.has(word) ? `${word}_` : word
  }
}

/** An array, or the vectors of a matrix: so many, so far apart. */
interface Step {
  readonly count: number
  readonly stride: number
}

function arrayOf(element: HostType, count: number): HostType {
  return { kind: 'array', element, count }
}

function nested(innermost: HostType, steps: readonly Step[]): HostType {
  return steps.reduceRight<HostType>((element, { count }) => arrayOf(element, count), innermost)
}

/** From outside in. */
function stepsOf({ elements, arrayStride, matrix }: ReflectedField): Step[] {
  const steps: Step[] = []
  let stride = arrayStride ?? 0
  for (const count of [...elements].reverse()) {
    steps.unshift({ count, stride })
    stride *= count
  }
  if (matrix) steps.push({ count: matrix.order === 'row' ? matrix.rows : matrix.columns, stride: matrix.stride })
  return steps
}

/** Of the innermost element of an array, without padding. */
function elementSize({ size, elements, arrayStride }: ReflectedField): number {
  const count = elements.reduce((product, each) => product * each, 1)
  return arrayStride === null ? size : size - (count - 1) * arrayStride
}

/** Of a vector, or of a row or column of a matrix. Elements of arrays may be followed by padding, so the type must have their width. */
function numbersOf(field: ReflectedField): {
  readonly scalar: HostScalar
  readonly length: number
  readonly width: number
} {
  const { type, matrix } = field
  const whole = elementSize(field)
  const vectors = matrix ? (matrix.order === 'row' ? matrix.rows : matrix.columns) : 1
  const room = matrix ? whole - (vectors - 1) * matrix.stride : whole
  const { base, components } = partsOf(type)
  const length = matrix ? (matrix.order === 'row' ? matrix.columns : matrix.rows) : components
  const widths = scalars[base] ?? unsigned
  // The widest that fits: `half` is two bytes only where it has no room for four.
  const width = Math.max(
    ...Object.keys(widths)
      .map(Number)
      .filter((bytes) => bytes * length <= room),
  )
  return { scalar: widths[width] ?? 'u32', length, width }
}

function declarationOf({ type, name, elements, matrix, bits }: ReflectedField): string {
  const order = matrix?.order === 'row' ? 'row_major ' : ''
  const bounds = elements.map((count) => `[${count}]`).join('')
  return `${order}${type} ${name}${bounds}${bits ? ` : ${bits.width}` : ''}`
}

/** By the name of the type, and by width; `float` is always 4 bytes, `half` may be narrow. */
const scalars: Readonly<Record<string, Readonly<Record<number, HostScalar>>>> = {
  bool: { 4: 'bool' },
  float: { 4: 'f32' },
  float16_t: { 2: 'f16' },
  float32_t: { 4: 'f32' },
  float64_t: { 8: 'f64' },
  double: { 8: 'f64' },
  half: { 2: 'f16', 4: 'f32' },
  min16float: { 2: 'f16', 4: 'f32' },
  min10float: { 2: 'f16', 4: 'f32' },
  int: { 4: 'i32' },
  int16_t: { 2: 'i16' },
  int32_t: { 4: 'i32' },
  int64_t: { 8: 'i64' },
  min16int: { 2: 'i16', 4: 'i32' },
  min12int: { 2: 'i16', 4: 'i32' },
  uint: { 4: 'u32' },
  dword: { 4: 'u32' },
  uint16_t: { 2: 'u16' },
  uint32_t: { 4: 'u32' },
  uint64_t: { 8: 'u64' },
  min16uint: { 2: 'u16', 4: 'u32' },
}
/** Other names are those of enums and of packed types. */
const unsigned: Readonly<Record<number, HostScalar>> = { 2: 'u16', 4: 'u32' }

/** `float4x4`, `vector<float, 3>`: the scalar, and how many a vector has. */
function partsOf(type: string): { readonly base: string; readonly components: number } {
  const [, name = type, count] =
    /^(?:vector|matrix)<(\w+), ?(\d+)(?:, ?\d+)?>$/.exec(type) ?? /^(\w+?)([1-4])(?:x[1-4])?$/.exec(type) ?? []
  return Object.hasOwn(scalars, name) ? { base: name, components: Number(count ?? 1) } : { base: type, components: 1 }
}
