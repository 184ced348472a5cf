// Values in the region of a thread, as JavaScript has them: a vector of sixteen bytes for each word of four lanes.
import type { IrType } from '../../ir/types.ts'
import type { Handle, RuntimeValue } from '../memory.ts'
import { isWide, partsOf } from './values.ts'

export class Scratch {
  readonly words: Int32Array
  readonly #floats: Float32Array
  readonly #wides: BigInt64Array
  readonly #doubles: Float64Array
  readonly #handleAt: (descriptor: number) => Handle

  constructor(buffer: ArrayBufferLike, region: number, handleAt: (descriptor: number) => Handle) {
    this.words = new Int32Array(buffer, region)
    this.#floats = new Float32Array(buffer, region)
    this.#wides = new BigInt64Array(buffer, region)
    this.#doubles = new Float64Array(buffer, region)
    this.#handleAt = handleAt
  }

  /** `vector` is where the value begins, in vectors from the start of the region; `lane` one of four. */
  read(type: IrType, vector: number, lane: number): RuntimeValue {
    if (type.kind === 'vector' || type.kind === 'struct' || type.kind === 'array') {
      let at = vector
      return elementsOf(type).map((element) => {
        const value = this.read(element, at, lane)
        at += partsOf(element).length
        return value
      })
    }
    if (isWide(type))
      return (type.kind === 'float' ? this.#doubles : this.#wides)[(vector + (lane >> 1)) * 2 + (lane & 1)]
    const at = vector * 4 + lane
    if (type.kind === 'float') return this.#floats[at]
    if (type.kind === 'target') return this.#handleAt(this.words[at]!)
    return type.kind === 'int' && type.bits === 1 ? this.words[at]! & 1 : this.words[at]
  }

  write(type: IrType, vector: number, lane: number, value: RuntimeValue): void {
    if (type.kind === 'vector' || type.kind === 'struct' || type.kind === 'array') {
      let at = vector
      elementsOf(type).forEach((element, index) => {
        this.write(element, at, lane, (value as RuntimeValue[] | undefined)?.[index])
        at += partsOf(element).length
      })
      return
    }
    const at = vector * 4 + lane
    if (isWide(type)) {
      const wideAt = (vector + (lane >> 1)) * 2 + (lane & 1)
      if (type.kind === 'float') this.#doubles[wideAt] = Number(value ?? 0)
      else this.#wides[wideAt] = BigInt((value ?? 0) as number | bigint)
    } else if (type.kind === 'float') this.#floats[at] = Number(value ?? 0)
    else this.words[at] = type.kind === 'int' && type.bits === 1 ? -Number(value ?? 0) : Number(value ?? 0)
  }
}

function elementsOf(type: IrType & { kind: 'vector' | 'struct' | 'array' }): readonly IrType[] {
  return type.kind === 'struct' ? type.elements : Array.from({ length: type.count }, () => type.element)
}
