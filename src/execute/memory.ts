// Memory while a shader runs: bytes, and beside them the values that have none (handles and pointers).
//
// Each variable is an object of its own; a pointer is an object and an offset in it. Reading outside an object gives zero, writing
// there does nothing, as D3D defines it for resources; for local arrays it is at least the same before and after optimisation.
import { sizeInBytes, structLayout } from '../ir/layout.ts'
import type { IrType } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { halfFromBits, halfToBits } from '../support/arithmetic/half.ts'
import { bug } from '../support/bug.ts'

/** i1 to i32 are signed numbers (i1 is 0 or 1), i64 a bigint, vectors and aggregates arrays. */
export type RuntimeValue = number | bigint | RuntimeValue[] | Pointer | Handle | undefined

/** A resource of the dispatch, and the element of an array of them. */
export class Handle {
  readonly resource: string
  readonly index: number

  constructor(resource: string, index: number) {
    this.resource = resource
    this.index = index
  }
}

export class Pointer {
  readonly memory: Memory
  readonly offset: number

  constructor(memory: Memory, offset: number) {
    this.memory = memory
    this.offset = offset
  }
}

export class Memory {
  readonly bytes: DataView
  /** Handles and pointers, by offset; most memory has none. */
  #opaque: Map<number, RuntimeValue> | undefined

  /** Of a resource or a variable that threads share; memory of one thread has none. */
  readonly name: string | undefined
  /** Bytes of an element; 1 where elements are not counted. */
  readonly stride: number
  /** Groupshared. */
  isShared = false
  /** Of a local variable. */
  variable: Value | undefined
  /** Whether it is a mistake to read what was never written. */
  isTracked = false

  constructor(size: number, bytes: ArrayBuffer | DataView = new ArrayBuffer(size), name?: string, stride = 1) {
    this.bytes = bytes instanceof DataView ? bytes : new DataView(bytes)
    this.name = name
    this.stride = stride
  }

  /** Of a local variable, by the instruction that makes room for it. */
  static ofVariable(size: number, variable: Value): Memory {
    const memory = new Memory(size)
    memory.isTracked = true
    memory.variable = variable
    return memory
  }

  static ofGroup(size: number, name: string, stride: number): Memory {
    const memory = new Memory(size, undefined, name, stride)
    memory.isTracked = true
    memory.isShared = true
    return memory
  }

  read(type: IrType, offset: number): RuntimeValue {
    switch (type.kind) {
      case 'int':
      case 'float':
        return this.#readScalar(type.kind, type.bits, offset)
      case 'vector':
      case 'array': {
        const step = sizeInBytes(type.element)
        return Array.from({ length: type.count }, (_, index) => this.read(type.element, offset + index * step))
      }
      case 'struct': {
        const { offsets } = structLayout(type)
        return type.elements.map((element, index) => this.read(element, offset + offsets[index]!))
      }
      default:
        return this.#opaque?.get(offset)
    }
  }

  write(type: IrType, offset: number, value: RuntimeValue): void {
    switch (type.kind) {
      case 'int':
      case 'float':
        this.#writeScalar(type.kind, type.bits, offset, value)
        return
      case 'vector':
      case 'array': {
        const step = sizeInBytes(type.element)
        for (let index = 0; index < type.count; index++)
          this.write(type.element, offset + index * step, elementAt(value, index))
        return
      }
      case 'struct': {
        const { offsets } = structLayout(type)
        type.elements.forEach((element, index) => {
          this.write(element, offset + offsets[index]!, elementAt(value, index))
        })
        return
      }
      default:
        this.#opaque ??= new Map()
        this.#opaque.set(offset, value)
    }
  }

  /** An offset that was made of a number that is none lies nowhere. */
  #holds(offset: number, bits: number): boolean {
    return offset >= 0 && offset + Math.ceil(bits / 8) <= this.bytes.byteLength
  }

  #readScalar(kind: 'int' | 'float', bits: number, offset: number): RuntimeValue {
    if (!this.#holds(offset, bits)) return kind === 'int' && bits === 64 ? 0n : 0
    if (kind === 'float') {
      if (bits === 64) return this.bytes.getFloat64(offset, true)
      return bits === 32 ? this.bytes.getFloat32(offset, true) : halfFromBits(this.bytes.getUint16(offset, true))
    }
    switch (bits) {
      case 1:
        return this.bytes.getUint8(offset) & 1
      case 8:
        return this.bytes.getInt8(offset)
      case 16:
        return this.bytes.getInt16(offset, true)
      case 32:
        return this.bytes.getInt32(offset, true)
      case 64:
        return this.bytes.getBigInt64(offset, true)
      default:
        return bug(`integers of ${bits} bits are not in memory`)
    }
  }

  #writeScalar(kind: 'int' | 'float', bits: number, offset: number, value: RuntimeValue): void {
    if (!this.#holds(offset, bits)) return
    const number = Number(value ?? 0)
    if (kind === 'float') {
      if (bits === 64) this.bytes.setFloat64(offset, number, true)
      else if (bits === 32) this.bytes.setFloat32(offset, number, true)
      else this.bytes.setUint16(offset, halfToBits(number), true)
      return
    }
    if (bits === 64) this.bytes.setBigInt64(offset, BigInt((value ?? 0) as bigint), true)
    else if (bits === 32) this.bytes.setInt32(offset, number, true)
    else if (bits === 16) this.bytes.setInt16(offset, number, true)
    else this.bytes.setInt8(offset, number)
  }
}

/** The initial value of memory, and the value of undefined results. */
export function zeroOf(type: IrType): RuntimeValue {
  switch (type.kind) {
    case 'int':
      return type.bits === 64 ? 0n : 0
    case 'float':
      return 0
    case 'vector':
    case 'array':
      return Array.from({ length: type.count }, () => zeroOf(type.element))
    case 'struct':
      return type.elements.map(zeroOf)
    default:
      return undefined
  }
}

function elementAt(value: RuntimeValue, index: number): RuntimeValue {
  return Array.isArray(value) ? value[index] : undefined
}
