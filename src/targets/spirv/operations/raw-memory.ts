// Numbers in the words of a byte-address buffer.
//
//   load(float16_t3) at byte 2   =>   the upper half of the first word and both halves of the second

import { scalars } from '../../../hlsl/scalars.ts'
import { splitOffset } from '../../../raise/raise.ts'
import { scalarSize } from '../../../types/layout.ts'
import { leafCount } from '../../../types/leaves.ts'
import { isNumeric, type ScalarType, type Type, uintType } from '../../../types/types.ts'
import { convertScalars } from '../conversions.ts'
import { value } from '../expressions.ts'
import { type AccessKind, accessOperands, deviceScope } from '../memory-model.ts'
import type { Id } from '../module.ts'
import { resourcePointer } from '../places.ts'
import { scalarTypeId, scalarUnder } from '../types.ts'
import type { AtomicTarget } from './atomics.ts'
import type { MethodCall } from './call.ts'
import { markNonUniform } from './texels.ts'
import { componentsIn, vectorOf } from './vectors.ts'

/** The memory from the byte that the first argument names. */
export class RawMemory {
  readonly #call: MethodCall
  readonly #address: Id
  /** From the address on. */
  readonly #bytes: number
  readonly #uint: Id
  /** The word with the first byte. */
  readonly #word: Id
  readonly #block: Id

  constructor(call: MethodCall) {
    const { module, object, writer } = call
    this.#call = call
    const { base, bytes } = splitOffset(call.expression.arguments[0]!)
    this.#address = base === call.expression.arguments[0] ? call.value(0) : value(writer, base)
    this.#bytes = bytes
    this.#uint = module.intType(32, false)
    const known = module.constantValue(this.#address)
    this.#word =
      typeof known === 'bigint'
        ? module.integer(this.#uint, known >> 2n)
        : writer.onceInBlock(`word ${this.#address}`, () =>
            writer.emit('OpShiftRightLogical', this.#uint, this.#address, module.uint(2)),
          )
    this.#block = resourcePointer(writer, object)
  }

  target(): AtomicTarget {
    return { pointer: this.#pointer(this.#bytes / 4), type: uintType, scope: deviceScope(this.#call.module) }
  }

  /** A number, or a vector of them. */
  load(type: Type): Id {
    if (!isNumeric(type) && type.kind !== 'enum') return this.#call.unsupported()
    const scalar = scalarUnder(type)
    const components = Array.from({ length: leafCount(type) }, (_, index) =>
      this.#loadScalar(scalar, this.#bytes + index * scalarSize(scalar)),
    )
    return vectorOf(this.#call.writer, components)
  }

  store(type: Type, value: Id): void {
    if (!isNumeric(type) && type.kind !== 'enum') {
      this.#call.unsupported()
      return
    }
    const scalar = scalarUnder(type)
    componentsIn(this.#call.writer, value).forEach((component, index) => {
      this.#storeScalar(scalar, this.#bytes + index * scalarSize(scalar), component)
    })
  }

  /** A pointer to a word, `index` words after the first. */
  #pointer(index: number): Id {
    const { module, object, writer } = this.#call
    const place = this.#wordAfter(index)
    const type = module.pointerType(module.storageBuffer, this.#uint)
    const pointer = writer.emit('OpAccessChain', type, this.#block, module.int(0), place)
    return object.isNonUniform ? markNonUniform(writer, pointer) : pointer
  }

  #wordAfter(index: number): Id {
    const { module, writer } = this.#call
    if (index === 0) return this.#word
    const known = module.constantValue(this.#word)
    if (typeof known === 'bigint') return module.integer(this.#uint, known + BigInt(index))
    return writer.emit('OpIAdd', this.#uint, this.#word, module.uint(index))
  }

  #access(kind: AccessKind): number[] {
    const { module, object } = this.#call
    const { isCoherent } = object.variable.resource
    return accessOperands(module, { storage: module.storageBuffer, isCoherent, alignment: undefined }, kind)
  }

  #loadWord(index: number): Id {
    const { object, writer } = this.#call
    const word = writer.emit('OpLoad', this.#uint, this.#pointer(index), ...this.#access('load'))
    return object.isNonUniform ? markNonUniform(writer, word) : word
  }

  #loadScalar(scalar: ScalarType, offset: number): Id {
    const { module, writer } = this.#call
    const type = scalarTypeId(writer.shared, scalar.scalar)
    if (scalars[scalar.scalar].class === 'bool')
      return convertScalars(writer, this.#loadWord(offset / 4), uintType, scalar)
    switch (scalarSize(scalar)) {
      case 8: {
        const words = [this.#loadWord(offset / 4), this.#loadWord(offset / 4 + 1)]
        return writer.emit('OpBitcast', type, vectorOf(writer, words))
      }
      case 2: {
        const { pointer, shift } = this.#half(offset)
        const shifted = writer.emit(
          'OpShiftRightLogical',
          this.#uint,
          writer.emit('OpLoad', this.#uint, pointer, ...this.#access('load')),
          shift,
        )
        const bits = writer.emit('OpUConvert', module.intType(16, false), shifted)
        return module.typeOf(bits) === type ? bits : writer.emit('OpBitcast', type, bits)
      }
      default: {
        const word = this.#loadWord(offset / 4)
        return type === this.#uint ? word : writer.emit('OpBitcast', type, word)
      }
    }
  }

  /** The word with 16 bits, and how far up in it they are. */
  #half(offset: number): { readonly pointer: Id; readonly shift: Id } {
    const { module, writer } = this.#call
    const byte = offset === 0 ? this.#address : writer.emit('OpIAdd', this.#uint, this.#address, module.uint(offset))
    const word = writer.emit('OpShiftRightLogical', this.#uint, byte, module.uint(2))
    const type = module.pointerType(module.storageBuffer, this.#uint)
    const pointer = writer.emit('OpAccessChain', type, this.#block, module.int(0), word)
    const inside = writer.emit('OpBitwiseAnd', this.#uint, byte, module.uint(2))
    return { pointer, shift: writer.emit('OpShiftLeftLogical', this.#uint, inside, module.uint(3)) }
  }

  #storeScalar(scalar: ScalarType, offset: number, value: Id): void {
    const { module, writer } = this.#call
    if (scalars[scalar.scalar].class === 'bool') {
      writer.emitVoid(
        'OpStore',
        this.#pointer(offset / 4),
        convertScalars(writer, value, scalar, uintType),
        ...this.#access('store'),
      )
      return
    }
    switch (scalarSize(scalar)) {
      case 8: {
        const pair = writer.emit('OpBitcast', module.vectorType(this.#uint, 2), value)
        for (const index of [0, 1])
          writer.emitVoid(
            'OpStore',
            this.#pointer(offset / 4 + index),
            writer.extract(this.#uint, pair, index),
            ...this.#access('store'),
          )
        return
      }
      case 2:
        this.#storeHalf(offset, value)
        return
      default: {
        const isWord = module.typeOf(value) === this.#uint
        writer.emitVoid(
          'OpStore',
          this.#pointer(offset / 4),
          isWord ? value : writer.emit('OpBitcast', this.#uint, value),
          ...this.#access('store'),
        )
      }
    }
  }

  /** Other threads may write the other half of the word, so both steps are atomic. */
  #storeHalf(offset: number, value: Id): void {
    const { module, writer } = this.#call
    const short = module.intType(16, false)
    const bits = module.typeOf(value) === short ? value : writer.emit('OpBitcast', short, value)
    const { pointer, shift } = this.#half(offset)
    const mask = writer.emit('OpShiftLeftLogical', this.#uint, module.uint(0xffff), shift)
    const wide = writer.emit('OpShiftLeftLogical', this.#uint, writer.emit('OpUConvert', this.#uint, bits), shift)
    const order = [module.uint(deviceScope(module)), module.uint(0)]
    writer.emit('OpAtomicAnd', this.#uint, pointer, ...order, writer.emit('OpNot', this.#uint, mask))
    writer.emit('OpAtomicOr', this.#uint, pointer, ...order, wide)
  }
}
