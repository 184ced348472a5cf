// Data of any type in the words of a byte-address buffer, leaf by leaf.
//
//   load(float16_t3, 2)   =>   the upper half of the first word and both halves of the second
//
// Data lies there as in HLSL, each scalar aligned to its size, whatever the layout of other blocks is.

import { scalars } from '../../../hlsl/scalars.ts'
import { matrixStride, scalarSize, sizeOf, structLayout } from '../../../types/layout.ts'
import { type Field, type MatrixType, type ScalarType, type Type, uintType } from '../../../types/types.ts'
import { isInWord, readBits, writeBits } from '../bit-fields.ts'
import { convertScalars, matrixRows } from '../conversions.ts'
import { type AccessKind, accessOperands, deviceScope } from '../memory-model.ts'
import type { Id } from '../module.ts'
import { resourcePointer } from '../places.ts'
import { fieldIndex, isVectorLike, matrixShape, scalarTypeId, scalarUnder } from '../types.ts'
import type { AtomicTarget } from './atomics.ts'
import type { MethodCall } from './call.ts'
import { markNonUniform } from './texels.ts'
import { componentsIn, vectorOf } from './vectors.ts'

/** The memory from the byte that the first argument names. */
export class RawMemory {
  readonly #call: MethodCall
  readonly #address: Id
  readonly #uint: Id
  /** The word with the first byte. */
  readonly #word: Id
  readonly #block: Id

  constructor(call: MethodCall) {
    const { module, object, writer } = call
    this.#call = call
    this.#address = call.value(0)
    this.#uint = module.intType(32, false)
    const known = module.constantValue(this.#address)
    this.#word =
      typeof known === 'bigint'
        ? module.integer(this.#uint, known >> 2n)
        : writer.emit('OpShiftRightLogical', this.#uint, this.#address, module.uint(2))
    this.#block = resourcePointer(writer, object)
  }

  target(): AtomicTarget {
    return { pointer: this.#pointer(0), type: uintType, scope: deviceScope(this.#call.module) }
  }

  load(type: Type, offset: number): Id {
    const { module, writer } = this.#call
    switch (type.kind) {
      case 'array': {
        const stride = sizeOf(type.element, false, 'structured')
        const elements = Array.from({ length: type.count ?? 0 }, (_, index) =>
          this.load(type.element, offset + index * stride),
        )
        return writer.construct(writer.type(type), elements)
      }
      case 'struct': {
        const layout = structLayout(type, 'structured')
        const bases = type.bases.map((base, index) => this.load(base, offset + layout.bases[index]!))
        const fields = type.fields.map((field, index) => {
          const { offset: start, bitOffset } = layout.fields[index]!
          if (field.bitWidth === undefined) return this.load(field.type, offset + start)
          this.#refuseWide(field)
          return readBits(writer, this.#loadWord((offset + start) / 4), field.type, bitOffset, field.bitWidth)
        })
        return writer.construct(writer.type(type), [...bases, ...fields])
      }
      case 'matrix': {
        const { vectors, length } = matrixShape(type)
        const at = (row: number, column: number): Id =>
          this.#loadScalar(type.element, offset + this.#elementOffset(type, row, column))
        if (isVectorLike(type)) {
          const count = vectors * length
          return vectorOf(
            writer,
            Array.from({ length: count }, (_, index) => (type.rows === 1 ? at(0, index) : at(index, 0))),
          )
        }
        const rows = Array.from({ length: vectors }, (_, row) =>
          vectorOf(
            writer,
            Array.from({ length }, (_, column) => at(row, column)),
          ),
        )
        return writer.construct(writer.type(type), rows)
      }
      case 'vector': {
        const size = scalarSize(type.element)
        const components = Array.from({ length: type.count }, (_, index) =>
          this.#loadScalar(type.element, offset + index * size),
        )
        return vectorOf(writer, components)
      }
      case 'scalar':
      case 'enum':
        return this.#loadScalar(scalarUnder(type), offset)
      default:
        this.#call.unsupported()
        return module.undef(writer.type(type))
    }
  }

  store(type: Type, offset: number, value: Id): void {
    const { writer } = this.#call
    switch (type.kind) {
      case 'array': {
        const stride = sizeOf(type.element, false, 'structured')
        const element = writer.type(type.element)
        for (let index = 0; index < (type.count ?? 0); index++)
          this.store(type.element, offset + index * stride, writer.extract(element, value, index))
        return
      }
      case 'struct': {
        const layout = structLayout(type, 'structured')
        type.bases.forEach((base, index) => {
          this.store(base, offset + layout.bases[index]!, writer.extract(writer.type(base), value, index))
        })
        // Bit-fields of one word, which is stored once it is whole.
        const words = new Map<number, Id>()
        type.fields.forEach((field, index) => {
          const { offset: start, bitOffset } = layout.fields[index]!
          const part = writer.extract(writer.type(field.type), value, fieldIndex(type, index))
          if (field.bitWidth === undefined) {
            this.store(field.type, offset + start, part)
            return
          }
          this.#refuseWide(field)
          const word = words.get(start) ?? writer.module.uint(0)
          words.set(start, writeBits(writer, word, part, field.type, bitOffset, field.bitWidth))
        })
        for (const [start, word] of words) this.#storeScalar(uintType, offset + start, word)
        return
      }
      case 'matrix': {
        const rows = isVectorLike(type) ? [value] : matrixRows(writer, value, type)
        rows.forEach((vector, row) => {
          componentsIn(writer, vector).forEach((component, column) => {
            const [r, c] = type.columns === 1 ? [column, row] : [row, column]
            this.#storeScalar(type.element, offset + this.#elementOffset(type, r, c), component)
          })
        })
        return
      }
      case 'vector':
      case 'scalar':
      case 'enum': {
        const scalar = scalarUnder(type)
        componentsIn(writer, value).forEach((component, index) => {
          this.#storeScalar(scalar, offset + index * scalarSize(scalar), component)
        })
        return
      }
      default:
        this.#call.unsupported()
    }
  }

  #refuseWide(field: Field): void {
    if (!isInWord(field)) this.#call.unsupported('a bit-field that is not of 32 bits')
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

  /** Columns lie one behind the other, or rows where that is asked for. */
  #elementOffset(type: MatrixType, row: number, column: number): number {
    const byRows = this.#call.writer.shared.shader.hasRawRows
    const [vector, component] = byRows ? [row, column] : [column, row]
    return vector * matrixStride(type, byRows, 'structured') + component * scalarSize(type.element)
  }
}
