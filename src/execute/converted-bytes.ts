// The elements of a resource with a format, as the shader's type: unpacked when it is first used, packed again when the shader is done.
import { sizeInBytes } from '../ir/layout.ts'
import { type IrType, scalarOf } from '../ir/types.ts'
import { bytesOfFormat, decode, encode, type Format } from './formats.ts'
import { Memory, type RuntimeValue } from './memory.ts'

export class ConvertedBytes {
  /** Elements of the shader's type, one behind the other. */
  readonly values: ArrayBuffer
  readonly #bytes: ArrayBuffer
  readonly #format: Format
  readonly #element: IrType
  readonly #before: Uint8Array

  constructor(bytes: ArrayBuffer, format: Format, element: IrType) {
    this.#bytes = bytes
    this.#format = format
    this.#element = element
    const count = Math.floor(bytes.byteLength / bytesOfFormat(format))
    const memory = new Memory(count * sizeInBytes(element))
    const view = new DataView(bytes)
    for (let index = 0; index < count; index++)
      memory.write(
        element,
        index * sizeInBytes(element),
        this.#shaped(decode(format, view, index * bytesOfFormat(format))),
      )
    this.values = memory.bytes.buffer as ArrayBuffer
    this.#before = new Uint8Array(this.values.slice(0))
  }

  writeBack(): void {
    const size = sizeInBytes(this.#element)
    const after = new Uint8Array(this.values)
    const memory = new Memory(0, this.values)
    const view = new DataView(this.#bytes)
    for (let offset = 0, index = 0; offset < after.length; offset += size, index++) {
      if (after.subarray(offset, offset + size).every((byte, at) => byte === this.#before[offset + at])) continue
      const value = memory.read(this.#element, offset)
      const components = (Array.isArray(value) ? value : [value]).map(Number)
      encode(this.#format, view, index * bytesOfFormat(this.#format), components)
    }
  }

  #shaped(components: readonly number[]): RuntimeValue {
    const scalar = scalarOf(this.#element)
    const values = components.map((value) => (scalar.kind === 'int' && scalar.bits === 64 ? BigInt(value) : value))
    return this.#element.kind === 'vector' ? values.slice(0, this.#element.count) : values[0]
  }
}
