// Whether a value fits what the shader declares, described in terms of the given value.
//
//   struct Particle { float3 position; };   Particles: [{ positoin: [0, 0, 0] }]      Particles[0] has no member 'positoin'; it has position
//
// What is left out is zero, and one number for a vector or a matrix is for all of its components.
import type { ReflectedField } from '../reflect/constant-buffers.ts'
import { type ShaderValue, scalarText, vectorSize } from './layout.ts'

/** What is wrong; `undefined` when it fits. `place` is what the value is called: `Particles[0].position`. */
export function misfit(field: ReflectedField, value: unknown, place: string): string | undefined {
  return inArray(field, field.elements, value, place)
}

function inArray(field: ReflectedField, counts: readonly number[], value: unknown, place: string): string | undefined {
  const [count, ...rest] = counts
  if (count === undefined) return inElement(field, value, place)
  if (!Array.isArray(value)) return `${place} is a list of ${count}, not ${textOf(value)}`
  return (
    wrongCount(value, count, place, 'elements') ??
    first(value, (each, index) => inArray(field, rest, each, `${place}[${index}]`))
  )
}

function inElement(field: ReflectedField, value: unknown, place: string): string | undefined {
  if (field.fields) return misfitOfMembers(field.fields, value, place)
  if (field.matrix && Array.isArray(value)) {
    const { rows, columns } = field.matrix
    return (
      wrongCount(value, rows, place, 'rows') ??
      first(value, (row, index) => inVector(field, columns, row, `${place}[${index}]`))
    )
  }
  const size = vectorSize(field.type)
  return size === undefined || field.matrix ? inScalar(field, value, place) : inVector(field, size, value, place)
}

/** Members by name. */
export function misfitOfMembers(fields: readonly ReflectedField[], value: unknown, place: string): string | undefined {
  if (!isObject(value)) return `${place} is an object with ${namesOf(fields)}, not ${textOf(value)}`
  return first(Object.entries(value), ([name, member]) => {
    const field = fields.find((each) => each.name === name)
    return field
      ? misfit(field, member, `${place}.${name}`)
      : `${place} has no member '${name}'; it has ${namesOf(fields)}`
  })
}

function inVector(field: ReflectedField, count: number, value: unknown, place: string): string | undefined {
  if (Array.isArray(value))
    return (
      wrongCount(value, count, place, 'components') ??
      first(value, (each, index) => inScalar(field, each, `${place}[${index}]`))
    )
  if (!isObject(value)) return inScalar(field, value, place)
  const axes = ['x', 'y', 'z', 'w'].slice(0, count)
  return first(Object.entries(value), ([name, each]) =>
    axes.includes(name)
      ? inScalar(field, each, `${place}.${name}`)
      : `${place} has ${axes.join(', ')}, and no '${name}'`,
  )
}

function inScalar({ type }: ReflectedField, value: unknown, place: string): string | undefined {
  const { isInteger, isWide, name } = scalarText(type)
  if (typeof value === 'boolean' || typeof value === 'bigint') return undefined
  if (typeof value !== 'number') return `${place} is a number (${name}), not ${textOf(value)}`
  if (!isInteger) return undefined
  if (!Number.isInteger(value)) return `${place} is a whole number (${name}), not ${value}`
  return !isWide && (value < -(2 ** 31) || value >= 2 ** 32)
    ? `${place} is ${name}, and ${value} does not fit`
    : undefined
}

const filters = ['point', 'linear']
const addresses = ['wrap', 'mirror', 'clamp', 'border', 'mirror-once']
const comparisons = ['never', 'less', 'equal', 'less-equal', 'greater', 'not-equal', 'greater-equal', 'always']

/** Words that a part of a sampler may be; none where it holds numbers. */
const samplerParts: Readonly<Record<string, readonly string[] | undefined>> = {
  minify: filters,
  magnify: filters,
  mip: filters,
  address: addresses,
  comparison: comparisons,
  border: undefined,
  bias: undefined,
  minLevel: undefined,
  maxLevel: undefined,
}

export function samplerMisfit(place: string, value: unknown): string | undefined {
  const names = Object.keys(samplerParts)
  if (!isObject(value)) return `${place} is a sampler, an object with any of ${names.join(', ')}, not ${textOf(value)}`
  return first(Object.entries(value), ([name, part]) => {
    if (!names.includes(name)) return `${place} is a sampler and has no '${name}'; it has ${names.join(', ')}`
    const words = samplerParts[name]
    const given: readonly unknown[] = Array.isArray(part) ? part : [part]
    return first(given, (each) =>
      words
        ? words.includes(String(each))
          ? undefined
          : `${place}.${name} is one of ${words.join(', ')}, not ${textOf(each)}`
        : typeof each === 'number'
          ? undefined
          : `${place}.${name} is a number, not ${textOf(each)}`,
    )
  })
}

const textureParts = ['width', 'height', 'depth', 'levels', 'samples', 'format', 'data']

export function textureMisfit(place: string, value: unknown): string | undefined {
  if (!isObject(value) || ArrayBuffer.isView(value) || !('width' in value))
    return `${place} is a texture: { "width": 4, "height": 4, "data": [...] }`
  return first(Object.entries(value), ([name, part]) => {
    if (!textureParts.includes(name))
      return `${place} is a texture and has no '${name}'; it has ${textureParts.join(', ')}`
    if (name === 'format' || name === 'data') return undefined
    return Number.isInteger(part) && Number(part) > 0 ? undefined : `${place}.${name} is a whole number above 0`
  })
}

function wrongCount(list: readonly unknown[], count: number, place: string, what: string): string | undefined {
  return list.length === count ? undefined : `${place} has ${count} ${what}, not ${list.length}`
}

function first<Item>(
  items: readonly Item[],
  check: (item: Item, index: number) => string | undefined,
): string | undefined {
  for (const [index, item] of items.entries()) {
    const found = check(item, index)
    if (found !== undefined) return found
  }
  return undefined
}

function isObject(value: unknown): value is Readonly<Record<string, ShaderValue>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function namesOf(fields: readonly ReflectedField[]): string {
  return fields.map(({ name }) => name).join(', ')
}

function textOf(value: unknown): string {
  const text = typeof value === 'bigint' ? String(value) : (JSON.stringify(value) ?? String(value))
  return text.length > 40 ? `${text.slice(0, 40)}...` : text
}
