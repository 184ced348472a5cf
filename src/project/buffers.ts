// Where the members of constant buffers and structured-buffer elements lie, as lines that can be compared and locked.
//
//   cbuffer Camera { float4x4 view; float weights[3]; }     =>     view: 0 float4x4,  weights: 64 float[3] stride 16
import type { ReflectedBuffer, ReflectedField } from '../reflect/constant-buffers.ts'
import type { Reflection } from '../reflect/reflection.ts'
import { append } from '../support/lists.ts'

export interface LaidOutBuffer {
  readonly size: number
  /** By path. */
  readonly members: ReadonlyMap<string, string>
}

export function membersOf({ size, fields }: ReflectedBuffer): LaidOutBuffer {
  const members = new Map<string, string>()
  const visit = (field: ReflectedField, path: string, base: number): void => {
    const offset = base + field.offset
    members.set(path, memberText(field, offset))
    // The members of an element of an array count from its first element.
    for (const inner of field.fields ?? []) visit(inner, `${path}.${inner.name}`, offset)
  }
  for (const field of fields) visit(field, field.name, 0)
  return { size, members }
}

function memberText({ type, elements, arrayStride, matrix, bits }: ReflectedField, offset: number): string {
  const bounds = elements.map((count) => `[${count}]`).join('')
  const stride = arrayStride === null ? '' : ` stride ${arrayStride}`
  const order = matrix?.order === 'row' ? 'row_major ' : ''
  const place = bits === null ? `${offset}` : `${offset}:${bits.offset}..${bits.offset + bits.width - 1}`
  return `${place} ${order}${type}${bounds}${stride}`
}

/** Buffers, and blocks of push constants as if they were some. */
export function blocksOf({ buffers, vulkan }: Pick<Reflection, 'buffers' | 'vulkan'>): readonly ReflectedBuffer[] {
  const pushed = (vulkan?.pushConstants ?? []).map(
    ({ name, size, fields }): ReflectedBuffer => ({
      name: `${name} (push constants)`,
      kind: 'cbuffer',
      size,
      alignedSize: null,
      fields,
    }),
  )
  return [...buffers, ...pushed]
}

/** Every way a buffer lies in some unit, without repetitions, in the order of the units. */
export function variantsOf(buffers: readonly (readonly ReflectedBuffer[])[]): Map<string, LaidOutBuffer[]> {
  const variants = new Map<string, LaidOutBuffer[]>()
  const seen = new Set<string>()
  for (const list of buffers)
    for (const buffer of list) {
      const made = membersOf(buffer)
      const digest = JSON.stringify([buffer.name, made.size, ...made.members])
      if (seen.has(digest)) continue
      seen.add(digest)
      append(variants, buffer.name, made)
    }
  return variants
}
