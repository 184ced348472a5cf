// The resources of a dispatch: what the host would have bound.
//
//   const resources = new Resources({ Out: { elements: 16 }, Constants: { bytes: data } })
//
// A buffer is bytes; how they are read is the shader's business (the handle's type). Textures are buffers with a shape.
import { sizeInBytes } from '../../../src/ir/layout.ts'
import type { IrType } from '../../../src/ir/types.ts'
import { bug } from '../../../src/support/bug.ts'
import { type Handle, Memory } from './memory.ts'

export interface ResourceInput {
  /** The bytes of a buffer or the texels of a texture, row by row; changed in place by what the shader writes. */
  readonly bytes: ArrayBuffer
  /** Of a texture: width, height, depth or slices. */
  readonly shape?: readonly number[]
}

export class Resources {
  readonly #inputs: Readonly<Record<string, ResourceInput>>
  readonly #memories = new Map<string, Memory>()
  readonly #counters = new Map<string, number>()

  /** Keys are resource names; elements of arrays are `Name[2]`. What is missing is an empty buffer. */
  constructor(inputs: Readonly<Record<string, ResourceInput>>) {
    this.#inputs = inputs
  }

  memoryOf(handle: Handle): Memory {
    const key = this.#key(handle)
    let memory = this.#memories.get(key)
    if (!memory) {
      const bytes = this.#inputs[key]?.bytes ?? new ArrayBuffer(0)
      this.#memories.set(key, (memory = new Memory(bytes.byteLength, bytes)))
    }
    return memory
  }

  /** Where element `index` of a buffer lies. A byte-address buffer counts bytes. */
  offsetOf(type: IrType, index: number): number {
    if (type.kind !== 'target') return bug('a handle has a target type')
    const element = type.types[0]
    if (type.name === 'dx.CBuffer' || type.name === 'dx.TBuffer' || !element) return index
    return element.kind === 'int' && element.bits === 8 ? index : index * sizeInBytes(element)
  }

  /** The texel's offset, or -1 outside the texture. */
  texelOffset(handle: Handle, type: IrType, coordinates: readonly number[]): number {
    const index = this.texelIndex(handle, coordinates)
    if (type.kind !== 'target') return bug('a handle has a target type')
    return index < 0 ? -1 : index * sizeInBytes(type.types[0]!)
  }

  /** Counted row by row; -1 outside the texture. */
  texelIndex(handle: Handle, coordinates: readonly number[]): number {
    const shape = this.shapeOf(handle) ?? []
    let index = 0
    for (let axis = coordinates.length - 1; axis >= 0; axis--) {
      const size = shape[axis] ?? 1
      const at = coordinates[axis]!
      if (at < 0 || at >= size) return -1
      index = index * size + at
    }
    return index
  }

  /** Of a texture. */
  shapeOf(handle: Handle): readonly number[] | undefined {
    return this.#inputs[this.#key(handle)]?.shape
  }

  /** Elements of a buffer, texels along each axis of a texture. */
  dimensionsOf(handle: Handle, type: IrType): readonly number[] {
    const input = this.#inputs[this.#key(handle)]
    if (input?.shape) return input.shape
    const stride = this.offsetOf(type, 1)
    return [Math.floor((input?.bytes.byteLength ?? 0) / stride)]
  }

  /** Returns the counter before incrementing, or after decrementing, as D3D does. */
  updateCounter(handle: Handle, step: number): number {
    const key = this.#key(handle)
    const before = this.#counters.get(key) ?? 0
    this.#counters.set(key, before + step)
    return step > 0 ? before : before + step
  }

  #key({ resource, index }: Handle): string {
    return index === 0 && Object.hasOwn(this.#inputs, resource) ? resource : `${resource}[${index}]`
  }
}
