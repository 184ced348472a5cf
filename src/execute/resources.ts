// The resources of a dispatch: what the host would have bound.
//
//   const resources = new Resources({ Out: { bytes: new ArrayBuffer(64) }, Image: { bytes: texels, shape: [4, 4] } })
//
// A buffer is bytes; how they are read is the shader's business (the handle's type). A texture is a buffer with a shape: level by level,
// slice by slice, row by row, every texel of the shader's type.
import { sizeInBytes } from '../ir/layout.ts'
import type { IrType } from '../ir/types.ts'
import { bug } from '../support/bug.ts'
import { CannotRun } from './cannot-run.ts'
import { ConvertedBytes } from './converted-bytes.ts'
import { formatOf } from './formats.ts'
import { type Handle, Memory } from './memory.ts'
import type { Sampler } from './sampling.ts'
import { TextureShape } from './texture-shape.ts'

export interface ResourceInput {
  /** The bytes of a buffer or the texels of a texture; changed in place by what the shader writes. A sampler has none. */
  readonly bytes: ArrayBuffer
  /** Of a texture: width, height, depth or slices (a cube has six). */
  readonly shape?: readonly number[]
  /** Mip levels of a texture; 1 if left out. */
  readonly levels?: number
  /** Samples of a texel; 1 if left out. */
  readonly samples?: number
  /** What the bytes are if not the shader's own type: `rgba8unorm`, `r16float`; see formats.ts. */
  readonly format?: string
  readonly sampler?: Sampler
  /** What the hidden counter of a buffer starts with. */
  readonly counter?: number
}

export class Resources {
  readonly #inputs: Readonly<Record<string, ResourceInput>>
  readonly #memories = new Map<string, Memory>()
  readonly #converted: ConvertedBytes[] = []
  readonly #counters = new Map<string, number>()

  /** Keys are resource names; elements of arrays are `Name[2]`. What is missing is an empty buffer. */
  constructor(inputs: Readonly<Record<string, ResourceInput>>) {
    this.#inputs = inputs
  }

  /** Elements as the shader sees them: `type` is the handle's. */
  memoryOf(handle: Handle, type?: IrType): Memory {
    const key = this.keyOf(handle)
    let memory = this.#memories.get(key)
    if (!memory) this.#memories.set(key, (memory = this.#open(key, type)))
    return memory
  }

  #open(key: string, type: IrType | undefined): Memory {
    const input = this.#inputs[key]
    const bytes = input?.bytes ?? new ArrayBuffer(0)
    const element = type?.kind === 'target' ? type.types[0] : undefined
    const stride = type && this.offsetOf(type, 1)
    if (input?.format === undefined || !element) return new Memory(bytes.byteLength, bytes, key, stride)
    const format = formatOf(input.format)
    if (!format) throw new CannotRun(`'${input.format}' is not a format of texels`)
    const converted = new ConvertedBytes(bytes, format, element)
    this.#converted.push(converted)
    return new Memory(converted.values.byteLength, converted.values, key, stride)
  }

  /** The elements lie somewhere else from now on. */
  move(handle: Handle, memory: Memory): void {
    this.#memories.set(this.keyOf(handle), memory)
  }

  /** Whether something is bound. */
  has(key: string): boolean {
    return Object.hasOwn(this.#inputs, key)
  }

  /** Writes what the shader wrote back into the bytes of resources with a format of their own. */
  finish(): void {
    for (const converted of this.#converted) converted.writeBack()
  }

  /** Where element `index` of a buffer lies. A byte-address buffer counts bytes. */
  offsetOf(type: IrType, index: number): number {
    if (type.kind !== 'target') return bug('a handle has a target type')
    const element = type.types[0]
    if (type.name === 'dx.Sampler') return 1
    if (type.name === 'dx.CBuffer' || type.name === 'dx.TBuffer' || !element) return index
    return element.kind === 'int' && element.bits === 8 ? index : index * sizeInBytes(element)
  }

  /** The texel's offset, or -1 outside the texture. */
  texelOffset(handle: Handle, type: IrType, coordinates: readonly number[], level = 0, sample = 0): number {
    if (type.kind !== 'target') return bug('a handle has a target type')
    const index = this.textureOf(handle, type).texelIndex(coordinates, level, sample)
    return index < 0 ? -1 : index * sizeInBytes(type.types[0]!)
  }

  textureOf(handle: Handle, type: IrType): TextureShape {
    const { shape = [], levels = 1, samples = 1 } = this.#inputs[this.keyOf(handle)] ?? {}
    return new TextureShape(type, shape, levels, samples)
  }

  /** Counted row by row; -1 outside the texture. For modules that do not name the kind of texture. */
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

  samplerOf(handle: Handle): Sampler {
    return this.#inputs[this.keyOf(handle)]?.sampler ?? {}
  }

  /** Of a texture. */
  shapeOf(handle: Handle): readonly number[] | undefined {
    return this.#inputs[this.keyOf(handle)]?.shape
  }

  /** How many elements a buffer has. */
  elementCount(handle: Handle, type: IrType): number {
    return Math.floor(this.memoryOf(handle, type).bytes.byteLength / this.offsetOf(type, 1))
  }

  /** Returns the counter before incrementing, or after decrementing, as D3D does. */
  updateCounter(handle: Handle, step: number): number {
    const key = this.keyOf(handle)
    const before = this.counterOf(key)
    this.#counters.set(key, before + step)
    return step > 0 ? before : before + step
  }

  counterOf(key: string): number {
    return this.#counters.get(key) ?? this.#inputs[key]?.counter ?? 0
  }

  /** What it is called in the inputs. */
  keyOf({ resource, index }: Handle): string {
    const element = `${resource}[${index}]`
    return index === 0 && !Object.hasOwn(this.#inputs, element) ? resource : element
  }
}
